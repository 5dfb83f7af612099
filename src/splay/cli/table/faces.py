"""The games' faces at the table, by name."""

from collections.abc import Callable
from typing import Final

from splay.cli.table.face import Face
from splay.cli.table.innovation import InnovationFace
from splay.cli.table.intrapreneurs import IntrapreneursFace
from splay.innovation import INNOVATION
from splay.innovation.vocabulary import ASMADI, Vocabulary, vocabulary_named
from splay.kernel.errors import SetupError
from splay.kernel.setup import Setup

FACES: Final[dict[str, Callable[[Setup, Vocabulary], Face]]] = {
    "innovation": InnovationFace,
    "intrapreneurs": IntrapreneursFace,
}


def face_of(setup: Setup, words: str = ASMADI.key) -> Face:
    """Return how a match looks at the table, told in the words of a vocabulary."""
    vocabulary = vocabulary_named(words)
    if vocabulary is not ASMADI and setup.game != INNOVATION.name:
        raise SetupError(f"--words is for {INNOVATION.name}: {setup.game} has only its own words")
    return FACES[setup.game](setup, vocabulary)
