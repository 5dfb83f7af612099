"""How a match of Innovation begins."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from splay.innovation import layout
from splay.innovation.cards import catalogue
from splay.innovation.edition import DEFAULT_EDITION, Edition, edition_named
from splay.innovation.game import Game
from splay.innovation.options import read_options
from splay.kernel.errors import SetupError
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.kernel.setup import GameKind, Setup, unique_names

RULES_VERSION: Final = 1
"""Raised whenever the same seed and answers would no longer lead to the same game."""


def begin(setup: Setup) -> Game:
    """Return a new game, set up and dealt, or put into the position that the setup carries."""
    if setup.position:
        return layout.read(json.loads(setup.position))
    edition = edition_named(setup.edition)
    names = _check_seats(edition, setup.seats)
    options = read_options(edition, len(names), setup.options)
    teams = [seat % 2 if options.teams else seat for seat in range(len(names))]
    if setup.sets[:1] != ["base"]:
        raise SetupError("every game of Innovation needs the base set, named first")
    game = Game(edition, catalogue(edition, setup.sets), options, names, teams, Rng(setup.seed))
    game.set_up()
    return game


def _check_seats(edition: Edition, seats: Sequence[str]) -> list[str]:
    """Return the players' names, or say why they cannot sit down together."""
    if not edition.fewest_players <= len(seats) <= edition.most_players:
        raise SetupError(
            f"the {edition.title} is for {edition.fewest_players} to {edition.most_players} players, not {len(seats)}"
        )
    for name in seats:
        if not name.strip() or "," in name or not name.isprintable():
            raise SetupError(f"{name!r} cannot be a name: it needs visible characters and no comma")
    return unique_names(seats)


INNOVATION: Final = GameKind("innovation", RULES_VERSION, begin)


def new_match(
    seats: Sequence[str],
    edition: str = DEFAULT_EDITION,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    sets: Sequence[str] = ("base",),
) -> Match:
    """Return a new match, waiting for its first decision."""
    return Match(INNOVATION, Setup("innovation", edition, sets, seats, seed, options, RULES_VERSION))
