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

from splay.server.schema import meta
from splay.server.store import Store

SCRIPT: Final = Path(__file__).parents[2] / "scripts" / "postgresql.sh"
KINDS: Final = ("sqlite", "postgresql")
# A test's database need not outlive the machine.
QUICK: Final = [word for name in ("fsync", "full_page_writes") for word in ("-c", f"{name}=off")]
TEMPLATE: Final = "splay_template"


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
        self.create(TEMPLATE, "template1")
        Store(self.address(TEMPLATE)).close()

    def address(self, name: str) -> str:
        return self._url.set(database=name).render_as_string()

    def create(self, name: str, template: str = TEMPLATE) -> str:
        """Make a database; returns its address."""
        self._do(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return self.address(name)

    def drop(self, name: str) -> None:
        self._do(f"DROP DATABASE {name} WITH (FORCE)")

    def _do(self, words: str) -> None:
        with self._engine.connect() as connection:
            connection.execute(sa.text(words))

    def close(self) -> None:
        self._engine.dispose()
        self._process.communicate("")


class Databases:
    """The databases of one test, all of one kind; each is known by the path that it has or would have on SQLite."""

    def __init__(self, server: PostgreSQL | None) -> None:
        self.server = server
        self._made: dict[Path, str] = {}

    def address(self, path: Path, *, new: bool = False) -> str:
        """Return the address of a database; a new one has not been taken up by any server yet."""
        if self.server is None:
            return f"sqlite:///{path}"
        if path not in self._made:
            self._made[path] = f"test_{next(_numbers)}"
            self.server.create(self._made[path], "template1" if new else TEMPLATE)
            if not new:
                _give_secret(self.server.address(self._made[path]))
        return self.server.address(self._made[path])

    def close(self) -> None:
        if self.server is not None:
            for name in self._made.values():
                self.server.drop(name)


def _give_secret(address: str) -> None:
    """Let a copy of the template have a secret of its own."""
    engine = sa.create_engine(address)
    with engine.begin() as connection:
        connection.execute(sa.update(meta).where(meta.c.key == "secret").values(value=secrets.token_hex(32)))
    engine.dispose()


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


def address(path: Path, *, new: bool = False) -> str:
    """Return the address of a database of this test."""
    return _stack[-1].address(path, new=new)
