"""Artifacts of History: age 5."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import BLUE, CROWN, FACTORY, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

boerhavve_silver_microscope = ARTIFACTS.card("Boerhavve Silver Microscope", 5, BLUE, LIGHTBULB, FACTORY, LIGHTBULB, HEX)
principia = ARTIFACTS.card("Principia", 5, BLUE, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)
bill_of_rights = ARTIFACTS.card("Bill of Rights", 5, RED, HEX, LEAF, LIGHTBULB, LIGHTBULB)
ship_of_the_line_sussex = ARTIFACTS.card("Ship of the Line Sussex", 5, RED, FACTORY, FACTORY, HEX, FACTORY)
barque_longue_la_belle = ARTIFACTS.card("Barque-Longue La Belle", 5, GREEN, FACTORY, HEX, FACTORY, CROWN)
hudsons_bay_company_archives = ARTIFACTS.card("Hudson's Bay Company Archives", 5, GREEN, CROWN, HEX, FACTORY, CROWN)
gujin_tushu_jinsheng = ARTIFACTS.card("Gujin Tushu Jinsheng", 5, YELLOW, LIGHTBULB, CROWN, HEX, LIGHTBULB)
the_daily_courant = ARTIFACTS.card("The Daily Courant", 5, YELLOW, FACTORY, FACTORY, CROWN, HEX)
sandham_room_cricket_bat = ARTIFACTS.card("Sandham Room Cricket Bat", 5, PURPLE, LEAF, LEAF, FACTORY, HEX)
almira_queen_of_the_castle = ARTIFACTS.card("Almira, Queen of the Castle", 5, PURPLE, CROWN, HEX, CROWN, CROWN)
