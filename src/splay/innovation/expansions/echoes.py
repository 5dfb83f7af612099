"""Echoes of the Past: its draw rule, and five more special achievements; the forecast is in `forecast.py`.

What its cards bear, echo effects and bonuses, is counted where the icons are: in the pile and in the score.
"""

from typing import Final

from splay.innovation.card import ECHOES
from splay.innovation.expansions.forecast import Foreshadowing
from splay.innovation.special import ECHOES_SPECIALS
from splay.innovation.standing import Standing
from splay.innovation.zone import Zone


class Echoes(Foreshadowing):
    """Echoes of the Past by one of its rulebooks."""

    def __init__(self, *, free_dogma: bool, most_players: int = 0) -> None:
        super().__init__(
            "Echoes of the Past",
            ECHOES,
            ECHOES_SPECIALS,
            free_dogma=free_dogma,
            most_players=most_players,
            in_first_hand=True,
        )

    def supply(self, player: Standing, deck: Zone, own: Zone) -> Zone:
        key = self.key
        for card in player.hand:
            if card.set_name == key:
                return deck
        return own if player.hand and own.cards else deck


ECHOES_EUROPEAN: Final = Echoes(free_dogma=False, most_players=5)
"""The European rulebook, played with the first edition."""

ECHOES_DELUXE: Final = Echoes(free_dogma=True)
"""The rules of the third edition."""
