"""What is stored of the nodes on a database: which there are, and what they have left behind."""

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa

from splay.server.migrations import check_version
from splay.server.schema import nodes, tables
from splay.server.store.database import Database, Write, execute

_AWAKE: Final = sa.update(nodes).where(nodes.c.id == sa.bindparam("node")).values(awake=sa.bindparam("now"))


class StoredNodes(Database):
    """The nodes on a database."""

    async def stay_awake(self, now: float) -> None:
        """Store that this node is there."""
        await self.write(self._staying_awake(now))

    async def check(self, now: float) -> None:
        """Store that this node is there, and see whether the database is of this server's version."""
        stay = self._staying_awake(now)

        def work(connection: sa.Connection) -> None:
            check_version(connection)
            stay(connection)

        await self.write(work)

    def _staying_awake(self, now: float) -> Write:
        row = {"node": self.line.node, "now": now}

        def work(connection: sa.Connection) -> None:
            if connection.execute(_AWAKE, row).rowcount == 0:
                connection.execute(sa.insert(nodes), {"id": self.line.node, "awake": now})

        return work

    async def last_awake(self, node: int) -> float:
        """Return when a node was last known to be there; 0 if that is not known."""
        rows = await self.read(sa.select(nodes.c.awake).where(nodes.c.id == node))
        return float(rows[0].awake) if rows else 0.0

    async def left_behind(self, living: Collection[int], after: str, most: int) -> list[str]:
        """Return some of the tables whose matches go on by themselves and whose keepers are gone, from some id on."""
        gone = sa.select(tables.c.id).where(tables.c.by_itself, tables.c.keeper.not_in(living), tables.c.id > after)
        return [row.id for row in await self.read(gone.order_by(tables.c.id).limit(most))]

    async def forget_nodes(self, living: Collection[int]) -> None:
        """Forget the nodes that are gone and have left nothing behind."""
        left = sa.exists().where(tables.c.keeper == nodes.c.id, tables.c.by_itself)
        gone = sa.delete(nodes).where(nodes.c.id.not_in(living), ~left)
        await self.write(lambda connection: execute(connection, gone))
