"""Plays an example: does something in a position, with choices by chance or known ones, and keeps what came of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from splay.kernel.decision import DONE, NO, Decision
from splay.kernel.event import Event
from splay.kernel.game import Decider, Game
from splay.kernel.rng import Rng

Spec = dict[str, Any]


class Named(Protocol):
    """A card, as far as all games agree on what that is."""

    name: str


CardT = TypeVar("CardT", bound=Named)
GameT = TypeVar("GameT", bound=Game)
NumbersT = TypeVar("NumbersT")


@dataclass(frozen=True)
class Deed:
    """Something that is done in a position: an action, and the answers on the way, the choice of the action first."""

    label: str
    answers: tuple[int, ...]
    parts: tuple[str, ...] = ()
    """What it was seen to show of the card, and nothing before it did."""


@dataclass
class Draft:
    """A position, what is done there one after the other, and what that shows of the card."""

    spec: Spec
    deeds: list[Deed]
    parts: list[str]

    def to_json(self) -> dict[str, object]:
        """Return it as plain data."""
        deeds = [{"use": deed.label, "answers": list(deed.answers)} for deed in self.deeds]
        return {"position": self.spec, "deeds": deeds, "shows": self.parts}


@dataclass
class Happening(Generic[GameT, NumbersT]):
    """What came of doing something in a position."""

    game: GameT
    before: list[NumbersT]
    after: list[NumbersT]
    events: list[Event]
    answers: list[int]
    offered: list[list[str]]
    """What everybody could do afterwards."""


class Stage(ABC, Generic[CardT, GameT, NumbersT]):
    """A game as its examples need it: its positions, what there is to a card, and what is seen of that."""

    @property
    @abstractmethod
    def editions(self) -> list[str]:
        """The editions of the game, by their keys."""

    @abstractmethod
    def title(self, edition: str) -> str:
        """Return what an edition is called, or say which there are."""

    @abstractmethod
    def cards(self, edition: str) -> list[CardT]:
        """Return every card of an edition."""

    @abstractmethod
    def card(self, game: GameT, name: str) -> CardT:
        """Return a card by its name, as it is in a game."""

    @abstractmethod
    def read(self, spec: Spec) -> GameT:
        """Return the game that a position describes, or refuse it."""

    @abstractmethod
    def write(self, game: GameT) -> Spec:
        """Return the position of a game."""

    @abstractmethod
    def numbers(self, game: GameT) -> list[NumbersT]:
        """Return what everyone can read off each player."""

    @abstractmethod
    def actions(self, game: GameT, seat: int) -> list[str]:
        """Return what a player could do now."""

    @abstractmethod
    def is_for_action(self, decision: Decision) -> bool:
        """Tell whether a player is asked what to do, and not how."""

    @abstractmethod
    def is_told(self, outcome: Happening[GameT, NumbersT]) -> bool:
        """Tell whether the deed is the first thing that happens: nothing was due before it."""

    @abstractmethod
    def parts_of(self, card: CardT) -> list[str]:
        """Return what there is to show of a card, the most important first."""

    @abstractmethod
    def shown(
        self, card: CardT, start: "Start[CardT, GameT, NumbersT]", label: str, outcome: Happening[GameT, NumbersT]
    ) -> list[str]:
        """Return which parts of a card have changed anything, in the order of `parts_of`."""

    @abstractmethod
    def promising(
        self, card: CardT, start: "Start[CardT, GameT, NumbersT]", lacking: Sequence[str], rng: Rng
    ) -> list[str]:
        """Return what to try for the next deed."""

    @abstractmethod
    def in_between(self, card: CardT, start: "Start[CardT, GameT, NumbersT]", rng: Rng) -> str | None:
        """Return what may show nothing itself, but lets the next deed show more."""

    @abstractmethod
    def without_one(self, card: CardT, draft: Draft) -> Iterator[Spec]:
        """Go through the positions with one thing fewer than a draft has, the greater things first."""

    @abstractmethod
    def told(self, card: CardT, parts: Sequence[str], scenes: "Sequence[Scene[CardT, GameT, NumbersT]]") -> str:
        """Return what happens, and what of the card is at work there, as words."""

    def goes_on(self, game: GameT) -> bool:
        """Tell whether more belongs to a deed: the game goes on without anyone being asked for an action."""
        return False

    def choose(self, decision: Decision, rng: Rng) -> int:
        """Choose on the way by chance, seldom declining."""
        values = decision.values
        willing = [index for index, value in enumerate(values) if value not in (DONE, NO)]
        if not willing or rng.below(8) == 0:
            return rng.below(len(values))
        return willing[rng.below(len(willing))]


AnyStage = Stage[Any, Any, Any]


class NotOffered(Exception):
    """What is to be done is not among the options."""


class Doing(Decider):
    """Takes an action by its label, and answers what follows as is said elsewhere; keeps the answers."""

    def __init__(self, stage: AnyStage, label: str) -> None:
        self._stage = stage
        self._label = label
        self.answers: list[int] = []

    def decide(self, decision: Decision) -> int:
        index = self.follow(decision) if self.answers else self._use(decision)
        self.answers.append(index)
        return index

    def follow(self, decision: Decision) -> int:
        """Return the answer to what is asked on the way."""
        raise NotImplementedError

    def _use(self, decision: Decision) -> int:
        labels = [value.label for value in decision.values]
        if not self._stage.is_for_action(decision) or self._label not in labels:
            raise NotOffered
        return labels.index(self._label)


class Trying(Doing):
    """Takes an action by its label, and answers the rest by chance."""

    def __init__(self, stage: AnyStage, label: str, seed: int) -> None:
        super().__init__(stage, label)
        self._rng = Rng(seed)

    def follow(self, decision: Decision) -> int:
        return self._stage.choose(decision, self._rng)


class Giving(Doing):
    """Takes an action by its label and gives answers that are known; what does not fit is not offered."""

    def __init__(self, stage: AnyStage, label: str, answers: Sequence[int]) -> None:
        super().__init__(stage, label)
        self._known = answers

    def follow(self, decision: Decision) -> int:
        given = len(self.answers)
        if given >= len(self._known) or self._known[given] >= len(decision.values):
            raise NotOffered
        return self._known[given]


class Start(Generic[CardT, GameT, NumbersT]):
    """A position to do something in, read once however often that is tried."""

    def __init__(self, stage: Stage[CardT, GameT, NumbersT], game: GameT) -> None:
        self.stage = stage
        self._game = game
        self._spec: Spec | None = None
        self._without: dict[tuple[str, str], GameT] = {}

    def game(self) -> GameT:
        """Return the game as it stands there."""
        twin: GameT = self._game.copy()
        return twin

    def without(self, card: CardT, part: str) -> GameT:
        """Return it as it is counted without some part of a card, which must not be in force just now."""
        if (card.name, part) not in self._without:
            if self._spec is None:
                self._spec = self.stage.write(self._game)
            self._without[card.name, part] = self.stage.read(self._spec)
        twin: GameT = self._without[card.name, part].copy()
        return twin


@dataclass
class Scene(Generic[CardT, GameT, NumbersT]):
    """One deed of several: where it is done, and what comes of it."""

    start: Start[CardT, GameT, NumbersT]
    deed: Deed
    outcome: Happening[GameT, NumbersT]


def do(start: Start[CardT, GameT, NumbersT], label: str, seed: int) -> Happening[GameT, NumbersT] | None:
    """Take an action in a position, with choices by chance; None if it is not offered."""
    return play(start.stage, start.game(), Trying(start.stage, label, seed))


def repeat(
    stage: Stage[CardT, GameT, NumbersT], game: GameT, label: str, answers: Sequence[int]
) -> Happening[GameT, NumbersT] | None:
    """Take an action in a game with known answers; None if they do not fit any more."""
    outcome = play(stage, game, Giving(stage, label, answers))
    # The action may stand elsewhere among the options; what follows is given as it is known.
    return None if outcome is None or len(outcome.answers) != len(answers) else outcome


def after(start: Start[CardT, GameT, NumbersT], outcome: Happening[GameT, NumbersT]) -> Start[CardT, GameT, NumbersT]:
    """Return the position that something has led to."""
    return Start(start.stage, outcome.game)


def scenes_of(
    stage: Stage[CardT, GameT, NumbersT], spec: Spec, deeds: Sequence[Deed]
) -> list[Scene[CardT, GameT, NumbersT]]:
    """Do one thing after the other, and return what each leads to; fewer if one of them cannot be done."""
    scenes: list[Scene[CardT, GameT, NumbersT]] = []
    here = Start(stage, stage.read(spec))
    for deed in deeds:
        outcome = repeat(stage, here.game(), deed.label, deed.answers)
        if outcome is None:
            break
        scenes.append(Scene(here, deed, outcome))
        here = after(here, outcome)
    return scenes


def play(stage: Stage[CardT, GameT, NumbersT], game: GameT, doing: Doing) -> Happening[GameT, NumbersT] | None:
    """Take an action in a game, and tell what came of it; None if it could not be taken."""
    before = stage.numbers(game)
    game.events = []
    game.decider = doing
    try:
        game.advance()
        while doing.answers and game.result is None and stage.goes_on(game):
            game.advance()
    except NotOffered:
        return None
    if not doing.answers:
        # What is the only thing that can be done is done without a question.
        return None
    offered = [] if game.result is not None else [stage.actions(game, seat) for seat in range(len(game.names))]
    return Happening(game, before, stage.numbers(game), game.events, doing.answers, offered)


def shown_in(
    stage: Stage[CardT, GameT, NumbersT], card: CardT, scenes: Sequence[Scene[CardT, GameT, NumbersT]]
) -> list[str]:
    """Return which parts of a card change anything in one scene or another."""
    seen = {part for scene in scenes for part in stage.shown(card, scene.start, scene.deed.label, scene.outcome)}
    return [part for part in stage.parts_of(card) if part in seen]
