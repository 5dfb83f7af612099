"""The queue of the analysis board: what anybody may ask for is computed in a process of its own, and not for long."""

import logging
from typing import Final

from splay.server.board import TOLD, Asked, told_of
from splay.server.refusal import Refused
from splay.server.turns import Caller
from splay.server.work_queue import WorkQueue
from splay.server.worker_process import WorkerProcess, WorkFailed

logger = logging.getLogger("splay.server")

_SECONDS: Final = 60.0
"""No question takes a second; the first one waits until the process has begun, on a busy machine for long."""


class Boards:
    """Positions and records that somebody looks at; none of them is kept."""

    def __init__(self) -> None:
        full = "Many positions are being looked at: wait a moment."
        self._queue = WorkQueue([WorkerProcess(_SECONDS)], full)

    async def tell(self, caller: Caller, asked: Asked) -> bytes:
        """Return what is on the table, as JSON."""
        try:
            kind, told = await self._queue.have(caller, told_of, asked)
        except WorkFailed as error:
            logger.error("the analysis board: %s", error)
            raise Refused("broken", "This could not be played out; nothing has changed.") from error
        if kind != TOLD:
            raise Refused(kind, told.decode())
        return told

    def close(self) -> None:
        """End the process."""
        self._queue.close()
