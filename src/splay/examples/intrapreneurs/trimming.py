"""Leaves out of a position all that is not needed to show the same of a card."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from splay.examples.playing import Deed, Draft, Spec
from splay.examples.searching import left_out
from splay.intrapreneurs import shipped_deck
from splay.intrapreneurs.card import Card

_LISTS: Final = ("hand", "projects", "assets", "offer")
"""Places of which a card or all can be left out."""

_ENTRIES: Final = ("first", "exact", "started", "acted", "level")
"""What else need not be said."""


def without_one(card: Card, draft: Draft) -> Iterator[Spec]:
    """Go through the positions with one thing fewer, but never without the card and what is done something with."""
    kept = [card.name, *named_in(draft.deeds)]
    names = [json.dumps(name) for name in kept if json.dumps(name) in json.dumps(draft.spec)]
    for path in sorted(_paths(draft.spec, []), key=len):
        fewer = left_out(draft.spec, path)
        if all(name in json.dumps(fewer) for name in names):
            yield fewer


def named_in(deeds: Sequence[Deed]) -> list[str]:
    """Return the cards with which something is done, as the options name them."""
    deck = shipped_deck()
    return [card.name for card in deck.cards if any(card.name in deed.label for deed in deeds)]


def _paths(place: Any, path: list[Any]) -> Iterator[list[Any]]:
    """Go through what can be left out of a place and of what is in it."""
    if isinstance(place, dict):
        for key, value in place.items():
            if key in _LISTS or key in _ENTRIES:
                yield [*path, key]
            yield from _paths(value, [*path, key])
    elif isinstance(place, list):
        for number, value in enumerate(place):
            if path[-1] in _LISTS:
                yield [*path, number]
            yield from _paths(value, [*path, number])
