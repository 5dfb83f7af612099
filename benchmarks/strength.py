"""How strong is a bot? Games against others, from every seat of the same deals, and the share that it wins.

    python benchmarks/strength.py learned greedy --games 400 [--edition 3e] [--with echoes] [--players 4] [--jobs 2]
    python benchmarks/strength.py search:300 learned --games 100
    python benchmarks/strength.py search:1s greedy --games 100

Bots are named as in `splay simulate`. All other seats are taken by the second bot. Each deal is played once from every
seat, so that games come in pairs (or threes, or fours). A victory that is shared counts as a part of one, a game that
goes past 300 turns as none, and is told. Finished games are kept in `--keep`, and a run that was stopped goes on.
"""

import argparse
import json
import time
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from splay import build
from splay.bots import make_bot
from splay.bots.learned import LearnedBot
from splay.bots.network import Network, read
from splay.bots.search import SearchBot
from splay.bots.value import settled
from splay.games import game_named, setup_of
from splay.kernel.agent import Agent, Seat, Table
from splay.kernel.decision import Decision
from splay.kernel.rng import Rng
from splay.simulate import play_all, wilson
from splay.tournament.plan import MOST_TURNS

NAMES = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"]


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

    @property
    def key(self) -> str:
        return json.dumps(asdict(self))


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


def new_bot(name: str, seed: int, network: Network | None) -> Agent:
    """Return a bot by its name, judging by other weights than the shipped ones if they are given."""
    bot = make_bot(name, seed)
    if network is not None and isinstance(bot, LearnedBot | SearchBot):
        bot.network = network
    return bot


def play(match: Match, number: int) -> Outcome:
    """Play one game; as many as there are seats have the same deal."""
    deal, place = divmod(number, match.players)
    chance = Rng(Rng(match.seed).next() + deal)
    setup = setup_of(match.game, NAMES[: match.players], chance.next(), match.edition, {}, match.expansions)
    game = game_named(match.game).begin(setup)
    seeds = [chance.next() for _ in range(match.players)]
    bot = Timed(new_bot(match.bot, seeds[0], read(Path(match.weights)) if match.weights else None))
    agents: list[Agent] = [new_bot(match.against, seed, None) for seed in seeds[1:]]
    agents.insert(place, bot)
    Table(game, agents).play(MOST_TURNS)
    won = settled(game, place) if game.result is not None else 0.0
    return Outcome(number, won, game.turns(), bot.decisions, bot.seconds)


def kept(path: Path | None, match: Match) -> list[Outcome]:
    """Return the games of a match that were finished before."""
    if path is None or not path.exists():
        return []
    lines = [json.loads(line) for line in path.read_text().splitlines() if line.endswith("}")]
    return [Outcome(**line["outcome"]) for line in lines if line["match"] == match.key]


def summary(outcomes: list[Outcome]) -> str:
    """Return the share of games won with its interval, and how long games and decisions took."""
    games, won = len(outcomes), sum(outcome.won for outcome in outcomes)
    low, high = wilson(round(won), games)
    endless = sum(outcome.turns > MOST_TURNS for outcome in outcomes)
    milliseconds = 1_000 * sum(outcome.seconds for outcome in outcomes)
    decisions = max(1, sum(outcome.decisions for outcome in outcomes))
    return (
        f"{won:g} of {games} games won: {won / games:.1%} ({low:.1%} to {high:.1%}); "
        f"{sum(outcome.turns for outcome in outcomes) / games:.0f} turns a game, "
        f"the longest {max(outcome.turns for outcome in outcomes)}, {endless} past {MOST_TURNS}; "
        f"{milliseconds / decisions:.1f} ms a decision"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("against")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", default="innovation")
    parser.add_argument("--edition")
    parser.add_argument("--with", dest="expansions", default="", help="expansions, with commas between them")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--weights", default="", help="weights for the bot other than the shipped ones")
    parser.add_argument("--keep", type=Path, help="a file that finished games are kept in")
    given = parser.parse_args()
    sets = tuple(name for name in given.expansions.split(",") if name)
    match = Match(given.bot, given.against, given.game, given.edition, sets, given.players, given.seed, given.weights)
    outcomes = [outcome for outcome in kept(given.keep, match) if outcome.number < given.games]
    known = {outcome.number for outcome in outcomes}
    left = [[number] for number in range(given.games) if number not in known]
    for _, outcome in play_all(partial(play, match), left, given.jobs):
        outcomes.append(outcome)
        if given.keep is not None:
            with given.keep.open("a") as file:
                file.write(json.dumps({"match": match.key, "outcome": asdict(outcome)}) + "\n")
        print(f"\r{len(outcomes)} of {given.games} games", end="", flush=True)
    where = " ".join([match.game, match.edition or "", "+".join(sets), f"{match.players} players"])
    print(f"\r{match.bot} against {match.against}, {' '.join(where.split())}, {build()}: {summary(outcomes)}")


if __name__ == "__main__":
    main()
