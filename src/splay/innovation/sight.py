"""How a game looks to a seat, in the form in which many moments can be compared quickly."""

from typing import TYPE_CHECKING

from splay.innovation.facts import UNSPLAYED
from splay.innovation.view import covered_card, shows_cards, shows_count
from splay.innovation.zone import ACHIEVEMENTS, DECK, RELIC, Pile, Zone
from splay.kernel.event import ALL_SEEING, EVERYONE

if TYPE_CHECKING:
    from splay.innovation.game import Game


def sight(game: "Game", seat: int) -> list[object]:
    """Return all that decides about how a game looks to a seat: equal where its views are, and only there.

    A view tells in words what is counted of the cards as well, which takes several times as long.
    """
    if game.doors or game.result is not None:
        # Karmas can count by the fronts of hidden cards.
        return [game.view(seat).to_json()]
    seen: list[object] = [game.turn, game.current, game.actions, game.used, game.specials]
    mask = EVERYONE if seat == ALL_SEEING else 1 << seat
    for zone in game.zones:
        if isinstance(zone, Pile):
            _add_pile(game, zone, seat in (zone.owner, ALL_SEEING), seen)
            continue
        seen.append(len(zone.cards))
        if zone.kind == DECK or not zone.cards:
            continue
        if zone.owner < 0:
            _add_common(zone, seen)
        elif zone.kind == ACHIEVEMENTS:
            _add_backs(zone, False, seen)
        elif zone.seen & mask:
            seen += zone.cards
        else:
            _add_backs(zone, True, seen)
    for player in game.players:
        seen.append(player.specials)
        seen.append(player.tucked)
        seen.append(player.scored)
        seen.append(player.out)
    return seen


def _add_pile(game: "Game", pile: Pile, own: bool, seen: list[object]) -> None:
    """Add what is seen of a pile."""
    cards = pile.cards
    seen.append(pile.splay)
    seen.append(len(cards) if shows_count(game, pile, own) else None)
    if shows_cards(game, pile, own):
        seen += cards
    elif cards:
        seen.append(cards[-1])
        if pile.splay != UNSPLAYED:
            seen += [covered_card(card, pile.splay, False).to_json() for card in cards[:-1]]


def _add_common(zone: Zone, seen: list[object]) -> None:
    """Add what everyone sees of the achievements, the junk or the relics: of most cards only the value."""
    if zone.kind == RELIC:
        seen += zone.cards
    else:
        seen += sorted([card.age for card in zone.cards])


def _add_backs(zone: Zone, with_sets: bool, seen: list[object]) -> None:
    """Add the backs of a player's hidden cards in an order that tells nothing, and the relics, which lie open."""
    seen += sorted([32 * card.age + (card.set_index if with_sets else 0) for card in zone.cards if not card.relic])
    seen += [card for card in zone.cards if card.relic]
