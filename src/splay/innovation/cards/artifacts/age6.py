"""Artifacts of History: age 6."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import BLUE, CROWN, FACTORY, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

kilogram_of_the_archives = ARTIFACTS.card("Kilogram of the Archives", 6, BLUE, FACTORY, HEX, FACTORY, LIGHTBULB)
puffing_billy = ARTIFACTS.card("Puffing Billy", 6, BLUE, FACTORY, HEX, FACTORY, FACTORY)
frigate_constitution = ARTIFACTS.card("Frigate Constitution", 6, RED, HEX, FACTORY, FACTORY, FACTORY)
us_declaration_of_independence = ARTIFACTS.card(
    "U.S. Declaration of Independence", 6, RED, CROWN, CROWN, LIGHTBULB, HEX
)
the_wealth_of_nations = ARTIFACTS.card("The Wealth of Nations", 6, GREEN, CROWN, FACTORY, HEX, CROWN)
buttonwood_agreement = ARTIFACTS.card("Buttonwood Agreement", 6, GREEN, FACTORY, CROWN, FACTORY, HEX)
stamp_act = ARTIFACTS.card("Stamp Act", 6, YELLOW, HEX, CROWN, LIGHTBULB, LIGHTBULB)
pride_and_prejudice = ARTIFACTS.card("Pride and Prejudice", 6, YELLOW, HEX, LIGHTBULB, LEAF, LIGHTBULB)
moonlight_sonata = ARTIFACTS.card("Moonlight Sonata", 6, PURPLE, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)
marcha_real = ARTIFACTS.card("Marcha Real", 6, PURPLE, LEAF, LEAF, HEX, CROWN)
