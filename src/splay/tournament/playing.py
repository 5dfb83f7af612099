"""Plays a tournament, from its beginning or from wherever its file says that it was cut off."""

import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from splay.simulate import play_all
from splay.tournament.journal import Journal
from splay.tournament.plan import Tournament, Which, orders, play_game
from splay.tournament.report import Report


def run(
    tournament: Tournament,
    resume: Path | None = None,
    progress: Callable[[Report], None] | None = None,
    ray: str | None = None,
) -> Report:
    """Play all games, on this machine or at the address of a Ray cluster.

    An interruption ends the run and keeps the games that were over. With a file, games that are over are kept in it and
    those in it are not played again.
    """
    report = Report(tournament)
    begun = time.perf_counter()
    with Journal(resume, tournament) if resume is not None else nullcontext() as journal:
        played = journal.played if journal is not None else {}
        for which, outcome in played.items():
            report.add(which, outcome)
        games = play_all(partial(play_game, tournament), _batches(report, set(played)), tournament.jobs, ray)
        try:
            for which, outcome in games:
                if journal is not None:
                    journal.add_game(which, outcome)
                report.add(which, outcome)
                if progress is not None:
                    progress(report)
        except KeyboardInterrupt:
            report.interrupted = True
    report.seconds = time.perf_counter() - begun
    return report


def _batches(report: Report, played: set[Which]) -> Iterator[list[Which]]:
    """Go through what is left to play: deal by deal, at every table that is not over, in every order of the seats."""
    for deal in range(report.tournament.games):
        for table, tally in enumerate(report.tallies):
            count = len(orders(tally.seats))
            first = deal * count
            if first >= report.tournament.games or tally.is_over:
                continue
            batch = [Which(table, number) for number in range(first, first + count)]
            if left := [which for which in batch if which not in played]:
                yield left
