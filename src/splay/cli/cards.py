"""`splay cards`: find cards and read them."""

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

from splay.cli.agreed import EXPANSIONS, FLAG, DeckOption, EditionOption, GameOption, JsonOption, deck_option
from splay.cli.card_finding import bare, matching, only_one, print_example, suggestion
from splay.cli.card_picture import COLOR_INKS, card_icons, card_picture, chip, effects_of, rich_text, rulings_text
from splay.cli.company_cards import company_cards, refuse_flags
from splay.cli.statistics import stats_of, stats_picture
from splay.examples import example_of
from splay.games import DEFAULT_GAME, game_named
from splay.innovation import DEFAULT_EDITION
from splay.innovation.card import BASE, RELICS, Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS, Edition, edition_named
from splay.innovation.expansions.decrees import Decree
from splay.innovation.facts import COLORS, EMBLEMS, NOTHING, SLOT_NAMES, bonus_value, counted, searched
from splay.innovation.special import Special
from splay.intrapreneurs import INTRAPRENEURS, shipped_deck
from splay.kernel.errors import NotFound, SplayError

_WIDTH = 60
_BONUS = "bonus"
_SEARCH = "search"
"""What stands for a bonus of any value, and for any icon with a magnifying glass, when one looks for cards."""


def cards(
    name: Annotated[
        str | None, typer.Argument(help="A card or a special achievement; part of the name will do.")
    ] = None,
    game: GameOption = None,
    edition: EditionOption = None,
    set_name: Annotated[
        str | None,
        typer.Option(
            "--set",
            help=f"Only cards of this set: {' or '.join([BASE.name, *EXPANSIONS])}; or {RELICS.name}, each of which is "
            "of the type of another set.",
        ),
    ] = None,
    age: Annotated[int | None, typer.Option(help="Only cards of this age.")] = None,
    color: Annotated[str | None, typer.Option(help="Only cards of this colour.")] = None,
    icon: Annotated[
        str | None,
        typer.Option(
            help=f"Only cards with this icon, or with an echo, an inspire effect, a {_BONUS} or a city icon: "
            f"{', '.join(EMBLEMS)} or {_SEARCH}."
        ),
    ] = None,
    special: Annotated[
        bool, typer.Option("--special", help="The special achievements in place of the cards.", metavar=FLAG)
    ] = False,
    example: Annotated[
        bool,
        typer.Option(
            "--example", help="Print a small position that shows the card at work, for `splay position`.", metavar=FLAG
        ),
    ] = False,
    stats: Annotated[
        bool, typer.Option("--stats", help="Tell what many games of bots say of the card.", metavar=FLAG)
    ] = False,
    deck: DeckOption = None,
    as_json: JsonOption = False,
) -> None:
    """Find cards by name, set, age, colour and icon, and read them; with a name, the rulings too."""
    if game_named(game or DEFAULT_GAME) is INTRAPRENEURS:
        given = {"--set": set_name, "--age": age, "--color": color, "--icon": icon, "--special": special}
        refuse_flags({**given, "--stats": stats}, edition)
        company_cards(name, deck, example, as_json)
        return
    deck_option(DEFAULT_GAME, deck)
    rules = edition_named(edition or DEFAULT_EDITION)
    if name is None and (example or stats):
        raise SplayError("name a card: `splay cards NAME --example`, or --stats")
    fits = _filter(rules, set_name, age, color, icon)
    specials: list[Card | Special] = [*_all_specials(rules)]
    found = specials if special else [*_all_cards(rules)]
    if name is not None:
        found = find(name, specials if special else [*found, *specials], rules)
    found = [thing for thing in found if fits(thing)]
    if found and (example or stats):
        _study(_one(name, found), rules, example, stats, as_json)
    elif as_json:
        typer.echo(json.dumps([facts(thing, rules.key, name is not None) for thing in found], indent=2))
    else:
        _print(found, rules, name)


def _one(name: str | None, found: Sequence[Card | Special]) -> Card:
    """Return the one card among what was found, or say why there is none."""
    # Only cards can be studied, so that what they share a part of their name with does not stand in their way.
    things = [thing for thing in found if isinstance(thing, Card)] or found
    thing = only_one(name, things)
    if isinstance(thing, Special):
        raise SplayError(f"{thing.name} is a {_sort_of(thing)}, which has no example and no statistics")
    return thing


def _study(card: Card, edition: Edition, example: bool, stats: bool, as_json: bool) -> None:
    """Print what is known of a card beyond its words."""
    if example and stats:
        raise SplayError("--example prints a position, and --stats what games tell of the card: ask for one of them")
    if example:
        print_example(example_of(card.name, edition.key), as_json)
    elif as_json:
        typer.echo(json.dumps({"name": card.name, "tables": stats_of(card.name, edition.key)}, indent=2))
    else:
        console = Console(highlight=False)
        console.print(card_picture(card, edition.key, min(_WIDTH, console.width)))
        console.print(stats_picture(card.name, edition.key))


def _all_cards(edition: Edition) -> list[Card]:
    """Return the cards of every set of an edition, age by age, and at the end of an age its relic."""
    every = catalogue(edition, list(edition.expansions.values()), _has_relics(edition))
    return sorted(every, key=lambda card: (card.age, card.relic, card.set_index, card.index))


def _has_relics(edition: Edition) -> bool:
    return any(expansion.has_relics for expansion in edition.expansions.values())


def _sets(edition: Edition) -> list[str]:
    """Return the sets that one can ask for: relics are asked for together, whatever the type of each."""
    return [BASE.name, *edition.expansions, *([RELICS.name] if _has_relics(edition) else [])]


def _set_of(thing: Card | Special) -> str:
    """Return among which cards a card or special achievement is listed."""
    return RELICS.name if isinstance(thing, Card) and thing.relic else thing.set_name


def _color_of(special: Special) -> str:
    """Return the colour of a decree; no other special achievement has one."""
    return special.color.name if isinstance(special, Decree) else ""


def _sort_of(special: Special) -> str:
    return "decree" if isinstance(special, Decree) else "special achievement"


def _all_specials(edition: Edition) -> list[Special]:
    return edition.every_special(list(edition.expansions.values()))


def _filter(
    edition: Edition, set_name: str | None, age: int | None, color: str | None, icon: str | None
) -> Callable[[Card | Special], bool]:
    """Return whether a card or special achievement fits what was asked for, or say what can be asked for."""
    elsewhere = [other.key for other in EDITIONS.values() if set_name in _sets(other)]
    if elsewhere and edition.key not in elsewhere:
        raise NotFound(f"the {edition.title} has no set {set_name!r}: choose --edition {' or '.join(elsewhere)}")
    wanted_set = _one_of(set_name, _sets(edition), "set")
    ages = [str(known) for known in range(1, edition.top_age + 1)]
    wanted_age = _one_of(None if age is None else str(age), ages, "age")
    wanted_color = _one_of(color, [known.name for known in COLORS], "colour")
    wanted_icon = _one_of(icon, _borne(edition), "icon")

    def fits(thing: Card | Special) -> bool:
        if wanted_set not in (None, _set_of(thing)):
            return False
        if isinstance(thing, Special):
            return wanted_age is None and wanted_color in (None, _color_of(thing)) and wanted_icon is None
        if wanted_age not in (None, str(thing.age)) or wanted_color not in (None, thing.color.name):
            return False
        return wanted_icon is None or _bears(thing, wanted_icon)

    return fits


def _borne(edition: Edition) -> list[str]:
    """Return what can be in the slots of an edition's cards."""
    slots = {slot for card in _all_cards(edition) for slot in card.slots if slot != NOTHING}
    return list(dict.fromkeys(_kind(slot) for slot in sorted(slots)))


def _kind(slot: int) -> str:
    """Return what a slot bears, whatever the value of a bonus or the icon that is searched for."""
    return _BONUS if bonus_value(slot) else _SEARCH if searched(slot) >= 0 else SLOT_NAMES[slot]


def _bears(card: Card, icon: str) -> bool:
    """Tell whether something is in a slot of a card; under a magnifying glass an icon is what it is."""
    return any(icon == _kind(slot) or f"{_SEARCH}-{icon}" == SLOT_NAMES[slot] for slot in card.slots)


def _one_of(word: str | None, known: Sequence[str], what: str) -> str | None:
    """Return a word as it is known, or say which are."""
    if word is None:
        return None
    if word.casefold() not in known:
        raise NotFound(f"there is no {what} {word!r}: choose one of {', '.join(known)}")
    return word.casefold()


def find(name: str, things: Sequence[Card | Special], edition: Edition) -> list[Card | Special]:
    """Return what has exactly this name, or else all that have it as a part of theirs."""
    if found := matching(name, things):
        return found
    wanted = bare(name)
    elsewhere = [other.key for other in EDITIONS.values() if _has(other, wanted)]
    if edition.key in elsewhere:
        # It is there, so that only special achievements can have been looked through.
        raise NotFound(f"{name!r} is a card and no special achievement: leave out --special")
    if elsewhere:
        raise NotFound(f"there is no card {name!r} in the {edition.title}: choose --edition {' or '.join(elsewhere)}")
    if shipped_deck().named(name) is not None:
        raise NotFound(f"{name!r} is a card of {INTRAPRENEURS.name}: choose --game {INTRAPRENEURS.name}")
    raise NotFound(f"there is no card {name!r}: {suggestion(name, things, '`splay cards` lists them all')}")


def _has(edition: Edition, wanted: str) -> bool:
    """Tell whether an edition has a card or special achievement of this name."""
    names = [*(card.name for card in _all_cards(edition)), *(special.name for special in _all_specials(edition))]
    return wanted in map(bare, names)


def facts(thing: Card | Special, edition: str, with_rulings: bool) -> dict[str, object]:
    """Return a card, or a special achievement in the form of a card, as plain data."""
    if isinstance(thing, Card):
        told = thing.facts(edition)
        if thing.front is not None:
            told["front_age"] = thing.front.age
        if thing.relic:
            told["relic"] = True
        return {**told, **({"rulings": thing.rulings} if with_rulings else {})}
    return {
        "name": thing.name,
        "set": thing.set_name,
        "edition": edition,
        "age": None,
        "color": _color_of(thing) or None,
        "icons": [],
        "featured": None,
        "effects": [{"kind": "special", "text": thing.text}],
        "rulings": [f"{thing.via} can claim it too."] if thing.via else [],
    }


def _print(found: list[Card | Special], edition: Edition, name: str | None) -> None:
    console = Console(highlight=False)
    if not found:
        console.print("No card matches.")
    elif name is not None and len(found) == 1:
        _print_one(console, found[0], edition)
    else:
        console.print(_listing(found, with_set=bool(edition.expansions)))
        what = "card" if any(isinstance(thing, Card) for thing in found) else "special achievement"
        console.print(f"{counted(len(found), what)}, {edition.title}. `splay cards NAME` shows one with its rulings.")


def _print_one(console: Console, thing: Card | Special, edition: Edition) -> None:
    width = min(_WIDTH, console.width)
    if isinstance(thing, Special):
        console.print(_special_picture(thing, edition, width))
        return
    console.print(card_picture(thing, edition.key, width))
    if thing.rulings:
        console.print(Padding(Group(Text("Rulings", "bold"), rulings_text(thing)), (0, 2)), width=width)


def _special_picture(special: Special, edition: Edition, width: int) -> Panel:
    """Return a special achievement drawn as a card: its words, and the card that can claim it too, if any."""
    also = ["", f"Or by the effect of {special.via}."] if special.via else []
    color = _color_of(special)
    kind = f"{color} {_sort_of(special)}".lstrip()
    return Panel(
        Group(Text(special.name, "bold"), "", rich_text(special.text), *also),
        box=box.ROUNDED,
        border_style=COLOR_INKS.get(color, "#e5b53a"),
        width=width,
        subtitle=Text(f"{kind} · {special.set_name} · {edition.title}", "dim"),
        subtitle_align="right",
    )


def _listing(found: list[Card | Special], with_set: bool) -> Table:
    """Return cards as a table, a line between two ages; with the set of each where there are several."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", "name", *(["set"] if with_set else []), "colour", "icons", "effects"):
        if heading == "name":
            # The longest names take several lines, so that there is room for the effects.
            table.add_column(heading, max_width=20)
        else:
            table.add_column(heading, no_wrap=heading != "effects")
    for number, thing in enumerate(found):
        # A relic is of the type of its set, but not one of its cards.
        relic = "\nrelic" if isinstance(thing, Card) and thing.relic else ""
        in_set = [Text(f"{thing.set_name}{relic}", "dim")] if with_set else []
        if isinstance(thing, Special):
            color = _color_of(thing)
            ink = COLOR_INKS.get(color, "")
            name = Text(thing.name, f"bold {ink}")
            table.add_row("", name, *in_set, Text(color, ink), "", rich_text(thing.text))
            continue
        effects = Text("\n").join(effects_of(thing))
        ink = COLOR_INKS[thing.color.name]
        name = Text(thing.name, f"bold {ink}")
        table.add_row(chip(thing), name, *in_set, Text(thing.color.name, ink), card_icons(thing), effects)
        following = found[number + 1] if number + 1 < len(found) else None
        if not isinstance(following, Card) or following.age != thing.age:
            table.add_section()
    return table
