"""`splay statistics`: what many games of bots tell of cards and tables; `splay survey`: have them played."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from splay.cli.agreed import EDITION_HELP, JsonOption, WithOption, expansions_named
from splay.cli.playing import JobsOption, RayOption, SeedOption, bar_of
from splay.innovation import DEFAULT_EDITION
from splay.innovation.card import BASE
from splay.innovation.edition import edition_named
from splay.kernel.errors import NotFound, SplayError
from splay.statistics.shipped import HAD, card_statistics, every_card, made_by, shipped, tables, unpack, write
from splay.statistics.survey import BOT, CHUNK, GAMES, Kind, Survey, run

COLUMNS: Final = {
    "melded": "melded",
    "used": "used",
    "shared": "shared",
    "opening": "won: opening hand",
    "first": "won: first meld",
    "board": "won: on board",
    "user": "won: used",
}
"""What the table of cards can be sorted by, and how that is called."""


def statistics(
    edition: Annotated[str, typer.Option(help=EDITION_HELP)] = DEFAULT_EDITION,
    expansions: WithOption = None,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    sort: Annotated[str, typer.Option(help=f"Sort the cards by {', '.join(COLUMNS)} or name.")] = "board",
    as_json: JsonOption = False,
) -> None:
    """Tell what many games of bots say of the cards: how often they are melded, used and shared, and who wins."""
    if sort not in (*COLUMNS, "name"):
        raise SplayError(f"the cards can be sorted by {', '.join(COLUMNS)} or name, not {sort!r}")
    sets = expansions_named(expansions)
    _check_counted(edition, sets, players)
    found: dict[str, Any] = every_card(shipped(), edition, sets, players)
    found["cards"] = _in_order(found["cards"], sort)
    if as_json:
        typer.echo(json.dumps({"made_by": made_by(shipped()), "tables": tables(shipped()), **found}, indent=2))
        return
    console = Console(highlight=False)
    console.print(_cards_table(found["cards"]))
    console.print(_tables_table([row for row in tables(shipped()) if row["edition"] == edition]))
    console.print(Text(_made(found["games"]), "italic"))


def _check_counted(edition: str, sets: list[str], players: int) -> None:
    """Say which tables of an edition were counted, if this one was not; what is no table is told as elsewhere."""
    rules = edition_named(edition)
    rules.with_sets([BASE.name, *sets])
    kinds = shipped().kinds(edition)
    if Kind(edition, tuple(sets), players) not in kinds:
        asked = _as_options(sets, str(players))
        raise NotFound(f"no games of the {rules.title} were counted for {asked}: choose {_choices(kinds)}")


def _choices(kinds: list[Kind]) -> str:
    """Return kinds of tables as the command takes them, those with the same expansions together."""
    players: dict[tuple[str, ...], list[str]] = {}
    for kind in kinds:
        players.setdefault(kind.expansions, []).append(str(kind.players))
    return ", or ".join(_as_options(sets, " or ".join(counts)) for sets, counts in players.items())


def _as_options(sets: Sequence[str], players: str) -> str:
    return " ".join([*([f"--with {','.join(sets)}"] if sets else []), f"--players {players}"])


def stats_of(name: str, edition: str) -> list[dict[str, object]]:
    """Return what was counted of a card, as plain data."""
    return card_statistics(shipped(), name, edition)


def stats_picture(name: str, edition: str) -> Group | Text:
    """Return what was counted of a card, as a table."""
    rows: list[dict[str, Any]] = [dict(row) for row in card_statistics(shipped(), name, edition)]
    if not rows:
        return Text(f"{name} came up in none of the games that were counted.")
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("table", overflow="fold")
    for heading in ("games", *COLUMNS.values()):
        _add_narrow(table, heading)
    for row in rows:
        table.add_row(_kind(row), f"{row['games']:,}", *[_share(_column(row, key)) for key in COLUMNS])
    return Group(table, Text(_made(sum(row["games"] for row in rows)), "italic"))


def _made(games: int) -> str:
    told: dict[str, Any] = made_by(shipped())
    return (
        f"{games:,} games of the bot {told['bot']} against itself. Shares of games, of uses (shared) and of players "
        "(won), with their 95 % intervals below. Who wins with a card need not win because of it."
    )


def _kind(row: dict[str, Any]) -> str:
    sets = ", ".join(row["expansions"])
    return f"{row['edition']}{' with ' + sets if sets else ''}, {row['players']} players"


def _column(row: dict[str, Any], key: str) -> dict[str, Any]:
    found: dict[str, Any] = row["won"][key] if key in HAD else row[key]
    return found


def _share(share: dict[str, Any]) -> str:
    if share["share"] is None:
        return "—"
    return f"{share['share']:.0%}\n{100 * share['low']:.0f}-{100 * share['high']:.0f}"


def _add_narrow(table: Table, heading: str) -> None:
    """Add a column of numbers; its heading stands word under word, so that all of them fit into a terminal."""
    table.add_column(heading.replace(" ", "\n"), justify="right", no_wrap=True)


def _in_order(cards: list[dict[str, Any]], sort: str) -> list[dict[str, Any]]:
    """Return cards, which come by name, the highest share first; what was never counted comes last."""
    if sort == "name":
        return cards
    return sorted(cards, key=lambda row: -1.0 if (value := _column(row, sort)["share"]) is None else value)[::-1]


def _cards_table(cards: list[dict[str, Any]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("card", min_width=14, overflow="fold")
    for heading in COLUMNS.values():
        _add_narrow(table, heading)
    for row in cards:
        table.add_row(row["name"], *[_share(_column(row, key)) for key in COLUMNS])
    return table


def _tables_table(rows: list[dict[str, Any]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title="Games", title_justify="left")
    for heading in ("table", "games", "who begins wins", "turns (half of them)", "endings"):
        table.add_column(heading, justify="right" if heading == "games" else "left")
    for row in rows:
        turns = row["turns"]
        endings = ", ".join(f"{end} {share['share']:.0%}" for end, share in row["endings"].items())
        spread = f"{turns['median']} ({turns['quarter']} to {turns['three_quarters']})"
        table.add_row(_kind(row), f"{row['games']:,}", _share(row["first_player"]), spread, endings)
    return table


def survey(
    file: Annotated[Path, typer.Argument(help="Where the counts are kept, to go on from there.", metavar="FILE")],
    games: Annotated[int, typer.Option(help="How many games of each edition to play.")] = GAMES,
    bot: Annotated[str, typer.Option(help="The bot that plays against itself.")] = BOT,
    jobs: JobsOption = 1,
    seed: SeedOption = 0,
    ray: RayOption = None,
    out: Annotated[
        Path | None, typer.Option(help="Write the counts to this file.", metavar="FILE", show_default=False)
    ] = None,
    onto: Annotated[
        Path | None,
        typer.Option(help="Begin with the counts in this file, written by --out.", metavar="FILE", show_default=False),
    ] = None,
) -> None:
    """Let bots play many games at tables of every kind and count the cards; goes on wherever it was stopped."""
    plan = Survey(games, bot, seed, jobs)
    before = _counts_in(onto) if onto is not None else None
    chunks = len(plan.chunks())
    with bar_of(chunks * CHUNK, show=True) as bar:
        course = run(plan, file, lambda course: bar(course.wanted * CHUNK, chunks * CHUNK), ray, before)
    played = sum(tally.games for tally in course.counts.values())
    more = len(course.done) - course.wanted
    beyond = f", and {more} more that were there already" if more else ""
    typer.echo(f"{played:,} games have been counted: {course.wanted} of {chunks} chunks of {CHUNK}{beyond}.")
    if out is not None:
        try:
            write(course, out)
        except OSError as error:
            raise SplayError(f"{out}: {error.strerror}; {file} keeps what was counted") from error
        typer.echo(f"{out}: {out.stat().st_size:,} bytes")
    if course.wanted < chunks:
        # Only who is interrupted leaves something to play.
        raise typer.Exit(130)


def _counts_in(path: Path) -> dict[str, Any]:
    try:
        return unpack(path.read_bytes())
    except OSError as error:
        raise SplayError(f"{path}: {error.strerror}") from error
    except SplayError as error:
        raise SplayError(f"{path}: {error}") from error
