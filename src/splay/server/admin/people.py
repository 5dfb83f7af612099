"""People: who there is, what is stored of them, how they are muted or banned, and how they are forgotten."""

import re
import secrets
from dataclasses import replace
from datetime import date
from ipaddress import ip_address
from typing import Any, Final

import sqlalchemy as sa

from splay.kernel.errors import SplayError
from splay.kernel.setup import unique_names
from splay.server.address import neighbourhood
from splay.server.admin.opening import now
from splay.server.admin.tables import TRIES, find
from splay.server.ended import Ended, ended, ended_by_hand
from splay.server.guide import Json
from splay.server.line import tell_nodes
from splay.server.news import BarredAnew, Forgotten, Renamed
from splay.server.play import Bounds, Play, fold
from splay.server.ratings import note_ended
from splay.server.records import CONCEDE, END, FINISHED, OPEN, PLAYING, Entry, TableFacts
from splay.server.rows import chair_rows, entry_row
from splay.server.schema import (
    barred,
    chairs,
    chat,
    daily_answers,
    entries,
    matches,
    outcomes,
    passkeys,
    ratings,
    reviews,
    seat_links,
    subscriptions,
    tables,
    visitors,
)
from splay.server.shown import iso
from splay.server.store import Conflict, Stored, changing

_VISITOR: Final = re.compile(r"[A-Za-z0-9_-]{16}")
SOMEBODY: Final = "Somebody"
"""How those are called who have been forgotten."""
REMOVED: Final = "(removed)"
"""What stands where they have said something."""
_OWN: Final = (seat_links, passkeys, subscriptions, daily_answers)
"""What is a person's own, and gone when they are forgotten."""


# Who there is


def people_called(engine: sa.Engine, name: str) -> list[Json]:
    """Return those who are called so, or have sat at a table by that name."""
    by_name = sa.select(visitors.c.id, visitors.c.name).where(visitors.c.name == name)
    seated = sa.select(chairs.c.visitor, chairs.c.name).where(chairs.c.name == name, chairs.c.visitor.is_not(None))
    with engine.connect() as connection:
        rows = connection.execute(by_name.union(seated)).all()
    return [{"visitor": row[0], "name": row[1]} for row in sorted(map(tuple, rows))]


def _check_known(connection: sa.Connection, visitor: str) -> None:
    others = [table.c.visitor for table in (chairs, chat, outcomes, *_OWN)]
    for column in (visitors.c.id, *others, barred.c.who):
        if connection.execute(sa.select(column).where(column == visitor).limit(1)).first() is not None:
            return
    raise SplayError(f"nothing is stored of a visitor {visitor!r}: `splay admin people NAME` finds visitors by name")


# Muting and banning


def bar(engine: sa.Engine, who: str, how: str, why: str) -> str:
    """Mute or ban a visitor or an address; returns the one that it is, of IPv6 addresses the /64."""
    who = _one(who)
    with engine.begin() as connection:
        connection.execute(sa.delete(barred).where(barred.c.who == who))
        connection.execute(sa.insert(barred), {"who": who, "how": how, "why": why, "since": now()})
        tell_nodes(connection, [BarredAnew(who)], now())
    return who


def unbar(engine: sa.Engine, who: str, how: str) -> str:
    """Let a visitor or an address that is muted or banned be so no more."""
    who = _one(who)
    with engine.begin() as connection:
        gone = connection.execute(sa.delete(barred).where(barred.c.who == who, barred.c.how == how))
        if gone.rowcount == 0:
            raise SplayError(f"{who} is not {how}")
        tell_nodes(connection, [BarredAnew(who)], now())
    return who


def _one(who: str) -> str:
    """Return a visitor or an address as it is stored."""
    if "." in who or ":" in who:
        # Of IPv6 the /64 can be named as well, as it is listed.
        address = who.removesuffix("/64") if ":" in who else who
        try:
            return neighbourhood(str(ip_address(address)))
        except ValueError as error:
            raise SplayError(f"{who!r} is neither a visitor nor an address") from error
    if _VISITOR.fullmatch(who) is None:
        raise SplayError(f"{who!r} is neither a visitor nor an address")
    return who


def all_barred(engine: sa.Engine) -> list[Json]:
    """Return who is muted or banned."""
    with engine.connect() as connection:
        rows = connection.execute(sa.select(barred).order_by(barred.c.since)).all()
    return [{"who": row.who, "how": row.how, "why": row.why, "since": iso(row.since)} for row in rows]


# Their data


def count_tables(engine: sa.Engine, visitor: str) -> int:
    """Return at how many tables a person sits."""
    with engine.connect() as connection:
        _check_known(connection, visitor)
        seats = sa.select(sa.func.count()).select_from(chairs).where(chairs.c.visitor == visitor)
        return connection.execute(seats).scalar_one()


def data_of(engine: sa.Engine, visitor: str) -> Json:
    """Return all that is stored of a person; nothing that tells of other people's cards."""
    with engine.connect() as connection:
        _check_known(connection, visitor)
        name = connection.execute(sa.select(visitors.c.name).where(visitors.c.id == visitor)).scalar()
        seats = connection.execute(sa.select(chairs.c.table_id).where(chairs.c.visitor == visitor)).scalars().all()
        said = connection.execute(sa.select(chat).where(chat.c.visitor == visitor)).all()
        links, keys, told, daily = (
            connection.execute(sa.select(own).where(own.c.visitor == visitor)).all() for own in _OWN
        )
        bars = connection.execute(sa.select(barred).where(barred.c.who == visitor)).all()
        past = connection.execute(_matches_of(visitor)).all()
        rated = connection.execute(sa.select(ratings).where(ratings.c.player == visitor)).all()
    return {
        "visitor": visitor,
        "name": name,
        "tables": [_part_of(find(engine, table_id), visitor) for table_id in sorted(seats)],
        "said": [{"table": row.table_id, "time": iso(row.time), "name": row.name, "text": row.text} for row in said],
        "seat_links": [{"table": row.table_id, "expires": iso(row.expires)} for row in links],
        "passkeys": [
            {"name": row.name, "created": iso(row.created), "used": row.used and iso(row.used)} for row in keys
        ],
        "told_at": [{"endpoint": row.endpoint, "since": iso(row.created)} for row in told],
        "daily_positions": [
            {"date": date.fromordinal(row.day).isoformat(), "answer": row.answer, "right": row.is_right}
            for row in daily
        ],
        "matches": [
            {"table": row.table_id, "game": row.game, "edition": row.edition, "kind": row.kind}
            | {"ended": iso(row.time), "seat": row.seat, "result": row.result}
            for row in past
        ],
        "ratings": [{"game": row.game, "mu": row.mu, "sigma": row.sigma, "games": row.games} for row in rated],
        "barred": [{"how": row.how, "why": row.why, "since": iso(row.since)} for row in bars],
    }


def _matches_of(visitor: str) -> sa.Select[Any]:
    """Return what finds the matches of a person that are over, also those whose tables are kept no longer."""
    found = sa.select(matches, outcomes.c.seat, outcomes.c.result).join(outcomes)
    return found.where(outcomes.c.visitor == visitor).order_by(matches.c.number)


def _part_of(stored: Stored, visitor: str) -> Json:
    """Return what a person has done at a table."""
    facts, seat = stored.facts, stored.facts.seat_of(visitor)
    assert seat is not None
    done = [entry for entry in stored.entries if entry.seat == seat]
    return {
        "table": facts.id,
        "game": facts.game,
        "edition": facts.edition,
        "status": facts.status,
        "created": iso(facts.created),
        "seat": seat,
        "name": facts.chairs[seat].name,
        "host": facts.host == visitor,
        "entries": [
            {"number": entry.number, "kind": entry.kind, "value": entry.value, "time": iso(entry.time)}
            for entry in done
        ],
    }


# Forgetting them


def forget_person(engine: sa.Engine, visitor: str, bounds: Bounds) -> int:
    """Forget a person; returns at how many tables they sat.

    They leave tables that have not begun and concede matches that go on; what is finished stays, with a neutral name.
    Ruling: that they are muted or banned is not forgotten: it holds for whoever comes by their cookie.
    """
    with engine.connect() as connection:
        _check_known(connection, visitor)
        sat = connection.execute(sa.select(chairs.c.table_id).where(chairs.c.visitor == visitor)).scalars().all()
        named = connection.execute(sa.select(tables.c.id).where(tables.c.facts.contains(visitor, autoescape=True)))
        there = sorted({*sat, *named.scalars()})
    for table_id in there:
        _forget_at(engine, table_id, visitor, bounds)
    with engine.begin() as connection:
        heard = (
            connection.execute(sa.select(chat.c.table_id).where(chat.c.visitor == visitor).distinct()).scalars().all()
        )
        _unsay(connection, chat.c.visitor == visitor)
        for own in _OWN:
            connection.execute(sa.delete(own).where(own.c.visitor == visitor))
        # What they have won and lost stays with those who have played against them.
        connection.execute(sa.update(outcomes).where(outcomes.c.visitor == visitor).values(visitor=None))
        connection.execute(sa.delete(ratings).where(ratings.c.player == visitor))
        connection.execute(sa.delete(visitors).where(visitors.c.id == visitor))
        tell_nodes(connection, [Renamed(visitor), *map(Forgotten, heard)], now())
    return len(sat)


def _unsay(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    # The lines stay, so that the numbers of the others do.
    connection.execute(sa.update(chat).where(which).values(name=SOMEBODY, text=REMOVED, visitor=None))


def _forget_at(engine: sa.Engine, table_id: str, visitor: str, bounds: Bounds) -> None:
    """Forget a person at one table."""
    for _ in range(TRIES):
        stored = find(engine, table_id)
        facts, added, over = _without(stored, visitor, bounds)
        seat = stored.facts.seat_of(visitor)
        try:
            with engine.begin() as connection:
                changing(facts)(connection)
                connection.execute(sa.delete(chairs).where(chairs.c.table_id == table_id))
                connection.execute(sa.insert(chairs), chair_rows(facts))
                # It names everybody; whoever asks for it gets it anew.
                connection.execute(sa.delete(reviews).where(reviews.c.table_id == table_id))
                if added:
                    connection.execute(sa.insert(entries), [entry_row(table_id, entry) for entry in added])
                if seat is not None:
                    name = stored.facts.chairs[seat].name
                    _unsay(connection, _said_by(table_id, visitor, seat, name))
                note_ended(connection, [over] if over is not None else [])
                tell_nodes(connection, [Forgotten(table_id)], now())
            return
        except (Conflict, sa.exc.IntegrityError):
            continue
    raise SplayError(f"table {table_id} goes on faster than somebody can be forgotten there: try again")


def _said_by(table_id: str, visitor: str, seat: int, name: str) -> sa.ColumnElement[bool]:
    unknown = sa.and_(chat.c.visitor.is_(None), chat.c.seat == seat, chat.c.name == name)
    return sa.and_(chat.c.table_id == table_id, sa.or_(chat.c.visitor == visitor, unknown))


def _without(stored: Stored, visitor: str, bounds: Bounds) -> tuple[TableFacts, list[Entry], Ended | None]:
    """Return a table without a person, the entries by which its match goes on, and how it ends by them if it does."""
    facts, added, over = stored.facts.copy(), list[Entry](), None
    seat = facts.seat_of(visitor)
    facts.changed = max(facts.changed, now()) if facts.status != FINISHED else facts.changed
    if seat is not None and facts.status == OPEN:
        facts.stand_up(visitor)
    elif seat is not None:
        if facts.status == PLAYING:
            added, over = _concede(facts, stored.entries, seat, bounds)
        _rename(facts, seat)
        if facts.result is not None and facts.started:
            facts.result = {**facts.result, "words": _result_words(facts, [*stored.entries, *added], bounds)}
    facts.host = "" if facts.host == visitor else facts.host
    facts.kicked = [kicked for kicked in facts.kicked if kicked != visitor]
    facts.invited = [invited for invited in facts.invited if invited != visitor]
    return facts, added, over


def _rename(facts: TableFacts, seat: int) -> None:
    """Let somebody neutral sit on a seat: a person still, but nobody can be that one."""
    chair = replace(facts.chairs[seat], name=SOMEBODY, visitor=secrets.token_urlsafe(12))
    facts.chairs[seat] = chair
    names = unique_names([chair.name for chair in facts.chairs])
    facts.chairs[seat] = replace(chair, name=names[seat])


def _concede(facts: TableFacts, past: list[Entry], seat: int, bounds: Bounds) -> tuple[list[Entry], Ended | None]:
    """Let somebody concede, as far as the match can be played on; returns what is added to it, and how it ends."""
    try:
        play = fold(facts, bounds, past)
    except SplayError:
        facts.close("The match could not be played on")
        return [], ended_by_hand(facts, now(), len(past))
    facts.proposal = None
    if play.result is None and not play.has_left(seat):
        play.apply(Entry(len(play.entries), CONCEDE, seat, "", now()))
    if (reason := play.must_end()) is not None:
        play.apply(Entry(len(play.entries), END, seat, reason, now()))
    facts.asked = play.asked
    if play.result is not None:
        facts.status, facts.result = FINISHED, play.result.to_json()
    return play.entries[len(past) :], ended(facts, play) if play.result is not None else None


def _result_words(facts: TableFacts, all_entries: list[Entry], bounds: Bounds) -> str:
    """Return the words of a result by the names that the players have now."""
    try:
        play: Play | None = fold(facts, bounds, all_entries)
    except SplayError:
        play = None
    return play.result.words if play is not None and play.result is not None else "The match is over"
