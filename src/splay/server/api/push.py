"""Where people are told that it is their turn."""

from fastapi import Response

from splay.server.api.desk import Desked, Known, chapter
from splay.server.api.routing import answers_with, says_nothing, shown
from splay.server.forms.account import EndpointForm, PushShown, SubscriptionForm
from splay.server.push import Subscription

router = chapter("push")


@router.get("/push", **answers_with(PushShown))
async def push_key(desk: Desked) -> Response:
    """Return what a browser needs to be told when it is your turn and your page is closed."""
    return shown({"key": await desk.house.push_key()})


@router.post("/push", **says_nothing("You are told there."))
async def subscribe(desk: Desked, visitor: Known, form: SubscriptionForm) -> Response:
    """Be told at a browser when it is your turn at a table with other people and no page of yours is open there."""
    await desk.house.subscribe(visitor, Subscription(form.endpoint, form.keys.p256dh, form.keys.auth))
    return Response(None, 204)


@router.post("/push/forget", **says_nothing("You are told nothing there."))
async def unsubscribe(desk: Desked, visitor: Known, form: EndpointForm) -> Response:
    """Be told nothing more at a browser."""
    await desk.house.unsubscribe(visitor, form.endpoint)
    return Response(None, 204)
