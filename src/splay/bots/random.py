"""A bot that takes any option, each equally likely."""

import random

from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.kernel.game import Decider


class RandomBot(Agent, Decider):
    """Chooses at random; as a decider it answers for every seat alike."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def decide(self, decision: Decision, seat: Seat | None = None) -> int:
        """Return the index of any option."""
        return int(self._random() * len(decision.values))
