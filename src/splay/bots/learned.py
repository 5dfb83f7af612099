"""A one-ply bot with a judgement that it has learned from its own games."""

from mypy_extensions import mypyc_attr

from splay.bots.features import Features
from splay.bots.judge import hurry
from splay.bots.network import Network
from splay.bots.random import Chance, Luck, checked
from splay.bots.search import Race, SearchBot
from splay.bots.settings import USUAL
from splay.bots.value import features_of, settled
from splay.kernel.agent import Seat, World
from splay.kernel.decision import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedBot(SearchBot):
    """Plays each option to the end of the action on sampled worlds, and takes what wins most often.

    What is decided later in the action, by the bot or by others, is found out in a tree, as the search does it; but no
    line goes on after the action. The worse half of the options drops out again and again.
    """

    name = "learned"
    searches = True

    def __init__(self, seed: int, worlds: int = USUAL["learned"], seconds: float | None = None) -> None:
        super().__init__(seed, seconds=seconds)
        self._worlds = checked(worlds)
        self._deepest = 1

    def _lines(self, race: Race) -> int:
        return self._worlds * len(race.running)

    def totals(self, decision: Decision, seat: Seat) -> list[float]:
        """Return for each option what it is worth, added up over the worlds, if all that follows is left to chance."""
        totals = [0.0] * len(decision.values)
        batch: list[Features] = []
        places: list[int] = []
        network: Network | None = None
        for world in self.draw(decision, seat):
            if world is not None:
                network = self.judgement(world)
                self._leave_to_chance(world, seat.index, totals, batch, places)
                world.release()
        if network is not None:
            for place, value in zip(places, network.values(batch), strict=True):
                totals[place] += value
        return totals

    def draw(self, decision: Decision, seat: Seat) -> list[World | None]:
        """Return the worlds to try the options on, or None for one that was not found."""
        worlds = seat.worlds(decision)
        return [worlds.draw(self._rng) for _ in range(self._worlds)]

    def _leave_to_chance(
        self, world: World, seat: int, totals: list[float], batch: list[Features], places: list[int]
    ) -> None:
        """Try each option on one world, with the same chance for all; what has to be judged is gathered."""
        luck = Luck(self._rng.next())
        for index in range(len(totals)):
            end = world.after(index, Chance(luck))
            worth = settled(end, seat)
            if worth >= 0.0:
                totals[index] += worth
            else:
                totals[index] -= hurry(end)
                batch.append(features_of(end, seat))
                places.append(index)
            end.release()
