"""What the commands that let bots play many games have in common: a bar while they do, and a report at the end."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Annotated, Protocol, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

JobsOption = Annotated[int, typer.Option(help="On how many processes to play.")]
SeedOption = Annotated[int, typer.Option(help="The same seed gives the same games.")]
RayOption = Annotated[
    str | None,
    typer.Option(
        "--ray",
        help="Play on a Ray cluster at this address, or on one of this machine alone: local.",
        metavar="ADDRESS|local",
        show_default=False,
    ),
]


class Told(Protocol):
    """What came of some games: how many count, whether the run was broken off, and all of it as plain data."""

    @property
    def games(self) -> int: ...
    @property
    def interrupted(self) -> bool: ...
    def to_json(self) -> dict[str, object]: ...


Report = TypeVar("Report", bound=Told)


@contextmanager
def bar_of(total: int, show: bool) -> Iterator[Callable[[int, int], None]]:
    """Have a progress bar, to be told how many games are over and how many there will be; only on a terminal."""
    console = Console(stderr=True)
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]:.0f} games/s"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not (show and console.is_terminal)) as bar:
        task = bar.add_task("", total=total, speed=0.0)

        def progress(over: int, expected: int) -> None:
            bar.update(task, completed=over, total=expected, speed=bar.tasks[0].speed or 0.0)

        # Ray says so on the standard output when a worker dies, and there only the result belongs.
        with redirect_stdout(sys.stderr):
            yield progress


def tell(report: Report, as_json: bool, show: Callable[[Report], None]) -> None:
    """Print what came of the games; a run that was broken off ends the command as such."""
    if as_json:
        typer.echo(json.dumps(report.to_json(), indent=2))
    else:
        show(report)
    if report.interrupted:
        raise typer.Exit(130)
