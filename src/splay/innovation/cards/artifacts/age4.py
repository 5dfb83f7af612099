"""Artifacts of History: age 4."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import BLUE, CROWN, FACTORY, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

petition_of_right = ARTIFACTS.card("Petition of Right", 4, BLUE, LIGHTBULB, HEX, CROWN, LIGHTBULB)
delft_pocket_telescope = ARTIFACTS.card("Delft Pocket Telescope", 4, BLUE, FACTORY, HEX, LIGHTBULB, LIGHTBULB)
east_india_company_charter = ARTIFACTS.card("East India Company Charter", 4, RED, CROWN, FACTORY, FACTORY, HEX)
tortugas_galleon = ARTIFACTS.card("Tortugas Galleon", 4, RED, FACTORY, FACTORY, CROWN, HEX)
molasses_reef_caravel = ARTIFACTS.card("Molasses Reef Caravel", 4, GREEN, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)
hunt_lenox_globe = ARTIFACTS.card("Hunt-Lenox Globe", 4, GREEN, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)
moses = ARTIFACTS.card("Moses", 4, YELLOW, LEAF, LEAF, HEX, LEAF)
mona_lisa = ARTIFACTS.card("Mona Lisa", 4, YELLOW, HEX, CROWN, LEAF, LEAF)
cross_of_coronado = ARTIFACTS.card("Cross of Coronado", 4, PURPLE, CROWN, CROWN, HEX, CROWN)
abell_gallery_harpsichord = ARTIFACTS.card("Abell Gallery Harpsichord", 4, PURPLE, LEAF, HEX, CROWN, LEAF)
