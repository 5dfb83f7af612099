"""A match answered step by step."""

import copy
import gc
import pickle
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import cast

import pytest
from greenlet import greenlet

from helpers import answer, player, table
from splay.innovation import INNOVATION, layout, new_match
from splay.innovation.game import Game
from splay.innovation.start import begin
from splay.innovation.view import GameView
from splay.kernel.agent import Pause, Script
from splay.kernel.errors import IllegalAnswer
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.setup import GameKind, Setup

SEATS: tuple[int | None, ...] = (None, 0, 1, 2)


def play(match: Match, seed: int, most: int = 10**6) -> Match:
    """Answer at random, to the end or as often as asked."""
    chance = random.Random(seed)
    while match.decision is not None and most > 0:
        match.answer(chance.randrange(len(match.decision.values)))
        most -= 1
    return match


def three(seed: int = 4) -> Match:
    return new_match(["ann", "bob", "cat"], seed=seed)


def state(match: Match) -> list[object]:
    """Return all that can be seen of a match from outside."""
    views = [match.view(seat).to_json() for seat in SEATS]
    logs = [match.log(seat) for seat in (*SEATS, ALL_SEEING)]
    decision = match.decision.to_json() if match.decision else None
    result = match.result.to_json() if match.result else None
    return [views, logs, decision, result, list(match.answers)]


# What is asked


def test_a_decision_says_who_is_asked_what_and_lists_numbered_options() -> None:
    match = table(player("ann", ["Pottery"], hand=["Tools"]), player("bob", ["Archery"]), turn="ann")
    decision = match.decision
    assert decision is not None
    assert decision.seat == 0
    assert decision.prompt == "Choose an action"
    assert decision.source is None
    assert [(option.index, option.label) for option in decision.options] == [
        (0, "Draw"),
        (1, "Meld Tools"),
        (2, "Dogma Pottery"),
    ]
    assert decision.options[1].value.to_json() == {
        "kind": "action",
        "label": "Meld Tools",
        "action": "meld",
        "card": "Tools",
    }


def test_a_decision_in_an_effect_names_the_effect_and_offers_typed_values() -> None:
    match = table(player("ann", ["Pottery"], hand=["Tools", "Oars"]), player("bob", ["Archery"]), turn="ann")
    answer(match, "Dogma Pottery")
    assert match.decision is not None
    data = match.decision.to_json()
    assert data["seat"] == 0
    source = cast(dict[str, object], data["source"])
    assert (source["name"], source["number"], source["kind"]) == ("Pottery", 1, "dogma")
    options = cast(list[dict[str, dict[str, object]]], data["options"])
    assert [option["value"]["kind"] for option in options] == ["card", "card", "done"]
    card = {"kind": "card", "label": "Tools", "name": "Tools", "set": "base", "age": 1, "color": "blue"}
    assert options[0]["value"] == card


def test_a_choice_between_one_thing_is_not_asked() -> None:
    match = table(player("ann"), player("bob", ["Archery"]), turn="ann", actions=1)
    assert match.answers == []
    assert match.decision is not None
    assert match.decision.seat == 1, "ann could only draw, so she has"


def test_the_seat_that_is_asked_is_the_one_that_answers() -> None:
    match = three()
    assert [match.decision.seat if match.decision else None] == [0]
    match.answer(0)
    assert match.decision is not None and match.decision.seat == 1


# Illegal answers


@pytest.mark.parametrize("wrong", [-1, 2, 99, True, False, "0", 0.0, None])
def test_an_illegal_answer_is_refused_and_changes_nothing(wrong: object) -> None:
    match = three()
    before = state(match)
    with pytest.raises(IllegalAnswer, match="choose a number from 0 to 1"):
        match.answer(cast(int, wrong))
    assert state(match) == before


def test_an_illegal_answer_in_the_middle_of_an_effect_changes_nothing() -> None:
    match = new_match(["ann", "bob", "cat"], seed=1)
    chance = random.Random(1)
    refused = 0
    while match.decision is not None and refused < 20:
        if match.decision.source is not None:
            before = state(match)
            with pytest.raises(IllegalAnswer):
                match.answer(len(match.decision.values))
            assert state(match) == before
            refused += 1
        match.answer(chance.randrange(len(match.decision.values)))
    assert refused == 20


def test_nothing_can_be_answered_after_the_end() -> None:
    match = play(three(), 1)
    assert match.result is not None
    before = state(match)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.answer(0)
    assert state(match) == before


# Rules that fail


def broken(setup: Setup) -> Game:
    """Return a game that fails as soon as the second card of the first hand is moved."""
    game = begin(setup)
    game.where[game.players[0].hand[1].index] = game.junk.index
    return game


def test_if_the_rules_fail_over_an_answer_the_match_is_as_it_was_before_and_goes_on() -> None:
    kind = GameKind("innovation", INNOVATION.rules, broken)
    match, twin = Match(kind, three().setup), Match(kind, three().setup)
    for unfinished in (match, twin):
        unfinished.answer(1)
        unfinished.answer(0)
    before = state(match)
    for _ in range(2):
        with pytest.raises(IndexError, match="out of range"):
            match.answer(0)
        assert state(match) == before
    for other_way in (match, twin):
        other_way.undo(2)
        for _ in range(8):
            other_way.answer(0)
    assert state(match) == state(twin)


# Positions between actions


def test_the_answers_since_lead_from_the_boundary_to_where_the_match_stands_also_after_undo() -> None:
    match = three(8)
    chance = random.Random(8)
    while match.decision is not None:
        if chance.random() < 0.05:
            match.undo(len(match.answers) // 10)
        if chance.random() < 0.5:
            game = match.boundary.copy()
            game.decider = Script(game, match.since)
            with pytest.raises(Pause):
                game.advance()
            assert layout.write(game) == layout.write(cast(Game, match.now))
        match.answer(chance.randrange(len(match.decision.values)))


def test_a_boundary_stays_as_it_was_when_the_match_goes_on() -> None:
    match = play(three(), 6, most=40)
    boundary = cast(Game, match.boundary)
    before = layout.write(boundary)
    assert match.boundary is boundary
    play(match, 6, most=40)
    assert layout.write(match.boundary) != before
    assert layout.write(boundary) == before


# Undo


def test_undo_leads_back_to_every_earlier_answer() -> None:
    match = play(three(7), 7)
    answers = list(match.answers)
    for length in [0, 1, 2, 3, *range(5, len(answers), 41), len(answers) - 1, len(answers)]:
        shorter = match.copy()
        shorter.undo(len(answers) - length)
        straight = three(7)
        for index in answers[:length]:
            straight.answer(index)
        assert state(shorter) == state(straight)


def test_a_long_match_is_not_begun_again_for_an_undo_or_in_another_thread() -> None:
    begun: list[Setup] = []

    def count(setup: Setup) -> Game:
        begun.append(setup)
        return begin(setup)

    kind = GameKind("innovation", INNOVATION.rules, count)
    match = play(Match(kind, three(7).setup), 7, most=180)
    assert match.decision is not None
    straight = play(three(7), 7, most=180)
    for _ in range(6):
        match.undo(5)
        straight.undo(5)
        thread = threading.Thread(target=play, args=(match, 3, 2))
        thread.start()
        thread.join()
        assert state(match) == state(play(straight, 3, most=2))
    assert layout.write(cast(Game, match.boundary)) == layout.write(cast(Game, straight.boundary))
    assert len(begun) == 1


def test_undo_takes_back_one_answer_unless_told_otherwise() -> None:
    match = play(three(), 2, most=30)
    before = state(match)
    assert match.decision is not None
    match.answer(0)
    match.undo()
    assert state(match) == before


def test_after_undo_the_match_goes_another_way_and_then_the_old_way_again() -> None:
    match = play(three(), 3)
    end, answers = state(match), list(match.answers)
    match.undo(len(answers) - 10)
    play(match, 99, most=5)
    match.undo(len(match.answers) - 10)
    for index in answers[10:]:
        match.answer(index)
    assert state(match) == end


@pytest.mark.parametrize("wrong", [6, -1, True, "1"])
def test_undoing_more_than_was_answered_is_refused_and_changes_nothing(wrong: object) -> None:
    match = play(three(), 1, most=5)
    before = state(match)
    with pytest.raises(IllegalAnswer, match="5 have been given"):
        match.undo(cast(int, wrong))
    assert state(match) == before


def test_undoing_nothing_changes_nothing() -> None:
    match = play(three(), 1, most=5)
    before = state(match)
    match.undo(0)
    assert state(match) == before


# Copies


@pytest.mark.parametrize("duplicate", [Match.copy, copy.copy, copy.deepcopy])
def test_a_copy_is_equal_and_independent(duplicate: Callable[[Match], Match]) -> None:
    match = play(three(), 5, most=60)
    twin = duplicate(match)
    before = state(match)
    assert state(twin) == before
    play(twin, 1)
    assert state(match) == before
    play(match, 1)
    assert state(match) == state(twin)


# Threads, and what is left behind


def in_thread(work: Callable[[], object]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def games() -> int:
    """Return how many games there are in memory."""
    gc.collect()
    gc.collect()
    return sum(isinstance(thing, Game) for thing in gc.get_objects())


def test_a_match_can_be_played_on_in_other_threads() -> None:
    whole, match = three(9), three(9)
    chance, same = random.Random(9), random.Random(9)

    def some() -> None:
        for _ in range(25):
            if match.decision is not None:
                match.answer(chance.randrange(len(match.decision.values)))

    while match.decision is not None:
        in_thread(some)
        some()
    while whole.decision is not None:
        whole.answer(same.randrange(len(whole.decision.values)))
    assert state(match) == state(whole)


def test_a_match_can_be_played_on_in_other_greenlets() -> None:
    match, twin = play(three(), 1, most=10), play(three(), 1, most=10)
    for seed in range(5):
        greenlet(play).switch(match, seed, 5)
        play(twin, seed, most=5)
        assert state(match) == state(twin)
    assert state(play(match, 7)) == state(play(twin, 7))


def test_matches_that_are_dropped_leave_nothing_behind() -> None:
    before = games()
    matches = [play(three(seed), seed, most=40 + seed) for seed in range(20)]
    assert games() == before + 20
    del matches
    assert games() == before


def test_matches_of_a_thread_that_has_ended_go_on_and_leave_nothing_behind() -> None:
    before = games()
    matches: list[Match] = []
    in_thread(lambda: matches.extend(play(three(seed), seed, most=40) for seed in range(10)))
    in_thread(lambda: [play(three(seed), seed, most=40) for seed in range(10)])
    assert games() == before + 10
    assert state(play(matches[3], 1)) == state(play(play(three(3), 3, most=40), 1))
    matches.clear()
    assert games() == before


def test_a_setup_can_be_sent_to_another_process_and_gives_the_same_match_there() -> None:
    setup = table(player("ann", ["Tools"]), player("bob"), player("cat"), edition="4e").setup
    sent = pickle.loads(pickle.dumps(setup))
    assert sent == setup
    assert state(Match(INNOVATION, sent)) == state(Match(INNOVATION, setup))


AT_THE_END = """
import atexit, gc
from greenlet import greenlet

# What is registered first is done last.
atexit.register(lambda: print([run.dead for run in gc.get_objects() if type(run) is greenlet and run.parent]))
from splay.innovation import new_match
match = new_match(["ann", "bob"], seed=1)
"""


def test_a_match_that_is_kept_until_the_program_ends_is_ended_while_there_is_all_that_it_needs() -> None:
    done = subprocess.run([sys.executable, "-c", AT_THE_END], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("[True]\n", "")


# Views and logs


@pytest.mark.parametrize("seat", [3, -1])
def test_only_seats_at_the_table_have_a_view_and_a_log(seat: int) -> None:
    match = three()
    with pytest.raises(IllegalAnswer, match=f"there is no seat {seat}: the seats are 0 to 2"):
        match.view(seat)
    with pytest.raises(IllegalAnswer, match=f"there is no seat {seat}"):
        match.log(seat)


def test_the_all_seeing_log_names_what_each_seat_reads_in_part() -> None:
    match = table(player("ann", ["The Wheel"]), player("bob"), turn="ann", decks={1: ["Sailing", "Oars"]})
    answer(match, "Dogma The Wheel")
    drawn = [["ann draws Sailing (1).", "ann draws Oars (1)."], ["ann draws a 1.", "ann draws a 1."]]
    for seat, told in ((ALL_SEEING, drawn[0]), (0, drawn[0]), (1, drawn[1]), (None, drawn[1])):
        assert [line for line in match.log(seat) if line.startswith("ann draws")] == told


def test_an_all_seeing_view_belongs_to_no_seat_and_has_every_hand_open() -> None:
    seen = three().view(ALL_SEEING)
    assert isinstance(seen, GameView)
    assert seen.seat is None
    assert all(card.card is not None for player in seen.players for card in player.hand)


def test_the_log_grows_and_never_changes_what_was_told() -> None:
    match = three(11)
    chance = random.Random(11)
    told: list[str] = []
    while match.decision is not None:
        match.answer(chance.randrange(len(match.decision.values)))
        log = match.log(1)
        assert log[: len(told)] == told
        told = log
    assert match.result is not None
    assert told[-1] == f"{match.result.words}."
