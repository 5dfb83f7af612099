"""Artifacts of History: age 7."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import BLUE, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

periodic_table = ARTIFACTS.card("Periodic Table", 7, BLUE, LIGHTBULB, HEX, LIGHTBULB, LIGHTBULB)
corvette_challenger = ARTIFACTS.card("Corvette Challenger", 7, BLUE, LEAF, LIGHTBULB, HEX, LEAF)
submarine_h_l_hunley = ARTIFACTS.card("Submarine H. L. Hunley", 7, RED, FACTORY, FACTORY, FACTORY, HEX)
jedliks_electromagnetic_self_rotor = ARTIFACTS.card(
    "Jedlik's Electromagnetic Self-Rotor", 7, RED, HEX, CLOCK, LIGHTBULB, LIGHTBULB
)
international_prototype_metre_bar = ARTIFACTS.card(
    "International Prototype Metre Bar", 7, GREEN, CROWN, HEX, CROWN, FACTORY
)
hansen_writing_ball = ARTIFACTS.card("Hansen Writing Ball", 7, GREEN, CLOCK, LEAF, CLOCK, HEX)
colt_paterson_revolver = ARTIFACTS.card("Colt Paterson Revolver", 7, YELLOW, FACTORY, HEX, FACTORY, CROWN)
singer_model_27 = ARTIFACTS.card("Singer Model 27", 7, YELLOW, HEX, FACTORY, CLOCK, CLOCK)
roundhay_garden_scene = ARTIFACTS.card("Roundhay Garden Scene", 7, PURPLE, LEAF, LEAF, LEAF, HEX)
the_communist_manifesto = ARTIFACTS.card("The Communist Manifesto", 7, PURPLE, CROWN, CROWN, HEX, LEAF)
