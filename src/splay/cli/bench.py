"""`splay bench`: how fast the engine is on this machine."""

import json
import math
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from splay.bench import Bench, measure, steps
from splay.cli.agreed import JsonOption
from splay.kernel.errors import SplayError


def bench(
    seconds: Annotated[float, typer.Option(help="For how long to measure each figure.")] = 1.0,
    as_json: JsonOption = False,
) -> None:
    """Measure how fast games are played, copied, looked at and simulated, each beside a fixed loop of plain Python."""
    if not 0 < seconds < math.inf:
        raise SplayError(f"--seconds must be a number above 0, not {seconds:g}")
    measured = _measure(seconds, show=not as_json)
    if as_json:
        typer.echo(json.dumps(measured.to_json(), indent=2))
    else:
        _print(measured)


def _measure(seconds: float, show: bool) -> Bench:
    """Measure everything, with a progress bar if there is a terminal to show it on."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not (show and console.is_terminal)) as bar:
        task = bar.add_task("", total=steps())
        begun = 0

        def progress(what: str) -> None:
            nonlocal begun
            bar.update(task, description=f"Measuring: {what}", completed=begun)
            begun += 1

        return measure(seconds, progress)


def _print(measured: Bench) -> None:
    console = Console(highlight=False)
    about = measured.to_json()
    console.print(f"splay {about['version']}, {about['build']}, {about['python']}, {about['cores']} cores")
    console.print(_plays(measured), _figures(measured))
    console.print(
        "The calibration is a fixed loop of plain Python, timed in turns with each figure: on a machine where it takes "
        f"half as long, expect everything to be twice as fast. On average it took {_loop(measured.calibration_seconds)}"
        f".\nThe other figures are of two-player games of {about['edition']}."
    )


def _plays(measured: Bench) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title="Random play", title_justify="left", pad_edge=False)
    for heading in ("edition", "sets"):
        table.add_column(heading, overflow="fold")
    for heading in ("seats", "games/s", "decisions/s", "µs each", "calibration"):
        table.add_column(heading, justify="right")
    for play in measured.random_play:
        table.add_row(
            play.title,
            "+".join(play.sets),
            str(play.players),
            f"{play.games_per_second:,.0f}",
            f"{play.decisions_per_second:,.0f}",
            f"{play.microseconds_per_decision:.2f}",
            _loop(play.calibration_seconds),
        )
    return table


def _figures(measured: Bench) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title="Other figures", title_justify="left")
    for heading in ("what", "how much"):
        table.add_column(heading)
    table.add_column("calibration", justify="right")
    for figure in measured.figures.values():
        for what, amount in figure.lines():
            table.add_row(what, amount, _loop(figure.calibration_seconds))
    return table


def _loop(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms"
