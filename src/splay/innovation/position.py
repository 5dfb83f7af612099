"""Positions to play on from: `load` makes a match of one, `dump` writes one of a match.

A position is plain data, as read from JSON::

    {"edition": "3e",
     "players": [{"name": "ann", "hand": ["Tools"], "score": ["Oars"],
                  "board": {"red": {"cards": ["Metalworking", "Archery"], "splay": "left"}},
                  "achievements": ["Monument", 1]},
                 {"name": "bob"}],
     "decks": {"1": ["Writing", "Sailing"]},
     "turn": {"player": "ann", "actions": 2},
     "seed": 7}

Piles and decks are listed top card first. What is not listed is shuffled in below with the seed, unless "exact" is
true. A number in a hand, in a score pile or among achievements stands for some card of that value. A "turn" of null
is the moment after the deal, when everyone chooses a first card to meld.
"""

from typing import Final

from splay.innovation import layout
from splay.innovation.start import INNOVATION, setup_at
from splay.kernel.match import Match
from splay.kernel.plain import Spec
from splay.kernel.position import PositionFormat

_FORMAT: Final = PositionFormat(INNOVATION, layout.read, layout.write, setup_at, layout.GROUP)


def load(spec: object) -> Match:
    """Return a match that stands at a position, or refuse the position with every reason."""
    return _FORMAT.load(spec)


def dump(match: Match) -> Spec:
    """Return the position of a match, with what is pending in the middle of an action."""
    return _FORMAT.dump(match)
