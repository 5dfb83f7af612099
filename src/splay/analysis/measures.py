"""What is worth counting of a game: how much of it each seat has."""

from collections.abc import Callable
from typing import Any, Final

from splay.innovation.facts import UNSPLAYED
from splay.intrapreneurs.facts import PAUSED

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

REASONS: Final[dict[str, dict[str, Measure]]] = {
    "innovation": {
        **MEASURES["innovation"],
        "icons": lambda game: [sum(player.icon_counts()) for player in game.players],
        "splayed colours": lambda game: [
            sum(pile.splay != UNSPLAYED for pile in player.piles) for player in game.players
        ],
        "cards in hand": lambda game: [len(player.hand) for player in game.players],
        "cards on the board": lambda game: [sum(len(pile.cards) for pile in player.piles) for player in game.players],
    },
    "intrapreneurs": {
        **MEASURES["intrapreneurs"],
        "projects under way": lambda game: [
            sum(venture.level != PAUSED for venture in player.ventures) for player in game.players
        ],
        "cards in hand": lambda game: [len(player.hand) for player in game.players],
    },
}
"""Why one option is better than another: what there is more of later, what weighs most first."""
