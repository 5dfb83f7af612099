"""The cards of every set, one module an age."""

from collections.abc import Sequence
from typing import Final

from splay.innovation.card import BASE, CITIES, RELICS, Card
from splay.innovation.cards.artifacts import age1 as artifacts1
from splay.innovation.cards.artifacts import age2 as artifacts2
from splay.innovation.cards.artifacts import age3 as artifacts3
from splay.innovation.cards.artifacts import age4 as artifacts4
from splay.innovation.cards.artifacts import age5 as artifacts5
from splay.innovation.cards.artifacts import age6 as artifacts6
from splay.innovation.cards.artifacts import age7 as artifacts7
from splay.innovation.cards.artifacts import age8 as artifacts8
from splay.innovation.cards.artifacts import age9 as artifacts9
from splay.innovation.cards.artifacts import age10 as artifacts10
from splay.innovation.cards.artifacts import relics
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
from splay.innovation.cards.figures import age1 as figures1
from splay.innovation.cards.figures import age2 as figures2
from splay.innovation.cards.figures import age3 as figures3
from splay.innovation.cards.figures import age4 as figures4
from splay.innovation.cards.figures import age5 as figures5
from splay.innovation.cards.figures import age6 as figures6
from splay.innovation.cards.figures import age7 as figures7
from splay.innovation.cards.figures import age8 as figures8
from splay.innovation.cards.figures import age9 as figures9
from splay.innovation.cards.figures import age10 as figures10
from splay.innovation.edition import Edition
from splay.innovation.expansions import Expansion

__all__ = ["BASE_AGES", "ECHOES_AGES", "catalogue"]

BASE_AGES: Final = (age1, age2, age3, age4, age5, age6, age7, age8, age9, age10, age11)
"""The modules that fill the base set, in the order of the ages."""
ARTIFACTS_AGES: Final = (
    artifacts1,
    artifacts2,
    artifacts3,
    artifacts4,
    artifacts5,
    artifacts6,
    artifacts7,
    artifacts8,
    artifacts9,
    artifacts10,
    relics,
)
"""The modules that fill the set of Artifacts, and the relics."""
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
FIGURES_AGES: Final = (
    figures1,
    figures2,
    figures3,
    figures4,
    figures5,
    figures6,
    figures7,
    figures8,
    figures9,
    figures10,
)
"""The modules that fill the set of Figures."""

for _city in CITIES.scripts:
    rule_on(_city)

_CATALOGUES: Final[dict[tuple[str, ...], list[Card]]] = {}


def catalogue(edition: Edition, expansions: Sequence[Expansion] = (), relics: bool = False) -> list[Card]:
    """Return the cards of the base set and some expansions as one edition prints them; one list for every game."""
    key = (edition.key, *[expansion.key for expansion in expansions], *(["relics"] if relics else []))
    if key not in _CATALOGUES:
        sets = [BASE, *[expansion.cards for expansion in expansions]]
        names = [cards.name for cards in sets]
        scripts = [script for cards in [*sets, *([RELICS] if relics else [])] for script in cards.scripts]
        printed = [script for script in scripts if script.editions & edition.flag]
        # A relic whose set is not in the game has no place among the sets.
        places = [names.index(script.set_name) if script.set_name in names else -1 for script in printed]
        _CATALOGUES[key] = [
            script.build(index, place, edition.flag)
            for index, (script, place) in enumerate(zip(printed, places, strict=True))
        ]
    return _CATALOGUES[key]
