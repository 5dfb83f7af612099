"""Artifacts of History: age 8."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    NOTHING,
    PURPLE,
    RED,
    YELLOW,
)

parnell_pitch_drop = ARTIFACTS.card("Parnell Pitch Drop", 8, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)
earharts_lockheed_electra_10e = ARTIFACTS.card("Earhart's Lockheed Electra 10E", 8, BLUE, CLOCK, HEX, CLOCK, CLOCK)
battleship_bismarck = ARTIFACTS.card("Battleship Bismarck", 8, RED, HEX, FACTORY, FACTORY, FACTORY)
battleship_yamato = ARTIFACTS.card("Battleship Yamato", 8, RED, NOTHING, HEX, NOTHING, NOTHING)
battleship_yamato.front_value(11)
battleship_yamato.ruling("It is drawn, held and scored as an 8; on a board its value is 11.")
ocean_liner_titanic = ARTIFACTS.card("Ocean Liner Titanic", 8, GREEN, CROWN, FACTORY, CROWN, HEX)
meiji_mura_stamp_vending_machine = ARTIFACTS.card("Meiji-Mura Stamp Vending Machine", 8, GREEN, LEAF, CROWN, HEX, CROWN)
plush_beweglich_rod_bear = ARTIFACTS.card("Plush Beweglich Rod Bear", 8, YELLOW, LEAF, LEAF, LEAF, HEX)
time = ARTIFACTS.card("Time", 8, YELLOW, HEX, CLOCK, CLOCK, LIGHTBULB)
garlands_ruby_slippers = ARTIFACTS.card("Garland's Ruby Slippers", 8, PURPLE, HEX, CLOCK, CLOCK, CLOCK)
world_cup_final_ball = ARTIFACTS.card("'30 World Cup Final Ball", 8, PURPLE, LEAF, LEAF, CLOCK, HEX)
