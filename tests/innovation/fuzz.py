"""Random games for property tests."""

import random
from collections.abc import Iterator

from splay.innovation import INNOVATION, RULES_VERSION
from splay.kernel.match import Match
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


def moments(match: Match, seed: int, limit: int = 100_000) -> Iterator[Match]:
    """Play a match at random, handing it out before each answer and at the end."""
    chance = random.Random(seed)
    for _ in range(limit):
        yield match
        if match.decision is None:
            return
        match.answer(chance.randrange(len(match.decision.values)))
