"""Artifacts of History: age 9."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import BLUE, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

yeagers_bell_x_1a = ARTIFACTS.card("Yeager's Bell X-1A", 9, BLUE, CLOCK, CLOCK, FACTORY, HEX)
luna_3 = ARTIFACTS.card("Luna 3", 9, BLUE, FACTORY, HEX, FACTORY, FACTORY)
united_nations_charter = ARTIFACTS.card("United Nations Charter", 9, RED, HEX, LEAF, CLOCK, LEAF)
velcro_shoes = ARTIFACTS.card("Velcro Shoes", 9, RED, FACTORY, FACTORY, CLOCK, HEX)
philips_compact_cassette = ARTIFACTS.card("Philips Compact Cassette", 9, GREEN, HEX, LEAF, LEAF, LEAF)
syncom_3 = ARTIFACTS.card("Syncom 3", 9, GREEN, HEX, CLOCK, CLOCK, CLOCK)
rock_around_the_clock = ARTIFACTS.card("Rock Around the Clock", 9, YELLOW, LEAF, CLOCK, HEX, CLOCK)
magnavox_odyssey = ARTIFACTS.card("Magnavox Odyssey", 9, YELLOW, LIGHTBULB, LEAF, HEX, LIGHTBULB)
the_big_bang = ARTIFACTS.card("The Big Bang", 9, PURPLE, LIGHTBULB, HEX, LIGHTBULB, LIGHTBULB)
marilyn_diptych = ARTIFACTS.card("Marilyn Diptych", 9, PURPLE, CROWN, CROWN, CROWN, HEX)
