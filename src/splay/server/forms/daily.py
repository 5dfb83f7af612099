"""The shapes of the daily position."""

from typing import Annotated

from pydantic import BaseModel, Field

from splay.server.forms.common import Form, Plain


class DailyForm(Form):
    """An answer to a daily position: the index of an option."""

    answer: Annotated[int, Field(ge=0, le=1_000)]


class DailyOptionShown(BaseModel):
    """An option that was looked at."""

    index: int
    label: str
    chance: float = Field(description="The chance to win with it, from 0 to 1.")
    sure: list[float] = Field(description="Between which bounds that lies, in 19 of 20 cases.")
    leads: str = Field(description="What follows on it most often.")


class SolutionShown(BaseModel):
    """What came of an answer, and the solution."""

    date: str
    answer: int
    right: bool
    best: int
    greedy: int = Field(description="What the greedy bot would do.")
    theme: str
    theme_title: str
    why: str
    options: list[DailyOptionShown] = Field(description="The best first.")
    lines: int = Field(description="How many lines were looked at to be sure.")


class AnsweredShown(SolutionShown):
    """What came of an answer that has just been given."""

    counts: bool = Field(description="Whether it is kept: it is your first one, and you have said who you are.")
    streak: int


class DailyShown(BaseModel):
    """A daily position as the seat that is asked sees it."""

    date: str
    today: str
    yesterday: str | None
    edition: str
    expansions: list[str]
    seat: int
    table: Plain
    view: Plain
    log: list[Plain]
    decision: Plain
    foresight: Plain
    answered: SolutionShown | None = Field(description="The solution, once you have answered.")
    streak: int = Field(description="How many days in a row you were right, each on its day.")


class DayShown(BaseModel):
    """A day of the archive."""

    date: str
    edition: str
    expansions: list[str]
    players: int
    right: bool | None
    theme: str | None


class ArchiveShown(BaseModel):
    """Days that are over, the last first."""

    days: list[DayShown]
    next: str | None = Field(description="Before which day to ask for more.")
    today: str
    streak: int
