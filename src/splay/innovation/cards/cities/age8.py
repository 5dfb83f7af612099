"""Cities of Destiny: age 8."""

from splay.innovation.card import CITIES
from splay.innovation.facts import (
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

CITIES.card("Chongqing", 8, BLUE, FACTORY, FACTORY, PLUS, LIGHTBULB, PLUS, HEX)
CITIES.card("Kiev", 8, BLUE, FACTORY, CLOCK, PLUS, FACTORY, PLUS, HEX)
CITIES.card("Kuala Lumpur", 8, RED, FACTORY, FACTORY, CLOCK, FACTORY, FOUNTAIN, HEX)
CITIES.card("Los Angeles", 8, RED, bonus(9), FACTORY, bonus(9), LIGHTBULB, search(FACTORY), HEX)
CITIES.card("Hamburg", 8, GREEN, CROWN, CLOCK, CLOCK, CLOCK, FOUNTAIN, HEX)
CITIES.card("São Paulo", 8, GREEN, bonus(8), bonus(8), CROWN, LEAF, search(LEAF), HEX)
CITIES.card("Chicago", 8, YELLOW, bonus(8), bonus(8), CLOCK, LEAF, search(LEAF), HEX)
CITIES.card("Shanghai", 8, YELLOW, LEAF, CROWN, LEAF, LEAF, FOUNTAIN, HEX)
CITIES.card("Buenos Aires", 8, PURPLE, bonus(9), CLOCK, bonus(9), LIGHTBULB, search(CLOCK), HEX)
CITIES.card("Vancouver", 8, PURPLE, CROWN, LIGHTBULB, PLUS, LIGHTBULB, PLUS, HEX)
