"""What the icons of a city do, in words."""

from splay.innovation.card import Card
from splay.innovation.facts import (
    ARROW_UP,
    FLAG,
    FOUNTAIN,
    ICONS,
    PLUS,
    SPLAYS,
    UNSPLAYED,
    arrow,
    searched,
    with_article,
)


def is_city_icon(slot: int) -> bool:
    """Tell whether what a slot bears does something or counts by itself, as only the icons of cities do."""
    return FLAG <= slot <= ARROW_UP or searched(slot) >= 0


def city_icons(card: Card) -> list[int]:
    """Return the city icons of a card, in the order in which they take effect."""
    return [slot for slot in card.slots if is_city_icon(slot)]


def city_icon_words(card: Card, slot: int) -> tuple[str, str]:
    """Return the name of an icon of a city and what it does; {3} is a value and {castle} an icon."""
    color = card.color.name
    if slot == FOUNTAIN:
        return "Fountain", "counts as an achievement as long as it is in sight."
    if slot == FLAG:
        return (
            "Flag",
            f"counts as an achievement as long as it is in sight and no opponent shows more {color} cards than you.",
        )
    if slot == PLUS:
        value = card.age + 1
        return "Plus", f"after your Meld action draw {with_article(value).replace(str(value), f'{{{value}}}')}."
    if arrow(slot) != UNSPLAYED:
        return "Arrow", f"after your Meld action splay your {color} cards {SPLAYS[arrow(slot)]}."
    return "Search", f"after your Meld action draw and reveal {_searched_words(card, ICONS[searched(slot)])}"


def _searched_words(card: Card, icon: str) -> str:
    if card.age == 1:
        return f"a base {{1}}; keep it if it has a {{{icon}}}, else return it."
    return f"{card.age} base cards of value {{{card.age}}}; keep those with a {{{icon}}}, return the others."
