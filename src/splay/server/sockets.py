"""The socket of a table: what a page sends, and the messages that it gets."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Annotated, Final, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from splay.server.door import WIRE
from splay.server.house import House
from splay.server.limits import Rate
from splay.server.live import LiveTable, Viewer
from splay.server.metrics import REFUSALS, messages_of
from splay.server.refusal import Refused, away, broken, malformed
from splay.server.settings import Settings
from splay.server.store import reason_of
from splay.server.visitors import Visitor, Visitors

logger = logging.getLogger(__name__)

_MOST: Final = 2**53
_MESSAGE_BYTES: Final = 4 * 1024
"""A whole state that a page asks for counts as so many messages as it has pieces of this length."""
_UNDO_COST: Final = 20
"""An undo, for which a part of the match is played again, counts as so many messages."""


_TOO_FAST: Final = "You send more than can be read: wait a moment."

Id = Annotated[int, Field(ge=-_MOST, le=_MOST)] | Annotated[str, Field(max_length=64)] | None


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    id: Id = None


class _Numbered(BaseModel):
    """Whatever has an id that can be given back."""

    model_config = ConfigDict(extra="ignore", strict=True)
    id: Id = None


class Hello(_Message):
    """The page says how far it has come; what it lacks is sent."""

    type: Literal["hello"]
    seen: Annotated[int, Field(ge=0, le=_MOST)] = 0


class Answer(_Message):
    """An answer to the decision whose number is given."""

    type: Literal["answer"]
    to: Annotated[int, Field(ge=0, le=_MOST)]
    index: Annotated[int, Field(ge=0, le=_MOST)]


class Plain(_Message):
    """A message that is complete by its type."""

    type: Literal["undo", "concede", "ping"]


class Reply(_Message):
    """An answer to a proposal, or the offer of a draw."""

    type: Literal["consent", "draw"]
    yes: bool


class Chat(_Message):
    """A line of chat."""

    type: Literal["chat"]
    text: str


class Words(_Message):
    """The vocabulary in which the page wants to be told."""

    type: Literal["words"]
    words: Annotated[str, Field(max_length=40)]


Message = Hello | Answer | Plain | Reply | Chat | Words
_read: Final[TypeAdapter[Message]] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


class Sockets:
    """All sockets of a server."""

    def __init__(self, house: House, visitors: Visitors) -> None:
        self.house = house
        self._visitors = visitors
        self._settings = house.settings
        self._addresses: Counter[str] = Counter()
        settings = self._settings
        rate, burst = 10 * settings.messages_per_second, 10 * settings.message_burst
        # Sockets are free to have, so an address with many of them has a limit too.
        self._address_rate = Rate(rate, burst, settings.clock, _TOO_FAST)

    async def serve(self, socket: WebSocket, table_id: str, visitor: Visitor | None, address: str) -> None:
        """Serve one socket until it goes, or refuse it."""
        self._check_room(address)
        await socket.accept()
        self._addresses[address] += 1
        try:
            await self._serve(socket, table_id, visitor, Pace(self._settings, self._address_rate, address))
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def count(self) -> int:
        """Return how many there are."""
        return self._addresses.total()

    def _check_room(self, address: str) -> None:
        if self._addresses[address] >= self._settings.sockets_per_address:
            raise Refused("too_many", "Too many pages are open from your address.")
        if self._addresses.total() >= self._settings.sockets:
            raise Refused("too_many", "Too many pages are open.")

    async def _serve(self, socket: WebSocket, table_id: str, visitor: Visitor | None, pace: "Pace") -> None:
        asked, wire = socket.query_params, socket.scope.get("extensions", {}).get(WIRE)
        viewer = Viewer(visitor.id if visitor else None, "", asked.get("changes") == "yes", pace.address, wire)
        live = await self.house.look(table_id, viewer, asked.get("words"), _number(asked.get("seen", "")))
        sending = asyncio.create_task(_send_all(socket, viewer))
        try:
            await Talk(self.house, self._visitors, live, viewer, pace).listen(socket)
        except WebSocketDisconnect:
            pass
        finally:
            sending.cancel()
            await self.house.look_away(live, viewer)


async def turn_away(socket: WebSocket, error: Refused) -> None:
    """Say why a socket is not served, and close it."""
    if socket.application_state is WebSocketState.CONNECTING:
        await socket.accept()
    await socket.send_text(_refused(None, error).decode())
    await socket.close(4000 + error.status, error.kind)


async def _send_all(socket: WebSocket, viewer: Viewer) -> None:
    """Send what is in the outbox until the connection is to end."""
    try:
        while (message := await viewer.next()) is not None:
            await socket.send_text(message.decode())
        await socket.close(1013)
    except (WebSocketDisconnect, RuntimeError):
        # The other side has gone; the one who listens notices as well.
        return


class Pace:
    """How much one socket may say, and all of its address together."""

    def __init__(self, settings: Settings, of_address: Rate, address: str) -> None:
        self._own = Rate(settings.messages_per_second, settings.message_burst, settings.clock, _TOO_FAST)
        self._of_address = of_address
        self.address = address
        self.pause = 1 / settings.messages_per_second
        """How long nothing is read from one who is too fast."""

    def take(self) -> None:
        """Count a message, or refuse it."""
        self._own.take("")
        self._of_address.take(self.address)

    def charge(self, cost: float) -> None:
        """Count what a message has cost beyond an ordinary one."""
        self._own.charge("", cost)
        self._of_address.charge(self.address, cost)


class Talk:
    """What one page says, and what comes of it."""

    def __init__(self, house: House, visitors: Visitors, live: LiveTable, viewer: Viewer, pace: Pace) -> None:
        self.house = house
        self.visitors = visitors
        self.live = live
        self.viewer = viewer
        self._pace = pace
        self._most = house.settings.body_bytes

    async def listen(self, socket: WebSocket) -> None:
        """Take in one message after the other, until one of both sides has had enough."""
        while not self.viewer.is_closed:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self._take(text.encode() if text is not None else event.get("bytes") or b"")

    async def _take(self, data: bytes) -> None:
        """Take in one message; whatever is wrong with it is told, and changes nothing."""
        message: Message | None = None
        start = time.perf_counter()
        try:
            self._pace.take()
            message = self._parse(data)
            await self._act(message)
        except Refused as error:
            self._refuse(message.id if message is not None else self._id_of(data), error)
            if error.kind == "too_fast":
                # Nothing more is read for a moment, so that a flood waits on the other side.
                await asyncio.sleep(self._pace.pause)
        except SQLAlchemyError as error:
            logger.error("the database cannot be used: %s", reason_of(error))
            self._refuse(message.id if message is not None else None, away())
        except Exception:
            logger.exception("a message could not be taken in")
            self._refuse(message.id if message is not None else None, broken())
        else:
            if message.id is not None and message.type != "ping":
                self.viewer.send(orjson.dumps({"type": "done", "id": message.id}))
        messages_of(message.type if message is not None else "none").observe(time.perf_counter() - start)

    def _refuse(self, message_id: Id, error: Refused) -> None:
        self.viewer.send(_refused(message_id, error))

    def _parse(self, data: bytes) -> Message:
        if len(data) > self._most:
            raise Refused("too_large", f"A message has at most {self._most} bytes.")
        try:
            return _read.validate_json(data)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            raise malformed(first["loc"][1:], first["msg"]) from error

    def _id_of(self, data: bytes) -> Id:
        """Return the id of a message with which something else is wrong, if it can be read."""
        try:
            return _Numbered.model_validate_json(data).id if len(data) <= self._most else None
        except ValidationError:
            return None

    async def _act(self, message: Message) -> None:
        house, table_id = self.house, self.live.facts.id
        if isinstance(message, Hello):
            if message.seen != self.live.number:
                await self._show(message.seen)
        elif isinstance(message, Words):
            self.viewer.words = self.live.words(message.words)
            await self._show()
        elif isinstance(message, Answer):
            await house.answer(table_id, await self._known(), message.to, message.index)
            # The match itself says how often somebody can answer: nobody is too fast for it.
            self._pace.charge(-1)
        elif isinstance(message, Chat):
            await house.chat(table_id, await self._known(), message.text)
        elif isinstance(message, Reply):
            reply = house.consent if message.type == "consent" else house.draw
            await reply(table_id, await self._known(), message.yes)
        elif message.type == "ping":
            self.viewer.send(orjson.dumps({"type": "pong", "id": message.id}))
        else:
            if message.type == "undo":
                self._pace.charge(_UNDO_COST)
            act: dict[str, Callable[[str, Visitor], Awaitable[int]]] = {"undo": house.undo, "concede": house.concede}
            await act[message.type](table_id, await self._known())

    async def _show(self, seen: int = 0) -> None:
        length = await self.house.show(self.live, self.viewer, seen)
        self._pace.charge(length / _MESSAGE_BYTES)

    async def _known(self) -> Visitor:
        visitor = self.viewer.visitor
        if visitor is None:
            raise Refused("forbidden", "Say who you are first: ask /api/visitor for a cookie.")
        return Visitor(visitor, await self.visitors.name(visitor))


def _number(text: str) -> int:
    """Return the number that a page says it has seen; 0 if it says none that can be."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 15 else 0


def _refused(message_id: object, error: Refused) -> bytes:
    REFUSALS.labels(error.kind).inc()
    return orjson.dumps({"type": "refused", "id": message_id, "error": error.to_json()})
