"""The shapes of the analysis board: where it starts from, and what is on the table then."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from splay.server.forms.common import Form, Key, Number, Plain, Seat
from splay.server.forms.match import TriggerShown


class BeginForm(Form):
    """A game that begins on the analysis board."""

    game: Key = "innovation"
    edition: Key = ""
    expansions: list[Key] = Field([], max_length=10)
    options: dict[Key, Key] = Field({})
    names: Annotated[list[Annotated[str, Field(max_length=80)]], Field(min_length=2, max_length=16)]
    seed: Number = 0


class BoardForm(Form):
    """Where the analysis board starts from, one of three, and the answers since."""

    begin: BeginForm | None = None
    position: Any = Field(None, description="A position as plain data, or as the text of its file.")
    record: str | None = Field(None, description="The text of a record.")
    at: Number | None = Field(None, description="After how many answers of the record; after all if left out.")
    answers: list[Annotated[int, Field(ge=-16, le=10_000)]] = Field([], max_length=2_000)
    seat: Seat | None = Field(None, description="Whose view it is to be; every card lies open if left out.")
    words: Key | None = None
    heard: Number = Field(0, description="How many lines of the log need not be told again.")
    also: list[Literal["record", "line", "foresight"]] = Field([], max_length=3)


class AnsweredShown(BaseModel):
    """An answer of a line: who gave it, and what it was."""

    index: int
    seat: int
    label: str


class OpenForesightShown(BaseModel):
    """What is known of options before, as far as the one who is asked can tell."""

    idle: list[int] = Field(description="Those that would do nothing.")
    triggers: dict[str, list[TriggerShown]] = Field(description="For some of them, by their index, what they set off.")


class BoardShown(BaseModel):
    """What is on the table after some answers."""

    game: str
    edition: str
    expansions: list[str]
    options: dict[str, str]
    names: list[str]
    words: str
    at: int = Field(description="How many answers have been given, those of the record or the position included.")
    base: int = Field(description="How many of them belong to the position that it starts from.")
    view: Plain = Field(description="With line-ups of who is asked, where every card lies open.")
    decision: Plain | None = Field(description="With its options; to a seat that is not asked only whom and by what.")
    log: list[Plain]
    events: int = Field(description="How many lines the whole log has.")
    position: Plain | None = Field(description="As plain data to copy; null where one seat's view is asked for.")
    record: str | None = None
    line: list[AnsweredShown] | None = None
    foresight: OpenForesightShown | None = None
