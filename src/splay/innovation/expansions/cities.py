"""Cities of Destiny: how cities are drawn, what their icons do, the Endorse action, and five more achievements."""

from typing import TYPE_CHECKING, Final

from splay.innovation.card import CITIES, Action, Card, having, lacking
from splay.innovation.expansions import Expansion
from splay.innovation.facts import (
    ARROW_LEFT,
    ARROW_RIGHT,
    ARROW_UP,
    BITS,
    FLAG,
    FOUNTAIN,
    INERT_MASK,
    MASK,
    PLUS,
    UNSPLAYED,
    arrow,
    mask_of,
    searched,
)
from splay.innovation.special import Special
from splay.innovation.standing import Standing

if TYPE_CHECKING:
    from splay.innovation.player import Player

ENDORSE: Final = "endorse"
_FLAGS_AND_FOUNTAINS: Final = mask_of([FLAG, FOUNTAIN])
_NO_ACTIONS: Final[list[Action]] = []
_NOTHING: Final[list[str]] = []


def _by_the_deed(player: "Player") -> int:
    """What is claimed by what one does can never be had already."""
    return 0


def _deed(name: str, text: str) -> Special:
    return Special(name, CITIES.name, text, "", 1, _by_the_deed, 0)


LEGEND: Final = _deed("Legend", "Meld a city with a left arrow on a colour that is splayed left.")
REPUTE: Final = _deed("Repute", "Meld a city with a right arrow on a colour that is splayed right.")
FAME: Final = _deed("Fame", "Meld a city with an up arrow on a colour that is splayed up.")
GLORY: Final = _deed("Glory", "Tuck a city with a flag.")
VICTORY: Final = _deed("Victory", "Tuck a city with a fountain.")
CITIES_SPECIALS: Final[list[Special]] = [LEGEND, REPUTE, FAME, GLORY, VICTORY]

MELDING: Final = {ARROW_LEFT: LEGEND, ARROW_RIGHT: REPUTE, ARROW_UP: FAME}
TUCKING: Final = {FLAG: GLORY, FOUNTAIN: VICTORY}
"""What is claimed by melding a city with such an arrow on a colour that is splayed so, and by tucking such a city."""


class Cities(Expansion):
    """Cities of Destiny by the rulebook of the third edition."""

    def __init__(self) -> None:
        super().__init__(
            "Cities of Destiny", CITIES, CITIES_SPECIALS, special_actions=[ENDORSE], board_icons=[FLAG, FOUNTAIN]
        )

    # Drawing cities

    def draw_city(self, player: "Player") -> None:
        """Draw a city of the value of the highest top card, unless there is one in hand already."""
        for card in player.hand:
            if card.set_name == self.key:
                return
        player.draw_from(self.key, value=player.highest_top())

    def after_splay(self, player: "Player") -> None:
        # Ruling: who splays draws, also when it is another player's colour.
        self.draw_city(player)

    def after_meld_action(self, player: "Player", card: Card, covered: Card | None) -> None:
        """Use the icons of a city, and draw a city for a new colour."""
        if card.set_name == self.key:
            for slot in card.slots:
                self.use_icon(player, card, slot)
        if covered is None:
            self.draw_city(player)

    # City icons

    def use_icon(self, player: "Player", city: Card, slot: int) -> None:
        """Do what an icon of a city does that has been melded by a Meld action."""
        # Ruling: of two icons the one that is further down comes first, as they are listed.
        if slot == PLUS:
            player.draw(value=city.age + 1)
        elif arrow(slot) != UNSPLAYED:
            player.splay(city.color, arrow(slot))
        elif searched(slot) >= 0:
            self.search(player, city, searched(slot))

    def search(self, player: "Player", city: Card, icon: int) -> None:
        """Draw and reveal base cards, as many as the city's value and of it; keep those with the icon."""
        deck = player.game.deck(city.age)

        # Ruling: neither draw rules nor karmas nor the next higher deck; what the deck has is all there is.
        def draw_and_return() -> None:
            cards = [player.draw_there(deck) for _ in range(city.age)]
            drawn = [card for card in cards if card is not None]
            player.reveal(drawn)
            player.return_all(lacking(drawn, icon))

        # Ruling: what karmas count in hand is counted when the rest has gone back.
        player.game.as_one(draw_and_return)

    # Achievements

    def board_achievements(self, player: Standing) -> list[str]:
        """Return the fountains in sight, and the flags in whose colour no opponent shows more cards."""
        if not player.marks & _FLAGS_AND_FOUNTAINS:
            return _NOTHING
        words: list[str] = []
        for pile in player.piles:
            words.extend([f"{pile.color.name} fountain"] * pile.count(FOUNTAIN))
            if pile.count(FLAG):
                mine = pile.cards_in_sight()
                if all(other.piles[pile.color.index].cards_in_sight() <= mine for other in player.opponents):
                    words.extend([f"{pile.color.name} flag"] * pile.count(FLAG))
        return words

    def after_placing(self, player: "Player", card: Card, verb: str) -> None:
        """Claim what is earned by melding or tucking a city."""
        for slot in card.slots:
            if verb == "tuck" and slot in TUCKING:
                player.claim(TUCKING[slot])
            elif verb == "meld" and slot in MELDING and player.splayed(card.color) == arrow(slot):
                player.claim(MELDING[slot])

    # Endorse

    def endorsers(self, player: "Player") -> list[Card]:
        """Return those top cities for which the hand has a card to pay with."""
        cities: list[Card] = []
        for pile in player.piles:
            # A city on top cannot be used.
            if not pile.dogmas and pile.cards and pile.cards[-1].set_name == self.key:
                for held in player.hand:
                    if held.age <= pile.value:
                        cities.append(pile.cards[-1])
                        break
        return cities

    def actions(self, player: "Player") -> list[Action]:
        if not player.marks & INERT_MASK:
            return _NO_ACTIONS
        icons = 0
        for city in self.endorsers(player):
            icons |= city.icons
        if not icons:
            return _NO_ACTIONS
        actions: list[Action] = []
        for pile in player.piles:
            # Only what can be used features an icon.
            if pile.dogmas and icons >> (BITS * pile.cards[-1].featured) & MASK:
                actions.append(pile.cards[-1].special_action(ENDORSE))
        return actions

    def perform(self, player: "Player", action: Action) -> None:
        """Endorse a card: choose a city, pay by tucking a card, and use the dogma twice."""
        card = action.card
        assert card is not None
        cities = having(self.endorsers(player), card.featured)
        city = player.choose(cities, f"Choose a city to endorse {card.name}")
        assert city is not None
        affordable = [held for held in player.hand if held.age <= city.age]
        payment = player.choose(affordable, f"Tuck a card to endorse {card.name}")
        player.game.note(ENDORSE, player, (card, city))
        player.tuck(payment)
        player.game.dogma_action(player, card, 2)


CITIES_DELUXE: Final = Cities()
"""The rules of the third edition."""

__all__ = ["CITIES_DELUXE", "CITIES_SPECIALS", "ENDORSE", "MELDING", "TUCKING", "Cities"]
