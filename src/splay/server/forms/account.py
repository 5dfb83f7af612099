"""What is sent and shown of passkeys, and of where somebody is told that it is their turn."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from splay.server.forms.common import Form

_BASE64URL = r"^[A-Za-z0-9_-]*$"
Token = Annotated[str, Field(max_length=500)]
Credential = Annotated[str, Field(min_length=1, max_length=1400, pattern=_BASE64URL)]
Data = Annotated[str, Field(max_length=12_000, pattern=_BASE64URL)]


class MadeForm(Form):
    """What a new passkey says of itself."""

    clientDataJSON: Data  # noqa: N815  # as browsers call it
    attestationObject: Data  # noqa: N815


class NewCredentialForm(Form):
    """A passkey that a browser has made."""

    id: Credential
    response: MadeForm


class PasskeyForm(Form):
    """A new passkey, for the challenge of a token, and what to call it."""

    token: Token
    credential: NewCredentialForm
    name: Annotated[str, Field(max_length=200)] = ""


class SignedForm(Form):
    """What a passkey has signed."""

    clientDataJSON: Data  # noqa: N815
    authenticatorData: Data  # noqa: N815
    signature: Data


class CredentialForm(Form):
    """A passkey that somebody has used."""

    id: Credential
    response: SignedForm


class SignInForm(Form):
    """The proof of who somebody is, for the challenge of a token."""

    token: Token
    credential: CredentialForm
    replace: bool = Field(False, description="Whether to leave the tables where you sit as somebody else.")


class PasskeyShown(BaseModel):
    """A passkey: what it is called, since when there is one, and when somebody last signed in by it."""

    id: str
    name: str
    created: str
    used: str | None


class PasskeysShown(BaseModel):
    """Your passkeys."""

    passkeys: list[PasskeyShown]


class ChallengeShown(BaseModel):
    """What a browser is asked, as WebAuthn has it, and the token to send with its answer."""

    token: str
    options: dict[str, Any]


class KeysForm(Form):
    """The keys of a subscription."""

    p256dh: Annotated[str, Field(max_length=100, pattern=_BASE64URL)]
    auth: Annotated[str, Field(max_length=30, pattern=_BASE64URL)]


class SubscriptionForm(Form):
    """Where a browser can be told something, as it says."""

    endpoint: Annotated[str, Field(max_length=1000)]
    keys: KeysForm


class EndpointForm(Form):
    """The address of a subscription."""

    endpoint: Annotated[str, Field(max_length=1000)]


class PushShown(BaseModel):
    """The key that a browser needs to subscribe (`applicationServerKey`)."""

    key: str
