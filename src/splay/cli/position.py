"""`splay position FILE`: play on from a position."""

from pathlib import Path
from typing import Annotated, Any

import typer

from splay.cli.agreed import WordsOption
from splay.cli.given import Given
from splay.cli.play import PACE, PaceOption, SaveOption, run_table
from splay.cli.seats import called, read_seats
from splay.cli.table.session import Session
from splay.games import DEFAULT_GAME, POSITIONS, game_named
from splay.innovation.vocabulary import ASMADI
from splay.kernel.errors import PositionError, SetupError, SplayError
from splay.kernel.setup import unique_names


def position(
    file: Annotated[Path, typer.Argument(help="A position as JSON.", metavar="FILE")],
    seats: Annotated[
        str | None,
        typer.Option(help="Who plays on, in the order of the position's players.", show_default=False),
    ] = None,
    save: SaveOption = None,
    words: WordsOption = ASMADI.key,
    pace: PaceOption = PACE,
) -> None:
    """Play on from a position file; players named like a bot are bots, the others are people."""
    given = Given.read(file)
    spec = given.position()
    if seats is not None:
        spec = reseated(spec, called(read_seats(seats)))
    game = game_named(str(spec.get("game", DEFAULT_GAME)) if isinstance(spec, dict) else DEFAULT_GAME)
    try:
        match = POSITIONS[game.name].load(spec)
    except PositionError as error:
        raise SplayError(f"{given.name}: {error}") from error
    run_table(Session(match, save, words), pace)


def reseated(spec: Any, seats: list[str]) -> Any:
    """Return a position in which others sit in the players' places; what is no position is returned as it is."""
    players = spec.get("players") if isinstance(spec, dict) else None
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        return spec
    if len(players) != len(seats):
        raise SetupError(f"the position has {len(players)} players, but --seats names {len(seats)}")
    names = unique_names(seats)
    renamed = {player.get("name"): name for player, name in zip(players, names, strict=True)}
    changed = dict(spec)
    changed["players"] = [{**player, "name": name} for player, name in zip(players, names, strict=True)]
    if isinstance(spec.get("first"), str):
        changed["first"] = renamed.get(spec["first"], spec["first"])
    turn = spec.get("turn")
    if isinstance(turn, dict) and isinstance(turn.get("player"), str):
        changed["turn"] = {**turn, "player": renamed.get(turn["player"], turn["player"])}
    pending = spec.get("pending")
    if isinstance(pending, dict):
        changed["pending"] = {**pending, "position": reseated(pending.get("position"), seats)}
    return changed
