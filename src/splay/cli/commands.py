"""All commands of `splay`."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from splay import __version__, build
from splay.cli import (
    admin,
    analyse,
    bench,
    cards,
    daily,
    hint,
    learn,
    play,
    position,
    replay,
    review,
    serve,
    simulate,
    statistics,
    tournament,
    train,
)
from splay.cli.agreed import FLAG


class _Commands(TyperGroup):
    """The commands; one that is interrupted says so, unless it has told itself how far it came."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            typer.echo("Stopped.", err=True)
            raise typer.Exit(130) from None


app = typer.Typer(
    name="splay",
    cls=_Commands,
    help="Play the card games Innovation and Intrapreneurs in the terminal, let bots play them, and look cards up.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("position")(position.position)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("cards")(cards.cards)
app.command("daily")(daily.daily)
app.command("statistics")(statistics.statistics)
app.command("survey")(statistics.survey)
app.command("replay")(replay.replay)
app.command("hint")(hint.hint)
app.command("analyse")(analyse.analyse)
app.command("review")(review.review)
app.command("serve")(serve.serve)
app.command("bench")(bench.bench)
app.command("train")(train.train)
app.add_typer(admin.app)


def _version(wanted: bool) -> None:
    if wanted:
        engine = {"compiled": "compiled", "pure": "pure Python"}[build()]
        typer.echo(f"splay {__version__} ({engine})")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.", metavar=FLAG),
    ] = False,
) -> None:
    """Play the card games Innovation and Intrapreneurs in the terminal, let bots play them, and look cards up."""
