"""Bots that fail in every way; they are made in worker processes, by name."""

import os
import time

from splay.bots import make_bot
from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision


class Raises(Agent):
    name = "greedy"

    def decide(self, decision: Decision, seat: Seat) -> int:
        raise RuntimeError("no idea")


class Hangs(Agent):
    name = "greedy"

    def decide(self, decision: Decision, seat: Seat) -> int:
        time.sleep(600)
        return 0


class Lies(Agent):
    name = "greedy"

    def decide(self, decision: Decision, seat: Seat) -> int:
        return len(decision.values)


class Dies(Agent):
    name = "greedy"

    def decide(self, decision: Decision, seat: Seat) -> int:
        os._exit(3)


def raising(level: str, seed: int, seconds: float | None) -> Agent:
    return Raises() if level == "greedy" else make_bot(level, seed, seconds)


def hanging(level: str, seed: int, seconds: float | None) -> Agent:
    return Hangs() if level == "greedy" else make_bot(level, seed, seconds)


def lying(level: str, seed: int, seconds: float | None) -> Agent:
    return Lies() if level == "greedy" else make_bot(level, seed, seconds)


def dying(level: str, seed: int, seconds: float | None) -> Agent:
    return Dies() if level == "greedy" else make_bot(level, seed, seconds)


def all_raising(level: str, seed: int, seconds: float | None) -> Agent:
    return Raises()


def magpie_raising(level: str, seed: int, seconds: float | None) -> Agent:
    return Raises() if level == "magpie" else make_bot(level, seed, seconds)
