"""`splay play`: a game in the terminal, against bots or with others at the same screen."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from splay.bots import LADDER
from splay.cli.agreed import (
    DeckOption,
    EditionOption,
    GameOption,
    LongerOption,
    RelicsOption,
    SidesOption,
    TeamsOption,
    WithOption,
    WordsOption,
    check_relics,
    deck_option,
    expansions_named,
    table_options,
    team_option,
)
from splay.cli.seats import called, read_seats
from splay.cli.table.session import Session, fresh_seed
from splay.games import DEFAULT_GAME, GAMES, game_named, setup_of
from splay.innovation.vocabulary import ASMADI
from splay.kernel import record
from splay.kernel.errors import SetupError, SplayError
from splay.kernel.match import Match

DEFAULT_SEATS: Final = "player,greedy"
PACE: Final = 0.6

SaveOption = Annotated[
    Path | None, typer.Option("--save", help="Where the key s saves the game.", metavar="FILE", show_default=False)
]
PaceOption = Annotated[
    float, typer.Option("--pace", min=0.0, max=60.0, help="Seconds to wait after each thing that a bot does.")
]


def play(
    game: GameOption = None,
    edition: EditionOption = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help=f"Who plays, clockwise, such as ann,greedy,bob (default {DEFAULT_SEATS}). "
            "A name that is no bot is a person; several people share the screen. "
            f"Opponents from the first to the master: {', '.join(one.name for one in LADDER)}.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of the shuffle (default: a new one).")] = None,
    teams: TeamsOption = False,
    sides: SidesOption = None,
    longer: LongerOption = False,
    opened: Annotated[
        str | None,
        typer.Option("--open", help="What to keep open on other boards: covered, counts or both (3rd edition)."),
    ] = None,
    deck: DeckOption = None,
    expansions: WithOption = None,
    relics: RelicsOption = False,
    words: WordsOption = ASMADI.key,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE", show_default=False)
    ] = None,
    save: SaveOption = None,
    pace: PaceOption = PACE,
) -> None:
    """Play in the terminal: with no options, a first game against the greedy bot."""
    if resume is not None:
        given: dict[str, object] = {
            "--game": game,
            "--edition": edition,
            "--seats": seats,
            "--seed": seed,
            "--sides": sides,
        }
        given.update({"--open": opened, "--deck": deck, "--teams": teams or None, "--longer": longer or None})
        given.update({"--with": expansions, "--relics": relics or None})
        refused = [name for name, value in given.items() if value is not None]
        if refused:
            raise SetupError(f"--resume takes everything from the saved game: leave out {', '.join(refused)}")
        run_table(Session(read_record(resume), save or resume, words), pace)
        return
    names = called(read_seats(seats or DEFAULT_SEATS))
    played = game or DEFAULT_GAME
    sets = expansions_named(expansions)
    options = table_options(team_option(teams, sides, len(names)), longer, opened, check_relics(relics, sets))
    own = deck_option(played, deck)
    if own:
        options["deck"] = own
    new_seed = fresh_seed() if seed is None else seed
    setup = setup_of(played, names, new_seed, edition, options, sets)
    run_table(Session(Match(game_named(played), setup), save, words), pace)


def read_record(path: Path) -> Match:
    """Return the match that a file tells of."""
    return record.read(path, GAMES)


def run_table(session: Session, pace: float) -> None:
    """Show the table until the people at it are done."""
    if not (all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))):
        raise SplayError("playing needs a terminal; to let bots play without one, use splay simulate")
    from splay.cli.table.app import TableApp

    TableApp(session, pace).run()
