"""Looks for what shows most of a card: one deed after the other, and then all is left out that is not needed."""

import copy
from typing import Any

from splay.examples.playing import CardT, Deed, Draft, GameT, Happening, NumbersT, Spec, Stage, Start, after, do
from splay.kernel.errors import PositionError
from splay.kernel.rng import Rng

Found = tuple[Happening[GameT, NumbersT], Deed, list[str]]


def rng_for(key: str) -> Rng:
    """Return the generator of chance for one card: the same for the same words."""
    return Rng(sum(ord(letter) * 31**place for place, letter in enumerate(key)))


def start_of(stage: Stage[CardT, GameT, NumbersT], spec: Spec) -> Start[CardT, GameT, NumbersT] | None:
    """Return a position to do something in, or None if it cannot be."""
    try:
        return Start(stage, stage.read(spec))
    except PositionError:
        return None


def shows(
    card: CardT, start: Start[CardT, GameT, NumbersT], label: str, seed: int
) -> tuple[Happening[GameT, NumbersT], list[str]] | None:
    """Return what comes of doing something in a position, and what it shows of a card, if it shows anything."""
    outcome = do(start, label, seed)
    if outcome is None or not start.stage.is_told(outcome):
        return None
    parts = start.stage.shown(card, start, label, outcome)
    return (outcome, parts) if parts else None


# Several deeds


def continued(stage: Stage[CardT, GameT, NumbersT], card: CardT, spec: Spec, most: int, rng: Rng) -> Draft | None:
    """Return what a few deeds show of a card, each of them something that those before did not."""
    wanted = stage.parts_of(card)
    here, deeds, seen = start_of(stage, spec), list[Deed](), list[str]()
    idle = False
    while here is not None and len(deeds) < most and len(seen) < len(wanted):
        found = _next(card, here, [part for part in wanted if part not in seen], rng)
        if found is None and not idle and deeds:
            found, idle = _between(card, here, rng), True
        if found is None:
            break
        outcome, deed, parts = found
        deeds.append(deed)
        seen += [part for part in parts if part not in seen]
        if outcome.game.result is not None:
            break
        here = after(here, outcome)
    return Draft(spec, deeds, [part for part in wanted if part in seen]) if seen else None


def _next(
    card: CardT, start: Start[CardT, GameT, NumbersT], lacking: list[str], rng: Rng
) -> Found[GameT, NumbersT] | None:
    """Return the deed that shows most of what has not been shown, if any does."""
    best: Found[GameT, NumbersT] | None = None
    for label in start.stage.promising(card, start, lacking, rng):
        found = shows(card, start, label, rng.next())
        if found is None:
            continue
        outcome, seen = found
        parts = [part for part in seen if part in lacking]
        if parts and (best is None or len(parts) > len(best[2])):
            best = outcome, Deed(label, tuple(outcome.answers), tuple(parts)), parts
    return best


def _between(card: CardT, start: Start[CardT, GameT, NumbersT], rng: Rng) -> Found[GameT, NumbersT] | None:
    """Return a deed that shows nothing itself, if there is one that may help."""
    label = start.stage.in_between(card, start, rng)
    outcome = None if label is None else do(start, label, rng.next())
    return None if label is None or outcome is None else (outcome, Deed(label, tuple(outcome.answers)), [])


# Leaving out what is not needed


def smaller(stage: Stage[CardT, GameT, NumbersT], card: CardT, draft: Draft, chances: int) -> Draft:
    """Return a draft without all that can be left out while it shows the same of the card."""
    best = draft
    again = True
    while again:
        again = False
        for spec in stage.without_one(card, best):
            found = _still_shows(stage, card, spec, best, chances)
            if found is not None:
                best, again = found, True
                break
    return best


def _still_shows(
    stage: Stage[CardT, GameT, NumbersT], card: CardT, spec: Spec, draft: Draft, chances: int
) -> Draft | None:
    """Return the same deeds in another position, with whatever choices, if they show as much there."""
    here = start_of(stage, spec)
    deeds: list[Deed] = []
    seen: set[str] = set()
    for deed in draft.deeds:
        found = None if here is None else _again(card, here, deed, chances)
        if here is None or found is None:
            return None
        outcome, parts = found
        deeds.append(Deed(deed.label, tuple(outcome.answers), tuple(parts)))
        seen |= set(parts)
        here = after(here, outcome) if outcome.game.result is None else None
    return Draft(spec, deeds, [part for part in stage.parts_of(card) if part in seen])


def _again(
    card: CardT, start: Start[CardT, GameT, NumbersT], deed: Deed, chances: int
) -> tuple[Happening[GameT, NumbersT], list[str]] | None:
    """Return what comes of the same deed elsewhere, if with some choices it shows there what it showed."""
    for seed in range(chances):
        outcome = do(start, deed.label, seed)
        if outcome is None or not start.stage.is_told(outcome):
            continue
        parts = start.stage.shown(card, start, deed.label, outcome) if deed.parts else []
        if set(parts) >= set(deed.parts):
            return outcome, parts
    return None


def left_out(spec: Spec, path: list[Any]) -> Spec:
    """Return a position without what a path leads to."""
    fewer = copy.deepcopy(spec)
    place: Any = fewer
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return fewer
