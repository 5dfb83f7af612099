"""Random games for property tests."""

import random
from collections.abc import Iterator

from splay.innovation import INNOVATION, RULES_VERSION, position
from splay.innovation.card import Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.innovation.facts import COLORS, SPLAYS
from splay.kernel.match import Match
from splay.kernel.plain import Spec
from splay.kernel.setup import Setup

Table = tuple[str, int, dict[str, str]]

TABLES: list[Table] = [
    ("1e", 2, {}),
    ("1e", 3, {}),
    ("1e", 4, {}),
    ("1e", 4, {"teams": "yes"}),
    ("3e", 2, {}),
    ("3e", 3, {}),
    ("3e", 4, {}),
    ("3e", 4, {"teams": "yes"}),
    ("3e", 5, {}),
    ("3e", 6, {"longer": "yes", "open": "covered+counts"}),
    ("1e+echoes", 2, {}),
    ("1e+echoes", 3, {}),
    ("1e+echoes", 5, {}),
    ("3e+echoes", 2, {}),
    ("3e+echoes", 4, {"teams": "yes"}),
    ("3e+echoes", 5, {"open": "covered"}),
    ("3e+cities", 2, {}),
    ("3e+cities", 3, {}),
    ("3e+cities", 4, {"teams": "yes"}),
    ("3e+cities", 6, {"open": "covered"}),
    ("3e+cities+echoes", 5, {"open": "covered+counts"}),
    ("3e+artifacts", 2, {}),
    ("3e+artifacts", 3, {"relics": "yes"}),
    ("3e+artifacts", 4, {"teams": "yes"}),
    ("3e+cities+artifacts", 3, {}),
    ("3e+artifacts+echoes", 2, {"relics": "yes"}),
    ("3e+cities+artifacts+echoes", 6, {"relics": "yes"}),
    ("3e+figures", 2, {}),
    ("3e+figures", 3, {}),
    ("3e+figures", 4, {"teams": "yes"}),
    ("3e+figures", 7, {"open": "covered"}),
    ("3e+echoes+figures", 2, {}),
    ("3e+cities+figures", 3, {"longer": "yes"}),
    ("3e+cities+echoes+figures", 4, {"open": "covered+counts"}),
    ("3e+artifacts+figures", 5, {"relics": "yes"}),
    ("3e+artifacts+echoes+figures", 6, {"longer": "yes", "relics": "yes"}),
    ("3e+cities+artifacts+figures", 4, {"teams": "yes"}),
    ("3e+cities+artifacts+echoes+figures", 2, {"relics": "yes"}),
    ("3e+cities+artifacts+echoes+figures", 3, {"relics": "yes"}),
    ("3e+cities+artifacts+echoes+figures", 4, {"relics": "yes", "teams": "yes"}),
    ("3e+cities+artifacts+echoes+figures", 8, {"relics": "yes"}),
    ("4e", 2, {}),
    ("4e", 3, {}),
    ("4e", 4, {}),
    ("4e", 5, {}),
    ("4e", 4, {"teams": "ABAB"}),
    ("4e", 3, {"teams": "AAB"}),
    ("4e", 6, {"teams": "ABABAB"}),
]
"""Editions with their expansions, numbers of players and options that every property must hold for."""

NAMES = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"]


def table_id(table: Table) -> str:
    edition, players, options = table
    return "-".join([edition, str(players), *[f"{key}={value}" for key, value in options.items()]])


def new_setup(table: Table, seed: int) -> Setup:
    key, players, options = table
    edition, *expansions = key.split("+")
    return Setup("innovation", edition, ["base", *expansions], NAMES[:players], seed, options, RULES_VERSION)


def new_table(table: Table, seed: int) -> Match:
    return Match(INNOVATION, new_setup(table, seed))


class Box:
    """All cards of the third edition with some expansions, in a random order, to put a position together."""

    def __init__(self, sets: list[str], seed: int) -> None:
        edition = EDITIONS["3e"]
        self.chance = random.Random(seed)
        self.cards = [card for card in catalogue(edition, edition.with_sets(sets)) if not card.relic]
        self.chance.shuffle(self.cards)

    def take(self, cards: list[Card]) -> str:
        """Take the first of some cards out of the box, and return its name."""
        self.cards.remove(cards[0])
        return cards[0].name

    def some(self, most: int) -> list[str]:
        """Return up to so many cards, every third of them a figure."""
        names: list[str] = []
        for _ in range(self.chance.randrange(most)):
            figure = self.chance.random() < 0.35
            names.append(self.take([card for card in self.cards if (card.set_name == "figures") is figure]))
        return names

    def pile(self, color: str) -> Spec:
        """Return a pile of a colour, on which there may be a figure."""
        count = self.chance.choice([1, 1, 2, 3, 5])
        cards = [card for card in self.cards if card.color.name == color]
        names: list[str] = []
        for depth in range(count):
            figure = depth == 0 and self.chance.random() < 0.6
            names.append(
                self.take([card for card in cards if (card.set_name == "figures") is figure and card.name not in names])
            )
        return {"cards": names, "splay": self.chance.choice([None, *SPLAYS[1:4]]) if count > 1 else None}

    def player(self, name: str) -> Spec:
        """Return a player with something of everything."""
        colors = [color.name for color in COLORS if self.chance.random() < 0.85]
        return {
            "name": name,
            "board": {color: self.pile(color) for color in colors},
            "hand": self.some(7),
            "score": self.some(6),
            "forecast": self.some(4),
        }


def crowded(sets: list[str], players: int, seed: int) -> Match:
    """Return a match at a random position in which many of the top cards are figures."""
    box = Box(sets, seed)
    seats = [box.player(name) for name in NAMES[:players]]
    return position.load({"edition": "3e", "sets": sets, "players": seats, "seed": seed})


def moments(match: Match, seed: int, limit: int = 100_000) -> Iterator[Match]:
    """Play a match at random, handing it out before each answer and at the end."""
    chance = random.Random(seed)
    for _ in range(limit):
        yield match
        if match.decision is None:
            return
        match.answer(chance.randrange(len(match.decision.values)))
