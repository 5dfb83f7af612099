"""The daily position: what somebody is shown of it, what came of their answer, and how many days in a row were right.

Until somebody has answered they are told nothing of the solution. Only the first answer counts, and for the days in a
row only one that was given on its day.
"""

import re
from datetime import date, timedelta
from functools import lru_cache
from typing import Final, NamedTuple

import orjson
import sqlalchemy as sa

from splay.bots.names import name_for
from splay.daily.puzzle import NAMES, THEMES, Moment, Puzzle
from splay.daily.store import FIRST_DAY, puzzle_of, read_day, today
from splay.daily.streak import streak
from splay.games import DEFAULT_GAME
from splay.kernel.errors import NotFound
from splay.kernel.match import Match
from splay.kernel.setup import Setup
from splay.server.chat import Chat
from splay.server.guide import GUIDES, Json
from splay.server.learning import asked_of, moment_of, table_of
from splay.server.refusal import Refused
from splay.server.schema import daily_answers
from splay.server.settings import Settings
from splay.server.store import Conflict, Store
from splay.server.turns import Caller
from splay.server.visitors import Visitor
from splay.server.work_queue import WorkerThread, WorkQueue

ARCHIVE: Final = 31
"""How many days are listed at a time."""


LOGGED: Final = 80
"""How many of the last things that have happened are told."""


BOT: Final = "learned"
"""The kind of bot that played the games in which the positions were found."""


class Given(NamedTuple):
    """What somebody has answered: which option, whether it is the best one, and whether on its day."""

    answer: int
    is_right: bool
    in_time: bool


Answers = dict[date, Given]
"""What somebody has answered, by day."""


class Daily(Chat):
    """The daily positions, and what those who come by have answered."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.days = WorkQueue([WorkerThread("splay-daily")], "Many days are being looked at: wait a moment.")

    async def daily(self, text: str | None, visitor: Visitor | None, words: str | None, caller: Caller) -> Json:
        """Return the position of a day, and what the visitor has answered."""
        now = today(self.date())
        day, told_in = _day(text, now), _words(words)
        answers = await self._answers(visitor)
        told = await self.days.tell((day, told_in), lambda: self.days.have(caller, _told, day, told_in))
        shown = orjson.loads(told)
        given = answers.get(day)
        solution = await self.beside(_solved, day, given.answer, _words(words)) if given is not None else None
        return {**shown, "today": now.isoformat(), "answered": solution, "streak": _streak(answers, now)}

    async def answer_daily(self, text: str, visitor: Visitor | None, index: int, words: str | None) -> Json:
        """Take somebody's answer, and tell whether it is right, and why."""
        now = today(self.date())
        day = _day(text, now)
        told = await self.beside(_solved, day, index, _words(words))
        counts = visitor is not None and await self._keep_given(
            visitor.id, day, Given(index, told["right"] is True, day == now)
        )
        return {**told, "counts": counts, "streak": _streak(await self._answers(visitor), now)}

    async def archive(self, before: str | None, visitor: Visitor | None) -> Json:
        """Return the days up to now, the last first, and which of them the visitor has answered."""
        now = today(self.date())
        last = _day(before, now) - timedelta(days=1) if before is not None else now
        answers = await self._answers(visitor)
        count = min(ARCHIVE, (last - FIRST_DAY).days + 1)
        days = [last - timedelta(days=back) for back in range(count)]
        listed = [_listed(day, answers.get(day)) for day in days]
        more = days[-1].isoformat() if days and days[-1] > FIRST_DAY else None
        return {"days": listed, "next": more, "today": now.isoformat(), "streak": _streak(answers, now)}

    async def _answers(self, visitor: Visitor | None) -> Answers:
        """Return what somebody has answered, by day."""
        if visitor is None:
            return {}
        rows = await self.store.read(sa.select(daily_answers).where(daily_answers.c.visitor == visitor.id))
        return {date.fromordinal(row.day): Given(row.answer, row.is_right, row.in_time) for row in rows}

    async def _keep_given(self, visitor: str, day: date, given: Given) -> bool:
        """Store somebody's first answer to a day; a later one changes nothing, and is told to."""
        row = {"visitor": visitor, "day": day.toordinal(), **given._asdict()}

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(daily_answers), row)

        try:
            await self.store.write(work)
        except Conflict:
            return False
        return True


def _streak(answers: Answers, now: date) -> int:
    return streak([day for day, given in answers.items() if given.is_right and given.in_time], now)


def _day(text: str | None, now: date) -> date:
    try:
        return now if text is None else read_day(text, now)
    except NotFound as error:
        words = str(error)
        raise Refused("not_found", f"{words[:1].upper()}{words[1:]}.") from error


def _words(wanted: str | None) -> str:
    return GUIDES[DEFAULT_GAME].vocabulary(wanted)


def _listed(day: date, given: Given | None) -> Json:
    """Return a day of the archive; what it is about is told once it has been answered."""
    puzzle = puzzle_of(day)
    return {
        "date": day.isoformat(),
        "edition": puzzle.moment.edition,
        "expansions": list(puzzle.moment.expansions),
        "players": puzzle.moment.players,
        "right": given and given.is_right,
        "theme": given and THEMES[puzzle.theme],
    }


class Asked(NamedTuple):
    """What a position asks: which seat, among which options, and how everybody at the table is called."""

    seat: int
    labels: list[str]
    names: list[str]


@lru_cache(512)
def _asked(day: date) -> Asked:
    moment = puzzle_of(day).moment
    decision = moment.match().decision
    assert decision is not None
    labels = [value.label for value in decision.values]
    return Asked(decision.seat, labels, _names(moment.players, decision.seat))


def _names(players: int, reader: int) -> list[str]:
    """Return how everybody is called: the bots as at a table, the reader as in the store."""
    names: list[str] = []
    for seat in range(players):
        names.append(NAMES[seat] if seat == reader else name_for(BOT, names))
    return names


def _called(moment: Moment, names: list[str]) -> Match:
    """Return the match of a moment, its players called so."""
    match = moment.match()
    setup = match.setup
    called = Setup(setup.game, setup.edition, setup.sets, names, setup.seed, setup.options, setup.rules)
    return Match(match.kind, called, moment.answers)


def _told(day: date, words: str) -> bytes:
    """Return the position of a day as the seat that is asked sees it, as JSON, and nothing of the solution."""
    puzzle = puzzle_of(day)
    seat, _, names = _asked(day)
    match = _called(puzzle.moment, names)
    yesterday = day - timedelta(days=1)
    told = {
        "date": day.isoformat(),
        "yesterday": yesterday.isoformat() if yesterday >= FIRST_DAY else None,
        "edition": puzzle.moment.edition,
        "expansions": list(puzzle.moment.expansions),
        "seat": seat,
        "table": table_of(match, seat, "daily", words, BOT),
        **moment_of(match, seat, max(0, match.event_count() - LOGGED), words),
        **asked_of(match, len(puzzle.moment.answers), words),
    }
    return orjson.dumps(told)


def _solved(day: date, answer: int, words: str) -> Json:
    """Return whether an answer is right, and the solution."""
    puzzle = puzzle_of(day)
    _, labels, names = _asked(day)
    if not 0 <= answer < len(labels):
        raise Refused("illegal", f"There is no option {answer}: they are 0 to {len(labels) - 1}.")
    return {
        "date": day.isoformat(),
        "answer": answer,
        "right": puzzle.is_right(labels[answer]),
        "best": labels.index(puzzle.best),
        "greedy": labels.index(puzzle.greedy),
        "theme": puzzle.theme,
        "theme_title": THEMES[puzzle.theme],
        "why": _say(puzzle.why, names, words),
        "options": _options(puzzle, labels, names, words),
        "lines": puzzle.lines,
    }


def _options(puzzle: Puzzle, labels: list[str], names: list[str], words: str) -> list[Json]:
    """Return the options that were looked at, the best first, with their chances."""
    return [
        {
            "index": labels.index(option.label),
            "label": _say(option.label, names, words),
            "chance": option.chance,
            "sure": [option.low, option.high],
            "leads": _say(option.leads, names, words),
        }
        for option in puzzle.options
    ]


def _say(text: str, names: list[str], words: str) -> str:
    """Return words of the store in a vocabulary, with everybody called as at the table."""
    called = dict(zip(NAMES, names, strict=False))
    told = re.sub(rf"\b({'|'.join(called)})\b", lambda found: called[found[0]], text)
    return GUIDES[DEFAULT_GAME].say(words, told, names)
