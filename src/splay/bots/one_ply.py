"""A player that looks one action ahead, with a judgement, a temper, and an eye that overlooks things."""

import math
from collections.abc import Callable
from typing import Final

from splay.bots.judge import hurry, judge
from splay.bots.random import Chance, Luck, any_best, checked
from splay.bots.value import features_of_many, network_for, settled
from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.kernel.game import Game
from splay.kernel.rng import Rng

Judgement = Callable[[list[Game], int], list[float]]
"""Tells for each of some positions of a game that goes on how likely a seat is to win from there, from 0 to 1."""

Temper = Callable[[Game, int], float]
"""Tells how much a seat likes a position beyond what it is worth, on the same scale, from -1 to 1."""

_SPREAD: Final = 25.0
"""How far ahead a side must be in the count for odds of e to 1."""


def counted(ends: list[Game], seat: int) -> list[float]:
    """Judge positions by counting what everyone has, as greedy does."""
    return [0.5 + 0.5 * math.tanh(judge(end, seat) / (2 * _SPREAD)) for end in ends]


def learned(ends: list[Game], seat: int) -> list[float]:
    """Judge positions by what was learned from many games."""
    return network_for(ends[0]).values(features_of_many(ends, [[seat]] * len(ends)))


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
        self._worlds = checked(worlds)
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
            luck = Luck(self._rng.next())
            ends = [world.after(index, Chance(luck)) for index in noticed]
            for place, worth in enumerate(self._worths(ends, seat.index)):
                totals[place] += worth
                ends[place].release()
            world.release()
        return noticed[any_best(totals, self._rng)]

    def _worths(self, ends: list[Game], seat: int) -> list[float]:
        """Return how much it wants each of some positions: by its judgement and its temper, or by what has come of it.

        No temper is as strong as a victory or a defeat.
        """
        worths = [3.0 * settled(end, seat) - 1.0 for end in ends]
        going_on = [place for place, end in enumerate(ends) if settled(end, seat) < 0.0]
        if going_on:
            judged = self._judgement([ends[place] for place in going_on], seat)
            for place, worth in zip(going_on, judged, strict=True):
                liking = self._temper(ends[place], seat) if self._temper is not None else 0.0
                worths[place] = worth + liking - hurry(ends[place])
        return worths

    def _notice(self, count: int) -> list[int]:
        """Return the options that come to its mind, at least one."""
        blind = int(1_000_000 * self._oversight * (1 - 2 / count))
        if blind <= 0:
            return list(range(count))
        noticed = [index for index in range(count) if self._rng.below(1_000_000) >= blind]
        return noticed or [self._rng.below(count)]
