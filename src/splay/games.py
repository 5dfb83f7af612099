"""The games that can be played, by name, and how a match of any of them is set up."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Final

from splay.innovation import DEFAULT_EDITION, INNOVATION
from splay.innovation import position as innovation_position
from splay.innovation.edition import edition_named
from splay.innovation.options import read_teams as innovation_teams
from splay.intrapreneurs import INTRAPRENEURS
from splay.intrapreneurs import position as intrapreneurs_position
from splay.intrapreneurs.options import read_teams as intrapreneurs_teams
from splay.intrapreneurs.start import EDITION, new_setup
from splay.kernel.errors import NotFound, SetupError
from splay.kernel.setup import GameKind, Setup

DEFAULT_GAME: Final = INNOVATION.name
GAMES: Final[dict[str, GameKind]] = {INNOVATION.name: INNOVATION, INTRAPRENEURS.name: INTRAPRENEURS}
EDITIONS: Final = {INNOVATION.name: DEFAULT_EDITION, INTRAPRENEURS.name: EDITION}
"""The edition that each game is played in unless another is asked for."""

POSITIONS: Final[dict[str, ModuleType]] = {
    INNOVATION.name: innovation_position,
    INTRAPRENEURS.name: intrapreneurs_position,
}
"""For each game, what loads and dumps its positions."""


def game_named(name: str) -> GameKind:
    """Return a game by its name, or say which there are."""
    if name not in GAMES:
        raise NotFound(f"there is no game {name!r}: the games are {', '.join(GAMES)}")
    return GAMES[name]


def setup_of(
    game: str,
    seats: Sequence[str],
    seed: int,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    expansions: Sequence[str] = (),
) -> Setup:
    """Return the setup of a match of a game."""
    kind = game_named(game)
    if kind is INTRAPRENEURS:
        if expansions:
            raise SetupError(f"{game} has no expansions", "sets")
        setup = new_setup(seats, seed, options)
    else:
        setup = Setup(game, EDITIONS[game], ["base", *expansions], seats, seed, options, kind.rules)
    setup.edition = edition or setup.edition
    return setup


def team_letters(game: str, edition: str | None, players: int, teams: str) -> str:
    """Return a letter for each seat, the same for those who play together."""
    if game == INTRAPRENEURS.name:
        return intrapreneurs_teams(players, teams)
    return innovation_teams(edition_named(edition or DEFAULT_EDITION), players, teams)
