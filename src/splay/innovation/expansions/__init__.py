"""What an expansion adds to the base game: its cards, places, special achievements, and rules."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from splay.innovation.card import Action, Card, CardSet
from splay.innovation.special import Special
from splay.innovation.standing import Standing
from splay.innovation.zone import Zone

__all__ = ["Expansion", "zones_added"]

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
        special_actions: Sequence[str] = (),
        board_icons: Sequence[int] = (),
        has_relics: bool = False,
        has_karmas: bool = False,
        gives_free_draws: bool = False,
        melds_from: str = "",
    ) -> None:
        self.key = cards.name
        self.title = title
        self.cards = cards
        self.specials = list(specials)
        """The special achievements that it adds."""
        self.zones = list(zones)
        """The kinds of places that it adds for each player; only their owner may look into them, but for a display."""
        self.most_players = most_players
        """How many can play with it, where that is more than without."""
        self.in_first_hand = in_first_hand
        """Whether one of the two cards of a first hand is from this set."""
        self.special_actions = list(special_actions)
        """The names of the actions that it adds, each of which can be taken once a turn."""
        self.board_icons = list(board_icons)
        """What can count as an achievement as long as it is in sight on a board, by what it is counted as."""
        self.has_relics = has_relics
        """Whether the table may choose to play with relics."""
        self.has_karmas = has_karmas
        """Whether its cards bear karmas."""
        self.gives_free_draws = gives_free_draws
        """Whether the free draw for sharing comes from this set."""
        self.melds_from = melds_from
        """The kind of place whose cards a Meld action can meld as if they were in hand."""
        # These are asked so often that an expansion without a rule of its own for them is passed over.
        kind = type(self)
        self.has_supply = kind.supply is not Expansion.supply
        self.has_opening = kind.opens_turn is not Expansion.opens_turn
        self.has_fading = kind.after_action is not Expansion.after_action

    def supply(self, player: Standing, deck: Zone, own: Zone) -> Zone:
        """Return where a player's draw from a base deck comes from: that deck, or this set's own one of its age."""
        return deck

    def after_meld_action(self, player: "Player", card: Card, covered: Card | None) -> None:
        """Do what follows a Meld action; a meld by an effect is none. `covered` was on top of the colour before."""

    def opens_turn(self, player: "Player") -> bool:
        """Tell whether there is something for a player to do at the start of a turn, before its actions."""
        return False

    def open_turn(self, player: "Player") -> bool:
        """Let a player do what can be done at the start of a turn; returns whether that was an action."""
        return False

    def after_placing(self, player: "Player", card: Card, verb: str) -> None:
        """Do what follows whenever a player melds or tucks a card of this set, by an action or by an effect."""

    def after_action(self, player: "Player", done: list[Card]) -> None:
        """Do what any action, whoever has taken it, has each player do when it is over.

        It is asked again where others change the player's top cards by it. To `done` the cards are added with which it
        has been done after this action.
        """

    def after_achieve_action(self, player: "Player") -> None:
        """Do what an Achieve action that has claimed a standard achievement has each opponent do."""

    def after_splay(self, player: "Player") -> None:
        """Do what follows whenever a player splays a colour in a new direction, on whosever board."""

    def actions(self, player: "Player") -> list[Action]:
        """Return the special actions that a player could take now, by all but their limit."""
        return []

    def perform(self, player: "Player", action: Action) -> None:
        """Carry out one of the special actions."""
        raise NotImplementedError

    def board_achievements(self, player: Standing) -> list[str]:
        """Return what counts as an achievement as long as it is in sight on a player's board, in words."""
        return []


def zones_added(expansions: Sequence[Expansion]) -> list[list[str]]:
    """Return for each expansion the kinds of places that it adds for each player, and none of those before it does."""
    added: list[list[str]] = []
    before: list[str] = []
    for expansion in expansions:
        added.append([kind for kind in expansion.zones if kind not in before])
        before += expansion.zones
    return added
