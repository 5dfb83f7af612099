"""The cards of every set, one module an age."""

from collections.abc import Sequence
from typing import Final

from splay.innovation.card import BASE, CITIES, Card
from splay.innovation.cards.base import age1, age2, age3, age4, age5, age6, age7, age8, age9, age10, age11
from splay.innovation.cards.cities import age1 as cities1
from splay.innovation.cards.cities import age2 as cities2
from splay.innovation.cards.cities import age3 as cities3
from splay.innovation.cards.cities import age4 as cities4
from splay.innovation.cards.cities import age5 as cities5
from splay.innovation.cards.cities import age6 as cities6
from splay.innovation.cards.cities import age7 as cities7
from splay.innovation.cards.cities import age8 as cities8
from splay.innovation.cards.cities import age9 as cities9
from splay.innovation.cards.cities import age10 as cities10
from splay.innovation.cards.cities.rulings import rule_on
from splay.innovation.cards.echoes import age1 as echoes1
from splay.innovation.cards.echoes import age2 as echoes2
from splay.innovation.cards.echoes import age3 as echoes3
from splay.innovation.cards.echoes import age4 as echoes4
from splay.innovation.cards.echoes import age5 as echoes5
from splay.innovation.cards.echoes import age6 as echoes6
from splay.innovation.cards.echoes import age7 as echoes7
from splay.innovation.cards.echoes import age8 as echoes8
from splay.innovation.cards.echoes import age9 as echoes9
from splay.innovation.cards.echoes import age10 as echoes10
from splay.innovation.edition import Edition
from splay.innovation.expansions import Expansion

__all__ = ["BASE_AGES", "ECHOES_AGES", "catalogue"]

BASE_AGES: Final = (age1, age2, age3, age4, age5, age6, age7, age8, age9, age10, age11)
"""The modules that fill the base set, in the order of the ages."""
CITIES_AGES: Final = (
    cities1,
    cities2,
    cities3,
    cities4,
    cities5,
    cities6,
    cities7,
    cities8,
    cities9,
    cities10,
)
"""The modules that fill the set of Cities."""
ECHOES_AGES: Final = (
    echoes1,
    echoes2,
    echoes3,
    echoes4,
    echoes5,
    echoes6,
    echoes7,
    echoes8,
    echoes9,
    echoes10,
)
"""The modules that fill the set of Echoes."""

for _city in CITIES.scripts:
    rule_on(_city)

_CATALOGUES: Final[dict[tuple[str, ...], list[Card]]] = {}


def catalogue(edition: Edition, expansions: Sequence[Expansion] = ()) -> list[Card]:
    """Return the cards of the base set and some expansions as one edition prints them; one list for every game."""
    key = (edition.key, *[expansion.key for expansion in expansions])
    if key not in _CATALOGUES:
        sets = [BASE, *[expansion.cards for expansion in expansions]]
        scripts = [(place, script) for place, cards in enumerate(sets) for script in cards.scripts]
        printed = [(place, script) for place, script in scripts if script.editions & edition.flag]
        _CATALOGUES[key] = [script.build(index, place, edition.flag) for index, (place, script) in enumerate(printed)]
    return _CATALOGUES[key]
