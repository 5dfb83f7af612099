"""Artifacts of History at the table: displays, the question at the start of a turn, compel effects, relics."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person, at_random
from browser.posed import Posed, pose
from splay.innovation import position
from splay.kernel.match import Match

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
BOTH = pytest.mark.parametrize("expansions", [["artifacts"], ["cities", "artifacts", "echoes"]])


def pile(*cards: str, splay: str = "unsplayed") -> dict[str, Any]:
    """Return a pile, its top card first."""
    return {"cards": list(cards), "splay": splay}


def standing(*players: dict[str, Any], turn: str = "ann", relics: bool = False, **more: Any) -> Match:
    """Return a position with Artifacts, in which somebody has one action left."""
    spec: dict[str, Any] = {"edition": "3e", "sets": ["base", "artifacts"], "players": list(players), "seed": 1}
    spec |= {"turn": {"player": turn, "actions": 1}, "options": {"relics": "yes"} if relics else {}, **more}
    return position.load(spec)


def look_at(person: Person, match: Match, seat: int = 0) -> None:
    """Let somebody look at a position from a seat."""
    pose(person.page, Posed(match, seat))
    person.open("/table/posed")
    expect(person.see("board-0")).to_be_visible()


def before_a_turn(*others: dict[str, Any], display: str = "Dancing Girl") -> Match:
    """Return a match in which ann's turn begins, with something on her display."""
    ann = {"name": "ann", "hand": ["Tools"], "board": {"yellow": pile("Agriculture")}, "display": [display]}
    last = others[-1]["name"]
    match = standing(ann, *others, turn=last)
    match.answer([option.label for option in match.decision.options].index("Draw"))  # type: ignore[union-attr]
    return match


# The lobby


def test_relics_are_an_option_only_where_artifacts_are_played(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    ann.page.get_by_label("Edition").select_option("3e")
    relics = ann.page.get_by_label("Relics")
    expect(relics).to_have_count(0)
    ann.page.get_by_label("Artifacts of History").check()
    relics.check()
    ann.page.get_by_label("Echoes of the Past").check()
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.see("seat-1")).to_be_visible()
    table = ann.api("GET", f"/api/tables/{ann.table}")
    assert (table["expansions"], table["options"]) == (["artifacts", "echoes"], {"relics": "yes"})
    expect(ann.page.locator("main")).to_contain_text("relics")


def test_relics_are_not_asked_for_once_artifacts_are_taken_away_again(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    ann.page.get_by_label("Edition").select_option("3e")
    ann.page.get_by_label("Artifacts of History").check()
    ann.page.get_by_label("Relics").check()
    ann.page.get_by_label("Artifacts of History").uncheck()
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.see("seat-1")).to_be_visible()
    assert ann.api("GET", f"/api/tables/{ann.table}")["options"] == {}


# Cards and rules


def test_artifacts_and_relics_are_found_among_the_cards(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards?edition=3e")
    ann.page.get_by_role("button", name="Artifacts of History").click()
    expect(ann.see("card-count")).to_have_text("110 cards")
    ann.page.get_by_role("button", name="Relic", exact=True).click()
    expect(ann.see("card-count")).to_have_text("5 cards")
    ann.page.get_by_role("button", name="Relic", exact=True).click()
    ann.page.get_by_role("button", name="I compel", exact=True).click()
    for card in ann.page.get_by_role("article").all():
        expect(card).to_contain_text("I compel")


def test_a_relic_of_figures_tells_its_karma(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards?edition=3e&search=ching+shih")
    card = ann.page.get_by_role("article")
    expect(card.locator(".kind")).to_have_text(["karma", "karma"])
    expect(card).to_contain_text("relic")
    expect(card).to_contain_text("figures")


def test_battleship_yamato_has_two_values_and_empty_slots(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    ann.open("/cards?edition=3e&search=yamato&colour=red")
    card = ann.page.get_by_role("article")
    expect(card.locator(".facts")).to_contain_text("on a board")
    expect(card.get_by_text("empty slot")).to_have_count(3)
    expect(card).to_contain_text("No effect.")
    red = {"red": pile("Battleship Yamato")}
    look_at(ann, standing({"name": "ann", "board": red, "hand": ["Tools"]}, {"name": "bob"}))
    top = ann.page.locator("[data-testid=pile-0-red]")
    expect(top.locator(".bare")).to_have_count(3)
    expect(top.get_by_text("Battleship Yamato, age 11,")).to_be_attached()


def test_the_rules_of_artifacts_are_told_in_the_third_edition(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/rules?edition=3e")
    for words in ("On display", "I compel", "Relics", "Seizing"):
        expect(ann.page.locator("#artifacts")).to_contain_text(words)
    ann.open("/rules?edition=1e")
    expect(ann.page.locator("#artifacts")).to_have_count(0)


# The display


def test_the_question_at_the_start_of_a_turn_tells_what_each_answer_does(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    # Ann's three lightbulbs are those on the artifact; bob has five.
    bob = {"name": "bob", "board": {"blue": pile("Mathematics"), "purple": pile("Philosophy")}}
    look_at(ann, before_a_turn(bob, {"name": "cyd", "board": {"purple": pile("Mysticism")}}))
    expect(ann.page.locator(".question")).to_contain_text("Dancing Girl is on display")
    expect(ann.see("about")).to_contain_text("Before your actions")
    expect(ann.page.locator(".reading")).to_contain_text("Dancing Girl")
    hints = ann.see("hints")
    ann.page.locator(".options .option", has_text="Free dogma").hover()
    expect(hints).to_contain_text("Your icons and those on it count together.")
    expect(ann.see("compelled")).to_contain_text("bob is compelled.")
    expect(hints).to_contain_text("After that it is returned.")
    ann.page.locator(".options .option", has_text="Return").hover()
    expect(hints).to_contain_text("It goes back to its deck unused")
    ann.page.locator(".options .option", has_text="Leave").hover()
    expect(hints).to_contain_text("It stays where it is")
    # On the card itself a click arms the free dogma, and the rest is one click away.
    ann.see("display-0").locator(".spot").click()
    expect(ann.see("confirm")).to_contain_text("Send: Free dogma Dancing Girl")
    ann.page.get_by_role("button", name="Leave Dancing Girl instead").click()
    expect(ann.see("confirm")).to_contain_text("Send: Leave Dancing Girl")


def test_everybody_has_a_display_even_while_it_is_empty(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True, viewport=DESKTOP)
    before = standing({"name": "ann", "hand": ["Tools"]}, {"name": "bob", "board": {"green": pile("The Wheel")}})
    look_at(ann, before)
    places = {}
    for size in (DESKTOP, PHONE):
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        for seat in (0, 1):
            expect(ann.see(f"display-{seat}")).to_be_visible()
            expect(ann.see(f"display-{seat}")).to_contain_text("nothing on")
        places[size["width"]] = ann.see("pile-1-green").bounding_box()
    ann.page.unroute_all()
    bob = {"name": "bob", "board": {"green": pile("The Wheel")}, "display": ["Mask of Warka"]}
    look_at(ann, standing({"name": "ann", "hand": ["Tools"]}, bob))
    expect(ann.see("display-1")).to_contain_text("Mask of Warka")
    for size in (PHONE, DESKTOP):
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert ann.see("pile-1-green").bounding_box() == places[size["width"]], "what is dug up pushes nothing"


def test_a_display_tells_whom_its_free_dogma_would_concern(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    bob = {"name": "bob", "board": {"green": pile("The Wheel")}, "display": ["Dancing Girl"]}
    look_at(ann, standing({"name": "ann", "hand": ["Tools"]}, bob, {"name": "cyd", "hand": ["Oars"]}))
    ann.see("display-1").locator(".spot").click()
    lineup = ann.see("display-lineup")
    expect(lineup).to_contain_text("Nobody is compelled")
    ann.page.keyboard.press("Escape")
    castles = {"red": pile("Archery"), "green": pile("Sailing"), "blue": pile("Tools"), "purple": pile("Mysticism")}
    ann.page.unroute_all()
    look_at(ann, standing({"name": "ann", "board": castles}, {**bob, "board": {}}, {"name": "cyd", "hand": ["Oars"]}))
    ann.see("display-1").locator(".spot").click()
    expect(ann.see("display-lineup").get_by_test_id("compelled")).to_contain_text("you are compelled.")


def test_a_meld_tells_what_it_digs_up_and_what_could_be_seized(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    board = {"blue": pile("Alchemy"), "yellow": pile("Agriculture")}
    hand = ["Tools", "Domestication", "Paper"]
    look_at(ann, standing({"name": "ann", "hand": hand, "board": board}, {"name": "bob"}, relics=True))
    option = ann.page.locator(".options .option")
    option.filter(has_text="Meld Tools").hover()
    expect(ann.see("digs")).to_have_text("That digs up an artifact of value 3, and then you may seize Timbuktu.")
    option.filter(has_text="Meld Domestication").hover()
    expect(ann.see("digs")).to_have_text("That digs up an artifact of value 1.")
    option.filter(has_text="Meld Paper").hover()
    expect(ann.see("hints")).to_contain_text("It would begin your green pile")
    expect(ann.see("digs")).to_have_count(0)


def until_asked(person: Person, table: str, seed: int, words: str) -> bool:
    """Play at random until an option begins so; tell whether that came before the end."""
    choice = at_random(seed)

    def keep(options: Sequence[str]) -> int:
        kept = [at for at, label in enumerate(options) if label.startswith(("Leave ", "To your "))]
        melds = [at for at, label in enumerate(options) if label.startswith("Meld ")]
        return kept[0] if kept else melds[seed % len(melds)] if melds else choice(list(options))

    for _ in range(80):
        if not person.play_on(table, 0, keep):
            return False
        decision = person.api("GET", f"/api/tables/{table}/state")["decision"]
        if any(option["label"].startswith(words) for option in decision["options"]):
            return True
        if not person.play_on(table, 1, keep):
            return False
    return False


def at_a_real_table(person: Person, expansions: list[str], words: str) -> str:
    """Play games until an option begins so, and look at it."""
    for seed in range(8):
        table = person.make_table("innovation", "3e", "random", expansions=expansions, relics="yes")
        if until_asked(person, table, seed, words):
            person.open(f"/table/{table}")
            return table
    pytest.fail(f"nothing like {words!r} in eight games")


@BOTH
def test_in_a_real_game_the_question_comes_and_the_artifact_is_left_and_melded(
    arrive: Arrive, expansions: list[str]
) -> None:
    ann = arrive("ann")
    at_a_real_table(ann, expansions, "Leave ")
    asked = ann.wait_for_turn()
    assert asked is not None
    name = next(label for label in asked.options if label.startswith("Leave ")).removeprefix("Leave ")
    expect(ann.see("display-0").locator(f'[data-card="{name}"]')).to_be_visible()
    ann.choose(asked.options.index(f"Leave {name}"))
    asked = ann.wait_for_turn()
    assert asked is not None and f"Meld {name}" in asked.options
    # Melding is offered on the card where it lies.
    ann.see("display-0").locator(".spot").click()
    expect(ann.see("confirm")).to_contain_text(f"Send: Meld {name}")
    ann.see("confirm").click()
    expect(ann.page.locator("[data-testid=log]")).to_contain_text(f"ann melds {name}")
    expect(ann.see("display-0").locator(f'[data-card="{name}"]')).to_have_count(0)


def test_in_a_real_game_an_artifact_is_returned(arrive: Arrive) -> None:
    ann = arrive("ann")
    at_a_real_table(ann, ["artifacts"], "Return ")
    asked = ann.wait_for_turn()
    assert asked is not None
    at = next(index for index, label in enumerate(asked.options) if label.startswith("Return "))
    name = asked.options[at].removeprefix("Return ")
    ann.choose(at)
    expect(ann.see("display-0")).to_contain_text("nothing on your display")
    expect(ann.page.locator("[data-testid=log]")).to_contain_text(f"ann returns {name}")


# Relics


def test_relics_lie_by_their_decks_and_among_the_achievements(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    bob = {"name": "bob", "hand": ["Oars", "Complex Numbers"], "achievements": ["Timbuktu"]}
    look_at(ann, standing({"name": "ann", "hand": ["Tools"]}, bob, relics=True))
    for age, name in ((5, "Newton-Wickins Telescope"), (6, "Ching Shih"), (7, "Safety Pin")):
        expect(ann.page.locator(f'[data-place="relic-{age}"] [data-card="{name}"]')).to_be_visible()
    expect(ann.page.locator('[data-place="relic-3"] [data-card]')).to_have_count(0)
    expect(ann.see("achieved-1")).to_have_text("1")
    expect(ann.page.locator('[data-place="achievements-1"] [data-card="Timbuktu"]')).to_be_visible()
    # Of another hand the relic is known, and everything else is not.
    hand = ann.page.locator('[data-place="hand-1"]')
    expect(hand.locator(".back .spot")).to_have_count(2)
    expect(hand.get_by_text("Complex Numbers, a relic of age 4")).to_be_attached()
    expect(hand.get_by_text("Oars")).to_have_count(0)
    ann.page.locator('[data-place="achievements-1"] button').click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Timbuktu")
    ann.page.keyboard.press("Escape")
    ann.page.locator('[data-place="relic-6"] .spot').click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Ching Shih")


def test_digging_and_seizing_move_cards_where_they_belong(arrive: Arrive) -> None:
    ann = arrive("ann", pace="fast")
    at_a_real_table(ann, ["artifacts"], "To your achievements")
    asked = ann.wait_for_turn()
    assert asked is not None
    name = asked.words.split("Seize ")[1].rstrip("?")
    expect(ann.page.locator(".reading")).to_contain_text(name)
    ann.choose(asked.options.index("To your achievements"))
    expect(ann.page.locator(f'[data-place="achievements-0"] [data-card="{name}"]')).to_be_visible()
    log = ann.page.locator("[data-testid=log]")
    expect(log).to_contain_text(f"ann seizes {name}")
    expect(log).to_contain_text("ann digs up ")


def test_the_decks_of_artifacts_are_counted(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    look_at(ann, standing({"name": "ann", "hand": ["Tools"], "display": ["Dancing Girl"]}, {"name": "bob"}))
    for age in range(1, 11):
        deck = ann.page.locator(f'[data-place="deck-artifacts {age}"]')
        expect(deck.locator(".back.artifacts")).to_be_visible()
    first = ann.page.locator('[data-place="deck-artifacts 1"]')
    expect(first.locator(".left")).to_have_text("14")
    first.locator(".spot").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Mask of Warka")
    expect(dialog.get_by_text("Read Dancing Girl")).to_have_count(0)


def test_a_replay_shows_displays_and_relics_too(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    bob = {"name": "bob", "display": ["Mask of Warka"], "achievements": ["Timbuktu"]}
    match = standing({"name": "ann", "hand": ["Tools"]}, bob, relics=True)
    pose(ann.page, Posed(match), "finished")
    ann.open("/replay/posed")
    expect(ann.see("display-1")).to_contain_text("Mask of Warka")
    expect(ann.page.locator('[data-place="achievements-1"] [data-card="Timbuktu"]')).to_be_visible()
