"""`splay hint FILE`: what a strong player would do at the end of a record, or anywhere in it."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from splay.bots.settings import MOST
from splay.cli.agreed import JsonOption, WordsOption
from splay.cli.given import Given, RecordArgument
from splay.cli.replay import rewind
from splay.cli.table.faces import face_of
from splay.innovation.vocabulary import ASMADI
from splay.kernel.errors import SplayError

ITERATIONS = 1_000


def hint(
    file: RecordArgument,
    to: Annotated[int | None, typer.Option(help="Ask after so many answers, not at the end of the record.")] = None,
    iterations: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=MOST,
            help="How many lines to look at.",
            show_default=f"{ITERATIONS}, or what --seconds allow",
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.01,
            max=3600,
            help="Look at as many lines as there is time for, and at no more than --iterations if both are given.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same hint for the same iterations.")] = 0,
    words: WordsOption = ASMADI.key,
    as_json: JsonOption = False,
) -> None:
    """Tell what a strong player would do: the best options and their chances to win, as far as the seat can see."""
    from splay.analysis.advice import advise

    given = Given.read(file)
    match = given.match()
    rewind(match, given.name, to)
    decision = match.decision
    if decision is None:
        raise SplayError(
            f"{given.name}: the game is over, and there is nothing to decide: choose an earlier place by --to"
        )
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    found = advise(match, seed, iterations, seconds)
    face, name = face_of(match.setup, words), match.names[decision.seat]
    if as_json:
        options = [
            {"index": index, "label": face.say(decision.values[index].label), "chance": round(chance, 3)}
            for index, chance in found
        ]
        typer.echo(json.dumps({"seat": decision.seat, "name": name, "options": options}, indent=2))
        return
    view, console = match.view(decision.seat), Console(highlight=False)
    console.print(face.question(view, decision))
    for index, chance in found:
        console.print(Text.assemble(f"{chance:4.0%}  ", face.option(view, decision.values[index])))
    console.print(Text(f"The chance to win of {name} with each, as far as {name} can see.", "italic"))
