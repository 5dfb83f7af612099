"""Guides to what is new in an edition or an expansion, in five cards of it. They are data (`guides.toml`)."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from splay.games import DEFAULT_GAME
from splay.innovation.card import BASE


@dataclass(frozen=True)
class GuideCard:
    """A card, and what it is an example of."""

    name: str
    text: str


@dataclass(frozen=True)
class Guide:
    """What is new in an edition, or in one of its expansions."""

    key: str
    title: str
    edition: str
    about: str
    new: tuple[str, ...]
    cards: tuple[GuideCard, ...]
    set_name: str = BASE.name
    game: str = DEFAULT_GAME


def _read() -> dict[str, Guide]:
    data = tomllib.loads((files(__package__) / "guides.toml").read_text("utf-8"))
    guides: dict[str, Guide] = {}
    for entry in data["guide"]:
        cards = tuple(GuideCard(**card) for card in entry["cards"])
        guides[entry["key"]] = Guide(**{**entry, "new": tuple(entry["new"]), "cards": cards})
    return guides


GUIDES: Final = _read()
"""The guides, by their key."""
