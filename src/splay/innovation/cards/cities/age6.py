"""Cities of Destiny: age 6."""

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
)

CITIES.card("Berlin", 6, BLUE, FACTORY, FACTORY, ARROW_RIGHT, LIGHTBULB, FLAG, HEX)
CITIES.card("Edinburgh", 6, BLUE, LIGHTBULB, FACTORY, PLUS, LIGHTBULB, PLUS, HEX)
CITIES.card("Philadelphia", 6, RED, FACTORY, CLOCK, PLUS, CLOCK, PLUS, HEX)
CITIES.card("Tehran", 6, RED, FACTORY, CROWN, ARROW_RIGHT, CROWN, FLAG, HEX)
CITIES.card("Bombay", 6, GREEN, bonus(6), CROWN, LEAF, LEAF, ARROW_RIGHT, HEX)
CITIES.card("Rio De Janeiro", 6, GREEN, FACTORY, bonus(7), FACTORY, CROWN, FLAG, HEX)
CITIES.card("Paris", 6, YELLOW, LEAF, LEAF, CLOCK, bonus(7), FLAG, HEX)
CITIES.card("Dublin", 6, YELLOW, FACTORY, LEAF, ARROW_RIGHT, FACTORY, FLAG, HEX)
CITIES.card("Vienna", 6, PURPLE, LIGHTBULB, LIGHTBULB, bonus(6), CROWN, ARROW_RIGHT, HEX)
CITIES.card("New York City", 6, PURPLE, LIGHTBULB, CROWN, PLUS, CROWN, PLUS, HEX)
