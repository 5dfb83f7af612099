"""How bots are called at a table: every seat has a name of its own, however many of a kind sit there."""

from collections.abc import Collection
from typing import Final

# fmt: off
NAMES: Final = {
    "random": ("Tombola", "Hazard", "Jumble", "Muddle", "Flurry", "Scatter", "Ramble", "Tumble"),
    "greedy": ("Rivet", "Cog", "Sprocket", "Ratchet", "Gasket", "Piston", "Spindle", "Flange"),
    "learned": ("Abacus", "Ledger", "Folio", "Codex", "Lexicon", "Primer", "Quarto", "Cipher"),
    "search": ("Sextant", "Quadrant", "Plumbline", "Beacon", "Lodestar", "Azimuth", "Zenith", "Meridian"),
    "duckling": ("Duckling", "Dabble", "Downy", "Paddle", "Puddle", "Waddle", "Peep", "Ripple"),
    "magpie": ("Magpie", "Trinket", "Bauble", "Spangle", "Tinsel", "Glimmer", "Glitter", "Sequin"),
    "ram": ("Ram", "Brunt", "Clash", "Charger", "Headlong", "Rumble", "Bellwether", "Fleece"),
    "hare": ("Hare", "Leveret", "Thistle", "Scamper", "Bramble", "Bracken", "Hurtle", "Furrow"),
    "badger": ("Badger", "Sett", "Tally", "Burrow", "Stripe", "Digger", "Grizzle", "Delve"),
    "beaver": ("Beaver", "Timber", "Lodge", "Sapling", "Bough", "Twig", "Gnaw", "Weir"),
    "fox": ("Fox", "Vixen", "Russet", "Foxglove", "Brush", "Cinder", "Slyboots", "Prowl"),
    "owl": ("Owl", "Hoot", "Dusk", "Feather", "Talon", "Midnight", "Hush", "Plume"),
    "raven": ("Raven", "Corbie", "Nevermore", "Pitch", "Onyx", "Rook", "Soot", "Inkwell"),
    "sphinx": ("Sphinx", "Riddle", "Enigma", "Oracle", "Obelisk", "Conundrum", "Mystery", "Puzzle"),
}
# fmt: on
"""For each kind of bot the names of those that sit at one table, the first one's first; none is a card's name."""

_KINDS: Final = {name: kind for kind, names in NAMES.items() for name in names}


def kind_called(name: str) -> str | None:
    """Return the kind of bot that is called so, by a name of its own or by its kind, written exactly like that.

    People are called like that as well, but seldom so exactly.
    """
    return name if name in NAMES else _KINDS.get(name)


def name_for(kind: str, taken: Collection[str] = ()) -> str:
    """Return how a bot of a kind is called among others: by the first name that none of them has."""
    names = NAMES.get(kind, (kind,))
    return next((name for name in names if name not in taken), names[0])


def place_among(kind: str, name: str) -> int:
    """Return how many of a kind's names come before this one: by that those of a kind look different."""
    names = NAMES.get(kind, ())
    return names.index(name) if name in names else 0
