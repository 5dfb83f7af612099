"""Artifacts of History: digging them up, what can be done with one on display, and the relics."""

from typing import TYPE_CHECKING, Final

from splay.innovation.card import ARTIFACTS, Card
from splay.innovation.expansions import Expansion
from splay.innovation.zone import ACHIEVEMENTS, DISPLAY, HAND, RELIC
from splay.kernel.decision import NO, Choice, Text

if TYPE_CHECKING:
    from splay.innovation.player import Player

FREE_DOGMA: Final = "free dogma"
RETURN: Final = "return"
LEAVE: Final = "leave"
_WITH_DOGMA: Final = (FREE_DOGMA, RETURN, LEAVE)
_WITHOUT_DOGMA: Final = (RETURN, LEAVE)
"""What can be done with an artifact on display that can be used, and with one that cannot."""


def digs(card: Card, covered: Card) -> bool:
    """Tell whether a card that is melded is no higher than the one that it covers, or has its picture where that has.

    Both are given as they lie on a board.
    """
    return card.age <= covered.age or card.hex_slot == covered.hex_slot


class Artifacts(Expansion):
    """Artifacts of History by the rulebook of the third edition."""

    def __init__(self) -> None:
        super().__init__("Artifacts of History", ARTIFACTS, (), zones=[DISPLAY], has_relics=True, melds_from=DISPLAY)

    # Digging

    def after_meld_action(self, player: "Player", card: Card, covered: Card | None) -> None:
        """Dig for what has been covered."""
        if covered is not None and not player.displayed and digs(card, covered):
            self.dig(player, covered.age)

    def dig(self, player: "Player", age: int) -> None:
        """Put an artifact of a value on display, unless there is none or one is there already."""
        if player.displayed:
            return
        game = player.game
        # An age without base cards is empty for all sets, and is skipped as in every draw of an expansion's card.
        age = game.age_to_draw(age)
        # Ruling: no other deck takes the place of one without artifacts, and where no age is left nothing ends.
        if age > game.edition.top_age:
            return
        deck = game.deck(age, game.set_index(self.key))
        if deck.cards:
            artifact = deck.cards[-1]
            game.move(artifact, player.zone(DISPLAY), "dig", player)
            self.seize(player, artifact.age)

    # On display

    def opens_turn(self, player: "Player") -> bool:
        return len(player.displayed) > 0

    def open_turn(self, player: "Player") -> bool:
        """Use the artifact on display for a free Dogma action, return it, or leave it there."""
        game, artifact = player.game, player.display
        if artifact is None:
            return False
        actions = artifact.special_actions_of(_WITH_DOGMA if artifact.activates else _WITHOUT_DOGMA)
        chosen = actions[game.ask(player.seat, f"{artifact.name} is on display", actions)]
        game.opening = False
        if chosen.name == FREE_DOGMA:
            game.dogma_action(player, artifact, with_its_icons=True)
        if chosen.name != LEAVE and player.display is artifact:
            player.return_card(artifact)
        return chosen.name == FREE_DOGMA

    # Relics

    def seize(self, player: "Player", age: int) -> None:
        """Take a relic of a value, from beside its deck or out of any achievements, if the player likes to."""
        game = player.game
        if not game.options.relics:
            return
        places = [zone for zone in game.zones if zone.kind in (RELIC, ACHIEVEMENTS)]
        for relic in [card for zone in places for card in zone.cards if card.relic and card.age == age]:
            kinds: list[str] = []
            if relic not in player.achievements:
                kinds.append(ACHIEVEMENTS)
            if relic.set_index >= 0:
                kinds.append(HAND)
            choices: list[Choice] = [Text(f"To your {kind}") for kind in kinds]
            index = game.ask(player.seat, f"Seize {relic.name}?", [*choices, NO]) if choices else 0
            if index < len(kinds):
                game.move(relic, player.zone(kinds[index]), "seize", player)


ARTIFACTS_DELUXE: Final = Artifacts()
"""The rules of the third edition."""
