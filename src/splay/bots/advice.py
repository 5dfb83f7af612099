"""What a strong player would do, for one who is asked: from what their seat knows, and nothing else."""

from typing import Final

from splay.bots.search import SearchBot
from splay.kernel.agent import Seat
from splay.kernel.decision import Decision

ADVISED: Final = 3
"""How many options are told at most."""


def advise(
    decision: Decision, seat: Seat, seed: int, iterations: int | None = None, seconds: float | None = None
) -> list[tuple[int, float]]:
    """Return the options that a strong player would look at first, the best first: the index, and the chance to win."""
    ranked = SearchBot(seed, iterations, seconds).rank(decision, seat)
    return [(index, chance) for index, chance, _ in ranked[:ADVISED]]
