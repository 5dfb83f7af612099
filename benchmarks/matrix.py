"""Does every game of the third edition hold, whatever is played together? Thousands of random games, and a table.

    python benchmarks/matrix.py [--games 10000] [--each 250] [--jobs 2] [--seed 0]

`--games` games are played with all four expansions and the relics, by 2 to 8 players in turn, and `--each` games with
each of the 16 combinations of expansions, by as many as can play it, with the table's choices (teams, relics, longer
games) changing from game to game. At the end of every action each card must be in exactly one place. A game that goes
on for more than 1,000 turns counts as unfinished, one that fails is named with its seed, and then the program fails as
well.
"""

import argparse
import multiprocessing
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations

from splay.bots.random import RandomBot
from splay.innovation.edition import THIRD_EDITION
from splay.innovation.game import Game
from splay.innovation.start import begin
from splay.kernel.agent import Table
from splay.kernel.decision import Decision
from splay.kernel.game import Decider
from splay.kernel.setup import Setup

EXPANSIONS = tuple(THIRD_EDITION.expansions)
NAMES = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"]
MOST_TURNS = 1_000
MOST_DECISIONS = 20_000
"""How many decisions one action may take; with more it is taken to be stuck."""
BATCH = 20
ENDINGS = ("achievements", "score", "effect", "elimination", "unfinished", "failed")


@dataclass
class Tally:
    """What has been counted of some games."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    longest: int = 0
    """The most turns of a game."""
    widest: int = 0
    """The most decisions of an action."""
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.widest = max(self.widest, other.widest)
        self.endings.update(other.endings)
        self.failures += other.failures


class Stuck(Exception):
    """An action does not come to an end."""


class Watched(Decider):
    """A table at which each action must come to an end."""

    def __init__(self, game: Game, seed: int) -> None:
        self._table = Table(game, [RandomBot(seed + player.seat) for player in game.players])
        self.began = 0
        game.decider = self

    @property
    def decisions(self) -> int:
        return self._table.decisions

    def decide(self, decision: Decision) -> int:
        if self.decisions - self.began > MOST_DECISIONS:
            raise Stuck(f"{MOST_DECISIONS} decisions in one action, the last one: {decision}")
        return self._table.decide(decision)


def setup_of(sets: tuple[str, ...], seed: int) -> Setup:
    """Return the setup of a game: players and choices go by its seed."""
    most = THIRD_EDITION.most_at_table(False, THIRD_EDITION.with_sets(["base", *sets]))
    players = 2 + seed % (most - 1)
    options: dict[str, str] = {}
    if "artifacts" in sets and (len(sets) == len(EXPANSIONS) or seed % 3):
        options["relics"] = "yes"
    if players == 4 and seed % 2:
        options["teams"] = "yes"
    if seed % 5 == 4:
        options["longer"] = "yes"
    return Setup("innovation", THIRD_EDITION.key, ["base", *sets], NAMES[:players], seed, options)


def check(game: Game) -> None:
    """See to it that each card is in exactly one place, and that the game knows in which."""
    places = [(card.index, zone.index) for zone in game.zones for card in zone.cards]
    if len(places) != len(game.cards) or dict(places) != dict(enumerate(game.where)):
        raise AssertionError("a card is in two places, or in none")


def play(sets: tuple[str, ...], seed: int) -> Tally:
    """Play one game to its end."""
    game = begin(setup_of(sets, seed))
    table = Watched(game, seed)
    tally = Tally(games=1)
    try:
        while game.result is None and game.turn <= MOST_TURNS:
            game.advance()
            check(game)
            tally.widest = max(tally.widest, table.decisions - table.began)
            table.began = table.decisions
        ending = "unfinished" if game.result is None else game.result.kind
    except Exception:
        ending = "failed"
        tally.failures.append(f"{'+'.join(sets)}, seed {seed}: {traceback.format_exc()}")
    tally.decisions, tally.turns, tally.longest = table.decisions, game.turn, game.turn
    tally.endings[ending] += 1
    return tally


def play_batch(sets: tuple[str, ...], seeds: range) -> Tally:
    tally = Tally()
    for seed in seeds:
        tally.add(play(sets, seed))
    return tally


def play_all(pool: ProcessPoolExecutor, sets: tuple[str, ...], seeds: range) -> Tally:
    batches = [seeds[first : first + BATCH] for first in range(0, len(seeds), BATCH)]
    total = Tally()
    for tally in pool.map(play_batch, [sets] * len(batches), batches):
        total.add(tally)
        print(f"\r{name_of(sets)}: {total.games:,} of {len(seeds):,} games ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return total


def name_of(sets: tuple[str, ...]) -> str:
    return " + ".join(sets) or "base"


def row(name: str, tally: Tally) -> str:
    ended = [tally.endings[kind] for kind in ENDINGS]
    return (
        f"| {name} | {tally.games:,} | {tally.decisions:,} | {tally.turns / max(tally.games, 1):.0f} | {tally.longest} "
        f"| {tally.widest} | {' | '.join(f'{count:,}' for count in ended)} |"
    )


def report(results: dict[str, Tally]) -> list[str]:
    return [
        "| expansions | games | decisions | turns a game | longest, in turns | most decisions of an action "
        "| won by achievements | by score | by an effect | as the last one left | unfinished | failed |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
        *[row(name, tally) for name, tally in results.items()],
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games with everything")
    parser.add_argument("--each", type=int, default=250, help="games with each combination of expansions")
    parser.add_argument("--jobs", type=int, default=2, help="on how many processes to play")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed; the others follow it")
    options = parser.parse_args()
    results: dict[str, Tally] = {}
    with ProcessPoolExecutor(options.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for count in range(len(EXPANSIONS) + 1):
            for sets in combinations(EXPANSIONS, count):
                if options.each:
                    results[name_of(sets)] = play_all(pool, sets, range(options.seed, options.seed + options.each))
        if options.games:
            # Those of the combinations are not played again.
            first = options.seed + options.each
            results["everything"] = play_all(pool, EXPANSIONS, range(first, first + options.games))
    print("\n".join(report(results)))
    failures = [failure for tally in results.values() for failure in tally.failures]
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
