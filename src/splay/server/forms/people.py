"""The shapes of people, their games and the ladder."""

from typing import Literal

from pydantic import BaseModel, Field

from splay.server.forms.tables import ListedShown, TableShown


class TallyShown(BaseModel):
    """How often somebody has won, lost and drawn; matches that came to no end are left out."""

    won: int
    lost: int
    drawn: int


class EditionTallyShown(TallyShown):
    """What came of the matches in one edition."""

    game: str
    edition: str


class BotTallyShown(TallyShown):
    """What came of the matches in which a bot played."""

    bot: str


class FiguresShown(TallyShown):
    """What came of somebody's matches; what was private is only in one's own."""

    by_edition: list[EditionTallyShown]
    by_bot: list[BotTallyShown]


class RatingShown(BaseModel):
    """A place on a ladder."""

    game: str
    rating: float = Field(description="How strong somebody is as good as surely: mu - 3 sigma of OpenSkill.")
    games: int
    place: int


class PersonShown(BaseModel):
    """A person."""

    id: str
    name: str
    you: bool
    figures: FiguresShown
    ratings: list[RatingShown]


class PlayedShown(BaseModel):
    """A match that is over, and how it went for the person whose list it is in."""

    table: TableShown
    kind: Literal["rated", "casual", "continued"]
    finished: str
    length: int = Field(description="How many answers it has.")
    seat: int
    result: Literal["won", "lost", "drawn", "unfinished"]


class PlayedGamesShown(BaseModel):
    """The games of a person; on the first page those that go on as well."""

    running: list[ListedShown]
    games: list[PlayedShown]
    next: int | None = Field(description="What to ask for as `before` to have the ones before these.")


class StandingShown(BaseModel):
    """A person or a bot on the ladder."""

    place: int
    name: str
    person: str | None
    bot: str | None
    you: bool
    rating: float
    games: int


class LadderShown(BaseModel):
    """Some places of the ladder of a game."""

    game: str
    players: list[StandingShown]
    next: int | None = Field(description="What to ask for as `from` to have those after these.")
