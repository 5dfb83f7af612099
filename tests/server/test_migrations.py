"""Databases that older servers have written are brought up to date, with everything in them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import databases
from databases import address
from guests import Guest, Time, Venue
from guests import venue as open_venue
from splay.kernel.errors import SplayError
from splay.server.migrations import migrate
from splay.server.schema import metadata
from splay.server.store import Store

OLDER = Path(__file__).parent / "older"
"""What servers of older versions have written, as text: a match, a table that waits, and a match that is over."""
VERSIONS = sorted(path.stem.removeprefix("schema-") for path in OLDER.glob("schema-*.sql"))
LAST_WRITTEN = 1_800_000_115.0


@contextmanager
def engine_of(database: Path) -> Iterator[sa.Engine]:
    engine = sa.create_engine(address(database, new=True))
    yield engine
    engine.dispose()


def write(database: Path, version: str) -> None:
    """Make a database as the older server has left it."""
    text = (OLDER / f"schema-{version}.sql").read_text()
    if databases.kind() == "sqlite":
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(text)
        return
    with closing(sqlite3.connect(":memory:")) as written, engine_of(database) as engine, engine.begin() as connection:
        written.executescript(text)
        migrate(connection, version)
        if int(version) < 3:
            connection.execute(sa.text("DROP TABLE alembic_version"))
        for name in [table.name for table in metadata.sorted_tables if table.name != "alembic_version"]:
            if not sa.inspect(connection).has_table(name):
                continue
            table = sa.Table(name, sa.MetaData(), autoload_with=connection)
            connection.execute(sa.delete(table))
            columns = ", ".join(column.name for column in table.columns)
            rows = written.execute(f"SELECT {columns} FROM {name}").fetchall()
            for row in rows:
                values = dict(zip(table.columns.keys(), row, strict=True))
                for boolean in values.keys() & {"private", "by_itself"}:
                    values[boolean] = bool(values[boolean])
                connection.execute(sa.insert(table), values)


class Older:
    """A venue on an older database, and who and what is in there."""

    def __init__(self, venue: Venue, database: Path) -> None:
        self.venue = venue
        with engine_of(database) as engine, engine.connect() as connection:
            seats = sa.text("""
                SELECT id, status, name, visitor, seat FROM tables JOIN chairs ON table_id = id
                ORDER BY (SELECT count(*) FROM entries WHERE entries.table_id = id)
            """)
            self.rows = connection.execute(seats).all()
            """All seats, those of the shortest matches first."""

    def table(self, status: str) -> str:
        return str(next(row.id for row in self.rows if row.status == status))

    def at(self, table: str, seat: int) -> Guest:
        row = next(row for row in self.rows if (row.id, row.seat) == (table, seat))
        token = self.venue.client.app.state.desk.visitors.sign(row.visitor)  # type: ignore[attr-defined]
        return Guest(self.venue, token, row.visitor, row.name)


@pytest.mark.parametrize("version", VERSIONS)
def test_what_an_older_server_has_written_goes_on(tmp_path: Path, version: str) -> None:
    write(tmp_path / "splay.db", version)
    time = Time()
    time.now = LAST_WRITTEN
    for _ in range(2):
        with open_venue(tmp_path / "splay.db", clock=time) as venue:
            older = Older(venue, tmp_path / "splay.db")
            match = older.table("playing")
            ann, bob = older.at(match, 0), older.at(match, 1)
            state = bob.state(match)
            lines = [line["text"] for line in state["log"]["entries"]]
            assert (lines[0], lines[-1], len(lines)) == ("ann melds Tools (1).", "Turn 6: ann, two actions.", 17)
            assert [line["text"] for line in state["chat"]["entries"]] == ["good luck", "<b>ü☃</b>"]
            assert [clock["left"] for clock in state["clocks"]] == [3515, 3570]
            listed = {found["id"]: found["asked"] for found in ann.get("/api/tables").json()["tables"]}
            assert listed[match] == 0 and None in listed.values()
            over = older.table("finished")
            record = older.at(over, 0).get(f"/api/tables/{over}/record").text
            assert record.endswith("2. bob concedes\nend 2\n")
    with open_venue(tmp_path / "splay.db", clock=time) as venue:
        older = Older(venue, tmp_path / "splay.db")
        older.at(match, 0).answers(match)
        again = older.at(over, 1).at(over, "rematch").json()
        assert again["status"] == ("playing" if version != "1" else "open"), "the first servers invited nobody"


@pytest.mark.parametrize("version", [version for version in VERSIONS if int(version) >= 5])
def test_what_was_won_at_an_older_server_is_still_known(tmp_path: Path, version: str) -> None:
    write(tmp_path / "splay.db", version)
    with open_venue(tmp_path / "splay.db") as venue:
        older = Older(venue, tmp_path / "splay.db")
        ann = older.at(older.table("playing"), 0)
        ladder = ann.get("/api/ladder").json()["players"]
        games = int(version) - 4
        assert [(one["name"], one["games"]) for one in ladder] == [("ann", games), ("bob", games)]
        figures = ann.get(f"/api/people/{ann.id}").json()["figures"]
        assert (figures["won"], figures["lost"]) == (games, 0)


def test_there_is_a_database_of_every_version() -> None:
    assert [str(number) for number in range(1, len(VERSIONS) + 1)] == VERSIONS
    assert len(VERSIONS) >= 6


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_that_was_brought_up_to_date_is_like_a_new_one(tmp_path: Path, version: str) -> None:
    write(tmp_path / "older.db", version)
    found = []
    for name in ("older.db", "new.db"):
        Store(address(tmp_path / name, new=True)).close()
        with engine_of(tmp_path / name) as engine:
            found.append(described(engine))
    assert found[0] == found[1]
    assert found[0].keys() == set(metadata.tables)


def described(engine: sa.Engine) -> dict[str, Any]:
    """Return what there is in a database, as plain data."""
    inspector = sa.inspect(engine)
    return {
        name: (
            {column["name"]: (str(column["type"]), column["nullable"]) for column in inspector.get_columns(name)},
            inspector.get_pk_constraint(name)["constrained_columns"],
            {str(index["name"]): index["column_names"] for index in inspector.get_indexes(name)},
            [(key["constrained_columns"], key["referred_table"]) for key in inspector.get_foreign_keys(name)],
        )
        for name in inspector.get_table_names()
    }


def test_a_step_that_an_older_server_was_interrupted_at_is_finished(tmp_path: Path) -> None:
    write(tmp_path / "splay.db", "1")
    with engine_of(tmp_path / "splay.db") as engine, engine.begin() as connection:
        connection.execute(sa.text("ALTER TABLE tables ADD COLUMN version INTEGER DEFAULT 0 NOT NULL"))
    with open_venue(tmp_path / "splay.db") as venue:
        older = Older(venue, tmp_path / "splay.db")
        match = older.table("playing")
        assert older.at(match, 0).state(match)["decision"]["yours"]


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    write(tmp_path / "splay.db", "2")
    with engine_of(tmp_path / "splay.db") as engine:
        with engine.begin() as connection:
            connection.execute(sa.text("CREATE INDEX ix_tables_changed ON tables (created)"))
        before = described(engine)
        with pytest.raises(SplayError, match="ix_tables_changed"):
            Store(address(tmp_path / "splay.db"))
        assert described(engine) == before


def test_a_row_that_cannot_be_read_is_in_nobody_elses_way(tmp_path: Path) -> None:
    write(tmp_path / "splay.db", "2")
    with engine_of(tmp_path / "splay.db") as engine, engine.begin() as connection:
        connection.execute(sa.text("UPDATE tables SET facts = 'nonsense' WHERE status = 'finished'"))
    with open_venue(tmp_path / "splay.db") as venue:
        older = Older(venue, tmp_path / "splay.db")
        match = older.table("playing")
        assert older.at(match, 0).state(match)["decision"]["yours"]


@pytest.mark.parametrize("version", ["99", "later"])
def test_a_database_of_a_later_version_is_refused_with_words(tmp_path: Path, version: str) -> None:
    Store(address(tmp_path / "splay.db", new=True)).close()
    with engine_of(tmp_path / "splay.db") as engine, engine.begin() as connection:
        connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{version}'"))
    with pytest.raises(SplayError, match=f"version {version}"):
        Store(address(tmp_path / "splay.db"))
