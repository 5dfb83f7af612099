"""A server for each test, and every test on each kind of database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import databases
from databases import PostgreSQL
from guests import Venue
from guests import venue as open_venue


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    server = PostgreSQL()
    yield server
    server.close()


@pytest.fixture(autouse=True, scope="module", params=databases.KINDS)
def server_of_kind(request: pytest.FixtureRequest) -> Iterator[PostgreSQL | None]:
    """What the databases of a test are on: a server, or None for SQLite. This one is for those of a whole module."""
    server = request.getfixturevalue("postgresql") if request.param == "postgresql" else None
    with databases.on(server):
        yield server


@pytest.fixture(autouse=True)
def own_databases(server_of_kind: PostgreSQL | None) -> Iterator[None]:
    with databases.on(server_of_kind):
        yield


@pytest.fixture
def venue(tmp_path: Path) -> Iterator[Venue]:
    with open_venue(tmp_path / "splay.db") as opened:
        yield opened
