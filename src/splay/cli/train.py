"""`splay train`: the judgement of the bots learned and search is learned from games against itself."""

from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from splay.cli.agreed import EditionOption, GameOption, WithOption, expansions_named
from splay.cli.playing import JobsOption, RayOption
from splay.games import DEFAULT_GAME, game_named, setup_of
from splay.kernel.errors import SetupError

if TYPE_CHECKING:
    from splay.train import Seating

MOST_GAMES: Final = 1_000_000
"""How many games a batch can have: nothing is learned before all of them are played."""


WIDEST: Final = 2_048
"""How many units a hidden layer can have."""

LONGEST: Final = 64
"""How many numbers there can be for a card in each role."""


def train(
    folder: Annotated[Path, typer.Argument(help="Where the training is kept; one that is there already goes on.")],
    game: GameOption = None,
    batches: Annotated[int, typer.Option(help="After how many batches in all to stop.")] = 40,
    games: Annotated[int, typer.Option(help="How many games a batch has.")] = 400,
    edition: EditionOption = None,
    expansions: WithOption = None,
    players: Annotated[int | None, typer.Option(help="How many sit at a table.", show_default=False)] = None,
    many: Annotated[
        bool, typer.Option("--many", help="Learn at tables for three to five, of every edition (Innovation).")
    ] = False,
    hidden: Annotated[
        str | None,
        typer.Option(
            metavar="ONE,TWO",
            help="How many units the two hidden layers have.",
            show_default="64,16, or as what it begins with",
        ),
    ] = None,
    vector: Annotated[
        int | None,
        typer.Option(
            help="How many numbers there are for a card, in each role.", show_default="6, or as what it begins with"
        ),
    ] = None,
    rate: Annotated[float, typer.Option(help="The learning rate at the beginning.")] = 0.001,
    passes: Annotated[float, typer.Option(help="How often all that is kept is learned from after each batch.")] = 1.0,
    processes: JobsOption = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    ray: RayOption = None,
    start: Annotated[
        Path | None, typer.Option("--from", help="Weights to begin with.", show_default="greedy's judgement")
    ] = None,
) -> None:
    """Train the judgement of the bots learned and search.

    After each batch of games the folder holds weights.npz, curve.jsonl and curve.svg. A training that was stopped, in
    whatever way, goes on from there when it is started again. It learns at a mix of tables unless an edition,
    expansions or a number of players say at which kind alone. A larger network can begin with a smaller one's weights.
    """
    from splay.train import Recipe, Training, alone_in, check_start, usual_sizes

    for number, words in ((batches, "batch"), (games, "game"), (processes, "process")):
        if number < 1:
            raise SetupError(f"there must be at least 1 {words}, not {number}")
    if games > MOST_GAMES:
        raise SetupError(f"a batch can have {MOST_GAMES:,} games at most, not {games:,}: 400 is the usual number")
    _check_pace(rate, passes)
    if seed < 0:
        raise SetupError(f"the seed of a training cannot be below 0, as {seed} is")
    game_named(game or DEFAULT_GAME)
    only = _only(game or DEFAULT_GAME, edition, expansions_named(expansions), players)
    if many and (only is not None or game not in (None, DEFAULT_GAME)):
        raise SetupError("--many is a mix of tables of Innovation: leave out the edition, the sets and the players")
    layers, width = usual_sizes(folder, start)
    recipe = Recipe(
        game or DEFAULT_GAME,
        seed,
        games,
        hidden=layers if hidden is None else _layers(hidden),
        vector=width if vector is None else _size(vector, LONGEST, "numbers for a card"),
        rate=rate,
        share=passes,
        only=only,
        many=many,
    )
    if start is not None:
        check_start(folder, recipe, start)
    with alone_in(folder):
        training = Training(folder, recipe, processes, ray, start=start)
        try:
            if training.batch:
                typer.echo(f"Going on after batch {training.batch}.")
            while training.batch < batches:
                step = training.step()
                won = f", {step.won:g} of {step.against} games won against greedy" if step.against else ""
                typer.echo(
                    f"Batch {step.batch} of {batches}: {step.positions:,} positions, {step.turns:.0f} turns a game, "
                    f"loss {step.loss:.4f}{won}"
                )
        except KeyboardInterrupt:
            typer.echo(f"Stopped after batch {training.batch}.")
            raise typer.Exit(130) from None
        finally:
            training.close()
    typer.echo(f"The weights are in {folder / 'weights.npz'}.")


def _layers(hidden: str) -> tuple[int, int]:
    """Return the sizes of the two hidden layers."""
    sizes = hidden.split(",")
    if len(sizes) != 2 or not all(size.isascii() and size.isdigit() and len(size) < 9 for size in sizes):
        raise SetupError(f"{hidden!r} are no two hidden layers: give two numbers with a comma between them, as 64,16")
    one, two = [_size(int(size), WIDEST, "units of a hidden layer") for size in sizes]
    return one, two


def _size(number: int, most: int, words: str) -> int:
    """Return how large a part of the network is to be, if it can be."""
    if not 1 <= number <= most:
        raise SetupError(f"there can be 1 to {most:,} {words}, not {number:,}")
    return number


def _check_pace(rate: float, passes: float) -> None:
    """Refuse to learn with steps or for a time that lead nowhere."""
    for value, words in ((rate, "learning rate"), (passes, "number of passes")):
        if not 0.0 < value < inf:
            raise SetupError(f"the {words} must be above 0, not {value:g}")
    for value, most, usual, words in ((rate, 1, "0.001", "learning rate"), (passes, 1_000, "1", "number of passes")):
        if value > most:
            raise SetupError(f"the {words} can be {most:,} at most, not {value:g}: {usual} is the usual one")


def _only(game: str, edition: str | None, expansions: list[str], players: int | None) -> "Seating | None":
    """Return the one kind of table to learn at, or None if nothing is said about it."""
    from splay.train import NAMES, Seating

    if edition is None and not expansions and players is None:
        return None
    seats = 2 if players is None else players
    if not 2 <= seats <= len(NAMES):
        raise SetupError(f"it is learned at tables for 2 to {len(NAMES)}, not {seats}")
    setup = setup_of(game, NAMES[:seats], 0, edition, {}, expansions)
    game_named(game).begin(setup)
    return Seating(setup.edition, seats, 1, tuple(expansions))
