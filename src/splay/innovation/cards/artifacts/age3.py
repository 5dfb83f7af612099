"""Artifacts of History: age 3."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import BLUE, CASTLE, CROWN, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

dunhuang_star_chart = ARTIFACTS.card("Dunhuang Star Chart", 3, BLUE, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)
charter_of_liberties = ARTIFACTS.card("Charter of Liberties", 3, BLUE, LIGHTBULB, LIGHTBULB, HEX, CASTLE)
excalibur = ARTIFACTS.card("Excalibur", 3, RED, CROWN, HEX, CASTLE, CASTLE)
mjolnir_amulet = ARTIFACTS.card("Mjolnir Amulet", 3, RED, HEX, CASTLE, CASTLE, LIGHTBULB)
philosophers_stone = ARTIFACTS.card("Philosopher's Stone", 3, GREEN, CROWN, CROWN, CROWN, HEX)
beauvais_cathedral_clock = ARTIFACTS.card("Beauvais Cathedral Clock", 3, GREEN, CROWN, CROWN, HEX, CROWN)
moylough_belt_shrine = ARTIFACTS.card("Moylough Belt Shrine", 3, YELLOW, CASTLE, LEAF, HEX, CASTLE)
along_the_river_during_the_qingming_festival = ARTIFACTS.card(
    "Along the River during the Qingming Festival", 3, YELLOW, CROWN, CROWN, CROWN, HEX
)
necronomicon = ARTIFACTS.card("Necronomicon", 3, PURPLE, HEX, LEAF, LEAF, LEAF)
shroud_of_turin = ARTIFACTS.card("Shroud of Turin", 3, PURPLE, LEAF, HEX, LEAF, LEAF)
