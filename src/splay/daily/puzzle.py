"""A position with one choice that is clearly best: the match up to there, and what was found out about its options."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from splay.games import DEFAULT_GAME, game_named, setup_of
from splay.kernel.match import Match

NAMES: Final = ("ann", "bob", "cleo", "dan", "eve")
"""Who sits at the table."""

ACTION: Final = "Choose an action"
"""What is asked in every daily position."""

THEMES: Final = {
    "demand": "Demand",
    "share": "Sharing",
    "splay": "Splay",
    "race": "Race to the end",
    "build": "Building up",
}
"""What a position is about, and how that is called."""


@dataclass(frozen=True)
class Moment:
    """A moment of a match: how it is set up, and the answers up to there."""

    edition: str
    expansions: tuple[str, ...]
    players: int
    seed: int
    answers: tuple[int, ...]

    def match(self) -> Match:
        """Return the match as it stands there."""
        seats = NAMES[: self.players]
        setup = setup_of(DEFAULT_GAME, seats, self.seed, self.edition, expansions=self.expansions)
        return Match(game_named(DEFAULT_GAME), setup, self.answers)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Moment":
        """Return what was written as plain data."""
        answers = tuple(int(answer) for answer in data["answers"])
        return cls(data["edition"], tuple(data["expansions"]), int(data["players"]), int(data["seed"]), answers)


@dataclass(frozen=True)
class Judged:
    """An option: the chance to win with it, between which bounds that lies, and what follows on it most often."""

    label: str
    chance: float
    low: float
    high: float
    leads: str


@dataclass(frozen=True)
class Puzzle:
    """A daily position with its solution."""

    moment: Moment
    options: tuple[Judged, ...]
    """The options that were looked at, those with the best chance first."""
    greedy: str
    """What the greedy bot would do."""
    theme: str
    why: str
    """What the best option does, in words."""
    lines: int
    """How many lines were looked at to be sure."""

    @property
    def best(self) -> str:
        """The label of the best option."""
        return self.options[0].label

    @property
    def margin(self) -> float:
        """By how much the best option is ahead of the next."""
        return round(self.options[0].chance - max(option.chance for option in self.options[1:]), 4)

    def is_right(self, label: str) -> bool:
        """Tell whether an option is the best one."""
        return label == self.best

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Puzzle":
        """Return what was written as plain data."""
        best, *others = [Judged(**option) for option in data["options"]]
        options = (best, *sorted(others, key=lambda option: -option.chance))
        told = {key: data[key] for key in ("greedy", "theme", "why", "lines")}
        return cls(Moment.from_json(data["moment"]), options, **told)
