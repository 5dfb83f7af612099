"""A one-ply bot: it tries each option on worlds that could be the real one, and keeps what looks best."""

from typing import Final

from splay.bots.judge import hurry, judge
from splay.bots.random import Chance, Luck, any_best, checked
from splay.bots.settings import USUAL
from splay.kernel.agent import Agent, Seat, World
from splay.kernel.decision import Decision
from splay.kernel.rng import Rng

_IMPATIENCE: Final = 500.0
"""What it would give, in the judge's points, not to be in a hurry: half a victory. Only long games are concerned."""


class GreedyBot(Agent):
    """Plays each option to the end of the action on a few sampled worlds, and takes the best on average.

    What others (and the bot itself) decide later in the action is left to chance.
    """

    name = "greedy"
    searches = True

    def __init__(self, seed: int, worlds: int = USUAL["greedy"]) -> None:
        self._rng = Rng(seed)
        self._worlds = checked(worlds)

    def decide(self, decision: Decision, seat: Seat) -> int:
        totals = [0.0] * len(decision.values)
        for _ in range(self._worlds):
            world = seat.sample(decision, self._rng)
            if world is not None:
                self._try_all(world, seat.index, totals)
                world.release()
        return any_best(totals, self._rng)

    def _try_all(self, world: World, seat: int, totals: list[float]) -> None:
        """Add up how each option turns out on one world; chance is the same for all of them."""
        luck = Luck(self._rng.next())
        for index in range(len(totals)):
            end = world.after(index, Chance(luck))
            totals[index] += judge(end, seat)
            if end.result is None:
                totals[index] -= _IMPATIENCE * hurry(end)
            end.release()
