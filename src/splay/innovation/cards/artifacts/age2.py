"""Artifacts of History: age 2."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import BLUE, CASTLE, CROWN, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

seikilos_epitaph = ARTIFACTS.card("Seikilos Epitaph", 2, BLUE, LEAF, LEAF, LEAF, HEX)
rosetta_stone = ARTIFACTS.card("Rosetta Stone", 2, BLUE, CASTLE, CASTLE, CASTLE, HEX)
chronicle_of_zuo = ARTIFACTS.card("Chronicle of Zuo", 2, RED, CROWN, HEX, LIGHTBULB, LIGHTBULB)
babylonian_chronicles = ARTIFACTS.card("Babylonian Chronicles", 2, RED, HEX, CASTLE, CASTLE, CASTLE)
holy_lance = ARTIFACTS.card("Holy Lance", 2, GREEN, CASTLE, LEAF, HEX, CASTLE)
baghdad_battery = ARTIFACTS.card("Baghdad Battery", 2, GREEN, CROWN, LIGHTBULB, HEX, CROWN)
holy_grail = ARTIFACTS.card("Holy Grail", 2, YELLOW, LEAF, HEX, CROWN, LEAF)
terracotta_army = ARTIFACTS.card("Terracotta Army", 2, YELLOW, CROWN, CROWN, CROWN, HEX)
dead_sea_scrolls = ARTIFACTS.card("Dead Sea Scrolls", 2, PURPLE, HEX, CASTLE, LIGHTBULB, CASTLE)
cyrus_cylinder = ARTIFACTS.card("Cyrus Cylinder", 2, PURPLE, HEX, LIGHTBULB, LIGHTBULB, CASTLE)
