"""How a match of Intrapreneurs begins."""

from collections.abc import Mapping, Sequence
from typing import Final

from splay.intrapreneurs import layout
from splay.intrapreneurs.deck import Deck, DeckError
from splay.intrapreneurs.facts import FEWEST_PLAYERS, MOST_PLAYERS
from splay.intrapreneurs.game import Game
from splay.intrapreneurs.options import check_options, deck_of, options_of, teams_of
from splay.kernel.errors import SetupError
from splay.kernel.match import Match
from splay.kernel.position import begin_at_position
from splay.kernel.rng import Rng
from splay.kernel.setup import GameKind, Setup, named_seats

RULES_VERSION: Final = 2
"""Raised whenever the same seed and answers would no longer lead to the same game."""

EDITION: Final = "standard"
NAME: Final = layout.NAME


def begin(setup: Setup) -> Game:
    """Return a new game, laid ready, or put into the position that the setup carries."""
    check_edition(setup.edition)
    if setup.position:
        return begin_at_position(setup, layout.read, setup_at)
    names = _check_seats(setup.seats)
    check_options(setup.options, len(names))
    deck = _deck(setup)
    game = Game(deck, names, teams_of(setup.options, len(names)), Rng(setup.seed))
    game.set_up()
    return game


def check_edition(edition: str) -> None:
    """Refuse an edition that there is not."""
    if edition != EDITION:
        raise SetupError(f"Intrapreneurs has one edition, {EDITION}, not {edition!r}", "edition")


def _deck(setup: Setup) -> Deck:
    try:
        deck = deck_of(setup.options)
    except DeckError as error:
        raise SetupError(str(error), "options") from error
    if setup.sets != [deck.name]:
        raise SetupError(f"the deck is {deck.name!r}, not {', '.join(setup.sets)!r}", "sets")
    return deck


def _check_seats(seats: Sequence[str]) -> list[str]:
    """Return the players' names, or say why they cannot sit down together."""
    if not FEWEST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        raise SetupError(
            f"Intrapreneurs is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players or teams, not {len(seats)}", "seats"
        )
    return named_seats(seats)


def setup_at(game: Game, position: str) -> Setup:
    """Return the setup of a match that starts at the position of a game."""
    options = options_of(game)
    return Setup(NAME, EDITION, [game.deck.name], game.names, game.rng.state, options, RULES_VERSION, position)


INTRAPRENEURS: Final = GameKind(NAME, RULES_VERSION, begin)


def new_setup(
    seats: Sequence[str], seed: object = 0, options: Mapping[str, str] | None = None, deck: Deck | None = None
) -> Setup:
    """Return the setup of a match with a deck, ours if none is given."""
    agreed = dict(options or {})
    if deck is not None and deck.packed:
        agreed["deck"] = deck.packed
    return Setup(NAME, EDITION, [deck_of(agreed).name], seats, seed, agreed, RULES_VERSION)


def new_match(
    seats: Sequence[str], seed: object = 0, options: Mapping[str, str] | None = None, deck: Deck | None = None
) -> Match:
    """Return a new match, waiting for its first decision."""
    return Match(INTRAPRENEURS, new_setup(seats, seed, options, deck))
