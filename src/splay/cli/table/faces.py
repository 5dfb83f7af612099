"""The games' faces at the table, by name."""

from collections.abc import Callable
from typing import Final

from splay.cli.table.face import Face
from splay.cli.table.innovation import InnovationFace
from splay.cli.table.intrapreneurs import IntrapreneursFace
from splay.kernel.setup import Setup

FACES: Final[dict[str, Callable[[Setup], Face]]] = {
    "innovation": InnovationFace,
    "intrapreneurs": IntrapreneursFace,
}


def face_of(setup: Setup) -> Face:
    """Return how a match looks at the table."""
    return FACES[setup.game](setup)
