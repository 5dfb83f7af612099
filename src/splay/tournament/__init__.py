"""Bots against each other: every table in every seat order on the same deals, a cross table and ratings.

    report = run(Tournament(["greedy", "random"], games=100, seed=7))
    report.tallies, report.ratings

Every game's deal and every bot's chances follow from the seed and the place of the game in the tournament alone, and
games count in their order, so the same tournament has the same result on any number of processes, and after any
interruption.
"""

from splay.tournament.plan import Tournament
from splay.tournament.playing import run
from splay.tournament.report import Report

__all__ = ["Report", "Tournament", "run"]
