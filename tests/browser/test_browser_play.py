"""Whole games, clicked through in the browser."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Choice, Person, at_random, first


def test_one_click_in_the_lobby_and_you_are_playing_a_bot(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    ann.page.get_by_role("button", name="Play a bot", exact=True).click()
    asked = ann.wait_for_turn()
    assert asked is not None
    expect(ann.see("hand")).to_be_visible()
    expect(ann.see("board-0")).to_contain_text("ann")
    assert len(asked.options) > 1


def nearly_over(person: Person, table: str) -> bool:
    """Tell whether there are few cards left to draw, or few achievements to go for."""
    view = person.api("GET", f"/api/tables/{table}/state")["view"]
    if "pile" in view:
        return bool(view["round"] == 3 and view["pile"] < 6)
    most = max(len(player["achievements"]) + len(player["specials"]) for player in view["players"])
    return bool(most >= view["needed"] - 1 or sum(view["decks"].values()) < 25)


@pytest.mark.parametrize(
    ("game", "edition", "choice"),
    [("innovation", "4e", at_random(3)), ("innovation", "1e", first), ("intrapreneurs", "standard", first)],
    ids=["4e", "1e", "intrapreneurs"],
)
def test_a_person_plays_a_bot_to_the_end(arrive: Arrive, game: str, edition: str, choice: Choice) -> None:
    ann = arrive("ann", sure=True)
    table = ann.play_bot(game, edition)
    assert ann.take_turns(choice, most=12) == 12
    # What lies between the first turns and the last is answered beside the page, which follows it.
    while ann.play_on(table, 20, choice) and not nearly_over(ann, table):
        pass
    ann.take_turns(choice)
    result = ann.api("GET", f"/api/tables/{table}")["result"]
    expect(ann.see("result")).to_contain_text(result["words"])
    assert result["kind"] not in ("concession", "draw agreed", "closed")
    ann.see("result").get_by_role("link", name="Look at it again").click()
    expect(ann.page.get_by_test_id("replay-slider")).to_be_visible()


def test_two_browsers_play_each_other_through_a_link(arrive: Arrive) -> None:
    ann, bob = arrive("ann", sure=True), arrive("bob", sure=True)
    ann.open("/")
    ann.page.get_by_label("Only people with the link").check()
    ann.page.get_by_role("button", name="Make the table").click()
    link = ann.see("invite-link").input_value()
    bob.open(link)
    bob.see("sit-1").click()
    expect(ann.see("seat-1")).to_contain_text("bob")
    ann.see("start").click()

    said = "<b>good luck</b> & have fun"
    expect(bob.see("decision")).to_be_visible()
    for person in (ann, bob):
        person.page.get_by_role("tab", name="Chat").click()
    bob.see("chat").get_by_role("textbox").fill(said)
    bob.see("chat").get_by_role("textbox").press("Enter")
    expect(ann.see("chat")).to_contain_text(said)

    turns = 0
    while turns < 12:
        turns += sum(person.answer_if_asked(first) for person in (ann, bob))
    table = ann.table
    while ann.api("GET", f"/api/tables/{table}")["status"] == "playing":
        for person in (ann, bob):
            decision = person.api("GET", f"/api/tables/{table}/state")["decision"]
            if decision and decision["yours"]:
                person.api("POST", f"/api/tables/{table}/answer", {"to": decision["to"], "index": 0})
    # The course of the match comes a moment after its result.
    expect(ann.see("result")).to_contain_text("Achievements")
    expect(bob.see("result")).to_have_text(ann.see("result").inner_text(), use_inner_text=True)
    ann.see("rematch").click()
    expect(ann.page.locator("main")).to_contain_text("It starts as soon as bob has accepted")
    expect(ann.see("chat")).to_contain_text(said)
    bob.see("result").get_by_role("button", name="Join the rematch").click()
    for person in (ann, bob):
        expect(person.see("board-1")).to_be_visible()
        assert person.table != table
        person.page.get_by_role("tab", name="Chat").click()
        expect(person.see("chat")).to_contain_text(said)


def test_who_has_chosen_in_secret_sees_what(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    table = ann.make_table("innovation", "4e", "open")
    bob.api("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ann.api("POST", f"/api/tables/{table}/start", {})
    for person in (ann, bob):
        person.open(f"/table/{table}")
    asked = ann.wait_for_turn()
    assert asked is not None
    ann.choose(1)
    expect(ann.see("chosen")).to_contain_text(asked.options[1])
    assert bob.wait_for_turn() is not None
    expect(bob.see("chosen")).to_have_count(0)
    assert asked.options[1] not in bob.board()
    bob.choose(0)
    expect(ann.see("log")).to_contain_text(asked.options[1])
    expect(ann.see("chosen")).to_have_count(0)


def test_a_dogma_says_beforehand_whom_it_concerns(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot()
    asked = ann.wait_for_turn()
    while asked is not None and not any(option.startswith("Dogma") for option in asked.options):
        ann.choose(0)
        asked = ann.wait_for_turn()
    assert asked is not None
    dogma = next(index for index, option in enumerate(asked.options) if option.startswith("Dogma"))
    ann.see(f"option-{dogma}").hover()
    expect(ann.see("lineup")).to_be_visible()


def test_a_dogma_that_would_do_nothing_says_so_beforehand(arrive: Arrive) -> None:
    ann = arrive("ann", sure=True)
    table = ann.play_bot(level="random")
    anything, idle = at_random(5), list[int]()
    while not idle:
        asked = ann.wait_for_turn()
        assert asked is not None
        idle = ann.api("GET", f"/api/tables/{table}/foresight")["idle"]
        if not idle:
            ann.choose(anything(asked.options))
    ann.see(f"option-{idle[0]}").hover()
    expect(ann.see("hints")).to_contain_text("It would do nothing, as far as you can tell.")
    useful = next(index for index in range(len(ann.asked().options)) if index not in idle)
    ann.see(f"option-{useful}").hover()
    expect(ann.see("hints")).not_to_contain_text("do nothing")


def test_a_click_too_many_is_taken_back_before_it_is_sent(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot()
    before = ann.wait_for_turn()
    assert before is not None
    ann.see("option-0").click()
    ann.see("take-back").click()
    expect(ann.see("confirm")).to_have_count(0)
    ann.see("option-1").click()
    ann.page.keyboard.press("Escape")
    expect(ann.see("confirm")).to_have_count(0)
    assert ann.asked() == before


def test_conceding_ends_the_game(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot()
    ann.wait_for_turn()
    ann.see("menu").click()
    ann.see("concede").click()
    ann.see("concede-sure").click()
    expect(ann.see("result")).to_contain_text("Rivet wins")
