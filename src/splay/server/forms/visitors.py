"""The shapes of visitors and seat links."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from splay.server.forms.common import Form


class NameForm(Form):
    """The name that a visitor chooses."""

    name: Annotated[str, Field(max_length=200)]


class VisitorShown(BaseModel):
    """A visitor."""

    id: str
    name: str


class TokenShown(VisitorShown):
    """A visitor for a program, which sends the token as `Authorization: Bearer TOKEN`."""

    token: str


class SeatLinkShown(BaseModel):
    """A private link to a seat."""

    token: str
    path: str


class SeatLinkForm(BaseModel):
    """How a seat link is used."""

    model_config = ConfigDict(extra="forbid", strict=True)
    replace: bool = Field(False, description="Whether to leave the tables where you sit as somebody else.")


class TakenShown(BaseModel):
    """The table of a seat that is now on this browser too."""

    table: str
