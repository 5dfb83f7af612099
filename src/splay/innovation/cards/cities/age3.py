"""Cities of Destiny: age 3."""

from splay.innovation.card import CITIES
from splay.innovation.facts import (
    ARROW_LEFT,
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

CITIES.card("Hangzhou", 3, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, CASTLE, PLUS, HEX)
CITIES.card("Cordoba", 3, BLUE, FACTORY, FACTORY, FACTORY, LIGHTBULB, ARROW_LEFT, HEX)
CITIES.card("Barcelona", 3, RED, bonus(4), CASTLE, CROWN, CASTLE, PLUS, HEX)
CITIES.card("Delhi", 3, RED, LIGHTBULB, LEAF, LIGHTBULB, LIGHTBULB, ARROW_LEFT, HEX)
CITIES.card("Baghdad", 3, GREEN, CROWN, CROWN, LIGHTBULB, bonus(3), ARROW_LEFT, HEX)
CITIES.card("Venice", 3, GREEN, FACTORY, CROWN, CROWN, CROWN, PLUS, HEX)
CITIES.card("Kaifeng", 3, YELLOW, CASTLE, LEAF, CASTLE, CASTLE, ARROW_LEFT, HEX)
CITIES.card("Jakarta", 3, YELLOW, CROWN, CROWN, LEAF, LEAF, search(LEAF), HEX)
CITIES.card("Mecca", 3, PURPLE, LEAF, bonus(5), CROWN, LEAF, search(LEAF), HEX)
CITIES.card("Constantinople", 3, PURPLE, CASTLE, CROWN, bonus(3), CASTLE, ARROW_LEFT, HEX)
