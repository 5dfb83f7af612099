"""`splay daily`: today's position in the terminal, with one choice that is clearly best."""

import json
import sys
from dataclasses import asdict
from datetime import date
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from splay.cli.agreed import JsonOption, WordsOption
from splay.cli.table.face import Face
from splay.cli.table.faces import face_of
from splay.cli.table.whole import whole_table
from splay.daily.puzzle import THEMES, Judged, Puzzle
from splay.daily.store import puzzle_of, read_day, today
from splay.innovation.vocabulary import ASMADI
from splay.kernel.decision import Decision
from splay.kernel.errors import SplayError
from splay.kernel.match import Match


def daily(
    day: Annotated[
        str | None,
        typer.Option("--date", help="The position of another day, such as 2026-11-17.", metavar="DATE"),
    ] = None,
    answer: Annotated[
        int | None, typer.Option(min=1, help="Answer with the option of this number.", show_default=False)
    ] = None,
    words: WordsOption = ASMADI.key,
    as_json: JsonOption = False,
) -> None:
    """Find the one choice that is clearly best: a position a day, the same for everyone."""
    now = today()
    of = now if day is None else read_day(day, now)
    puzzle = puzzle_of(of)
    match = puzzle.moment.match()
    face = face_of(match.setup, words)
    if as_json:
        typer.echo(json.dumps(_to_json(face, of, puzzle, match, answer), indent=2))
        return
    console = Console(highlight=False)
    _print_position(console, face, of, match)
    if answer is None and sys.stdin.isatty():
        answer = typer.prompt("Your choice, by its number", type=int)
    if answer is not None:
        _print_solution(console, face, puzzle, _label(match, answer))
    else:
        console.print(Text("Answer with --answer NUMBER.", "italic"))


def _label(match: Match, number: int) -> str:
    """Return the option of a number, or say which there are."""
    assert match.decision is not None
    values = match.decision.values
    if not 1 <= number <= len(values):
        raise SplayError(f"there is no option {number}: they are 1 to {len(values)}")
    return values[number - 1].label


def _to_json(face: Face, of: date, puzzle: Puzzle, match: Match, answer: int | None) -> dict[str, object]:
    """Return the position as its seat sees it, and the solution only to one who answers."""
    decision = match.decision
    assert decision is not None
    told: dict[str, object] = {
        "date": of.isoformat(),
        "edition": puzzle.moment.edition,
        "expansions": list(puzzle.moment.expansions),
        "seat": decision.seat,
        "view": match.view(decision.seat).to_json(),
        "decision": _decision_json(face, decision),
    }
    if answer is not None:
        told["solution"] = {"right": puzzle.is_right(_label(match, answer)), **_solution_json(face, puzzle)}
    return told


def _decision_json(face: Face, decision: Decision) -> dict[str, object]:
    options: list[dict[str, object]] = []
    for option in decision.options:
        label = face.say(option.label)
        options.append({"index": option.index, "label": label, "value": {**option.value.to_json(), "label": label}})
    return {**decision.to_json(), "prompt": face.say(decision.prompt), "options": options}


def _solution_json(face: Face, puzzle: Puzzle) -> dict[str, object]:
    solved = {key: value for key, value in puzzle.to_json().items() if key != "moment"}
    said = {key: face.say(solved[key]) for key in ("greedy", "why")}
    options = [_option_json(face, option) for option in puzzle.options]
    return {"best": face.say(puzzle.best), **solved, **said, "options": options}


def _option_json(face: Face, option: Judged) -> dict[str, object]:
    return {**asdict(option), "label": face.say(option.label), "leads": face.say(option.leads)}


def _print_position(console: Console, face: Face, of: date, match: Match) -> None:
    """Print the table as the seat that is asked sees it, and its options."""
    decision = match.decision
    assert decision is not None
    name = match.names[decision.seat]
    console.print(Text.assemble((f"The position of {of.isoformat()}", "bold"), f" · {face.edition} · you are {name}\n"))
    console.print(whole_table(face, match, decision.seat, first=1))


def _print_solution(console: Console, face: Face, puzzle: Puzzle, label: str) -> None:
    right = puzzle.is_right(label)
    # The label and the best option are compared as they are stored; only what is printed is put into other words.
    mine, best = face.say(label), face.say(puzzle.best)
    verdict = f"{mine} is the best choice." if right else f"{mine} is not the best choice: {best} is."
    console.print(Text(f"\n{verdict}", "bold green" if right else "bold red"))
    console.print(Text(f"Theme: {face.say(THEMES[puzzle.theme])}.", "italic"))
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("option", "chance to win", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "option" else "right")
    for option in puzzle.options:
        mark = " (the greedy bot's)" if option.label == puzzle.greedy else ""
        told = face.say(option.label) + mark
        table.add_row(told, f"{option.chance:.0%}", f"{option.low:.0%} to {option.high:.0%}")
    console.print(table)
    console.print(face.say(puzzle.why))
