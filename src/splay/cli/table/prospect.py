"""What an action would bring, told before it is chosen: the card of a draw, what follows a meld, what endorsing costs.

All of it is worked out from what the one who is asked can see.
"""

from typing import Final

from splay.cli.card_picture import ICON_MARKS
from splay.cli.table.lineups import on_display
from splay.innovation.card import ARTIFACTS, BASE, CITIES, ECHOES, RELICS, Card, backed, figures
from splay.innovation.expansions.artifacts import digs
from splay.innovation.expansions.cities import MELDING
from splay.innovation.facts import FLAG, FOUNTAIN, PLUS, SPLAYS, UNSPLAYED, arrow, counted, searched
from splay.innovation.view import GameView, PileView, PlayerView
from splay.kernel.plain import listing

_THE_END: Final = "and end the game: no card is left"


class Supply:
    """The decks and a player's hand as they would be after one draw and another."""

    def __init__(self, view: GameView, player: PlayerView) -> None:
        self.base = list(view.decks)
        self.sets = {key: list(decks) for key, decks in view.expansion_decks.items()}
        self.hand = [card.set_name or BASE.name for card in player.held]

    def draw(self, age: int, set_name: str = BASE.name) -> str:
        """Return which card a draw would take, of a set if it has one of that value: "an Echoes 7"."""
        deck = self.deck(age)
        if deck is None:
            return _THE_END
        own = self.sets[set_name] if set_name != BASE.name else None
        name = set_name if own is not None and own[deck] else self._usual(deck)
        decks = self.base if name == BASE.name else self.sets[name]
        decks[deck] -= 1
        self.hand.append(name)
        return backed(deck, name)

    def deck(self, age: int) -> int | None:
        """Return the value that a draw comes from: an age without base cards is empty for all sets."""
        return next((deck for deck in range(max(age, 1), len(self.base)) if self.base[deck]), None)

    def _usual(self, deck: int) -> str:
        """Return the set of a usual draw: Echoes, if it has such a card and the hand has cards, but none of Echoes."""
        echoes = self.sets.get(ECHOES.name)
        if echoes is None or not echoes[deck] or not self.hand or ECHOES.name in self.hand:
            return BASE.name
        return ECHOES.name


def _asked(view: GameView) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _tops(player: PlayerView) -> list[Card]:
    return [pile.top for pile in player.piles if pile.top is not None]


def draw_words(view: GameView) -> str:
    """Return which card the action Draw would take: the value of the highest top card, or the next there is."""
    player = _asked(view)
    return Supply(view, player).draw(player.draw_value)


class Meld:
    """What would follow the Meld action with a card, by the rules of Cities, Artifacts and Figures."""

    def __init__(self, view: GameView, card: Card) -> None:
        self.view = view
        self.card = card.side(on_board=True)
        self.displayed = on_display(_asked(view))
        """What is on display when the card has been melded."""
        self.player = _asked(view)
        self.pile = self.player.piles[card.color.index]
        self.supply = Supply(view, self.player)
        if self.displayed is card:
            self.displayed = None
        else:
            self.supply.hand.remove(card.set_name)
        self.splay = self.pile.splay
        others = [top.age for top in _tops(self.player) if top.color is not card.color]
        self.highest = max([self.card.age, *others])

    def words(self) -> str:
        """Return what would follow, in its order; nothing if nothing would."""
        cities = self._cities() if CITIES.name in self.supply.sets else []
        return "; ".join([*cities, *self._dig(), *self._fade()])

    def _cities(self) -> list[str]:
        told = [words for slot in self.card.slots if (words := self._claim(slot))]
        told += [words for slot in self.card.slots if (words := self._use(slot))]
        if not self.pile.cards and CITIES.name not in self.supply.hand:
            told.append(f"new colour: draw {self._city()}")
        return told + [words for slot in self.card.slots if (words := self._count(slot))]

    def _city(self) -> str:
        return self.supply.draw(self.highest, CITIES.name)

    def _claim(self, slot: int) -> str:
        special = MELDING.get(slot)
        available = special is not None and any(special.name == other.name for other in self.view.specials)
        return f"claim {special.name}" if special and available and self.splay == arrow(slot) else ""

    def _use(self, slot: int) -> str:
        """Return what an icon of the card would do at once."""
        mark = ICON_MARKS[slot]
        if slot == PLUS:
            return f"{mark} draw {self.supply.draw(self.card.age + 1)}"
        if arrow(slot) != UNSPLAYED:
            return f"{mark} {self._splay(arrow(slot))}"
        if searched(slot) >= 0:
            most = min(self.card.age, self.supply.base[self.card.age])
            cards = f"reveal {counted(most, 'card')} of" if most else "reveal nothing: no card is left in"
            return f"{mark} {cards} the {self.card.age} deck"
        return ""

    def _splay(self, direction: int) -> str:
        color = self.card.color.name
        if not self.pile.cards:
            return "nothing to splay"
        if self.splay == direction:
            return f"{color} is splayed {SPLAYS[direction]} already"
        self.splay = direction
        city = "" if CITIES.name in self.supply.hand else f", draw {self._city()}"
        return f"splay {color} {SPLAYS[direction]}{city}"

    def _count(self, slot: int) -> str:
        """Return whether an icon of the card would count as an achievement."""
        counts = "counts as an achievement"
        if slot == FOUNTAIN:
            return f"{ICON_MARKS[slot]} {counts}"
        if slot != FLAG:
            return ""
        mine = 1 if self.splay == UNSPLAYED else 1 + len(self.pile.cards)
        rivals = [player for player in self.view.players if player.team != self.player.team and not player.out]
        ahead = [rival.name for rival in rivals if in_sight(rival.piles[self.card.color.index]) > mine]
        if not ahead:
            return f"{ICON_MARKS[slot]} {counts}"
        return f"{ICON_MARKS[slot]} does not count: more {self.card.color.name} cards shown by {listing(ahead)}"

    def _dig(self) -> list[str]:
        """Return what would be dug up, or why nothing is where something would be."""
        covered = self.pile.top
        decks = self.supply.sets.get(ARTIFACTS.name)
        if decks is None or covered is None or not digs(self.card, covered):
            return []
        if self.displayed is not None:
            return ["no dig: one is on display already"]
        age = self.supply.deck(covered.age)
        if age is None or not decks[age]:
            return [f"no dig: no {ARTIFACTS.name.capitalize()} {covered.age if age is None else age} is left"]
        relics = seizable(self.view, self.player, age)
        return [f"dig {backed(age, ARTIFACTS.name)}", *[f"you may seize {relic}" for relic in relics]]

    def _fade(self) -> list[str]:
        """Return that figures fade, where more than one would be on top."""
        tops = [self.card, *(top for top in _tops(self.player) if top.color is not self.card.color)]
        fading = len(figures(tops)) - 1
        return [f"then {'a figure fades' if fading == 1 else f'{fading} figures fade'}"] if fading > 0 else []


_RELIC_AGES: Final = {script.name: script.age for script in RELICS.scripts}
_RELIC_SETS: Final = {script.name: script.set_name for script in RELICS.scripts}


def relic_age(name: str) -> int:
    """Return the value of a relic."""
    return _RELIC_AGES[name]


def seizable(view: GameView, player: PlayerView, age: int) -> list[str]:
    """Return the relics that a player could seize by digging up an artifact of a value.

    Out of one's own achievements a relic can only go to the hand, and there only if its set is in the game.
    """
    open_to = [*view.relics, *(relic for other in view.players for relic in other.relics)]
    sets = [BASE.name, *view.expansion_decks]
    return [
        relic
        for relic in open_to
        if _RELIC_AGES[relic] == age and (relic not in player.relics or _RELIC_SETS[relic] in sets)
    ]


def in_sight(pile: PileView) -> int:
    """Return how many cards of a pile can be seen."""
    return min(1, len(pile.cards)) if pile.splay == UNSPLAYED else len(pile.cards)


def meld_words(view: GameView, card: Card) -> str:
    """Return what would follow the Meld action with a card, as the expansions have it."""
    return Meld(view, card).words()


def endorsement_price(view: GameView, card: Card) -> str:
    """Return what endorsing a card costs: a card from hand to tuck, no higher than a city that can endorse it."""
    player = _asked(view)
    lowest = min(held.age or 0 for held in player.held)
    tops = [top for top in _tops(player) if top.set_name == CITIES.name and top.has(card.featured)]
    cities = [f"{city.age} or less (by {city.name})" for city in tops if city.age >= lowest]
    return f"tuck a card of value {' or '.join(cities)}"
