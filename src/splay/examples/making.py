"""Finds for every card a small position that shows it at work: drafts by chance, then leaves out what is not needed.

First one deed is to show all. Where it does not, several are done one after the other: a figure is melded and then
inspired, a demand is made and then made in vain.
"""

from collections.abc import Sequence
from typing import Final

from splay.examples.drafting import Directed, Drafting, Helped, sets_for
from splay.examples.showing import Deed, Outcome, Spec, Start, after, do, is_for_melding, parts_of, shown
from splay.examples.trimming import Draft, tidied, without_one
from splay.innovation.card import BASE, Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import Edition, edition_named
from splay.kernel.errors import PositionError
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

TRIED: Final = 8
"""How many deeds are tried for the next one."""


def cards_of(edition: Edition) -> list[Card]:
    """Return every card of an edition, relics too."""
    expansions = list(edition.expansions.values())
    return catalogue(edition, expansions, any(expansion.has_relics for expansion in expansions))


def make(edition_key: str, name: str) -> Draft:
    """Return the smallest position found that shows as much of a card as can be, always the same."""
    edition = edition_named(edition_key)
    expansions = edition.with_sets([BASE.name, *sets_for(_card(edition, name))])
    pool = catalogue(edition, expansions, _card(edition, name).relic)
    card = next(card for card in pool if card.name == name)
    rng = Rng(sum(ord(letter) * 31**place for place, letter in enumerate(f"{edition_key} {name}")))
    best = _by_one_deed(edition, card, pool, rng)
    if best is None or best.parts != parts_of(card):
        best = _by_several(edition, card, pool, rng, best)
    if best is None:
        raise LookupError(f"no position shows {name} at work")
    return tidied(_smaller(card, best))


def _card(edition: Edition, name: str) -> Card:
    return next(card for card in cards_of(edition) if card.name == name)


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
    start = _start(spec)
    if start is None:
        return None
    for label in _uses(card, start, rng):
        for _ in range(1 if card.karmas else CHANCES):
            found = _shows(card, start, label, rng.next())
            if found is not None and (best is None or len(found[1]) > len(best.parts)):
                outcome, parts = found
                best = Draft(spec, [Deed(label, tuple(outcome.answers), tuple(parts))], parts)
    return best


def _start(spec: Spec) -> Start | None:
    try:
        return Start.read(spec)
    except PositionError:
        return None


def _uses(card: Card, start: Start, rng: Rng) -> list[str]:
    """Return what to try in a position."""
    if card.karmas:
        game = start.game()
        labels = [action.label for action in game.possible_actions(game.players[0])]
        rng.shuffle(labels)
        return labels[:6]
    if is_for_melding(card):
        return [card.meld_action.label]
    return [card.dogma_action.label]


def _shows(card: Card, start: Start, label: str, seed: int) -> tuple[Outcome, list[str]] | None:
    """Return what comes of doing something in a position, and what it shows of a card, if it shows anything."""
    outcome = do(start, label, seed)
    if outcome is None or not _is_told(outcome):
        return None
    parts = shown(card, start, label, outcome)
    return (outcome, parts) if parts else None


def _is_told(outcome: Outcome) -> bool:
    """Tell whether the deed is the first thing that happens: nothing was due before it."""
    return bool(outcome.events) and outcome.events[0].kind not in ("claim", "end", "turn")


# Several deeds


def _by_several(edition: Edition, card: Card, pool: list[Card], rng: Rng, best: Draft | None) -> Draft | None:
    """Return the draft in which a few deeds show the most; what is known already unless one shows more."""
    wanted = parts_of(card)
    for attempt in range(FURTHER):
        drafting = Directed if attempt < FURTHER // 2 else Helped
        draft = _continued(card, drafting(edition, card, pool, rng, 1 + attempt % 5).spec(), rng)
        if draft is not None and (best is None or _worth(draft, wanted) > _worth(best, wanted)):
            best = draft
            if best.parts == wanted:
                break
    return best


def _continued(card: Card, spec: Spec, rng: Rng) -> Draft | None:
    """Return what a few deeds show of a card, each of them something that those before did not."""
    wanted = parts_of(card)
    here, deeds, seen = _start(spec), list[Deed](), list[str]()
    idle = False
    while here is not None and len(deeds) < MOST_DEEDS and len(seen) < len(wanted):
        found = _next(card, here, [part for part in wanted if part not in seen], rng)
        if found is None and not idle and deeds:
            # A card that lies upon a figure lets its echo effect be used.
            found, idle = _covered(card, here, rng), True
        if found is None:
            break
        outcome, deed, parts = found
        deeds.append(deed)
        seen += [part for part in parts if part not in seen]
        if outcome.game.result is not None:
            break
        here = after(outcome)
    return Draft(spec, deeds, [part for part in wanted if part in seen]) if seen else None


Found = tuple[Outcome, Deed, list[str]]


def _next(card: Card, start: Start, lacking: list[str], rng: Rng) -> Found | None:
    """Return the deed that shows most of what has not been shown, if any does."""
    best: Found | None = None
    for label in _promising(card, start, lacking, rng):
        found = _shows(card, start, label, rng.next())
        if found is None:
            continue
        outcome, shows = found
        parts = [part for part in shows if part in lacking]
        if parts and (best is None or len(parts) > len(best[2])):
            best = outcome, Deed(label, tuple(outcome.answers), tuple(parts)), parts
    return best


def _promising(card: Card, start: Start, lacking: Sequence[str], rng: Rng) -> list[str]:
    """Return what to try for the next deed: first what is about the card or its colour."""
    game = start.game()
    labels = list(dict.fromkeys(action.label for action in game.possible_actions(game.players[game.current])))
    rng.shuffle(labels)
    about = {card.meld_action.label, card.dogma_action.label}
    if "inspire" in lacking:
        about.add(f"Inspire {card.color.name}")
    if "echo" in lacking:
        about |= {top.dogma_action.label for top in game.players[game.current].tops() if top.color is card.color}
    return sorted(labels, key=lambda label: label not in about)[:TRIED]


def _covered(card: Card, start: Start, rng: Rng) -> Found | None:
    """Return how the player in turn lays another card of its colour upon a card."""
    game = start.game()
    if not card.echo:
        return None
    player = game.players[game.current]
    covers = [held for held in player.hand if held.color is card.color and held.printed and not held.karmas]
    if card not in player.tops() or not covers:
        return None
    label = covers[rng.below(len(covers))].meld_action.label
    outcome = do(start, label, rng.next())
    return None if outcome is None else (outcome, Deed(label, tuple(outcome.answers)), [])


# Leaving out what is not needed


def _smaller(card: Card, draft: Draft) -> Draft:
    """Return a draft without all that can be left out while it shows the same of the card."""
    best = draft
    again = True
    while again:
        again = False
        for spec in without_one(card, best.spec):
            smaller = _still_shows(card, spec, best)
            if smaller is not None:
                best, again = smaller, True
                break
    return best


def _still_shows(card: Card, spec: Spec, draft: Draft) -> Draft | None:
    """Return the same deeds in another position, with whatever choices, if they show as much there."""
    here = _start(spec)
    deeds: list[Deed] = []
    seen: set[str] = set()
    for deed in draft.deeds:
        found = None if here is None else _again(card, here, deed)
        if found is None:
            return None
        outcome, parts = found
        deeds.append(Deed(deed.label, tuple(outcome.answers), tuple(parts)))
        seen |= set(parts)
        here = after(outcome) if outcome.game.result is None else None
    return Draft(spec, deeds, [part for part in parts_of(card) if part in seen])


def _again(card: Card, start: Start, deed: Deed) -> tuple[Outcome, list[str]] | None:
    """Return what comes of the same deed elsewhere, if with some choices it shows there what it showed."""
    for seed in range(CHANCES):
        outcome = do(start, deed.label, seed)
        if outcome is None or not _is_told(outcome):
            continue
        parts = shown(card, start, deed.label, outcome) if deed.parts else []
        if set(parts) >= set(deed.parts):
            return outcome, parts
    return None
