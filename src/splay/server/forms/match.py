"""The shapes of a match: what is asked, answered, told and proposed."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from splay.server.forms.common import Form, Number, Plain
from splay.server.forms.tables import TableShown


class AnswerForm(Form):
    """An answer: the number of the decision, and the index of the option."""

    to: Number
    index: Number


class YesForm(Form):
    """Whether one agrees."""

    yes: bool


class ChatForm(Form):
    """A line of chat."""

    text: str


class SourceShown(BaseModel):
    """The effect that asks."""

    name: str
    text: str
    number: int | None = None
    kind: str | None = None


class ChoiceShown(BaseModel):
    """An option of a decision."""

    index: int
    label: str
    value: Plain


class DecisionShown(BaseModel):
    """What is asked; the words and options only for the one who is asked."""

    to: int
    seat: int
    yours: bool
    source: SourceShown | None
    prompt: str | None = None
    options: list[ChoiceShown] | None = None


class PlaceShown(BaseModel):
    """A place where a card can be."""

    place: str
    seat: int | None


class MoveShown(BaseModel):
    """A card that went from one place to another."""

    model_config = ConfigDict(populate_by_name=True)
    card: str | None
    age: int | None
    source: PlaceShown = Field(alias="from")
    to: PlaceShown


class LineShown(BaseModel):
    """A line of the log."""

    number: int
    kind: str
    seat: int
    text: str
    cards: list[str]
    move: MoveShown | None


class LogShown(BaseModel):
    """The log from some line on."""

    source: int = Field(alias="from")
    entries: list[LineShown]


class SaidShown(BaseModel):
    """A line of chat."""

    number: int
    name: str
    seat: int | None
    text: str
    time: str


class ChatShown(BaseModel):
    """The chat from some line on."""

    source: int = Field(alias="from")
    entries: list[SaidShown]


class ProposalShown(BaseModel):
    """Something that has been proposed, and who has agreed; once refused it stands until the match goes on."""

    kind: Literal["undo", "draw"]
    by: int
    answers: dict[str, bool | None]


class TimeShown(BaseModel):
    """How much time a seat has left."""

    left: float
    running: bool


class StateShown(BaseModel):
    """All that a visitor may see of a table."""

    type: Literal["state"]
    number: int
    follows: int
    table: TableShown
    view: Plain | None
    decision: DecisionShown | None
    entries: int
    log: LogShown
    chat: ChatShown
    undo: Literal["now", "ask", "no"]
    proposal: ProposalShown | None
    clocks: list[TimeShown] | None
    notices: list[str]


class TriggerShown(SourceShown):
    """Something that an option is sure to set off, such as a karma."""

    seat: int = Field(description="Whose it is.")
    instead: bool = Field(description="Whether it happens instead, and not first.")
    choice: bool = Field(description="Whether one of several is chosen.")


class ForesightShown(BaseModel):
    """What is known of options before, as far as the one who is asked can tell."""

    to: int
    idle: list[int] = Field(description="Those that would do nothing.")
    triggers: dict[str, list[TriggerShown]] = Field(description="For some of them, by their index, what they set off.")


class AdvisedShown(BaseModel):
    """An option that a strong player would look at."""

    index: int
    label: str
    chance: float = Field(description="How likely it is to win with it, from 0 to 1.")


class HintShown(BaseModel):
    """What a strong player would do, the best option first, as far as the one who is asked can see."""

    to: int
    options: list[AdvisedShown]


class DoneShown(BaseModel):
    """It is done and stored; the table's number as it is now."""

    number: int
