"""The encoding as NumPy arrays; needs `pip install splay[rl]`."""

import numpy as np
from numpy.typing import NDArray

from splay.encoding.spaces import Encoder, Layout
from splay.kernel.decision import Decision
from splay.kernel.game import Game

Row = NDArray[np.int16]
Mask = NDArray[np.int8]


def observation_row(encoder: Encoder, game: Game, seat: int, decision: Decision | None) -> Row:
    """Return what a seat sees, and what it is asked, as one row of numbers."""
    row = np.zeros(encoder.observations.size, np.int16)
    encoder.write(game, seat, decision, row.data)
    return row


def blocks_of(layout: Layout, row: Row) -> dict[str, Row]:
    """Return the blocks of a row by their names, each in its shape; they are views of the row."""
    return {block.name: row[block.start : block.start + block.size].reshape(block.shape) for block in layout.blocks}


def action_mask(encoder: Encoder, seat: int, decision: Decision | None) -> Mask:
    """Return 1 for each action that a seat can choose now, 0 for the others; all 0 while another seat is asked."""
    mask = np.zeros(encoder.actions.size, np.int8)
    if decision is not None and decision.seat == seat:
        mask[encoder.codes(decision)] = 1
    return mask
