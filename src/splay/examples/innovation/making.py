"""Finds for every card a small position that shows it at work: drafts by chance, then leaves out what is not needed.

First one deed is to show all. Where it does not, several are done one after the other: a figure is melded and then
inspired, a demand is made and then made in vain.
"""

from typing import Final

from splay.examples.innovation.drafting import Directed, Drafting, Helped, sets_for
from splay.examples.innovation.showing import Start, is_for_melding, parts_of
from splay.examples.innovation.stage import STAGE
from splay.examples.innovation.trimming import tidied
from splay.examples.playing import Deed, Draft, Spec
from splay.examples.searching import continued, rng_for, shows, smaller, start_of
from splay.innovation.card import BASE, Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import Edition, edition_named
from splay.kernel.rng import Rng

ATTEMPTS: Final = 600
"""How many drafts are tried with one deed."""

ENOUGH: Final = 400
ENOUGH_OF_FIGURES: Final = 60
"""After so many drafts the most important part of a card is enough; those of figures take much longer."""

FURTHER: Final = 1500
"""How many drafts are tried with several deeds before what was best so far is taken."""

MOST_DEEDS: Final = 3
"""How many deeds an example has at most."""

CHANCES: Final = 3
"""How often a deed is done with other choices."""


def make(edition_key: str, name: str) -> Draft:
    """Return the smallest position found that shows as much of a card as can be, always the same."""
    edition = edition_named(edition_key)
    expansions = edition.with_sets([BASE.name, *sets_for(_card(edition, name))])
    pool = catalogue(edition, expansions, _card(edition, name).relic)
    card = next(card for card in pool if card.name == name)
    rng = rng_for(f"{edition_key} {name}")
    best = _by_one_deed(edition, card, pool, rng)
    if best is None or best.parts != parts_of(card):
        best = _by_several(edition, card, pool, rng, best)
    if best is None:
        raise LookupError(f"no position shows {name} at work")
    return tidied(smaller(STAGE, card, best, CHANCES))


def _card(edition: Edition, name: str) -> Card:
    return next(card for card in STAGE.cards(edition.key) if card.name == name)


def _by_one_deed(edition: Edition, card: Card, pool: list[Card], rng: Rng) -> Draft | None:
    """Return the draft in which one deed shows the most."""
    wanted = parts_of(card)
    enough = ENOUGH_OF_FIGURES if card.karmas else ENOUGH
    best: Draft | None = None
    for attempt in range(ATTEMPTS):
        draft = _drafted(card, Drafting(edition, card, pool, rng, 1 + attempt // 40).spec(), rng)
        if draft is not None and (best is None or _worth(draft, wanted) > _worth(best, wanted)):
            best = draft
            if best.parts == wanted:
                break
        if attempt > enough and best is not None and wanted[0] in best.parts:
            break
    return best


def _worth(draft: Draft, wanted: list[str]) -> tuple[bool, int]:
    return wanted[0] in draft.parts, len(draft.parts)


def _drafted(card: Card, spec: Spec, rng: Rng) -> Draft | None:
    """Return what shows most of a card in a position, if anything does."""
    best: Draft | None = None
    start = start_of(STAGE, spec)
    if start is None:
        return None
    for label in _uses(card, start, rng):
        for _ in range(1 if card.karmas else CHANCES):
            found = shows(card, start, label, rng.next())
            if found is not None and (best is None or len(found[1]) > len(best.parts)):
                outcome, parts = found
                best = Draft(spec, [Deed(label, tuple(outcome.answers), tuple(parts))], parts)
    return best


def _uses(card: Card, start: Start, rng: Rng) -> list[str]:
    """Return what to try in a position."""
    if card.karmas:
        game = start.game()
        labels = STAGE.actions(game, 0)
        rng.shuffle(labels)
        return labels[:6]
    if is_for_melding(card):
        return [card.meld_action.label]
    return [card.dogma_action.label]


def _by_several(edition: Edition, card: Card, pool: list[Card], rng: Rng, best: Draft | None) -> Draft | None:
    """Return the draft in which a few deeds show the most; what is known already unless one shows more."""
    wanted = parts_of(card)
    for attempt in range(FURTHER):
        drafting = Directed if attempt < FURTHER // 2 else Helped
        spec = drafting(edition, card, pool, rng, 1 + attempt % 5).spec()
        draft = continued(STAGE, card, spec, MOST_DEEDS, rng)
        if draft is not None and (best is None or _worth(draft, wanted) > _worth(best, wanted)):
            best = draft
            if best.parts == wanted:
                break
    return best
