"""What an expansion adds to the base game: its cards, places, special achievements, and rules."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from splay.innovation.card import Card, CardSet
from splay.innovation.special import Special
from splay.innovation.standing import Standing
from splay.innovation.zone import Zone

if TYPE_CHECKING:
    from splay.innovation.player import Player


class Expansion:
    """One expansion in one edition. The base rules ask each expansion of a game at the moments that have a hook here.

    Expansions are asked in the order of an edition's record, which is the printed order of their triggers.
    """

    def __init__(
        self,
        title: str,
        cards: CardSet,
        specials: Sequence[Special],
        *,
        zones: Sequence[str] = (),
        most_players: int = 0,
        in_first_hand: bool = False,
    ) -> None:
        self.key = cards.name
        self.title = title
        self.cards = cards
        self.specials = list(specials)
        """The special achievements that it adds."""
        self.zones = list(zones)
        """The kinds of places that it adds for each player, which only their owner may look into."""
        self.most_players = most_players
        """How many can play with it, where that is more than without."""
        self.in_first_hand = in_first_hand
        """Whether one of the two cards of a first hand is from this set."""

    def supply(self, player: Standing, deck: Zone, own: Zone) -> Zone:
        """Return where a player's draw from a base deck comes from: that deck, or this set's own one of its age."""
        return deck

    def after_meld_action(self, player: "Player", card: Card) -> None:
        """Do what follows a Meld action; a meld by an effect is none."""
