"""`splay cards --game intrapreneurs`: find cards of Intrapreneurs and read them."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from splay.cli.card_finding import matching, only_one, print_example, suggestion
from splay.cli.company_picture import card_picture, gist, named
from splay.examples import example_of
from splay.innovation import INNOVATION
from splay.intrapreneurs import INTRAPRENEURS, read_deck, shipped_deck
from splay.intrapreneurs.card import Card
from splay.intrapreneurs.deck import Deck
from splay.intrapreneurs.start import EDITION, check_edition
from splay.kernel.errors import NotFound, SplayError

_WIDTH = 60


def refuse_flags(given: Mapping[str, object], edition: str | None) -> None:
    """Refuse what can only be asked of the cards of Innovation."""
    for flag, value in given.items():
        if value not in (None, False):
            raise SplayError(f"{flag} is for {INNOVATION.name}: leave it out for cards of {INTRAPRENEURS.name}")
    check_edition(edition or EDITION)


def company_cards(name: str | None, path: Path | None, example: bool, as_json: bool) -> None:
    """Print the cards of a deck, or those with a name, or an example of one."""
    deck = shipped_deck() if path is None else read_deck(path)
    if example and path is not None:
        raise SplayError("only cards of the shipped deck have examples: leave out --deck")
    if example and name is None:
        raise SplayError("name a card: `splay cards NAME --example`")
    found = _found(name, deck)
    if example:
        print_example(example_of(only_one(name, found).name, EDITION, game=INTRAPRENEURS.name), as_json)
    elif as_json:
        typer.echo(json.dumps([card.facts() for card in found], indent=2, ensure_ascii=False))
    else:
        _print(found, deck, name)


def _found(name: str | None, deck: Deck) -> list[Card]:
    every = [*deck.cards, *deck.events]
    found = every if name is None else matching(name, every)
    if name is not None and not found:
        hint = suggestion(name, every, f"`splay cards --game {INTRAPRENEURS.name}` lists them all")
        raise NotFound(f"there is no card {name!r} in the deck {deck.title!r}: {hint}")
    return found


def _print(found: Sequence[Card], deck: Deck, name: str | None) -> None:
    console = Console(highlight=False)
    if name is not None and len(found) == 1:
        console.print(card_picture(found[0], min(_WIDTH, console.width)))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("kind", "name", "what it does"):
        table.add_column(heading, no_wrap=heading == "kind")
    for card in found:
        table.add_row(Text(card.kind, "dim"), named(card), gist(card))
    console.print(table)
    count = f"{len(found)} card{'' if len(found) == 1 else 's'}"
    console.print(f"{count}, {deck.title}. `splay cards NAME --game {INTRAPRENEURS.name}` shows one.")
