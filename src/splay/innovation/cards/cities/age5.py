"""Cities of Destiny: age 5."""

from splay.innovation.card import CITIES
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    CLOCK,
    CROWN,
    FACTORY,
    FLAG,
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

CITIES.card("Naples", 5, BLUE, LIGHTBULB, LIGHTBULB, PLUS, LEAF, PLUS, HEX)
CITIES.card("Boston", 5, BLUE, FACTORY, LIGHTBULB, PLUS, LIGHTBULB, PLUS, HEX)
CITIES.card("Zurich", 5, RED, FACTORY, FACTORY, FACTORY, LIGHTBULB, FLAG, HEX)
CITIES.card("Algiers", 5, RED, CROWN, LIGHTBULB, LIGHTBULB, bonus(5), FLAG, HEX)
CITIES.card("Amsterdam", 5, GREEN, CASTLE, LEAF, PLUS, CASTLE, PLUS, HEX)
CITIES.card("Stockholm", 5, GREEN, FACTORY, CROWN, bonus(5), CROWN, FLAG, HEX)
CITIES.card("Hoi An", 5, YELLOW, bonus(7), CROWN, CROWN, LEAF, search(CROWN), HEX)
CITIES.card("Osaka", 5, YELLOW, LEAF, LEAF, LIGHTBULB, LIGHTBULB, search(LIGHTBULB), HEX)
CITIES.card("Gdansk", 5, PURPLE, CROWN, bonus(5), FACTORY, CROWN, FLAG, HEX)
CITIES.card("Tokyo", 5, PURPLE, CASTLE, CASTLE, CLOCK, CASTLE, FLAG, HEX)
