"""What a training follows from: its numbers, and the tables that are played."""

from dataclasses import asdict, dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Seating:
    """A kind of table to learn at: the rules, how many play, and how often it is played."""

    edition: str
    players: int
    weight: int
    expansions: tuple[str, ...] = ()


TABLES: Final[dict[str, tuple[Seating, ...]]] = {
    "innovation": (
        Seating("4e", 2, 30),
        Seating("4e", 3, 1),
        Seating("4e", 4, 3),
        Seating("3e", 2, 6),
        Seating("1e", 2, 8),
        Seating("1e", 2, 6, ("echoes",)),
        Seating("3e", 2, 8, ("echoes",)),
        Seating("3e", 2, 8, ("cities",)),
        Seating("3e", 2, 7, ("artifacts",)),
        Seating("3e", 2, 10, ("figures",)),
        Seating("3e", 2, 12, ("cities", "artifacts", "echoes", "figures")),
        Seating("3e", 3, 1, ("cities", "artifacts", "echoes", "figures")),
    ),
    "intrapreneurs": (Seating("", 2, 60), Seating("", 3, 20), Seating("", 4, 20)),
}
"""The tables that each game is learned at: mostly for two, but also all others that are played."""

MANY: Final[dict[str, tuple[Seating, ...]]] = {
    "innovation": (
        Seating("4e", 3, 5),
        Seating("4e", 4, 22),
        Seating("4e", 5, 1),
        Seating("3e", 3, 1),
        Seating("3e", 4, 2),
        Seating("1e", 3, 1),
        Seating("1e", 4, 1),
        Seating("3e", 3, 1, ("cities",)),
        Seating("3e", 3, 1, ("artifacts",)),
        Seating("3e", 4, 1, ("echoes",)),
        Seating("3e", 4, 1, ("figures",)),
        Seating("3e", 3, 2, ("cities", "artifacts", "echoes", "figures")),
        Seating("3e", 4, 1, ("cities", "artifacts", "echoes", "figures")),
    ),
}
"""The tables for three and more that weights of their own are learned at."""


@dataclass(frozen=True)
class Recipe:
    """All that a training follows from."""

    game: str = "innovation"
    seed: int = 1
    games: int = 400
    """How many games a batch has."""
    kept: int = 12
    """How many batches are learned from."""
    hidden: tuple[int, int] = (64, 16)
    vector: int = 6
    """How many numbers the vector of a card has, for each role."""
    trace: float = 0.8
    """How much a position counts on what comes later than the next one: the lambda of TD(lambda)."""
    rate: float = 0.001
    """The learning rate at the beginning."""
    halved_after: int = 25
    """After so many batches the learning rate is half as high."""
    minibatch: int = 512
    share: float = 1.0
    """How often the network is fitted after each batch to what is kept: 0.5 for a half of it, 2 for twice to all."""
    decay: float = 0.05
    """By which part of the learning rate all weights are drawn towards nothing at each step."""
    calm: int = 1_000
    """The network that plays is the mean over about so many of the last steps."""
    caution: float = 0.3
    """How fast the vectors of the cards learn compared with all else: a few games are soon known by heart by them."""
    worlds: int = 1
    noise: float = 0.005
    against: float = 0.1
    """The share of games in which greedy has all seats but one."""
    only: Seating | None = None
    """The one kind of table to learn at; None for the mix of all."""
    many: bool = False
    """Whether to learn at the mix of tables for three and more."""
    start: str = ""
    """The checksum (SHA-256) of the weights that it begins with; none if it begins with greedy's judgement."""

    def to_json(self) -> dict[str, Any]:
        """Return the recipe as plain data."""
        told = asdict(self)
        # As trainings have it that are older than these choices.
        if self.only is None:
            del told["only"]
        if not self.many:
            del told["many"]
        return told

    def tables(self) -> list[Seating]:
        """Return the tables to learn at, each as often as it is among those that are played."""
        if self.only is not None:
            return [self.only]
        return [seating for seating in (MANY if self.many else TABLES)[self.game] for _ in range(seating.weight)]
