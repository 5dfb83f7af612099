"""How a database is taken up: a new one is made, an earlier version is brought up to date, a later one is refused."""

import secrets
from pathlib import Path

import sqlalchemy as sa

from splay.kernel.errors import SplayError
from splay.server.schema import SCHEMA, alembic_version, meta, metadata
from splay.server.vapid import new_key

_LOCK = 0x5350_4C41
"""The advisory lock under which a PostgreSQL database is taken up."""


def take_up(engine: sa.Engine) -> str:
    """Take up a database, new or of any version so far; returns the secret that signs visitors.

    Whatever is to be done for that is done in one transaction, by one server at a time.
    """
    with engine.connect() as connection:
        if not _is_current(connection):
            connection.rollback()
            _begin_alone(connection)
            _bring_up_to_date(connection)
            connection.commit()
        secret = connection.execute(sa.select(meta.c.value).where(meta.c.key == "secret")).scalar()
        if secret is None:
            raise SplayError("the database has lost the secret that signs visitors: restore a backup")
        return str(secret)


def check_version(connection: sa.Connection) -> None:
    """Say what is wrong with the version of a database, if it is not this server's."""
    version = connection.execute(sa.select(alembic_version)).scalar()
    if version != SCHEMA:
        raise _other_version(str(version))


def _other_version(version: str) -> SplayError:
    return SplayError(f"the database is of version {version}, and this server reads version {SCHEMA}")


def _is_current(connection: sa.Connection) -> bool:
    there = sa.inspect(connection).has_table(alembic_version.name)
    return there and connection.execute(sa.select(alembic_version)).scalar() == SCHEMA


def _begin_alone(connection: sa.Connection) -> None:
    """Begin a transaction that waits until no other server is taking the database up."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))


def _bring_up_to_date(connection: sa.Connection) -> None:
    if not sa.inspect(connection).has_table(meta.name):
        metadata.create_all(connection)
        connection.execute(sa.insert(alembic_version), {"version_num": SCHEMA})
        first = {"schema": SCHEMA, "secret": secrets.token_hex(32), "vapid": new_key()}
        connection.execute(sa.insert(meta), [{"key": key, "value": value} for key, value in first.items()])
        return
    version = _version(connection)
    if not version.isdigit() or int(version) > int(SCHEMA):
        raise _other_version(version)
    if version != SCHEMA:
        migrate(connection, SCHEMA)
        connection.execute(sa.update(meta).where(meta.c.key == "schema").values(value=SCHEMA))


def _version(connection: sa.Connection) -> str:
    """Return the version of a database; the first two did not know of Alembic."""
    if not sa.inspect(connection).has_table(alembic_version.name):
        alembic_version.create(connection)
        before = connection.execute(sa.select(meta.c.value).where(meta.c.key == "schema")).scalar_one()
        connection.execute(sa.insert(alembic_version), {"version_num": before})
    version = connection.execute(sa.select(alembic_version)).scalar()
    if version is None:
        raise SplayError("the database does not say of which version it is: restore a backup")
    return str(version)


def migrate(connection: sa.Connection, version: str) -> None:
    """Bring a database up to a version, in the transaction that has been begun."""
    # Hardly any start needs it, and it takes a while to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
