"""People: their games and figures, the ladder of people and bots, and the matches that can be watched."""

from typing import Final

from splay.bots.names import name_for
from splay.server import history
from splay.server.guide import Json, guide_named
from splay.server.history import Place, Played
from splay.server.lobby import LOBBY_LENGTH, Lobby
from splay.server.ratings import level_of
from splay.server.records import TableFacts
from splay.server.refusal import Refused
from splay.server.shown import iso, table_json
from splay.server.visitors import Visitor, guest_name

PAGE: Final = 20
"""How many games are told at a time."""
LADDER_PAGE: Final = 50


class People(Lobby):
    """What is remembered of games. What was private is told to those who were there, and to nobody else."""

    async def person(self, person: str, visitor: Visitor | None) -> Json:
        """Return who somebody is, what came of their games, and how strong they are."""
        own = _is(person, visitor)
        name = await self._name(person, visitor)
        figures = await self.store.reading(lambda connection: history.figures_of(connection, person, not own))
        places = await self.store.reading(lambda connection: history.places_of(connection, person))
        return {
            "id": person,
            "name": name,
            "you": own,
            "figures": {
                **figures.total.to_json(),
                "by_edition": [
                    {"game": game, "edition": edition, **tally.to_json()}
                    for (game, edition), tally in sorted(figures.by_edition.items())
                ],
                "by_bot": [{"bot": level, **tally.to_json()} for level, tally in sorted(figures.by_bot.items())],
            },
            "ratings": [
                {"game": place.game, "rating": round(place.standing, 1), "games": place.games, "place": place.place}
                for place in places
            ],
        }

    async def games(self, person: str, visitor: Visitor | None, before: int | None) -> Json:
        """Return the games of somebody: first those that go on, then the last ones that are over."""
        own = _is(person, visitor)
        await self._name(person, visitor)
        running: list[TableFacts] = []
        if before is None and own:
            running = await self.store.tables_of(person, LOBBY_LENGTH)
        elif before is None:
            running = await self.store.reading(lambda connection: history.running_of(connection, person, LOBBY_LENGTH))
        found = await self.store.reading(
            lambda connection: history.games_of(connection, person, not own, before, PAGE + 1)
        )
        return {
            "running": [self._listed(facts, visitor) for facts in running],
            "games": [_played(game, visitor) for game in found[:PAGE]],
            "next": found[PAGE - 1].number if len(found) > PAGE else None,
        }

    async def _name(self, person: str, visitor: Visitor | None) -> str:
        """Return how somebody is called, or say that nobody is known by that."""
        if visitor is not None and _is(person, visitor):
            return visitor.name
        if not await self.store.reading(lambda connection: history.is_known(connection, person)):
            raise Refused("not_found", "Nobody is known here by that.")
        return await self.store.visitor_name(person) or guest_name(person)

    async def ladder(self, game: str, start: int, visitor: Visitor | None) -> Json:
        """Return the people and bots who have played rated matches of a game, the strongest first."""
        guide_named(game)
        found = await self.store.reading(lambda connection: history.ladder(connection, game, start, LADDER_PAGE + 1))
        return {
            "game": game,
            "players": [_placed(place, visitor) for place in found[:LADDER_PAGE]],
            "next": start + LADDER_PAGE if len(found) > LADDER_PAGE else None,
        }

    async def live(self, visitor: Visitor | None) -> list[Json]:
        """Return the public tables where a match goes on, the liveliest first."""
        found = await self.store.reading(lambda connection: history.live(connection, LOBBY_LENGTH))
        return [self._listed(facts, visitor) for facts in found]


def _is(person: str, visitor: Visitor | None) -> bool:
    return visitor is not None and visitor.id == person


def _played(game: Played, visitor: Visitor | None) -> Json:
    return {
        "table": table_json(game.facts, visitor.id if visitor else None, game.facts.words),
        "kind": game.kind,
        "finished": iso(game.time),
        "length": game.length,
        "seat": game.seat,
        "result": game.result,
    }


def _placed(place: Place, visitor: Visitor | None) -> Json:
    level = level_of(place.player)
    return {
        "place": place.place,
        "name": name_for(level) if level is not None else place.name or guest_name(place.player),
        "person": None if level is not None else place.player,
        "bot": level,
        "you": _is(place.player, visitor),
        "rating": round(place.standing, 1),
        "games": place.games,
    }
