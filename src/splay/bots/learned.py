"""A one-ply bot with a judgement that it has learned from its own games."""

import random

from mypy_extensions import mypyc_attr

from splay.bots.features import Features
from splay.bots.network import Network
from splay.bots.random import Chance, any_best
from splay.bots.value import features_of, hurry, network_for, settled
from splay.kernel.agent import Agent, Seat, World
from splay.kernel.decision import Decision
from splay.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedBot(Agent):
    """Plays each option to the end of the action on a few sampled worlds, and takes what wins most often.

    What others (and the bot itself) decide later in the action is left to chance.
    """

    name = "learned"
    searches = True

    def __init__(self, seed: int, worlds: int = 4, noise: float = 0.0) -> None:
        self._rng = Rng(seed)
        self._worlds = worlds
        self._noise = noise
        self._random = random.Random(seed)
        self.network: Network | None = None
        """The network to judge by; None for the one that is shipped."""

    def decide(self, decision: Decision, seat: Seat) -> int:
        totals = self.totals(decision, seat)
        if self._noise:
            spread = self._noise * self._worlds
            totals = [total + self._random.gauss(0.0, spread) for total in totals]
        return any_best(totals, self._rng)

    def totals(self, decision: Decision, seat: Seat) -> list[float]:
        """Return for each option what it is worth, added up over the worlds."""
        totals = [0.0] * len(decision.values)
        batch: list[Features] = []
        places: list[int] = []
        for world in self.draw(decision, seat):
            if world is not None:
                self._try_all(world, seat.index, totals, batch, places)
        if batch:
            assert self.network is not None
            for place, value in zip(places, self.network.values(batch), strict=True):
                totals[place] += value
        return totals

    def draw(self, decision: Decision, seat: Seat) -> list[World | None]:
        """Return the worlds to try the options on, or None for one that was not found."""
        worlds = seat.worlds(decision)
        return [worlds.draw(self._rng) for _ in range(self._worlds)]

    def _try_all(self, world: World, seat: int, totals: list[float], batch: list[Features], places: list[int]) -> None:
        """Try each option on one world, with the same chance for all; what has to be judged is gathered."""
        if self.network is None:
            self.network = network_for(world.boundary)
        chance = self._rng.next()
        for index in range(len(totals)):
            end = world.after(index, Chance(chance))
            worth = settled(end, seat)
            if worth >= 0.0:
                totals[index] += worth
            else:
                totals[index] -= hurry(end)
                batch.append(features_of(end, seat))
                places.append(index)
