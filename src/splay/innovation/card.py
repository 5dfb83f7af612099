"""A card's facts, words and behaviour, stated together in one place and made ready for one edition at a time.

    archery = BASE.card("Archery", 1, RED, CASTLE, LIGHTBULB, HEX, CASTLE)

    @archery.demand("Draw a {1}, then hand me the highest card in your hand!")
    def archery_demand(you: Player, me: Player) -> None:
        you.draw(1)
        you.transfer(you.choose(highest(you.hand), "Hand over a card"), me, HAND)

In texts {3} is a value and {castle} an icon.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from splay.innovation.facts import BITS, COLORS, HEX, ICONS, MASK, SHOWN, SLOT_NAMES, Color, pack
from splay.kernel.decision import Choice, Source

if TYPE_CHECKING:
    from splay.innovation.player import Player

FIRST: Final = 1
THIRD: Final = 2
FOURTH: Final = 4
BEFORE_FOURTH: Final = FIRST | THIRD
SINCE_THIRD: Final = THIRD | FOURTH
EVERY_EDITION: Final = FIRST | THIRD | FOURTH

DEMAND: Final = "demand"
DOGMA: Final = "dogma"


class Effect(Source):
    """An effect as printed on a card of one edition, and the function that carries it out."""

    def __init__(
        self,
        card: str,
        number: int,
        kind: str,
        text: str,
        dogma: "Callable[[Player], None] | None",
        demand: "Callable[[Player, Player], None] | None",
    ) -> None:
        super().__init__(card, text)
        self.number = number
        self.kind = kind
        self.is_demand = kind == DEMAND
        self.dogma = dogma
        self.demand = demand

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "number": self.number, "kind": self.kind, "text": self.text}

    def __repr__(self) -> str:
        return f"<{self.kind} {self.number} of {self.name}>"


class Card(Choice):
    """A card of one edition. It never changes, and every game of the edition uses the same one."""

    def __init__(
        self, index: int, name: str, set_name: str, age: int, color: Color, slots: list[int], effects: list[Effect]
    ) -> None:
        super().__init__("card", name)
        self.index = index
        self.name = name
        self.set_name = set_name
        self.age = age
        self.color = color
        self.slots = slots
        self.effects = effects
        self.rulings: list[str] = []
        self.icons = pack(slots)
        self.shown = [pack([slots[slot] for slot in shown]) for shown in SHOWN]
        # The featured icon is the most frequent one of the card; it is printed before each effect.
        self.featured = max(range(len(ICONS)), key=slots.count)
        self.demands = any(effect.is_demand for effect in effects)
        self.meld_action = Action("meld", f"Meld {name}", self)
        self.dogma_action = Action("dogma", f"Dogma {name}", self)
        self.parley_action = Action("parley", f"Parley for {name}", self)

    def has(self, icon: int) -> bool:
        """Tell whether the card bears an icon."""
        return (self.icons >> (BITS * icon) & MASK) != 0

    def to_json(self) -> dict[str, object]:
        return {"kind": "card", "label": self.name, "name": self.name, "age": self.age, "color": self.color.name}

    def facts(self, edition: str) -> dict[str, object]:
        """Return everything printed on the card as plain data."""
        return {
            "name": self.name,
            "set": self.set_name,
            "edition": edition,
            "age": self.age,
            "color": self.color.name,
            "icons": [SLOT_NAMES[slot] for slot in self.slots],
            "featured": ICONS[self.featured],
            "effects": [{"kind": effect.kind, "text": effect.text} for effect in self.effects],
        }


class Action(Choice):
    """An action to take: draw, meld a card, achieve a value, or use a card's dogma, be it by parley."""

    def __init__(self, name: str, label: str, card: Card | None = None, age: int = 0) -> None:
        super().__init__("action", label)
        self.name = name
        self.card = card
        self.age = age

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"kind": "action", "label": self.label, "action": self.name}
        if self.card is not None:
            data["card"] = self.card.name
        if self.age:
            data["age"] = self.age
        return data


class EffectScript:
    """An effect, and the editions whose card has it."""

    def __init__(
        self,
        kind: str,
        text: str,
        editions: int,
        dogma: "Callable[[Player], None] | None",
        demand: "Callable[[Player, Player], None] | None",
    ) -> None:
        self.kind = kind
        self.text = text
        self.editions = editions
        self.dogma = dogma
        self.demand = demand


class CardScript:
    """A card through all its editions, as its author writes it down."""

    def __init__(self, name: str, set_name: str, age: int, color: Color, slots: list[int], editions: int) -> None:
        self.name = name
        self.set_name = set_name
        self.age = age
        self.color = color
        self.slots = slots
        self.editions = editions
        self.reprints: list[tuple[int, list[int]]] = []
        self.effects: list[EffectScript] = []
        self.rulings: list[tuple[int, str]] = []

    def icons(self, editions: int, top_left: int, bottom_left: int, bottom_center: int, bottom_right: int) -> None:
        """Give some editions' card other slots."""
        self.reprints.append((editions, [top_left, bottom_left, bottom_center, bottom_right]))

    def dogma(
        self, text: str, editions: int = EVERY_EDITION
    ) -> "Callable[[Callable[[Player], None]], Callable[[Player], None]]":
        """Add a non-demand effect, in the order printed on the card."""

        def add(function: "Callable[[Player], None]") -> "Callable[[Player], None]":
            self.effects.append(EffectScript(DOGMA, text, editions, function, None))
            return function

        return add

    def demand(
        self, text: str, editions: int = EVERY_EDITION
    ) -> "Callable[[Callable[[Player, Player], None]], Callable[[Player, Player], None]]":
        """Add a demand: in its words, "you" is the vulnerable player and "I" the one who demands."""

        def add(function: "Callable[[Player, Player], None]") -> "Callable[[Player, Player], None]":
            self.effects.append(EffectScript(DEMAND, text, editions, None, function))
            return function

        return add

    def ruling(self, text: str, editions: int = EVERY_EDITION) -> None:
        """Add a ruling for the players to read."""
        self.rulings.append((editions, text))

    def build(self, index: int, edition: int) -> Card:
        """Return the card as one edition prints it."""
        effects = [
            Effect(self.name, number, script.kind, script.text, script.dogma, script.demand)
            for number, script in enumerate(
                (effect for effect in self.effects if effect.editions & edition),
                start=1,
            )
        ]
        slots = next((slots for editions, slots in self.reprints if editions & edition), self.slots)
        card = Card(index, self.name, self.set_name, self.age, self.color, slots, effects)
        card.rulings = [text for editions, text in self.rulings if editions & edition]
        return card


class CardSet:
    """The base set or an expansion's cards, filled by the modules that define them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.scripts: list[CardScript] = []

    def card(
        self,
        name: str,
        age: int,
        color: Color,
        top_left: int,
        bottom_left: int,
        bottom_center: int,
        bottom_right: int,
        editions: int = EVERY_EDITION,
    ) -> CardScript:
        """Begin a card: its name, age, colour, and its four slots as they are printed."""
        slots = [top_left, bottom_left, bottom_center, bottom_right]
        script = CardScript(name, self.name, age, color, slots, editions)
        self.scripts.append(script)
        return script


BASE: Final = CardSet("base")

DRAW: Final = Action("draw", "Draw")
ACHIEVE: Final[list[Action]] = [Action("achieve", f"Achieve {age}", None, age) for age in range(12)]


def highest(cards: list[Card]) -> list[Card]:
    """Return the cards of the highest value among some cards."""
    if len(cards) < 2:
        return cards[:]
    top = max([card.age for card in cards])
    return [card for card in cards if card.age == top]


def lowest(cards: list[Card]) -> list[Card]:
    """Return the cards of the lowest value among some cards."""
    if len(cards) < 2:
        return cards[:]
    bottom = min([card.age for card in cards])
    return [card for card in cards if card.age == bottom]


def having(cards: list[Card], icon: int) -> list[Card]:
    """Return the cards that bear an icon."""
    return [card for card in cards if card.has(icon)]


def lacking(cards: list[Card], icon: int) -> list[Card]:
    """Return the cards that do not bear an icon."""
    return [card for card in cards if not card.has(icon)]


def of_color(cards: list[Card], *colors: Color) -> list[Card]:
    """Return the cards of any of some colours."""
    return [card for card in cards if card.color in colors]


def not_of_color(cards: list[Card], *colors: Color) -> list[Card]:
    """Return the cards of none of some colours."""
    return [card for card in cards if card.color not in colors]


def of_value(cards: list[Card], *ages: int) -> list[Card]:
    """Return the cards of any of some values."""
    return [card for card in cards if card.age in ages]


def value_of(cards: list[Card]) -> int:
    """Return the highest value among some cards; of nothing, 0."""
    return max([card.age for card in cards], default=0)


def different_values(cards: list[Card]) -> int:
    """Return how many different values some cards have."""
    return len({card.age for card in cards})


def colors_of(cards: list[Card]) -> list[Color]:
    """Return the colours among some cards, in the printed order of colours."""
    return [color for color in COLORS if any(card.color is color for card in cards)]


__all__ = [
    "ACHIEVE",
    "BASE",
    "BEFORE_FOURTH",
    "DEMAND",
    "DOGMA",
    "DRAW",
    "EVERY_EDITION",
    "FIRST",
    "FOURTH",
    "HEX",
    "SINCE_THIRD",
    "THIRD",
    "Action",
    "Card",
    "CardScript",
    "CardSet",
    "Effect",
    "colors_of",
    "different_values",
    "having",
    "highest",
    "lacking",
    "lowest",
    "not_of_color",
    "of_color",
    "of_value",
    "value_of",
]
