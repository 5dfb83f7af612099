"""Many games under way in one process, each standing at a decision until all have been answered."""

from collections.abc import Sequence
from typing import Any

from splay.encoding.spaces import Encoder
from splay.kernel.agent import check
from splay.kernel.decision import Decision
from splay.kernel.errors import IllegalAnswer
from splay.kernel.game import Game, Result
from splay.kernel.rng import Rng
from splay.kernel.run import OpenScript, Run
from splay.kernel.setup import GameKind, Setup


class Finished:
    """A game that is over: its number, its seed, its answers and its result, which is None if it was broken off."""

    def __init__(self, number: int, seed: int, answers: list[int], result: Result | None) -> None:
        self.number = number
        self.seed = seed
        self.answers = answers
        self.result = result

    def __repr__(self) -> str:
        return f"<Finished {self.number}: {self.result}>"


class Flock:
    """Places for games at tables of one kind; a game that is over makes room for the next one.

    The games are numbered in the order in which they begin, and each one's deal follows from the seed and its number.
    They belong to the thread that they were begun in.
    """

    def __init__(
        self, kind: GameKind, first: Setup, places: int, seed: int, most_games: int, most_decisions: int
    ) -> None:
        self.kind = kind
        self.first = first
        self.most_games = most_games
        """How many games are begun in all; 0 for no end."""
        self.most_decisions = most_decisions
        self._seed = Rng(seed).next()
        self.begun = 0
        """How many games have begun."""
        self.numbers: list[int] = [-1] * places
        """The number of the game at each place; -1 where there is none any more."""
        self.seeds: list[int] = [0] * places
        self.decisions: list[Decision | None] = [None] * places
        """What is asked at each place; None where there is no game any more."""
        self.codes: list[list[int]] = [[] for _ in range(places)]
        """The actions that stand for the options at each place, where these have been written."""
        self.finished: list[Finished] = []
        """The games that the last answers have brought to an end."""
        self._runs: list[Run | None] = [None] * places
        for place in range(places):
            self._begin(place)

    def _begin(self, place: int) -> None:
        """Begin the next game at a place, if there is one."""
        while self.most_games == 0 or self.begun < self.most_games:
            number = self.begun
            self.begun += 1
            seed = Rng(self._seed + number).next()
            first = self.first
            setup = Setup(first.game, first.edition, first.sets, first.seats, seed, first.options, first.rules)
            run = Run(OpenScript(self.kind.begin(setup), []))
            self._runs[place], self.numbers[place], self.seeds[place] = run, number, seed
            decision = run.go_on()
            self.decisions[place] = decision
            if decision is not None:
                return
            self._finish(place)
        self._runs[place], self.numbers[place], self.decisions[place] = None, -1, None

    def _finish(self, place: int) -> None:
        run = self._runs[place]
        assert run is not None
        script = run.script
        self.finished.append(Finished(self.numbers[place], self.seeds[place], script.answers, script.game.result))

    def game(self, place: int) -> Game:
        """Return the game at a place."""
        run = self._runs[place]
        if run is None:
            raise IllegalAnswer(f"there is no game any more at place {place}")
        return run.script.game

    def counts(self) -> list[int]:
        """Return how many options there are at each place; 0 where there is no game any more."""
        return [0 if decision is None else len(decision.values) for decision in self.decisions]

    def answer(self, choices: Sequence[int]) -> None:
        """Answer at every place by the index of an option, and play on; an illegal answer changes nothing anywhere."""
        if len(choices) != len(self.decisions):
            raise IllegalAnswer(f"there are {len(choices)} answers for {len(self.decisions)} places")
        for place, decision in enumerate(self.decisions):
            if decision is not None and not 0 <= choices[place] < len(decision.values):
                check(decision, choices[place])
        self.finished = []
        for place, run in enumerate(self._runs):
            if run is not None:
                answers = run.script.answers
                answers.append(choices[place])
                decision = run.go_on()
                self.decisions[place] = decision
                if decision is None or len(answers) >= self.most_decisions:
                    self._finish(place)
                    self._begin(place)

    def act(self, actions: Sequence[int]) -> None:
        """Answer at every place by an action, as they were written last."""
        choices = [0] * len(actions)
        for place, codes in enumerate(self.codes):
            if self.decisions[place] is not None:
                if actions[place] not in codes:
                    raise IllegalAnswer(f"action {actions[place]} is not among the legal ones at {place}: {codes}")
                choices[place] = codes.index(actions[place])
        self.answer(choices)

    def write(self, encoder: Encoder, rows: Any, masks: Any) -> None:
        """Write what is seen and what can be chosen at each place into rows of zeros, one after the other."""
        row, mask = 0, 0
        for place, decision in enumerate(self.decisions):
            run = self._runs[place]
            if decision is not None and run is not None:
                encoder.write(run.script.game, decision.seat, decision, rows, row)
                codes = encoder.codes(decision)
                self.codes[place] = codes
                for code in codes:
                    masks[mask + code] = 1
            row += encoder.observations.size
            mask += encoder.actions.size
