"""Artifacts of History: age 1."""

from splay.innovation.card import ARTIFACTS
from splay.innovation.facts import BLUE, CASTLE, CROWN, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

treaty_of_kadesh = ARTIFACTS.card("Treaty of Kadesh", 1, BLUE, CROWN, CASTLE, HEX, CASTLE)
sibidu_needle = ARTIFACTS.card("Sibidu Needle", 1, BLUE, CASTLE, CASTLE, CASTLE, HEX)
basur_hoyuk_tokens = ARTIFACTS.card("Basur Hoyuk Tokens", 1, BLUE, CROWN, HEX, LEAF, LEAF)
holmegaard_bows = ARTIFACTS.card("Holmegaard Bows", 1, RED, CASTLE, LEAF, HEX, LEAF)
papyrus_of_ani = ARTIFACTS.card("Papyrus of Ani", 1, RED, LEAF, LEAF, LEAF, HEX)
pavlovian_tusk = ARTIFACTS.card("Pavlovian Tusk", 1, RED, HEX, CROWN, CASTLE, CROWN)
priest_king = ARTIFACTS.card("Priest-King", 1, GREEN, CASTLE, HEX, CASTLE, CASTLE)
electrum_stater_of_efesos = ARTIFACTS.card("Electrum Stater of Efesos", 1, GREEN, CROWN, HEX, CASTLE, CROWN)
jiskairumoko_necklace = ARTIFACTS.card("Jiskairumoko Necklace", 1, GREEN, HEX, CROWN, CASTLE, CASTLE)
dancing_girl = ARTIFACTS.card("Dancing Girl", 1, YELLOW, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)
lurgan_canoe = ARTIFACTS.card("Lurgan Canoe", 1, YELLOW, HEX, CROWN, CROWN, CROWN)
xianrendong_shards = ARTIFACTS.card("Xianrendong Shards", 1, YELLOW, HEX, LEAF, LEAF, LEAF)
mask_of_warka = ARTIFACTS.card("Mask of Warka", 1, PURPLE, CASTLE, CASTLE, HEX, CASTLE)
ark_of_the_covenant = ARTIFACTS.card("Ark of the Covenant", 1, PURPLE, HEX, CASTLE, CASTLE, CASTLE)
tale_of_the_shipwrecked_sailor = ARTIFACTS.card(
    "Tale of the Shipwrecked Sailor", 1, PURPLE, HEX, CASTLE, LIGHTBULB, LIGHTBULB
)
