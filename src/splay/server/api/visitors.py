"""Visitors: who somebody is, and under which name."""

from fastapi import Request, Response

from splay.server.api.desk import RENAME_COST, Desked, Known, chapter
from splay.server.api.routing import answers_with, shown
from splay.server.forms.visitors import NameForm, TokenShown, VisitorShown
from splay.server.refusal import Refused
from splay.server.text import clean_name
from splay.server.visitors import COOKIE, COOKIE_SECONDS

router = chapter("visitors")


@router.get("/visitor", **answers_with(VisitorShown))
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


@router.post("/visitor", **answers_with(TokenShown))
async def be_a_program(desk: Desked) -> Response:
    """Return a new visitor for a program, with the token that proves it."""
    visitor = desk.visitors.new()
    return shown({"id": visitor.id, "name": visitor.name, "token": desk.visitors.sign(visitor.id)})


@router.put("/visitor", **answers_with(VisitorShown))
async def rename(request: Request, desk: Desked, visitor: Known, form: NameForm) -> Response:
    """Choose your name."""
    name = clean_name(form.name)
    desk.charge(request, RENAME_COST * await desk.house.rename(visitor, name))
    desk.visitors.remember(visitor.id, name)
    return shown({"id": visitor.id, "name": name})


def remember(request: Request, response: Response, token: str) -> None:
    """Let a browser keep who it is, by a cookie."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
