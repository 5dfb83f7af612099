"""How somebody proves that they hold a passkey (WebAuthn): challenges, and what is answered to them."""

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeSerializer

from splay.server.base64url import decoded, encoded
from splay.server.guide import Json
from splay.server.keyring import Passkey
from splay.server.refusal import Refused

logger = logging.getLogger("splay.server")

_SECONDS: Final = 300
"""For how long a challenge can be answered."""


@dataclass(frozen=True)
class Site:
    """Where the page is that somebody looks at, as their browser knows it."""

    origin: str
    name: str
    """The host: passkeys are good at every port of it, and nowhere else."""


def site_at(address: str) -> Site:
    """Return the site of an address, or say that no passkey can be for it."""
    try:
        parts = urlsplit(address)
        origin, name = f"{parts.scheme}://{parts.netloc}", parts.hostname
    except ValueError:
        name = None
    if not name or _is_number(name):
        raise Refused("illegal", "Passkeys need an address with a name, such as http://localhost:8000.")
    return Site(origin, name)


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class Challenge:
    """What is to be signed, and until when."""

    value: str
    expires: float


class Challenges:
    """Makes challenges. They are not stored: whoever answers brings the token back by which the house knows its own."""

    def __init__(self, secret: str, clock: Callable[[], float]) -> None:
        self._serializer = URLSafeSerializer(secret, salt="splay challenge")
        self._clock = clock

    def new(self, purpose: str, visitor: str = "") -> tuple[Challenge, str]:
        """Return a challenge for some purpose and visitor, and its token."""
        challenge = Challenge(encoded(secrets.token_bytes(32)), self._clock() + _SECONDS)
        return challenge, str(self._serializer.dumps([purpose, visitor, challenge.value, challenge.expires]))

    def read(self, token: str, purpose: str, visitor: str = "") -> Challenge:
        """Return the challenge of a token, or refuse it."""
        try:
            given = self._serializer.loads(token)
        except (BadData, ValueError) as error:
            raise Refused("forbidden", "This server did not ask that: begin again.") from error
        if given[:2] != [purpose, visitor]:
            raise Refused("forbidden", "This was asked of somebody else, or for something else: begin again.")
        challenge = Challenge(given[2], given[3])
        if challenge.expires < self._clock():
            raise Refused("stale", "That took too long: begin again.")
        return challenge


# What the browser is asked; the library takes a while to load, so whoever needs it does that beside the event loop.


def creation_options(site: Site, visitor: str, name: str, challenge: Challenge, known: Sequence[Passkey]) -> Json:
    """Return what a browser needs to make a passkey for somebody."""
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Splay",
        user_id=visitor.encode(),
        user_name=name,
        challenge=decoded(challenge.value),
        timeout=_SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(decoded(passkey.credential)) for passkey in known],
    )
    return options_to_json_dict(options)


def request_options(site: Site, challenge: Challenge) -> Json:
    """Return what a browser needs to let somebody prove who they are, by any passkey that they have for this site."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    options = generate_authentication_options(
        rp_id=site.name, challenge=decoded(challenge.value), timeout=_SECONDS * 1000
    )
    return options_to_json_dict(options)


# What it answers


def check_new(site: Site, challenge: Challenge, credential: Json) -> tuple[str, int]:
    """Return the public key of a new passkey and how often it has signed, or refuse what proves nothing."""
    from webauthn import verify_registration_response

    try:
        verified = verify_registration_response(
            credential=_complete(credential),
            expected_challenge=decoded(challenge.value),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as error:
        raise _unproven(error) from error
    return encoded(verified.credential_public_key), verified.sign_count


def check_known(site: Site, challenge: Challenge, credential: Json, passkey: Passkey) -> int:
    """Return how often a passkey has signed, or refuse what proves nothing."""
    from webauthn import verify_authentication_response

    try:
        verified = verify_authentication_response(
            credential=_complete(credential),
            expected_challenge=decoded(challenge.value),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=decoded(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception as error:
        raise _unproven(error) from error
    return verified.new_sign_count


def _complete(credential: Json) -> Json:
    return {**credential, "rawId": credential["id"], "type": "public-key"}


def _unproven(error: Exception) -> Refused:
    """Return the refusal of an answer in which something is wrong, whatever it is: anybody can send anything."""
    logger.info("a passkey was refused: %s: %s", type(error).__name__, error)
    return Refused("forbidden", "This passkey has proved nothing here: begin again.")
