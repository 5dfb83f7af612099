"""How a match has ended: for each seat, and whether it counts for the ratings."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.games import team_letters
from splay.server.play import ABANDONED, CLOSED, DRAW_AGREED, ENDINGS, TOO_LONG, Play
from splay.server.records import CONCEDE, TIMEOUT, TableFacts

WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
UNFINISHED: Final = "unfinished"

RATED: Final = "rated"
CASUAL: Final = "casual"
CONTINUED: Final = "continued"
"""One that goes on from a moment of another match: it is in no figures."""

LEAST_ANSWERS: Final = 10
"""Who gives up before so many answers has left at once."""


@dataclass(frozen=True)
class Outcome:
    """How a match went for a seat: a person's or a bot's, and on which side it played."""

    visitor: str | None
    level: str | None
    side: int
    result: str


@dataclass(frozen=True)
class Ended:
    """A match that is over."""

    table: str
    game: str
    edition: str
    kind: str
    private: bool
    time: float
    length: int
    """How many answers it has."""
    outcomes: Sequence[Outcome]


def ended(facts: TableFacts, play: Play) -> Ended:
    """Return how a match has ended."""
    kind = CONTINUED if facts.goes_on_from else RATED if counts(facts, play) else CASUAL
    results = [_result(play, seat) for seat in range(len(facts.chairs))]
    return _told(facts, kind, play.last_touched(), len(play.steps), results)


def ended_by_hand(facts: TableFacts, time: float, entries: int) -> Ended:
    """Return how a match has ended that whoever runs the server has closed, however damaged it is."""
    return _told(facts, CASUAL, time, entries, [UNFINISHED] * len(facts.chairs))


def _told(facts: TableFacts, kind: str, time: float, length: int, results: Sequence[str]) -> Ended:
    outcomes = [
        Outcome(chair.visitor, chair.level, side, result)
        for chair, side, result in zip(facts.chairs, sides(facts), results, strict=True)
    ]
    return Ended(facts.id, facts.game, facts.edition, kind, facts.private, time, length, outcomes)


def sides(facts: TableFacts) -> list[int]:
    """Return for each seat the side on which it plays: its own, or that of its team."""
    players = len(facts.chairs)
    teams = facts.options.get("teams", "")
    letters = team_letters(facts.game, facts.edition, players, teams) if teams else ""
    return [letters.index(letter) for letter in letters] or list(range(players))


def _result(play: Play, seat: int) -> str:
    """Return how a match went for a seat.

    Ruling: who has left has lost, also where nobody wins because only bots are left; a victory that all share is drawn.
    """
    result = play.result
    assert result is not None
    if seat in result.winners:
        return WON if len(result.winners) < len(play.levels) else DRAWN
    if play.has_left(seat):
        return LOST
    return DRAWN if result.kind == DRAW_AGREED else UNFINISHED if result.kind in ENDINGS else LOST


def counts(facts: TableFacts, play: Play) -> bool:
    """Tell whether a match counts for the ratings.

    Ruling: not if the server had to end it, if a bot failed, or if somebody left at once: if they gave up, ran out of
    time or agreed on a draw before they had answered ten decisions. It then counts for nobody.
    """
    result = play.result
    assert result is not None
    if not facts.rated or facts.private or play.failures or result.kind in (TOO_LONG, ABANDONED, CLOSED):
        return False
    given = Counter(step.seat for step in play.steps if step.is_answer)
    left = {entry.seat for entry in play.entries if entry.kind in (CONCEDE, TIMEOUT)}
    if result.kind == DRAW_AGREED:
        left.update(play.people())
    return all(given[seat] >= LEAST_ANSWERS for seat in left)
