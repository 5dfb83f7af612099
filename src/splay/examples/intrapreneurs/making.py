"""Finds for every card a small position that shows it at work: drafts by chance, then leaves out what is not needed.

An asset is taken, allocated and then a defence; a project is started, upgraded, paused and restarted; a macro event is
drawn or in force.
"""

import json
from typing import Final

from splay.examples.intrapreneurs.drafting import Drafting
from splay.examples.intrapreneurs.stage import CHANCES, STAGE
from splay.examples.intrapreneurs.trimming import named_in
from splay.examples.playing import Draft
from splay.examples.searching import continued, rng_for, smaller
from splay.intrapreneurs import shipped_deck
from splay.intrapreneurs.card import Card
from splay.kernel.rng import Rng

ATTEMPTS: Final = 4000
"""How many drafts are tried before what was best so far is taken."""

WHOLE: Final = 8
"""Of so many drafts that show everything the smallest is taken."""

MOST_DEEDS: Final = 4
"""How many deeds an example has at most."""


def make(edition: str, name: str) -> Draft:
    """Return the smallest position found that shows as much of a card as can be, always the same."""
    card = next(card for card in STAGE.cards(edition) if card.name == name)
    drafts = _drafts(card, rng_for(name))
    if not drafts:
        raise LookupError(f"no position shows {name} at work")
    return _tidied(min([smaller(STAGE, card, draft, 2 * CHANCES) for draft in drafts], key=_size))


def _drafts(card: Card, rng: Rng) -> list[Draft]:
    """Return a few drafts that show the most of a card."""
    best: list[Draft] = []
    for _ in range(ATTEMPTS):
        draft = continued(STAGE, card, Drafting(shipped_deck(), card, rng).spec(), MOST_DEEDS, rng)
        if draft is None or not _is_clear(draft) or (best and len(draft.parts) < len(best[0].parts)):
            continue
        if best and len(draft.parts) > len(best[0].parts):
            best = []
        best.append(draft)
        if len(best) >= WHOLE and draft.parts == STAGE.parts_of(card):
            break
    return best[-WHOLE:]


def _is_clear(draft: Draft) -> bool:
    """Tell whether everything that something is done with is laid out, and not left to the seed."""
    laid = json.dumps(draft.spec)
    return all(json.dumps(name) in laid for name in named_in(draft.deeds))


def _size(draft: Draft) -> tuple[int, int]:
    """Return how much there is to follow and to read."""
    return len(draft.deeds), len(json.dumps(_tidied(draft).spec))


def _tidied(draft: Draft) -> Draft:
    """Return a draft without empty places, which need not be written."""
    spec = {key: value for key, value in draft.spec.items() if value != []}
    spec["players"] = [{key: value for key, value in player.items() if value != []} for player in spec["players"]]
    return Draft(spec, draft.deeds, draft.parts)
