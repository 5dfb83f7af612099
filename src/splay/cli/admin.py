"""`splay admin`: what whoever runs a server can do at its database, also while it runs."""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from splay.cli.agreed import FLAG, JsonOption
from splay.cli.serve import SettingsOption
from splay.kernel.errors import SplayError
from splay.server.settings import LIST, Settings

if TYPE_CHECKING:
    import sqlalchemy as sa

    from splay.server.play import Bounds

# The database's libraries take a while to load: each command loads what it needs.

app = typer.Typer(
    name="admin",
    help="Look after a server's database, also while it runs: tables, people, backups.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

_DASHES: Final = {"ignore_unknown_options": True}
"""How a command is set up that takes visitors: their ids may begin with a dash."""

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        help=f"The database of the server. [{LIST['database'].variable}; {LIST['database'].usual}]",
        metavar="URL",
        show_default=False,
    ),
]
YesOption = Annotated[bool, typer.Option("--yes", help="Do not ask whether it is to be done.", metavar=FLAG)]
TableArgument = Annotated[str, typer.Argument(help="The table, as its link has it.", metavar="TABLE")]
VisitorArgument = Annotated[str, typer.Argument(help="The visitor, by their id.", metavar="VISITOR")]
WhoArgument = Annotated[str, typer.Argument(help="A visitor, by their id, or an address.", metavar="WHO")]
WhyOption = Annotated[str, typer.Option("--why", help="Why, as they are told.", metavar="WORDS", show_default=False)]


def _settings(database: str | None, file: Path | None) -> Settings:
    return Settings.gather({} if database is None else {"database": database}, file)


@contextmanager
def _opened(database: str | None, file: Path | None) -> Iterator["sa.Engine"]:
    from splay.server.admin.opening import opened

    with opened(_settings(database, file).database) as engine:
        yield engine


def _bounds(settings: Settings) -> "Bounds":
    from splay.server.play import Bounds

    return Bounds(settings.match_answers, settings.match_undos, settings.match_entries)


def _confirm(yes: bool, question: str) -> None:
    """Ask before something is done that cannot be undone."""
    if not yes:
        typer.confirm(question, abort=True)


def _print_json(data: object) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def _print_table(rows: Sequence[Sequence[object]], nothing: str) -> None:
    """Print rows with their columns below each other."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    for row in texts:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    if not rows:
        typer.echo(nothing)


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _game(table: dict[str, Any]) -> str:
    return " ".join([table["game"], table["edition"], *table["expansions"]])


def _seats(table: dict[str, Any]) -> str:
    return ", ".join(seat["name"] or "(free)" for seat in table["seats"])


# Tables


@app.command("list")
def list_tables(
    status: Annotated[
        str | None, typer.Option(help="Only those that are open, playing or finished.", show_default=False)
    ] = None,
    visitor: Annotated[str | None, typer.Option(help="Only those where a visitor sits.", show_default=False)] = None,
    most: Annotated[int, typer.Option(help="How many at most; 0 for all.", min=0, max=10**9)] = 50,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
) -> None:
    """List the tables, those that have changed last first."""
    from splay.server.admin import tables

    if status is not None and status not in tables.STATUSES:
        raise SplayError(f"--status is one of {', '.join(tables.STATUSES)}, not {status!r}")
    with _opened(database, settings) as engine:
        found = tables.list_tables(engine, status, visitor, most or None)
    if as_json:
        _print_json(found)
        return
    rows = [[table["id"], table["status"], table["changed"], _game(table), _seats(table)] for table in found]
    _print_table(rows, "There are no such tables.")


@app.command("show")
def show_table(
    table: TableArgument,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
) -> None:
    """Show a table: who sits there, how far it has come, what was said. Nobody's cards."""
    from splay.server.admin import tables

    with _opened(database, settings) as engine:
        found: dict[str, Any] = tables.show_table(engine, table)
    if as_json:
        _print_json(found)
        return
    typer.echo(f"{found['id']}: {found['status']}, {_game(found)}{', private' if found['private'] else ''}")
    typer.echo(f"made {found['created']}, changed {found['changed']}, {found['entries']} entries")
    if found["result"]:
        typer.echo(found["result"])
    for number, seat in enumerate(found["seats"]):
        who = f"bot {seat['level']}" if seat["level"] else f"visitor {seat['visitor']}" if seat["visitor"] else "free"
        typer.echo(f"seat {number}: {seat['name'] or '-'} ({who}{', host' if seat['host'] else ''})")
    for said in found["chat"]:
        typer.echo(f"{said['time']} {said['name']} [{said['visitor'] or 'unknown'}]: {said['text']}")


@app.command("close")
def close_table(
    table: TableArgument, yes: YesOption = False, database: DatabaseOption = None, settings: SettingsOption = None
) -> None:
    """End a table, or its match, without a winner; it stays, and can be replayed."""
    from splay.server.admin import tables

    with _opened(database, settings) as engine:
        tables.find(engine, table)
        _confirm(yes, f"End table {table} without a winner?")
        tables.close_table(engine, table)
    typer.echo(f"Table {table} is closed.")


@app.command("delete")
def delete_table(
    table: TableArgument, yes: YesOption = False, database: DatabaseOption = None, settings: SettingsOption = None
) -> None:
    """Delete all that is stored of a table."""
    from splay.server.admin import tables

    with _opened(database, settings) as engine:
        _confirm(yes, f"Delete table {table} with all that is stored of it?")
        tables.delete_table(engine, table)
    typer.echo(f"Table {table} is deleted.")


# People


@app.command("people")
def find_people(
    name: Annotated[str, typer.Argument(help="A name.", metavar="NAME")],
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
) -> None:
    """Find visitors by their name."""
    from splay.server.admin import people

    with _opened(database, settings) as engine:
        found = people.people_called(engine, name)
    if as_json:
        _print_json(found)
    else:
        _print_table([[person["visitor"], person["name"]] for person in found], f"Nobody is called {name}.")


def _bar(who: str, how: str, why: str, database: str | None, settings: Path | None) -> None:
    from splay.server.admin import people

    with _opened(database, settings) as engine:
        who = people.bar(engine, who, how, why)
    typer.echo(f"{who} is {how}.")


def _unbar(who: str, how: str, database: str | None, settings: Path | None) -> None:
    from splay.server.admin import people

    with _opened(database, settings) as engine:
        who = people.unbar(engine, who, how)
    typer.echo(f"{who} is no longer {how}.")


@app.command("mute", context_settings=_DASHES)
def mute(
    who: WhoArgument, why: WhyOption = "", database: DatabaseOption = None, settings: SettingsOption = None
) -> None:
    """Let a visitor or an address neither speak nor choose a name."""
    _bar(who, "muted", why, database, settings)


@app.command("unmute", context_settings=_DASHES)
def unmute(who: WhoArgument, database: DatabaseOption = None, settings: SettingsOption = None) -> None:
    """Let a visitor or an address speak again."""
    _unbar(who, "muted", database, settings)


@app.command("ban", context_settings=_DASHES)
def ban(
    who: WhoArgument,
    why: WhyOption = "",
    yes: YesOption = False,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
) -> None:
    """Let a visitor or an address not come in; their pages are closed, their clocks run on."""
    _confirm(yes, f"Ban {who}?")
    _bar(who, "banned", why, database, settings)


@app.command("unban", context_settings=_DASHES)
def unban(who: WhoArgument, database: DatabaseOption = None, settings: SettingsOption = None) -> None:
    """Let a visitor or an address come in again."""
    _unbar(who, "banned", database, settings)


@app.command("barred")
def list_barred(as_json: JsonOption = False, database: DatabaseOption = None, settings: SettingsOption = None) -> None:
    """List who is muted or banned."""
    from splay.server.admin import people

    with _opened(database, settings) as engine:
        found = people.all_barred(engine)
    if as_json:
        _print_json(found)
    else:
        _print_table([[bar["who"], bar["how"], bar["since"], bar["why"]] for bar in found], "Nobody is barred.")


@app.command("export", context_settings=_DASHES)
def export_person(
    visitor: VisitorArgument,
    file: Annotated[Path, typer.Argument(help="The file to write, as JSON; - prints it.", metavar="FILE")],
    database: DatabaseOption = None,
    settings: SettingsOption = None,
) -> None:
    """Write all that is stored of a person to a file, for them."""
    from splay.server.admin import people

    with _opened(database, settings) as engine:
        data = people.data_of(engine, visitor)
    if str(file) == "-":
        _print_json(data)
        return
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as written:
            json.dump(data, written, indent=2, ensure_ascii=False)
    except OSError as error:
        raise SplayError(f"{file} cannot be written: {error.strerror}") from error
    typer.echo(f"All that is stored of {visitor} is in {file}.")


@app.command("forget", context_settings=_DASHES)
def forget_person(
    visitor: VisitorArgument, yes: YesOption = False, database: DatabaseOption = None, settings: SettingsOption = None
) -> None:
    """Delete a person: they concede what they play; what is finished stays, with a neutral name."""
    from splay.server.admin import people

    gathered = _settings(database, settings)
    with _opened(database, settings) as engine:
        sat = people.count_tables(engine, visitor)
        _confirm(yes, f"Delete {visitor}, who sits at {_count(sat, 'table')}?")
        people.forget_person(engine, visitor, _bounds(gathered))
    typer.echo(f"{visitor} is forgotten.")


@app.command("rate")
def rate_anew(database: DatabaseOption = None, settings: SettingsOption = None) -> None:
    """Compute all ratings once more, from the rated matches that there are: after some have been deleted."""
    from splay.server.ratings import rate_anew

    with _opened(database, settings) as engine, engine.begin() as connection:
        count = rate_anew(connection)
    typer.echo(f"The ratings are those of {_count(count, 'rated match', 'rated matches')}.")


# The database


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")],
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
) -> None:
    """Back a database up to one SQLite file, whatever it is itself, as it is at this moment."""
    from splay.server.admin import copies

    parts = copies.backup(_settings(database, settings).database, file)
    _tell_parts(parts, as_json, f"{file} is a backup of")


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", metavar="FILE")],
    yes: YesOption = False,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
) -> None:
    """Let a database be what a backup says. No server may be running on it."""
    from splay.server.admin import copies
    from splay.server.store import without_password

    url = _settings(database, settings).database
    _confirm(yes, f"Replace all that is in {without_password(url)} by {file}?")
    parts, kept = copies.restore(file, url)
    if kept is not None and not as_json:
        typer.echo(f"What was there is kept in {kept}.")
    _tell_parts(parts, as_json, "Restored:")


@app.command("move")
def move(
    source: Annotated[str, typer.Argument(help="The database to be copied.", metavar="FROM")],
    target: Annotated[str, typer.Argument(help="An empty database.", metavar="TO")],
    as_json: JsonOption = False,
) -> None:
    """Copy a database to another one, such as SQLite to PostgreSQL, and compare every row."""
    from splay.server.admin import copies

    _tell_parts(copies.move(source, target), as_json, "Copied, and the same on both sides:")


def _tell_parts(parts: Any, as_json: bool, words: str) -> None:
    if as_json:
        _print_json({name: {"rows": part.rows, "digest": part.digest} for name, part in parts.items()})
    else:
        typer.echo(f"{words} {', '.join(f'{part.rows} {name}' for name, part in parts.items())}.")


@app.command("check")
def check(
    quick: Annotated[bool, typer.Option("--quick", help="Without playing the matches.", metavar=FLAG)] = False,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
) -> None:
    """Look for damage: in the file, in rows, and in matches that cannot be played once more. Exits with 1 if any."""
    from splay.server.admin import checking
    from splay.server.admin.opening import Damaged

    try:
        with _opened(database, settings) as engine:
            checked = checking.check(engine, _bounds(_settings(database, settings)), replay=not quick)
    except Damaged as error:
        checked = checking.Checked(0, 0, [checking.Damage("", str(error))])
    damage = [{"table": each.table or None, "words": each.words} for each in checked.damage]
    if as_json:
        _print_json({"tables": checked.tables, "matches": checked.matches, "damage": damage})
    else:
        for each in checked.damage:
            typer.echo(f"table {each.table}: {each.words}" if each.table else each.words)
        found = f"{_count(len(damage), 'fault')} found" if damage else "all is well"
        played = _count(checked.matches, "match", "matches")
        typer.echo(f"{_count(checked.tables, 'table')}, {played} played once more: {found}.")
    if damage:
        raise typer.Exit(1)
