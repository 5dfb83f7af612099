"""The API of people who come back: their passkeys, and where they are told that it is their turn."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from splay.server import account_forms as forms
from splay.server.api import (
    REFUSALS,
    Desk,
    Desked,
    Known,
    Someone,
    address_of,
    admit,
    answers_with,
    remember,
    shown,
)
from splay.server.ceremony import Site, site_at
from splay.server.forms import VisitorShown
from splay.server.push import Subscription
from splay.server.visitors import COOKIE

account = APIRouter(prefix="/api", dependencies=[Depends(admit)], responses=REFUSALS)

_PROOF_COST = 5
"""A proof that is looked at counts as so many requests more."""


def _site(request: Request, desk: Desk) -> Site:
    """Return where the page is that asks: another site's page has been refused before."""
    headers = request.headers
    asked = headers.get("origin") or f"{request.url.scheme}://{headers.get('host', '')}"
    return site_at(desk.house.settings.public_address or asked)


def _says_nothing(words: str) -> dict[str, Any]:
    """Return what the description says of a route that has no answer but that it is done."""
    return {"response_model": None, "status_code": 204, "responses": {204: {"description": words}}}


# Passkeys


@account.get("/passkeys", tags=["passkeys"], **answers_with(forms.PasskeysShown))
async def passkeys(desk: Desked, visitor: Known) -> Response:
    """Return your passkeys."""
    return shown({"passkeys": await desk.house.passkeys(visitor)})


@account.post("/passkeys/options", tags=["passkeys"], **answers_with(forms.ChallengeShown))
async def passkey_options(request: Request, desk: Desked, visitor: Known) -> Response:
    """Return what your browser needs to make a passkey for you; it can be answered once, within five minutes."""
    return shown(await desk.house.passkey_options(visitor, _site(request, desk)))


@account.post("/passkeys", tags=["passkeys"], **answers_with(forms.PasskeyShown, 201))
async def add_passkey(request: Request, desk: Desked, visitor: Known, form: forms.PasskeyForm) -> Response:
    """Store a passkey that your browser has made: by it you are yourself on other devices."""
    desk.charge(request, _PROOF_COST)
    site, credential = _site(request, desk), form.credential.model_dump()
    return shown(await desk.house.add_passkey(visitor, site, form.token, credential, form.name), 201)


@account.delete("/passkeys/{passkey_id}", tags=["passkeys"], **_says_nothing("It is gone."))
async def remove_passkey(
    passkey_id: Annotated[str, Path(max_length=64, pattern="^[0-9a-f]+$")], desk: Desked, visitor: Known
) -> Response:
    """Remove one of your passkeys: nobody signs in by it any more. Browsers that have done so stay signed in."""
    await desk.house.remove_passkey(visitor, passkey_id)
    return Response(None, 204)


@account.post("/sign-in/options", tags=["passkeys"], **answers_with(forms.ChallengeShown))
async def sign_in_options(request: Request, desk: Desked) -> Response:
    """Return what a browser needs to prove who you are; it can be answered once, within five minutes."""
    return shown(await desk.house.sign_in_options(_site(request, desk)))


@account.post("/sign-in", tags=["passkeys"], **answers_with(VisitorShown))
async def sign_in(request: Request, desk: Desked, user: Someone, form: forms.SignInForm) -> Response:
    """Prove who you are by a passkey: this browser becomes that visitor, by a cookie.

    Somebody else who sits at tables by this browser is asked before, by a refusal of the kind `replaces`.
    """
    desk.charge(request, _PROOF_COST)
    site, credential = _site(request, desk), form.credential.model_dump()
    visitor = await desk.house.sign_in(site, form.token, credential, user, form.replace)
    desk.house.let_in(visitor, address_of(request))
    response = shown({"id": visitor, "name": await desk.visitors.name(visitor)})
    remember(request, response, desk.visitors.sign(visitor))
    return response


@account.post("/sign-out", tags=["passkeys"], **_says_nothing("This browser is nobody in particular."))
async def sign_out(desk: Desked, visitor: Known) -> Response:
    """Let this browser forget who you are; only if you have a passkey, by which you can come back."""
    await desk.house.sign_out(visitor)
    response = Response(None, 204)
    response.delete_cookie(COOKIE)
    return response


# Being told


@account.get("/push", tags=["push"], **answers_with(forms.PushShown))
async def push_key(desk: Desked) -> Response:
    """Return what a browser needs to be told when it is your turn and your page is closed."""
    return shown({"key": await desk.house.push_key()})


@account.post("/push", tags=["push"], **_says_nothing("You are told there."))
async def subscribe(desk: Desked, visitor: Known, form: forms.SubscriptionForm) -> Response:
    """Be told at a browser when it is your turn at a table with other people and no page of yours is open there."""
    await desk.house.subscribe(visitor, Subscription(form.endpoint, form.keys.p256dh, form.keys.auth))
    return Response(None, 204)


@account.post("/push/forget", tags=["push"], **_says_nothing("You are told nothing there."))
async def unsubscribe(desk: Desked, visitor: Known, form: forms.EndpointForm) -> Response:
    """Be told nothing more at a browser."""
    await desk.house.unsubscribe(visitor, form.endpoint)
    return Response(None, 204)
