"""Passkeys, by which people come back as themselves."""

from fastapi import Request, Response

from splay.server.api.desk import PROOF_COST, Desk, Desked, Known, Someone, address_of, chapter
from splay.server.api.routing import PasskeyId, answers_with, says_nothing, shown
from splay.server.api.visitors import remember
from splay.server.ceremony import Site, site_at
from splay.server.forms.account import ChallengeShown, PasskeyForm, PasskeyShown, PasskeysShown, SignInForm
from splay.server.forms.visitors import VisitorShown
from splay.server.visitors import COOKIE

router = chapter("passkeys")


def _site(request: Request, desk: Desk) -> Site:
    """Return where the page is that asks: another site's page has been refused before."""
    headers = request.headers
    asked = headers.get("origin") or f"{request.url.scheme}://{headers.get('host', '')}"
    return site_at(desk.house.settings.public_address or asked)


@router.get("/passkeys", **answers_with(PasskeysShown))
async def passkeys(desk: Desked, visitor: Known) -> Response:
    """Return your passkeys."""
    return shown({"passkeys": await desk.house.passkeys(visitor)})


@router.post("/passkeys/options", **answers_with(ChallengeShown))
async def passkey_options(request: Request, desk: Desked, visitor: Known) -> Response:
    """Return what your browser needs to make a passkey for you; it can be answered once, within five minutes."""
    return shown(await desk.house.passkey_options(visitor, _site(request, desk)))


@router.post("/passkeys", **answers_with(PasskeyShown, 201))
async def add_passkey(request: Request, desk: Desked, visitor: Known, form: PasskeyForm) -> Response:
    """Store a passkey that your browser has made: by it you are yourself on other devices."""
    desk.charge(request, PROOF_COST)
    site, credential = _site(request, desk), form.credential.model_dump()
    return shown(await desk.house.add_passkey(visitor, site, form.token, credential, form.name), 201)


@router.delete("/passkeys/{passkey_id}", **says_nothing("It is gone."))
async def remove_passkey(passkey_id: PasskeyId, desk: Desked, visitor: Known) -> Response:
    """Remove one of your passkeys: nobody signs in by it any more. Browsers that have done so stay signed in."""
    await desk.house.remove_passkey(visitor, passkey_id)
    return Response(None, 204)


@router.post("/sign-in/options", **answers_with(ChallengeShown))
async def sign_in_options(request: Request, desk: Desked) -> Response:
    """Return what a browser needs to prove who you are; it can be answered once, within five minutes."""
    return shown(await desk.house.sign_in_options(_site(request, desk)))


@router.post("/sign-in", **answers_with(VisitorShown))
async def sign_in(request: Request, desk: Desked, user: Someone, form: SignInForm) -> Response:
    """Prove who you are by a passkey: this browser becomes that visitor, by a cookie.

    Somebody else who sits at tables by this browser is asked before, by a refusal of the kind `replaces`.
    """
    desk.charge(request, PROOF_COST)
    site, credential = _site(request, desk), form.credential.model_dump()
    visitor = await desk.house.sign_in(site, form.token, credential, user, form.replace)
    desk.house.let_in(visitor, address_of(request))
    response = shown({"id": visitor, "name": await desk.visitors.name(visitor)})
    remember(request, response, desk.visitors.sign(visitor))
    return response


@router.post("/sign-out", **says_nothing("This browser is nobody in particular."))
async def sign_out(desk: Desked, visitor: Known) -> Response:
    """Let this browser forget who you are; only if you have a passkey, by which you can come back."""
    await desk.house.sign_out(visitor)
    response = Response(None, 204)
    response.delete_cookie(COOKIE)
    return response
