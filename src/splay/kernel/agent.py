"""Who answers: an agent is handed a decision and its seat, never the game."""

from contextlib import suppress
from types import MethodDescriptorType
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from splay.kernel.decision import Decision
from splay.kernel.errors import IllegalAnswer, SplayError
from splay.kernel.event import ALL_SEEING, Event
from splay.kernel.game import Decider, Game, View
from splay.kernel.rng import Rng

MOST_REFUTED: Final = 50_000
"""How many answers may be given in vain to find out what others could have answered in secret at one decision.

An action goes on only from its beginning, so each wrong guess costs all answers before it. Few decisions take a tenth
of this. Where others have answered forty times it bounds the time; fewer worlds are found then.
"""


MOST_RETRIES: Final = 64
"""How often others' answers are guessed in one world at most by one who takes back earlier guesses too."""

Untried = tuple[int, list[int]]
"""The place of an answer that was guessed, and what else could have been answered there."""


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


class Glimpse:
    """What a seat has seen of an action at a decision: what it was told, what lies there, and who is asked."""

    def __init__(self, game: Game, decision: Decision, seat: int, before: int) -> None:
        events = game.events or []
        self._seat = seat
        self._asked = decision.seat
        self._before = before
        """How many things had happened at the glimpse before this one, which has heard of them."""
        self._happened = events[before:]
        self._sight = game.sight(seat)
        self.events = len(events)

    def is_had(self, game: Game, decision: Decision, in_any_order: bool) -> bool:
        """Tell whether the seat sees the same at a decision in another world, where it saw the same before."""
        events = game.events or []
        if decision.seat != self._asked or len(events) != self.events:
            return False
        happened = events[self._before :]
        if in_any_order:
            if self._told(game, happened) != self._told(game, self._happened):
                return False
        else:
            # Most that looks otherwise is told otherwise, and to look at everything takes longer.
            for event, seen in zip(happened, self._happened, strict=True):
                if not self._is_told_alike(game, event, seen):
                    return False
        return game.sight(self._seat) == self._sight

    def _told(self, game: Game, happened: list[Event]) -> list[str]:
        """Return in which words the seat hears of some events, in an order that tells nothing."""
        return sorted([game.describe(event, self._seat) for event in happened])

    def _is_told_alike(self, game: Game, event: Event, other: Event) -> bool:
        """Tell whether the seat hears of two events in the same words."""
        seat = self._seat
        if event.kind == other.kind and event.seat == other.seat and event.details == other.details:
            known = event.known_to(seat)
            if known == other.known_to(seat) and (not known or event.subjects == other.subjects):
                return True
        return game.describe(event, seat) == game.describe(other, seat)


class Look(Script):
    """Gives the answers of an action, and takes note of what a seat sees of each one that another has given."""

    def __init__(self, game: Game, since: list[int], seat: int) -> None:
        super().__init__(game, [])
        self.seen: dict[int, Glimpse] = {}
        """What the seat sees, by the place of the answer."""
        self._since = since
        self._seat = seat
        self._is_others = False
        """Whether the last answer was another's."""
        self._events = 0

    def wait(self, decision: Decision) -> bool:
        place = len(self.answers)
        if self._is_others:
            glimpse = Glimpse(self.game, decision, self._seat, self._events)
            self.seen[place - 1], self._events = glimpse, glimpse.events
        if place == len(self._since):
            return False
        self._is_others = decision.seat != self._seat and self._since[place] >= 0
        self.answers.append(self._since[place])
        return True


class Guess(Script):
    """Gives the answers of an action in another world, where others give any that look to a seat as theirs did.

    Pauses at the end, or where the last answer looks otherwise.
    """

    def __init__(self, game: Game, answers: list[int], untried: list[Untried], rng: Rng, is_thorough: bool) -> None:
        super().__init__(game, answers)
        self._untried = untried
        self._rng = rng
        self._is_thorough = is_thorough
        self._since: list[int] = []
        self._seen: dict[int, Glimpse] = {}
        self.is_whole = False
        """Whether all answers are given, and look as they should."""

    def play(self, since: list[int], seen: dict[int, Glimpse]) -> Decision | None:
        """Play an action on; return what is asked where it pauses, or None if it does not get there."""
        self._since, self._seen = since, seen
        self.game.decider = self
        try:
            self.game.advance()
        except Pause as pause:
            return pause.decision
        except IllegalAnswer:
            pass
        return None

    def wait(self, decision: Decision) -> bool:
        place = len(self.answers)
        seen = self._seen.get(place - 1)
        if seen is not None and not seen.is_had(self.game, decision, self._is_thorough):
            return False
        self.is_whole = place == len(self._since)
        if self.is_whole:
            return False
        answer = self._since[place]
        if place in self._seen:
            left = list(range(len(decision.values)))
            self._rng.shuffle(left)
            answer = left.pop(0)
            self._untried.append((place, left))
        self.answers.append(answer)
        return True

    def retry(self) -> bool:
        """Put another answer in the place of the last one that was guessed; tell whether there was one left.

        One who is not thorough does so only where that one itself looks otherwise.
        """
        untried = self._untried
        while untried and self._is_thorough and not untried[-1][1]:
            untried.pop()
        if not untried:
            return False
        place, left = untried[-1]
        if not left or (not self._is_thorough and (self.is_whole or place != len(self.answers) - 1)):
            return False
        self.answers[place:] = [left.pop(0)]
        return True


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

    def worlds(self, decision: Decision, is_thorough: bool = False) -> "Worlds":
        """Return the worlds that look to this seat as the real one does, to draw many from one preparation."""
        return Worlds(self._moment, self.index, decision, is_thorough)


class Worlds:
    """The worlds that could be the real one for all that a seat can see at a decision.

    To the seat ALL_SEEING every hand is open; what nobody can know, such as the order of the decks, it does not know.
    What others have answered since the last action can be secret too: in each world they give any answers that look to
    the seat as those that they gave.

    In a long action few worlds are found. Who looks for them thoroughly takes back earlier guesses at what others have
    answered too, and is content if the same happens between two answers in another order: that in which chance takes
    cards that cannot be told apart.
    """

    def __init__(self, moment: Moment, seat: int, decision: Decision, is_thorough: bool = False) -> None:
        self._seat = seat
        self._is_thorough = is_thorough
        self._decision = decision
        self._is_told = seat in (decision.seat, ALL_SEEING)
        """Whether the seat knows what is asked; else it knows who is asked, and no more."""
        self._since = moment.since
        boundary = moment.boundary
        # Where nothing has been answered since, the game is still as it was.
        self._deal = boundary.deal(seat, moment.now if self._since else boundary)
        # Where nothing has been answered since, there is nothing to compare.
        self._sight = moment.now.sight(seat) if self._since else None
        self._seen = self._look_back(boundary) if self._since and seat != ALL_SEEING else {}
        """What the seat saw of each answer that another gave, by its place."""
        self._refuted = 0
        """How many answers were given in vain."""

    def draw(self, rng: Rng, attempts: int = 8) -> World | None:
        """Return one of these worlds, each as likely as the cards make it, or None if none was found."""
        for _ in range(attempts):
            if self._refuted > MOST_REFUTED:
                break
            world = World(self._deal.draw(rng), self._since)
            if not self._since or self._fits(world, rng):
                return world
            world.release()
        return None

    def _look_back(self, boundary: Game) -> dict[int, Glimpse]:
        """Return what the seat saw of the answers of others, by their places."""
        game: Game = boundary.copy()
        game.events = []
        game.decider = look = Look(game, self._since, self._seat)
        with suppress(Pause, IllegalAnswer):
            game.advance()
        game.release()
        return look.seen

    def _fits(self, world: World, rng: Rng) -> bool:
        """Let others answer what looks as what they did; tell whether that leads to this decision and view."""
        answers: list[int] = []
        untried: list[Untried] = []
        tries = 0
        while True:
            game: Game = world.boundary.copy()
            game.events = [] if self._seen else None
            guess = Guess(game, answers, untried, rng, self._is_thorough)
            asked = guess.play(self._since, self._seen)
            same = asked is not None and guess.is_whole and self._is_same(game, asked)
            game.release()
            tries += 1
            if same or self._refuted > MOST_REFUTED or (self._is_thorough and tries == MOST_RETRIES):
                world.since = answers
                return same
            # It goes on only from the beginning of the action, with another answer in the place of the last.
            given = len(answers)
            if not guess.retry():
                return False
            self._refuted += given

    def _is_same(self, game: Game, asked: Decision) -> bool:
        """Tell whether a game stands at this decision and looks as the real one does."""
        decision = self._decision
        same = asked.seat == decision.seat
        if same and self._is_told:
            same = asked.prompt == decision.prompt
            same = same and [value.label for value in asked.values] == [value.label for value in decision.values]
        return same and game.sight(self._seat) == self._sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Plays a seat. Give it a name and a `decide`; set `searches` to be allowed to sample worlds."""

    # ClassVars: the compiled engine looks these up in the bot's own class, and anything else in this one.
    name: ClassVar[str] = "agent"
    searches: ClassVar[bool] = False

    def decide(self, decision: Decision, seat: Seat) -> int:
        """Return the index of the chosen option."""
        raise NotImplementedError

    def go_on_from(self, earlier: "Agent") -> None:
        """Take over what another one has found out, who played the same seat of the same match before."""


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

    def keep(self) -> None:
        """Keep the position between actions as it is now, in place of the one before."""
        if self.kept is not None:
            self.kept.release()
        self.kept = self.now.copy()
        self.given = []


class Table(Decider):
    """Plays a game straight through, asking each seat's agent as the rules go along."""

    def __init__(self, game: Game, agents: list[Agent]) -> None:
        self.moment = TableMoment(game)
        self.agents = agents
        self.seats = [Seat(self.moment, index) for index in range(len(agents))]
        self.decisions = 0
        self.keeps = any(agent.searches for agent in agents)
        self.doubts = False
        """Whether anyone could answer with something that is no whole number; known when it is played."""
        if self.keeps:
            game.remember()
        game.decider = self

    def decide(self, decision: Decision) -> int:
        seat = decision.seat
        if self.doubts:
            # A bot in plain Python can return anything. Asked as an Agent, the compiled engine would take its True for
            # 1 and fail on None. Bots that are compiled return whole numbers, and asking them as Agents is faster.
            bot: Any = self.agents[seat]
            answer: object = bot.decide(decision, self.seats[seat])
            index = answer if type(answer) is int else check(decision, answer)
        else:
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
        self._look_around(len(game.names))
        while game.result is None and game.turns() <= max_turns:
            if self.keeps:
                moment.keep()
            game.advance()

    def _look_around(self, seats: int) -> None:
        """See who sits here before the game begins: as many as there are seats."""
        count = len(self.agents)
        if count != seats:
            raise SplayError(f"the game has {seats} seats, and the table {count} agents: give one agent for each seat")
        ways = [getattr(type(agent), "decide", None) for agent in self.agents]
        self.doubts = not all(isinstance(way, MethodDescriptorType) for way in ways)  # which a compiled method is
