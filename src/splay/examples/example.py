"""The examples that are shipped, and what happens in them."""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from splay.examples.showing import (
    Deed,
    Numbers,
    Scene,
    Spec,
    acts,
    karma_groups,
    parts_of,
    scenes_of,
    shown_in,
)
from splay.innovation import position
from splay.innovation.card import Card
from splay.innovation.edition import EDITIONS, edition_named
from splay.innovation.facts import ICONS, counted
from splay.innovation.game import Game
from splay.innovation.wording import plain
from splay.kernel.errors import NotFound
from splay.kernel.plain import listing

FILE: Final = "examples.json.gz"


@dataclass(frozen=True)
class Example:
    """A small position, and what to do there to see a card at work."""

    edition: str
    name: str
    position: Spec
    deeds: tuple[Deed, ...]
    """What to do there, one after the other: the option to take, and one way to choose on the way."""
    parts: tuple[str, ...]
    """What it shows of the card: its effects, its karmas, or what its icons do."""

    @property
    def use(self) -> str:
        """The option to take first."""
        return self.deeds[0].label

    @property
    def words(self) -> str:
        """What happens, in one way that it can go."""
        scenes = self.scenes()
        game = scenes[-1].outcome.game
        card = self._card(game)
        told = [game.describe(event, 0) for scene in scenes for event in scene.outcome.events if event.kind != "turn"]
        changes = _changes(scenes, bool(card.karmas), "value" in self.parts)
        return " ".join([*told, *changes, *_in_force(card, self.parts)])

    def scenes(self) -> list[Scene]:
        """Return what comes of each deed, or fail if it does not work any more."""
        scenes = scenes_of(self.position, self.deeds)
        if len(scenes) < len(self.deeds):
            raise NotFound(f"the example of {self.name} does not work any more: make the examples anew")
        return scenes

    def shows(self) -> list[str]:
        """Return what it shows of the card, found out anew."""
        scenes = self.scenes()
        return shown_in(self._card(scenes[0].outcome.game), scenes)

    def lacks(self) -> list[str]:
        """Return what there is to the card and is not shown."""
        card = self._card(self.scenes()[0].outcome.game)
        return [part for part in parts_of(card) if part not in self.parts]

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        then = [{"label": deed.label} for deed in self.deeds[1:]]
        return {"position": self.position, "use": {"label": self.use}, "then": then, "words": self.words}

    def _card(self, game: Game) -> Card:
        return next(card for card in game.cards if card.name == self.name)


def _in_force(card: Card, parts: Sequence[str]) -> list[str]:
    """Return the words of the karmas that are shown and count without acting."""
    groups = karma_groups(card)
    silent = [karma for part in parts if part in groups for karma in groups[part] if karma.text and not acts(karma)]
    return [f"The karma of {card.name}: {plain(karma.text)}" for karma in silent]


def _changes(scenes: Sequence[Scene], with_icons: bool, with_value: bool) -> list[str]:
    """Return what can be read off the players otherwise than before."""
    first, last = scenes[0].outcome, scenes[-1].outcome
    told = []
    for player, before, after in zip(last.game.players, first.before, last.after, strict=True):
        changes = list(_counts(before, after, with_icons, with_value))
        if changes:
            told.append(f"{player.name} now has {listing(changes)}.")
    return told


def _counts(before: Numbers, after: Numbers, with_icons: bool, with_value: bool) -> list[str]:
    told = []
    if after.points != before.points:
        told.append(f"{counted(after.points, 'point')} (before: {before.points})")
    if after.achievements != before.achievements:
        told.append(f"{counted(after.achievements, 'achievement')} (before: {before.achievements})")
    if with_value and after.claim_value != before.claim_value:
        told.append(f"a highest top card of {after.claim_value} (before: {before.claim_value})")
    for icon, was, now in zip(ICONS, before.icons, after.icons, strict=True):
        if with_icons and was != now:
            told.append(f"{counted(now, f'{icon} icon')} (before: {was})")
    return told


def example_of(name: str, edition: str, set_name: str | None = None) -> Example:
    """Return the example of a card, whatever the case of its letters, or say why there is none."""
    rules = edition_named(edition)
    found = next((example for key, example in shipped(edition).items() if key.casefold() == name.casefold()), None)
    if found is None:
        elsewhere = [other for other in EDITIONS if any(key.casefold() == name.casefold() for key in shipped(other))]
        hint = f": the editions that have it are {', '.join(elsewhere)}" if elsewhere else ""
        raise NotFound(f"there is no card {name!r} in the {rules.title}{hint}")
    if set_name is not None and set_name not in (known := found.position.get("sets", ["base"])):
        raise NotFound(f"{found.name} is not of the set {set_name!r}, but of {known[-1]}")
    return found


@cache
def shipped(edition: str) -> Mapping[str, Example]:
    """Return the examples of all cards of an edition by name."""
    packed = resources.files("splay.examples").joinpath(FILE).read_bytes()
    every = json.loads(gzip.decompress(packed))[edition]
    return {
        name: Example(edition, name, told["position"], _deeds(told["deeds"]), tuple(told["shows"]))
        for name, told in every.items()
    }


def _deeds(told: list[dict[str, Any]]) -> tuple[Deed, ...]:
    return tuple(Deed(each["use"], tuple(each["answers"])) for each in told)


def write(examples: dict[str, dict[str, dict[str, Any]]], path: Path) -> None:
    """Write examples of all editions to a file: the same examples, the same bytes."""
    text = json.dumps(examples, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def check(example: Example) -> None:
    """Fail unless an example can be loaded, its option is offered, and it shows what it says."""
    match = position.load(example.position)
    assert match.decision is not None
    labels = [value.label for value in match.decision.values]
    if match.decision.seat != 0 or example.use not in labels:
        raise NotFound(f"{example.name}: {example.use} is not offered")
    if not example.parts or tuple(example.shows()) != example.parts:
        raise NotFound(f"{example.name}: it shows {example.shows()}, and not {list(example.parts)}")
