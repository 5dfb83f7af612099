"""The house: all that can be done at its tables, chapter by chapter, and how it opens and closes."""

import asyncio

from splay.server.abandoned import Abandoned
from splay.server.analysing import Analysing
from splay.server.boards import Boards
from splay.server.calling import Calling
from splay.server.daily import Daily
from splay.server.hints import Hints
from splay.server.lobby import Wish
from splay.server.looking import Looking
from splay.server.nodes import Nodes
from splay.server.passkeys import Passkeys
from splay.server.people import People
from splay.server.playing_on import PlayingOn
from splay.server.proposals import Proposals
from splay.server.rematch import Rematches
from splay.server.retention import Retention
from splay.server.reviews import Reviews
from splay.server.seats import Seats
from splay.server.settings import Settings
from splay.server.store import Store

__all__ = ["House", "Wish"]


class House(
    Nodes,
    Calling,
    Rematches,
    People,
    PlayingOn,
    Reviews,
    Analysing,
    Seats,
    Proposals,
    Hints,
    Looking,
    Daily,
    Abandoned,
    Retention,
    Passkeys,
):
    """All tables of a server. What is done there is stored before anybody is told of it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.boards = Boards()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Take up every match that goes on by itself and that no other node keeps: bots think on, and clocks run."""
        await self.store.line.open(self._hear, self._see)
        await self.store.stay_awake(self.now())
        await self.learn_barred()
        watches = (
            self._watch_nodes(),
            self._watch_clocks(),
            self._watch_turns(),
            self._watch_abandoned(),
            self._tidy_up(),
            self._watch_reviews(),
        )
        self._tasks = [asyncio.create_task(watch) for watch in watches]

    async def close(self) -> None:
        """Stop everything; what is stored is enough to go on later."""
        making = [underway.task for underway in self._reviews.values() if underway.task is not None]
        for task in [*self._tasks, *self._asides, *self._loading.values(), *making]:
            task.cancel()
        await self._stay_awake()
        for live in list(self._live.values()):
            await live.stop()
        self.bots.close()
        await self._pusher.close()
        self._beside.shutdown(wait=False, cancel_futures=True)
        self.replays.close()
        self.boards.close()
        self.days.close()
        self.analyses.close()
        self.review_queue.close()
