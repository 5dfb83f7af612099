"""What came of a tournament so far: points at each table, verdicts of the sequential test, ratings."""

import math
from collections.abc import Iterator
from typing import Final

from splay.rating import NEW, Rating, rate
from splay.simulate import wilson
from splay.tournament.plan import Outcome, Tournament, Which, orders

_CLEAR: Final = math.log(0.95 / 0.05)
"""How far the sequential test must lean to one side: it errs in no more than 5 of 100 tables either way."""


class Tally:
    """The games that count at one table, in their order.

    A game has one point. It goes to the winner, in equal parts to those who share a victory, and in equal parts to all
    players if it took too many turns.
    """

    def __init__(self, bots: tuple[str, ...], games: int, until: tuple[float, float] | None) -> None:
        self.bots = tuple(dict.fromkeys(bots))
        self.seats = bots
        self.outcomes: list[Outcome] = []
        self.points = dict.fromkeys(self.bots, 0.0)
        self.shared = 0
        self.unfinished = 0
        self.verdict: float | None = None
        """The share that the first bot is nearer to, once that is clear."""
        self._games = games
        self._until = until
        self._early: dict[int, Outcome] = {}

    @property
    def is_over(self) -> bool:
        """Whether all its games are played, or no more are needed."""
        return len(self.outcomes) == self._games or self.verdict is not None

    def add(self, number: int, outcome: Outcome) -> None:
        """Take note of a game; it counts as soon as those before it do."""
        self._early[number] = outcome
        while not self.is_over and len(self.outcomes) in self._early:
            self._count(self._early.pop(len(self.outcomes)))

    def _count(self, outcome: Outcome) -> None:
        every = orders(self.seats)
        seats = every[len(self.outcomes) % len(every)]
        self.outcomes.append(outcome)
        winners = [seats[seat] for seat in outcome.winners] or seats
        for bot in winners:
            self.points[bot] += 1 / len(winners)
        self.shared += len(outcome.winners) > 1
        self.unfinished += outcome.ending is None
        if self._until is not None and len(self.outcomes) % len(every) == 0:
            self.verdict = nearer(self._until, self.points[self.bots[0]], len(self.outcomes))

    def share(self, bot: str) -> tuple[float, float, float]:
        """Return a bot's share of the points, and its 95 % interval."""
        games = len(self.outcomes)
        return (self.points[bot] / games if games else 0.0, *wilson(self.points[bot], games))


def nearer(until: tuple[float, float], points: float, games: int) -> float | None:
    """Return which of two shares of the points is clearly the better guess, or None; Wald's sequential test.

    Games on the same deal in changed seats differ less than independent ones, which makes the test more careful.
    """
    low, high = until
    lean = points * math.log(high / low) + (games - points) * math.log((1 - high) / (1 - low))
    if abs(lean) < _CLEAR:
        return None
    return high if lean > 0 else low


class Report:
    """The tallies of all tables."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.tallies = [Tally(table, tournament.games, tournament.until) for table in tournament.tables]
        self.seconds = 0.0
        self.interrupted = False

    def add(self, which: Which, outcome: Outcome) -> None:
        """Take note of a game."""
        self.tallies[which.table].add(which.number, outcome)

    @property
    def games(self) -> int:
        """How many games count."""
        return sum(len(tally.outcomes) for tally in self.tallies)

    @property
    def expected(self) -> int:
        """How many games there will be in all, as far as is known by now."""
        games = self.tournament.games
        return sum(len(tally.outcomes) if tally.is_over else games for tally in self.tallies)

    @property
    def unfinished(self) -> int:
        """How many of them took too many turns."""
        return sum(tally.unfinished for tally in self.tallies)

    def totals(self) -> dict[str, tuple[float, int]]:
        """Return for each bot its points, and the games that it has sat in, once for each of its seats."""
        totals = {}
        for bot in self.tournament.bots:
            tallies = [tally for tally in self.tallies if bot in tally.bots]
            games = sum(len(tally.outcomes) * tally.seats.count(bot) for tally in tallies)
            totals[bot] = sum(tally.points[bot] for tally in tallies), games
        return totals

    def ratings(self) -> dict[str, Rating]:
        """Return the OpenSkill rating of each bot, best first."""
        rated = dict.fromkeys(self.tournament.bots, NEW)
        for seats, outcome in self._in_order():
            # Bots do not change: without tau, later games count no more than earlier ones.
            rated |= rate(seats, range(len(seats)), outcome.winners, rated, tau=0.0)
        return dict(sorted(rated.items(), key=lambda entry: -entry[1].mu))

    def _in_order(self) -> Iterator[tuple[tuple[str, ...], Outcome]]:
        """Go through all games that count, deal by deal."""
        deals = [-(-len(tally.outcomes) // len(orders(tally.seats))) for tally in self.tallies]
        for deal in range(max(deals, default=0)):
            for tally in self.tallies:
                every = orders(tally.seats)
                first = deal * len(every)
                yield from zip(every, tally.outcomes[first : first + len(every)], strict=False)

    def to_json(self) -> dict[str, object]:
        """Return the report as plain data."""
        outcomes = [outcome for tally in self.tallies for outcome in tally.outcomes]
        totals = self.totals()
        return {
            **self.tournament.conditions(),
            "games": self.games,
            "unfinished": self.unfinished,
            "turns": sum(outcome.turns for outcome in outcomes),
            "longest": max((outcome.turns for outcome in outcomes), default=0),
            "decisions": sum(outcome.decisions for outcome in outcomes),
            "seconds": round(self.seconds, 3),
            "ratings": {
                bot: {
                    "rating": round(rating.mu, 2),
                    "sigma": round(rating.sigma, 2),
                    "points": round(totals[bot][0], 3),
                    "seats": totals[bot][1],
                }
                for bot, rating in self.ratings().items()
            },
            "tables": [_table(tally) for tally in self.tallies],
        }


def _table(tally: Tally) -> dict[str, object]:
    """Return a tally as plain data."""
    shares = {bot: tally.share(bot) for bot in tally.bots}
    return {
        "seats": list(tally.seats),
        "games": len(tally.outcomes),
        "points": {bot: round(points, 3) for bot, points in tally.points.items()},
        "shares": {bot: round(share, 4) for bot, (share, _, _) in shares.items()},
        "intervals": {bot: [round(low, 4), round(high, 4)] for bot, (_, low, high) in shares.items()},
        "shared": tally.shared,
        "unfinished": tally.unfinished,
        "verdict": tally.verdict,
    }
