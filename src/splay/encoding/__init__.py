"""A fixed encoding of both games as numbers: what a seat sees as one row, and every option as a numbered action.

    encoder = encoder_for(match.setup)
    row = array("h", bytes(2 * encoder.observations.size))
    encoder.write(match.now, seat, match.decision, row)
    codes = encoder.codes(match.decision)

`encoder.observations` and `encoder.actions` tell what stands where, and what it means. The encoding depends on the
edition, the sets, the number of players and the table's options, and on nothing else; it stays the same for
`VERSION`.
"""

from typing import Final

from splay.encoding.innovation import InnovationEncoder
from splay.encoding.intrapreneurs import IntrapreneursEncoder
from splay.encoding.spaces import Block, Encoder, Layout
from splay.games import game_named
from splay.innovation.game import Game as InnovationGame
from splay.intrapreneurs.game import Game as IntrapreneursGame
from splay.kernel.game import Game
from splay.kernel.setup import Setup

__all__ = ["VERSION", "Block", "Encoder", "Layout", "encoder_for", "encoder_of"]

VERSION: Final = 1
"""Raised whenever an array or an action gets another meaning or place."""


def encoder_of(game: Game) -> Encoder:
    """Return the encoding for a game, and for all at tables like its."""
    if isinstance(game, InnovationGame):
        return InnovationEncoder(game)
    assert isinstance(game, IntrapreneursGame)
    return IntrapreneursEncoder(game)


def encoder_for(setup: Setup) -> Encoder:
    """Return the encoding for matches of a setup, whatever their seed."""
    return encoder_of(game_named(setup.game).begin(setup))
