"""Passkeys: somebody is the same person on all their devices, without a password."""

from typing import Final

from splay.server import ceremony
from splay.server.ceremony import Challenges, Site
from splay.server.guide import Json
from splay.server.keyring import Keyring, Passkey
from splay.server.refusal import Refused
from splay.server.seat_links import SeatLinks
from splay.server.settings import Settings
from splay.server.shown import iso
from splay.server.store import Conflict, Store
from splay.server.text import clean
from splay.server.visitors import Visitor

MOST: Final = 10
"""How many passkeys somebody can have."""
_LONGEST_NAME: Final = 40
_MAKE: Final = "make a passkey"
_SIGN_IN: Final = "sign in"


class Passkeys(SeatLinks):
    """The passkeys of those who come by, and how they come back by them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.keyring = Keyring(store)
        self._challenges = Challenges(store.secret, settings.clock)

    async def passkeys(self, visitor: Visitor) -> list[Json]:
        """Return the passkeys of a visitor, as they may see them."""
        return [_shown(passkey) for passkey in await self.keyring.of(visitor.id)]

    async def passkey_options(self, visitor: Visitor, site: Site) -> Json:
        """Return what a browser needs to make a passkey for a visitor."""
        known = await self._with_room(visitor)
        challenge, token = self._challenges.new(_MAKE, visitor.id)
        make = ceremony.creation_options
        return {"token": token, "options": await self.beside(make, site, visitor.id, visitor.name, challenge, known)}

    async def add_passkey(self, visitor: Visitor, site: Site, token: str, credential: Json, name: str) -> Json:
        """Store a passkey that a visitor has made."""
        challenge = self._challenges.read(token, _MAKE, visitor.id)
        await self._with_room(visitor)
        public_key, count = await self.beside(ceremony.check_new, site, challenge, credential)
        called = clean(name)[:_LONGEST_NAME].strip() or "A passkey"
        passkey = Passkey(str(credential["id"]), visitor.id, public_key, count, called, self.date())
        try:
            await self.keyring.add(passkey, challenge.value, challenge.expires)
        except Conflict as error:
            raise Refused("stale", "This passkey is stored already: begin again.") from error
        return _shown(passkey)

    async def _with_room(self, visitor: Visitor) -> list[Passkey]:
        """Return the passkeys of a visitor who can have one more."""
        known = await self.keyring.of(visitor.id)
        if len(known) >= MOST:
            raise Refused("too_many", f"You have {MOST} passkeys: remove one first.")
        return known

    async def remove_passkey(self, visitor: Visitor, passkey_id: str) -> None:
        """Forget a passkey of a visitor."""
        try:
            await self.keyring.remove(visitor.id, passkey_id)
        except Conflict as error:
            raise Refused("not_found", "You have no such passkey.") from error

    async def sign_in_options(self, site: Site) -> Json:
        """Return what a browser needs to let somebody prove who they are."""
        challenge, token = self._challenges.new(_SIGN_IN)
        return {"token": token, "options": await self.beside(ceremony.request_options, site, challenge)}

    async def sign_in(self, site: Site, token: str, credential: Json, user: Visitor | None, replace: bool) -> str:
        """Return who somebody is who has proved it by a passkey.

        Whoever was somebody else, who sits at tables and has no passkey, has to say that these may be left.
        """
        challenge = self._challenges.read(token, _SIGN_IN)
        passkey = await self.keyring.find(str(credential["id"]))
        if passkey is None:
            raise Refused("not_found", "This passkey is not known here: it may have been removed.")
        count = await self.beside(ceremony.check_known, site, challenge, credential, passkey)
        if user is not None and user.id != passkey.visitor and not replace and not await self.keyring.of(user.id):
            await self._warn(user)
        try:
            await self.keyring.use(passkey, count, self.date(), challenge.value, challenge.expires)
        except Conflict as error:
            raise Refused("stale", "This has been used already: begin again.") from error
        return passkey.visitor

    async def sign_out(self, visitor: Visitor) -> None:
        """See to it that somebody who leaves a browser can come back."""
        if not await self.keyring.of(visitor.id):
            raise Refused("illegal", "You have no passkey, so you could not come back: make one first.")


def _shown(passkey: Passkey) -> Json:
    used = iso(passkey.used) if passkey.used is not None else None
    return {"id": passkey.id, "name": passkey.name, "created": iso(passkey.created), "used": used}
