"""`splay train`: the judgement of the bots learned and search is learned from games against itself."""

from pathlib import Path
from typing import Annotated

import typer

from splay.cli.agreed import GameOption
from splay.games import DEFAULT_GAME
from splay.kernel.errors import SetupError


def train(
    folder: Annotated[Path, typer.Argument(help="Where the training is kept; one that is there already goes on.")],
    game: GameOption = None,
    batches: Annotated[int, typer.Option(help="After how many batches in all to stop.")] = 40,
    games: Annotated[int, typer.Option(help="How many games a batch has.")] = 400,
    processes: Annotated[int, typer.Option(help="On how many processes to play.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
) -> None:
    """Train the judgement of the bots learned and search.

    After each batch of games the folder holds weights.npz, curve.jsonl and curve.svg. A training that was stopped, in
    whatever way, goes on from there when it is started again.
    """
    from splay.train import Recipe, Training

    for number, words in ((batches, "batch"), (games, "game"), (processes, "process")):
        if number < 1:
            raise SetupError(f"there must be at least 1 {words}, not {number}")
    training = Training(folder, Recipe(game or DEFAULT_GAME, seed, games), processes)
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
