"""Matches with the longest words that there can be: the longest names of cards on every pile, and of players."""

import random
from collections.abc import Sequence
from typing import Any, Final

from splay.innovation import position
from splay.intrapreneurs import new_match as new_company
from splay.kernel.match import Match
from splay.server import guide
from splay.server.text import LONGEST_NAME

NAMES: Final = [
    "Konstantinopolitanerinne",
    "Bartholomaeus-Augustinus",
    "Christophoropoulopoulosa",
    "Hildegundis Schwartzmann",
    "Donaudampfschifffahrerin",
    "Papadimitropoulopoulakis",
    "Wolfeschlegelsteinhausen",
    "Venkatanarasimharajuvari",
]
assert all(len(name) == LONGEST_NAME for name in NAMES)

COLORS: Final = ("red", "yellow", "green", "blue", "purple")
SPLAYS: Final = ("left", "right", "up", "unsplayed")


def longest_word(name: str) -> int:
    return max(len(word) for word in name.replace("-", " ").split())


def crowded(edition: str, players: int, *expansions: str, teams: str = "", names: Sequence[str] = NAMES) -> Match:
    """Return a position of Innovation in which the longest names lie on top of every pile, and three in every hand."""
    sets = ["base", *expansions]
    told: Any = guide.cards_told("innovation", edition, sets, "asmadi")["cards"]
    cards: list[dict[str, Any]] = [card for card in told if not card.get("relic")]
    cards.sort(key=lambda card: (-longest_word(card["name"]), -len(card["name"]), card["name"]))
    by_color = {color: [card["name"] for card in cards if card["color"] == color] for color in COLORS}
    seats: list[dict[str, Any]] = [{"name": name, "board": {}} for name in names[:players]]
    covered = 2 if players <= 5 else 1
    for color in COLORS:
        tops = [by_color[color].pop(0) for _ in seats]
        for number, (seat, top) in enumerate(zip(reversed(seats), tops, strict=True)):
            # Cards with echoes and short names lie below.
            below = [by_color[color].pop() for _ in range(covered)]
            splay = SPLAYS[(number + COLORS.index(color)) % 4]
            seat["board"][color] = {"cards": [top, *below], "splay": splay}
    left = sorted((name for names in by_color.values() for name in names), key=longest_word)
    if "artifacts" in expansions:
        known = [card["name"] for card in cards if card["set"] == "artifacts" and card["name"] in left]
        artifacts = sorted(known, key=len)
        for seat in seats:
            seat["display"] = [artifacts.pop()]
            left.remove(seat["display"][0])
    for seat in seats:
        seat["hand"] = [left.pop() for _ in range(min(3, len(left)))]
    options = {"teams": teams} if teams else {}
    return position.load({"edition": edition, "sets": sets, "players": seats, "options": options})


def played(match: Match, answers: int, seed: int = 1) -> Match:
    """Play on at random, until the first seat is asked again."""
    generator = random.Random(seed)
    while match.decision is not None and (answers > 0 or match.decision.seat != 0):
        match.answer(generator.randrange(len(match.decision.options)))
        answers -= 1
    return match


def company(players: int) -> Match:
    """Return a match of Intrapreneurs in full swing."""
    return played(new_company(NAMES[:players], seed=5), 45 * players, seed=players)
