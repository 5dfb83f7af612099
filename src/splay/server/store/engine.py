"""How a database is opened: SQLite in a private file, or PostgreSQL, and every commit safely on the disk."""

import errno
import re
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from splay.kernel.errors import SplayError

_POSTGRESQL: Final = "postgresql+psycopg"
_EXAMPLE: Final = "sqlite:///data/splay.db"
_CONNECT_SECONDS: Final = 10
"""How long a database is waited for, unless its address says otherwise."""
_BUSY_SECONDS: Final = 5
"""How long a SQLite file that another process is writing is waited for."""
_MENDABLE: Final = (errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""What is wrong with a disk that may be right again later."""


class Away(SplayError):
    """A database that cannot be used now, and may well be later."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__(f"the database {without_password(url)} cannot be used: {reason}")
        self.reason = reason


def reason_of(error: SQLAlchemyError) -> str:
    """Return what is wrong with a database, on one line."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said or error).splitlines()[0]


def without_password(url: str) -> str:
    """Return an address as it can be shown."""
    return re.sub(r"(://[^:/@]*):[^@/]*@", r"\1:***@", url)


def _parsed(url: str) -> sa.URL:
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError) as error:
        # A port that is no number is told by the latter.
        raise SplayError(f"{without_password(url)} is no address of a database, such as {_EXAMPLE}") from error
    if parsed.get_backend_name() not in ("sqlite", "postgres", "postgresql"):
        raise SplayError(f"the database {without_password(url)} cannot be used: name a file of SQLite or a PostgreSQL")
    return parsed


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database, or say that there can be none; None for any other database."""
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    if parsed.database in (None, "", ":memory:") or "mode" in parsed.query:
        raise SplayError(f"{url} keeps nothing: name a file, such as {_EXAMPLE}")
    file = Path(str(parsed.database))
    try:
        if file.is_dir():
            raise SplayError(f"{file} is a folder: name a file in it, such as sqlite:///{file / 'splay.db'}")
    except OSError as error:
        raise _unusable(url, error) from error
    return file


def _unusable(url: str, error: OSError) -> SplayError:
    """Return what is said of an SQLite file that the system does not let us have."""
    if error.errno in _MENDABLE:
        return Away(url, str(error.strerror))
    hint = ": be the user that it belongs to" if isinstance(error, PermissionError) else ""
    return SplayError(f"the database {url} cannot be opened: {error.strerror}{hint}")


def engine_of(url: str) -> sa.Engine:
    """Return the engine of a database; SQLite stores every commit safely before it goes on."""
    parsed = _parsed(url)
    try:
        if (file := file_of(url)) is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            _keep_private(file)
        if parsed.drivername in ("postgres", "postgresql"):
            parsed = parsed.set(drivername=_POSTGRESQL)
        if parsed.get_backend_name() == "postgresql" and "connect_timeout" not in parsed.query:
            parsed = parsed.update_query_dict({"connect_timeout": str(_CONNECT_SECONDS)})
        engine = sa.create_engine(parsed, pool_pre_ping=parsed.get_backend_name() == "postgresql")
        if engine.dialect.name == "postgresql" and parsed.drivername != _POSTGRESQL:
            raise SplayError(f"PostgreSQL is spoken to through psycopg: begin the address with {_POSTGRESQL}://")
    except ImportError as error:
        hint = " (pip install 'splay[postgresql]')" if parsed.get_backend_name() == "postgresql" else ""
        raise SplayError(f"the driver of the database is not installed: {error}{hint}") from error
    except (ArgumentError, NoSuchModuleError) as error:
        raise SplayError(f"{without_password(url)} is no database that can be used: {error}") from error
    except OSError as error:
        raise _unusable(url, error) from error
    _store_safely(engine)
    return engine


def _store_safely(engine: sa.Engine) -> None:
    """Let a commit return only when it is on the disk."""
    settings = {
        "sqlite": [
            f"PRAGMA {pragma}"
            for pragma in ("synchronous=FULL", f"busy_timeout={_BUSY_SECONDS * 1000}", "foreign_keys=ON")
        ],
        "postgresql": ["SET synchronous_commit = on"],
    }.get(engine.dialect.name, [])

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(setting)
        if engine.dialect.name == "sqlite":
            _log_ahead(cursor)
        cursor.close()
        connection.commit()


def _log_ahead(cursor: Any) -> None:
    """Put a SQLite file into WAL mode; two servers that do it at once are refused at once, whatever their patience."""
    end = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


def _keep_private(file: Path) -> None:
    """Let only its owner read a database, in which secrets are; what SQLite lays beside it is as private."""
    file.touch(0o600)
    with suppress(PermissionError):
        # It may be somebody else's.
        file.chmod(0o600)
