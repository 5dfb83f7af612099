"""Reading plain data that a person has typed, gathering everything that is wrong with it."""

import difflib
from collections.abc import Mapping, Sequence
from typing import Final

Spec = dict[str, object]

MOST_HINTS: Final = 20
"""After so many reasons no nearest name is looked for any more: what is so far off is no slip of the pen."""


def brief(value: object) -> str:
    """Return a value as quoted in a message, shortened if it is long."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def nearest(word: str, known: Sequence[str]) -> str:
    """Return a suggestion to end a refusal with: the nearest known word, or nothing."""
    folded = {name.casefold(): name for name in known}
    close = difflib.get_close_matches(word.casefold(), list(folded), n=1)
    return f": did you mean {folded[close[0]]}?" if close else ""


def listing(items: Sequence[str]) -> str:
    """Return some things as "a, b and c"."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


class PlainReader:
    """Reads numbers, texts, lists and groups of entries; what is none of these is noted, and something stands in."""

    def __init__(self, group: str) -> None:
        self.reasons: list[str] = []
        self.group = group
        """What the messages call a group of named entries."""

    def refuse(self, reason: str) -> None:
        """Note something that is wrong."""
        self.reasons.append(reason)

    def mapping(self, value: object, what: str) -> Spec:
        """Return a group of named entries."""
        if isinstance(value, dict) and all(isinstance(key, str) for key in value):
            return value
        self.refuse(f"{what} must be {self.group} with named entries, not {brief(value)}")
        return {}

    def listing(self, value: object, what: str) -> list[object]:
        """Return a list."""
        if isinstance(value, list):
            return value
        self.refuse(f"{what} must be a list, not {brief(value)}")
        return []

    def number(self, value: object, what: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.refuse(f"{what} must be a whole number from {least} to {most}, not {brief(value)}")
        return least

    def truth(self, value: object, what: str) -> bool:
        """Return yes or no."""
        if isinstance(value, bool):
            return value
        self.refuse(f"{what} must be true or false, not {brief(value)}")
        return False

    def text(self, value: object, what: str) -> str:
        """Return a text."""
        if isinstance(value, str):
            return value
        self.refuse(f"{what} must be a text, not {brief(value)}")
        return ""

    def one_of(self, value: object, known: Sequence[str], what: str) -> str:
        """Return one of some known words."""
        if isinstance(value, str) and value in known:
            return value
        hint = nearest(value, known) if isinstance(value, str) else ""
        self.refuse(f"{what} must be one of {', '.join(known)}, not {brief(value)}{hint}")
        return known[0]

    def known_keys(self, spec: Mapping[str, object], known: Sequence[str], what: str) -> None:
        """Refuse entries that nobody asks for."""
        for key in spec:
            if key not in known:
                hint = nearest(key, known) if len(self.reasons) < MOST_HINTS else ""
                self.refuse(f"{what} has no entry {key!r}{hint or ': known are ' + ', '.join(known)}")
