"""The shapes of examples and statistics of cards."""

from pydantic import BaseModel, Field

from splay.server.forms.common import Plain


class UseShown(BaseModel):
    """What to do in a position."""

    label: str = Field(description="The option to take.")


class ExampleShown(BaseModel):
    """A small position that shows a card at work."""

    position: Plain
    use: UseShown
    then: list[UseShown] = Field(description="What to do after it, where one deed does not show all.")
    words: str = Field(description="What happens, in one way that it can go.")


class ShareShown(BaseModel):
    """A share with its 95 % interval, after Wilson."""

    share: float | None
    low: float
    high: float
    of: int


class MadeByShown(BaseModel):
    """Who played the games that were counted."""

    bot: str
    weights: str = Field(description="By what the weights of the bot are known: the beginning of their SHA-256.")
    games: dict[str, int] = Field(description="How many games of each edition.")


class KindShown(BaseModel):
    """A kind of table."""

    edition: str
    expansions: list[str]
    players: int


class CardAtShown(KindShown):
    """What was counted of a card at a kind of table."""

    games: int
    melded: ShareShown = Field(description="Games in which it was melded.")
    used: ShareShown = Field(description="Games in which it was used: its dogma, its karma, or to endorse.")
    melds: int
    uses: int
    shareable: ShareShown = Field(description="Uses that somebody else could share.")
    shared: ShareShown = Field(description="Uses in which somebody else's sharing changed anything.")
    won: dict[str, ShareShown] = Field(
        description="Who won: with it in the opening hand, as first meld, on the board at any time, having used it."
    )
    par: float = Field(description="What everybody's share would be if all won equally often.")


class NamedCardAtShown(CardAtShown):
    """What was counted of one of many cards."""

    name: str


class CardStatisticsShown(BaseModel):
    """What was counted of a card."""

    made_by: MadeByShown
    tables: list[CardAtShown]


class SpreadShown(BaseModel):
    """How long games take."""

    mean: float
    quarter: int
    median: int
    three_quarters: int


class GamesAtShown(KindShown):
    """How the games went at a kind of table."""

    games: int
    unfinished: int
    shared_victories: int
    first_player: ShareShown
    places: list[ShareShown] = Field(description="Who wins, by place in the order of the turns.")
    turns: SpreadShown
    decisions: float
    endings: dict[str, ShareShown]
    par: float


class StatisticsShown(GamesAtShown):
    """What was counted of all cards at one kind of table, and how the games went at every kind."""

    made_by: MadeByShown
    tables: list[GamesAtShown]
    kinds: list[KindShown] = Field(description="The kinds of tables of this edition.")
    cards: list[NamedCardAtShown]
