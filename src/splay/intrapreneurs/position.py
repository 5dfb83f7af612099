"""Positions to play on from: `load` makes a match of one, `dump` writes one of a match.

A position is plain data, as read from JSON:

    {"players": [{"name": "ann", "hand": ["Skunkworks Garage"],
                  "projects": [{"project": "Chatbot With Feelings", "level": "viable", "assets": ["Seed Money"]}]},
                 {"name": "bob"}],
     "round": 1,
     "offer": ["Coffee Corner Alliance"],
     "turn": {"player": "ann"},
     "seed": 7}

Piles are listed top card first. What is not listed is shuffled in below with the seed, unless "exact" is true; cards of
earlier rounds are discards. docs/intrapreneurs.md describes every entry.
"""

import json

from splay.intrapreneurs import layout
from splay.intrapreneurs.game import Game
from splay.intrapreneurs.plain import Spec
from splay.intrapreneurs.start import INTRAPRENEURS, setup_at
from splay.kernel.errors import IllegalAnswer, PositionError
from splay.kernel.match import Match


def load(spec: object) -> Match:
    """Return a match that stands at a position, or refuse the position with every reason."""
    if not isinstance(spec, dict) or spec.get("pending") is None:
        return _start(_without_pending(spec), [])
    start, answers = _read_pending(spec["pending"])
    match = _start(start, answers)
    if dump(match) != spec:
        raise PositionError(["pending leads to another position than this; leave it out to play on from this one"])
    return match


def _start(spec: object, answers: list[int]) -> Match:
    """Return a match that starts at a position between two actions, with some answers given."""
    game = layout.read(spec)
    setup = setup_at(game, json.dumps(spec, separators=(",", ":"), sort_keys=True))
    try:
        return Match(INTRAPRENEURS, setup, answers)
    except IllegalAnswer as error:
        raise PositionError([f"the answers of pending do not fit: {error}"]) from error


def _without_pending(spec: object) -> object:
    return {key: value for key, value in spec.items() if key != "pending"} if isinstance(spec, dict) else spec


def _read_pending(pending: object) -> tuple[Spec, list[int]]:
    """Return the position before an action that is under way, and the answers given in it."""
    if not isinstance(pending, dict) or set(pending) != {"position", "answers"}:
        raise PositionError(["pending must be a table with a position and answers"])
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
