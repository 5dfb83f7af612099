"""`splay replay`: read a record, as a log or as the position at any of its answers."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from splay.cli.agreed import JsonOption, WordsOption
from splay.cli.given import Given, RecordArgument
from splay.cli.table.face import Face
from splay.cli.table.faces import face_of
from splay.cli.table.whole import whole_table
from splay.games import POSITIONS
from splay.innovation.vocabulary import ASMADI
from splay.kernel.errors import NotFound, SplayError
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.plain import nearest

_FAINT = "#8a8a8a"


def replay(
    file: RecordArgument,
    to: Annotated[
        int | None, typer.Option(help="Show the position after so many answers, and what is asked there.")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="See it as this player did. Without it, everything is open.")] = None,
    words: WordsOption = ASMADI.key,
    as_json: JsonOption = False,
) -> None:
    """Print what happened in a recorded match, or show a position of it."""
    given = Given.read(file)
    match = given.match()
    length = len(match.answers)
    rewind(match, given.name, to)
    viewer = None if seat is None else seat_named(seat, match.names)
    face = face_of(match.setup, words)
    if as_json:
        typer.echo(json.dumps(_to_json(face, match, viewer, to is not None), indent=2))
    elif to is None:
        _print_log(face, match, viewer)
    else:
        _print_position(face, match, viewer, length)


def rewind(match: Match, name: str, to: int | None, flag: str = "--to") -> None:
    """Go back to where so many answers of a record had been given, if it is said how many."""
    length = len(match.answers)
    if to is not None:
        if not 0 <= to <= length:
            raise SplayError(f"{name} has {length} answers: {flag} takes a number from 0 to {length}, not {to}")
        match.undo(length - to)


def seat_named(name: str, names: list[str]) -> int:
    """Return the seat of a player, or say who plays."""
    if name not in names:
        hint = nearest(name, names) or f": the players are {', '.join(names)}"
        raise NotFound(f"there is no player {name!r}{hint}")
    return names.index(name)


def _to_json(face: Face, match: Match, viewer: int | None, with_position: bool) -> dict[str, object]:
    """Return a match as plain data: its setup, log, answers and result, and the position if it is asked for."""
    setup = match.setup
    data: dict[str, object] = {
        "game": setup.game,
        "edition": setup.edition,
        "sets": setup.sets,
        "options": setup.options,
        "seats": setup.seats,
        "seed": setup.seed,
        "rules": setup.rules,
        "start": json.loads(setup.position) if setup.position else None,
        "log": _log(face, match, viewer),
        "answers": match.answers,
        "result": match.result.to_json() if match.result else None,
    }
    if with_position and viewer is None:
        data["position"] = POSITIONS[setup.game].dump(match)
        data["decision"] = match.decision.to_json() if match.decision else None
    elif with_position:
        asked = match.decision is not None and match.decision.seat == viewer
        data["view"] = match.view(viewer).to_json()
        data["decision"] = match.decision.to_json() if match.decision and asked else None
    return data


def _log(face: Face, match: Match, viewer: int | None) -> list[str]:
    return [face.say(line) for line in match.log(ALL_SEEING if viewer is None else viewer)]


def _print_log(face: Face, match: Match, viewer: int | None) -> None:
    console = Console(highlight=False, soft_wrap=True)
    for line in _log(face, match, viewer):
        console.print(Text(line, "bold" if line.startswith(("Turn ", "Round ")) else ""))
    if match.decision is not None:
        console.print(Text(f"The record ends here: {match.names[match.decision.seat]} is to choose.", _FAINT))


def _print_position(face: Face, match: Match, viewer: int | None, length: int) -> None:
    """Print the table as it stands, and what is asked."""
    console = Console(highlight=False)
    title = f"After {len(match.answers)} of {length} answers"
    console.print(Text.assemble((title, "bold"), f" · {face.edition} · turn {match.now.turns()}\n"))
    console.print(whole_table(face, match, viewer))
