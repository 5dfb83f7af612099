"""Cities of Destiny: age 10."""

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
    PURPLE,
    RED,
    YELLOW,
    bonus,
    search,
)

CITIES.card("Bangalore", 10, BLUE, LEAF, LEAF, ARROW_UP, LIGHTBULB, FOUNTAIN, HEX)
CITIES.card("Atlanta", 10, BLUE, bonus(10), bonus(10), CLOCK, LIGHTBULB, search(CLOCK), HEX)
CITIES.card("Singapore", 10, RED, bonus(10), bonus(10), FACTORY, CROWN, search(FACTORY), HEX)
CITIES.card("Seoul", 10, RED, LEAF, CLOCK, ARROW_UP, CLOCK, FOUNTAIN, HEX)
CITIES.card("Tel Aviv", 10, GREEN, LIGHTBULB, CLOCK, ARROW_UP, CLOCK, FOUNTAIN, HEX)
CITIES.card("Bangkok", 10, GREEN, CLOCK, CROWN, bonus(11), CROWN, bonus(11), HEX)
CITIES.card("Copenhagen", 10, YELLOW, LEAF, CLOCK, ARROW_UP, LEAF, FOUNTAIN, HEX)
CITIES.card("Dubai", 10, YELLOW, bonus(10), bonus(10), CLOCK, CROWN, search(CROWN), HEX)
CITIES.card("Brussels", 10, PURPLE, FACTORY, CLOCK, FOUNTAIN, FACTORY, FOUNTAIN, HEX)
CITIES.card("Essen", 10, PURPLE, LEAF, LIGHTBULB, ARROW_UP, LIGHTBULB, FOUNTAIN, HEX)
