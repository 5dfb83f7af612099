"""The ladder: named opponents from a first one to a master, each made of the same few parts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from splay.bots.tempers import demands, hoards, races
from splay.kernel.agent import Agent
from splay.kernel.game import Game


@dataclass(frozen=True)
class Character:
    """An opponent: who it is, and how it is made."""

    name: str
    """By which it is called; the first letter may be written large."""
    level: int
    """Its place on the ladder, from 1."""
    line: str
    """How it plays, in its description."""
    rating: float | None
    """Its OpenSkill rating, as docs/opponents.md tells how it was measured; None where it has not been."""
    has_learned: bool = False
    """Whether it judges by what was learned from many games, or else by counting what everyone has."""
    worlds: int = 1
    """On how many worlds it tries its options."""
    thorough: bool = False
    """Whether it finds out what is decided later in an action, or leaves that to chance."""
    oversight: float = 0.0
    """How much it overlooks."""
    temper: Callable[[Game, int], float] | None = None
    """What it likes beyond winning."""
    iterations: int = 0
    """How many lines it looks at before it decides, if it searches."""
    seconds: float = 1.0
    """For how long it thinks about one decision at most."""

    @property
    def title(self) -> str:
        """Its name as others write it."""
        return self.name.capitalize()

    def make(self, seed: int, seconds: float | None = None) -> Agent:
        """Return it as a bot; given seconds it thinks no longer than that, nor than it would anyway."""
        # Loaded only where it is needed, like all that has been learned.
        from splay.bots.learned import LearnedBot
        from splay.bots.one_ply import OnePlyBot, counted, learned
        from splay.bots.search import SearchBot

        bound = None if seconds is None else min(seconds, self.seconds)
        if self.iterations:
            return SearchBot(seed, self.iterations, bound)
        if self.thorough:
            return LearnedBot(seed, self.worlds, bound)
        judgement = learned if self.has_learned else counted
        return OnePlyBot(seed, judgement, self.worlds, self.oversight, self.temper)


LADDER: Final = (
    Character("duckling", 1, "Has just learned the rules, and overlooks most of what it could do.", 4.5,
              oversight=0.9),
    Character("magpie", 2, "Hoards: collects cards and points, and forgets to do anything with them.", 11.2,
              oversight=0.4, temper=hoards),
    Character("ram", 3, "Demands: would rather take something from you than build something of its own.", 16.5,
              oversight=0.58, temper=demands),
    Character("hare", 4, "Races: up the ages and for the next achievement, whatever is left lying behind.", 19.9,
              oversight=0.42, temper=races),
    Character("badger", 5, "Counts what everyone has, takes what brings most, and now and then misses something.", 22.7,
              oversight=0.2),
    Character("beaver", 6, "Looks at every option and builds steadily, one action at a time.", 27.9, worlds=4),
    Character("fox", 7, "Knows from many games what wins, and trusts its nose for the next action.", 35.4,
              has_learned=True, oversight=0.05),
    Character("owl", 8, "Turns an action over in its mind to the very end before it takes it.", 43.2,
              has_learned=True, worlds=2, thorough=True),
    Character("raven", 9, "Thinks ahead, your answers included, and forgets nothing.", 46.1,
              iterations=200, seconds=2.0),
    Character("sphinx", 10, "Thinks far ahead and takes its time: the master of the house.", 50.6,
              iterations=800, seconds=4.0),
)  # fmt: skip
"""The characters, from the first opponent to the master."""

CHARACTERS: Final = {character.name: character for character in LADDER}
