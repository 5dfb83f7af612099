"""`splay replay`: read a record, as a log or as the position at any of its answers."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from splay.cli.card_picture import COLOR_INKS, COLOR_STYLES, icons_text
from splay.cli.table.pictures import ARROWS, achieved, standings, supplies, visible
from splay.cli.table.words import OptionLine, ending, question
from splay.games import GAMES
from splay.innovation import position
from splay.innovation.cards import catalogue
from splay.innovation.edition import edition_named
from splay.innovation.facts import UNSPLAYED, with_article
from splay.innovation.layout import nearest
from splay.innovation.view import GameView, PlayerView, SeenCard
from splay.kernel import record
from splay.kernel.errors import NotFound, SplayError
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match

_FAINT = "#8a8a8a"


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a match.")],
    to: Annotated[
        int | None, typer.Option(help="Show the position after so many answers, and what is asked there.")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="See it as this player did. Without it, everything is open.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """Print what happened in a recorded match, or show a position of it."""
    match = record.read(file, GAMES)
    length = len(match.answers)
    if to is not None:
        if not 0 <= to <= length:
            raise SplayError(f"{file} has {length} answers: --to takes a number from 0 to {length}, not {to}")
        match.undo(length - to)
    viewer = None if seat is None else _seat_named(seat, match.names)
    if as_json:
        typer.echo(json.dumps(_to_json(match, viewer, to is not None), indent=2))
    elif to is None:
        _print_log(match, viewer)
    else:
        _print_position(match, viewer, length)


def _seat_named(name: str, names: list[str]) -> int:
    if name not in names:
        hint = nearest(name, names) or f": the players are {', '.join(names)}"
        raise NotFound(f"there is no player {name!r}{hint}")
    return names.index(name)


def _to_json(match: Match, viewer: int | None, with_position: bool) -> dict[str, object]:
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
        "log": _log(match, viewer),
        "answers": match.answers,
        "result": match.result.to_json() if match.result else None,
    }
    if with_position and viewer is None:
        data["position"] = position.dump(match)
        data["decision"] = match.decision.to_json() if match.decision else None
    elif with_position:
        asked = match.decision is not None and match.decision.seat == viewer
        data["view"] = match.view(viewer).to_json()
        data["decision"] = match.decision.to_json() if match.decision and asked else None
    return data


def _log(match: Match, viewer: int | None) -> list[str]:
    return match.log(ALL_SEEING if viewer is None else viewer)


def _print_log(match: Match, viewer: int | None) -> None:
    console = Console(highlight=False, soft_wrap=True)
    for line in _log(match, viewer):
        console.print(Text(line, "bold" if line.startswith("Turn ") else ""))
    if match.decision is not None:
        console.print(Text(f"The record ends here: {match.names[match.decision.seat]} is to choose.", _FAINT))


def _print_position(match: Match, viewer: int | None, length: int) -> None:
    """Print the table as it stands, and what is asked."""
    console = Console(highlight=False)
    view = _view(match, viewer)
    title = f"After {len(match.answers)} of {length} answers"
    console.print(Text.assemble((title, "bold"), f" · {edition_named(view.edition).title} · turn {view.turn}\n"))
    console.print(standings(view), "", supplies(view), "", sep="\n")
    for seat in range(len(match.names)):
        # A record is open: unless one seat's view is asked for, everyone is shown as they see themselves.
        console.print(_player(_view(match, seat if viewer is None else viewer).players[seat]), "", sep="\n")
    console.print(_next(match, viewer))


def _view(match: Match, seat: int | None) -> GameView:
    view = match.view(seat)
    assert isinstance(view, GameView)
    return view


def _player(player: PlayerView) -> Table:
    """Return a player with all that belongs to them, a pile a row."""
    table = Table.grid(padding=(0, 1))
    table.add_row(Text(player.name, "bold"))
    if player.out:
        table.add_row(Text("  out of the game", _FAINT))
        return table
    table.add_row(Text("  hand", _FAINT), _cards(player.hand, ", "))
    table.add_row(Text("  score", _FAINT), _cards(player.score_pile, ", "))
    table.add_row(Text("  achieved", _FAINT), achieved(player) or Text("nothing", _FAINT))
    for pile in player.piles:
        if pile.cards:
            arrow = "" if pile.splay == UNSPLAYED else f" {ARROWS[pile.splay]}"
            label = Text(f"  {pile.color.name}{arrow}", COLOR_INKS[pile.color.name])
            table.add_row(label, _cards(pile.cards, " over "))
    return table


def _cards(cards: list[SeenCard], between: str) -> Text:
    return Text(between, _FAINT).join([_card(seen) for seen in cards]) if cards else Text("nothing", _FAINT)


def _card(seen: SeenCard) -> Text:
    """Return a card as far as it can be seen: its name, the value on its back, or the icons that its splay shows."""
    card = seen.card
    if card is not None:
        mark = f"{card.color.name[0].upper()}{card.age}"
        return Text.assemble((mark, COLOR_STYLES[card.color.name]), (f" {card.name}", COLOR_INKS[card.color.name]))
    return Text(with_article(seen.age), _FAINT) if seen.age is not None else icons_text(visible(seen))


def _next(match: Match, viewer: int | None) -> RenderableType:
    """Return what is asked next, with each option's number, or how the match ended."""
    decision = match.decision
    if decision is None:
        return ending(_view(match, viewer))
    if viewer not in (None, decision.seat):
        return Text(f"{match.names[decision.seat]} is to choose.")
    view = _view(match, decision.seat)
    cards = {card.name: card for card in catalogue(edition_named(view.edition), match.setup.sets)}
    options = [OptionLine(str(option.index), option.value, view) for option in decision.options]
    return Group(question(view, decision, cards), *options)
