"""Reloads, restarts and undo: the page is a function of the state."""

from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person, first, lively
from browser.process import ServerProcess


def into_an_effect(person: Person) -> None:
    """Play until the person is asked in the middle of an effect."""
    asked = person.wait_for_turn()
    while person.page.locator("[data-testid=decision] mark").count() == 0:
        assert asked is not None, "the game was over before anything was asked by an effect"
        person.choose(lively(asked.options))
        asked = person.wait_for_turn()


def sit_down(ann: Person, bob: Person) -> str:
    """Let two people begin a game against each other."""
    table = ann.make_table("innovation", "3e", "open")
    bob.api("POST", f"/api/tables/{table}/sit", {})
    ann.api("POST", f"/api/tables/{table}/start", {})
    for person in (ann, bob):
        person.open(f"/table/{table}")
        expect(person.see("decision")).to_be_visible()
    return table


def test_a_reload_in_the_middle_of_an_effect_shows_the_same(arrive: Arrive) -> None:
    ann = arrive("ann")
    for _ in range(5):
        ann.play_bot("innovation", "3e")
        into_an_effect(ann)
        break
    asked, board, log = ann.asked(), ann.board(), ann.log()
    ann.page.reload()
    assert ann.wait_for_turn() == asked
    expect(ann.see("hand")).to_be_visible()
    assert ann.board() == board
    assert ann.log() == log
    ann.choose(0)


def test_two_open_pages_survive_a_server_that_is_killed(arrive: Arrive, own_server: ServerProcess) -> None:
    ann, bob = arrive("ann", at=own_server), arrive("bob", at=own_server)
    sit_down(ann, bob)
    for _ in range(6):
        ann.answer_if_asked(first)
        bob.answer_if_asked(first)
    before = {person.name: (person.board(), person.log()) for person in (ann, bob)}
    own_server.kill()
    for person in (ann, bob):
        expect(person.page.locator('[data-connection="away"]')).to_be_visible()
    own_server.start()
    for person in (ann, bob):
        expect(person.page.locator('[data-connection="open"]')).to_be_attached(timeout=30_000)
        assert (person.board(), person.log()) == before[person.name]
    assert sum(person.answer_if_asked(first) for _ in range(3) for person in (ann, bob)) > 0


def test_undo_goes_back_to_ones_last_decision(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot()
    asked = ann.wait_for_turn()
    while asked is not None:
        hand = ann.see("hand").inner_text()
        meld = next((index for index, option in enumerate(asked.options) if option.startswith("Meld")), None)
        ann.choose(meld if meld is not None else 0)
        if meld is not None and "Undo" in ann.see("undo").inner_text():
            break
        asked = ann.wait_for_turn()
    assert asked is not None
    number = ann.asked().to if ann.see("decision").get_attribute("data-yours") == "true" else -1
    ann.see("undo").click()
    ann.wait_past(number)
    back = ann.wait_for_turn()
    assert back is not None and (back.words, back.options) == (asked.words, asked.options)
    assert ann.see("hand").inner_text() == hand


def test_what_has_been_revealed_is_undone_only_if_the_other_agrees(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    sit_down(ann, bob)
    while ann.see("undo").is_disabled() or "Ask" not in ann.see("undo").inner_text():
        ann.answer_if_asked(first)
        bob.answer_if_asked(first)
    board = ann.board()
    ann.see("undo").click()
    bob.see("consent-no").click()
    expect(bob.see("proposal")).to_have_count(0)
    assert ann.board() == board
    ann.see("undo").click()
    bob.see("consent-yes").click()
    expect(ann.see("log")).to_contain_text("ann")
    expect(ann.page.locator('[data-testid=decision][data-yours="true"]')).to_be_visible()
