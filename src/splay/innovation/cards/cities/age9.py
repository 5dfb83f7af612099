"""Cities of Destiny: age 9."""

from splay.innovation.card import CITIES
from splay.innovation.facts import (
    ARROW_UP,
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    FOUNTAIN,
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

CITIES.card("Houston", 9, BLUE, bonus(10), CLOCK, bonus(10), CROWN, search(CLOCK), HEX)
CITIES.card("Taipei", 9, BLUE, CLOCK, CLOCK, ARROW_UP, LIGHTBULB, FOUNTAIN, HEX)
CITIES.card("Dallas", 9, RED, FACTORY, CLOCK, PLUS, CLOCK, ARROW_UP, HEX)
CITIES.card("Perth", 9, RED, bonus(10), FACTORY, bonus(10), CROWN, search(FACTORY), HEX)
CITIES.card("Santiago", 9, GREEN, bonus(9), bonus(9), CLOCK, LIGHTBULB, search(LIGHTBULB), HEX)
CITIES.card("Sydney", 9, GREEN, LIGHTBULB, CROWN, ARROW_UP, CROWN, FOUNTAIN, HEX)
CITIES.card("Guadalajara", 9, YELLOW, LEAF, CLOCK, PLUS, CLOCK, ARROW_UP, HEX)
CITIES.card("Miami", 9, YELLOW, bonus(9), CROWN, bonus(9), LEAF, search(LEAF), HEX)
CITIES.card("Hong Kong", 9, PURPLE, FACTORY, CLOCK, PLUS, FACTORY, ARROW_UP, HEX)
CITIES.card("Moscow", 9, PURPLE, LEAF, LIGHTBULB, PLUS, LEAF, FOUNTAIN, HEX)
