"""Who answers: an agent is handed a decision and its seat, never the game."""

from contextlib import suppress
from typing import ClassVar

from mypy_extensions import mypyc_attr

from splay.kernel.decision import Decision
from splay.kernel.errors import IllegalAnswer, SplayError
from splay.kernel.event import ALL_SEEING
from splay.kernel.game import Decider, Game, View
from splay.kernel.rng import Rng


class Pause(Exception):
    """Stops the rules at the first decision that has no answer yet."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision


def concession(seat: int) -> int:
    """Return what stands in a list of answers for a seat that concedes; what it stands for is its own inverse."""
    return -1 - seat


class Script(Decider):
    """Gives a game prepared answers in order, and then hands over to another decider or pauses."""

    def __init__(self, game: Game, answers: list[int], then: Decider | None = None) -> None:
        self.game = game
        self.answers = answers
        self.used = 0
        self.then = then

    def decide(self, decision: Decision) -> int:
        while self.used < len(self.answers) or self.wait(decision):
            index = self.answers[self.used]
            self.used += 1
            if index >= 0:
                return check(decision, index)
            self.game.concede(concession(index))
            if self.game.is_leaving(decision.seat):
                return self.game.parting_answer(decision.values)
        if self.then is None:
            raise Pause(decision)
        return self.then.decide(decision)

    def wait(self, decision: Decision) -> bool:
        """Wait until there is one more answer; tell whether there is. A script that is wholly written has none."""
        return False


def check(decision: Decision, index: object) -> int:
    """Return the index if the decision offers it, or refuse it."""
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(decision.values):
        raise IllegalAnswer(f"{index!r} is not an option: choose a number from 0 to {len(decision.values) - 1}")
    return index


class World:
    """A game that could be the real one, for all that a seat can see. Options are tried on it."""

    def __init__(self, boundary: Game, since: list[int]) -> None:
        self.boundary = boundary
        self.since = since

    def after(self, index: int, then: Decider) -> Game:
        """Return the position at the end of the action if the seat answers so and `then` answers the rest."""
        game: Game = self.boundary.copy()
        game.decider = Script(game, [*self.since, index], then)
        game.advance()
        return game

    def release(self) -> None:
        """Free it at once: nothing is tried on it any more."""
        self.boundary.release()


def asked_after(game: Game, answers: list[int]) -> Decision | None:
    """Play a game on by some answers; return what is asked then, or None if that is nothing."""
    game.decider = Script(game, answers)
    try:
        game.advance()
    except Pause as pause:
        return pause.decision
    except IllegalAnswer:
        pass
    return None


class Roll(Script):
    """Gives prepared answers, and takes note of who is asked for each."""

    def __init__(self, game: Game, answers: list[int]) -> None:
        super().__init__(game, answers)
        self.asked: list[int] = []

    def decide(self, decision: Decision) -> int:
        before = self.used
        index = super().decide(decision)
        self.asked += [decision.seat] * (self.used - before)
        return index


class Glimpse:
    """What a seat has seen of an action after some answers: what it was told, what lies there now, and who is asked."""

    def __init__(self, boundary: Game, answers: list[int], seat: int) -> None:
        game: Game = boundary.copy()
        game.events = []
        decision = asked_after(game, answers)
        self._asked = -1 if decision is None else decision.seat
        self._told = [game.describe(event, seat) for event in game.events]
        self._view: dict[str, object] = game.view(seat).to_json()
        game.release()

    def is_had(self, boundary: Game, answers: list[int], seat: int) -> bool:
        """Tell whether the seat would see the same after some answers from a position on."""
        game: Game = boundary.copy()
        game.events = []
        decision = asked_after(game, answers)
        # Most that looks otherwise is told otherwise, and a view takes longer than some words.
        same = decision is not None and decision.seat == self._asked
        same = same and [game.describe(event, seat) for event in game.events] == self._told
        same = same and game.view(seat).to_json() == self._view
        game.release()
        return same


class Moment:
    """Where a game stands: the position between actions, the answers since, and the position they lead to."""

    now: Game

    @property
    def boundary(self) -> Game:
        """The position between two actions before the one that is under way."""
        raise NotImplementedError

    @property
    def since(self) -> list[int]:
        """The answers that have led on from there."""
        raise NotImplementedError


class Seat:
    """A place at the table, and all that the one who sits there may know; ALL_SEEING knows what anyone does."""

    def __init__(self, moment: Moment, index: int) -> None:
        self._moment = moment
        self.index = index

    def view(self) -> View:
        """Return what this seat may see now."""
        return self._moment.now.view(self.index)

    def sample(self, decision: Decision, rng: Rng, attempts: int = 8) -> World | None:
        """Return a world that looks to this seat exactly as the real one does, or None if none was found."""
        return self.worlds(decision).draw(rng, attempts)

    def worlds(self, decision: Decision) -> "Worlds":
        """Return the worlds that look to this seat as the real one does, to draw many from one preparation."""
        return Worlds(self._moment, self.index, decision)


class Worlds:
    """The worlds that could be the real one for all that a seat can see at a decision.

    To the seat ALL_SEEING every hand is open; what nobody can know, such as the order of the decks, it does not know.
    What others have answered since the last action can be secret too: in each world they give any answers that look to
    the seat as those that they gave.
    """

    def __init__(self, moment: Moment, seat: int, decision: Decision) -> None:
        self._seat = seat
        self._decision = decision
        self._is_told = seat in (decision.seat, ALL_SEEING)
        """Whether the seat knows what is asked; else it knows who is asked, and no more."""
        self._since = moment.since
        self._deal = moment.boundary.deal(seat, moment.now)
        # Where nothing has been answered since, there is nothing to compare.
        self._view = moment.now.view(seat).to_json() if self._since else {}
        self._seen: dict[int, Glimpse] = {}
        """What the seat saw of each answer that another gave, by its place."""
        if self._since and seat != ALL_SEEING:
            self._look_back(moment.boundary)

    def draw(self, rng: Rng, attempts: int = 8) -> World | None:
        """Return one of these worlds, each as likely as the cards make it, or None if none was found."""
        for _ in range(attempts):
            world = World(self._deal.draw(rng), self._since)
            if not self._since or (self._guess(world, rng) and self._fits(world)):
                return world
            world.release()
        return None

    def _look_back(self, boundary: Game) -> None:
        """Take note of what the seat saw of the answers of others."""
        game: Game = boundary.copy()
        roll = Roll(game, self._since)
        game.decider = roll
        with suppress(Pause, IllegalAnswer):
            game.advance()
        for place, asked in enumerate(roll.asked):
            if asked != self._seat and self._since[place] >= 0:
                self._seen[place] = Glimpse(boundary, self._since[: place + 1], self._seat)
        game.release()

    def _guess(self, world: World, rng: Rng) -> bool:
        """Let the others answer in a world what the seat takes for what they did; tell whether they can."""
        if not self._seen:
            return True
        given: list[int] = []
        for place, index in enumerate(self._since):
            answer = self._guessed(world, given, self._seen[place], rng) if place in self._seen else index
            if answer is None:
                return False
            given.append(answer)
        world.since = given
        return True

    def _guessed(self, world: World, given: list[int], seen: Glimpse, rng: Rng) -> int | None:
        """Return an answer that another could have given in a world after some answers, for all that the seat saw."""
        game: Game = world.boundary.copy()
        decision = asked_after(game, given)
        order = list(range(len(decision.values))) if decision is not None else []
        game.release()
        rng.shuffle(order)
        for index in order:
            if seen.is_had(world.boundary, [*given, index], self._seat):
                return index
        return None

    def _fits(self, world: World) -> bool:
        """Tell whether the answers so far lead in that world to this decision and this view."""
        game: Game = world.boundary.copy()
        asked, decision = asked_after(game, world.since), self._decision
        same = asked is not None and asked.seat == decision.seat
        if same and self._is_told:
            assert asked is not None
            same = asked.prompt == decision.prompt
            same = same and [value.label for value in asked.values] == [value.label for value in decision.values]
        same = same and game.view(self._seat).to_json() == self._view
        game.release()
        return same


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Plays a seat. Give it a name and a `decide`; set `searches` to be allowed to sample worlds."""

    # ClassVars: the compiled engine looks these up in the bot's own class, and anything else in this one.
    name: ClassVar[str] = "agent"
    searches: ClassVar[bool] = False

    def decide(self, decision: Decision, seat: Seat) -> int:
        """Return the index of the chosen option."""
        raise NotImplementedError


class TableMoment(Moment):
    """Where a game at a table stands."""

    def __init__(self, game: Game) -> None:
        self.now = game
        self.kept: Game | None = None
        """The position between actions, if anyone at the table searches."""
        self.given: list[int] = []

    @property
    def boundary(self) -> Game:
        if self.kept is None:
            raise SplayError("nobody at this table searches: set `searches = True` in the bot's class to sample worlds")
        return self.kept

    @property
    def since(self) -> list[int]:
        return self.given[:]


class Table(Decider):
    """Plays a game straight through, asking each seat's agent as the rules go along."""

    def __init__(self, game: Game, agents: list[Agent]) -> None:
        self.moment = TableMoment(game)
        self.agents = agents
        self.seats = [Seat(self.moment, index) for index in range(len(agents))]
        self.decisions = 0
        self.keeps = any(agent.searches for agent in agents)
        if self.keeps:
            game.remember()
        game.decider = self

    def decide(self, decision: Decision) -> int:
        seat = decision.seat
        index = self.agents[seat].decide(decision, self.seats[seat])
        if not 0 <= index < len(decision.values):
            check(decision, index)
        self.decisions += 1
        if self.keeps:
            self.moment.given.append(index)
        return index

    def play(self, max_turns: int = 1_000) -> None:
        """Play until the game has a result, or until it has gone on for longer than any sensible game."""
        moment = self.moment
        game = moment.now
        while game.result is None and game.turns() <= max_turns:
            if self.keeps:
                moment.kept = game.copy()
                moment.given = []
            game.advance()
