"""What is known of cards beyond their words: an example of each at work, and what many games of bots tell of them."""

from functools import lru_cache
from typing import Annotated

import orjson
from fastapi import Path, Query, Request, Response

from splay.examples import example_of
from splay.games import DEFAULT_GAME
from splay.kernel.errors import NotFound, SetupError
from splay.server.api.desk import PLAYED_COST, Desked, chapter
from splay.server.api.routing import WordsQuery, answers_with, shown
from splay.server.forms.studies import CardStatisticsShown, ExampleShown, StatisticsShown
from splay.server.guide import GUIDES
from splay.server.refusal import Refused
from splay.statistics.shipped import card_statistics, every_card, made_by, shipped, tables

router = chapter("studies")

EditionPath = Annotated[str, Path(max_length=40, description="The edition, such as 4e.")]
NamePath = Annotated[str, Path(max_length=80, description="The name of a card.")]
GameQuery = Annotated[str, Query(max_length=40, description="The game that the card is of.")]
SetQuery = Annotated[str | None, Query(alias="set", max_length=40, description="The set that the card is of.")]


def _refused(error: Exception) -> Refused:
    words = str(error)
    return Refused("not_found", f"{words[:1].upper()}{words[1:]}.")


@router.get("/cards/{edition}/{name}/example", **answers_with(ExampleShown))
async def example(
    edition: EditionPath,
    name: NamePath,
    request: Request,
    desk: Desked,
    game: GameQuery = DEFAULT_GAME,
    set_name: SetQuery = None,
    words: WordsQuery = None,
) -> Response:
    """Return a small position that shows a card at work, what to do there, and what happens then."""
    desk.charge(request, PLAYED_COST)
    try:
        found = example_of(name, edition, set_name, game)
        told = await desk.house.beside(found.to_json)
    except (NotFound, SetupError) as error:
        raise _refused(error) from error
    guide = GUIDES[found.game]
    said = guide.say(guide.vocabulary(words), told["words"], [player["name"] for player in told["position"]["players"]])
    return shown({**told, "words": said})


@router.get("/cards/{edition}/{name}/statistics", **answers_with(CardStatisticsShown))
async def of_card(edition: EditionPath, name: NamePath) -> Response:
    """Return how often a card is melded, used and shared in games of bots, and who wins with it."""
    try:
        found = card_statistics(shipped(), example_of(name, edition).name, edition)
    except (NotFound, SetupError) as error:
        raise _refused(error) from error
    return shown({"made_by": made_by(shipped()), "tables": found})


@router.get("/statistics", **answers_with(StatisticsShown))
async def statistics(
    request: Request,
    desk: Desked,
    edition: Annotated[str, Query(max_length=40)] = "4e",
    sets: Annotated[str, Query(max_length=200, description="Expansions, with commas between them.")] = "",
    # However many: what was not counted is refused in words that tell what was.
    players: int = 2,
) -> Response:
    """Return what was counted of all cards at one kind of table, and how the games went at every kind."""
    named = tuple(sorted(name for name in sets.split(",") if name))
    try:
        counted = await desk.house.beside(_counted, edition, named, players)
    except (NotFound, SetupError) as error:
        raise _refused(error) from error
    return desk.told(request, orjson.Fragment(counted))


@lru_cache(256)
def _counted(edition: str, sets: tuple[str, ...], players: int) -> bytes:
    """Return what was counted at one kind of table as JSON; there are not many kinds, and adding up takes a while."""
    found = every_card(shipped(), edition, sets, players)
    return orjson.dumps({"made_by": made_by(shipped()), "tables": tables(shipped()), **found})
