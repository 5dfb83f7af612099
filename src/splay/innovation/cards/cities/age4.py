"""Cities of Destiny: age 4."""

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

CITIES.card("Frankfurt", 4, BLUE, LIGHTBULB, LIGHTBULB, PLUS, FACTORY, PLUS, HEX)
CITIES.card("Madrid", 4, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, CROWN, ARROW_LEFT, HEX)
CITIES.card("Tenochtitlan", 4, RED, CASTLE, CASTLE, bonus(4), LIGHTBULB, ARROW_LEFT, HEX)
CITIES.card("Milan", 4, RED, FACTORY, FACTORY, PLUS, LIGHTBULB, PLUS, HEX)
CITIES.card("Manila", 4, GREEN, CROWN, bonus(4), CROWN, LEAF, ARROW_LEFT, HEX)
CITIES.card("Calicut", 4, GREEN, bonus(5), CROWN, LEAF, LEAF, search(LEAF), HEX)
CITIES.card("Beijing", 4, YELLOW, CASTLE, CASTLE, CASTLE, LEAF, ARROW_LEFT, HEX)
CITIES.card("Lisbon", 4, YELLOW, FACTORY, FACTORY, PLUS, LEAF, PLUS, HEX)
CITIES.card("Florence", 4, PURPLE, CROWN, LIGHTBULB, LIGHTBULB, bonus(4), ARROW_LEFT, HEX)
CITIES.card("Seville", 4, PURPLE, CROWN, CROWN, CROWN, LIGHTBULB, search(LIGHTBULB), HEX)
