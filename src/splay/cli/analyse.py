"""`splay analyse FILE`: how likely a player is to win at a place of a record or at a position, by which options."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from splay.analysis import BUDGET, Evaluation, evaluate, match_at
from splay.analysis.words import at_sight_words, percent
from splay.cli.agreed import FLAG, JsonOption, WordsOption
from splay.cli.given import Given
from splay.cli.replay import rewind, seat_named
from splay.cli.table.face import Face
from splay.cli.table.faces import face_of
from splay.innovation.vocabulary import ASMADI
from splay.kernel.errors import NotFound, PositionError, SplayError
from splay.kernel.match import Match

WIDTH: Final = 20
"""How many letters wide a whole chance is drawn."""

_FULL, _HALF, _EMPTY, _MAYBE = "━", "╸", "─", "┄"
_GOOD, _EVEN, _BAD, _FAINT = "#3f9b5f", "#c9a227", "#c0504d", "#8a8a8a"


def analyse(
    file: Annotated[
        Path,
        typer.Argument(help="The record of a match, or a position as JSON; - for standard input.", metavar="FILE"),
    ],
    at: Annotated[
        int | None, typer.Option(help="After so many answers of the record, not at its end.", show_default=False)
    ] = None,
    seat: Annotated[
        str | None, typer.Option(help="Whose chance it is (default: of the one who is asked).", show_default=False)
    ] = None,
    opened: Annotated[
        bool, typer.Option("--open", help="With every hand open, not from what the player knows.", metavar=FLAG)
    ] = False,
    budget: Annotated[int, typer.Option(help="How many lines to look at.")] = BUDGET,
    seed: Annotated[int, typer.Option(help="The same seed gives the same answer for the same budget.")] = 0,
    words: WordsOption = ASMADI.key,
    as_json: JsonOption = False,
) -> None:
    """Tell how likely a player is to win, with which options, and how sure that is."""
    given = Given.read(file)
    match = _read_match(given, at)
    of = None if seat is None else seat_named(seat, match.names)
    if match.decision is None:
        ways = (
            "analyse its record, or an earlier position"
            if given.is_position
            else "choose an earlier place by --at, or let `splay review` look at all of it"
        )
        raise SplayError(f"{given.name}: the game is over, and there is nothing left to judge: {ways}")
    found = evaluate(match, of, budget, seed, opened)
    face = face_of(match.setup, words)
    if as_json:
        typer.echo(json.dumps(_to_json(face, match, found, opened), indent=2))
    else:
        _print(Console(highlight=False), face, match, found, opened)


def _read_match(given: Given, at: int | None) -> Match:
    """Return the match of a record at a place, or one that stands at a position."""
    if given.is_record:
        match = given.match()
        rewind(match, given.name, at, "--at")
        return match
    spec = given.position()
    if at is not None:
        raise SplayError(f"{given.name} is a position, which has no answers to go back to: --at is for records")
    try:
        return match_at(spec)
    except (PositionError, NotFound) as error:
        raise SplayError(f"{given.name}: {error}") from error


def _to_json(face: Face, match: Match, found: Evaluation, opened: bool) -> dict[str, object]:
    data = found.to_json()
    options = [
        {**option.to_json(), "label": face.say(option.label), "leads": face.say(option.leads)}
        for option in found.options
    ]
    return {**data, "name": match.names[found.seat], "open": opened, "options": options}


def _print(console: Console, face: Face, match: Match, found: Evaluation, opened: bool) -> None:
    assert match.decision is not None
    name, decision = match.names[found.seat], match.decision
    seen = "with open cards" if opened else f"as far as {name} can see"
    console.print(Text.assemble((name, "bold"), " is to win ", (percent(found.chance), "bold"), f", {seen}"))
    console.print(Text.assemble(bar(found.chance, found.sure), "  ", (_between(found.sure), _FAINT)))
    if found.at_sight:
        console.print(Text(at_sight_words(name), _FAINT))
        return
    if not found.options:
        if decision.seat != found.seat:
            console.print(Text(f"{match.names[decision.seat]} is asked, and {name} cannot know what.", _FAINT))
        return
    console.print()
    view = match.view(decision.seat)
    console.print(face.question(view, decision))
    grid = Table.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column()
    for option in found.options:
        told = face.option(view, decision.values[option.index])
        if option.leads:
            told = Text.assemble(told, (f"\n{face.say(option.leads)}", _FAINT))
        chance = Text(percent(option.chance), justify="right")
        grid.add_row(chance, bar(option.chance, option.sure), Text(_between(option.sure), _FAINT), told)
    console.print(grid)
    console.print(Text(f"{found.budget} lines, seed {found.seed}. Each chance is that of {name}.", f"italic {_FAINT}"))


def _between(sure: tuple[float, float]) -> str:
    return f"{100 * sure[0]:.0f} to {100 * sure[1]:.0f} %"


def bar(chance: float, sure: tuple[float, float] | None = None) -> Text:
    """Return a chance as a bar, with how far it may reach drawn after it."""
    halves = round(2 * WIDTH * chance)
    full, half = divmod(halves, 2)
    reach = max(round(WIDTH * sure[1]) - full - half, 0) if sure is not None else 0
    colour = _GOOD if chance >= 0.6 else _BAD if chance < 0.4 else _EVEN
    rest = WIDTH - full - half - reach
    return Text.assemble((_FULL * full + _HALF * half, colour), (_MAYBE * reach, colour), (_EMPTY * rest, _FAINT))
