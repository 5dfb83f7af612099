"""Which karmas an action is sure to trigger, as far as the one who is about to take it can tell.

The action is tried in worlds that look to its player as the real one does. A karma is foreseen if it acts in each of
them, whatever anyone chooses on the way there. Fading is left out: it follows any action, and says nothing of this one.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from splay.innovation.card import Action
from splay.innovation.expansions.figures import FADING
from splay.innovation.foresight import HELD, Ways, worlds
from splay.innovation.interrupting import WHICH_KARMA
from splay.innovation.karma import FADE, Karma
from splay.innovation.zone import AVAILABLE, DECK
from splay.kernel.decision import Decision, Trigger
from splay.kernel.event import Event
from splay.kernel.game import Decider

if TYPE_CHECKING:
    from splay.innovation.game import Game

WAYS: Final = 24
"""How many ways through the choices are tried; a karma that has not acted in all of them by then is not certain."""
QUESTIONS: Final = 4
"""How many questions after the action are answered on each way: what comes later is not foreseen."""

Acting = list[tuple[int, Karma]]
"""Karmas with the seats of their figures: one, or several of which one is chosen."""


class SeenEnough(Exception):
    """What was awaited has happened, or cannot happen any more."""


class Trial(Decider):
    """Takes an action and one way through the choices after it, until a karma has acted that is awaited."""

    def __init__(self, world: "Game", decision: Decision, index: int, ways: Ways, awaited: str) -> None:
        self._world = world
        self._asked: Decision | None = decision
        self._index = index
        self._ways = ways
        self._awaited = awaited
        self._questions = 0
        self._choices: dict[int, str] = {}
        """For the number of an event, the names of the figures among which it was chosen whose karma acts."""

    def decide(self, decision: Decision) -> int:
        if self._asked is not None:
            assert len(decision.values) == len(self._asked.values)
            self._asked = None
            return self._index
        over = decision.prompt == FADING or self._questions == QUESTIONS
        if over or (self._awaited and self._awaited in self.acting()):
            raise SeenEnough
        self._questions += 1
        if decision.prompt == WHICH_KARMA:
            self._choices[len(self._events)] = " or ".join([value.label for value in decision.values])
        return self._ways.decide(decision)

    @property
    def _events(self) -> list[Event]:
        assert self._world.events is not None
        return self._world.events

    def acting(self) -> dict[str, Acting]:
        """Return the karmas that have acted so far, each once, by a name."""
        found: dict[str, Acting] = {}
        for number, event in enumerate(self._events):
            if event.kind == "fade":
                break
            if event.kind == "karma":
                karma = event.details[0]
                assert isinstance(karma, Karma)
                if FADE in karma.events:
                    break
                name = self._choices.get(number, f"{event.seat} {karma.name}: {karma.text}")
                found[name] = _joined(found.get(name, []), [(event.seat, karma)])
        return found


def karmas_ahead(game: "Game", decision: Decision) -> dict[int, list[Trigger]]:
    """Return for the actions of a decision which karmas they are sure to trigger, in the order in which they act."""
    foreseen: dict[int, dict[str, Acting]] = {}
    for index, value in enumerate(decision.values):
        if isinstance(value, Action) and (game.would or _acts_when_melded(value)):
            foreseen[index] = {}
    is_first = True
    # What will be drawn or claimed cannot be known either.
    for world in worlds(game, decision.seat, (*HELD, DECK, AVAILABLE)) if foreseen else ():
        for index in list(foreseen):
            found = _try(world, decision, index, Ways(), "") if is_first else foreseen[index]
            foreseen[index] = _certain(world, decision, index, found)
            if not foreseen[index]:
                del foreseen[index]
        is_first = False
        if not foreseen:
            break
    return {index: _triggers(found) for index, found in foreseen.items()}


def _triggers(found: dict[str, Acting]) -> list[Trigger]:
    return [
        Trigger(karma, seat, karma.replaces, len(acting) > 1) for acting in found.values() for seat, karma in acting
    ]


def _acts_when_melded(action: Action) -> bool:
    """Tell whether an action melds a figure whose karma acts then."""
    return action.card is not None and any(karma.when is not None for karma in action.card.karmas)


def _certain(world: "Game", decision: Decision, index: int, found: dict[str, Acting]) -> dict[str, Acting]:
    """Return those among some karmas that act after an option in a world, whatever anyone chooses."""
    certain: dict[str, Acting] = {}
    for name, acting in found.items():
        acting = _always(world, decision, index, name, acting)
        if acting:
            certain[name] = acting
    return certain


def _always(world: "Game", decision: Decision, index: int, name: str, acting: Acting) -> Acting:
    """Return a karma, or those of a choice, if one of them acts after an option whatever anyone chooses."""
    ways = Ways()
    for _ in range(WAYS):
        found = _try(world, decision, index, ways, name)
        if name not in found:
            return []
        acting = _joined(acting, found[name])
        if not ways.next():
            return acting
    return []


def _joined(some: Acting, others: Acting) -> Acting:
    return some + [entry for entry in others if entry not in some]


def _try(world: "Game", decision: Decision, index: int, ways: Ways, awaited: str) -> dict[str, Acting]:
    """Play an option to its end, or until what is awaited has happened; return which karmas have acted."""
    game = world.copy()
    game.events = []
    trial = Trial(game, decision, index, ways, awaited)
    game.decider = trial
    with suppress(SeenEnough):
        game.advance()
    return trial.acting()


__all__ = ["karmas_ahead"]
