"""Cities of Destiny: age 7."""

from splay.innovation.card import CITIES
from splay.innovation.facts import (
    ARROW_RIGHT,
    BLUE,
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

CITIES.card("Munich", 7, BLUE, LIGHTBULB, CLOCK, PLUS, LIGHTBULB, ARROW_RIGHT, HEX)
CITIES.card("Johannesburg", 7, BLUE, bonus(7), bonus(7), LIGHTBULB, CROWN, search(CROWN), HEX)
CITIES.card("Lyon", 7, RED, CROWN, FACTORY, ARROW_RIGHT, FACTORY, FLAG, HEX)
CITIES.card("Montreal", 7, RED, FACTORY, FACTORY, PLUS, CROWN, PLUS, HEX)
CITIES.card("London", 7, GREEN, FACTORY, CLOCK, PLUS, CLOCK, ARROW_RIGHT, HEX)
CITIES.card("Toronto", 7, GREEN, bonus(7), bonus(7), CLOCK, LEAF, search(CLOCK), HEX)
CITIES.card("St. Petersburg", 7, YELLOW, LEAF, FACTORY, ARROW_RIGHT, LEAF, FLAG, HEX)
CITIES.card("Melbourne", 7, YELLOW, bonus(7), bonus(7), LEAF, CROWN, search(CROWN), HEX)
CITIES.card("Washington", 7, PURPLE, FACTORY, LIGHTBULB, ARROW_RIGHT, LIGHTBULB, FLAG, HEX)
CITIES.card("San Francisco", 7, PURPLE, CROWN, LIGHTBULB, bonus(9), CROWN, bonus(9), HEX)
