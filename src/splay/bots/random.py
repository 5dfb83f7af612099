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


class Chance(Decider):
    """Answers for every seat at random."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def decide(self, decision: Decision) -> int:
        return int(self._random() * len(decision.values))


def any_best(totals: list[float], rng: Rng) -> int:
    """Return where the highest total stands, any of those that tie."""
    best = max(totals)
    ties = [place for place, total in enumerate(totals) if total == best]
    return ties[rng.below(len(ties))]
