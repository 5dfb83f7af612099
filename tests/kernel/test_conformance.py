"""What the kernel promises of every game, tried on random games of each."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import fuzz
import pytest

import company
from splay.bots.random import Chance, RandomBot
from splay.games import GAMES
from splay.innovation import layout as innovation_layout
from splay.intrapreneurs import layout as intrapreneurs_layout
from splay.kernel import agent, record
from splay.kernel.decision import Decision
from splay.kernel.game import Game
from splay.kernel.match import Match

ROUNDS = int(os.environ.get("SPLAY_SOAK", "1"))
"""How many times as many games to play as usual."""

Moments = Callable[[int], Iterator[Match]]
"""Plays a match with a seed at random, handing it out before each answer and at the end."""


def play_innovation(kind: fuzz.Table) -> Moments:
    return lambda seed: fuzz.moments(fuzz.new_table(kind, seed), seed)


def play_intrapreneurs(kind: company.Table) -> Moments:
    return lambda seed: company.moments(company.new_table(kind, seed), seed)


every_table = pytest.mark.parametrize(
    "moments",
    [pytest.param(play_innovation(kind), id=f"innovation-{fuzz.table_id(kind)}") for kind in fuzz.TABLES]
    + [pytest.param(play_intrapreneurs(kind), id=f"intrapreneurs-{company.table_id(kind)}") for kind in company.TABLES],
)

LAYOUTS: dict[str, Any] = {"innovation": innovation_layout, "intrapreneurs": intrapreneurs_layout}


def whole(match: Match, game: Game | None = None) -> str:
    """Return all that there is in a game, that of the match if no other one is named."""
    return json.dumps(LAYOUTS[match.setup.game].write(game or match.now))


@every_table
def test_options_are_unique_and_there_are_at_least_two(moments: Moments) -> None:
    for match in moments(1):
        if match.decision is not None:
            labels = [value.label for value in match.decision.values]
            assert len(labels) == len(set(labels)) > 1


def advance(game: Game, actions: int = 3) -> None:
    """Play a few actions at random, always in the same way."""
    game.decider = Chance(1)
    for _ in range(actions):
        if game.result is None:
            game.advance()


@every_table
def test_a_copy_is_equal_and_independent(moments: Moments) -> None:
    for match, _ in zip(moments(5), range(150 * ROUNDS), strict=False):
        if match.since:
            continue
        game = match.boundary
        before = whole(match, game)
        twin = game.copy()
        assert whole(match, twin) == before
        if twin.result is None:
            twin.decider = Chance(1)
            twin.advance()
            assert whole(match, twin) != before
        assert whole(match, game) == before


@every_table
def test_a_copy_stays_as_it_was_when_the_game_goes_on_and_then_goes_on_in_the_same_way(moments: Moments) -> None:
    for match, _ in zip(moments(6), range(100 * ROUNDS), strict=False):
        if match.since:
            continue
        game = match.boundary.copy()
        before = whole(match, game)
        twin = game.copy()
        advance(game)
        assert whole(match, twin) == before
        advance(twin)
        assert whole(match, twin) == whole(match, game)


@every_table
def test_a_record_replays_to_the_same_position_and_logs(moments: Moments) -> None:
    for seed in range(ROUNDS):
        *_, match = moments(seed)
        seats = range(len(match.names))
        twin = record.load(record.dump(match), GAMES)
        assert whole(twin) == whole(match)
        assert [twin.log(seat) for seat in seats] == [match.log(seat) for seat in seats]
        assert record.dump(twin) == record.dump(match)


@every_table
def test_undo_goes_back_to_the_same_position(moments: Moments) -> None:
    past: list[str] = []
    for match, _ in zip(moments(4), range(50 * ROUNDS), strict=False):
        past.append(json.dumps([whole(match), match.log(0)]))
    for earlier in reversed(past[: len(match.answers)]):
        match.undo()
        assert json.dumps([whole(match), match.log(0)]) == earlier


@every_table
def test_stepwise_and_straight_through_play_alike(moments: Moments) -> None:
    *_, match = moments(3)
    game = match.kind.begin(match.setup)
    game.decider = agent.Script(game, match.answers)
    while game.result is None:
        game.advance()
    assert whole(match, game) == whole(match)


class Witness(agent.Agent):
    """Plays at random and notes whether it was ever asked for another seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.bot = RandomBot(seat)
        self.strangers = 0
        self.asked = 0

    def decide(self, decision: Decision, seat: agent.Seat) -> int:
        self.asked += 1
        self.strangers += decision.seat != self.seat or seat.index != self.seat or seat.view().seat != self.seat
        return self.bot.decide(decision, seat)


@every_table
def test_only_the_asked_seat_is_asked(moments: Moments) -> None:
    match = next(moments(9))
    witnesses = [Witness(seat) for seat in range(len(match.names))]
    agent.Table(match.kind.begin(match.setup), [*witnesses]).play()
    assert all(witness.asked > 0 and witness.strangers == 0 for witness in witnesses)


DIGEST = """
import hashlib, random, sys
sys.path[:0] = ["tests", "tests/innovation"]
import company, fuzz
from splay.kernel import record
random.seed(int(sys.argv[1]))
text = ""
for tables in (fuzz, company):
    for kind in tables.TABLES:
        for match in tables.moments(tables.new_table(kind, 6), 6):
            random.random()
        text += record.dump(match) + repr(match.log(0))
print(hashlib.sha256(text.encode()).hexdigest())
"""


def test_a_run_is_the_same_under_another_hash_seed_and_with_the_global_generator_disturbed() -> None:
    digests = set()
    for hash_seed in ("0", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", DIGEST, hash_seed],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout)
    assert len(digests) == 1
