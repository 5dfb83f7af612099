"""A deck: all cards of a game, read from a file that a person can type.

    deck = read_deck(Path("my-deck.toml"))

The file is TOML; its schema is described in docs/intrapreneurs-deck.md. Whatever is wrong with it is told at once, as
a `DeckError`. A deck that is not the shipped one travels in a match's setup as one packed word, so that a record needs
no other file.
"""

import base64
import binascii
import json
import tomllib
import zlib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from splay.intrapreneurs.card import Asset, Card, Held, MacroEvent, Obstacle, Project
from splay.kernel.errors import SplayError

_MOST_BYTES: Final = 1_000_000


class DeckError(SplayError):
    """A deck that cannot be played with; every mistake is listed."""

    def __init__(self, source: str, reasons: Sequence[str]) -> None:
        super().__init__(f"{source} is no deck to play with:\n" + "\n".join(f"- {reason}" for reason in reasons))
        self.source = source
        self.reasons = list(reasons)


class Deck:
    """The cards of a game, each in its fixed place."""

    def __init__(
        self, name: str, title: str, held: list[Held], projects: list[Project], events: list[MacroEvent]
    ) -> None:
        self.name = name
        self.title = title
        self.held = held
        self.projects = projects
        self.events = events
        self.packed = ""
        """The deck as one word of a setup; empty for the shipped deck, which needs none."""
        self.cards: list[Card] = [*held, *projects]
        """Every card that moves during a game."""
        for index, card in enumerate(self.cards):
            card.index = index
        self.assets = [card for card in held if isinstance(card, Asset)]
        self.obstacles = [card for card in held if isinstance(card, Obstacle)]
        _mark(self)

    def named(self, name: str) -> Card | None:
        """Return a card by its name, whatever its capitals."""
        folded = name.casefold()
        return next((card for card in [*self.cards, *self.events] if card.name.casefold() == folded), None)


def _mark(deck: Deck) -> None:
    """Note on each asset what it defends against and what it accelerates."""
    assets = {asset.name: asset for asset in deck.assets}
    for obstacle in deck.obstacles:
        for name in obstacle.defence:
            assets[name].defends.append(obstacle.name)
    for project in deck.projects:
        if project.acceleration is not None:
            for name in project.acceleration.assets:
                assets[name].accelerates.append(project.name)


@cache
def shipped_deck() -> Deck:
    """Return our own deck."""
    file = resources.files("splay.intrapreneurs").joinpath("deck.toml")
    return _read(tomllib.loads(file.read_text(encoding="utf-8")), "deck.toml")


def read_deck(path: Path) -> Deck:
    """Return the deck of a file, or say everything that is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise DeckError(str(path), [f"the file cannot be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise DeckError(str(path), ["the file is not text: save it as UTF-8"]) from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(str(path), [f"this is not TOML: {error}"]) from error
    deck = _read(data, str(path))
    deck.packed = pack(data)
    if len(deck.packed) > _MOST_BYTES:
        raise DeckError(str(path), ["the deck is too large: shorten its texts"])
    return deck


def pack(data: dict[str, object]) -> str:
    """Return a deck's plain data as one word without spaces and commas."""
    text = json.dumps(data, separators=(",", ":"), sort_keys=True, default=str)
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


@cache
def unpack(word: str) -> Deck:
    """Return the deck that a setup carries."""
    source = "the deck of this match"
    try:
        packed = base64.b64decode(word + "=" * (-len(word) % 4), altchars=b"-_", validate=True)
        data = json.loads(zlib.decompressobj().decompress(packed, 10 * _MOST_BYTES))
    except (binascii.Error, zlib.error, ValueError, RecursionError) as error:
        raise DeckError(source, ["it cannot be unpacked: copy the whole record, every character of it"]) from error
    deck = _read(data, source)
    deck.packed = word
    return deck


def _read(data: object, source: str) -> Deck:
    from splay.intrapreneurs.deck_reader import DeckReader

    reader = DeckReader(data)
    deck = reader.deck()
    if reader.reasons or deck is None:
        raise DeckError(source, reader.reasons)
    return deck
