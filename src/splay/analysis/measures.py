"""What is worth counting of a game: how much of it each seat has."""

from collections.abc import Callable
from typing import Any, Final

Measure = Callable[[Any], list[int]]
"""Tells of a game how much of something each seat has."""

MEASURES: Final[dict[str, dict[str, Measure]]] = {
    "innovation": {
        "achievements": lambda game: [player.achievement_count for player in game.players],
        "points": lambda game: [player.points() for player in game.players],
    },
    "intrapreneurs": {"points": lambda game: game.scores()},
}
"""What is worth looking at, by game; what decides the game comes first."""
