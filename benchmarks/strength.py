"""How strong is a bot? Games against others, from every seat of the same deals, and the share that it wins.

    python benchmarks/strength.py learned greedy --games 400 [--edition 3e] [--with echoes] [--players 4] [--jobs 2]
    python benchmarks/strength.py search:300 learned --games 100
    python benchmarks/strength.py search:1s greedy --games 100

Bots are named as in `splay simulate`. All other seats are taken by the second bot. Each deal is played once from every
seat, so that games come in pairs (or threes, or fours). A victory that is shared counts as a part of one, a game that
goes past 300 turns as none, and is told. Finished games are kept in the file that `--keep` names, one for each match,
and a run that was stopped goes on.
"""

import argparse
import hashlib
import sys
import time
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from splay import build
from splay.analysis.calibration import weights_checksum
from splay.bots.network import Network, read
from splay.bots.search import SearchBot
from splay.bots.value import settled, weights_name
from splay.games import EDITIONS, game_named, setup_of
from splay.journal import Journal
from splay.kernel.agent import Agent, Seat, Table
from splay.kernel.decision import Decision
from splay.kernel.errors import SetupError, SplayError
from splay.kernel.rng import Rng
from splay.kernel.setup import Setup
from splay.simulate import make_entry, play_all, weights_given, wilson
from splay.tournament.plan import MOST_TURNS


@dataclass(frozen=True)
class Match:
    """What is measured: who plays whom, and at which table."""

    bot: str
    against: str
    game: str
    edition: str | None
    expansions: tuple[str, ...]
    players: int
    seed: int
    weights: str

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        game_named(self.game).begin(self.setup(0))
        measured(self, 0)
        make_entry(self.against, 0, self.game)

    def setup(self, seed: int) -> Setup:
        """Return the setup of a game."""
        names = [f"seat {number}" for number in range(1, self.players + 1)]
        return setup_of(self.game, names, seed, self.edition, {}, self.expansions)

    def conditions(self) -> dict[str, object]:
        """Return as plain data all that the games depend on."""
        files = [Path(self.weights) if self.weights else weights_given(self.bot), weights_given(self.against)]
        shipped = weights_checksum(weights_name(game_named(self.game).begin(self.setup(0))))
        return {
            **asdict(self),
            "expansions": list(self.expansions),
            "edition": self.edition or EDITIONS[self.game],
            "rules": game_named(self.game).rules,
            "most_turns": MOST_TURNS,
            "weights": [hashlib.sha256(path.read_bytes()).hexdigest() if path else shipped for path in files],
        }


@dataclass
class Outcome:
    """How one game went for the bot."""

    number: int
    won: float
    turns: int
    decisions: int
    seconds: float


class Timed(Agent):
    """Another agent, with a watch that goes while it has the processor."""

    searches = True

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, decision: Decision, seat: Seat) -> int:
        begun = time.process_time()
        index = self.agent.decide(decision, seat)
        self.seconds += time.process_time() - begun
        self.decisions += 1
        return index


def measured(match: Match, seed: int) -> Agent:
    """Return the bot that is measured, judging by other weights than the shipped ones if they are given."""
    bot = make_entry(match.bot, seed, match.game)
    if match.weights:
        if not isinstance(bot, SearchBot) or weights_given(match.bot) is not None:
            raise SetupError(f"{match.bot} cannot be given weights: leave out --weights, or name learned or search")
        bot.network = weights_for(match.game, match.weights)
    return bot


@cache
def weights_for(game: str, path: str) -> Network:
    """Return the weights of a file, which must be those of the game."""
    network = read(Path(path))
    if network.about["game"] != game:
        raise SetupError(f"{path} has learned {network.about['game']}, and {game} is played")
    return network


def play(match: Match, number: int) -> Outcome:
    """Play one game; as many as there are seats have the same deal."""
    deal, place = divmod(number, match.players)
    chance = Rng(Rng(match.seed).next() + deal)
    game = game_named(match.game).begin(match.setup(chance.next()))
    seeds = [chance.next() for _ in range(match.players)]
    bot = Timed(measured(match, seeds[0]))
    agents: list[Agent] = [make_entry(match.against, seed, match.game) for seed in seeds[1:]]
    agents.insert(place, bot)
    Table(game, agents).play(MOST_TURNS)
    won = settled(game, place) if game.result is not None else 0.0
    return Outcome(number, won, game.turns(), bot.decisions, bot.seconds)


def take_in(outcomes: dict[int, Outcome], line: dict[str, Any]) -> None:
    """Read how a game went that was finished before."""
    outcome = Outcome(**line)
    counts = (outcome.number, outcome.turns, outcome.decisions)
    if not all(type(count) is int and count >= 0 for count in counts):
        raise ValueError("not a count")
    if not (0.0 <= outcome.won <= 1.0 and outcome.seconds >= 0.0):
        raise ValueError("not a share, or not a time")
    outcomes[outcome.number] = outcome


def play_match(match: Match, games: int, jobs: int, keep: Path | None) -> list[Outcome]:
    """Play the games of a match that are not kept yet; returns how all went."""
    outcomes: dict[int, Outcome] = {}
    lines = (
        Journal(keep, "match", match.conditions(), partial(take_in, outcomes)) if keep is not None else nullcontext()
    )
    with lines as journal:
        left = [[number] for number in range(games) if number not in outcomes]
        for done, (number, outcome) in enumerate(play_all(partial(play, match), left, jobs), games - len(left) + 1):
            outcomes[number] = outcome
            if journal is not None:
                journal.add(asdict(outcome))
            print(f"\r{done} of {games} games", end="", flush=True)
    return [outcomes[number] for number in range(games)]


def summary(outcomes: list[Outcome]) -> str:
    """Return the share of games won with its interval, and how long games and decisions took."""
    games, won = len(outcomes), sum(outcome.won for outcome in outcomes)
    low, high = wilson(won, games)
    endless = sum(outcome.turns > MOST_TURNS for outcome in outcomes)
    milliseconds = 1_000 * sum(outcome.seconds for outcome in outcomes)
    decisions = max(1, sum(outcome.decisions for outcome in outcomes))
    return (
        f"{won:g} of {games} games won: {won / games:.1%} ({low:.1%} to {high:.1%}); "
        f"{sum(outcome.turns for outcome in outcomes) / games:.0f} turns a game, "
        f"the longest {max(outcome.turns for outcome in outcomes)}, {endless} past {MOST_TURNS}; "
        f"{milliseconds / decisions:.1f} ms a decision"
    )


def count(text: str) -> int:
    """Read how many there are to be of something."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"there must be at least 1, not {number}")
    return number


def asked() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("against")
    parser.add_argument("--games", type=count, default=400)
    parser.add_argument("--game", default="innovation")
    parser.add_argument("--edition")
    parser.add_argument("--with", dest="expansions", default="", help="expansions, with commas between them")
    parser.add_argument("--players", type=count, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=count, default=1)
    parser.add_argument("--weights", default="", help="weights for the bot other than the shipped ones")
    parser.add_argument("--keep", type=Path, help="a file that finished games are kept in")
    return parser.parse_args()


def measure(given: argparse.Namespace) -> None:
    """Play what is asked for, and tell what came of it."""
    sets = tuple(name for name in given.expansions.split(",") if name)
    match = Match(given.bot, given.against, given.game, given.edition, sets, given.players, given.seed, given.weights)
    match.check()
    outcomes = play_match(match, given.games, given.jobs, given.keep)
    where = " ".join([match.game, match.edition or "", "+".join(sets), f"{match.players} players"])
    print(f"\r{match.bot} against {match.against}, {' '.join(where.split())}, {build()}: {summary(outcomes)}")


def main() -> None:
    given = asked()
    try:
        measure(given)
    except SplayError as error:
        print(f"strength: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
