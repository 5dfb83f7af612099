"""What happened, and who may know which part of it."""

from mypy_extensions import mypyc_attr

from splay.kernel.decision import Choice

EVERYONE = -1
"""The mask of seats with every bit set."""

NOBODY = 0
"""The mask of seats with no bit set."""

ALL_SEEING = -2
"""Stands for a seat from which everything is open: that of someone who reads a record."""


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened in a game.

    `subjects` are the things it happened to; a seat may know which they were only if its bit is set in `seen`.
    Everything else about the event is public. An event refers to nothing that could refer to it, so the compiled
    class keeps out of the cyclic garbage collector's way.
    """

    __slots__ = ("details", "kind", "seat", "seen", "subjects")

    def __init__(
        self,
        kind: str,
        seat: int,
        subjects: tuple[Choice, ...] = (),
        seen: int = EVERYONE,
        details: tuple[object, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.subjects = subjects
        self.seen = seen
        self.details = details

    def known_to(self, seat: int | None) -> bool:
        """Tell whether a seat (or, for None, a spectator) may know the subjects."""
        if seat == ALL_SEEING:
            return True
        if seat is None:
            return self.seen == EVERYONE
        return bool(self.seen >> seat & 1)

    def __repr__(self) -> str:
        return f"<Event {self.kind} seat={self.seat} {self.subjects} seen={self.seen:b} {self.details}>"
