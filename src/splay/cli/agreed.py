"""What a table agrees on before a game, as the commands take it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from splay.games import DEFAULT_GAME, GAMES
from splay.innovation import DEFAULT_EDITION
from splay.innovation.card import ARTIFACTS
from splay.innovation.edition import EDITIONS
from splay.innovation.vocabulary import VOCABULARIES
from splay.intrapreneurs import INTRAPRENEURS, read_deck
from splay.kernel.errors import SetupError

EDITION_HELP: Final = f"The edition of Innovation: one of {', '.join(EDITIONS)}."
FLAG: Final = ""
"""What a flag takes, as the help shows it: nothing."""
EXPANSIONS: Final = list(dict.fromkeys(name for edition in EDITIONS.values() for name in edition.expansions))
OPEN: Final = {"covered": "covered", "counts": "counts", "both": "covered+counts"}

GameOption = Annotated[
    str | None,
    typer.Option("--game", help=f"The game: {' or '.join(GAMES)} (default {DEFAULT_GAME}).", show_default=False),
]
EditionOption = Annotated[
    str | None, typer.Option("--edition", help=f"{EDITION_HELP[:-1]} (default {DEFAULT_EDITION}).", show_default=False)
]
DeckOption = Annotated[
    Path | None,
    typer.Option("--deck", help="A deck of your own (Intrapreneurs).", metavar="FILE", show_default=False),
]
TeamsOption = Annotated[
    bool, typer.Option("--teams", help="Four players, two against two, partners across the table.", metavar=FLAG)
]
SidesOption = Annotated[
    str | None,
    typer.Option(
        help="Who plays with whom: one letter a seat, such as AAB or ABABAB (any teams in the 4th edition).",
        metavar="LETTERS",
        show_default=False,
    ),
]
LongerOption = Annotated[
    bool, typer.Option("--longer", help="Play to one achievement more (3rd edition).", metavar=FLAG)
]
RelicsOption = Annotated[
    bool, typer.Option("--relics", help="Play with the relics too (3rd edition, with artifacts).", metavar=FLAG)
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print it as JSON.", metavar=FLAG)]


WithOption = Annotated[
    str | None,
    typer.Option(
        "--with",
        help=f"The expansions of Innovation to play with, with commas between them: {', '.join(EXPANSIONS)}.",
        metavar="SETS",
        show_default=False,
    ),
]
WordsOption = Annotated[
    str,
    typer.Option(
        "--words", help=f"The words of the log and the prompts: {' or '.join(VOCABULARIES)}.", metavar="WORDS"
    ),
]


def expansions_named(given: str | None) -> list[str]:
    """Return the expansions that are listed with commas between them, in one order however they are listed."""
    names = [name.strip().casefold() for name in given.split(",")] if given is not None else []
    if not all(names):
        raise SetupError(f"--with takes expansions with commas between them, such as cities,echoes, not {given!r}")
    return sorted(names)


def team_option(teams: bool, sides: str | None, players: int) -> str | None:
    """Return who plays with whom, as a match is set up with it; None if everyone plays alone."""
    if teams and sides is not None:
        raise SetupError("--teams seats partners across the table and --sides says who plays with whom: give one")
    if teams and players != 4:
        raise SetupError(
            f"--teams is for four players, not {players}: in the 4th edition --sides AAB says who plays with whom"
        )
    return "yes" if teams else sides


def check_relics(relics: bool, expansions: Sequence[str]) -> bool:
    """Return whether a game is played with relics, or say what they need."""
    if relics and ARTIFACTS.name not in expansions:
        raise SetupError("--relics come with Artifacts of History: add --edition 3e --with artifacts, or leave it out")
    return relics


def table_options(teams: str | None, longer: bool, opened: str | None = None, relics: bool = False) -> dict[str, str]:
    """Return what the table agrees on, as a match is set up with it."""
    if opened is not None and opened not in OPEN:
        raise SetupError(f"--open is one of {', '.join(OPEN)}, not {opened!r}")
    options = {} if teams is None else {"teams": teams}
    if longer:
        options["longer"] = "yes"
    if opened is not None:
        options["open"] = OPEN[opened]
    if relics:
        options["relics"] = "yes"
    return options


def deck_option(game: str, deck: Path | None) -> str:
    """Return a deck as one word of a setup; nothing for the game's own."""
    if deck is None:
        return ""
    if game != INTRAPRENEURS.name:
        raise SetupError(f"--deck is for {INTRAPRENEURS.name}: {game} is played with its own cards")
    return read_deck(deck).packed
