"""Two matches that look alike to a seat, played side by side: whoever sits there must choose alike."""

from collections.abc import Callable, Sequence

from splay.kernel.agent import Agent
from splay.kernel.match import Match

Bots = Callable[[], Sequence[Agent]]
"""Hands out the bots that are asked at a decision: new ones, or the same throughout."""


def compare_choices(
    match: Match, other: Match, answers: list[int], seat: int, alike: Callable[[], bool], bots: tuple[Bots, Bots]
) -> int:
    """Play both by the same answers as long as they go on alike, and compare the bots' choices; tell how often."""
    compared = 0
    for index in answers:
        if not alike():
            break
        mine, its = match.decision, other.decision
        assert mine is not None
        assert its is not None
        if mine.seat == seat:
            choices = [bot.decide(mine, match.seats[seat]) for bot in bots[0]()]
            assert choices == [bot.decide(its, other.seats[seat]) for bot in bots[1]()]
            compared += 1
        match.answer(index)
        other.answer(index)
    return compared
