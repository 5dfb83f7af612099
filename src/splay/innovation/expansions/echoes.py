"""Echoes of the Past: its draw rule, the forecast and its promotions, and five more special achievements.

What its cards bear, echo effects and bonuses, is counted where the icons are: in the pile and in the score.
"""

from typing import TYPE_CHECKING, Final

from splay.innovation.card import ECHOES, Card
from splay.innovation.expansions import Expansion
from splay.innovation.special import ECHOES_SPECIALS
from splay.innovation.standing import Standing
from splay.innovation.zone import FORECAST, Zone

if TYPE_CHECKING:
    from splay.innovation.player import Player


class Echoes(Expansion):
    """Echoes of the Past by one of its rulebooks."""

    def __init__(self, *, free_dogma: bool, most_players: int = 0) -> None:
        super().__init__(
            "Echoes of the Past",
            ECHOES,
            ECHOES_SPECIALS,
            zones=[FORECAST],
            most_players=most_players,
            in_first_hand=True,
        )
        self.free_dogma = free_dogma
        """Whether one may leave out the dogma of a card that one has promoted."""

    def supply(self, player: Standing, deck: Zone, own: Zone) -> Zone:
        if not player.hand or not own.cards:
            return deck
        return deck if any(card.set_name == self.key for card in player.hand) else own

    def after_meld_action(self, player: "Player", card: Card, covered: Card | None) -> None:
        """Promote a card of the forecast that is no higher than the melded one, and use its dogma."""
        eligible = [promoted for promoted in player.forecast if promoted.age <= card.age]
        promoted = player.may_choose(eligible, "Promote a card from your forecast?")
        if promoted is None:
            return
        player.meld(promoted)
        if promoted.activates and (not self.free_dogma or player.may(f"Use the dogma of {promoted.name}?")):
            player.game.dogma_action(player, promoted)


ECHOES_EUROPEAN: Final = Echoes(free_dogma=False, most_players=5)
"""The European rulebook, played with the first edition."""

ECHOES_DELUXE: Final = Echoes(free_dogma=True)
"""The rules of the third edition."""
