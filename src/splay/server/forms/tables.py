"""The shapes of tables."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from splay.server.forms.common import Form, Key, Seat


class ClockForm(Form):
    """How long people may think: in total (live), or for each decision (correspondence)."""

    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: Annotated[int, Field(ge=0, le=60 * 24 * 3600)] = 0


class SeatForm(Form):
    """A seat for a person (open), or for a bot of some level."""

    kind: Literal["person", "open", "bot"]
    level: Key | None = None


class QuickForm(Form):
    """A match against one bot, to start at once."""

    game: Key = "innovation"
    edition: Key = ""
    expansions: list[Key] = Field([], max_length=10)
    level: Key = "greedy"


class TableForm(Form):
    """A table as its host wants it."""

    game: Key = "innovation"
    edition: Key = ""
    expansions: list[Key] = Field([], max_length=10)
    options: dict[Key, Key] = Field({})
    words: Key = ""
    private: bool = False
    clock: ClockForm = ClockForm()
    rated: bool = Field(False, description="Whether the match counts for the ratings; a private one never does.")
    seats: Annotated[list[SeatForm], Field(min_length=2, max_length=16)]
    seat: Seat | None = None


class SitForm(Form):
    """Where to sit; on the first free seat if it is not said."""

    seat: Seat | None = None


class KickForm(Form):
    """The seat that the host frees."""

    seat: Seat


class ClockShown(BaseModel):
    """The clock of a table."""

    kind: Literal["none", "live", "correspondence"]
    seconds: int


class ChairShown(BaseModel):
    """A seat, and who sits there."""

    index: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None = Field(description="Which kind of bot it is; null for a person.")
    look: int = Field(description="How many of its kind come before it by their names; so their faces differ.")
    person: str | None = Field(description="The person who sits here, by the id of their page.")
    here: bool
    you: bool
    host: bool
    invited: bool = Field(description="Whether this person has not accepted the rematch yet.")


class YouShown(BaseModel):
    """Where the visitor sits."""

    seat: int | None
    host: bool
    kicked: bool = Field(description="Whether the host has sent the visitor away.")


class MomentShown(BaseModel):
    """A moment of a match: after so many answers."""

    table: str
    at: int


class ResultShown(BaseModel):
    """How a match ended."""

    kind: str
    winners: list[int]
    words: str


class TableShown(BaseModel):
    """What everybody may know of a table."""

    id: str
    game: str
    edition: str
    expansions: list[str]
    options: dict[str, str]
    words: str
    private: bool
    rated: bool = Field(description="Whether the match counts for the ratings; else it is casual.")
    status: Literal["open", "playing", "finished"]
    asked: int | None = Field(description="The seat that is asked now; null while no match is going on.")
    clock: ClockShown
    seats: list[ChairShown]
    you: YouShown
    mine: bool
    result: ResultShown | None
    rematch: str | None
    goes_on_from: MomentShown | None = Field(description="From where the match goes on, if it did not begin anew.")
    created: str


class ListedShown(TableShown):
    """A table in a list."""

    since: str = Field(description="Since when who is asked is asked, or the table has been as it is.")


class TablesShown(BaseModel):
    """Some tables: the lobby, or the matches that can be watched."""

    tables: list[ListedShown]
