"""A card's facts, words and behaviour, stated together in one place and made ready for one edition at a time.

A card looks like this::

    archery = BASE.card("Archery", 1, RED, CASTLE, LIGHTBULB, HEX, CASTLE)

    @archery.demand("Draw a {1}, then hand me the highest card in your hand!")
    def archery_demand(you: Player, me: Player) -> None:
        you.draw(1)
        you.transfer(you.choose(highest(you.hand), "Hand over a card"), me, HAND)

In texts {3} is a value and {castle} an icon.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from splay.innovation.effect import (
    APART,
    COMPEL,
    DEMAND,
    DOGMA,
    ECHO_EFFECT,
    INSPIRE_EFFECT,
    KARMA,
    Effect,
)
from splay.innovation.facts import (
    BITS,
    COLORS,
    ECHO,
    HEX,
    ICONS,
    INERT,
    INSPIRE,
    MASK,
    NOTHING,
    SHOWN,
    SLOT_NAMES,
    Color,
    bonus_value,
    pack,
    pack_marks,
    packed,
    with_article,
)
from splay.innovation.karma import Karma, Karmas
from splay.kernel.decision import Choice

if TYPE_CHECKING:
    from splay.innovation.player import Player

FIRST: Final = 1
THIRD: Final = 2
FOURTH: Final = 4
BEFORE_FOURTH: Final = FIRST | THIRD
SINCE_THIRD: Final = THIRD | FOURTH
EVERY_EDITION: Final = FIRST | THIRD | FOURTH

NO_KARMAS: Final[list[Karma]] = []


class Card(Choice):
    """A card of one edition. It never changes, and every game of the edition uses the same one."""

    # Without slots, CPython finds the attributes of an object quickly only as long as there are at most thirty.
    __slots__ = (
        "achieve_action",
        "activates",
        "age",
        "back",
        "bonus",
        "bonus_values",
        "bonuses",
        "bonuses_shown",
        "color",
        "deck_age",
        "demands",
        "dogma_action",
        "dogma_actions",
        "echo",
        "echo_slot",
        "echoes",
        "effects",
        "featured",
        "front",
        "hex_slot",
        "icons",
        "index",
        "inspire",
        "inspire_slot",
        "inspires",
        "is_tracked",
        "karmas",
        "marks",
        "marks_shown",
        "meld_action",
        "name",
        "parley_action",
        "printed",
        "relic",
        "rulings",
        "set_index",
        "set_name",
        "shown",
        "slots",
        "special_actions",
        "special_lists",
        "two_valued",
    )

    def __init__(
        self,
        index: int,
        name: str,
        set_name: str,
        set_index: int,
        age: int,
        color: Color,
        slots: list[int],
        printed: list[Effect],
        activates: bool = True,
    ) -> None:
        super().__init__("card", name)
        # What is looked at most often comes first: compiled, it lies together in memory.
        self.index = index
        self.age = age
        self.set_index = set_index
        """The place of the card's set among those of the game; the base set is 0."""
        self.two_valued = False
        """Whether it has another value on a board than elsewhere."""
        self.is_tracked = False
        """Whether an effect of it asks on whose board it was when the action began."""
        self.icons = pack(slots)
        self.shown = [pack([slots[slot] for slot in shown if slot < len(slots)]) for shown in SHOWN]
        self.marks = pack_marks(slots) + (0 if activates else INERT)
        """The marks that show where this is a top card."""
        self.marks_shown = [pack_marks([slots[slot] for slot in shown if slot < len(slots)]) for shown in SHOWN]
        self.karmas = NO_KARMAS
        """The karmas, which are in force while this is a top card; some words stand for several of them."""
        self.meld_action = Action("meld", f"Meld {name}", self)
        self.dogma_action = Action("dogma", f"Dogma {name}", self)
        self.dogma_actions = [self.dogma_action] if activates else []
        """What can be done with it where this is a top card."""
        self.color = color
        self.bonuses = [(place, bonus_value(slot)) for place, slot in enumerate(slots) if bonus_value(slot)]
        """The slots with a bonus, and the values of these."""
        self.bonus_values = [value for _, value in self.bonuses]
        self.bonus = max(self.bonus_values, default=0)
        """The value of the card's bonus, of several the highest; 0 if it has none."""
        self.bonuses_shown = [
            max([value for slot, value in self.bonuses if slot in shown], default=0) for shown in SHOWN
        ]
        """For each splay, the highest bonus that stays in sight where the card is covered; 0 if none does."""
        self.name = name
        self.set_name = set_name
        self.deck_age = age
        """The value on the back, by which the card is drawn; on the front it may be another one."""
        self.front: Card | None = None
        """The card as it lies on a board, where that has another value than its back."""
        self.back: Card | None = None
        """The card as it is elsewhere, of one that lies on a board with another value."""
        self.relic = False
        """Whether the card lies beside its deck and can be seized."""
        self.slots = slots
        self.printed = printed
        """All effects on the card, its echo effect first."""
        self.effects = [effect for effect in printed if effect.kind not in APART]
        self.echo = next((effect for effect in printed if effect.kind == ECHO_EFFECT), None)
        """The echo effect, which is printed in a slot."""
        self.echo_slot = slots.index(ECHO) if ECHO in slots else -1
        self.echoes = [] if self.echo is None else [self.echo]
        self.inspire = next((effect for effect in printed if effect.kind == INSPIRE_EFFECT), None)
        """The inspire effect, which is printed in a slot."""
        self.inspire_slot = slots.index(INSPIRE) if INSPIRE in slots else -1
        self.inspires = [] if self.inspire is None else [self.inspire]
        self.hex_slot = slots.index(HEX) if HEX in slots else -1
        self.rulings: list[str] = []
        self.activates = activates
        """Whether the card can be used; one without effects may do nothing, but it can."""
        # The featured icon is the most frequent one of the card; it is printed before each effect.
        self.featured = max(range(len(ICONS)), key=slots.count) if activates else -1
        self.demands = any(effect.is_demand for effect in printed)
        self.achieve_action = Action("achieve", f"Achieve {name}", self)
        self.parley_action = Action("parley", f"Parley for {name}", self)
        self.special_actions: dict[str, Action] = {}
        """What else can be done with the card, by its name."""
        self.special_lists: dict[tuple[str, ...], list[Action]] = {}
        """Several of these at once, by their names."""

    def has(self, icon: int) -> bool:
        """Tell whether the card bears an icon or a picture."""
        return (self.icons >> (BITS * icon) & MASK) != 0

    def count(self, icon: int) -> int:
        """Return how many of an icon, or of a kind of marks, the card bears."""
        return packed(self.icons, self.marks, icon)

    def special_action(self, name: str) -> "Action":
        """Return an action that an expansion adds, to be taken with this card."""
        action = self.special_actions.get(name)
        if action is None:
            action = Action(name, f"{name.capitalize()} {self.name}", self, special=True)
            self.special_actions[name] = action
        return action

    def special_actions_of(self, names: tuple[str, ...]) -> "list[Action]":
        """Return several of these actions; the list is the same each time, and must not be changed."""
        actions = self.special_lists.get(names)
        if actions is None:
            actions = [self.special_action(name) for name in names]
            self.special_lists[names] = actions
        return actions

    def to_json(self) -> dict[str, object]:
        return {
            "kind": "card",
            "label": self.name,
            "name": self.name,
            "set": self.set_name,
            "age": self.age,
            "color": self.color.name,
        }

    def printed_effects(self) -> list[Effect]:
        """Return all effects of the card, its echo effect first."""
        return self.printed

    def side(self, on_board: bool) -> "Card":
        """Return the card as it is on a board, or elsewhere."""
        other = self.front if on_board else self.back
        return self if other is None else other

    def facts(self, edition: str) -> dict[str, object]:
        """Return everything printed on the card as plain data."""
        return {
            "name": self.name,
            "set": self.set_name,
            "edition": edition,
            "age": self.age,
            "color": self.color.name,
            "icons": [SLOT_NAMES[slot] if slot != NOTHING else None for slot in self.slots],
            "featured": ICONS[self.featured] if self.featured >= 0 else None,
            "effects": [{"kind": effect.kind, "text": effect.text} for effect in self.printed_effects()],
        }


class Action(Choice):
    """An action to take: draw, meld a card, achieve a value, use a card's dogma, be it by parley, or a special one."""

    def __init__(
        self,
        name: str,
        label: str,
        card: Card | None = None,
        age: int = 0,
        special: bool = False,
        target: Choice | None = None,
    ) -> None:
        super().__init__("action", label)
        self.name = name
        self.card = card
        self.age = age
        self.special = special
        """Whether an expansion adds it; then it can be taken once a turn."""
        self.target = target
        """What else it is about, such as a colour."""

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"kind": "action", "label": self.label, "action": self.name}
        if self.card is not None:
            data["card"] = self.card.name
        if self.age:
            data["age"] = self.age
        if self.target is not None:
            data[self.target.kind] = self.target.label
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


class CardScript(Karmas):
    """A card through all its editions, as its author writes it down."""

    def __init__(self, name: str, set_name: str, age: int, color: Color, slots: list[int], editions: int) -> None:
        super().__init__()
        self.name = name
        self.set_name = set_name
        self.age = age
        self.color = color
        self.slots = slots
        self.editions = editions
        self.face = 0
        """The value on the front, where it is another one than on the back."""
        self.relic = False
        self.is_tracked = False
        self.reprints: list[tuple[int, list[int]]] = []
        self.effects: list[EffectScript] = []
        self.rulings: list[tuple[int, str]] = []

    def icons(self, editions: int, *slots: int) -> None:
        """Give some editions' card other slots."""
        self.reprints.append((editions, list(slots)))

    def dogma(
        self, text: str, editions: int = EVERY_EDITION
    ) -> "Callable[[Callable[[Player], None]], Callable[[Player], None]]":
        """Add a non-demand effect, in the order printed on the card."""
        return self._non_demand(DOGMA, text, editions)

    def demand(
        self, text: str, editions: int = EVERY_EDITION
    ) -> "Callable[[Callable[[Player, Player], None]], Callable[[Player, Player], None]]":
        """Add a demand: in its words, "you" is the vulnerable player and "I" the one who demands."""
        return self._demand(DEMAND, text, editions)

    def compel(
        self, text: str, editions: int = EVERY_EDITION
    ) -> "Callable[[Callable[[Player, Player], None]], Callable[[Player, Player], None]]":
        """Add a compel effect: a demand on those opponents who would share."""
        return self._demand(COMPEL, text, editions)

    def _demand(
        self, kind: str, text: str, editions: int
    ) -> "Callable[[Callable[[Player, Player], None]], Callable[[Player, Player], None]]":
        def add(function: "Callable[[Player, Player], None]") -> "Callable[[Player, Player], None]":
            self.effects.append(EffectScript(kind, text, editions, None, function))
            return function

        return add

    def echo(
        self, text: str, editions: int = EVERY_EDITION
    ) -> "Callable[[Callable[[Player], None]], Callable[[Player], None]]":
        """Add the echo effect, before the effects below it."""
        return self._non_demand(ECHO_EFFECT, text, editions)

    def inspire(
        self, text: str, editions: int = EVERY_EDITION
    ) -> "Callable[[Callable[[Player], None]], Callable[[Player], None]]":
        """Add the inspire effect, before the karmas below it."""
        return self._non_demand(INSPIRE_EFFECT, text, editions)

    def _non_demand(
        self, kind: str, text: str, editions: int
    ) -> "Callable[[Callable[[Player], None]], Callable[[Player], None]]":
        def add(function: "Callable[[Player], None]") -> "Callable[[Player], None]":
            self.effects.append(EffectScript(kind, text, editions, function, None))
            return function

        return add

    def front_value(self, value: int) -> None:
        """Give the front of the card another value than its back has."""
        self.face = value

    def track(self) -> None:
        """Let an effect of the card ask on whose board it was when the action began."""
        self.is_tracked = True

    def ruling(self, text: str, editions: int = EVERY_EDITION) -> None:
        """Add a ruling for the players to read."""
        self.rulings.append((editions, text))

    def build(self, index: int, set_index: int, edition: int) -> Card:
        """Return the card as one edition prints it."""
        scripts = [script for script in self.effects if script.editions & edition]
        effects: list[Effect] = []
        number = 0
        for script in scripts:
            # An echo effect comes first, and is not one of the numbered effects below it.
            number += script.kind not in APART
            effects.append(Effect(self.name, number, script.kind, script.text, script.dogma, script.demand))
        karmas = [Karma(self.name, script) for script in self.karmas]
        # Where one karma does several things, its words stand with the first of them.
        effects.extend([karma for karma in karmas if karma.text])
        slots = next((slots for editions, slots in self.reprints if editions & edition), self.slots)
        # A featured icon is printed on all cards but those with six slots, and those without an icon.
        activates = len(slots) == 4 and any(slot < len(ICONS) for slot in slots)
        card = Card(index, self.name, self.set_name, set_index, self.age, self.color, slots, effects, activates)
        card.rulings = [text for editions, text in self.rulings if editions & edition]
        card.relic = self.relic
        card.is_tracked = self.is_tracked
        if karmas:
            card.karmas = karmas
            for karma in karmas:
                karma.bearer = card
        if self.face:
            front = Card(index, self.name, self.set_name, set_index, self.face, self.color, slots, effects, activates)
            card.front = front
            card.two_valued = front.two_valued = True
            card.front.deck_age, card.front.back, card.front.rulings = self.age, card, card.rulings
        return card


class CardSet:
    """The base set or an expansion's cards, filled by the modules that define them."""

    def __init__(self, name: str, editions: int = EVERY_EDITION) -> None:
        self.name = name
        self.editions = editions
        """The editions whose cards they are, unless a card says otherwise."""
        self.scripts: list[CardScript] = []

    def card(self, name: str, age: int, color: Color, *slots: int, editions: int = 0) -> CardScript:
        """Begin a card: its name, age, colour, and its slots as they are printed.

        These are top-left, bottom-left, bottom-centre and bottom-right; some cards have top-centre and top-right too.
        """
        script = CardScript(name, self.name, age, color, list(slots), editions or self.editions)
        self.scripts.append(script)
        return script


BASE: Final = CardSet("base")
ARTIFACTS: Final = CardSet("artifacts", THIRD)
CITIES: Final = CardSet("cities", THIRD)
ECHOES: Final = CardSet("echoes", BEFORE_FOURTH)
FIGURES: Final = CardSet("figures", THIRD)
RELICS: Final = CardSet("relics", THIRD)
"""Lost cards, one from each set; each is of the type of its set."""

DRAW: Final = Action("draw", "Draw")
ACHIEVE: Final[list[Action]] = [Action("achieve", f"Achieve {age}", None, age) for age in range(12)]


def backed(age: int, set_name: str) -> str:
    """Return a card as its back shows it: "a 7", "an Echoes 7"."""
    if set_name == BASE.name:
        return with_article(age)
    return f"{'an' if set_name[0] in 'aeiou' else 'a'} {set_name.capitalize()} {age}"


def highest(cards: list[Card]) -> list[Card]:
    """Return the cards of the highest value among some cards."""
    if len(cards) < 2:
        return cards[:]
    top = max([card.age for card in cards])
    return [card for card in cards if card.age == top]


def with_bonus(cards: list[Card]) -> list[Card]:
    """Return the cards that have a bonus."""
    return [card for card in cards if card.bonus]


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


def figures(cards: list[Card]) -> list[Card]:
    """Return the figures among some cards."""
    return [card for card in cards if card.set_name == FIGURES.name]


def joined(cards: list[Card], others: list[Card]) -> list[Card]:
    """Return the cards of two places, each once: by karmas a card can count as being in both."""
    return cards + [card for card in others if card not in cards]


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
    "ARTIFACTS",
    "BASE",
    "BEFORE_FOURTH",
    "CITIES",
    "COMPEL",
    "DEMAND",
    "DOGMA",
    "DRAW",
    "ECHOES",
    "ECHO_EFFECT",
    "EVERY_EDITION",
    "FIGURES",
    "FIRST",
    "FOURTH",
    "HEX",
    "INSPIRE_EFFECT",
    "KARMA",
    "SINCE_THIRD",
    "THIRD",
    "Action",
    "Card",
    "CardScript",
    "CardSet",
    "Effect",
    "EffectScript",
    "backed",
    "colors_of",
    "different_values",
    "figures",
    "having",
    "highest",
    "joined",
    "lacking",
    "lowest",
    "not_of_color",
    "of_color",
    "of_value",
    "value_of",
    "with_bonus",
]
