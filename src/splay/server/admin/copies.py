"""Copies of a database: backups, restoring one, and moving to another database.

A backup is an SQLite file, whatever the database is, and as it was at one moment, however much is written meanwhile.
"""

import hashlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import orjson
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from splay.kernel.errors import SplayError
from splay.server.admin.opening import check_unused, is_there, opened
from splay.server.migrations import take_up
from splay.server.schema import SCHEMA, alembic_version, messages, meta, metadata, tables, visitors
from splay.server.store import engine_of, file_of, reason_of, without_password

_AT_ONCE: Final = 1000
_COPIED: Final = [table for table in metadata.sorted_tables if table not in (alembic_version, messages)]
"""What is copied from one database to another; the version is that of the other, and messages are for nobody there."""


@dataclass(frozen=True)
class Part:
    """How many rows of a table there are, and a digest that is the same for the same rows in any order."""

    rows: int
    digest: str


Parts = dict[str, Part]


# Backups


def backup(url: str, file: Path) -> Parts:
    """Store all of a database in a file, while a server may be writing to it; returns what is in there."""
    if is_there(file):
        raise SplayError(f"{file} is there already, and nothing is overwritten")
    if "?" in str(file):
        raise SplayError(f"{file} cannot be named as a database: choose a name without a question mark")
    with _new_file(file) as part:
        source = file_of(url)
        if source is None:
            with opened(url) as engine:
                return _copy_to(part, file, engine)
        if not is_there(source):
            raise SplayError(f"there is no database at {url}: name it with --database")
        try:
            with closing(sqlite3.connect(source)) as connection:
                connection.execute("VACUUM INTO ?", [str(part)])
        except sqlite3.DatabaseError as error:
            raise SplayError(f"{url} cannot be backed up: {error}") from error
        return _examine(part)


def _copy_to(part: Path, file: Path, engine: sa.Engine) -> Parts:
    try:
        with _made(part) as copy:
            return _copy(engine, copy)
    except SQLAlchemyError as error:
        raise SplayError(f"{file} cannot be written: {reason_of(error)}") from error


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """Make a file that only its owner can read, which has its name only when it is complete and on the disk."""
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except OSError as error:
        raise SplayError(f"{file} cannot be written: {error.strerror}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


@contextmanager
def _made(file: Path) -> Iterator[sa.Engine]:
    """Make a database in a file; afterwards all of it is in that one file."""
    with _engine_on(file) as engine:
        take_up(engine)
        yield engine
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def _engine_on(file: Path) -> Iterator[sa.Engine]:
    engine = engine_of(f"sqlite:///{file}")
    try:
        yield engine
    finally:
        engine.dispose()


def _read_only(file: Path) -> str:
    """Return the address by which SQLite reads a file and does not change it, wherever it lies."""
    # Beside a file that a server or a check had open SQLite lays others, unless it is told that nobody writes to it.
    beside = file.with_name(f"{file.name}-wal")
    has_more = is_there(beside) and beside.stat().st_size > 0
    return f"{file.absolute().as_uri()}?mode=ro{'' if has_more else '&immutable=1'}"


def _examine(file: Path) -> Parts:
    """Return what is in a backup, or say that it is none."""
    try:
        with closing(sqlite3.connect(_read_only(file), uri=True)) as connection:
            damage = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise SplayError(f"{file} is no backup: {error}") from error
    if damage != "ok":
        raise SplayError(f"{file} is damaged: {' '.join(damage.split())}")
    if not {meta.name, tables.name} <= there:
        raise SplayError(f"{file} is no backup of Splay")
    engine = sa.create_engine("sqlite://", creator=lambda: sqlite3.connect(_read_only(file), uri=True))
    try:
        with engine.connect() as connection:
            return {table.name: _part(connection, table) for table in _COPIED if table.name in there}
    except SQLAlchemyError:
        # One of an older version: it is known how many rows there are, and what they are is seen when it is taken up.
        with engine.connect() as connection:
            count = {name: connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one() for name in there}
        return {table.name: Part(count[table.name], "") for table in _COPIED if table.name in there}
    finally:
        engine.dispose()


# Restoring


def restore(file: Path, url: str) -> tuple[Parts, Path | None]:
    """Let a database be what a backup says; returns what it is, and where an SQLite file that was there is kept."""
    if not is_there(file):
        raise SplayError(f"there is no file {file}")
    _examine(file)
    check_unused(url)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "splay.db"
        _bring_up_to_date(file, copy)
        target = file_of(url)
        if target is not None:
            return _examine(copy), _swap(copy, target)
        with _engine_on(copy) as source_engine, _taken_up(url) as engine:
            return _copy(source_engine, engine), None


def _bring_up_to_date(file: Path, copy: Path) -> None:
    """Make a copy of a backup that is of this version; one of a later version is refused."""
    try:
        with closing(sqlite3.connect(_read_only(file), uri=True)) as source, closing(sqlite3.connect(copy)) as to:
            source.backup(to)
        with _made(copy):
            pass
    except (sqlite3.Error, SQLAlchemyError) as error:
        reason = reason_of(error) if isinstance(error, SQLAlchemyError) else error
        raise SplayError(f"{file} cannot be restored: {reason}") from error


def _swap(copy: Path, target: Path) -> Path | None:
    """Put a file in the place of another, which is kept beside it."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SplayError(f"{target} cannot be written: {error.strerror}") from error
    kept = None
    new = target.with_name(target.name + ".restored")
    with _new_file(new) as part:
        shutil.copyfile(copy, part)
    if target.exists():
        kept = target.with_name(f"{target.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}")
        # Beside a database that is damaged may lie what was stored in it last.
        for suffix in ("-wal", "-shm", ""):
            if (beside := target.with_name(target.name + suffix)).exists():
                beside.rename(kept.with_name(kept.name + suffix))
    new.rename(target)
    return kept


@contextmanager
def _taken_up(url: str) -> Iterator[sa.Engine]:
    engine = engine_of(url)
    try:
        take_up(engine)
        yield engine
    except SQLAlchemyError as error:
        raise SplayError(f"the database {without_password(url)} cannot be used: {reason_of(error)}") from error
    finally:
        engine.dispose()


# Moving


def move(source: str, target: str) -> Parts:
    """Copy a database to another one, which must be empty; every row is compared. The first stays as it was."""
    if source == target:
        raise SplayError("a database cannot be moved to itself")
    with opened(source) as from_engine:
        from_engine.dispose()
        for url in (source, target):
            check_unused(url)
        with _taken_up(target) as to_engine:
            with to_engine.connect() as connection:
                if any(
                    connection.execute(sa.select(sa.func.count()).select_from(t)).scalar() for t in (tables, visitors)
                ):
                    raise SplayError(f"{without_password(target)} is not empty, and nothing is overwritten")
            return _copy(from_engine, to_engine)


def _copy(source: sa.Engine, target: sa.Engine) -> Parts:
    """Copy every row in one transaction, and compare what has come of it."""
    with source.connect() as reading, target.begin() as writing:
        if reading.dialect.name == "sqlite":
            reading.exec_driver_sql("BEGIN")
        else:
            reading = reading.execution_options(isolation_level="REPEATABLE READ")
        for table in reversed(_COPIED):
            writing.execute(sa.delete(table))
        copied = {table.name: _copy_table(reading, writing, table) for table in _COPIED}
        writing.execute(sa.update(meta).where(meta.c.key == "schema").values(value=SCHEMA))
        for table in _COPIED:
            if _part(writing, table) != copied[table.name]:
                raise SplayError(f"the rows of {table.name} are not the same after copying: nothing has been changed")
        return copied


def _copy_table(reading: sa.Connection, writing: sa.Connection, table: sa.Table) -> Part:
    count, total = 0, 0
    for rows in _readable(reading, table):
        writing.execute(sa.insert(table), [row._asdict() for row in rows])
        count, total = count + len(rows), total + sum(map(_hash, rows))
    return _told(count, total)


def _part(connection: sa.Connection, table: sa.Table) -> Part:
    count, total = 0, 0
    for rows in _rows(connection, table):
        count, total = count + len(rows), total + sum(map(_hash, rows))
    return _told(count, total)


def _readable(connection: sa.Connection, table: sa.Table) -> Iterator[list[sa.Row[Any]]]:
    """Give the rows of a table, or say of which database they cannot be read."""
    try:
        yield from _rows(connection, table)
    except SQLAlchemyError as error:
        shown = connection.engine.url.render_as_string(hide_password=True)
        raise SplayError(f"the rows of {table.name} in {shown} cannot be read: {reason_of(error)}") from error


def _rows(connection: sa.Connection, table: sa.Table) -> Iterator[list[sa.Row[Any]]]:
    found = connection.execution_options(yield_per=_AT_ONCE).execute(sa.select(table))
    for rows in found.partitions():
        yield list(rows)


def _hash(row: sa.Row[Any]) -> int:
    return int.from_bytes(hashlib.sha256(orjson.dumps(list(row))).digest())


def _told(count: int, total: int) -> Part:
    return Part(count, f"{total % 2**256:064x}")
