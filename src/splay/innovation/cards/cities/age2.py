"""Cities of Destiny: age 2."""

from splay.innovation.card import CITIES
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    PLUS,
    PURPLE,
    RED,
    YELLOW,
    bonus,
    search,
)

CITIES.card("Alexandria", 2, BLUE, CROWN, bonus(2), CROWN, LIGHTBULB, PLUS, HEX)
CITIES.card("Carthage", 2, BLUE, CROWN, LIGHTBULB, CROWN, CROWN, PLUS, HEX)
CITIES.card("Sparta", 2, RED, CASTLE, FACTORY, FACTORY, CASTLE, search(CASTLE), HEX)
CITIES.card("Tikal", 2, RED, CASTLE, LEAF, bonus(4), CASTLE, search(CASTLE), HEX)
CITIES.card("Nanjing", 2, GREEN, bonus(3), CROWN, CASTLE, CASTLE, search(CASTLE), HEX)
CITIES.card("Marseille", 2, GREEN, CROWN, bonus(2), CROWN, CASTLE, search(CROWN), HEX)
CITIES.card("Teotihuacan", 2, YELLOW, LEAF, LEAF, bonus(3), CASTLE, search(LEAF), HEX)
CITIES.card("Nineveh", 2, YELLOW, LEAF, LEAF, CROWN, bonus(2), search(LEAF), HEX)
CITIES.card("Luoyang", 2, PURPLE, LIGHTBULB, LIGHTBULB, LEAF, bonus(2), PLUS, HEX)
CITIES.card("Rome", 2, PURPLE, bonus(2), LIGHTBULB, LIGHTBULB, CASTLE, search(LIGHTBULB), HEX)
