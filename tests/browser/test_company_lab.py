"""The lab for Intrapreneurs in a browser: laying out companies, and seeing what a card does in them."""

import json

from playwright.sync_api import Locator, expect

from browser.conftest import Arrive
from browser.people import Person
from splay.examples import example_of
from splay.intrapreneurs.position import load
from splay.kernel.errors import PositionError

PROJECT, MONEY, INTERN = "One Spreadsheet Less", "Seed Money", "Intern With Ideas"
"""A project that needs one Budget and two Head-count, and assets that bring two of each."""


def enters(arrive: Arrive, **how: object) -> Person:
    """Let somebody come to the empty lab of Intrapreneurs."""
    ann = arrive("ann", **how)
    ann.open("/lab")
    expect(ann.see("box")).to_be_visible()
    ann.see("lab-game").select_option("intrapreneurs")
    expect(ann.see("box-kind")).to_be_visible()
    return ann


def in_box(person: Person, name: str) -> Locator:
    """Find a card in the box."""
    person.see("box-search").fill(name)
    return person.see("box").locator(f'[data-item="{name}"]')


def lays(person: Person, name: str, place: str) -> None:
    """Pick a card, and put it somewhere."""
    in_box(person, name).click()
    person.see(f"put-{place}").click()


def written(person: Person) -> dict[str, object]:
    """Return the position as it can be copied."""
    person.see("lab-copy").click()
    spec: dict[str, object] = json.loads(person.see("position-text").input_value())
    person.page.keyboard.press("Escape")
    return spec


def test_a_company_is_laid_out_and_a_project_started_and_what_happens_is_told(arrive: Arrive) -> None:
    ann = enters(arrive)
    lays(ann, MONEY, "hand-0")
    lays(ann, INTERN, "hand-0")
    lays(ann, PROJECT, "projects")
    expect(ann.see("place-hand-0")).to_contain_text(MONEY)
    expect(ann.see("place-projects")).to_contain_text(PROJECT)
    ann.see("use-now").click()
    expect(ann.see("told")).to_contain_text(PROJECT)
    ann.see("use-clear").click()
    # From there the board goes on, and leads back here.
    ann.page.route("**/api/analysis*", lambda route: route.abort())
    ann.see("lab-to-board").click()
    expect(ann.see("decision")).to_contain_text(PROJECT)
    ann.see("to-lab").click()
    expect(ann.see("place-hand-0")).to_contain_text(MONEY)


def test_a_position_is_looked_at_again_when_the_server_could_not_be_reached(arrive: Arrive) -> None:
    ann = enters(arrive)
    lays(ann, MONEY, "hand-0")
    lays(ann, INTERN, "hand-0")
    ann.page.route("**/api/board*", lambda route: route.abort(), times=1)
    lays(ann, PROJECT, "projects")
    expect(ann.see("use-now")).to_be_visible()
    expect(ann.see("reasons")).to_have_count(0)


def test_projects_that_cannot_be_are_refused_as_position_files_are(arrive: Arrive) -> None:
    ann = enters(arrive)
    lays(ann, PROJECT, "ventures-0")
    wrong = {"game": "intrapreneurs", "players": [{"name": "Ann", "projects": [{"project": PROJECT}]}, {"name": "Bob"}]}
    reasons: list[str] = []
    try:
        load(wrong)
    except PositionError as error:
        reasons = error.reasons
    expect(ann.see("reasons").locator("li")).to_have_text(reasons)
    lays(ann, MONEY, "assets-0-0")
    lays(ann, INTERN, "assets-0-0")
    expect(ann.see("reasons")).to_have_count(0)
    expect(ann.see("venture-0-0")).to_contain_text(MONEY)
    ann.see("level-0-0").select_option("paused")
    expect(ann.see("reasons")).to_contain_text("is paused and cannot have assets")
    ann.see("lab-undo").click()
    expect(ann.see("reasons")).to_have_count(0)


def test_everything_that_a_position_file_has_can_be_set(arrive: Arrive) -> None:
    ann = enters(arrive)
    ann.see("lab-players").select_option("3")
    ann.see("lab-round").select_option("2")
    ann.see("lab-macro").select_option("Austerity")
    ann.see("lab-first").select_option(label="Bob")
    ann.see("lab-turn").select_option(label="Cyd")
    ann.see("lab-number").fill("5")
    ann.see("lab-acted").check()
    lays(ann, PROJECT, "ventures-2")
    ann.see("level-2-0").select_option("paused")
    ann.see("burdened-2-0").check()
    ann.see("venture-2-0").get_by_label("paused this turn").check()
    lays(ann, MONEY, "discards")
    lays(ann, "Circular Packaging", "project_pile")
    lays(ann, "Subscription Everything", "dropped")
    ann.page.get_by_text("What else counts for Ann").click()
    ann.see("skips-0").fill("2")
    ann.see("skips-0").press("Tab")
    expect(ann.see("reasons")).to_have_count(0)
    spec = written(ann)
    assert spec == {
        "game": "intrapreneurs",
        "players": [
            {"name": "Ann", "skips": 2},
            {"name": "Bob"},
            {"name": "Cyd", "projects": [{"project": PROJECT, "level": "paused", "burdened": True}]},
        ],
        "round": 2,
        "macro": "Austerity",
        "first": 1,
        "turn": {"player": 2, "number": 5, "acted": True, "paused": [PROJECT]},
        "discards": [MONEY],
        "project_pile": ["Circular Packaging"],
        "dropped": ["Subscription Everything"],
        "seed": 1,
    }
    assert load(spec).decision is not None
    # Pasted as text it is laid out again.
    ann.see("lab-clear").click()
    expect(ann.see("venture-2-0")).to_have_count(0)
    ann.see("lab-text").click()
    ann.see("plan-text").fill(json.dumps(spec))
    ann.see("plan-read").click()
    expect(ann.see("venture-2-0")).to_contain_text(PROJECT)


def test_cards_of_a_company_are_dragged_or_put_by_keys(arrive: Arrive) -> None:
    ann = enters(arrive, viewport={"width": 1400, "height": 1000})
    in_box(ann, PROJECT).drag_to(ann.see("place-ventures-0"))
    in_box(ann, MONEY).drag_to(ann.see("place-assets-0-0"))
    expect(ann.see("venture-0-0")).to_contain_text(MONEY)
    card = in_box(ann, INTERN)
    card.focus()
    ann.page.keyboard.press("Enter")
    ann.see("held-place").select_option(label=f"into Ann's {PROJECT}")
    ann.see("held-put").press("Enter")
    expect(ann.see("venture-0-0")).to_contain_text(INTERN)
    expect(ann.see("reasons")).to_have_count(0)


BROKEN = """() => [...document.querySelectorAll("[data-testid=box] .name")].flatMap((name) =>
    [...name.textContent.matchAll(/[^\\s-]+/g)].map((word) => {
        const range = document.createRange();
        range.setStart(name.firstChild, word.index);
        range.setEnd(name.firstChild, word.index + word[0].length);
        return range.getClientRects().length > 1 ? word[0] : "";
    })).filter((word) => word !== "")"""


def test_no_name_breaks_within_a_word(arrive: Arrive) -> None:
    ann = enters(arrive, viewport={"width": 1280, "height": 800})
    for kind, name in [("asset", "Skunkworks Garage"), ("obstacle", "Reorganisation Rumour"), ("project", PROJECT)]:
        ann.see("box-kind").select_option(kind)
        expect(ann.see("box")).to_contain_text(name)
        assert ann.page.evaluate(BROKEN) == []


def test_a_card_s_page_leads_to_an_example_of_it_at_work(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards?game=intrapreneurs&search=Approval+Loop")
    ann.see("at-work").click()
    expect(ann.see("lab-game")).to_have_value("intrapreneurs")
    expect(ann.see("use-now")).to_have_text("Play Approval Loop on bob now")
    ann.see("use-now").click()
    expect(ann.see("told")).to_contain_text("bob will skip a turn")
    ann.page.route("**/api/analysis*", lambda route: route.abort())
    ann.open("/cards?game=intrapreneurs&search=Approval+Loop")
    ann.see("on-board").click()
    expect(ann.see("decision")).to_contain_text("Play Approval Loop on bob")


def test_what_shows_a_project_at_work_is_offered_one_after_the_other(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open(f"/lab?card={PROJECT}&game=intrapreneurs")
    for deed in example_of(PROJECT, "standard", game="intrapreneurs").deeds:
        use = ann.see("use-now").first
        expect(use).to_have_text(f"{deed.label} now")
        use.click()
        # Which assets to take is asked on the way.
        for index in deed.answers[1:]:
            ann.see(f"do-{index}").click()
    expect(ann.see("told")).to_contain_text(f"ann restarts {PROJECT}")


def test_a_macro_event_is_read_beside_its_example(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 390, "height": 844}, has_touch=True)
    ann.open("/lab?card=Cheap%20Money&game=intrapreneurs")
    expect(ann.see("use-now")).to_be_in_viewport()
    expect(ann.see("use")).to_contain_text("All projects require -1 Budget")
    wide = ann.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, "nothing sticks out"


def test_a_card_of_a_company_that_there_is_not_is_told(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/lab?card=Archery&game=intrapreneurs")
    expect(ann.see("lab-problem")).to_contain_text("it is a card of the game innovation")
    expect(ann.see("box-kind")).to_be_visible()


def test_the_lab_of_a_company_fits_a_phone(arrive: Arrive) -> None:
    ann = enters(arrive, viewport={"width": 390, "height": 844}, has_touch=True)
    in_box(ann, PROJECT).tap()
    ann.see("held-put").tap()
    expect(ann.see("venture-0-0")).to_contain_text(PROJECT)
    wide = ann.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, "nothing sticks out"
