"""Text that people type: cleaned of whatever is not meant to be read."""

import unicodedata
from typing import Final

from splay.kernel.setup import can_be_name
from splay.server.refusal import Refused

LONGEST_NAME: Final = 24
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and signs that look like a space: fillers, the empty Braille pattern, the empty note."""


def clean(text: str) -> str:
    """Return a text on one line, without control characters and marks that turn the direction of writing."""
    spaced = "".join(" " if letter.isspace() or letter in _BLANKS else letter for letter in text)
    seen = "".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C")
    return " ".join(seen.split())


def _is_seen(text: str) -> bool:
    """Tell whether anything can be seen of a text: marks alone cannot."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def clean_name(text: str) -> str:
    """Return a name that a player can have, or say what is wrong with it."""
    name = clean(text)
    if not _is_seen(name) or len(name) > LONGEST_NAME:
        raise Refused("illegal", f"A name has 1 to {LONGEST_NAME} characters that can be seen.")
    if not can_be_name(name):
        raise Refused("illegal", "A name has only visible characters, and no comma.")
    return name


def clean_chat(text: str, longest: int) -> str:
    """Return a line of chat, or say what is wrong with it."""
    line = clean(text)
    if not _is_seen(line):
        raise Refused("illegal", "There is nothing to say in that.")
    if len(line) > longest:
        raise Refused("too_large", f"A line of chat has at most {longest} characters.")
    return line
