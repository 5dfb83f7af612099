"""Ratings of people and bots, each game's own: computed once for each match that counts, in the order of their ends.

That is done by the transaction in which a match ends. Whoever computes them all once more finds the same.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import sqlalchemy as sa

from splay.rating import NEW, Rating, rate
from splay.server.ended import LOST, RATED, Ended
from splay.server.schema import matches, outcomes, ratings

_LOCK: Final = 0x5350_4C42
"""The advisory lock under which matches of a PostgreSQL database end."""
_TAU: Final = NEW.mu / 300
"""How much a rating may change by itself from match to match, because people learn."""
_BOT: Final = "bot:"


def player_of(visitor: str | None, level: str | None) -> str | None:
    """Return under which name somebody's rating is stored; None for one who has been forgotten."""
    return _BOT + level if level is not None else visitor


def level_of(player: str) -> str | None:
    """Return the level of a bot whose rating is stored under a name; None for a person."""
    return player.removeprefix(_BOT) if player.startswith(_BOT) else None


def standing(rating: Rating) -> float:
    """Return how strong somebody is as good as surely: by this the ladder is ordered."""
    return rating.mu - 3 * rating.sigma


def note_ended(connection: sa.Connection, ended: Sequence[Ended]) -> None:
    """Store how matches have ended, and what becomes of the ratings.

    Do it as the last thing of a transaction: who waits here for another node then has nothing that it waits for.
    """
    if not ended:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    last = connection.execute(sa.select(sa.func.max(matches.c.number))).scalar() or 0
    for number, match in enumerate(ended, last + 1):
        row = {
            "table_id": match.table,
            "number": number,
            "game": match.game,
            "edition": match.edition,
            "kind": match.kind,
            "private": match.private,
            "time": match.time,
            "length": match.length,
        }
        connection.execute(sa.insert(matches), row)
        connection.execute(sa.insert(outcomes), [_row(match, seat) for seat in range(len(match.outcomes))])
        if match.kind == RATED:
            of_match = sa.select(outcomes).where(outcomes.c.table_id == match.table).order_by(outcomes.c.seat)
            _rate(connection, match.game, connection.execute(of_match).all())


def _row(match: Ended, seat: int) -> dict[str, object]:
    outcome = match.outcomes[seat]
    return {
        "table_id": match.table,
        "seat": seat,
        "visitor": outcome.visitor,
        "level": outcome.level,
        "side": outcome.side,
        "result": outcome.result,
    }


def _rate(connection: sa.Connection, game: str, seats: Sequence[sa.Row[Any]]) -> None:
    """Let a match count: note with which ratings its players came, and change these."""
    # Who has been forgotten since counts as strong as then, and has no rating afterwards.
    players = [player_of(row.visitor, row.level) or f"forgotten {row.seat}" for row in seats]
    known = _known(connection, game, players)
    before = {
        player: Rating(known[player].mu, known[player].sigma)
        if player in known
        else Rating(row.mu, row.sigma)
        if row.visitor is None and row.level is None
        else NEW
        for player, row in zip(players, seats, strict=True)
    }
    for player, row in zip(players, seats, strict=True):
        here = sa.and_(outcomes.c.table_id == row.table_id, outcomes.c.seat == row.seat)
        connection.execute(sa.update(outcomes).where(here).values(before[player]._asdict()))
    winners = [row.seat for row in seats if row.result != LOST]
    after = rate(players, [row.side for row in seats], winners, before, _TAU)
    for player, row in zip(players, seats, strict=True):
        if (row.visitor is not None or row.level is not None) and player in after:
            _store(connection, game, player, after.pop(player), known)


def _known(connection: sa.Connection, game: str, players: Sequence[str]) -> dict[str, sa.Row[Any]]:
    of_them = sa.select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    return {row.player: row for row in connection.execute(of_them)}


def _store(connection: sa.Connection, game: str, player: str, rating: Rating, known: Mapping[str, sa.Row[Any]]) -> None:
    values = {**rating._asdict(), "standing": standing(rating)}
    if player in known:
        here = sa.and_(ratings.c.game == game, ratings.c.player == player)
        connection.execute(sa.update(ratings).where(here).values(**values, games=ratings.c.games + 1))
    else:
        connection.execute(sa.insert(ratings), {"game": game, "player": player, "games": 1, **values})


def rate_anew(connection: sa.Connection) -> int:
    """Compute all ratings once more from the matches that count; returns how many these are."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    connection.execute(sa.delete(ratings))
    count = 0
    for game, seats in _that_count(connection):
        _rate(connection, game, seats)
        count += 1
    return count


def _that_count(connection: sa.Connection) -> Iterator[tuple[str, list[sa.Row[Any]]]]:
    """Go through the matches that count, in their order: the game, and the outcome of each seat."""
    counting = (
        sa.select(matches.c.game, outcomes)
        .join(outcomes, outcomes.c.table_id == matches.c.table_id)
        .where(matches.c.kind == RATED)
        .order_by(matches.c.number, outcomes.c.seat)
    )
    rows = connection.execute(counting).all()
    for _, seats in groupby(rows, lambda row: row.table_id):
        found = list(seats)
        yield found[0].game, found
