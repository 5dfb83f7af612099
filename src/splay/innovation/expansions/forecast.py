"""The forecast: where foreshadowed cards lie, and how one of them is promoted after a Meld action."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from splay.innovation.card import Card, CardSet
from splay.innovation.expansions import Expansion
from splay.innovation.special import Special
from splay.innovation.zone import FORECAST

if TYPE_CHECKING:
    from splay.innovation.player import Player


class Foreshadowing(Expansion):
    """An expansion with cards that foreshadow. Of several in a game, the first one brings the forecast."""

    def __init__(
        self,
        title: str,
        cards: CardSet,
        specials: Sequence[Special],
        *,
        free_dogma: bool,
        most_players: int = 0,
        in_first_hand: bool = False,
        special_actions: Sequence[str] = (),
        has_karmas: bool = False,
        gives_free_draws: bool = False,
    ) -> None:
        super().__init__(
            title,
            cards,
            specials,
            zones=[FORECAST],
            most_players=most_players,
            in_first_hand=in_first_hand,
            special_actions=special_actions,
            has_karmas=has_karmas,
            gives_free_draws=gives_free_draws,
        )
        self.free_dogma = free_dogma
        """Whether one may leave out the dogma of a card that one has promoted."""

    def after_meld_action(self, player: "Player", card: Card, covered: Card | None) -> None:
        if player.forecast and player.game.forecaster is self:
            self.promote(player, card)

    def promote(self, player: "Player", card: Card) -> None:
        """Promote a card of the forecast that is no higher than the melded one, and use its dogma."""
        eligible = [promoted for promoted in player.forecast if promoted.age <= card.age]
        promoted = player.may_choose(eligible, "Promote a card from your forecast?")
        if promoted is None or not player.meld(promoted):
            return
        if promoted.activates and (not self.free_dogma or player.may(f"Use the dogma of {promoted.name}?")):
            player.game.dogma_action(player, promoted)
