"""What the shapes of all requests and answers have in common."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

Key = Annotated[str, Field(max_length=40)]
Seat = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[int, Field(ge=0, le=2**53)]
Plain = dict[str, Any]
"""Plain data that the game itself defines."""


class Form(BaseModel):
    """The body of a request: nothing that is not asked for."""

    model_config = ConfigDict(extra="forbid", strict=True)


class RefusalShown(BaseModel):
    """Why something was refused: a kind for programs, words for people."""

    kind: str
    words: str


class ErrorShown(BaseModel):
    """A refusal; nothing has changed."""

    error: RefusalShown
