"""A bot that takes any option, each equally likely."""

import random

from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.kernel.game import Decider


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
