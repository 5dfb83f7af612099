"""How `splay cards` finds cards by their names, whatever the game, and prints an example of one."""

import difflib
import json
from collections.abc import Sequence
from typing import Protocol, TypeVar

import typer

from splay.examples import Example
from splay.kernel.errors import SplayError


class Named(Protocol):
    """Whatever has a name to be found by."""

    name: str


NamedT = TypeVar("NamedT", bound=Named)


def bare(name: str) -> str:
    """Return a name by its letters and digits alone."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def matching(name: str, things: Sequence[NamedT]) -> list[NamedT]:
    """Return what has exactly this name, or else all that have it as a part of theirs."""
    wanted = bare(name)
    exact = [thing for thing in things if bare(thing.name) == wanted]
    return exact or [thing for thing in things if wanted and wanted in bare(thing.name)]


def suggestion(name: str, things: Sequence[Named], otherwise: str) -> str:
    """Return which names may have been meant, or what to do if none is near."""
    names = {bare(thing.name): thing.name for thing in things}
    close = [names[near] for near in difflib.get_close_matches(bare(name), names, n=3)]
    return f"did you mean {' or '.join(close)}?" if close else otherwise


def only_one(name: str | None, found: Sequence[NamedT]) -> NamedT:
    """Return the one thing that was found, or say that there are several."""
    if len(found) > 1:
        raise SplayError(f"{name!r} is a part of several names: {', '.join(thing.name for thing in found)}")
    return found[0]


def print_example(example: Example, as_json: bool) -> None:
    """Print a position for `splay position`, and beside it what happens there; or all of it as JSON."""
    typer.echo(json.dumps(example.to_json() if as_json else example.position, indent=2, ensure_ascii=False))
    if not as_json:
        deeds = ", then ".join(deed.label for deed in example.deeds)
        typer.echo(f"{deeds}: {example.words}", err=True)
