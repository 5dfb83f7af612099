"""How a database is opened to be looked after: it must be there, and of this version."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from splay.kernel.errors import SplayError
from splay.server.line import living_nodes
from splay.server.schema import SCHEMA, alembic_version, meta
from splay.server.store import engine_of, file_of, reason_of, without_password

now: Final = time.time


class Damaged(SplayError):
    """A database that cannot be opened because its file is damaged."""


@contextmanager
def opened(url: str) -> Iterator[sa.Engine]:
    """Open a database that a server of this version has made, and close it; what is wrong with it is told in words."""
    if (file := file_of(url)) is not None and not is_there(file):
        raise SplayError(f"there is no database at {url}: name it with --database")
    engine = engine_of(url)
    try:
        with engine.connect() as connection:
            _check_version(connection, without_password(url))
        yield engine
    except SQLAlchemyError as error:
        kind = Damaged if is_damage(error) else SplayError
        raise kind(f"the database {without_password(url)} cannot be used: {reason_of(error)}") from error
    except UnicodeEncodeError as error:
        raise SplayError(f"{error.object!r} is no text: nothing of that name can be stored") from error
    finally:
        engine.dispose()


def is_there(file: Path) -> bool:
    """Tell whether there is a file, or say that this cannot be told."""
    try:
        return file.is_file()
    except OSError as error:
        hint = ": be the user that it belongs to" if isinstance(error, PermissionError) else ""
        raise SplayError(f"{file} cannot be read: {error.strerror}{hint}") from error


def is_damage(error: SQLAlchemyError) -> bool:
    """Tell whether an SQLite file is damaged; whatever else may befall a database has a kind of its own."""
    return type(error) is DatabaseError


def _check_version(connection: sa.Connection, shown: str) -> None:
    inspector = sa.inspect(connection)
    if not inspector.has_table(meta.name):
        raise SplayError(f"{shown} is no database of Splay")
    version = None
    if inspector.has_table(alembic_version.name):
        version = connection.execute(sa.select(alembic_version)).scalar()
    if version is None or (version.isdigit() and int(version) < int(SCHEMA)):
        raise SplayError(f"{shown} is of an older version: start this server on it once, which brings it up to date")
    if version != SCHEMA:
        raise SplayError(f"{shown} is of version {version}, and this is for version {SCHEMA}: install a newer Splay")


def check_unused(url: str) -> None:
    """Refuse a database that a server is running on."""
    file = file_of(url)
    if _has_nodes(url) if file is None else is_there(file) and _is_open(file):
        raise SplayError(f"a server is running on {without_password(url)}: stop it first")


def _has_nodes(url: str) -> bool:
    """Tell whether any node is there on a PostgreSQL database."""
    engine = engine_of(url)
    try:
        with engine.connect() as connection:
            return bool(living_nodes(connection))
    except SQLAlchemyError as error:
        raise SplayError(f"the database {without_password(url)} cannot be used: {reason_of(error)}") from error
    finally:
        engine.dispose()


def _is_open(file: Path) -> bool:
    """Tell whether anybody else has an SQLite database open; if not, all of it is in the one file afterwards."""
    try:
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            # Nobody may have it open for that.
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CANTOPEN:
            raise SplayError(f"it cannot be told whether a server is running on {file}: {error}") from error
        # One that is damaged is used by nobody.
        return "locked" in str(error)
    return False
