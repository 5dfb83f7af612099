"""Puts together positions by chance, of cards that fit the one to be shown."""

from typing import Final

from splay.examples.innovation.showing import is_for_melding
from splay.examples.playing import Spec
from splay.innovation.card import BASE, Card
from splay.innovation.edition import Edition
from splay.innovation.effect import DOGMA
from splay.innovation.facts import COLORS, ICONS
from splay.innovation.karma import ANOTHER, DEMANDED, OPPONENT, SPLAY
from splay.kernel.rng import Rng

YOU: Final = "ann"
RIVAL: Final = "bob"

DEEP: Final = 10
"""As many cards of one colour as an effect asks for at most."""


def sets_for(card: Card) -> list[str]:
    """Return the expansions that a card needs."""
    needed = {card.set_name, "artifacts"} if card.relic else {card.set_name}
    return sorted(needed - {BASE.name})


class Drafting:
    """Puts together a position by chance, of cards that fit the age of the one to be shown."""

    def __init__(self, edition: Edition, card: Card, pool: list[Card], rng: Rng, size: int) -> None:
        self._edition = edition
        self._card = card
        self._rng = rng
        self._size = min(size, 6)
        self._pool = [other for other in pool if other is not card and not other.relic]
        rng.shuffle(self._pool)

    def spec(self) -> Spec:
        """Return the position."""
        spec = self._table()
        mine = self._player(YOU, self._rng.below(3))
        rival = self._player(RIVAL, self._rng.below(3))
        self._place(mine, rival)
        spec["players"] = [mine, rival]
        spec["turn"] = {"player": YOU}
        spec["seed"] = self._rng.below(1000)
        return spec

    def _table(self) -> Spec:
        """Return what is played."""
        spec: Spec = {"edition": self._edition.key}
        if sets := sets_for(self._card):
            spec["sets"] = [BASE.name, *sets]
        if self._card.relic:
            spec["options"] = {"relics": "yes"}
        return spec

    def _place(self, mine: Spec, rival: Spec) -> None:
        """Put the card where it is used."""
        card = self._card
        if is_for_melding(card) or self._is_melded():
            mine["hand"].append(card.name)
            return
        self._lay(card, rival if self._is_rivals() else mine)

    def _lay(self, card: Card, owner: Spec) -> None:
        pile = owner["board"].setdefault(card.color.name, {"cards": []})
        pile["cards"].insert(0, card.name)

    def _is_melded(self) -> bool:
        """Tell whether to begin with the figure in hand: always if it acts when melded, else sometimes."""
        if any(karma.when is not None for karma in self._card.karmas):
            return self._rng.below(4) != 0
        return bool(self._card.karmas) and self._rng.below(3) == 0

    def _is_rivals(self) -> bool:
        """Tell whether the rival has the figure, for it watches what others do, or what is demanded of its owner."""
        others = any(
            DEMANDED in karma.events or (karma.whose in (OPPONENT, ANOTHER) and karma.events)
            for karma in self._card.karmas
        )
        return others and self._rng.below(4) != 0

    def _player(self, name: str, wealth: int) -> Spec:
        rng, size = self._rng, self._size
        spec: Spec = {"name": name, "hand": self._cards(rng.below(2 + size)), "score": self._cards(rng.below(1 + size))}
        board: Spec = {}
        for color in COLORS:
            if rng.below(4) > wealth:
                continue
            cards = self._cards(1 + rng.below(1 + size), color.name)
            board[color.name] = {"cards": cards}
            if len(cards) > 1 and rng.below(2):
                board[color.name]["splay"] = self._splay()
        spec["board"] = board
        if rng.below(8) == 0:
            spec["achievements"] = [1 + rng.below(3)]
        if self._has_forecast() and rng.below(3) == 0:
            spec["forecast"] = self._cards(1 + rng.below(2))
        return spec

    def _splay(self) -> str:
        splays = self._edition.splays[1:]
        return splays[self._rng.below(len(splays))]

    def _has_forecast(self) -> bool:
        return any(name in ("echoes", "figures") for name in sets_for(self._card))

    def _cards(self, count: int, color: str = "") -> list[str]:
        """Take some cards of about the age of the one to be shown, mostly of the base set."""
        taken: list[str] = []
        while len(taken) < count:
            found = self._next(color)
            if found is None:
                break
            taken.append(self._take(found))
        return taken

    def _take(self, card: Card) -> str:
        self._pool.remove(card)
        return card.name

    def _next(self, color: str) -> Card | None:
        age, rng = self._card.age, self._rng
        anything = rng.below(10) < 3
        own_set = rng.below(3) == 0
        return self._any(
            [
                card
                for card in self._pool
                if (not color or card.color.name == color)
                and (anything or age - 3 <= card.age <= age + 1)
                and (card.set_name == BASE.name or own_set)
            ]
        )

    def _any(self, cards: list[Card]) -> Card | None:
        return cards[self._rng.below(len(cards))] if cards else None


class Directed(Drafting):
    """Puts together a position by chance in which more is possible: for cards of which the usual ones do not show all.

    The card lies on a splayed pile, with others of its colour at hand that can be laid upon it; a figure that eases a
    decree has others to issue it with. Sometimes a board bears much of one icon, or very many cards of the colour.
    """

    _seldom = 3

    def spec(self) -> Spec:
        """Return the position."""
        rng, spec = self._rng, self._table()
        mine = self._player(YOU, rng.below(3))
        rival = self._player(RIVAL, rng.below(3))
        owner = mine if rng.below(2) else rival
        if rng.below(self._seldom) == 0:
            self._enrich(owner)
        if self._card.karmas and self._is_melded():
            owner["hand"].append(self._card.name)
        else:
            self._bury(owner)
            self._lay(self._card, owner)
        self._equip(owner)
        spec["players"] = [mine, rival]
        # So that the owner does the second thing, and may do the first one too.
        spec["turn"] = {"player": YOU, "actions": 1 if owner is rival else 2}
        spec["seed"] = rng.below(1000)
        return spec

    def _bury(self, owner: Spec) -> None:
        """Lay cards where the card comes to lie upon them, mostly splayed."""
        color = self._card.color.name
        if color not in owner["board"]:
            pile: Spec = {"cards": self._cards(1 + self._rng.below(2), color)}
            owner["board"][color] = pile
            if pile["cards"] and self._rng.below(4):
                pile["splay"] = self._splay()

    def _equip(self, owner: Spec) -> None:
        """Give the owner cards to be laid upon the card, and figures to issue a decree with."""
        rng, card = self._rng, self._card
        if rng.below(3):
            covers = [one for one in self._pool if one.color is card.color and one.printed and not one.karmas]
            if (cover := self._any(covers)) is not None:
                owner["hand"].append(self._take(cover))
        if any(karma.decree for karma in card.karmas):
            for _ in range(2):
                if (figure := self._any([one for one in self._pool if one.karmas])) is not None:
                    owner["hand"].append(self._take(figure))

    def _enrich(self, owner: Spec) -> None:
        """Give the owner a board with much of one icon in all colours, or with very many cards of the card's colour."""
        rng = self._rng
        if rng.below(3) == 0:
            color = self._card.color.name
            owner["board"][color] = {"cards": self._cards(DEEP, color)}
            return
        icon = rng.below(len(ICONS) + 1)
        # All colours alike but for one, or each as it comes.
        splay, apart = (self._splay(), rng.below(len(COLORS))) if rng.below(2) else ("", -1)
        self._spread(owner, icon, splay, apart)

    def _spread(self, owner: Spec, icon: int, splay: str, apart: int) -> None:
        """Lay cards with much of an icon in all colours, splayed in one direction, but for one colour, or in any."""
        for color in COLORS:
            cards = self._rich(icon, color.name, 2 + self._rng.below(3))
            if len(cards) > 1:
                owner["board"][color.name] = {"cards": cards}
                if color.index != apart:
                    owner["board"][color.name]["splay"] = splay or self._splay()
                else:
                    owner["hand"] += self._rich(icon, color.name, 1)

    def _rich(self, icon: int, color: str, count: int) -> list[str]:
        """Take cards that bear an icon twice, or a bonus or an echo effect, from any age."""
        taken: list[str] = []
        for _ in range(count):
            fitting = [
                card
                for card in self._pool
                if card.color.name == color
                and (card.slots.count(icon) > 1 if icon < len(ICONS) else bool(card.bonus or card.echo))
            ]
            found = self._any(fitting)
            if found is not None:
                taken.append(self._take(found))
        return taken


class Helped(Directed):
    """Puts together a position by chance with a card that does what a karma of a figure watches for.

    All colours but one are splayed, in the direction of which its karmas speak if they do.
    """

    _seldom = 1

    def _splay(self) -> str:
        named = [splay for splay in self._edition.splays[1:] if any(splay in karma.text for karma in self._card.karmas)]
        return named[self._rng.below(len(named))] if named else super()._splay()

    def _enrich(self, owner: Spec) -> None:
        rng = self._rng
        self._spread(owner, rng.below(len(ICONS) + 1), self._splay(), rng.below(len(COLORS)))

    def _equip(self, owner: Spec) -> None:
        super()._equip(owner)
        verbs = [event for karma in self._card.karmas for event in karma.events]
        if not verbs:
            return
        verb = verbs[self._rng.below(len(verbs))]
        words = [verb, self._splay()] if verb == SPLAY else [verb]
        helper = self._any([card for card in self._pool if self._does(card, words)])
        if helper is not None:
            self._take(helper)
            self._lay(helper, owner)

    def _does(self, card: Card, words: list[str]) -> bool:
        """Tell whether a card of another colour speaks of something in an effect that one uses oneself."""
        texts = [effect.text.lower() for effect in card.effects if effect.kind == DOGMA]
        return card.color is not self._card.color and any(all(word in text for word in words) for text in texts)
