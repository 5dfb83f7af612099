"""The HTTP API: everything that the page does, for programs as well."""

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Annotated, Any, Final, TypeVar

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import AfterValidator
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from splay.games import DEFAULT_GAME, EDITIONS
from splay.kernel.errors import NotFound
from splay.lessons import lesson_named
from splay.server import forms, guide
from splay.server.address import neighbourhood
from splay.server.compression import encoding_for, gzipped
from splay.server.files import unchanged
from splay.server.house import House, Wish
from splay.server.learning import guides_told, lesson_told
from splay.server.limits import Rate
from splay.server.origins import Origin
from splay.server.records import NO_CLOCK, Clock
from splay.server.refusal import Refused, away
from splay.server.sockets import Sockets, turn_away
from splay.server.text import clean_name
from splay.server.visitors import COOKIE, COOKIE_SECONDS, Visitor, Visitors

Route = TypeVar("Route", bound=Callable[..., Awaitable[Response]])


def possible_id(given: str) -> str:
    """Return an id, or say that there is no such thing: not every database can look for every letter."""
    if "\0" in given:
        raise Refused("not_found", "There is no such table.")
    return given


def possible_person(given: str) -> str:
    """Return the id of a person, or say that there is none such."""
    if "\0" in given:
        raise Refused("not_found", "Nobody is known here by that.")
    return given


PersonId = Annotated[str, Path(max_length=40, description="The person, by their id."), AfterValidator(possible_person)]
TableId = Annotated[str, Path(max_length=40, description="The table, as its link has it."), AfterValidator(possible_id)]
WordsQuery = Annotated[str | None, Query(alias="words", max_length=40, description="The vocabulary to tell it in.")]

_REFUSALS: Final = {
    403: "Not for this visitor.",
    404: "There is no such thing.",
    408: "Too slow.",
    409: "Not at this moment.",
    413: "Too large.",
    422: "Malformed, or against the rules.",
    429: "Too much or too fast.",
    503: "The database is away.",
}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": forms.ErrorShown, "description": words} for status, words in _REFUSALS.items()
}


_CHARGED_BYTES: Final = 4 * 1024
"""An answer that may be long counts as so many requests as it has pieces of this length."""
_PLAYED_COST: Final = 5
"""What is played once more for somebody counts as so many requests."""
_COUNTED_COST: Final = 3
"""What is counted over all the matches of somebody counts as so many requests."""
_RENAME_COST: Final = 2
"""A table at which somebody gets another name counts as so many requests."""


class Desk:
    """Where requests come in: who asks, from where, and how often."""

    def __init__(self, house: House, visitors: Visitors) -> None:
        self.house = house
        self.visitors = visitors
        self.sockets = Sockets(house, visitors)
        settings = house.settings
        words = "You ask more than can be answered: wait a moment."
        rate, burst = settings.requests_per_second, settings.request_burst
        self._rate = Rate(rate, burst, settings.clock, words)
        # Visitors are free to have, so an address with many of them has a limit too.
        self._address_rate = Rate(10 * rate, 10 * burst, settings.clock, words)

    async def visitor_of(self, connection: HTTPConnection) -> Visitor | None:
        """Return who asks, if they say; a forged or foreign proof is refused."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self.visitors.read(token.strip())
        cookie = connection.cookies.get(COOKIE)
        return await self.visitors.read(cookie) if cookie else None

    async def admit(self, request: Request) -> None:
        """Count a request, by its visitor and by its address."""
        try:
            visitor = await self.visitor_of(request)
        except Refused:
            visitor = None
        self.count(request)
        request.state.caller = visitor.id if visitor else address_of(request)
        request.state.visitor = visitor.id if visitor else None
        self._rate.take(request.state.caller)
        self.house.let_in(request.state.visitor, address_of(request))
        if visitor is not None:
            self.house.origins.note(visitor.id, origin_of(request))

    def charge(self, request: Request, cost: float) -> None:
        """Count what a request has cost beyond an ordinary one: who asks for much waits the longer for the next."""
        self._rate.charge(request.state.caller, cost)
        self._address_rate.charge(address_of(request), cost)

    def told(self, request: Request, data: object) -> Response:
        """Return plain data that may be long, and count how long it is."""
        response = shown(data)
        self.charge(request, len(response.body) / _CHARGED_BYTES)
        return response

    def count(self, connection: HTTPConnection) -> None:
        """Count a request, or a socket that is opened, by its address."""
        self._address_rate.take(address_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """Return where somebody comes from."""
    return neighbourhood(connection.client.host) if connection.client else "nowhere"


def origin_of(connection: HTTPConnection) -> Origin:
    """Return where somebody comes from, and with which browser."""
    return Origin(address_of(connection), connection.headers.get("user-agent", "")[:400])


def desk_of(connection: HTTPConnection) -> Desk:
    """Return the desk of the server that is asked."""
    desk = connection.app.state.desk
    if desk is None:
        raise away()
    assert isinstance(desk, Desk)
    return desk


async def someone(request: Request) -> Visitor | None:
    """Return who asks, or None for someone who has not said."""
    return await desk_of(request).visitor_of(request)


async def known(visitor: Annotated[Visitor | None, Depends(someone)]) -> Visitor:
    """Return who asks, or refuse someone who has not said."""
    if visitor is None:
        raise Refused("forbidden", "Say who you are first: ask /api/visitor for a cookie or a token.")
    return visitor


async def admit(request: Request) -> None:
    """Refuse those who ask too often."""
    await desk_of(request).admit(request)


Desked = Annotated[Desk, Depends(desk_of)]
Someone = Annotated[Visitor | None, Depends(someone)]
Known = Annotated[Visitor, Depends(known)]

api = APIRouter(prefix="/api", dependencies=[Depends(admit)], responses=REFUSALS)
sockets = APIRouter(prefix="/api")


def shown(data: object, status: int = 200) -> Response:
    """Return plain data as an answer."""
    return Response(orjson.dumps(data), status, media_type="application/json")


def answers_with(model: type[Any], status: int = 200) -> dict[str, Any]:
    """Return what the description says of a route's answer."""
    return {"response_model": None, "status_code": status, "responses": {status: {"model": model}}}


def _at_table(what: str, tag: str, model: type[Any]) -> Callable[[Route], Route]:
    """Return what makes a function the route by which something is done at a table."""
    return api.post(f"/tables/{{table_id}}/{what}", tags=[tag], **answers_with(model))


# Visitors


@api.get("/visitor", tags=["visitors"], **answers_with(forms.VisitorShown))
async def who_am_i(request: Request, desk: Desked) -> Response:
    """Return who you are; whoever comes for the first time gets a cookie."""
    try:
        visitor = await desk.visitor_of(request)
    except Refused:
        visitor = None
    if visitor is not None:
        return shown({"id": visitor.id, "name": visitor.name})
    visitor = desk.visitors.new()
    response = shown({"id": visitor.id, "name": visitor.name})
    remember(request, response, desk.visitors.sign(visitor.id))
    return response


@api.post("/visitor", tags=["visitors"], **answers_with(forms.TokenShown))
async def be_a_program(desk: Desked) -> Response:
    """Return a new visitor for a program, with the token that proves it."""
    visitor = desk.visitors.new()
    return shown({"id": visitor.id, "name": visitor.name, "token": desk.visitors.sign(visitor.id)})


@api.put("/visitor", tags=["visitors"], **answers_with(forms.VisitorShown))
async def rename(request: Request, desk: Desked, visitor: Known, form: forms.NameForm) -> Response:
    """Choose your name."""
    name = clean_name(form.name)
    desk.charge(request, _RENAME_COST * await desk.house.rename(visitor, name))
    desk.visitors.remember(visitor.id, name)
    return shown({"id": visitor.id, "name": name})


def remember(request: Request, response: Response, token: str) -> None:
    """Let a browser keep who it is, by a cookie."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


# People


@api.get("/people/{person}", tags=["people"], **answers_with(forms.PersonShown))
async def person(person: PersonId, request: Request, desk: Desked, visitor: Someone) -> Response:
    """Return who somebody is, what came of their games, and how strong they are."""
    desk.charge(request, _COUNTED_COST)
    return shown(await desk.house.person(person, visitor))


@api.get("/people/{person}/games", tags=["people"], **answers_with(forms.PlayedGamesShown))
async def games_of(
    person: PersonId,
    request: Request,
    desk: Desked,
    visitor: Someone,
    before: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="Only those before this one.")] = None,
) -> Response:
    """Return the games of somebody: those that go on, and the last ones that are over."""
    return desk.told(request, await desk.house.games(person, visitor, before))


@api.get("/ladder", tags=["people"], **answers_with(forms.LadderShown))
async def ladder(
    request: Request,
    desk: Desked,
    visitor: Someone,
    game: Annotated[str, Query(max_length=40)] = DEFAULT_GAME,
    start: Annotated[int, Query(alias="from", ge=0, le=100_000, description="From which place on, from 0.")] = 0,
) -> Response:
    """Return the people and bots who have played rated matches of a game, the strongest first."""
    return desk.told(request, await desk.house.ladder(game, start, visitor))


# The catalogue


@api.get("/games", tags=["catalogue"], **answers_with(forms.GamesShown))
async def games(request: Request) -> Response:
    """Return what can be played, in which editions, with which options, and against which bots."""
    return _cached(request, _games())


@api.get("/cards", tags=["catalogue"], **answers_with(dict[str, Any]))
async def cards(
    request: Request,
    desk: Desked,
    game: Annotated[str, Query(max_length=40)] = DEFAULT_GAME,
    edition: Annotated[str | None, Query(max_length=40)] = None,
    sets: Annotated[str, Query(max_length=200, description="Sets of Innovation, with commas between them.")] = "base",
    words: WordsQuery = None,
) -> Response:
    """Return every card of some sets: its facts, its words and its rulings."""
    chosen = edition if edition is not None else EDITIONS.get(game, "")
    told_in = guide.guide_named(game).vocabulary(words)
    # Only Innovation has sets; whatever is said of them elsewhere must not fill the memory.
    named = tuple(sorted(sets.split(","))) if game == DEFAULT_GAME else ()
    return _cached(request, await desk.house.beside(_cards, game, chosen, named, told_in))


@api.get("/lessons/{name}", tags=["catalogue"], **answers_with(dict[str, Any]))
async def lesson(
    name: Annotated[str, Path(max_length=40)], request: Request, desk: Desked, words: WordsQuery = None
) -> Response:
    """Return a game that teaches: each of its steps with its words, and all that is on the table then."""
    try:
        found = lesson_named(name)
    except NotFound as error:
        raise Refused("not_found", f"{str(error).capitalize()}.") from error
    told_in = guide.guide_named(DEFAULT_GAME).vocabulary(words)
    return _cached(request, await desk.house.beside(_lesson, found.name, told_in))


@api.get("/guides", tags=["catalogue"], **answers_with(dict[str, Any]))
async def guides(request: Request, words: WordsQuery = None) -> Response:
    """Return what is new in each edition and expansion, in five cards of it."""
    return _cached(request, _guides(guide.guide_named(DEFAULT_GAME).vocabulary(words)))


@dataclass(frozen=True)
class _Kept:
    """Something that is told to everybody alike, and seldom changes: as it is, and compressed once for all."""

    body: bytes

    @cached_property
    def packed(self) -> bytes:
        return gzipped(self.body)

    @cached_property
    def tag(self) -> str:
        return hashlib.sha256(self.body).hexdigest()[:24]


@cache
def _games() -> _Kept:
    return _Kept(orjson.dumps(guide.games()))


@cache
def _cards(game: str, edition: str, sets: tuple[str, ...], words: str) -> _Kept:
    return _Kept(orjson.dumps(guide.cards_told(game, edition, list(sets), words)))


@cache
def _lesson(name: str, words: str) -> _Kept:
    return _Kept(orjson.dumps(lesson_told(lesson_named(name), words)))


@cache
def _guides(words: str) -> _Kept:
    return _Kept(orjson.dumps(guides_told(words)))


def _cached(request: Request, kept: _Kept) -> Response:
    """Return something that seldom changes, or that it has not changed."""
    encoding = encoding_for(request.headers.get("accept-encoding", ""), ["gzip"])
    headers = {"etag": f'"{kept.tag}-{encoding or "plain"}"', "cache-control": "no-cache", "vary": "Accept-Encoding"}
    body = kept.packed if encoding else kept.body
    told = Response(body, 200, headers | ({"content-encoding": encoding} if encoding else {}), "application/json")
    return unchanged(request, headers.items()) or told


# Tables


@api.get("/tables", tags=["tables"], **answers_with(forms.TablesShown))
async def lobby(request: Request, desk: Desked, visitor: Someone) -> Response:
    """Return the public tables that wait for players, and your own that are not finished."""
    return desk.told(request, {"tables": await desk.house.lobby(visitor)})


@api.get("/live", tags=["tables"], **answers_with(forms.TablesShown))
async def live(request: Request, desk: Desked, visitor: Someone) -> Response:
    """Return the public matches that go on and can be watched, the liveliest first."""
    return desk.told(request, {"tables": await desk.house.live(visitor)})


@api.post("/tables", tags=["tables"], **answers_with(forms.TableShown, 201))
async def make_table(request: Request, desk: Desked, visitor: Known, form: forms.TableForm) -> Response:
    """Make a table and sit down there as its host; against bots alone the match starts at once."""
    live = await desk.house.make(visitor, address_of(request), _wish(form))
    return shown(live.to_json(visitor.id), 201)


@api.post("/quick", tags=["tables"], **answers_with(forms.TableShown, 201))
async def quick(request: Request, desk: Desked, visitor: Known, form: forms.QuickForm) -> Response:
    """Make a table against one bot and start at once."""
    wish = Wish(form.game, form.edition, form.expansions, private=True, levels=[None, form.level])
    live = await desk.house.make(visitor, address_of(request), wish)
    return shown(live.to_json(visitor.id), 201)


def _wish(form: forms.TableForm) -> Wish:
    """Return a table as it is wanted, or say what does not fit together."""
    clock = form.clock
    if (clock.kind == NO_CLOCK) != (clock.seconds == 0):
        raise Refused("illegal", "A clock needs seconds, and no clock has none.")
    for seat in form.seats:
        if (seat.kind == "bot") != (seat.level is not None):
            raise Refused("illegal", "A bot needs a level, and nobody else has one.")
    levels = [seat.level for seat in form.seats]
    timing = Clock(clock.kind, clock.seconds)
    wish = Wish(form.game, form.edition, form.expansions, form.options, form.private, timing, levels, form.seat)
    wish.words, wish.rated = form.words, form.rated
    return wish


@api.get("/tables/{table_id}", tags=["tables"], **answers_with(forms.TableShown))
async def one_table(table_id: TableId, desk: Desked, visitor: Someone, words: WordsQuery = None) -> Response:
    """Return a table as everybody may know it."""
    return shown(await desk.house.table(table_id, visitor, words))


@_at_table("sit", "tables", forms.TableShown)
async def sit(table_id: TableId, desk: Desked, visitor: Known, form: forms.SitForm) -> Response:
    """Sit down on a free seat."""
    return shown(await desk.house.sit(table_id, visitor, form.seat))


@_at_table("leave", "tables", forms.TableShown)
async def leave(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Stand up before the match; the last one to leave closes the table."""
    return shown(await desk.house.leave(table_id, visitor))


@_at_table("kick", "tables", forms.TableShown)
async def kick(table_id: TableId, desk: Desked, visitor: Known, form: forms.KickForm) -> Response:
    """Free a seat before the match, as the host."""
    return shown(await desk.house.kick(table_id, visitor, form.seat))


@_at_table("start", "tables", forms.TableShown)
async def start(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Begin the match, as the host, when every seat is taken."""
    return shown(await desk.house.start(table_id, visitor))


@_at_table("rematch", "tables", forms.TableShown)
async def rematch(table_id: TableId, request: Request, desk: Desked, visitor: Known) -> Response:
    """Return the table of a rematch, made when the first one asks; it starts when everyone has asked for it."""
    return shown(await desk.house.rematch(table_id, visitor, address_of(request)))


@_at_table("accept", "tables", forms.TableShown)
async def accept(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Accept the rematch that this table is for, as `rematch` at the table before does."""
    return shown(await desk.house.accept(table_id, visitor))


# The match


@api.get(
    "/tables/{table_id}/state",
    tags=["match"],
    response_model=None,
    responses={200: {"model": forms.StateShown}, 204: {"description": "Nothing has changed since."}},
)
async def state(
    table_id: TableId,
    request: Request,
    desk: Desked,
    visitor: Someone,
    words: WordsQuery = None,
    seen: Annotated[int | None, Query(ge=0, le=2**53, description="The number of the state you have.")] = None,
) -> Response:
    """Return all that you may see of a table, as the socket sends it; nothing if it is what you have."""
    found = await desk.house.state(table_id, visitor, words, seen)
    return Response(None, 204) if found is None else desk.told(request, found)


@api.get("/tables/{table_id}/foresight", tags=["match"], **answers_with(forms.ForesightShown))
async def foresight(table_id: TableId, request: Request, desk: Desked, visitor: Known) -> Response:
    """Return which of the options that you are asked about would do nothing, as far as you can tell."""
    desk.charge(request, _PLAYED_COST)
    return shown(await desk.house.foresight(table_id, visitor))


@_at_table("hint", "match", forms.HintShown)
async def hint(table_id: TableId, request: Request, desk: Desked, visitor: Known, words: WordsQuery = None) -> Response:
    """Return the options that a strong player would look at first, as far as you can see; the table is told."""
    desk.charge(request, _PLAYED_COST)
    return shown(await desk.house.hint(table_id, visitor, words))


@_at_table("answer", "match", forms.DoneShown)
async def answer(table_id: TableId, desk: Desked, visitor: Known, form: forms.AnswerForm) -> Response:
    """Answer the decision that you are asked."""
    return _done(await desk.house.answer(table_id, visitor, form.to, form.index))


@_at_table("undo", "match", forms.DoneShown)
async def undo(table_id: TableId, request: Request, desk: Desked, visitor: Known) -> Response:
    """Take your last decision back, or propose that to the others."""
    desk.charge(request, _PLAYED_COST)
    return _done(await desk.house.undo(table_id, visitor))


@_at_table("consent", "match", forms.DoneShown)
async def consent(table_id: TableId, desk: Desked, visitor: Known, form: forms.YesForm) -> Response:
    """Answer a proposal, or withdraw your own."""
    return _done(await desk.house.consent(table_id, visitor, form.yes))


@_at_table("concede", "match", forms.DoneShown)
async def concede(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Give up."""
    return _done(await desk.house.concede(table_id, visitor))


@_at_table("draw", "match", forms.DoneShown)
async def draw(table_id: TableId, desk: Desked, visitor: Known, form: forms.YesForm) -> Response:
    """Offer a draw, or answer the offer of one."""
    return _done(await desk.house.draw(table_id, visitor, form.yes))


@_at_table("chat", "match", forms.DoneShown)
async def chat(table_id: TableId, desk: Desked, visitor: Known, form: forms.ChatForm) -> Response:
    """Say something at a table."""
    return _done(await desk.house.chat(table_id, visitor, form.text))


def _done(number: int) -> Response:
    return shown({"number": number})


@api.get(
    "/tables/{table_id}/record",
    tags=["match"],
    response_class=Response,
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record."}},
)
async def record(table_id: TableId, request: Request, desk: Desked) -> Response:
    """Return the record file of a finished match."""
    desk.charge(request, _PLAYED_COST)
    text = await desk.house.record(table_id, address_of(request))
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.splay"'}
    return PlainTextResponse(text, headers=headers)


@api.get("/tables/{table_id}/replay", tags=["match"], **answers_with(forms.ReplayShown))
async def replay(
    table_id: TableId,
    request: Request,
    desk: Desked,
    words: WordsQuery = None,
    at: Annotated[
        int | None, Query(ge=0, le=2**31, description="After how many answers; at the end if left out.")
    ] = None,
) -> Response:
    """Return a finished match at any place, with every hand open."""
    desk.charge(request, _PLAYED_COST)
    return desk.told(request, orjson.Fragment(await desk.house.replay(table_id, at, words, address_of(request))))


@api.post("/tables/{table_id}/play-on", tags=["match"], **answers_with(forms.TableShown, 201))
async def play_on(
    table_id: TableId, request: Request, desk: Desked, visitor: Known, form: forms.PlayOnForm
) -> Response:
    """Make a casual table of your own that goes on from any moment of a finished match, against bots."""
    desk.charge(request, _PLAYED_COST)
    address = address_of(request)
    found = await desk.house.play_on(table_id, visitor, address, form.at, form.seat, form.level)
    return shown(found.to_json(visitor.id), 201)


@api.get("/tables/{table_id}/course", tags=["match"], **answers_with(forms.CourseShown))
async def course(table_id: TableId, request: Request, desk: Desked) -> Response:
    """Return how a finished match went: where its turns begin, and how everybody stood at each of them."""
    desk.charge(request, _PLAYED_COST)
    return desk.told(request, orjson.Fragment(await desk.house.course(table_id, address_of(request))))


# Seat links


@_at_table("seat-link", "seat links", forms.SeatLinkShown)
async def seat_link(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Return a private link by which you can go on playing on another device; it can be used once."""
    token = await desk.house.seat_link(table_id, visitor)
    return shown({"token": token, "path": f"/seat/{token}"})


@api.post("/seat-links/{token}", tags=["seat links"], **answers_with(forms.TakenShown))
async def use_seat_link(
    token: Annotated[str, Path(max_length=80)],
    request: Request,
    desk: Desked,
    form: forms.SeatLinkForm | None = None,
) -> Response:
    """Use a seat link: this browser becomes the visitor whose seat it is, by a cookie.

    Somebody else who sits at tables by this browser is asked before, by a refusal of the kind `replaces`.
    """
    try:
        visitor = await desk.visitor_of(request)
    except Refused:
        visitor = None
    table_id, visitor_id = await desk.house.use_seat_link(token, visitor, form is not None and form.replace)
    response = shown({"table": table_id})
    remember(request, response, desk.visitors.sign(visitor_id))
    return response


# The socket


@sockets.websocket("/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    """Serve a page, or a program, that looks at a table."""
    try:
        desk = desk_of(websocket)
        desk.count(websocket)
        possible_id(table_id)
        visitor = await desk.visitor_of(websocket)
        if visitor is not None:
            desk.house.origins.note(visitor.id, origin_of(websocket))
            websocket.state.visitor = visitor.id
        desk.house.let_in(visitor.id if visitor else None, address_of(websocket))
        await desk.sockets.serve(websocket, table_id, visitor, address_of(websocket))
    except (Refused, SQLAlchemyError) as error:
        await turn_away(websocket, error if isinstance(error, Refused) else away())
