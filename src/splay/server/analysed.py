"""What is analysed for somebody beside the server, in a process: a position, or a place of a record."""

from dataclasses import dataclass
from typing import Final

import orjson

from splay.analysis import evaluate
from splay.kernel.errors import SplayError
from splay.server import board
from splay.server.board import TOLD
from splay.server.guide import GUIDES
from splay.server.refusal import Refused

MOST_BUDGET: Final = 2_000
"""How many lines are looked at for one request at most."""


@dataclass(frozen=True)
class Asked:
    """What is to be analysed, for which seat, and with how much care."""

    what: board.Asked
    seat: int | None
    is_open: bool
    budget: int
    seed: int


def told_of(asked: Asked) -> tuple[str, bytes]:
    """Return what is thought of it as JSON after TOLD, or why not after the kind of refusal."""
    try:
        return TOLD, orjson.dumps(_tell(asked))
    except Refused as refused:
        return refused.kind, sentence(refused.words).encode()


def sentence(words: str) -> str:
    """Return words that say what is wrong as a sentence."""
    return f"{words[:1].upper()}{words[1:]}" + ("" if words.endswith((".", "?")) else ".")


def _tell(asked: Asked) -> dict[str, object]:
    match, _ = board.started(asked.what)
    if match.decision is None:
        raise Refused("finished", "The game is over, and there is nothing left to judge: go to an earlier moment.")
    guide = GUIDES[match.setup.game]
    words = guide.vocabulary(asked.what.words)
    try:
        found = evaluate(match, asked.seat, asked.budget, asked.seed, asked.is_open)
    except SplayError as error:
        raise Refused("illegal", str(error)) from error
    options = [
        {
            **option.to_json(),
            "label": guide.say(words, option.label, match.names),
            "leads": guide.say(words, option.leads, match.names),
        }
        for option in found.options
    ]
    return {**found.to_json(), "options": options}
