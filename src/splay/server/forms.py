"""The shapes of requests and answers, as the API's description shows them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Key = Annotated[str, Field(max_length=40)]
Seat = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[int, Field(ge=0, le=2**53)]
Plain = dict[str, Any]
"""Plain data that the game itself defines."""


class Form(BaseModel):
    """The body of a request: nothing that is not asked for."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NameForm(Form):
    """The name that a visitor chooses."""

    name: Annotated[str, Field(max_length=200)]


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
    expansions: Annotated[list[Key], Field(max_length=10)] = []
    level: Key = "greedy"


class TableForm(Form):
    """A table as its host wants it."""

    game: Key = "innovation"
    edition: Key = ""
    expansions: Annotated[list[Key], Field(max_length=10)] = []
    options: dict[Key, Key] = {}
    words: Key = ""
    private: bool = False
    clock: ClockForm = ClockForm()
    rated: bool = Field(False, description="Whether the match counts for the ratings; a private one never does.")
    seats: Annotated[list[SeatForm], Field(min_length=2, max_length=16)]
    seat: Seat | None = None


class PlayOnForm(Form):
    """From where to play on, on which seat, and against whom."""

    at: Annotated[int, Field(ge=0, le=2**31, description="After how many answers.")]
    seat: Seat | None = Field(None, description="Your own, or that of the one who is asked, if it is not said.")
    level: Key = Field("greedy", description="The bot on the seats where people sat.")


class SitForm(Form):
    """Where to sit; on the first free seat if it is not said."""

    seat: Seat | None = None


class KickForm(Form):
    """The seat that the host frees."""

    seat: Seat


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


class RefusalShown(BaseModel):
    """Why something was refused: a kind for programs, words for people."""

    kind: str
    words: str


class ErrorShown(BaseModel):
    """A refusal; nothing has changed."""

    error: RefusalShown


class VisitorShown(BaseModel):
    """A visitor."""

    id: str
    name: str


class TokenShown(VisitorShown):
    """A visitor for a program, which sends the token as `Authorization: Bearer TOKEN`."""

    token: str


class OptionShown(BaseModel):
    """Something that a table can agree on."""

    key: str
    title: str
    help: str
    kind: Literal["flag", "choices", "teams"]
    values: list[str]
    needs: str = Field(description="The expansion that it is for; empty if it is for any table.")


class ExpansionShown(BaseModel):
    """An expansion that can be added."""

    key: str
    title: str
    players: list[int]


class EditionShown(BaseModel):
    """An edition of a game."""

    key: str
    title: str
    players: list[int]
    team_players: list[int]
    expansions: list[ExpansionShown]
    options: list[OptionShown]


class GameShown(BaseModel):
    """A game."""

    name: str
    title: str
    editions: list[EditionShown]
    words: list[str]


class BotShown(BaseModel):
    """A bot that can take a seat."""

    key: str
    title: str
    help: str
    level: int | None = Field(description="Its place on the ladder of opponents, from 1; null if it is none of them.")
    rating: float | None = Field(description="Its measured OpenSkill rating, if it has one.")


class GamesShown(BaseModel):
    """What can be played, and against whom."""

    games: list[GameShown]
    bots: list[BotShown]


class ClockShown(BaseModel):
    """The clock of a table."""

    kind: Literal["none", "live", "correspondence"]
    seconds: int


class ChairShown(BaseModel):
    """A seat, and who sits there."""

    index: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
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
