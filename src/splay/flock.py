"""Many games under way in one process, each standing at a decision until all have been answered."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from greenlet import getcurrent, greenlet

from splay.encoding.spaces import Encoder
from splay.kernel.agent import check
from splay.kernel.decision import Decision
from splay.kernel.errors import IllegalAnswer, SplayError
from splay.kernel.game import Decider, Game, Result
from splay.kernel.rng import Rng
from splay.kernel.run import end_with_thread
from splay.kernel.setup import GameKind, Setup

Parts = tuple[object, ...]
_SWITCH: Final = greenlet.switch
"""Looked up once, not at each decision."""
_FORGETTING: Final = 256
"""After how many rounds answers are let go of that nobody needs any more."""


class Finished:
    """A game that is over: its number, its seed, its answers and its result, which is None if it was broken off."""

    def __init__(self, number: int, seed: int, answers: list[int], result: Result | None) -> None:
        self.number = number
        self.seed = seed
        self.answers = answers
        self.result = result

    def __repr__(self) -> str:
        return f"<Finished {self.number}: {self.result}>"


def _prefetcher() -> Callable[[Parts, Parts], None] | None:
    """Return what asks the processor for games before their turn comes; None where nothing is compiled."""
    try:
        from splay.prefetch import prefetch
    except ImportError:
        # Interpreted, to ask for a game would take longer than to wait for it.
        return None
    return prefetch


class Round:
    """Goes from place to place: each game plays on to its next decision and hands over to the next game itself.

    That takes half as many switches as going back to the caller after each decision. What is asked of all games
    stands in lists of its own here: to look for it in each of them would fetch them all into the processor's cache.
    """

    def __init__(self, places: int) -> None:
        self.caller = getcurrent()
        self.greenlets: list[greenlet | None] = [None] * places
        self.games: list[Game | None] = [None] * places
        self.decisions: list[Decision | None] = [None] * places
        self.counts = [0] * places
        """How many options there are at each place."""
        self.choices: list[int] = []
        self.next = places
        """The place whose turn comes next in this round."""
        self.over: list[int] = []
        """The places where a game has ended in this round."""
        self.prefetch = _prefetcher()
        self.parts: list[Parts] = [()] * (places + 2)
        """What is asked for of the game at each place, and of none at two more."""

    def seat(self, index: int, place: "Place | None", run: greenlet | None) -> None:
        """Have a game played at a place, or none any more."""
        self.games[index] = None if place is None else place.game
        self.greenlets[index] = run
        self.parts[index] = () if place is None or self.prefetch is None else (run, place, *place.game.parts())

    def hand_over(self) -> greenlet:
        """Return who goes on: the next game, or the caller when all have had their turn."""
        while self.next < len(self.greenlets):
            following = self.greenlets[self.next]
            self.next += 1
            if following is not None:
                if self.prefetch is not None:
                    # What is asked for now is there when it is needed: the lists two games ahead, their items one.
                    self.prefetch(self.parts[self.next + 1], self.parts[self.next])
                return following
        return self.caller


class Place(Decider):
    """Where one game is played, in a greenlet of its own."""

    def __init__(self, around: Round, index: int, game: Game) -> None:
        self.around = around
        self.index = index
        self.game = game
        game.decider = self

    def play(self) -> None:
        """Play to the end of the game."""
        while self.game.result is None:
            self.game.advance()
        self.around.decisions[self.index] = None
        self.around.over.append(self.index)

    def decide(self, decision: Decision) -> int:
        around = self.around
        around.decisions[self.index] = decision
        around.counts[self.index] = len(decision.values)
        _SWITCH(around.hand_over())
        return around.choices[self.index]


class Flock:
    """Places for games at tables of one kind; a game that is over makes room for the next one.

    The games are numbered in the order in which they begin, and each one's deal follows from the seed and its number.
    They go on only in the thread that they were begun in. Games refer to each other, so let go of them by `close`.
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
        self._round = Round(places)
        self.decisions = self._round.decisions
        """What is asked at each place; None where there is no game any more."""
        self.counts = self._round.counts
        """How many options there are at each place; 0 where there is no game any more."""
        self.codes: list[list[int]] = [[] for _ in range(places)]
        """The actions that stand for the options at each place, where these have been written."""
        self.finished: list[Finished] = []
        """The games that the last answers have brought to an end."""
        self._given: list[list[int]] = []
        """The answers at all places, round by round, as far back as a game goes that is under way."""
        self._first = 0
        """The number of the first of these rounds."""
        self._since: list[int] = [0] * places
        """The round in which the game at each place had its first answer."""
        self._due: dict[int, list[int]] = {}
        """Which places have games that will have gone on for too long, by the round after which they are broken off."""
        for index in range(places):
            self._begin(index)

    @property
    def rounds(self) -> int:
        """How many rounds have been played."""
        return self._first + len(self._given)

    def close(self) -> None:
        """Let go of all games."""
        self._round.greenlets = []
        self._round.games = []
        self._round.parts = []

    def _begin(self, index: int) -> None:
        """Begin the next game at a place, if there is one."""
        around = self._round
        while self.most_games == 0 or self.begun < self.most_games:
            number = self.begun
            self.begun += 1
            seed = Rng(self._seed + number).next()
            first = self.first
            setup = Setup(first.game, first.edition, first.sets, first.seats, seed, first.options, first.rules)
            place = Place(around, index, self.kind.begin(setup))
            run = greenlet(place.play)
            end_with_thread(run)
            around.seat(index, place, run)
            self.numbers[index], self.seeds[index] = number, seed
            self._since[index] = self.rounds
            run.switch()
            if around.decisions[index] is not None:
                self._due.setdefault(self.rounds + self.most_decisions, []).append(index)
                return
            around.over.pop()
            self._finish(index)
        around.seat(index, None, None)
        around.decisions[index] = None
        around.counts[index] = 0
        self.numbers[index] = -1

    def _finish(self, index: int) -> None:
        """Take note of a game that is over, or has gone on for too long."""
        answers = [given[index] for given in self._given[self._since[index] - self._first :]]
        self.finished.append(Finished(self.numbers[index], self.seeds[index], answers, self.game(index).result))

    def game(self, index: int) -> Game:
        """Return the game at a place."""
        game = self._round.games[index]
        if game is None:
            raise IllegalAnswer(f"there is no game any more at place {index}")
        return game

    def answer(self, choices: list[int]) -> None:
        """Answer at every place by the index of an option, and play on; an illegal answer changes nothing anywhere."""
        around = self._round
        if len(choices) != len(self.decisions):
            raise IllegalAnswer(f"there are {len(choices)} answers for {len(self.decisions)} places")
        for index, count in enumerate(self.counts):
            if count and not 0 <= choices[index] < count:
                decision = self.decisions[index]
                assert decision is not None
                check(decision, choices[index])
        if getcurrent() is not around.caller:
            raise SplayError("games that are advanced together go on only where they were begun: in the same thread")
        self.finished = []
        around.choices, around.next = choices, 0
        while around.next < len(self.decisions):
            # It comes back here when all have had their turn, or when a game has ended on the way.
            going = around.hand_over()
            if going is not around.caller:
                going.switch()
        self._given.append(choices)
        self._replace()

    def _replace(self) -> None:
        """Begin another game wherever one has ended or has gone on for too long."""
        ended, self._round.over = self._round.over, []
        ended += [
            index
            for index in self._due.pop(self.rounds, [])
            if index not in ended and self._since[index] == self.rounds - self.most_decisions
        ]
        for index in sorted(ended):
            self._finish(index)
            self._begin(index)
        if self.rounds % _FORGETTING == 0:
            self._forget()

    def _forget(self) -> None:
        """Let go of the answers that belong to no game under way."""
        first = min(
            [since for since, game in zip(self._since, self._round.games, strict=True) if game is not None]
            or [self.rounds]
        )
        del self._given[: first - self._first]
        self._first = first

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
            if decision is not None:
                encoder.write(self.game(place), decision.seat, decision, rows, row)
                codes = encoder.codes(decision)
                self.codes[place] = codes
                for code in codes:
                    masks[mask + code] = 1
            row += encoder.observations.size
            mask += encoder.actions.size
