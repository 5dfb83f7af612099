"""Chance in the bots: one that takes any option, one that answers for everybody, and the choice among equals."""

import random

from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.kernel.game import Decider
from splay.kernel.rng import Rng


class RandomBot(Agent):
    """Chooses at random."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def decide(self, decision: Decision, seat: Seat) -> int:
        return int(self._random() * len(decision.values))


class Luck:
    """A run of chance that several lines share, each from its beginning."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._random: random.Random | None = None
        self._drawn: list[float] = []

    def at(self, place: int) -> float:
        """Return a number from 0 to 1; places are asked for one after the other."""
        if place == len(self._drawn):
            if self._random is None:
                # Most lines have nothing to decide, and to begin with a seed takes longer than to play them.
                self._random = random.Random(self._seed)
            self._drawn.append(self._random.random())
        return self._drawn[place]


class Chance(Decider):
    """Answers for every seat at random: by a seed, or by a run of chance that others share."""

    def __init__(self, chance: int | Luck) -> None:
        self._luck = Luck(chance) if isinstance(chance, int) else chance
        self._drawn = 0

    def decide(self, decision: Decision) -> int:
        self._drawn += 1
        return int(self._luck.at(self._drawn - 1) * len(decision.values))


def checked(worlds: int) -> int:
    """Return on how many worlds a bot tries its options, or refuse a number on which it could try none."""
    if worlds < 1:
        raise ValueError(f"options are tried on at least 1 world, not on {worlds}")
    return worlds


def any_best(totals: list[float], rng: Rng) -> int:
    """Return where the highest total stands, any of those that tie."""
    best = max(totals)
    ties = [place for place, total in enumerate(totals) if total == best]
    return ties[rng.below(len(ties))]
