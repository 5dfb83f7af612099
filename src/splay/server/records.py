"""What a server keeps: the plain facts of tables, seats, entries and chat, as they are stored."""

import secrets
from dataclasses import dataclass, field, replace
from typing import Any, Final

from splay.kernel.setup import Setup

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"

NO_CLOCK: Final = "none"
LIVE: Final = "live"
CORRESPONDENCE: Final = "correspondence"

ANSWER: Final = "answer"
CONCEDE: Final = "concede"
TIMEOUT: Final = "timeout"
UNDO: Final = "undo"
DRAW: Final = "draw"
REPLACE: Final = "replace"
RESUME: Final = "resume"
END: Final = "end"
HINT: Final = "hint"


@dataclass(frozen=True)
class Entry:
    """One thing that happened in a match. Entries are numbered from 0, and none is ever changed or deleted.

    The value is an answer's index, how many answers an undo leaves, the level of the bot that takes over, or why the
    server ends the match.
    """

    number: int
    kind: str
    seat: int
    value: str
    time: float


@dataclass(frozen=True)
class Said:
    """A line of chat."""

    number: int
    name: str
    seat: int | None
    text: str
    time: float
    visitor: str | None = None
    """Who has said it; of what was said by those who looked on in the first versions it is not known."""


@dataclass(frozen=True)
class Clock:
    """How long people may think: in total for a live match, for each decision by correspondence."""

    kind: str = NO_CLOCK
    seconds: int = 0


@dataclass(frozen=True)
class Chair:
    """A seat at a table: a bot's, by its level; a person's; or free for one, if nobody's name stands on it."""

    name: str = ""
    visitor: str | None = None
    level: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether a person can sit down here."""
        return self.visitor is None and self.level is None


@dataclass
class TableFacts:
    """A table as it is stored: what is played, by whom, and how far it has come."""

    id: str
    game: str
    edition: str
    expansions: list[str]
    options: dict[str, str]
    words: str
    """The vocabulary that the host has chosen; each player may choose another one."""
    private: bool
    clock: Clock
    host: str
    chairs: list[Chair]
    seed: int
    created: float
    version: int = 0
    """How often what is stored of the table has changed: whoever changes it must have seen its last version."""
    status: str = OPEN
    asked: int | None = None
    """The seat that is asked now, while the match goes on."""
    started: float = 0.0
    rules: int = 0
    sets: list[str] = field(default_factory=list)
    result: dict[str, object] | None = None
    rematch: str | None = None
    kicked: list[str] = field(default_factory=list)
    """The visitors who have been sent away."""
    marked: list[str] = field(default_factory=list)
    """Marks of where they came from, so that they do not come back as somebody new."""
    invited: list[str] = field(default_factory=list)
    """The visitors who have a seat because they sat there in the match before, and have not accepted the rematch."""
    proposal: dict[str, Any] | None = None
    """What was proposed last, as plain data."""
    rated: bool = False
    """Whether the match counts for the ratings; else it is casual."""
    goes_on_from: dict[str, Any] | None = None
    """The table, and after how many answers (`at`), from which this match goes on, if it does not begin anew."""
    changed: float = 0.0
    """When what is stored of the table last changed."""
    keeper: int = 0
    """The node that lets its bots think and looks at its clock."""

    def setup(self) -> Setup:
        """Return the setup of the match, as it was when it began."""
        names = [chair.name for chair in self.chairs]
        return Setup(self.game, self.edition, self.sets, names, self.seed, self.options, self.rules)

    def seat_of(self, visitor: str | None) -> int | None:
        """Return where a visitor sits."""
        if visitor is None:
            return None
        for index, chair in enumerate(self.chairs):
            if chair.visitor == visitor:
                return index
        return None

    @property
    def is_full(self) -> bool:
        """Whether no seat is free."""
        return not any(chair.is_free for chair in self.chairs)

    @property
    def by_itself(self) -> bool:
        """Whether the match goes on by itself: a bot is asked, or a clock runs."""
        bot_asked = self.asked is not None and self.chairs[self.asked].level is not None
        return self.status == PLAYING and (bot_asked or self.clock.kind != NO_CLOCK)

    def stand_up(self, visitor: str) -> None:
        """Free the seat of a visitor before the match; the last one to leave closes the table."""
        self.chairs = [Chair() if chair.visitor == visitor else chair for chair in self.chairs]
        left = [chair.visitor for chair in self.chairs if chair.visitor is not None]
        if not left:
            self.close("The table was closed before the match began")
        elif self.host == visitor:
            self.host = left[0]

    def close(self, words: str) -> None:
        """End what is at this table without a winner."""
        self.status, self.asked, self.proposal = FINISHED, None, None
        self.result = {"kind": "closed", "winners": [], "words": words}

    def unsure(self) -> list[str]:
        """Return the names of those who sit here but have not accepted the rematch."""
        return [chair.name for chair in self.chairs if chair.visitor in self.invited]

    def another(self, host: str, chairs: list[Chair], seed: int, created: float) -> "TableFacts":
        """Return the facts of a new table at which the same is played; open, private and casual until more is said."""
        return TableFacts(
            id=secrets.token_hex(8),
            game=self.game,
            edition=self.edition,
            expansions=self.expansions,
            options=self.options,
            words=self.words,
            private=True,
            clock=Clock(),
            host=host,
            chairs=chairs,
            seed=seed,
            created=created,
            changed=created,
        )

    def copy(self) -> "TableFacts":
        """Return facts that can be changed without changing these."""
        return replace(
            self, chairs=self.chairs[:], kicked=self.kicked[:], marked=self.marked[:], invited=self.invited[:]
        )
