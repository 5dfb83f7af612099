"""People: what came of their games, and how strong they are."""

from typing import Annotated

from fastapi import Query, Request, Response

from splay.games import DEFAULT_GAME
from splay.server.api.desk import COUNTED_COST, Desked, Someone, chapter
from splay.server.api.routing import PersonId, answers_with, shown
from splay.server.forms.people import LadderShown, PersonShown, PlayedGamesShown

router = chapter("people")


@router.get("/people/{person}", **answers_with(PersonShown))
async def person(person: PersonId, request: Request, desk: Desked, visitor: Someone) -> Response:
    """Return who somebody is, what came of their games, and how strong they are."""
    desk.charge(request, COUNTED_COST)
    return shown(await desk.house.person(person, visitor))


@router.get("/people/{person}/games", **answers_with(PlayedGamesShown))
async def games_of(
    person: PersonId,
    request: Request,
    desk: Desked,
    visitor: Someone,
    before: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="Only those before this one.")] = None,
) -> Response:
    """Return the games of somebody: those that go on, and the last ones that are over."""
    return desk.told(request, await desk.house.games(person, visitor, before))


@router.get("/ladder", **answers_with(LadderShown))
async def ladder(
    request: Request,
    desk: Desked,
    visitor: Someone,
    game: Annotated[str, Query(max_length=40)] = DEFAULT_GAME,
    start: Annotated[int, Query(alias="from", ge=0, le=100_000, description="From which place on, from 0.")] = 0,
) -> Response:
    """Return the people and bots who have played rated matches of a game, the strongest first."""
    return desk.told(request, await desk.house.ladder(game, start, visitor))
