"""A phone is a first-class table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.longest import company, crowded, played
from browser.people import Person, at_random
from browser.posed import Posed, pose
from splay.innovation import position
from splay.kernel.match import Match

NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def assert_fits(person: Person) -> None:
    """Nothing sticks out to the right."""
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, f"{person.page.url} is {width} wide"


@pytest.mark.parametrize(
    "path", ["/", "/cards", "/cards?game=intrapreneurs", "/rules", "/rules?edition=1e", "/rules?game=intrapreneurs"]
)
def test_pages_fit_a_phone(arrive: Arrive, path: str) -> None:
    ann = arrive("ann", **NARROW)
    ann.open(path)
    expect(ann.page.locator("h1").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert_fits(ann)
    beyond = ann.page.locator("table").evaluate_all(
        """(tables) => tables.filter((table) =>
            table.getBoundingClientRect().right > innerWidth && !table.closest(".wide")).length"""
    )
    assert beyond == 0, "a wide table scrolls in a box of its own"


@pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])
def test_the_table_fits_a_phone_and_the_decision_is_in_sight(arrive: Arrive, game: str, edition: str) -> None:
    ann = arrive("ann", **NARROW)
    ann.play_bot(game, edition)
    choice = at_random(2)
    for _ in range(8):
        asked = ann.wait_for_turn()
        if asked is None:
            break
        assert_fits(ann)
        question = ann.page.locator("[data-testid=decision] .question")
        expect(question).to_be_in_viewport(ratio=1)
        option = ann.see(f"option-{choice(asked.options)}")
        option.scroll_into_view_if_needed()
        expect(option).to_be_in_viewport(ratio=1)
        option.tap()
        confirm = ann.see("confirm")
        expect(confirm).to_be_in_viewport(ratio=1)
        confirm.tap()
        ann.wait_past(asked.to)


def test_a_tap_on_an_option_tells_the_words_of_its_card(arrive: Arrive) -> None:
    ann = arrive("ann", **NARROW)
    ann.play_bot()
    asked = ann.wait_for_turn()
    assert asked is not None
    while not any(option.startswith("Dogma") for option in asked.options):
        ann.choose(0)
        asked = ann.wait_for_turn()
        assert asked is not None
    at = next(index for index, option in enumerate(asked.options) if option.startswith("Dogma"))
    expect(ann.see(f"note-{at}")).to_have_text(re.compile("share: |demand: |nobody else"))
    ann.see(f"option-{at}").tap()
    expect(ann.see("words")).to_contain_text(asked.options[at].removeprefix("Dogma "))
    expect(ann.see("words").locator("header")).to_be_in_viewport(ratio=1)
    small = (
        ann.see("decision")
        .locator("button:not(.plain)")
        .evaluate_all("(buttons) => buttons.filter((each) => each.offsetHeight < 40).map((each) => each.textContent)")
    )
    assert small == []
    # Folded, only the question is left; the icons stay in sight wherever the page is scrolled.
    ann.see("fold").tap()
    expect(ann.see(f"option-{at}")).to_be_hidden()
    expect(ann.page.locator("[data-testid=decision] .question")).to_be_in_viewport(ratio=1)
    ann.page.evaluate("scrollTo(0, 600)")
    expect(ann.see("strip")).to_be_in_viewport(ratio=1)
    ann.see("fold").tap()
    expect(ann.see(f"option-{at}")).to_be_visible()


# Links in a sentence are as high as its lines.
TAPPED = "button, select, summary, nav a, .brand, .button, [role=tab], input[type=text], label:has(> [type=checkbox])"
TOO_SMALL = """(tapped) => [...document.querySelectorAll(tapped)]
    .filter((each) => each.offsetParent && !each.matches(".link"))
    .map((each) => [each.getBoundingClientRect(), each.textContent.trim().slice(0, 60)])
    .filter(([{ width, height }]) => height < 40 || width < 40)
    .map(([{ width, height }, words]) => `${width}x${height}: ${words}`)"""
ALL = ["cities", "artifacts", "echoes", "figures"]


@pytest.mark.parametrize(
    "match",
    [lambda: crowded("3e", 3, *ALL), lambda: played(crowded("4e", 2), 3), lambda: company(3)],
    ids=["all expansions", "4e", "intrapreneurs"],
)
def test_whatever_is_tapped_at_a_table_has_room_for_a_finger(arrive: Arrive, match: Callable[[], Match]) -> None:
    ann = arrive("ann", posed=True, **NARROW)
    pose(ann.page, Posed(match()))
    ann.open("/table/posed")
    expect(ann.see("board-1")).to_be_visible()
    expect(ann.see("option-0")).to_be_visible()
    assert ann.page.evaluate(TOO_SMALL, TAPPED) == []


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/games",
        "/ladder",
        "/account",
        "/learn",
        "/cards",
        "/rules",
        "/learn/game",
        "/lab",
        "/board",
        "/statistics",
    ],
)
def test_whatever_is_tapped_elsewhere_has_room_for_a_finger(arrive: Arrive, path: str) -> None:
    ann = arrive("ann", **NARROW)
    ann.open(path)
    expect(ann.page.locator("h1").first).to_be_attached()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(TOO_SMALL, TAPPED) == []


COVERED = """() => [...document.querySelectorAll("header dt, header .fact > *")]
    .filter((each) => each.offsetParent && !each.matches(".hidden"))
    .filter((each) => {
        const header = each.closest("header");
        const box = each.getBoundingClientRect();
        return [...header.querySelectorAll(".back, .fact > *, dt")].some((other) => {
            if (other === each || other.matches(".hidden") || other.contains(each)) return false;
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
        });
    })
    .map((each) => each.textContent)"""


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_cards_cover_no_numbers(arrive: Arrive, width: int) -> None:
    ann = arrive("ann", posed=True, viewport={"width": width, "height": 1024})
    board = {"green": {"cards": ["Palampore"], "splay": "unsplayed"}}
    players = [{"name": name, "score": [*range(1, 10)] * 3, "board": board} for name in ("ann", "bob")]
    players[1]["board"] = {}
    spec = {"edition": "3e", "sets": ["base", *ALL], "players": players, "turn": {"player": "ann", "actions": 2}}
    pose(ann.page, Posed(position.load(spec)))
    ann.open("/table/posed")
    expect(ann.see("points-0")).to_be_visible()
    expect(ann.see("board-0")).to_contain_text("in bonuses")
    assert ann.page.evaluate(COVERED) == []


def test_a_tap_tells_the_words_of_the_karmas_in_force(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True, **NARROW)
    board = {"purple": {"cards": ["Homer", "Mysticism"], "splay": "unsplayed"}}
    players = [{"name": "ann", "hand": ["Tools"]}, {"name": "bob", "board": board}]
    spec = {"edition": "3e", "sets": ["base", "figures"], "players": players, "seed": 1}
    pose(ann.page, Posed(position.load({**spec, "turn": {"player": "ann", "actions": 2}})))
    ann.open("/table/posed")
    ann.see("karmas-1").get_by_role("button").tap()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("instead tuck it")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # The keyboard reaches them as well, wherever there is one.
    ann.see("karmas-1").get_by_role("button").focus()
    ann.page.keyboard.press("Enter")
    expect(dialog).to_contain_text("instead tuck it")


def test_the_cards_of_a_hand_lie_side_by_side(arrive: Arrive) -> None:
    ann = arrive("ann", **NARROW)
    ann.play_bot()
    assert ann.wait_for_turn() is not None
    cards = ann.see("hand").locator("li")
    expect(cards).to_have_count(2)
    tops = cards.evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().top)")
    assert tops[0] == tops[1]
