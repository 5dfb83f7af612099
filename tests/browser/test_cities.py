"""Cities of Destiny at the table: six slots, flags and fountains that come and go, and the Endorse action."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person, at_random
from browser.posed import Posed, pose
from splay.innovation import position
from splay.kernel.match import Match

COLORS = ("blue", "red", "green", "yellow", "purple")
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
BOTH = pytest.mark.parametrize("expansions", [["cities"], ["cities", "echoes"]])


def standing(**boards: dict[str, Any]) -> Match:
    """Return a position with Cities in which it is ann's turn."""
    players = [{"name": name, "hand": ["Tools", "Philosophy"], "board": board} for name, board in boards.items()]
    for player, hand in zip(players[1:], (["Oars"], ["Sailing"]), strict=False):
        player["hand"] = hand
    turn = {"player": "ann", "actions": 2}
    return position.load({"edition": "3e", "sets": ["base", "cities"], "players": players, "turn": turn, "seed": 1})


def pile(*cards: str, splay: str = "unsplayed") -> dict[str, Any]:
    """Return a pile, its top card first."""
    return {"cards": list(cards), "splay": splay}


def look_at(person: Person, match: Match) -> None:
    """Let somebody look at a position from the first seat."""
    pose(person.page, Posed(match))
    person.open("/table/posed")
    expect(person.see("board-0")).to_be_visible()


def drawn_slots(person: Person, seat: int, color: str) -> list[list[int]]:
    """Return the slots that are drawn on each card of a pile, top card first."""
    found: list[list[int]] = person.page.locator(f"[data-testid=pile-{seat}-{color}] .lies").evaluate_all(
        """(cards) => cards.map((card) => [...card.querySelectorAll('.slot')]
            .map((slot) => Number(/\\bat(\\d)/.exec(slot.className)[1])).sort())"""
    )
    return found


def shown_slots(pile: dict[str, Any]) -> list[list[int]]:
    """Return the slots of a pile that the rules leave in sight."""
    cards = pile["cards"] if pile["splay"] != "unsplayed" else pile["cards"][:1]
    return [[slot for slot, icon in enumerate(card["icons"]) if icon is not None] for card in cards]


# The lobby


@pytest.mark.parametrize(
    ("titles", "most"),
    [
        (["Cities of Destiny"], 7),
        (["Echoes of the Past"], 8),
        (["Echoes of the Past", "Cities of Destiny"], 8),
    ],
)
def test_expansions_are_chosen_in_the_lobby_and_the_table_says_which_it_plays(
    arrive: Arrive, titles: list[str], most: int
) -> None:
    ann = arrive("ann")
    ann.open("/")
    ann.page.get_by_label("Edition").select_option("3e")
    for title in titles:
        ann.page.get_by_label(title).check()
    more = ann.page.get_by_role("button", name="More seats")
    for _ in range(most - 2):
        more.click()
    expect(more).to_be_disabled()
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.see(f"seat-{most - 1}")).to_be_visible()
    told = f"Innovation, 3rd edition, {', '.join(sorted(titles))}"
    expect(ann.page.locator("main")).to_contain_text(told)
    ann.open("/")
    expect(ann.page.locator("main")).to_contain_text(told)


def test_a_running_table_says_which_sets_it_plays(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot("innovation", "3e", "random", "cities")
    ann.see("menu").click()
    expect(ann.see("playing")).to_have_text("Innovation, 3rd edition, Cities of Destiny, casual")


# Cards


def test_a_splayed_city_shows_exactly_what_counts(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True, viewport=DESKTOP)
    boards = {
        "blue": pile("Yin", "Troy", "Atlantis", splay="left"),
        "green": pile("Memphis", "Babylon", splay="right"),
        "purple": pile("Ephesus", "Hattusa", "Mysticism", splay="up"),
        "yellow": pile("Uruk", "Linzi"),
    }
    look_at(ann, standing(ann=boards, bob={"red": pile("Thebes", "Athens", splay="left")}))
    every = [0, 1, 2, 3, 4, 5]
    for size in (DESKTOP, PHONE):
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert drawn_slots(ann, 0, "blue") == [every, [3, 5], [3, 5]]
        assert drawn_slots(ann, 0, "green") == [every, [0, 1]]
        assert drawn_slots(ann, 0, "purple") == [every, [1, 2, 3], [1, 2, 3]]
        assert drawn_slots(ann, 0, "yellow") == [every, []]
        assert drawn_slots(ann, 1, "red") == [every, [3, 5]]
    corner = ann.page.locator("[data-testid=pile-0-blue] .lies").nth(2)
    lying, card = corner.locator(".at5").bounding_box(), corner.locator(".card").bounding_box()
    assert lying and card
    assert lying["x"] > card["x"] + card["width"] / 2 and lying["y"] < card["y"] + card["height"] / 2


@BOTH
def test_in_a_long_game_every_pile_shows_what_counts(arrive: Arrive, expansions: list[str]) -> None:
    ann = arrive("ann", viewport=DESKTOP)
    table = ann.make_table("innovation", "3e", "greedy", "random", expansions=expansions)
    choice = at_random(4)
    splayed = looks = 0
    while looks < 4 or not splayed:
        if not ann.play_on(table, 18, choice):
            table = ann.make_table("innovation", "3e", "greedy", "random", expansions=expansions)
            continue
        looks += 1
        players = ann.api("GET", f"/api/tables/{table}/state")["view"]["players"]
        ann.open(f"/table/{table}")
        expect(ann.see("hand")).to_be_visible()
        for player in players:
            for color in COLORS:
                drawn, lies = drawn_slots(ann, player["seat"], color), player["board"][color]
                assert drawn[: len(shown_slots(lies))] == shown_slots(lies), (player["name"], color)
                assert all(slots == [] for slots in drawn[len(shown_slots(lies)) :])
                splayed += len(shown_slots(lies)) > 1


def test_a_city_is_read_with_what_its_icons_do(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards?edition=3e&set=cities&search=bangalore")
    city = ann.page.get_by_role("article")
    expect(city).to_contain_text("splay your blue cards up")
    expect(city).to_contain_text("An achievement while it shows.")
    expect(city.get_by_role("img", name="up arrow")).to_have_count(2)
    expect(city.get_by_role("img", name="fountain")).to_have_count(2)
    ann.open("/cards?edition=3e&set=cities&search=brussels")
    expect(city.get_by_role("img", name="fountain")).to_have_count(3)
    ann.open("/cards?edition=3e&set=cities&search=bangkok")
    expect(city.get_by_role("img", name="bonus 11")).to_have_count(2)
    expect(city).to_contain_text("No effect.")


def test_cities_are_found_by_their_set_and_icons(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards?edition=3e")
    ann.page.get_by_role("button", name="Cities of Destiny").click()
    expect(ann.see("card-count")).to_have_text("105 cards")
    for special in ("Legend", "Repute", "Fame", "Glory", "Victory"):
        expect(ann.page.locator("dt", has_text=special)).to_be_visible()
    expect(ann.page.get_by_text("Also by")).to_have_count(0)
    for kind, count in (("Flag", 13), ("Fountain", 12), ("Left arrow", 10), ("Up arrow", 10), ("Search", 37)):
        button = ann.page.get_by_role("button", name=kind, exact=True)
        button.click()
        expect(ann.see("card-count")).to_have_text(f"{count} cards")
        button.click()


def test_the_rules_of_cities_are_told_in_the_third_edition(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/rules?edition=3e")
    expect(ann.page.locator("#cities")).to_contain_text("Endorse")
    expect(ann.page.locator("#cities")).to_contain_text("Legend")
    ann.see("words").select_option("iello")
    expect(ann.page.locator("#cities")).to_contain_text("Play action")
    expect(ann.page.locator("#cities")).not_to_contain_text("achievement")
    ann.open("/rules?edition=1e")
    expect(ann.page.locator("#cities")).to_have_count(0)


# The table


def test_flags_and_fountains_count_by_their_colour_and_come_and_go(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    flag, fountain = "green flag", "red fountain"
    flagged = {"green": pile("Rio De Janeiro"), "red": pile("Seoul")}
    look_at(ann, standing(ann=flagged, bob={"green": pile("Sailing")}))
    expect(ann.see("achieved-0")).to_have_text("2")
    own = ann.page.locator('[data-place="achievements-0"]')
    for shown in (flag, fountain):
        expect(own.get_by_title(shown)).to_be_visible()
    ann.page.unroute_all()
    look_at(ann, standing(ann=flagged, bob={"green": pile("Sailing", "Clothing", splay="left")}))
    expect(ann.see("achieved-0")).to_have_text("1")
    expect(own.get_by_title(flag)).to_have_count(0)
    own.get_by_role("button").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Green flag: no achievement now, because an opponent shows more green cards.")
    expect(dialog).to_contain_text("Red fountain: an achievement while it shows.")


def test_melding_a_city_tells_what_its_icons_will_do(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    match = position.load(
        {
            "edition": "3e",
            "sets": ["base", "cities"],
            "players": [
                {
                    "name": "ann",
                    "hand": ["Bangalore", "Tools"],
                    "board": {"blue": pile("Pottery", "Writing", splay="up")},
                },
                {"name": "bob", "hand": ["Oars"]},
            ],
            "turn": {"player": "ann", "actions": 2},
        }
    )
    look_at(ann, match)
    ann.page.locator(".options .option", has_text="Meld Bangalore").hover()
    expect(ann.see("hints")).to_contain_text("splay your blue cards up")
    expect(ann.see("hints")).to_contain_text("It claims Fame.")
    ann.page.locator(".options .option", has_text="Meld Tools").hover()
    expect(ann.see("hints")).not_to_contain_text("It claims")


def test_endorse_tells_what_it_does_and_costs_before_the_click(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    look_at(
        ann,
        standing(
            ann={"red": pile("Archery"), "blue": pile("Yin"), "purple": pile("Code of Laws")},
            bob={
                "red": pile("Metalworking"),
                "blue": pile("Troy"),
                "green": pile("Memphis"),
                "purple": pile("Mysticism"),
            },
            cyd={"green": pile("Babylon")},
        ),
    )
    ann.page.locator(".options .option", has_text="Endorse Archery").hover()
    hints = ann.see("hints")
    expect(ann.see("price")).to_contain_text("a card tucked from your hand, not above the value of the city")
    expect(ann.see("price")).to_contain_text("Yin (1)")
    expect(hints).to_contain_text("cyd is vulnerable to the demand, which goes round twice.")
    # A click on the card arms its dogma, and the other thing that can be done with it is one click away.
    ann.page.locator("[data-testid=pile-0-red] .spot").click()
    expect(ann.see("confirm")).to_contain_text("Send: Dogma Archery")
    ann.page.get_by_role("button", name="Endorse Archery instead").click()
    expect(ann.see("confirm")).to_contain_text("Send: Endorse Archery")
    expect(ann.page.get_by_role("button", name="Dogma Archery instead")).to_be_visible()


def to_endorse(person: Person, expansions: list[str]) -> str:
    """Play games at random until the person can endorse something with both actions left; return what."""
    choice = at_random(7)
    for _ in range(8):
        table = person.make_table("innovation", "3e", "random", expansions=expansions)
        for _ in range(60):
            if not person.play_on(table, 1, choice) or not person.play_on(table, 0, choice):
                break
            state = person.api("GET", f"/api/tables/{table}/state")
            labels = [option["label"] for option in state["decision"]["options"]]
            found = [label for label in labels if label.startswith("Endorse ")]
            if found and state["view"]["actions"] == 2:
                person.open(f"/table/{table}")
                return str(found[0]).removeprefix("Endorse ")
    pytest.fail("nothing could be endorsed in eight games")


@BOTH
def test_endorse_is_taken_once_a_turn_and_told(arrive: Arrive, expansions: list[str]) -> None:
    ann = arrive("ann")
    card = to_endorse(ann, expansions)
    asked = ann.wait_for_turn()
    assert asked is not None
    option = asked.options.index(f"Endorse {card}")
    ann.see(f"option-{option}").hover()
    expect(ann.see("price")).to_contain_text("It costs a card tucked from your hand")
    ann.choose(option)
    for _ in range(40):
        asked = ann.wait_for_turn()
        if asked is None or "Draw" in asked.options:
            break
        ann.choose(0)
    line = ann.page.locator("[data-testid=log] li.is-endorse").last
    expect(line).to_contain_text(f"ann endorses {card} by ")
    expect(line.get_by_role("button", name=card, exact=True)).to_be_visible()
    if asked is not None:
        expect(ann.see("endorse")).to_be_visible()
        assert not [each for each in asked.options if each.startswith("Endorse")]


def test_the_decks_of_cities_are_counted_and_a_held_city_shows_its_back(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot("innovation", "3e", "random", "cities")
    ann.take_turns(at_random(3), most=15)
    ann.wait_for_turn()
    state = ann.api("GET", f"/api/tables/{ann.table}/state")["view"]
    for age in range(1, 11):
        left = state["decks"][f"cities {age}"]
        deck = ann.page.locator(f'[data-place="deck-cities {age}"]')
        expect(deck.locator(".left")).to_have_text(str(left))
        expect(deck.locator(".back.cities")).to_be_visible()
    backs = [card for card in state["players"][1]["hand"] if card["set"] == "cities"]
    hand = ann.page.locator('[data-place="hand-1"]')
    expect(hand.locator(".back.cities")).to_have_count(len(backs))


def test_a_replay_shows_cities_too(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    boards = {"blue": pile("Yin", "Troy", splay="left")}
    pose(ann.page, Posed(standing(ann=boards, bob={"red": pile("Seoul")})), "finished")
    ann.open("/replay/posed")
    expect(ann.see("board-0")).to_be_visible()
    assert drawn_slots(ann, 0, "blue") == [[0, 1, 2, 3, 4, 5], [3, 5]]
    expect(ann.page.locator('[data-place="achievements-1"]').get_by_title("red fountain")).to_be_visible()
    expect(ann.page.locator("main")).to_contain_text("3rd edition, Cities of Destiny")
