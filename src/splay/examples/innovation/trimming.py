"""Leaves out of a position all that is not needed to show the same of a card."""

import copy
from collections.abc import Iterator
from typing import Any

from splay.examples.playing import Draft, Spec
from splay.examples.searching import left_out
from splay.innovation.card import Card


def without_one(card: Card, spec: Spec) -> Iterator[Spec]:
    """Go through the positions with one thing fewer, the greater things first."""
    for path in _paths(card, spec):
        smaller = left_out(spec, path)
        for player in smaller["players"]:
            _settle(player)
        yield smaller


def _paths(card: Card, spec: Spec) -> Iterator[list[Any]]:
    """Go through what can be left out: whole piles, places, splays, and single cards."""
    for seat, player in enumerate(spec["players"]):
        at: list[Any] = ["players", seat]
        for color, pile in player["board"].items():
            if card.name not in pile["cards"]:
                yield [*at, "board", color]
        for place in ("hand", "score", "forecast", "achievements"):
            items = player.get(place, [])
            if items and card.name not in items:
                yield [*at, place]
            if len(items) > 1 or card.name in items:
                yield from ([*at, place, number] for number, item in enumerate(items) if item != card.name)
        for color, pile in player["board"].items():
            if "splay" in pile:
                yield [*at, "board", color, "splay"]
            names = pile["cards"]
            if len(names) > 1:
                yield from ([*at, "board", color, "cards", at_] for at_, it in enumerate(names) if it != card.name)


def _settle(player: Spec) -> None:
    """Take the splay from a pile with one card: it cannot have one."""
    for pile in player["board"].values():
        if len(pile["cards"]) < 2:
            pile.pop("splay", None)


def tidied(draft: Draft) -> Draft:
    """Return a draft without empty places, which need not be written."""
    spec = copy.deepcopy(draft.spec)
    for player in spec["players"]:
        for place in ("hand", "score", "forecast", "achievements", "board"):
            if not player.get(place):
                player.pop(place, None)
        for color, pile in player.get("board", {}).items():
            if "splay" not in pile:
                player["board"][color] = pile["cards"]
    return Draft(spec, draft.deeds, draft.parts)
