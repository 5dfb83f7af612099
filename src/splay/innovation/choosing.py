"""How a player chooses: cards, colours, values, players, and in which order."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from splay.innovation.card import BASE, Card, backed, highest
from splay.innovation.facts import Color
from splay.innovation.special import Special
from splay.innovation.standing import Standing
from splay.kernel.decision import DONE, NO, YES, Choice, SeatChoice, Text, value_to_choose
from splay.kernel.event import EVERYONE

if TYPE_CHECKING:
    from splay.innovation.player import Player


class Back(Choice):
    """A card to choose by its back: its owner and its value are all that can be seen."""

    def __init__(self, seat: int, name: str, age: int, set_name: str) -> None:
        super().__init__("back", f"{name}: {backed(age, set_name)}")
        self.seat = seat
        self.age = age
        self.set_name = set_name

    def to_json(self) -> dict[str, object]:
        return {"kind": "back", "label": self.label, "seat": self.seat, "age": self.age, "set": self.set_name}


class Deck(Choice):
    """A deck to choose."""

    def __init__(self, age: int, set_name: str) -> None:
        super().__init__(
            "deck", f"The deck of {age}s" if set_name == "base" else f"The {set_name.capitalize()} deck of {age}s"
        )
        self.age = age
        self.set_name = set_name

    def to_json(self) -> dict[str, object]:
        return {"kind": "deck", "label": self.label, "age": self.age, "set": self.set_name}


class Achievement(Choice):
    """An available standard achievement to choose: its value is all that can be seen."""

    def __init__(self, age: int) -> None:
        super().__init__("achievement", f"Achievement {age}")
        self.age = age

    def to_json(self) -> dict[str, object]:
        return {"kind": "achievement", "label": self.label, "age": self.age}


def so_far(prompt: str, chosen: list[Card]) -> str:
    """Return a prompt with the cards that have been chosen; the next ones come from further down the list."""
    return f"{prompt}; so far {', '.join([card.name for card in chosen])}; from below" if chosen else prompt


class Choosing(Standing):
    """What a player can be asked. A choice among nothing is no choice, and one among one thing is not asked."""

    __slots__ = ()

    def choose(self, cards: list[Card], prompt: str) -> Card | None:
        """Choose one of some cards; of none, None."""
        if not cards:
            return None
        if len(cards) == 1:
            return cards[0]
        return cards[self.game.ask(self.seat, prompt, cards)]

    def may_choose(self, cards: list[Card], prompt: str) -> Card | None:
        """Choose one of some cards, or none."""
        if not cards:
            return None
        index = self.game.ask(self.seat, prompt, [*cards, NO])
        return cards[index] if index < len(cards) else None

    def seek(self, cards: list[Card], prompt: str, for_board: bool = False, for_demander: bool = False) -> Card | None:
        """Choose one of those cards of the hand that fit a demand or an effect, and prove that it does.

        On a board everyone will see that it fits, and where it is handed over the one who demands it will.
        """
        # Ruling: who has no card that fits shows the hand as proof. It is no change that would count as sharing.
        if not cards:
            self.show_hand()
        card = self.choose(cards, prompt)
        if card is not None and not for_board and (not for_demander or self.game.edition.verifies):
            self.prove([card])
        return card

    def may_seek(self, cards: list[Card], prompt: str) -> Card | None:
        """Choose one of those hidden cards that fit an effect and go to another hidden place, or none."""
        card = self.may_choose(cards, prompt)
        if card is not None:
            self.prove([card])
        return card

    def choose_up_to(self, most: int, cards: list[Card], prompt: str) -> list[Card]:
        """Choose any of some cards, as many as allowed, in their order."""
        chosen: list[Card] = []
        rest = cards[:]
        while rest and len(chosen) < most:
            values: list[Choice] = [*rest, DONE]
            index = self.game.ask(self.seat, so_far(prompt, chosen), values)
            if index == len(rest):
                break
            chosen.append(rest[index])
            # Only later cards are offered again: which cards are chosen matters, not in which order.
            rest = rest[index + 1 :]
        return chosen

    def choose_any(self, cards: list[Card], prompt: str) -> list[Card]:
        """Choose any number of some cards."""
        return self.choose_up_to(len(cards), cards, prompt)

    def choose_exactly(self, count: int, cards: list[Card], prompt: str) -> list[Card]:
        """Choose so many of some cards, or all if there are fewer."""
        chosen: list[Card] = []
        rest = cards[:]
        while len(chosen) < count and len(rest) > count - len(chosen):
            # Those near the end are not offered yet where too few would be left after them.
            offered = rest[: len(rest) - (count - len(chosen)) + 1]
            index = self.game.ask(self.seat, so_far(f"{prompt} ({count} in all, down the list)", chosen), offered)
            chosen.append(rest[index])
            rest = rest[index + 1 :]
        return chosen + rest[: count - len(chosen)]

    def choose_highest(self, count: int, cards: list[Card], prompt: str) -> list[Card]:
        """Choose the so many highest of some cards, or all if there are fewer; only ties are asked about."""
        chosen: list[Card] = []
        rest = cards[:]
        while rest and len(chosen) < count:
            tied = highest(rest)
            chosen.extend(self.choose_exactly(count - len(chosen), tied, prompt))
            rest = [card for card in rest if card not in tied]
        return chosen

    def choose_back(self, owners: Sequence["Player"], prompt: str, value: int = 0, set_name: str = "") -> Card | None:
        """Choose a card from others' score piles by its back; if a value or a set is given, of that one."""
        backs: list[Choice] = []
        groups: list[list[Card]] = []
        for owner in owners:
            cards = [card for card in owner.score_pile if value in (0, card.age) and set_name in ("", card.set_name)]
            for age, set_index in sorted({(card.age, card.set_index) for card in cards}):
                group = [card for card in cards if card.age == age and card.set_index == set_index]
                backs.append(Back(owner.seat, owner.name, age, group[0].set_name))
                groups.append(group)
        if not backs:
            return None
        return self._any_of(groups[self.game.ask(self.seat, prompt, backs)])

    def choose_unseen(self, cards: list[Card], prompt: str) -> Card:
        """Choose one of some scored cards that all have the same back: one's own by name, others' by owner."""
        values: list[Choice] = []
        groups: list[list[Card]] = []
        # Everyone, because an owner may concede while the cards go one after the other.
        for owner in self.game.orders[self.seat]:
            group = [card for card in cards if card in owner.score_pile]
            if owner is self:
                values.extend(group)
                groups.extend([[card] for card in group])
            elif group:
                values.append(Back(owner.seat, owner.name, group[0].age, group[0].set_name))
                groups.append(group)
        return self._any_of(groups[self.game.ask(self.seat, prompt, values)])

    def _any_of(self, group: list[Card]) -> Card:
        """Return one of some cards that cannot be told apart."""
        # Ruling: among cards with the same back, chance picks.
        return group[self.game.rng.below(len(group))]

    def choose_available(self, ages: Sequence[int], prompt: str, optional: bool = False) -> Card | None:
        """Choose an available standard achievement of one of some values."""
        cards = self.game.available.cards
        values: list[Choice] = [Achievement(age) for age in ages if any(card.age == age for card in cards)]
        values += [card for card in self.available() if card.age in ages]
        if not values:
            return None
        index = self.game.ask(self.seat, prompt, [*values, NO] if optional else values)
        if index == len(values):
            return None
        chosen = values[index]
        if isinstance(chosen, Card):
            return chosen
        assert isinstance(chosen, Achievement)
        return next(card for card in cards if card.age == chosen.age)

    def available_values(self) -> list[int]:
        """Return the values of the available achievements, with what counts as one for this player."""
        return sorted({card.age for card in self.game.available.cards + self.available()})

    def choose_own_achievement(self, value: int, prompt: str) -> Card | None:
        """Choose one of this player's achievements of a value by its back; a relic lies face up."""
        choices, groups = self._as_they_lie(self, [card for card in self.achievements if card.age == value])
        return self._any_of(groups[self.game.ask(self.seat, prompt, choices)]) if groups else None

    def choose_achieved(self, owner: Standing, prompt: str) -> Card | Special | None:
        """Choose one of a player's achievements: a special one or a relic by name, any other by its back."""
        choices, groups = self._as_they_lie(owner, owner.achievements)
        choices += owner.specials
        if not choices:
            return None
        index = self.game.ask(self.seat, prompt, choices)
        return self._any_of(groups[index]) if index < len(groups) else owner.specials[index - len(groups)]

    def _as_they_lie(self, owner: Standing, cards: list[Card]) -> tuple[list[Choice], list[list[Card]]]:
        """Return what can be told apart among some of a player's achievements: each relic, and backs with cards."""
        choices: list[Choice] = [card for card in cards if card.relic]
        groups = [[card] for card in cards if card.relic]
        covered = [card for card in cards if not card.relic]
        for age, set_index in sorted({(card.age, card.set_index) for card in covered}):
            groups.append([card for card in covered if card.age == age and card.set_index == set_index])
            choices.append(Back(owner.seat, owner.name, age, groups[-1][0].set_name))
        return choices, groups

    def choose_special(self, specials: Sequence[Special], prompt: str) -> Special | None:
        """Choose one of some special achievements, or none."""
        if not specials:
            return None
        index = self.game.ask(self.seat, prompt, [*specials, NO])
        return specials[index] if index < len(specials) else None

    def may(self, prompt: str) -> bool:
        """Decide whether to do something."""
        return self.game.ask(self.seat, prompt, [YES, NO]) == 0

    def choose_color(self, colors: Sequence[Color], prompt: str) -> Color:
        """Choose one of some colours."""
        return colors[self.game.ask(self.seat, prompt, colors)]

    def may_choose_color(self, colors: Sequence[Color], prompt: str) -> Color | None:
        """Choose one of some colours, or none."""
        if not colors:
            return None
        values: list[Choice] = [*colors, NO]
        index = self.game.ask(self.seat, prompt, values)
        return colors[index] if index < len(colors) else None

    def choose_colors(self, count: int, colors: Sequence[Color], prompt: str) -> list[Color]:
        """Choose so many of some colours, down the list."""
        chosen: list[Color] = []
        rest = list(colors)
        while len(chosen) < count:
            offered = rest[: len(rest) - (count - len(chosen)) + 1]
            so_far_named = f"{prompt}; so far {', '.join([color.name for color in chosen])}" if chosen else prompt
            chosen.append(self.choose_color(offered, so_far_named))
            rest = rest[rest.index(chosen[-1]) + 1 :]
        return chosen

    def choose_value(self, values: Sequence[int], prompt: str) -> int:
        """Choose one of some values."""
        return values[self.game.ask(self.seat, prompt, [value_to_choose(value) for value in values])]

    def choose_printed(self, values: Sequence[int], prompt: str) -> int:
        """Choose one of some values that are printed as glyphs, as they count now."""
        counting = sorted({self.game.printed_value(self, value) for value in values})
        return self.choose_value(counting, prompt)

    def choose_any_value(self, prompt: str) -> int:
        """Choose any value that a card can have."""
        return self.choose_value(range(1, self.game.edition.top_age + 1), prompt)

    def name_value(self, prompt: str = "Name a value", cards: Sequence[Card] = ()) -> int:
        """Name any value that there is a deck of, or that one of some cards has, for everyone to hear."""
        values = {*range(1, self.game.edition.top_age + 1), *[card.age for card in cards]}
        value = self.choose_value(sorted(values), prompt)
        self.announce(value_to_choose(value))
        return value

    def name_card(self, cards: Sequence[Card], prompt: str, another: str) -> Card | None:
        """Name one of some cards, wherever they are, or another one for which words stand, for everyone to hear."""
        values: list[Choice] = [*cards, Text(another)]
        index = self.game.ask(self.seat, prompt, values)
        self.announce(values[index])
        return cards[index] if index < len(cards) else None

    def choose_player(self, players: Sequence["Player"], prompt: str) -> "Player | None":
        """Choose one of some players; of none, None."""
        if not players:
            return None
        return players[self.game.ask(self.seat, prompt, [SeatChoice(other.seat, other.name) for other in players])]

    def choose_text(self, texts: Sequence[str], prompt: str) -> int:
        """Choose one of several things to do; returns its place in the list."""
        return self.game.ask(self.seat, prompt, [Text(text) for text in texts])

    def choose_type(self, prompt: str) -> str:
        """Choose a type of cards, for everyone to hear: the base set or an expansion in this game."""
        types = [BASE.name, *[expansion.key for expansion in self.game.expansions]]
        texts = [Text(name.capitalize()) for name in types]
        index = self.game.ask(self.seat, prompt, texts)
        self.announce(texts[index])
        return types[index]

    def arrange(self, cards: list[Card], by_color: bool, prompt: str) -> list[Card]:
        """Put cards in the order in which they go: asked only among those that end up in the same place."""
        if len(cards) < 2:
            return cards[:]
        groups: dict[int, list[Card]] = {}
        for card in cards:
            place = card.color.index if by_color else self.game.home(card).index
            groups.setdefault(place, []).append(card)
        ordered: list[Card] = []
        for group in groups.values():
            while len(group) > 1:
                ordered.append(group.pop(self.game.ask(self.seat, prompt, group[:])))
            ordered.extend(group)
        return ordered

    # What everyone learns of it

    def prove(self, cards: list[Card]) -> None:
        """Show hidden cards on which an effect depends, because nobody else could know what is on their fronts."""
        # Ruling: this is no revealing by an effect, and so in no edition a change that would count as sharing.
        hidden = tuple([card for card in cards if self.place_of(card).seen != EVERYONE])
        if hidden:
            self.game.note("reveal", self, hidden)

    def show_hand(self) -> None:
        """Show the whole hand as proof that an effect was carried out rightly."""
        if self.hand:
            self.game.note("show", self, tuple(self.hand))

    def announce(self, *things: Choice) -> None:
        """Tell everyone what this player has chosen."""
        self.game.note("choose", self, things)
