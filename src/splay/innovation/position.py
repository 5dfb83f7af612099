"""Positions to play on from: `load` makes a match of one, `dump` writes one of a match.

A position is plain data, as read from JSON:

    {"edition": "3e",
     "players": [{"name": "ann", "hand": ["Tools"], "score": ["Oars"],
                  "board": {"red": {"cards": ["Metalworking", "Archery"], "splay": "left"}},
                  "achievements": ["Monument", 1]},
                 {"name": "bob"}],
     "decks": {"1": ["Writing", "Sailing"]},
     "turn": {"player": "ann", "actions": 2},
     "seed": 7}

Piles and decks are listed top card first. What is not listed is shuffled in below with the seed, unless "exact" is
true. A number among cards stands for some card of that value.
"""

import json
from typing import cast

from splay.innovation import layout
from splay.innovation.game import Game
from splay.innovation.layout import Spec
from splay.innovation.start import INNOVATION, RULES_VERSION
from splay.kernel.errors import PositionError, SplayError
from splay.kernel.match import Match
from splay.kernel.setup import Setup


def load(spec: Spec) -> Match:
    """Return a match that stands at a position, or refuse the position with every reason."""
    pending = spec.get("pending") if isinstance(spec, dict) else None
    start, answers = (spec, []) if pending is None else _read_pending(pending)
    game = layout.read(start)
    setup = Setup(
        "innovation",
        game.edition.key,
        [str(name) for name in cast(list[object], start.get("sets", ["base"]))],
        game.names,
        game.rng.state,
        {},
        RULES_VERSION,
        json.dumps(start, separators=(",", ":"), sort_keys=True),
    )
    try:
        return Match(INNOVATION, setup, answers)
    except SplayError as error:
        raise PositionError([f"pending: {error}"]) from error


def _read_pending(pending: object) -> tuple[Spec, list[int]]:
    """Return the position before an action that is under way, and the answers given in it."""
    if not isinstance(pending, dict) or set(pending) != {"position", "answers"}:
        raise PositionError(["pending must be an object with a position and answers"])
    start, answers = pending["position"], pending["answers"]
    if not isinstance(answers, list) or not all(isinstance(answer, int) for answer in answers):
        raise PositionError(["the answers of pending must be a list of whole numbers"])
    if not isinstance(start, dict) or "pending" in start:
        raise PositionError(["the position of pending must be a position between two actions"])
    return start, answers


def dump(match: Match) -> Spec:
    """Return the position of a match.

    In the middle of an action the entry "pending" holds the position before it and the answers since, so that a
    loaded match goes on with the same decision.
    """
    game = match.now
    assert isinstance(game, Game)
    spec = layout.write(game)
    if match.since and game.result is None:
        assert isinstance(match.boundary, Game)
        spec["pending"] = {"position": layout.write(match.boundary), "answers": list(match.since)}
    return spec
