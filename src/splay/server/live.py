"""A table in memory: its facts, its match, what is said there, and everyone who is looking on."""

import asyncio
import contextlib
from typing import Final

import orjson

from splay.server.guide import GUIDES, Json
from splay.server.play import Play
from splay.server.records import Said, TableFacts
from splay.server.shown import NO_MATCH, Proposal, chat_json, play_json, table_json, waiting_clocks

_MOST_WAITING: Final = 200
"""How many messages wait at most for one who takes nothing in."""


class Viewer:
    """One socket that looks at a table, and how much of the log and the chat it has."""

    def __init__(self, visitor: str | None, words: str) -> None:
        self.visitor = visitor
        self.words = words
        self.log_sent = 0
        self.chat_sent = 0
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        """What is still to be sent; None ends the connection."""
        self.is_closed = False

    def send(self, message: str) -> None:
        """Have something sent; one that takes in too little is let go, and comes back for the whole state."""
        if self.is_closed:
            return
        if self.outbox.qsize() < _MOST_WAITING:
            self.outbox.put_nowait(message)
            return
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.close()

    def close(self) -> None:
        """End the connection after what is in the outbox; nothing more comes in."""
        if not self.is_closed:
            self.is_closed = True
            self.outbox.put_nowait(None)


class LiveTable:
    """A table that somebody is using now."""

    def __init__(self, facts: TableFacts, play: Play | None, chat: list[Said], number: int) -> None:
        self.facts = facts
        self.play = play
        self.chat = chat
        self.number = number
        """Counts everything that changes at the table."""
        self.proposal: Proposal | None = None
        """What was proposed last; if it was refused, until the match goes on."""
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        """Held while the table changes, until the change is stored, and while it is looked at."""
        self.users = 0
        """How many are about to use it, or are using it."""
        self.thinking: asyncio.Task[None] | None = None
        self._lines: dict[tuple[int | None, str], list[orjson.Fragment]] = {}
        """The log as it was told to each seat in some words: a line is told once, however often it is sent."""
        self._said: list[orjson.Fragment] = []
        self._positions: dict[tuple[int | None, str], Json] = {}
        """The match as each seat has been shown it in some words, since it last went on."""
        self._foresight: Json | None = None

    @property
    def here(self) -> set[str]:
        """The visitors who are looking on."""
        return {viewer.visitor for viewer in self.viewers if viewer.visitor is not None}

    @property
    def is_idle(self) -> bool:
        """Whether the table can be dropped from memory."""
        return self.users == 0 and not self.viewers and self.thinking is None

    def words(self, wanted: str | None) -> str:
        """Return the vocabulary in which a viewer is told: the one wanted, or else the table's."""
        return GUIDES[self.facts.game].vocabulary(wanted or self.facts.words)

    def to_json(self, visitor: str | None, words: str | None = None) -> Json:
        """Return the table as everybody may know it."""
        levels = self.play.levels if self.play else None
        return table_json(self.facts, visitor, self.words(words), self.here, levels)

    def state(self, visitor: str | None, words: str, now: float, log_from: int = 0, chat_from: int = 0) -> Json:
        """Return all that a visitor may see, the log and the chat from some point on."""
        seat = self.facts.seat_of(visitor)
        return {
            "type": "state",
            "number": self.number,
            "table": self.to_json(visitor, words),
            **self._position(seat, words),
            "clocks": self.play.clocks(now) if self.play else waiting_clocks(self.facts),
            "log": {"from": log_from, "entries": self._log(seat, words)[log_from:]},
            "chat": {"from": chat_from, "entries": self._chat()[chat_from:]},
            "proposal": self.proposal.to_json() if self.proposal else None,
        }

    def _position(self, seat: int | None, words: str) -> Json:
        if self.play is None:
            return NO_MATCH
        if (seat, words) not in self._positions:
            parts = play_json(self.play, seat, words)
            self._positions[seat, words] = {name: orjson.Fragment(orjson.dumps(part)) for name, part in parts.items()}
        return self._positions[seat, words]

    def foresight(self) -> Json:
        """Return which options would do nothing, and what others set off, as far as the one who is asked can tell."""
        assert self.play is not None
        if self._foresight is None:
            match = self.play.match
            triggers = {str(index): [each.to_json() for each in found] for index, found in match.triggers().items()}
            self._foresight = {"to": len(self.play.entries), "idle": match.idle_options(), "triggers": triggers}
        return self._foresight

    def _log(self, seat: int | None, words: str) -> list[orjson.Fragment]:
        lines = self._lines.setdefault((seat, words), [])
        if self.play is not None:
            lines += [_kept(line) for line in self.play.told(seat, words, len(lines))]
        return lines

    def _chat(self) -> list[orjson.Fragment]:
        self._said += [_kept(chat_json(said)) for said in self.chat[len(self._said) :]]
        return self._said

    def moved_on(self, length: int) -> None:
        """Note that the match has gone on, and that only so much of the log is as it was told."""
        self._positions.clear()
        self._foresight = None
        for viewer in self.viewers:
            viewer.log_sent = min(viewer.log_sent, length)
        for lines in self._lines.values():
            del lines[length:]

    def changed(self, now: float) -> None:
        """Tell everyone who looks on that something has changed; those who see the same get the same message."""
        self.number += 1
        messages: dict[tuple[object, ...], str] = {}
        for viewer in self.viewers:
            facts, visitor = self.facts, viewer.visitor
            sees = (facts.seat_of(visitor), visitor == facts.host, visitor in facts.kicked)
            key = (*sees, viewer.words, viewer.log_sent, viewer.chat_sent)
            if key not in messages:
                state = self.state(viewer.visitor, viewer.words, now, viewer.log_sent, viewer.chat_sent)
                messages[key] = orjson.dumps(state).decode()
            self._send(viewer, messages[key])

    def show(self, viewer: Viewer, now: float) -> int:
        """Send a viewer the whole state; returns how long that is."""
        message = orjson.dumps(self.state(viewer.visitor, viewer.words, now)).decode()
        self._send(viewer, message)
        return len(message)

    def _send(self, viewer: Viewer, message: str) -> None:
        viewer.send(message)
        viewer.log_sent = len(self.play.log) if self.play else 0
        viewer.chat_sent = len(self.chat)

    async def stop(self) -> None:
        """Stop the bots' thinking and send everyone away."""
        if self.thinking is not None:
            self.thinking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.thinking
        for viewer in self.viewers:
            viewer.close()


def _kept(line: Json) -> orjson.Fragment:
    """Return a line in the form that it is sent in."""
    # As text: the bytes have been cut from a larger piece of memory, which would be lost between those that are kept.
    return orjson.Fragment(orjson.dumps(line).decode())
