"""`splay cards`: find cards and read them."""

import difflib
import json
from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from rich import box
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from splay.cli.agreed import EDITION_HELP
from splay.cli.card_picture import COLOR_INKS, card_picture, chip, effect_text, icons_text, rich_text, rulings_text
from splay.innovation import DEFAULT_EDITION
from splay.innovation.card import Card
from splay.innovation.cards import SETS, catalogue
from splay.innovation.edition import Edition, edition_named
from splay.innovation.facts import COLORS, HEX, SLOT_NAMES
from splay.innovation.special import Special
from splay.kernel.errors import NotFound

_WIDTH = 60


def cards(
    name: Annotated[
        str | None, typer.Argument(help="A card or a special achievement; part of the name will do.")
    ] = None,
    edition: Annotated[str, typer.Option(help=EDITION_HELP)] = DEFAULT_EDITION,
    set_name: Annotated[str | None, typer.Option("--set", help="Only cards of this set.")] = None,
    age: Annotated[int | None, typer.Option(help="Only cards of this age.")] = None,
    color: Annotated[str | None, typer.Option(help="Only cards of this colour.")] = None,
    icon: Annotated[str | None, typer.Option(help="Only cards with this icon.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the cards as JSON.")] = False,
) -> None:
    """Find cards by name, set, age, colour and icon, and read them; with a name, the rulings too."""
    rules = edition_named(edition)
    fits = _filter(rules, set_name, age, color, icon)
    found: list[Card | Special] = [*_all_cards(rules)]
    if name is not None:
        found = find(name, [*found, *rules.specials])
    found = [thing for thing in found if fits(thing)]
    if as_json:
        typer.echo(json.dumps([facts(thing, edition, name is not None) for thing in found], indent=2))
    else:
        _print(found, rules, name)


def _all_cards(edition: Edition) -> list[Card]:
    return catalogue(edition, list(SETS))


def _filter(
    edition: Edition, set_name: str | None, age: int | None, color: str | None, icon: str | None
) -> Callable[[Card | Special], bool]:
    """Return whether a card or special achievement fits what was asked for, or say what can be asked for."""
    wanted_set = _one_of(set_name, list(SETS), "set")
    ages = [str(known) for known in range(1, edition.top_age + 1)]
    wanted_age = _one_of(None if age is None else str(age), ages, "age")
    wanted_color = _one_of(color, [known.name for known in COLORS], "colour")
    wanted_icon = _one_of(icon, [*edition.icons, SLOT_NAMES[HEX]], "icon")

    def fits(thing: Card | Special) -> bool:
        if wanted_set not in (None, thing.set_name):
            return False
        if isinstance(thing, Special):
            return wanted_age is None and wanted_color is None and wanted_icon is None
        if wanted_age not in (None, str(thing.age)) or wanted_color not in (None, thing.color.name):
            return False
        return wanted_icon is None or SLOT_NAMES.index(wanted_icon) in thing.slots

    return fits


def _one_of(word: str | None, known: Sequence[str], what: str) -> str | None:
    """Return a word as it is known, or say which are."""
    if word is None:
        return None
    if word.casefold() not in known:
        raise NotFound(f"there is no {what} {word!r}: choose one of {', '.join(known)}")
    return word.casefold()


def find(name: str, things: Sequence[Card | Special]) -> list[Card | Special]:
    """Return what has exactly this name, or else all that have it as a part of theirs."""
    wanted = _bare(name)
    exact = [thing for thing in things if _bare(thing.name) == wanted]
    partial = [thing for thing in things if wanted and wanted in _bare(thing.name)]
    if exact or partial:
        return exact or partial
    names = {_bare(thing.name): thing.name for thing in things}
    close = [names[bare] for bare in difflib.get_close_matches(wanted, names, n=3)]
    hint = f"did you mean {' or '.join(close)}?" if close else "`splay cards` lists them all"
    raise NotFound(f"there is no card {name!r}: {hint}")


def _bare(name: str) -> str:
    """Return a name by its letters and digits alone."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def facts(thing: Card | Special, edition: str, with_rulings: bool) -> dict[str, object]:
    """Return a card, or a special achievement in the form of a card, as plain data."""
    if isinstance(thing, Card):
        return {**thing.facts(edition), **({"rulings": thing.rulings} if with_rulings else {})}
    return {
        "name": thing.name,
        "set": thing.set_name,
        "edition": edition,
        "age": None,
        "color": None,
        "icons": [],
        "featured": None,
        "effects": [{"kind": "special", "text": thing.text}],
        "rulings": [f"{thing.via} can claim it too."],
    }


def _print(found: list[Card | Special], edition: Edition, name: str | None) -> None:
    console = Console(highlight=False)
    if not found:
        console.print("No card matches.")
    elif name is not None and len(found) == 1:
        _print_one(console, found[0], edition)
    else:
        console.print(_listing(found))
        count = "1 card" if len(found) == 1 else f"{len(found)} cards"
        console.print(f"{count}, {edition.title}. `splay cards NAME` shows one with its rulings.")


def _print_one(console: Console, thing: Card | Special, edition: Edition) -> None:
    width = min(_WIDTH, console.width)
    if isinstance(thing, Special):
        console.print(_special_picture(thing, edition, width))
        return
    console.print(card_picture(thing, edition.key, width))
    if thing.rulings:
        console.print(Padding(Group(Text("Rulings", "bold"), rulings_text(thing)), (0, 2)), width=width)


def _special_picture(special: Special, edition: Edition, width: int) -> Panel:
    """Return a special achievement drawn as a card: its condition, and the card that can claim it too."""
    return Panel(
        Group(Text(special.name, "bold"), "", rich_text(special.text), "", f"Or by the effect of {special.via}."),
        box=box.ROUNDED,
        border_style="#e5b53a",
        width=width,
        subtitle=Text(f"special achievement · {edition.title}", "dim"),
        subtitle_align="right",
    )


def _listing(found: list[Card | Special]) -> Table:
    """Return cards as a table, a line between two ages."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", "name", "colour", "icons", "effects"):
        table.add_column(heading, no_wrap=heading != "effects")
    for number, thing in enumerate(found):
        if isinstance(thing, Special):
            table.add_row("", Text(thing.name, "bold"), "", "", rich_text(thing.text))
            continue
        effects = Text("\n").join(effect_text(effect, thing.featured) for effect in thing.effects)
        ink = COLOR_INKS[thing.color.name]
        name = Text(thing.name, f"bold {ink}")
        table.add_row(chip(thing.color, thing.age), name, Text(thing.color.name, ink), icons_text(thing.slots), effects)
        following = found[number + 1] if number + 1 < len(found) else None
        if not isinstance(following, Card) or following.age != thing.age:
            table.add_section()
    return table
