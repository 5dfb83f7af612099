"""What is stored of passkeys: the keys themselves, and which challenges have been answered."""

import hashlib
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from splay.server.schema import passkeys, spent
from splay.server.store import Conflict, Store


@dataclass(frozen=True)
class Passkey:
    """A passkey: whose it is, and by what its signatures are known."""

    credential: str
    """How the one who holds it calls it, as text."""
    visitor: str
    public_key: str
    sign_count: int
    name: str
    created: float
    used: float | None = None

    @property
    def id(self) -> str:
        """By what it is found."""
        return digest(self.credential)


def digest(text: str) -> str:
    """Return by what something long is found."""
    return hashlib.sha256(text.encode()).hexdigest()


class Keyring:
    """The passkeys of a house."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, visitor: str) -> list[Passkey]:
        """Return somebody's passkeys, the oldest first."""
        theirs = sa.select(passkeys).where(passkeys.c.visitor == visitor)
        return [_passkey(row) for row in await self._store.read(theirs.order_by(passkeys.c.created, passkeys.c.id))]

    async def find(self, credential: str) -> Passkey | None:
        """Return the passkey of that name."""
        rows = await self._store.read(sa.select(passkeys).where(passkeys.c.id == digest(credential)))
        return _passkey(rows[0]) if rows else None

    async def add(self, passkey: Passkey, challenge: str, expires: float) -> None:
        """Store a passkey for a challenge; raises Conflict if one of both is there already."""
        row = {name: getattr(passkey, name) for name in ("id", *passkey.__dataclass_fields__)}

        def work(connection: sa.Connection) -> None:
            _spend(connection, challenge, expires)
            connection.execute(sa.insert(passkeys), row)

        await self._store.write(work)

    async def use(self, passkey: Passkey, sign_count: int, now: float, challenge: str, expires: float) -> None:
        """Store that a passkey was used for a challenge; raises Conflict if that was answered, or the key is gone."""
        used = sa.update(passkeys).where(passkeys.c.id == passkey.id).values(sign_count=sign_count, used=now)

        def work(connection: sa.Connection) -> None:
            _spend(connection, challenge, expires)
            if connection.execute(used).rowcount == 0:
                raise Conflict

        await self._store.write(work)

    async def remove(self, visitor: str, passkey_id: str) -> None:
        """Forget one of somebody's passkeys; raises Conflict if there is none."""
        theirs = sa.delete(passkeys).where(passkeys.c.id == passkey_id, passkeys.c.visitor == visitor)

        def work(connection: sa.Connection) -> None:
            if connection.execute(theirs).rowcount == 0:
                raise Conflict

        await self._store.write(work)

    async def forget_spent(self, now: float) -> None:
        """Forget the challenges that nobody could answer any more."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(spent).where(spent.c.expires < now))

        await self._store.write(work)


def _spend(connection: sa.Connection, challenge: str, expires: float) -> None:
    connection.execute(sa.insert(spent), {"challenge": digest(challenge), "expires": expires})


def _passkey(row: sa.Row[Any]) -> Passkey:
    return Passkey(row.credential, row.visitor, row.public_key, row.sign_count, row.name, row.created, row.used)
