"""The shapes of finished matches."""

from typing import Annotated

from pydantic import BaseModel, Field

from splay.server.forms.common import Form, Key, Plain, Seat
from splay.server.forms.match import ChoiceShown, LineShown, SourceShown
from splay.server.forms.tables import ResultShown


class PlayOnForm(Form):
    """From where to play on, on which seat, and against whom."""

    at: Annotated[int, Field(ge=0, le=2**31, description="After how many answers.")]
    seat: Seat | None = Field(None, description="Your own, or that of the one who is asked, if it is not said.")
    level: Key = Field("greedy", description="The bot on the seats where people sat.")


class OpenDecisionShown(BaseModel):
    """What was asked at a place of a replay."""

    seat: int
    source: SourceShown | None
    prompt: str
    options: list[ChoiceShown]


class ReplayShown(BaseModel):
    """A finished match after so many answers, with every hand open."""

    length: int
    at: int
    result: ResultShown | None
    view: Plain
    log: list[LineShown]
    decision: OpenDecisionShown | None


class TurnShown(BaseModel):
    """Where a turn begins: after how many answers, with which entry of the log, and whose it is."""

    at: int
    entry: int
    seat: int


class MeasureShown(BaseModel):
    """How much of something each seat had."""

    title: str
    stood: list[list[int]] = Field(description="By seat, at the beginning of each turn and at the end.")


class CourseShown(BaseModel):
    """How a finished match went."""

    entries: list[int] = Field(description="How many entries the log has after so many answers.")
    turns: list[TurnShown]
    measures: list[MeasureShown] = Field(description="What decides the game comes first.")
