"""What the game is made of: rounds, families, means, rewards and levels, with their names."""

from typing import Final

ROUNDS: Final = 3
ROMAN: Final = ("", "I", "II", "III")
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
HAND_LIMIT: Final = 7
ASSETS_DEALT: Final = 2
ASSETS_ON_OFFER: Final = 3
PROJECTS_ON_OFFER: Final = 5
MACRO_EVENTS: Final = 6
EXCESS_PER_POINT: Final = 3

Means = tuple[int, int, int]
"""How much Budget, Head-count and Tailwind."""

Rewards = tuple[int, int]
"""How much Growth and Growth Fuel."""

MEANS: Final = ("budget", "headcount", "tailwind")
MEANS_WORDS: Final = ("Budget", "Head-count", "Tailwind")
REWARDS: Final = ("growth", "fuel")
REWARDS_WORDS: Final = ("Growth", "Growth Fuel")
NO_MEANS: Final = (0, 0, 0)
NO_REWARDS: Final = (0, 0)

OPEN_INNOVATION: Final = "Open Innovation"
ASSET_FAMILIES: Final = ("Resources", "Relationships", "Culture", "Tools", OPEN_INNOVATION)
PROJECT_FAMILIES: Final = ("Configuration", "Offering", "Experience")

PAUSED: Final = 0
VIABLE: Final = 1
TRANSFORMATIVE: Final = 2
LEVELS: Final = ("paused", "viable", "transformative")
LEVEL_WORDS: Final = ("paused", "Minimally Viable", "Transformative")


def add(one: Means, other: Means) -> Means:
    """Return two amounts together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def covers(have: Means, need: Means) -> bool:
    """Tell whether one amount is enough for another, kind by kind."""
    return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2]


def at_least_nothing(amount: Means) -> Means:
    """Return an amount in which no kind is below zero."""
    return (max(amount[0], 0), max(amount[1], 0), max(amount[2], 0))


def means_words(amount: Means, signed: bool = False) -> str:
    """Return an amount as "2 Budget, 1 Tailwind"."""
    return _words(amount, MEANS_WORDS, signed)


def rewards_words(amount: Rewards) -> str:
    """Return rewards as "3 Growth, 1 Growth Fuel"."""
    return _words(amount, REWARDS_WORDS, False)


def _words(amount: tuple[int, ...], words: tuple[str, ...], signed: bool) -> str:
    parts = [
        f"{count:+} {word}" if signed else f"{count} {word}" for count, word in zip(amount, words, strict=True) if count
    ]
    return ", ".join(parts) or "nothing"
