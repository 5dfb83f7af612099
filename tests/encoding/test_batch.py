"""Many games advanced together are the same games as one by one."""

import random
from multiprocessing.shared_memory import SharedMemory

import pytest

pytest.importorskip("numpy", reason="batches need NumPy: pip install splay[rl]")

import numpy as np

from splay.batch import Batch
from splay.bots.random import Chance
from splay.encoding.arrays import action_mask, observation_row
from splay.games import GAMES, game_named, setup_of
from splay.kernel.errors import IllegalAnswer, SetupError
from splay.kernel.match import Match
from splay.kernel.setup import Setup

SETUPS = [
    setup_of("innovation", ["a", "b"], 0),
    setup_of("innovation", ["a", "b", "c"], 0, "3e", {"relics": "yes"}, ["artifacts", "echoes", "figures"]),
    setup_of("intrapreneurs", ["a", "b", "c"], 0),
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=["4e", "expanded", "intrapreneurs"])


def again(setup: Setup, seed: int) -> Match:
    """Return the match of a game in a batch, as it begins."""
    parts = (setup.game, setup.edition, setup.sets, setup.seats, seed, setup.options, setup.rules)
    return Match(GAMES[setup.game], Setup(*parts))


def play(setup: Setup, places: int, games: int) -> dict[int, tuple[int, list[int], str]]:
    """Play games at random, each by chances of its own; return for each its seed, its answers and its ending."""
    batch = Batch(setup, places, seed=4, games=games, observing=False)
    chances = [random.Random(number) for number in range(games)]
    found = {}
    while not batch.is_over:
        asked = zip(batch.numbers.tolist(), batch.counts.tolist(), strict=True)
        batch.answer([chances[number].randrange(count) if count else 0 for number, count in asked])
        for game in batch.finished:
            assert game.result is not None
            found[game.number] = (game.seed, game.answers, game.result.words)
    return found


@every_setup
def test_each_game_is_the_same_as_played_alone_however_many_are_played_together(setup: Setup) -> None:
    together = play(setup, 3, 5)
    assert together == play(setup, 2, 5)
    assert sorted(together) == [0, 1, 2, 3, 4]
    assert len({seed for seed, _, _ in together.values()}) == 5
    for seed, answers, words in together.values():
        match = again(setup, seed)
        for answer in answers:
            match.answer(answer)
        assert match.result is not None
        assert match.result.words == words


@every_setup
def test_what_is_seen_and_can_be_chosen_is_written_for_each_place(setup: Setup) -> None:
    batch = Batch(setup, 2, seed=1, games=2)
    chance = np.random.default_rng(0)
    answers: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(12):
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in batch.masks]
        for place, action in enumerate(actions):
            codes = batch.encoder.codes(batch._flock.decisions[place])  # type: ignore[arg-type]
            answers[place].append(codes.index(action))
        batch.act(np.array(actions))
    for place, given in answers.items():
        match = again(setup, batch._flock.seeds[place])
        for answer in given:
            match.answer(answer)
        assert match.decision is not None
        seat = match.decision.seat
        assert batch.seats[place] == seat
        assert batch.counts[place] == len(match.decision.values)
        row = observation_row(batch.encoder, match.now, seat, match.decision)
        assert batch.observations[place].tolist() == row.tolist()
        assert batch.masks[place].tolist() == action_mask(batch.encoder, seat, match.decision).tolist()


def test_a_game_that_is_over_makes_room_for_the_next_and_at_last_for_none() -> None:
    batch = Batch(SETUPS[0], 2, games=3, most_decisions=4)
    for _ in range(4):
        batch.act(batch.masks.argmax(axis=1))
    assert [(game.number, game.result, len(game.answers)) for game in batch.finished] == [(0, None, 4), (1, None, 4)]
    assert batch.numbers.tolist() == [2, -1]
    assert batch.seats[1] == -1
    assert not batch.masks[1].any()
    assert not batch.observations[1].any()
    for _ in range(4):
        assert not batch.is_over
        batch.act(batch.masks.argmax(axis=1))
    assert batch.is_over
    assert batch.counts.tolist() == [0, 0]
    with pytest.raises(IllegalAnswer, match="no game any more"):
        batch._flock.game(0)


def test_arrays_can_lie_in_memory_that_processes_share() -> None:
    setup = SETUPS[0]
    width = Batch(setup, 1, observing=False).encoder.observations.size
    memory = SharedMemory(create=True, size=2 * 3 * width)
    rows: np.ndarray[tuple[int, int], np.dtype[np.int16]] = np.ndarray((3, width), np.int16, memory.buf)
    batch = Batch(setup, 3, observations=rows)
    other = SharedMemory(memory.name)
    seen: np.ndarray[tuple[int, int], np.dtype[np.int16]] = np.ndarray((3, width), np.int16, other.buf)
    assert (seen == batch.observations).all()
    assert seen.any(axis=1).all()
    del seen, rows, batch
    other.close()
    memory.close()
    memory.unlink()


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    batch = Batch(SETUPS[0], 2)
    before = batch.observations.copy()
    with pytest.raises(IllegalAnswer, match="not among the legal ones at 1"):
        batch.act([int(batch.masks[0].argmax()), 0])
    with pytest.raises(IllegalAnswer, match="7 is not an option"):
        batch.answer([0, 7])
    with pytest.raises(IllegalAnswer, match="1 answers for 2 places"):
        batch.answer([0])
    assert (batch.observations == before).all()
    with pytest.raises(SetupError, match="at least 1 place"):
        Batch(SETUPS[0], 0)
    with pytest.raises(SetupError, match="observations must be a contiguous array of int16 with the shape"):
        Batch(SETUPS[0], 2, observations=np.zeros((2, 3), np.int16))
    with pytest.raises(SetupError, match="where nothing is observed"):
        Batch(SETUPS[0], 2, observing=False).act([0, 0])


@every_setup
def test_the_parts_that_are_fetched_are_still_those_of_the_game_at_its_end(setup: Setup) -> None:
    game = game_named(setup.game).begin(setup)
    before = game.parts()
    game.decider = Chance(1)
    while game.result is None:
        game.advance()
    assert before[0] is game
    assert [id(part) for part in game.parts()] == [id(part) for part in before]
