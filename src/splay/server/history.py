"""What the database tells of the past: the matches of a person, what came of them, and who is how strong."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from splay.server.ended import CONTINUED, DRAWN, LOST, WON
from splay.server.guide import Json
from splay.server.records import PLAYING, TableFacts
from splay.server.schema import chairs, matches, outcomes, ratings, tables, visitors
from splay.server.store import read_tables


@dataclass(frozen=True)
class Played:
    """A match that is over, as one of those who have played it remembers it."""

    facts: TableFacts
    number: int
    kind: str
    time: float
    length: int
    seat: int
    result: str


@dataclass
class Tally:
    """How often somebody has won, lost and drawn."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    def add(self, result: str, count: int) -> None:
        """Take note of some matches; those that came to no end are in no tally."""
        self.won += count * (result == WON)
        self.lost += count * (result == LOST)
        self.drawn += count * (result == DRAWN)

    def to_json(self) -> Json:
        """Return it as plain data."""
        return {"won": self.won, "lost": self.lost, "drawn": self.drawn}


@dataclass(frozen=True)
class Figures:
    """What came of somebody's matches: of all, in each edition, and against each bot."""

    total: Tally = field(default_factory=Tally)
    by_edition: dict[tuple[str, str], Tally] = field(default_factory=dict)
    by_bot: dict[str, Tally] = field(default_factory=dict)


@dataclass(frozen=True)
class Place:
    """Somebody's place on a ladder; the name is that which a person has chosen, if one has."""

    place: int
    game: str
    player: str
    standing: float
    games: int
    name: str | None = None


def is_known(connection: sa.Connection, visitor: str) -> bool:
    """Tell whether a visitor has chosen a name, or sat at a table."""
    columns = (visitors.c.id, chairs.c.visitor, outcomes.c.visitor)
    return any(connection.execute(sa.select(column).where(column == visitor).limit(1)).first() for column in columns)


def running_of(connection: sa.Connection, visitor: str, most: int) -> list[TableFacts]:
    """Return the public tables where somebody plays now."""
    mine = sa.select(chairs.c.table_id).where(chairs.c.visitor == visitor)
    return read_tables(connection, _live().where(tables.c.id.in_(mine)).limit(most))


def live(connection: sa.Connection, most: int) -> list[TableFacts]:
    """Return the public tables where a match goes on, the liveliest first."""
    return read_tables(connection, _live().limit(most))


def _live() -> sa.Select[Any]:
    public = sa.select(tables).where(tables.c.status == PLAYING, tables.c.private == sa.false())
    return public.order_by(tables.c.changed.desc(), tables.c.id)


def games_of(connection: sa.Connection, visitor: str, public: bool, before: int | None, most: int) -> list[Played]:
    """Return the last matches of somebody before some number, as far as their tables are kept."""
    found = _matches_of(public, matches.c.table_id, matches.c.number, matches.c.kind, matches.c.time)
    found = found.add_columns(matches.c.length, outcomes.c.seat, outcomes.c.result)
    found = found.where(outcomes.c.visitor == visitor, sa.exists().where(tables.c.id == matches.c.table_id))
    if before is not None:
        found = found.where(matches.c.number < before)
    rows = connection.execute(found.order_by(matches.c.number.desc()).limit(most)).all()
    kept = sa.select(tables).where(tables.c.id.in_([row.table_id for row in rows]))
    facts = {one.id: one for one in read_tables(connection, kept)}
    return [
        Played(facts[row.table_id], row.number, row.kind, row.time, row.length, row.seat, row.result)
        for row in rows
        if row.table_id in facts
    ]


def figures_of(connection: sa.Connection, visitor: str, public: bool) -> Figures:
    """Return what came of somebody's matches, but for those that went on from a moment of another one."""
    figures = Figures()
    own = (outcomes.c.visitor == visitor, matches.c.kind != CONTINUED)
    count = sa.func.count(sa.distinct(outcomes.c.table_id)).label("times")
    by_edition = (matches.c.game, matches.c.edition, outcomes.c.result)
    for row in connection.execute(_matches_of(public, *by_edition, count).where(*own).group_by(*by_edition)):
        figures.total.add(row.result, row.times)
        figures.by_edition.setdefault((row.game, row.edition), Tally()).add(row.result, row.times)
    bots = outcomes.alias("bots")
    by_bot = (bots.c.level, outcomes.c.result)
    against = _matches_of(public, *by_bot, count).join(bots, bots.c.table_id == outcomes.c.table_id)
    for row in connection.execute(against.where(*own, bots.c.level.is_not(None)).group_by(*by_bot)):
        figures.by_bot.setdefault(row.level, Tally()).add(row.result, row.times)
    return figures


def _matches_of(public: bool, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    found = sa.select(*columns).select_from(matches).join(outcomes, outcomes.c.table_id == matches.c.table_id)
    return found.where(matches.c.private == sa.false()) if public else found


def places_of(connection: sa.Connection, player: str) -> list[Place]:
    """Return the places of somebody on the ladders."""
    rows = connection.execute(sa.select(ratings).where(ratings.c.player == player).order_by(ratings.c.game)).all()
    return [_placed(row, connection.execute(_above(row)).scalar_one() + 1) for row in rows]


def _above(row: sa.Row[Any]) -> sa.Select[Any]:
    """Return what counts those who stand above somebody, in the order of the ladder."""
    alike = sa.and_(ratings.c.standing == row.standing, ratings.c.player < row.player)
    above = sa.or_(ratings.c.standing > row.standing, alike)
    return sa.select(sa.func.count()).select_from(ratings).where(ratings.c.game == row.game, above)


def ladder(connection: sa.Connection, game: str, start: int, most: int) -> list[Place]:
    """Return some places of the ladder of a game, from one on."""
    ordered = (
        sa.select(ratings, visitors.c.name)
        .outerjoin(visitors, visitors.c.id == ratings.c.player)
        .where(ratings.c.game == game)
        .order_by(ratings.c.standing.desc(), ratings.c.player)
    )
    rows: Iterable[sa.Row[Any]] = connection.execute(ordered.offset(start).limit(most))
    return [_placed(row, place, row.name) for place, row in enumerate(rows, start + 1)]


def _placed(row: sa.Row[Any], place: int, name: str | None = None) -> Place:
    return Place(place, row.game, row.player, row.standing, row.games, name)
