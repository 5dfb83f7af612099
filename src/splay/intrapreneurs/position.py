"""Positions to play on from: `load` makes a match of one, `dump` writes one of a match.

A position is plain data, as read from JSON::

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

from typing import Final

from splay.intrapreneurs import layout
from splay.intrapreneurs.start import INTRAPRENEURS, setup_at
from splay.kernel.match import Match
from splay.kernel.plain import Spec
from splay.kernel.position import PositionFormat

_FORMAT: Final = PositionFormat(INTRAPRENEURS, layout.read, layout.write, setup_at, layout.GROUP)


def load(spec: object) -> Match:
    """Return a match that stands at a position, or refuse the position with every reason."""
    return _FORMAT.load(spec)


def dump(match: Match) -> Spec:
    """Return the position of a match, with what is pending in the middle of an action."""
    return _FORMAT.dump(match)
