"""Is the deck of Intrapreneurs balanced? Bots play thousands of games, and a table tells who won with what.

    python benchmarks/intrapreneurs_balance.py [--games 10000] [--greedy 300] [--jobs 2] [--deck FILE]

`--games` games of random bots are played for each number of players, and `--greedy` games of greedy bots. A seat's
share of the wins counts a shared victory as a part of one. For each family of projects the table has the share of all
projects started, and how often a player who has more of it than of any other wins, measured against an even chance.
"""

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from splay.bots import make_bot
from splay.intrapreneurs import INTRAPRENEURS, Deck, new_setup, read_deck, shipped_deck
from splay.intrapreneurs.facts import ASSET_FAMILIES, PROJECT_FAMILIES
from splay.intrapreneurs.game import Game
from splay.kernel.agent import Table
from splay.kernel.event import Event
from splay.kernel.rng import Rng

BATCH = 50


@dataclass
class Tally:
    """What has been counted of some games."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    points: int = 0
    shared: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    """Wins by seat, in 1/12 of a win."""
    places: Counter[int] = field(default_factory=Counter)
    """Wins by place in the order of play of round I, in 1/12 of a win."""
    used: Counter[str] = field(default_factory=Counter)
    """How often each card was taken, started, played or drawn."""
    upgraded: Counter[str] = field(default_factory=Counter)
    leaning: Counter[str] = field(default_factory=Counter)
    """By family of projects, how many players had more of it than of any other."""
    leaning_wins: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            else:
                setattr(self, name, getattr(self, name) + value)


def play(seats: Sequence[str], seed: int, deck: Deck) -> Tally:
    """Play one game and count what happened in it."""
    chance = Rng(seed)
    game = INTRAPRENEURS.begin(new_setup(seats, chance.next(), deck=deck))
    assert isinstance(game, Game)
    game.events = []
    table = Table(game, [make_bot(name, chance.next()) for name in seats])
    table.play()
    assert game.result is not None
    tally = Tally(1, game.turn, table.decisions, sum(player.score() for player in game.players))
    winners = game.result.winners
    tally.shared = int(len(winners) > 1)
    first = next(event.seat for event in game.events if event.kind == "turn")
    for seat in winners:
        tally.seats[seat] += 12 // len(winners)
        tally.places[(seat - first) % len(seats)] += 12 // len(winners)
    count_cards(game.events, tally)
    count_families(game, winners, tally)
    return tally


def count_cards(events: list[Event], tally: Tally) -> None:
    for event in events:
        if event.kind in ("take", "draw", "deal", "start", "macro", "play"):
            subject = event.subjects[0]
            tally.used[f"play {subject.label}" if event.kind == "play" else subject.label] += 1
        if event.kind in ("start", "upgrade", "restart") and event.details[0] == 2:
            tally.upgraded[event.subjects[0].label] += 1


def count_families(game: Game, winners: list[int], tally: Tally) -> None:
    """Count who leans to which family of projects, and whether that won."""
    for player in game.players:
        counts = [sum(v.project.family == family for v in player.active) for family in PROJECT_FAMILIES]
        most = max(counts)
        if counts.count(most) == 1:
            family = PROJECT_FAMILIES[counts.index(most)]
            tally.leaning[family] += 1
            if player.seat in winners:
                tally.leaning_wins[family] += 12 // len(winners)


def play_batch(seats: Sequence[str], seeds: range, path: Path | None) -> Tally:
    deck = read_deck(path) if path else shipped_deck()
    tally = Tally()
    for seed in seeds:
        tally.add(play(seats, seed, deck))
    return tally


def play_all(pool: ProcessPoolExecutor, seats: Sequence[str], games: int, path: Path | None) -> Tally:
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    total = Tally()
    for tally in pool.map(play_batch, [seats] * len(batches), batches, [path] * len(batches)):
        total.add(tally)
    return total


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def seat_row(name: str, players: int, tally: Tally) -> str:
    def shares(wins: Counter[int]) -> str:
        return " / ".join(f"{100 * wins[seat] / 12 / tally.games:.1f}" for seat in range(players))

    worst = max(tally.seats[seat] / 12 / tally.games - 1 / players for seat in range(players))
    return (
        f"| {name} | {players} | {tally.games:,} | {shares(tally.seats)} | {100 * worst:+.1f} | {shares(tally.places)} "
        f"| {percent(tally.shared, tally.games)} | {tally.points / tally.games / players:.1f} "
        f"| {tally.turns / tally.games:.0f} | {tally.decisions / tally.games:.0f} |"
    )


def report(results: dict[tuple[str, int], Tally], deck: Deck) -> list[str]:
    families = " | ".join(f"{family}: started, wins" for family in PROJECT_FAMILIES)
    return [
        "| bots | players | games | wins by seat, % | most above share | wins by place in round I, % | shared "
        "| points | turns | decisions |",
        "|---|---|---|---|---|---|---|---|---|---|",
        *[seat_row(name, players, tally) for (name, players), tally in results.items()],
        "",
        f"| bots | players | {families} | Transformative, per start |",
        "|---|---|---|---|---|---|",
        *[family_row(name, players, tally, deck) for (name, players), tally in results.items()],
        "",
        f"| bots | players | {' | '.join(ASSET_FAMILIES)} |",
        "|---|---|---|---|---|---|---|",
        *[asset_row(name, players, tally, deck) for (name, players), tally in results.items()],
        "",
        "| bots | games | least used project | least used asset | least played obstacle | rarest macro event |",
        "|---|---|---|---|---|---|",
        *[least_row(name, results, deck) for name in dict.fromkeys(name for name, _ in results)],
    ]


def family_row(name: str, players: int, tally: Tally, deck: Deck) -> str:
    started = {
        family: sum(tally.used[project.name] for project in deck.projects if project.family == family)
        for family in PROJECT_FAMILIES
    }
    total = sum(started.values())
    cells = []
    for family in PROJECT_FAMILIES:
        wins = tally.leaning_wins[family] / 12
        edge = 100 * (wins / tally.leaning[family] - 1 / players) if tally.leaning[family] else 0.0
        cells.append(f"{percent(started[family], total)}, {edge:+.1f}")
    return f"| {name} | {players} | {' | '.join(cells)} | {percent(tally.upgraded.total(), total)} |"


def asset_row(name: str, players: int, tally: Tally, deck: Deck) -> str:
    """Return how often a card of each family was acquired, in relation to how many there are."""
    cells = []
    for family in ASSET_FAMILIES:
        cards = [asset for asset in deck.assets if asset.family == family]
        cells.append(percent(sum(tally.used[asset.name] for asset in cards), len(cards) * tally.games))
    return f"| {name} | {players} | {' | '.join(cells)} |"


def least_row(name: str, results: dict[tuple[str, int], Tally], deck: Deck) -> str:
    total = Tally()
    for (bots, _), tally in results.items():
        if bots == name:
            total.add(tally)
    cells = []
    for names in (
        [project.name for project in deck.projects],
        [asset.name for asset in deck.assets],
        [f"play {obstacle.name}" for obstacle in deck.obstacles],
        [event.name for event in deck.events],
    ):
        least = min(names, key=lambda card: total.used[card])
        cells.append(f"{least.removeprefix('play ')}: {total.used[least]:,}")
    return f"| {name} | {total.games:,} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games of random bots for each number of players")
    parser.add_argument("--greedy", type=int, default=300, help="games of greedy bots for each number of players")
    parser.add_argument("--jobs", type=int, default=2, help="on how many processes to play")
    parser.add_argument("--deck", type=Path, default=None, help="another deck than ours")
    options = parser.parse_args()
    deck = read_deck(options.deck) if options.deck else shipped_deck()
    results: dict[tuple[str, int], Tally] = {}
    with ProcessPoolExecutor(options.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for bot, games in (("random", options.games), ("greedy", options.greedy)):
            for players in (2, 3, 4):
                if games:
                    results[bot, players] = play_all(pool, [bot] * players, games, options.deck)
    print("\n".join(report(results, deck)))


if __name__ == "__main__":
    main()
