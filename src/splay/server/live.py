"""A table in memory: its facts, its match, what is said there, and everyone who is looking on."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import orjson

from splay.kernel.game import View
from splay.server.guide import GUIDES, Json
from splay.server.patch import patch
from splay.server.play import Play
from splay.server.records import Said, TableFacts
from splay.server.shown import NO_MATCH, Proposal, chat_json, play_json, table_json, waiting_clocks

_MOST_WAITING: Final = 200
_MOST_BYTES: Final = 256 * 1024
"""How many messages, and how many bytes beyond the first of them, wait at most for one who takes nothing in."""

Wire = Callable[[bytes], bool]
"""Sends a message at once, if nothing waits before it; returns whether it did."""


class Viewer:
    """One socket that looks at a table, and which state, and how much of the log and the chat, it has."""

    def __init__(
        self,
        visitor: str | None,
        words: str,
        takes_changes: bool = False,
        address: str = "",
        wire: Wire | None = None,
    ) -> None:
        self.visitor = visitor
        self.words = words
        self.address = address
        self.takes_changes = takes_changes
        """Whether it is sent what has changed, once it has the whole state."""
        self.has: Json | None = None
        """The state that it has, but for the log and the chat, if it takes changes."""
        self.number_sent = 0
        self.log_sent = 0
        self.chat_sent = 0
        self.outbox: asyncio.Queue[tuple[bytes, int] | None] = asyncio.Queue()
        """What is still to be sent, and as how many bytes it counts; None ends the connection."""
        self._bytes = 0
        """As how many bytes all of it counts."""
        self._wire = wire
        self._is_sending = False
        """Whether something that was in the outbox is being sent."""
        self.is_closed = False

    def send(self, message: bytes) -> None:
        """Have something sent; one that takes in too little is let go, and comes back for the whole state."""
        if self.is_closed:
            return
        waits = self._is_sending or not self.outbox.empty()
        if not waits and self._wire is not None and self._wire(message):
            return
        # A whole state is as long as it is: what comes first does not count.
        counted = 0 if self.outbox.empty() else len(message)
        if self.outbox.qsize() < _MOST_WAITING and self._bytes + counted <= _MOST_BYTES:
            self.outbox.put_nowait((message, counted))
            self._bytes += counted
            return
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.close()

    async def next(self) -> bytes | None:
        """Return what is to be sent next, when there is something; None if the connection is to end."""
        self._is_sending = False
        item = await self.outbox.get()
        self._is_sending = True
        if item is None:
            return None
        message, counted = item
        self._bytes -= counted
        return message

    def close(self) -> None:
        """End the connection after what is in the outbox; nothing more comes in."""
        if not self.is_closed:
            self.is_closed = True
            self.outbox.put_nowait(None)


class LiveTable:
    """A table that somebody is using now."""

    def __init__(self, facts: TableFacts, play: Play | None, chat: list[Said]) -> None:
        self.facts = facts
        self.play = play
        self.chat = chat
        self.proposal = Proposal.from_json(facts.proposal)
        """What was proposed last; if it was refused, until the match goes on."""
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[int, frozenset[str]] = {}
        """Who of those who sit here looks on through other nodes, by node."""
        self.here_told: frozenset[str] = frozenset()
        """Who looks on through this node, as the others have been told."""
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
        self._views: dict[int | None, View] = {}
        """The last view of each seat, of which the next one takes over what has not changed."""
        self._view_now: View | None = None
        """A view since the match last went on, of which that of another seat takes over what both see alike."""
        self._tables: dict[tuple[object, ...], tuple[tuple[object, ...], Json]] = {}
        """The table as it was last shown to each who sees it differently, and what that followed from."""
        self._foresight: Json | None = None

    @property
    def number(self) -> int:
        """How often the table has changed, as it is stored: the same on every node, and never less than before."""
        return self.facts.version + (len(self.play.entries) if self.play else 0) + self.chat_number

    @property
    def chat_number(self) -> int:
        """The number of the next line of chat."""
        return self.chat[-1].number + 1 if self.chat else 0

    @property
    def here(self) -> set[str]:
        """The visitors who are looking on."""
        local = {viewer.visitor for viewer in self.viewers if viewer.visitor is not None}
        return local.union(*self.elsewhere.values())

    def seated_here(self) -> frozenset[str]:
        """Return who looks on through this node of those who sit at the table."""
        seated = {chair.visitor for chair in self.facts.chairs}
        return frozenset(v.visitor for v in self.viewers if v.visitor is not None and v.visitor in seated)

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

    def state(self, visitor: str | None, words: str, now: float) -> Json:
        """Return all that a visitor may see."""
        return self._whole(self._standing(visitor, words, now), self.facts.seat_of(visitor), words, 0, 0, 0)

    def _standing(self, visitor: str | None, words: str, now: float) -> Json:
        """Return what a visitor may see, but for the log and the chat."""
        return {
            "table": self._table(visitor, words),
            **self._position(self.facts.seat_of(visitor), words),
            "clocks": self.play.clocks(now) if self.play else waiting_clocks(self.facts),
            "proposal": self.proposal.to_json() if self.proposal else None,
        }

    def _sees(self, visitor: str | None, words: str) -> tuple[object, ...]:
        """Return all that makes what one visitor is shown of the table different from what another is."""
        facts = self.facts
        return facts.seat_of(visitor), visitor is not None and visitor == facts.host, visitor in facts.kicked, words

    def _table(self, visitor: str | None, words: str) -> Json:
        """Return the table as everybody may know it: the very same as before, but for who is asked, where it can be."""
        facts, key = self.facts, self._sees(visitor, words)
        follows_from = (
            *(facts.chairs, facts.host, facts.kicked, facts.invited, facts.status, facts.result, facts.rematch),
            *(self.here, self.play.levels[:] if self.play else None),
        )
        known = self._tables.get(key)
        if known is None or known[0] != follows_from:
            shown = self.to_json(visitor, words)
        elif known[1]["asked"] != facts.asked:
            shown = {**known[1], "asked": facts.asked}
        else:
            return known[1]
        self._tables[key] = (follows_from, shown)
        return shown

    def _whole(self, standing: Json, seat: int | None, words: str, follows: int, log_from: int, chat_from: int) -> Json:
        """Return a state with the log and the chat from where the state that it follows ends."""
        return {
            "type": "state",
            "number": self.number,
            "follows": follows,
            **standing,
            "log": {"from": log_from, "entries": self.log(seat, words)[log_from:]},
            "chat": {"from": chat_from, "entries": self._chat()[chat_from:]},
        }

    def _position(self, seat: int | None, words: str) -> Json:
        if self.play is None:
            return NO_MATCH
        if (seat, words) not in self._positions:
            self._view_now = self.play.match.view(seat, self._views.get(seat), self._view_now)
            self._views[seat] = self._view_now
            self._positions[seat, words] = play_json(self.play, self._view_now, words)
        return self._positions[seat, words]

    def foresight(self) -> Json:
        """Return which options would do nothing, and what others set off, as far as the one who is asked can tell."""
        assert self.play is not None
        if self._foresight is None:
            match = self.play.match
            triggers = {str(index): [each.to_json() for each in found] for index, found in match.triggers().items()}
            self._foresight = {"to": len(self.play.entries), "idle": match.idle_options(), "triggers": triggers}
        return self._foresight

    def untold(self, seat: int | None, words: str) -> int:
        """Return how many lines of the log have not been told to a seat yet."""
        return len(self.play.log) - len(self._lines.get((seat, words), ())) if self.play is not None else 0

    def log(self, seat: int | None, words: str) -> list[orjson.Fragment]:
        """Return the log as a seat reads it."""
        lines = self._lines.setdefault((seat, words), [])
        if self.play is not None:
            for number in range(len(lines), len(self.play.log)):
                lines.append(self._line(number, seat, words))
        return lines

    def _line(self, number: int, seat: int | None, words: str) -> orjson.Fragment:
        """Return a line of the log as a seat reads it; those who read the same share it."""
        assert self.play is not None
        for (other, told_in), lines in self._lines.items():
            if told_in == words and number < len(lines) and self.play.reads_alike(number, seat, other):
                return lines[number]
        return _kept(self.play.told(seat, words, number))

    def _chat(self) -> list[orjson.Fragment]:
        self._said += [_kept(chat_json(said)) for said in self.chat[len(self._said) :]]
        return self._said

    def moved_on(self, length: int) -> None:
        """Note that the match has gone on, and that only so much of the log is as it was told."""
        self._positions.clear()
        self._view_now = None
        self._foresight = None
        for viewer in self.viewers:
            viewer.log_sent = min(viewer.log_sent, length)
        for lines in self._lines.values():
            del lines[length:]

    def changed(self, now: float) -> None:
        """Tell everyone who looks on that something has changed; those who see the same get the same message."""
        standings: dict[tuple[object, ...], Json] = {}
        messages: dict[tuple[object, ...], bytes] = {}
        for viewer in self.viewers:
            sees = self._sees(viewer.visitor, viewer.words)
            if sees not in standings:
                standings[sees] = self._standing(viewer.visitor, viewer.words, now)
            key = (*sees, viewer.number_sent, viewer.log_sent, viewer.chat_sent, id(viewer.has))
            if key not in messages:
                messages[key] = self._message(viewer, standings[sees])
            self._send(viewer, messages[key], standings[sees])

    def _message(self, viewer: Viewer, standing: Json) -> bytes:
        """Return what brings a viewer up to date."""
        sent = (viewer.number_sent, viewer.log_sent, viewer.chat_sent)
        shown: Json = {"patch": patch(viewer.has, standing)} if viewer.has is not None else standing
        state = self._whole(shown, self.facts.seat_of(viewer.visitor), viewer.words, *sent)
        if viewer.has is not None:
            state["type"] = "changes"
        return orjson.dumps(state)

    def show(self, viewer: Viewer, now: float) -> int:
        """Send a viewer the whole state; returns how long that is."""
        viewer.has, viewer.number_sent, viewer.log_sent, viewer.chat_sent = None, 0, 0, 0
        standing = self._standing(viewer.visitor, viewer.words, now)
        message = self._message(viewer, standing)
        self._send(viewer, message, standing)
        return len(message)

    def _send(self, viewer: Viewer, message: bytes, standing: Json) -> None:
        viewer.send(message)
        viewer.has = standing if viewer.takes_changes else None
        viewer.number_sent = self.number
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
