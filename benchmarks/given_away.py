"""Is twice the time better? What searches of different length choose at the same decisions, and what that gives away.

    python benchmarks/given_away.py 1000,2000,4000 [--decisions 100] [--edition 3e] [--with echoes] [--jobs 2]

The decisions are met by `learned` in games against itself, one in each game. Where searches choose differently, a much
longer one of its own chance looks at all that they have chosen, with as many lines for each, and says what it is worth.
It knows nothing of who chose what, so no search is favoured. What a search gives away is told in points of a hundred of
a victory, beside the longest one, and from each search to the next one. Decisions that were looked at are kept in the
file that `--keep` names, and a run that was stopped goes on.
"""

import argparse
import sys
import time
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from strength import count

from splay import build
from splay.analysis.calibration import weights_checksum
from splay.bots.learned import LearnedBot
from splay.bots.search import Budget, Race, SearchBot, Supply, Tree
from splay.bots.value import weights_name
from splay.games import EDITIONS, game_named, setup_of
from splay.journal import Journal
from splay.kernel.agent import Agent, Seat, Table
from splay.kernel.decision import Decision
from splay.kernel.errors import SplayError
from splay.kernel.game import Game
from splay.kernel.rng import Rng
from splay.simulate import play_all

LATEST = 40
"""The decision that is looked at is one of the first so many of a seat."""


@dataclass(frozen=True)
class Question:
    """What is compared, and at which table."""

    lines: tuple[int, ...]
    reference: int
    edition: str | None
    expansions: tuple[str, ...]
    players: int
    seed: int

    def begun(self, seed: int) -> Game:
        """Return the game of a seed, at its beginning."""
        names = [f"seat {number}" for number in range(1, self.players + 1)]
        return game_named("innovation").begin(setup_of("innovation", names, seed, self.edition, {}, self.expansions))

    def conditions(self) -> dict[str, object]:
        """Return as plain data all that the answers depend on."""
        return {
            **asdict(self),
            "lines": list(self.lines),
            "expansions": list(self.expansions),
            "edition": self.edition or EDITIONS["innovation"],
            "rules": game_named("innovation").rules,
            "weights": weights_checksum(weights_name(self.begun(0))),
        }


@dataclass
class Answer:
    """What the searches made of one decision: what their choices are worth, and how long they took."""

    number: int
    worths: list[float]
    seconds: list[float]


class Referee(SearchBot):
    """Says what some options are worth, without dropping any."""

    def worths(self, decision: Decision, seat: Seat, options: list[int]) -> dict[int, float]:
        """Return what each of some options is worth, by the same number of lines for each."""
        race = Race(decision)
        race.running = options
        budget = Budget(self._iterations, None)
        supply = Supply(seat.worlds(decision), self._rng)
        tree: Tree | None = None
        while budget.used() < 1.0:
            world = supply.next()
            if world is None:
                raise SplayError("no world was found that fits")
            if tree is None:
                tree = self._planted(world, seat.index)
            self._try_all(tree, world, race, budget)
        supply.release()
        return {option: race.mean(option) for option in options}


class Asked(Exception):
    """Ends a game whose decision has been looked at."""


class Asker(Agent):
    """Plays as `learned` does, until it comes to the decision that is looked at."""

    searches = True

    def __init__(self, question: Question, number: int, turns: int, rng: Rng) -> None:
        self._question = question
        self._number = number
        self._left = turns
        self._rng = rng
        self._bot = LearnedBot(rng.next())
        self.answer: Answer | None = None

    def decide(self, decision: Decision, seat: Seat) -> int:
        if self._left:
            self._left -= 1
            return self._bot.decide(decision, seat)
        self.answer = self._look(decision, seat)
        raise Asked

    def _look(self, decision: Decision, seat: Seat) -> Answer:
        """Let each of the searches choose, and the referee say what that is worth."""
        chosen: list[int] = []
        seconds: list[float] = []
        for lines in self._question.lines:
            begun = time.process_time()
            chosen.append(SearchBot(self._rng.next(), lines).decide(decision, seat))
            seconds.append(time.process_time() - begun)
        options = sorted(set(chosen))
        worths = dict.fromkeys(options, 0.0)
        if len(options) > 1:
            worths = Referee(self._rng.next(), self._question.reference).worths(decision, seat, options)
        return Answer(self._number, [worths[option] for option in chosen], seconds)


def look(question: Question, number: int) -> Answer:
    """Look at one decision; a game that ends before it comes to one is followed by another."""
    chance = Rng(Rng(question.seed).next() + number)
    while True:
        game = question.begun(chance.next())
        place = chance.below(question.players)
        asker = Asker(question, number, chance.below(LATEST), Rng(chance.next()))
        agents: list[Agent] = [LearnedBot(chance.next()) for _ in range(question.players - 1)]
        agents.insert(place, asker)
        try:
            Table(game, agents).play()
        except Asked:
            assert asker.answer is not None
            return asker.answer


def take_in(answers: dict[int, Answer], line: dict[str, Any]) -> None:
    """Read what was made of a decision that was looked at before."""
    answer = Answer(**line)
    if type(answer.number) is not int or len(answer.worths) != len(answer.seconds):
        raise ValueError("not an answer")
    answers[answer.number] = answer


def look_at_all(question: Question, decisions: int, jobs: int, keep: Path | None) -> list[Answer]:
    """Look at the decisions that have not been looked at yet; returns what was made of all."""
    answers: dict[int, Answer] = {}
    lines = (
        Journal(keep, "comparison", question.conditions(), partial(take_in, answers))
        if keep is not None
        else nullcontext()
    )
    with lines as journal:
        left = [[number] for number in range(decisions) if number not in answers]
        found = play_all(partial(look, question), left, jobs)
        for done, (number, answer) in enumerate(found, decisions - len(left) + 1):
            answers[number] = answer
            if journal is not None:
                journal.add(asdict(answer))
            print(f"\r{done} of {decisions} decisions", end="", flush=True)
    print()
    return [answers[number] for number in range(decisions)]


def told(differences: list[float]) -> str:
    """Return a mean with its standard error, in points of a hundred of a victory."""
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return f"{100 * mean(differences):6.2f} ± {100 * error:.2f}"


def report(question: Question, answers: list[Answer]) -> None:
    """Print what each search gives away beside the longest, and what each gains on the one before."""
    print(f"{len(answers)} decisions, {build()}; points of a hundred of a victory, ± standard error")
    print("   lines  seconds  given away beside the longest")
    for place, lines in enumerate(question.lines):
        seconds = mean(answer.seconds[place] for answer in answers)
        away = [answer.worths[-1] - answer.worths[place] for answer in answers]
        print(f"{lines:8}  {seconds:7.3f}  {told(away)}")
    for place, (fewer, more) in enumerate(pairwise(question.lines)):
        gains = [answer.worths[place + 1] - answer.worths[place] for answer in answers]
        differ = sum(gain != 0.0 for gain in gains)
        print(f"{more} instead of {fewer} lines: {told(gains)} better, chosen differently at {differ} decisions")


def counts(text: str) -> tuple[int, ...]:
    """Read some numbers of lines, each higher than the one before."""
    numbers = tuple(int(number) for number in text.split(","))
    if numbers[0] < 1 or any(one >= other for one, other in pairwise(numbers)):
        raise argparse.ArgumentTypeError(f"numbers of lines rise, such as 1000,2000, not {text}")
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lines", type=counts, help="how many lines the searches have, with commas between them")
    parser.add_argument("--decisions", type=count, default=100)
    parser.add_argument("--reference", type=count, help="the referee's lines; else twice the longest search's")
    parser.add_argument("--edition")
    parser.add_argument("--with", dest="expansions", default="", help="expansions, with commas between them")
    parser.add_argument("--players", type=count, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=count, default=1)
    parser.add_argument("--keep", type=Path, help="a file in which decisions are kept that were looked at")
    given = parser.parse_args()
    sets = tuple(name for name in given.expansions.split(",") if name)
    reference = given.reference or 2 * given.lines[-1]
    question = Question(given.lines, reference, given.edition, sets, given.players, given.seed)
    try:
        report(question, look_at_all(question, given.decisions, given.jobs, given.keep))
    except SplayError as error:
        print(f"given_away: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
