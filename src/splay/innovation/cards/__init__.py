"""The cards of every set, one module an age."""

from typing import Final

from splay.innovation.card import BASE, Card, CardSet
from splay.innovation.cards.base import age1, age2, age3, age4, age5, age6, age7, age8, age9, age10, age11
from splay.innovation.edition import Edition
from splay.kernel.errors import SetupError

SETS: Final[dict[str, CardSet]] = {"base": BASE}
BASE_AGES: Final = (age1, age2, age3, age4, age5, age6, age7, age8, age9, age10, age11)
"""The modules that fill the base set, in the order of the ages."""

_CATALOGUES: Final[dict[tuple[str, ...], list[Card]]] = {}


def catalogue(edition: Edition, sets: list[str]) -> list[Card]:
    """Return the cards of some sets as one edition prints them; the same list for every game."""
    key = (edition.key, *sets)
    if key not in _CATALOGUES:
        unknown = [name for name in sets if name not in SETS]
        if unknown:
            raise SetupError(f"there is no set {', '.join(unknown)}: the sets are {', '.join(SETS)}", "sets")
        if len(set(sets)) < len(sets):
            raise SetupError("a set is named twice", "sets")
        scripts = [script for name in sets for script in SETS[name].scripts if script.editions & edition.flag]
        _CATALOGUES[key] = [script.build(index, edition.flag) for index, script in enumerate(scripts)]
    return _CATALOGUES[key]
