"""`splay review FILE`: how a match went that is over, where it swung, and which decisions cost most."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from splay.analysis import AnalysisError
from splay.analysis.review import LUCK, retold
from splay.analysis.review import review as review_match
from splay.analysis.words import percent
from splay.cli.agreed import JsonOption, WordsOption
from splay.cli.given import Given
from splay.cli.table.faces import face_of
from splay.innovation.vocabulary import ASMADI
from splay.kernel.errors import SplayError

_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
_MOST_COLUMNS: Final = 96
_BESIDE: Final = 30
"""How many letters stand beside a course at most: a name, and the first and the last chance."""
_LUCK, _CHOICE, _FAINT = "#c9a227", "#5b8fd0", "#8a8a8a"


def review(
    file: Annotated[
        Path, typer.Argument(help="The record of a match that is over; - for standard input.", metavar="RECORD")
    ],
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    words: WordsOption = ASMADI.key,
    as_json: JsonOption = False,
) -> None:
    """Look at a match that is over: the chances as they went, where they swung, and the costliest decisions."""
    given = Given.read(file)
    if given.is_position:
        raise SplayError(
            f"{given.name} is a position, which tells nothing of how it came about: give the record of a match"
        )
    match = given.match()
    face = face_of(match.setup, words)
    console = Console(highlight=False)
    shown = Console(stderr=True)
    try:
        with Progress(
            TextColumn("Looking at every decision"), BarColumn(), console=shown, transient=True,
            disable=not shown.is_terminal,
        ) as progress:  # fmt: skip
            task = progress.add_task("review", total=1.0)
            made = review_match(match, seed, lambda done: progress.update(task, completed=done))
    except AnalysisError as error:
        hint = "; `splay analyse` judges any place of a match" if match.decision is not None else ""
        raise SplayError(f"{given.name}: {error}{hint}") from error
    told = retold(made, face.say)
    if as_json:
        typer.echo(json.dumps(told, indent=2))
    else:
        _print(console, told)


def _print(console: Console, made: dict[str, Any]) -> None:
    if made["result"]:
        console.print(Text(f"{made['result']['words']}.", "bold"))
    for seat in made["seats"]:
        course = [chances[seat["seat"]] for chances in made["chances"]]
        console.print(Text.assemble((f"{seat['name'][:12]:<12} ", "bold"), sparkline(course, console.width)))
    console.print(Text(f"The chance to win of each, over {made['length']} answers.\n", _FAINT))
    if made["swings"]:
        console.print(Text("Where it swung", "bold"))
        console.print(_swings(made["names"], made["swings"]))
        console.print()
    for seat in made["seats"]:
        luck = f"in all {100 * seat['luck']:+.0f} % by luck"
        console.print(Text.assemble((f"The costliest decisions of {seat['name']}", "bold"), (f"  {luck}", _FAINT)))
        if not seat["decisions"]:
            console.print(Text("  None that cost more than a little.", _FAINT))
        if seat["given_up"] >= made["worth_telling"]:
            console.print(Text(f"  To concede cost {100 * seat['given_up']:.0f} %.", _FAINT))
        console.print(_decisions(seat["decisions"]))


def _swings(names: list[str], swings: list[dict[str, Any]]) -> Table:
    """Return the swings, each with whose chance it has changed most and what happened."""
    table = Table.grid(padding=(0, 1, 0, 1))
    for swing in swings:
        seat = max(range(len(names)), key=lambda one: (abs(swing["change"][one]), swing["change"][one]))
        gain = Text(f"{names[seat]} {100 * swing['change'][seat]:+.0f} %")
        kind = Text(swing["kind"], _LUCK if swing["kind"] == LUCK else _CHOICE)
        table.add_row(_after(swing["at"]), kind, gain, Text(swing["words"]))
    return table


def _decisions(decisions: list[dict[str, Any]]) -> Table:
    """Return decisions, each with what would have been better, and why."""
    table = Table.grid(padding=(0, 1, 0, 1))
    for decision in decisions:
        table.add_row(_after(decision["at"]), Text.assemble(decision["words"], (f"\n{decision['why']}", _FAINT)))
    return table


def _after(answers: int) -> Text:
    return Text(f"after {answers:>3}", _FAINT, no_wrap=True)


def sparkline(course: list[float], width: int) -> Text:
    """Return a course as a row of blocks, each the mean of its part, with where it begins and ends.

    With a name before it, it fits into a terminal of a width.
    """
    columns = min(len(course), _MOST_COLUMNS, max(width - _BESIDE, 1))
    edges = [round(place * len(course) / columns) for place in range(columns + 1)]
    parts = [course[start:end] for start, end in pairwise(edges)]
    blocks = "".join(_BLOCKS[round(8 * sum(part) / len(part))] for part in parts)
    return Text.assemble((f"{percent(course[0]):>5} ", _FAINT), blocks, (f" {percent(course[-1])}", _FAINT))
