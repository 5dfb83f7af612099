"""The shapes of analysis: of positions, and of matches that are over."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from splay.server.forms.common import Form, Number, Plain, Seat

Chance = Annotated[float, Field(ge=0, le=1)]


class AnalysisForm(Form):
    """A position, or a place of a record, and for whom and how long it is looked at."""

    position: Any = Field(None, description="A position as plain data.")
    record: str | None = Field(None, description="The text of a record.")
    at: Number | None = Field(None, description="After how many answers of the record; after all if left out.")
    answers: list[Annotated[int, Field(ge=-16, le=10_000)]] = Field([], max_length=2_000, description="Given since.")
    seat: Seat | None = Field(None, description="Whose chance it is: of the one who is asked, if it is not said.")
    open: bool = Field(False, description="With every hand open, not from what the seat knows.")
    budget: int = Field(200, description="How many lines to look at.")
    seed: Annotated[int, Field(ge=0, le=2**53)] = Field(0, description="The same seed gives the same answer.")


class OptionValueShown(BaseModel):
    """An option: the chance of the seat with it, between which bounds that is, and what it leads to."""

    index: int
    label: str
    chance: Chance
    sure: Annotated[list[Chance], Field(min_length=2, max_length=2)]
    leads: str


class AnalysisShown(BaseModel):
    """How likely a seat is to win."""

    seat: int
    chance: Chance
    sure: Annotated[list[Chance], Field(min_length=2, max_length=2)]
    options: list[OptionValueShown] = Field(
        description="Of whoever is asked, the best for them first; none if the seat cannot know them."
    )
    budget: int
    seed: int
    chances: list[Chance] = Field(description="The chance of each seat.")
    at_sight: bool = Field(description="Whether no line could be played: nothing fits what the seat has seen.")


class ReviewShown(BaseModel):
    """How far the review of a match is, and what it says when it is done."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    progress: Chance
    review: Plain | None
    words: str
