"""`splay`, but for chance: what is dealt at somebody's first table, and what bots do there, is always the same."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final
from unittest.mock import patch

from splay.cli.main import run
from splay.kernel.rng import SECRET_BITS
from splay.server import rematch
from splay.server.bots import Question, Told, Worker
from splay.server.lobby import Lobby, Wish
from splay.server.records import TableFacts
from splay.server.turns import Caller
from splay.server.visitors import Visitor

_made: Final = Counter[str]()
"""How many tables each visitor has made: every test has visitors of its own, whichever tests there were before."""
_facts: Final = Lobby._facts
_ask: Final = Worker.ask


def seed(number: int) -> int:
    """Return a seed of the kind that a server deals by."""
    return 1 << SECRET_BITS | number


def facts(lobby: Lobby, visitor: Visitor, wish: Wish) -> TableFacts:
    """Return the facts of a new table."""
    _made[visitor.id] += 1
    found = _facts(lobby, visitor, wish)
    found.seed = seed(_made[visitor.id])
    return found


async def ask(
    worker: Worker, work: Callable[[Question, float], Told], question: Question, seconds: float, caller: Caller
) -> Told:
    """Ask a bot: what it does follows from how far the match has come."""
    return await _ask(worker, work, replace(question, seed=len(question.answers)), seconds, caller)


if __name__ == "__main__":
    with (
        patch.object(Lobby, "_facts", facts),
        patch.object(Worker, "ask", ask),
        patch.object(rematch, "new_seed", lambda: seed(0)),
    ):
        run()
