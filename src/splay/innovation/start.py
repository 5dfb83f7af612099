"""How a match of Innovation begins."""

from collections.abc import Mapping, Sequence
from typing import Final

from splay.innovation import layout
from splay.innovation.cards import catalogue
from splay.innovation.edition import DEFAULT_EDITION, Edition, edition_named
from splay.innovation.expansions import Expansion
from splay.innovation.game import Game
from splay.innovation.options import read_options
from splay.kernel.errors import SetupError
from splay.kernel.match import Match
from splay.kernel.position import begin_at_position
from splay.kernel.rng import Rng
from splay.kernel.setup import GameKind, Setup, named_seats

RULES_VERSION: Final = 2
"""Raised whenever the same seed and answers would no longer lead to the same game."""


def begin(setup: Setup) -> Game:
    """Return a new game, set up and dealt, or put into the position that the setup carries."""
    if setup.position:
        return begin_at_position(setup, layout.read, setup_at)
    edition = edition_named(setup.edition)
    expansions = edition.with_sets(setup.sets)
    options = read_options(edition, expansions, len(setup.seats), setup.options)
    if setup.rules < 2 < len(setup.seats) and "teams" in setup.options and not options.teams:
        # Its answers would not tell everywhere that it is played otherwise now: only the end comes earlier.
        raise SetupError("version 1 of the rules played sides of one as teams, which this version does not", "options")
    names = _check_seats(edition, setup.seats, bool(options.teams), expansions)
    teams = options.sides(len(names))
    cards = catalogue(edition, expansions, options.relics)
    game = Game(edition, expansions, cards, options, names, teams, Rng(setup.seed))
    game.set_up()
    return game


def _check_seats(edition: Edition, seats: Sequence[str], teams: bool, expansions: Sequence[Expansion]) -> list[str]:
    """Return the players' names, or say why they cannot sit down together."""
    reason = edition.refuses(len(seats), teams, expansions)
    if reason:
        raise SetupError(reason, "seats")
    return named_seats(seats)


def setup_at(game: Game, position: str) -> Setup:
    """Return the setup of a match that starts at the position of a game."""
    return Setup(
        "innovation",
        game.edition.key,
        layout.sets_of(game),
        game.names,
        game.rng.state,
        game.options.to_json(),
        RULES_VERSION,
        position,
    )


INNOVATION: Final = GameKind("innovation", RULES_VERSION, begin)


def new_match(
    seats: Sequence[str],
    edition: str = DEFAULT_EDITION,
    seed: object = 0,
    options: Mapping[str, str] | None = None,
    sets: Sequence[str] = ("base",),
) -> Match:
    """Return a new match, waiting for its first decision."""
    return Match(INNOVATION, Setup("innovation", edition, sets, seats, seed, options, RULES_VERSION))
