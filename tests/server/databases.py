"""The databases of the server's tests: SQLite in a file, and a PostgreSQL that the test run starts for itself."""

import secrets
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import pytest
import sqlalchemy as sa

from splay.server.schema import alembic_version, meta, metadata
from splay.server.store import Store

SCRIPT: Final = Path(__file__).parents[2] / "scripts" / "postgresql.sh"
KINDS: Final = ("sqlite", "postgresql")
no_database: Final = pytest.mark.parametrize("server_of_kind", ["sqlite"], indirect=True, scope="module")
"""A mark for a module whose tests open no database: there is nothing to run them on twice."""
# A test's database need not outlive the machine.
QUICK: Final = [word for name in ("fsync", "full_page_writes") for word in ("-c", f"{name}=off")]
_END_OTHERS: Final = sa.text("""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
""")


class PostgreSQL:
    """A PostgreSQL server, for as long as the tests of this process run."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([SCRIPT, *QUICK], stdin=pipe, stdout=pipe, stderr=pipe, text=True)
        assert self._process.stdout is not None and self._process.stderr is not None
        address = self._process.stdout.readline().strip()
        if not address:
            pytest.skip(f"no PostgreSQL: {self._process.stderr.read().strip()}")
        self._url = sa.make_url(address)
        self._engine = sa.create_engine(self._url, isolation_level="AUTOCOMMIT")
        self._free: list[sa.Engine] = []
        """Databases that tests are done with, each with one connection: emptying one is quicker than making another."""

    def make(self) -> sa.Engine:
        """Make a database that no server has taken up yet."""
        name = f"splay_{next(_numbers)}"
        self._do(f"CREATE DATABASE {name}")
        return sa.create_engine(self._url.set(database=name))

    def take(self) -> sa.Engine:
        """Return a database that is as a server has made it."""
        if self._free:
            return self._free.pop()
        engine = self.make()
        Store(address_of(engine)).close()
        return engine

    def empty(self, engine: sa.Engine) -> None:
        """Empty a database for the next test."""
        with engine.begin() as connection:
            connection.execute(_END_OTHERS)
            for table in reversed(metadata.sorted_tables):
                if table not in (meta, alembic_version):
                    connection.execute(sa.delete(table))
            connection.execute(sa.update(meta).where(meta.c.key == "secret").values(value=secrets.token_hex(32)))
        self._free.append(engine)

    def drop(self, engine: sa.Engine) -> None:
        engine.dispose()
        self._do(f"DROP DATABASE {engine.url.database} WITH (FORCE)")

    def _do(self, words: str) -> None:
        with self._engine.connect() as connection:
            connection.execute(sa.text(words))

    def close(self) -> None:
        for engine in [self._engine, *self._free]:
            engine.dispose()
        self._process.communicate("")


def address_of(engine: sa.Engine) -> str:
    return engine.url.render_as_string()


class Databases:
    """The databases of one test, all of one kind; each is known by the path that it has or would have on SQLite."""

    def __init__(self, server: PostgreSQL | None) -> None:
        self.server = server
        self._used: dict[Path, sa.Engine] = {}
        self._made: dict[Path, sa.Engine] = {}

    def address(self, path: Path, *, new: bool = False) -> str:
        """Return the address of a database; a new one has not been taken up by any server yet."""
        if self.server is None:
            return f"sqlite:///{path}"
        if path not in self._used and path not in self._made:
            if new:
                self._made[path] = self.server.make()
            else:
                self._used[path] = self.server.take()
        return address_of(self._made.get(path) or self._used[path])

    def cut_off(self, path: Path) -> None:
        """Break all connections to a database."""
        with self._used[path].begin() as connection:
            connection.execute(_END_OTHERS)

    def close(self) -> None:
        if self.server is not None:
            for engine in self._used.values():
                self.server.empty(engine)
            for engine in self._made.values():
                self.server.drop(engine)


_numbers = count()
_stack = [Databases(None)]


@contextmanager
def on(server: PostgreSQL | None) -> Iterator[None]:
    """Let all databases be on a PostgreSQL server, or on SQLite if there is none."""
    databases = Databases(server)
    _stack.append(databases)
    try:
        yield
    finally:
        _stack.pop()
        databases.close()


def kind() -> str:
    """Return what kind of database the test is on."""
    return KINDS[_stack[-1].server is not None]


def cut_off(path: Path) -> None:
    """Break all connections to a database of this test."""
    _stack[-1].cut_off(path)


def address(path: Path, *, new: bool = False) -> str:
    """Return the address of a database of this test."""
    return _stack[-1].address(path, new=new)
