"""Artifacts of History: age 10."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import BLUE, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

rover_curiosity = ARTIFACTS.card("Rover Curiosity", 10, BLUE, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)
higgs_boson = ARTIFACTS.card("Higgs Boson", 10, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)
exxon_valdez = ARTIFACTS.card("Exxon Valdez", 10, RED, FACTORY, HEX, FACTORY, FACTORY)
maldives = ARTIFACTS.card("Maldives", 10, RED, CLOCK, HEX, CLOCK, CLOCK)
maastricht_treaty = ARTIFACTS.card("Maastricht Treaty", 10, GREEN, CROWN, CROWN, HEX, CROWN)
seikan_tunnel = ARTIFACTS.card("Seikan Tunnel", 10, GREEN, CLOCK, CLOCK, CLOCK, HEX)
dolly_the_sheep = ARTIFACTS.card("Dolly the Sheep", 10, YELLOW, HEX, CLOCK, LEAF, CLOCK)
wheres_waldo = ARTIFACTS.card("Where's Waldo?", 10, YELLOW, LEAF, CLOCK, HEX, LEAF)
delorean_dmc_12 = ARTIFACTS.card("DeLorean DMC-12", 10, PURPLE, HEX, CLOCK, CLOCK, CLOCK)
twister = ARTIFACTS.card("Twister", 10, PURPLE, HEX, FACTORY, FACTORY, CLOCK)
