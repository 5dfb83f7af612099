"""Whether a dogma would do nothing, as far as the one who is about to use it can tell."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from splay.innovation.card import Action, Card
from splay.innovation.expansions.artifacts import FREE_DOGMA
from splay.innovation.game import GameOver
from splay.innovation.sample import by_backs, dealt, hidden_cards
from splay.innovation.zone import FORECAST, HAND, SCORE
from splay.kernel.decision import Decision
from splay.kernel.game import Decider
from splay.kernel.rng import Rng

if TYPE_CHECKING:
    from splay.innovation.game import Game

WAYS: Final = 50
"""How many ways through the choices of a dogma are tried; where there are more, it is taken to do something."""
HELD: Final = (HAND, SCORE, FORECAST)
"""Where players have cards that others cannot see."""


class Ways(Decider):
    """Takes every way through the choices, one each time that the same thing is played."""

    def __init__(self) -> None:
        self._way: list[int] = []
        self._widths: list[int] = []
        self._steps = 0

    def decide(self, decision: Decision) -> int:
        if self._steps == len(self._way):
            self._way.append(0)
            self._widths.append(len(decision.values))
        self._steps += 1
        return self._way[self._steps - 1]

    def next(self) -> bool:
        """Turn to the next way; tell whether there is one."""
        self._steps = 0
        while self._way and self._way[-1] + 1 == self._widths[-1]:
            self._way.pop()
            self._widths.pop()
        if self._way:
            self._way[-1] += 1
        return bool(self._way)


def idle_options(game: "Game", decision: Decision) -> list[int]:
    """Return those among the actions of a decision that are dogmas which would do nothing."""
    idle: dict[int, Card] = {}
    for index, value in enumerate(decision.values):
        if isinstance(value, Action) and value.name in ("dogma", FREE_DOGMA) and value.card is not None:
            idle[index] = value.card
    for world in worlds(game, decision.seat) if idle else ():
        idle = {index: card for index, card in idle.items() if does_nothing(world, decision.seat, card)}
        if not idle:
            break
    return list(idle)


def worlds(game: "Game", seat: int, places: Sequence[str] = HELD) -> Iterator["Game"]:
    """Yield worlds that look to a seat as the real one does.

    Together they let every card that could lie in a place of some kinds, such as another player's hand, lie there once.
    """
    hidden = set(hidden_cards(game, seat))
    backs = by_backs(game, hidden)
    others = {
        (card.set_name, card.age) for zone in game.zones if zone.kind in places for card in zone.cards if card in hidden
    }
    for shift in range(max([len(backs[back]) for back in others], default=1)):
        turned = {back: cards[shift % len(cards) :] + cards[: shift % len(cards)] for back, cards in backs.items()}
        world = dealt(game, hidden, turned)
        world.rng = Rng(shift)
        yield world


def does_nothing(world: "Game", seat: int, card: Card) -> bool:
    """Tell whether a dogma leaves a position as it is, whatever anyone chooses."""
    ways = Ways()
    for _ in range(WAYS):
        game = world.copy()
        game.decider = ways
        try:
            player = game.players[seat]
            # What is on display counts its own icons as well; that it is returned afterwards goes without saying.
            game.dogma_action(player, card, with_its_icons=card is player.display)
        except GameOver:
            return False
        if not _is_same(world, game):
            return False
        if not ways.next():
            return True
    return False


def _is_same(one: "Game", other: "Game") -> bool:
    """Tell whether all cards and special achievements lie alike, in the same order and splayed alike."""
    return _lying(one) == _lying(other)


def _lying(game: "Game") -> tuple[object, ...]:
    cards = [zone.cards for zone in game.zones]
    splays = [pile.splay for player in game.players for pile in player.piles]
    return cards, splays, game.specials
