"""A match as the fold of its entries: the position, the log, the clocks, and what can be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.games import game_named
from splay.kernel.agent import concession
from splay.kernel.decision import Decision
from splay.kernel.errors import SplayError
from splay.kernel.event import Event
from splay.kernel.game import Result
from splay.kernel.match import Match
from splay.server.guide import GUIDES, Json, told
from splay.server.records import (
    ANSWER,
    CONCEDE,
    DRAW,
    END,
    HINT,
    LIVE,
    NO_CLOCK,
    REPLACE,
    RESUME,
    TIMEOUT,
    UNDO,
    Entry,
    TableFacts,
)

DRAW_AGREED: Final = "draw agreed"
TOO_LONG: Final = "too long"
ABANDONED: Final = "abandoned"
LEFT_TO_BOTS: Final = "left to bots"
CLOSED: Final = "closed"
ENDINGS: Final = {
    TOO_LONG: "The match has gone on for too long: nobody wins",
    ABANDONED: "Nobody has played on for very long: nobody wins",
    LEFT_TO_BOTS: "Only bots are left, and they do not play on alone: nobody wins",
    CLOSED: "Whoever runs the server has closed this table: nobody wins",
}
"""Why the server ends a match, and the words for it."""


@dataclass(frozen=True)
class Bounds:
    """How much there can be of a match."""

    answers: int
    undos: int
    entries: int


@dataclass(frozen=True)
class Step:
    """An answer or a concession of a match, and where the game stood just before it."""

    seat: int
    events: int
    rng: int
    is_answer: bool


@dataclass(frozen=True)
class Remark:
    """Something that is told in the log but happened at the table and not in the game."""

    kind: str
    seat: int
    text: str


@dataclass(frozen=True)
class TakeBack:
    """How far back a seat's last decision lies, and whether taking it back needs nobody's consent."""

    keep: int
    free: bool


def step_before(match: Match, seat: int, is_answer: bool) -> Step:
    """Return the step that a seat is about to make."""
    return Step(seat, match.event_count(), match.now.rng.state, is_answer)


def told_since(match: Match, step: Step) -> bool:
    """Tell whether anyone may have learnt anything by the last step of a match that they could not know before it.

    A card was seen, or chance was asked; or somebody else had a part in it, who may have been asked, skipped or steered
    because of cards that only they can see. That their turn has come says nothing.
    """
    if match.now.rng.state != step.rng:
        return True
    asked = match.decision
    if asked is not None and asked.seat != step.seat and asked.source is not None:
        return True
    reveals = GUIDES[match.setup.game].reveals
    return any(reveals(event, step.seat) for event in match.events(step.events))


class Play:
    """A match that is being played, or has been."""

    def __init__(self, facts: TableFacts, bounds: Bounds) -> None:
        self.setup = facts.setup()
        self.bounds = bounds
        self.clock = facts.clock
        self.rated = facts.rated
        self.match = Match(game_named(facts.game), self.setup)
        self.levels = [chair.level for chair in facts.chairs]
        """For each seat the level of its bot, or None for a person."""
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self.log: list[Event | Remark] = list(self.match.events())
        self.failures: list[str] = []
        """What the table should know about its bots."""
        self.undos = 0
        """How often something has been taken back."""
        self.ended: Result | None = None
        """How the match has ended otherwise than by its rules: the players agreed on a draw, or it had to end."""
        self.used = [0.0] * len(facts.chairs)
        """How long each seat has been asked so far."""
        self.started = facts.started
        self.since = facts.started
        """Since when the seat that is asked has been asked."""

    def __del__(self) -> None:
        # Freed at once, and not when somebody looks for cycles: that would hold up whatever goes on at other tables.
        if hasattr(self, "match"):
            self.match.release()

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return None if self.ended else self.match.decision

    @property
    def result(self) -> Result | None:
        """How the match has ended."""
        return self.ended or self.match.result

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        decision = self.decision
        return None if decision is None else decision.seat

    def has_left(self, seat: int) -> bool:
        """Tell whether a player has conceded or lost before the end."""
        return self.match.now.has_left(seat)

    def people(self) -> list[int]:
        """Return the seats of the people who are still in the match."""
        return [seat for seat, level in enumerate(self.levels) if level is None and not self.has_left(seat)]

    # Going on

    def apply(self, entry: Entry) -> int:
        """Go on by an entry; returns how much of the log is as it was."""
        self._charge(entry)
        length = len(self.log)
        if entry.kind == ANSWER:
            self._go_on(entry.seat, int(entry.value))
        elif entry.kind == CONCEDE:
            self._go_on(entry.seat, concession(entry.seat))
        elif entry.kind == TIMEOUT:
            self._remark(entry, "ran out of time.")
            self._go_on(entry.seat, concession(entry.seat))
        elif entry.kind == UNDO:
            length = self._take_back(entry)
        elif entry.kind == DRAW:
            self._agree(entry)
        elif entry.kind == END:
            self.ended = Result(entry.value, [], ENDINGS[entry.value])
            self.log.append(Remark(END, entry.seat, f"{self.ended.words}."))
        elif entry.kind == HINT:
            self._remark(entry, "asks what a strong player would do.")
        elif entry.kind == REPLACE:
            self.failures.append(self._remark(entry, f"failed; a {entry.value} bot plays on."))
            self.levels[entry.seat] = entry.value
        self.entries.append(entry)
        return length

    def _go_on(self, seat: int, answer: int) -> None:
        match = self.match
        if self.setup.rules < game_named(self.setup.game).rules:
            # Stored under older rules: with two sides these went on for a while after a concession.
            if match.decision is None:
                return
            if answer >= 0 and match.decision.seat != seat:
                raise SplayError(f"it was played by version {self.setup.rules} of the rules, which have changed since")
        events = match.event_count()
        step = step_before(match, seat, answer >= 0)
        match.play(answer)
        self.steps.append(step)
        self.log.extend(match.events(events))

    def _take_back(self, entry: Entry) -> int:
        """Take answers back: what they led to goes out of the log, what was told of the table stays."""
        keep = int(entry.value)
        events = self.steps[keep].events
        self.match.undo(len(self.steps) - keep)
        del self.steps[keep:]
        self.undos += 1
        length, seen = 0, 0
        while seen < events or (length < len(self.log) and isinstance(self.log[length], Remark)):
            seen += isinstance(self.log[length], Event)
            length += 1
        later = [item for item in self.log[length:] if isinstance(item, Remark)]
        self.log[length:] = later
        self._remark(entry, "takes a decision back.")
        return length

    def _agree(self, entry: Entry) -> None:
        people = [self.match.names[seat] for seat in self.people()]
        words = f"{', '.join(people[:-1])} and {people[-1]} agree on a draw"
        self.ended = Result(DRAW_AGREED, [], words)
        self.log.append(Remark(DRAW, entry.seat, f"{words}."))

    def _remark(self, entry: Entry, words: str) -> str:
        text = f"{self.match.names[entry.seat]} {words}"
        self.log.append(Remark(entry.kind, entry.seat, text))
        return text

    # The log

    def told(self, seat: int | None, words: str, number: int) -> Json:
        """Return a line of the log as a seat may read it."""
        item = self.log[number]
        if isinstance(item, Event):
            return {"number": number, **told(self.match.now, self.setup, item, seat, words)}
        return {"number": number, "kind": item.kind, "seat": item.seat, "text": item.text, "cards": [], "move": None}

    def reads_alike(self, number: int, seat: int | None, other: int | None) -> bool:
        """Tell whether two seats read the same line of the log: either both may know what it is about, or neither."""
        item = self.log[number]
        return not isinstance(item, Event) or item.known_to(seat) == item.known_to(other)

    # Bounds

    def last_touched(self) -> float:
        """Return when something last happened in the match."""
        return self.entries[-1].time if self.entries else self.started

    def must_end(self) -> str | None:
        """Return why the match cannot go on, if it cannot."""
        if self.result is not None:
            return None
        if not self.people():
            return LEFT_TO_BOTS
        return TOO_LONG if self._answers_left() <= 0 else None

    def _answers_left(self) -> int:
        return min(self.bounds.answers - len(self.steps), self.bounds.entries - len(self.entries))

    def notices(self) -> list[str]:
        """Return what the table should know: bots that have failed, and bounds that come near."""
        told = list(self.failures)
        if self.result is not None:
            return told
        if (answers := self._answers_left()) <= self.bounds.answers // 5:
            told.append(f"The match has gone on for very long: it ends after {answers} more answers, and nobody wins.")
        if (undos := self.bounds.undos - self.undos) <= self.bounds.undos // 5:
            told.append(f"Much has been taken back in this match: it can be done {undos} more times.")
        return told

    # Taking back

    def take_back(self, seat: int) -> TakeBack | None:
        """Return what it takes to go back to a seat's last decision; None if there is no way.

        There is no way back past a concession, none from the end, and none when too much has been taken back.
        """
        if self.decision is None or self.has_left(seat) or self.undos >= self.bounds.undos:
            return None
        for place in range(len(self.steps) - 1, -1, -1):
            step = self.steps[place]
            if not step.is_answer:
                return None
            if step.seat == seat:
                free = place == len(self.steps) - 1 and not told_since(self.match, step)
                # Ruling: where it counts, bots do not agree to take back what has been seen.
                return TakeBack(place, free) if free or not self.rated or self.people() != [seat] else None
        return None

    # Clocks

    def _charge(self, entry: Entry) -> None:
        """Charge the seat that was asked for the time until this entry; while the server was away no clock runs."""
        if entry.kind == RESUME:
            # Its value is when the server was last awake; older ones do not say.
            awake = min(float(entry.value or 0), entry.time)
            self.since = entry.time - max(0.0, awake - self.since)
            return
        if self.asked is not None:
            self.used[self.asked] += max(0.0, entry.time - self.since)
        self.since = entry.time

    def time_left(self, seat: int, now: float) -> float:
        """Return how many seconds a seat has left to think."""
        running = max(0.0, now - self.since) if seat == self.asked and self.levels[seat] is None else 0.0
        used = self.used[seat] if self.clock.kind == LIVE else 0.0
        return self.clock.seconds - used - running

    def deadline(self) -> float | None:
        """Return when the one who is asked runs out of time; None if nobody can."""
        seat = self.asked
        if self.clock.kind == NO_CLOCK or seat is None or self.levels[seat] is not None:
            return None
        return self.since + self.time_left(seat, self.since)

    def clocks(self, now: float) -> list[Json] | None:
        """Return how much time each seat has left."""
        if self.clock.kind == NO_CLOCK:
            return None
        asked = self.asked
        return [
            {
                "left": round(max(0.0, self.time_left(seat, now)), 1),
                "running": seat == asked and level is None,
            }
            for seat, level in enumerate(self.levels)
        ]


def fold(facts: TableFacts, bounds: Bounds, entries: Sequence[Entry]) -> Play:
    """Return the match that a table and its entries make; an entry that makes no sense is told."""
    play = Play(facts, bounds)
    for entry in entries:
        try:
            play.apply(entry)
        except (ValueError, TypeError, LookupError) as error:
            raise SplayError(f"its entry {entry.number} is damaged") from error
    return play
