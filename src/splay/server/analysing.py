"""Analysis of positions and records for whoever asks: in worker processes, in turn; what was asked before is kept."""

import hashlib
import logging
from typing import Final

from splay.server.analysed import Asked, told_of
from splay.server.board import TOLD
from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.store import Store
from splay.server.tables import Tables
from splay.server.turns import Caller
from splay.server.work_queue import Worker, WorkQueue
from splay.server.worker_process import WorkerProcess, WorkFailed

logger = logging.getLogger("splay.server")

WORK_SECONDS: Final = 300.0
"""So long an analysis, or a piece of a review, may take before its process is ended."""


def workers(settings: Settings) -> list[Worker]:
    """Return processes that analyse: half as many as think for the bots, which go first."""
    return [WorkerProcess(WORK_SECONDS) for _ in range(max(1, settings.workers // 2))]


class Analysing(Tables):
    """What strong bots say of any position. A match that goes on is none of theirs: there are hints for that."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.analyses = WorkQueue(workers(settings), "Many positions are being looked at: wait a moment.")

    async def analyse(self, asked: Asked, caller: Caller) -> bytes:
        """Return what is thought of a position, as JSON."""
        # A position can be long, and what is kept is counted without its key.
        key = hashlib.sha256(repr(asked).encode()).digest()
        return await self.analyses.tell(key, lambda: self._analyse(asked, caller))

    async def _analyse(self, asked: Asked, caller: Caller) -> bytes:
        try:
            kind, said = await self.analyses.have(caller, told_of, asked)
        except WorkFailed as error:
            logger.error("an analysis failed: %s", error)
            raise Refused("broken", "This position could not be analysed just now. Ask again.") from error
        if kind != TOLD:
            raise Refused(kind, said.decode())
        return said
