"""The catalogue: what can be played, the cards, and what teaches them; the same for everybody."""

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Annotated, Any

import orjson
from fastapi import Path, Query, Request, Response

from splay.games import DEFAULT_GAME, EDITIONS
from splay.kernel.errors import NotFound
from splay.lessons import lesson_named
from splay.server import guide
from splay.server.api.desk import Desked, chapter
from splay.server.api.routing import WordsQuery, answers_with
from splay.server.compression import encoding_for, gzipped
from splay.server.files import unchanged
from splay.server.forms.catalogue import GamesShown
from splay.server.learning import guides_told, lesson_told
from splay.server.refusal import Refused

router = chapter("catalogue")


@router.get("/games", **answers_with(GamesShown))
async def games(request: Request) -> Response:
    """Return what can be played, in which editions, with which options, and against which bots."""
    return _cached(request, _games())


@router.get("/cards", **answers_with(dict[str, Any]))
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


@router.get("/lessons/{name}", **answers_with(dict[str, Any]))
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


@router.get("/guides", **answers_with(dict[str, Any]))
async def guides(request: Request, desk: Desked, words: WordsQuery = None) -> Response:
    """Return what is new in each edition and expansion, in five cards of it."""
    told_in = guide.guide_named(DEFAULT_GAME).vocabulary(words)
    return _cached(request, await desk.house.beside(_guides, told_in))


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
