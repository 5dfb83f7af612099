"""The shapes of what can be played."""

from typing import Literal

from pydantic import BaseModel, Field


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
