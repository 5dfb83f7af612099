"""A refusal: nothing has changed, and the words say why."""

from collections.abc import Sequence
from typing import Final

STATUS: Final = {
    "not_found": 404,
    "not_yours": 403,
    "forbidden": 403,
    "not_your_turn": 409,
    "stale": 409,
    "finished": 409,
    "not_started": 409,
    "full": 409,
    "replaces": 409,
    "illegal": 422,
    "malformed": 422,
    "too_large": 413,
    "too_slow": 408,
    "too_fast": 429,
    "too_many": 429,
    "broken": 500,
    "away": 503,
}
"""The HTTP status of each kind of refusal."""


class Refused(Exception):
    """Something that cannot be done, of a kind that a program can tell and in words that a person can read."""

    def __init__(self, kind: str, words: str) -> None:
        super().__init__(words)
        self.kind = kind
        self.words = words
        self.status = STATUS[kind]

    def to_json(self) -> dict[str, object]:
        """Return the refusal as plain data."""
        return {"kind": self.kind, "words": self.words}


def malformed(place: Sequence[object], problem: str) -> Refused:
    """Return the refusal of a message in which something at some place is not what it should be."""
    where = ".".join(str(part) for part in place)
    return Refused("malformed", f"Malformed{' at ' + where if where else ''}: {problem[:200]}.")


def away() -> Refused:
    """Return the refusal of something that could not be stored or read."""
    return Refused("away", "The server cannot reach its database just now; nothing has changed. Try again in a while.")


def broken() -> Refused:
    """Return the refusal of something that failed through no fault of the one who asked."""
    return Refused("broken", "Something broke here; nothing has changed. The server's log says more.")
