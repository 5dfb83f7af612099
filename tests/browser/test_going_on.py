"""Reloads, restarts and undo: the page is a function of the state."""

import re

from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person, at_random, first
from browser.process import ServerProcess


def into_an_effect(person: Person) -> None:
    """Play until the person is asked in the middle of an effect, in a new game if need be."""
    choice = at_random(4)
    asking = person.page.locator("[data-testid=decision] mark")
    person.play_bot("innovation", "3e")
    while True:
        asked = person.wait_for_turn()
        if asked is None:
            person.play_bot("innovation", "3e")
        elif asking.count() > 0:
            return
        else:
            person.choose(choice(asked.options))


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
    into_an_effect(ann)
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
        expect(person.page.locator('[data-connection="open"]')).to_be_attached()
        assert (person.board(), person.log()) == before[person.name]
    assert sum(person.answer_if_asked(first) for _ in range(3) for person in (ann, bob)) > 0


def test_what_could_not_be_sent_stays_chosen_until_the_server_is_back(
    arrive: Arrive, own_server: ServerProcess
) -> None:
    ann = arrive("ann", at=own_server)
    ann.play_bot()
    asked = ann.wait_for_turn()
    assert asked is not None
    own_server.kill()
    expect(ann.page.locator('[data-connection="away"]')).to_be_visible()
    ann.see("option-1").click()
    ann.see("confirm").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("The connection is away")
    own_server.start()
    expect(ann.page.locator('[data-connection="open"]')).to_be_attached()
    assert ann.asked() == asked, "nothing has been answered"
    ann.see("confirm").click()
    ann.wait_past(asked.to)


def test_undo_goes_back_to_ones_own_last_decision(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    sit_down(ann, bob)
    asked, board = ann.wait_for_turn(), ann.board()
    assert asked is not None
    ann.choose(1)
    expect(ann.see("undo")).to_have_text(re.compile("^Undo"))
    ann.see("undo").click()
    back = ann.wait_for_turn()
    assert back is not None and (back.words, back.options) == (asked.words, asked.options)
    assert ann.board() == board
    ann.choose(0)


def test_what_has_been_revealed_is_undone_only_if_the_other_agrees(arrive: Arrive) -> None:
    people = arrive("ann"), arrive("bob")
    sit_down(*people)
    for person in people:
        person.wait_for_turn()
        person.choose(0)
    expect(people[0].see("log")).to_contain_text("Turn 1")
    ann, bob = people if "Turn 1: ann" in people[0].log() else people[::-1]
    asked = ann.wait_for_turn()
    assert asked is not None and asked.options[0].startswith("Draw")
    before = ann.see("hand").inner_text()
    ann.choose(0)
    after = ann.see("hand").inner_text()
    assert before != after
    for answer, hand in (("no", after), ("yes", before)):
        expect(ann.see("undo")).to_have_text(re.compile("^Ask to undo"))
        ann.see("undo").click()
        bob.see(f"consent-{answer}").click()
        expect(ann.see("proposal")).to_have_count(0)
        if answer == "no":
            expect(ann.see("refused")).to_contain_text(f"{bob.name} wants the decision to stand")
            expect(bob.see("refused")).to_have_count(0)
        else:
            expect(ann.see("refused")).to_have_count(0)
        assert ann.see("hand").inner_text() == hand


def test_a_draw_is_offered_refused_and_at_last_agreed(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    sit_down(ann, bob)
    for answer in ("no", "yes"):
        ann.see("menu").click()
        ann.see("offer-draw").click()
        expect(ann.see("proposal")).to_contain_text("You offered a draw. Waiting for bob.")
        expect(bob.see("proposal")).to_contain_text("ann offers a draw")
        bob.see(f"consent-{answer}").click()
        if answer == "no":
            expect(ann.see("refused")).to_contain_text("bob does not agree to a draw")
            expect(ann.see("decision")).to_have_attribute("data-yours", "true")
    for person in (ann, bob):
        expect(person.see("result")).to_contain_text("ann and bob agree on a draw")


def test_whoever_runs_out_of_time_sees_the_clock_and_then_the_end(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    table = ann.make_table("innovation", "3e", "open", clock=5)
    bob.api("POST", f"/api/tables/{table}/sit", {})
    # Both are there before the clock runs: it has to be seen while it does.
    for person in (ann, bob):
        person.open(f"/table/{table}")
        expect(person.see("seat-1")).to_contain_text("bob")
    ann.api("POST", f"/api/tables/{table}/start", {})
    expect(bob.see("clocks").locator(".running")).to_contain_text("ann")
    for person in (ann, bob):
        expect(person.see("result")).to_contain_text("bob")
        expect(person.see("log")).to_contain_text("ann")
