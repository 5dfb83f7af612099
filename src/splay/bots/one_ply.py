"""A player that looks one action ahead, with a judgement, a temper, and an eye that overlooks things."""

import math
from collections.abc import Callable
from typing import Final

from splay.bots.judge import judge
from splay.bots.random import Chance
from splay.bots.value import features_of, hurry, network_for, settled
from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.kernel.game import Game
from splay.kernel.rng import Rng

Judgement = Callable[[list[Game], int], list[float]]
"""Tells for each of some positions how likely a seat is to win from there, roughly from 0 to 1."""

Temper = Callable[[Game, int], float]
"""Tells how much a seat likes a position beyond what it is worth, on the same scale."""

_SPREAD: Final = 25.0
"""How far ahead a side must be in the count for odds of e to 1."""


def counted(ends: list[Game], seat: int) -> list[float]:
    """Judge positions by counting what everyone has, as greedy does."""
    return [0.5 + 0.5 * math.tanh(judge(end, seat) / (2 * _SPREAD)) - hurry(end) for end in ends]


def learned(ends: list[Game], seat: int) -> list[float]:
    """Judge positions by what was learned from many games."""
    worth = [settled(end, seat) for end in ends]
    open_ends = [index for index, known in enumerate(worth) if known < 0.0]
    if open_ends:
        values = network_for(ends[0]).values([features_of(ends[index], seat) for index in open_ends])
        for index, value in zip(open_ends, values, strict=True):
            worth[index] = value - hurry(ends[index])
    return worth


class OnePlyBot(Agent):
    """Plays the options that it notices to the end of the action on sampled worlds, and takes what it likes best.

    The more options there are, the more of them it overlooks: none of two, and of very many as large a part as its
    oversight says.
    """

    name = "one-ply"
    searches = True

    def __init__(
        self, seed: int, judgement: Judgement, worlds: int = 1, oversight: float = 0.0, temper: Temper | None = None
    ) -> None:
        self._rng = Rng(seed)
        self._judgement = judgement
        self._worlds = worlds
        self._oversight = oversight
        self._temper = temper

    def decide(self, decision: Decision, seat: Seat) -> int:
        noticed = self._notice(len(decision.values))
        totals = [0.0] * len(noticed)
        worlds = seat.worlds(decision)
        for _ in range(self._worlds):
            world = worlds.draw(self._rng)
            if world is None:
                continue
            chance = self._rng.next()
            ends = [world.after(index, Chance(chance)) for index in noticed]
            for place, worth in enumerate(self._judgement(ends, seat.index)):
                totals[place] += worth + (self._temper(ends[place], seat.index) if self._temper is not None else 0.0)
        best = max(totals)
        ties = [index for index, total in zip(noticed, totals, strict=True) if total == best]
        return ties[self._rng.below(len(ties))]

    def _notice(self, count: int) -> list[int]:
        """Return the options that come to its mind, at least one."""
        blind = int(1_000_000 * self._oversight * (1 - 2 / count))
        if blind <= 0:
            return list(range(count))
        noticed = [index for index in range(count) if self._rng.below(1_000_000) >= blind]
        return noticed or [self._rng.below(count)]
