"""Figures in the Sand at the table: karmas in force and ahead, Inspire, Decree, fading, eight seats, cards, rules."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Arrive
from browser.longest import crowded
from browser.people import Person, first
from browser.posed import Posed, pose
from browser.test_accessible import violations
from helpers import answer
from splay.innovation import position
from splay.innovation.karma_foresight import QUESTIONS
from splay.kernel.match import Match
from splay.server import guide

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, {"width": 1440, "height": 900}, PHONE])
ALL = ["cities", "artifacts", "echoes", "figures"]


def pile(*cards: str, splay: str = "unsplayed") -> dict[str, Any]:
    """Return a pile, its top card first."""
    return {"cards": list(cards), "splay": splay}


def standing(*players: dict[str, Any], **more: Any) -> Match:
    """Return a position with Figures, in which ann has both actions left."""
    spec: dict[str, Any] = {"edition": "3e", "sets": ["base", "figures"], "players": list(players), "seed": 1}
    return position.load(spec | {"turn": {"player": "ann", "actions": 2}, **more})


ANN: dict[str, Any] = {
    "name": "ann",
    "hand": ["Gilgamesh", "Sun Tzu", "Napoleon Bonaparte", "Tools"],
    "board": {
        "green": pile("Hatshepsut", "Sailing"),
        "red": pile("Archery", "Hammurabi", splay="up"),
        "blue": pile("Writing"),
    },
}
BOB: dict[str, Any] = {"name": "bob", "board": {"purple": pile("Homer", "Mysticism"), "green": pile("Mapmaking")}}


def look_at(person: Person, match: Match, seat: int = 0) -> None:
    """Let somebody look at a position from a seat."""
    pose(person.page, Posed(match, seat))
    person.open("/table/posed")
    expect(person.see("board-0")).to_be_visible()


def option(person: Person, words: str) -> Locator:
    """Return an option by its words."""
    return person.page.locator(".options .option", has_text=words)


# The lobby, cards and rules


def test_figures_are_chosen_in_the_lobby_with_all_others_for_eight(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    ann.page.get_by_label("Edition").select_option("3e")
    for title in ("Cities of Destiny", "Artifacts of History", "Echoes of the Past", "Figures in the Sand"):
        ann.page.get_by_label(title).check()
    more = ann.page.get_by_role("button", name="More seats")
    for _ in range(6):
        more.click()
    expect(more).to_be_disabled()
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.see("seat-7")).to_be_visible()
    assert ann.api("GET", f"/api/tables/{ann.table}")["expansions"] == ALL


def test_figures_are_found_among_the_cards_by_what_they_bear(arrive: Arrive) -> None:
    facts: Any = guide.cards("innovation", "3e", ["figures"])
    every = [card for card in facts["cards"] if card["set"] == "figures"]
    inspiring = [card for card in every if "inspire" in card["icons"]]
    ann = arrive("ann")
    ann.open("/cards?edition=3e")
    ann.page.get_by_role("button", name="Figures in the Sand").click()
    expect(ann.see("card-count")).to_have_text(f"{len(every)} cards")
    expect(ann.page.locator("dl").get_by_text("Red decree.")).to_be_visible()
    ann.page.get_by_role("button", name="Inspire effect", exact=True).click()
    expect(ann.see("card-count")).to_have_text(f"{len(inspiring)} cards")
    homer = ann.page.get_by_role("article", name="Homer")
    expect(homer.locator(".kind")).to_have_text(["inspire effect", "karma"])
    ann.page.get_by_role("button", name="Echo effect", exact=True).click()
    expect(ann.see("card-count")).to_have_text("0 cards")


def test_the_rules_of_figures_are_told_in_the_third_edition(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/rules?edition=3e")
    ann.page.get_by_role("link", name="Figures in the Sand").click()
    for words in ("Karmas", "Inspire", "Fading", "Decrees", "Advancement", "Rivalry"):
        expect(ann.page.locator("#figures")).to_contain_text(words)
    ann.open("/rules?edition=1e")
    expect(ann.page.locator("#figures")).to_have_count(0)


# Karmas


def test_the_karmas_in_force_stand_beside_each_player(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    look_at(ann, standing(ANN, BOB))
    expect(ann.see("karmas-0")).to_contain_text("Hatshepsut")
    expect(ann.see("karmas-0")).to_contain_text("first return your hand")
    expect(ann.see("karmas-1")).to_contain_text("Homer")
    ann.see("karmas-1").get_by_role("button").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Bob's karmas in force")
    expect(dialog).to_contain_text("instead tuck it")
    ann.page.keyboard.press("Escape")
    # A covered figure has none.
    ann.page.unroute_all()
    look_at(ann, standing(ANN, {**BOB, "board": {"purple": pile("Mysticism", "Homer")}}))
    expect(ann.see("karmas-0")).to_be_visible()
    expect(ann.see("karmas-1")).to_have_count(0)


def test_before_a_click_the_karma_is_told_that_is_sure_to_act(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    look_at(ann, standing(ANN, BOB))
    # Writing draws a 2, and ann holds a 1; a draw would bring a 1, as her top cards are.
    expect(option(ann, "Dogma Writing").get_by_label("karma of Hatshepsut")).to_be_visible()
    expect(option(ann, "Draw").get_by_role("img")).to_have_count(0)
    option(ann, "Dogma Writing").hover()
    expect(ann.see("karma")).to_contain_text("Karma of Hatshepsut, yours: If you would draw a card above")
    option(ann, "Draw").hover()
    expect(ann.see("karma")).to_have_count(0)
    expect(ann.see("hints")).to_contain_text("You would draw a 1")


def test_a_karma_of_another_player_is_told_as_theirs(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    bob = {"name": "bob", "board": {"green": pile("Augustus Caesar")}}
    look_at(ann, standing({"name": "ann", "hand": ["Tools", "Perspective"], "board": {"red": pile("Archery")}}, bob))
    option(ann, "Meld Tools").hover()
    expect(ann.see("karma")).to_contain_text("Karma of Augustus Caesar, bob's:")
    expect(ann.see("hints")).to_contain_text("It would begin your blue pile.")
    option(ann, "Meld Perspective").hover()
    expect(ann.see("karma")).to_have_count(0)


def test_a_karma_lets_others_cards_be_used_and_cards_be_claimed(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    me = {"name": "ann", "board": {"green": pile("Ptolemy"), "yellow": pile("Cai Lun")}}
    me |= {"forecast": ["Archery", "Tools"], "score": ["Optics", "Paper", "Gunpowder"]}
    look_at(ann, standing(me, {"name": "bob", "board": {"blue": pile("Mathematics")}}))
    option(ann, "Dogma Mathematics").hover()
    expect(ann.see("borrowed")).to_contain_text("It is the top card of bob")
    # It is chosen where it lies.
    ann.see("pile-1-blue").locator(".spot").click()
    expect(ann.see("confirm")).to_contain_text("Send: Dogma Mathematics")
    option(ann, "Achieve Tools").hover()
    expect(ann.see("hints")).to_contain_text("Tools counts as an available achievement for you")


def test_what_counts_as_an_achievement_by_a_karma_is_counted_and_named(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    marie = {"name": "ann", "board": {"blue": pile("Marie Curie")}, "score": ["Refrigeration", "Computers", "Tools"]}
    look_at(ann, standing(marie, {"name": "bob", "board": {"red": pile("Archery")}}))
    expect(ann.see("achieved-0")).to_have_text("2")
    expect(ann.see("by-karma-0")).to_be_visible()
    ann.page.locator('[data-place="achievements-0"] button').click()
    expect(ann.page.get_by_role("dialog").get_by_text("an achievement by a karma")).to_have_count(2)


# Inspire


def test_inspire_tells_its_effects_in_their_order_and_its_draw(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    me = {**ANN, "board": {"red": pile("Sun Tzu", "Hammurabi", splay="right")}, "hand": ["Tools", "Oars"]}
    look_at(ann, standing(me, BOB))
    expect(ann.page.locator("[data-testid=pile-0-red] .caption svg")).not_to_have_count(0)
    option(ann, "Inspire red").hover()
    steps = ann.see("inspired").locator("li")
    expect(steps).to_have_count(3)
    expect(steps.nth(0)).to_contain_text("First Hammurabi")
    expect(steps.nth(1)).to_contain_text("Then Sun Tzu")
    expect(steps.nth(2)).to_contain_text("Then you draw by your top red card, a 2 as things are now.")
    # A click on the pile arms the dogma, and to inspire its colour is one click away.
    ann.see("pile-0-red").locator(".spot").click()
    expect(ann.see("confirm")).to_contain_text("Send: Dogma Sun Tzu")
    ann.page.get_by_role("button", name="Inspire red instead").click()
    expect(ann.see("confirm")).to_contain_text("Send: Inspire red")


def test_after_an_inspire_action_it_is_told_and_cannot_be_taken_again(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    me = {"name": "ann", "board": {"green": pile("Hatshepsut"), "red": pile("Archery")}}
    match = standing(me, BOB)
    answer(match, "Inspire green")
    look_at(ann, match)
    expect(ann.see("inspire")).to_have_text("has inspired this turn")
    expect(option(ann, "Inspire")).to_have_count(0)
    log = ann.see("log")
    expect(log.locator("li.is-inspire")).to_have_text("ann inspires green.")
    expect(log).to_contain_text("executes the inspire effect of Hatshepsut")


# Decrees


def test_the_decrees_lie_apart_and_tell_who_holds_them(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    look_at(ann, standing(ANN, {**BOB, "achievements": ["War"]}))
    war = ann.see("decree-War")
    expect(war).to_contain_text("Held by bob")
    expect(ann.see("decree-Trade")).to_contain_text("In the middle of the table")
    expect(ann.see("achieved-1")).to_have_text("1")
    expect(ann.page.locator('[data-place="achievements-1"]')).to_contain_text("War")
    ann.see("decree-Trade").get_by_role("button").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Green decree, in the middle of the table.")
    expect(dialog).to_contain_text("The whole hand leaves the game.")


@pytest.mark.parametrize(
    ("holder", "words"),
    [
        ("", "You claim it as an achievement, and then: Name a value"),
        ("ann", "It is yours already, and acts again: Name a value"),
        ("bob", "It goes from bob back to the middle of the table, and does nothing else."),
    ],
)
def test_a_decree_tells_what_becomes_of_it_and_the_hand_that_it_costs(arrive: Arrive, holder: str, words: str) -> None:
    ann = arrive("ann", posed=True)
    held = {name: {"achievements": ["War"]} if name == holder else {} for name in ("ann", "bob")}
    look_at(ann, standing(ANN | held["ann"], BOB | held["bob"]))
    # It can be chosen where it lies.
    ann.see("decree-War").get_by_role("button").click()
    expect(ann.see("confirm")).to_contain_text("Send: Issue the War decree")
    told = ann.see("decreed")
    expect(told).to_contain_text(words)
    expect(told).to_contain_text("It costs your whole hand: 4 cards leave the game.")
    for name in ANN["hand"]:
        expect(told.get_by_title(name)).to_be_visible()


def test_a_decree_warns_of_the_karma_that_keeps_figures(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    board = {"purple": pile("Homer"), "blue": pile("Huang Di")}
    look_at(
        ann, standing({"name": "ann", "hand": ["Gilgamesh", "Hatshepsut", "Tools"], "board": board}, {"name": "bob"})
    )
    option(ann, "Issue the Advancement decree").hover()
    expect(ann.see("karma")).to_contain_text("Karma of Homer, yours")
    expect(ann.see("decreed")).to_contain_text("Draw a card two above your highest top card.")


def test_an_issued_decree_asks_in_its_own_words(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    match = standing(ANN, BOB)
    answer(match, "Issue the War decree")
    look_at(ann, match)
    source = ann.page.locator(".source")
    expect(source).to_contain_text("War")
    expect(ann.see("log").locator("li.is-decree")).to_have_text("ann issues the War decree.")
    source.get_by_role("button", name="War").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("red decree")


# Fading, and which karma acts


def test_fading_is_explained_and_told(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    match = standing({**ANN, "hand": ["Gilgamesh", "Tools"]}, {"name": "bob", "board": {"red": pile("Oars")}})
    answer(match, "Meld Gilgamesh")
    look_at(ann, match)
    expect(ann.see("about")).to_contain_text("After an action nobody keeps more than one figure")
    option(ann, "Gilgamesh").hover()
    expect(ann.see("hints")).to_contain_text("It scores 1 point. Its karma ends: Each bonus on your board")
    ann.see("pile-0-green").locator(".spot").click()
    expect(ann.see("confirm")).to_contain_text("Send: Hatshepsut")


def test_of_two_karmas_the_chooser_reads_both(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    board = {"yellow": pile("Cai Lun"), "green": pile("George Stephenson")}
    match = standing({"name": "ann", "board": board, "score": ["Optics", "Calendar"]}, BOB)
    look_at(ann, match)
    option(ann, "Achieve 1").hover()
    expect(ann.see("hints")).to_contain_text("One of these karmas acts, as you choose:")
    expect(ann.see("karma")).to_have_count(2)
    ann.page.unroute_all()
    answer(match, "Achieve 1")
    look_at(ann, match)
    expect(ann.see("about")).to_contain_text("The one you choose acts, and the others do not.")
    option(ann, "Cai Lun").hover()
    expect(ann.see("hints")).to_contain_text("Before you claim an achievement")


# The whole table


@SCREENS
@pytest.mark.parametrize("seats", [2, 8])
def test_nothing_overflows_or_covers(arrive: Arrive, screen: dict[str, int], seats: int) -> None:
    ann = arrive("ann", posed=True, viewport=screen)
    match = crowded("3e", seats, *(ALL if seats == 8 else ["figures"]))
    look_at(ann, match)
    expect(ann.page.locator(".player")).to_have_count(seats)
    ann.page.evaluate("() => document.fonts.ready")
    ann.page.wait_for_timeout(200)
    beyond = ann.page.evaluate(
        """() => [...document.querySelectorAll('.player')].flatMap((player) => {
            const edge = player.getBoundingClientRect();
            return [...player.querySelectorAll('.pile, .zone, .karmas button')].flatMap((part) => {
                const box = part.getBoundingClientRect();
                const out = box.width > 0 && (box.right > edge.right + 1 || box.left < edge.left - 1
                    || box.bottom > edge.bottom + 1);
                return out ? [`${player.dataset.testid}: ${part.className} ${part.textContent.slice(0, 40)}`] : [];
            });
        })"""
    )
    assert beyond == []
    assert ann.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    if screen is not PHONE:
        area = ann.page.locator(".board > .mine").evaluate("(area) => area.scrollHeight - area.clientHeight")
        assert area <= 0, "one's own things have to be scrolled"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everyone_can_read_the_table(arrive: Arrive, theme: str) -> None:
    ann = arrive("ann", posed=True, color_scheme=theme)
    look_at(ann, standing(ANN, {**BOB, "achievements": ["Trade"]}))
    assert violations(ann) == []
    option(ann, "Issue the War decree").click()
    expect(ann.see("decreed")).to_be_visible()
    assert violations(ann) == []
    ann.page.locator('[data-place="achievements-1"] button').click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert violations(ann) == []


def to_a_karma(person: Person) -> tuple[str, str]:
    """Play games until an action is sure to trigger a karma, and look at that; return the option and the figure."""
    for _ in range(8):
        table = person.make_table("innovation", "3e", "greedy", expansions=ALL)
        for _ in range(60):
            if not person.play_on(table, 0, lambda options: 0):
                break
            state = person.api("GET", f"/api/tables/{table}/state")
            decision = state["decision"]
            labels = [each["label"] for each in decision["options"]]
            # To look ahead takes long, and nothing acts where no karma is in force.
            likely = "Draw" in labels and any(player["karmas"] for player in state["view"]["players"])
            told = person.api("GET", f"/api/tables/{table}/foresight")["triggers"] if likely else {}
            for index, found in told.items():
                if not found[0]["choice"]:
                    person.open(f"/table/{table}")
                    return index, found[0]["name"]
            melds = [at for at, label in enumerate(labels) if label.startswith("Meld ")]
            answered = {"to": decision["to"], "index": melds[-1] if melds else 0}
            person.api("POST", f"/api/tables/{table}/answer", answered)
    pytest.fail("no karma was sure to act in eight games")


def test_in_a_real_game_what_is_told_before_a_click_happens(arrive: Arrive) -> None:
    ann = arrive("ann")
    index, figure = to_a_karma(ann)
    ann.see(f"option-{index}").hover()
    expect(ann.see("karma").first).to_contain_text(f"Karma of {figure}")
    ann.choose(int(index))
    # An action may ask a few questions before the karma acts, which it does whatever is answered.
    ann.play_on(ann.table, QUESTIONS, first)
    expect(ann.see("log")).to_contain_text(f"The karma of {figure} acts")


def test_a_replay_shows_karmas_and_decrees_too(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    pose(ann.page, Posed(standing(ANN, {**BOB, "achievements": ["War"]})), "finished")
    ann.open("/replay/posed")
    expect(ann.see("karmas-0")).to_contain_text("Hatshepsut")
    expect(ann.see("decree-War")).to_contain_text("Held by bob")
    expect(ann.page.locator("main")).to_contain_text("3rd edition, Figures in the Sand")
