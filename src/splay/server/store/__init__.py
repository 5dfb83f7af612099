"""The database, by what is stored there: tables and their matches, people, nodes.

What a chapter of the house alone stores, such as passkeys, it stores itself, through `Database.write` and `read`.
"""

from splay.server.store.database import Conflict
from splay.server.store.engine import Away, engine_of, file_of, reason_of, without_password
from splay.server.store.nodes import StoredNodes
from splay.server.store.people import StoredPeople
from splay.server.store.tables import Stored, StoredTables, changing, delete_tables, read_stored, read_tables

__all__ = [
    "Away",
    "Conflict",
    "Store",
    "Stored",
    "changing",
    "delete_tables",
    "engine_of",
    "file_of",
    "read_stored",
    "read_tables",
    "reason_of",
    "without_password",
]


class Store(StoredTables, StoredPeople, StoredNodes):
    """All that a server stores."""
