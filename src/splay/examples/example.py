"""The examples that are shipped, and what happens in them."""

import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from splay.examples.innovation.stage import STAGE as INNOVATION_STAGE
from splay.examples.intrapreneurs.stage import STAGE as INTRAPRENEURS_STAGE
from splay.examples.playing import AnyStage, Deed, Scene, Spec, scenes_of, shown_in
from splay.games import DEFAULT_GAME, POSITIONS, game_named
from splay.innovation import INNOVATION
from splay.intrapreneurs import INTRAPRENEURS
from splay.kernel.errors import NotFound

STAGES: Final[dict[str, AnyStage]] = {INNOVATION.name: INNOVATION_STAGE, INTRAPRENEURS.name: INTRAPRENEURS_STAGE}
"""For each game, what its examples need of it."""


def file_of(game: str) -> str:
    """Return the name of the file that has the examples of a game."""
    return f"{game}.json.gz"


@dataclass(frozen=True)
class Example:
    """A small position, and what to do there to see a card at work."""

    game: str
    edition: str
    name: str
    position: Spec
    deeds: tuple[Deed, ...]
    """What to do there, one after the other: the option to take, and one way to choose on the way."""
    parts: tuple[str, ...]
    """What it shows of the card: its effects, its karmas, what its icons do, or what else there is to it."""

    @property
    def use(self) -> str:
        """The option to take first."""
        return self.deeds[0].label

    @property
    def words(self) -> str:
        """What happens, in one way that it can go."""
        scenes = self.scenes()
        return self._stage.told(self._card(scenes), self.parts, scenes)

    def scenes(self) -> list[Scene[Any, Any, Any]]:
        """Return what comes of each deed, or fail if it does not work any more."""
        scenes = scenes_of(self._stage, self.position, self.deeds)
        if len(scenes) < len(self.deeds):
            raise NotFound(f"the example of {self.name} does not work any more: make the examples anew")
        return scenes

    def shows(self) -> list[str]:
        """Return what it shows of the card, found out anew."""
        scenes = self.scenes()
        return shown_in(self._stage, self._card(scenes), scenes)

    def lacks(self) -> list[str]:
        """Return what there is to the card and is not shown."""
        return [part for part in self._stage.parts_of(self._card(self.scenes())) if part not in self.parts]

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        then = [{"label": deed.label} for deed in self.deeds[1:]]
        return {"position": self.position, "use": {"label": self.use}, "then": then, "words": self.words}

    @property
    def _stage(self) -> AnyStage:
        return STAGES[self.game]

    def _card(self, scenes: list[Scene[Any, Any, Any]]) -> Any:
        return self._stage.card(scenes[0].outcome.game, self.name)


def example_of(name: str, edition: str, set_name: str | None = None, game: str = DEFAULT_GAME) -> Example:
    """Return the example of a card, whatever the case of its letters, or say why there is none."""
    title = STAGES[game_named(game).name].title(edition)
    found = _named(name, game, edition)
    if found is None:
        raise NotFound(f"there is no card {name!r} in the {title}{_elsewhere(name, game)}")
    if set_name is not None:
        _check_set(found, set_name)
    return found


def _named(name: str, game: str, edition: str) -> Example | None:
    return next((each for key, each in shipped(game, edition).items() if key.casefold() == name.casefold()), None)


def _elsewhere(name: str, game: str) -> str:
    """Return what to add to a refusal: where there is such a card, if anywhere."""
    editions = [edition for edition in STAGES[game].editions if _named(name, game, edition)]
    if editions:
        return f": the editions that have it are {', '.join(editions)}"
    others = [other for other in STAGES if any(_named(name, other, edition) for edition in STAGES[other].editions)]
    return f": it is a card of the game {others[0]}" if others else ""


def _check_set(example: Example, set_name: str) -> None:
    """Refuse a set that a card is not of."""
    if example.game != INNOVATION.name:
        raise NotFound(f"the cards of {example.game} are not of sets: leave out {set_name!r}")
    known = example.position.get("sets", ["base"])
    if set_name not in known:
        raise NotFound(f"{example.name} is not of the set {set_name!r}, but of {known[-1]}")


@cache
def shipped(game: str, edition: str) -> Mapping[str, Example]:
    """Return the examples of all cards of an edition of a game by name."""
    packed = resources.files("splay.examples").joinpath(file_of(game)).read_bytes()
    every = json.loads(gzip.decompress(packed))[edition]
    return {
        name: Example(game, edition, name, told["position"], _deeds(told["deeds"]), tuple(told["shows"]))
        for name, told in every.items()
    }


def _deeds(told: list[dict[str, Any]]) -> tuple[Deed, ...]:
    return tuple(Deed(each["use"], tuple(each["answers"])) for each in told)


def write(examples: dict[str, dict[str, dict[str, Any]]], path: Path) -> None:
    """Write examples of all editions of a game to a file: the same examples, the same bytes."""
    text = json.dumps(examples, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def check(example: Example) -> None:
    """Fail unless an example can be loaded, its option is offered, and it shows what it says."""
    match = POSITIONS[example.game].load(example.position)
    assert match.decision is not None
    labels = [value.label for value in match.decision.values]
    if match.decision.seat != 0 or example.use not in labels:
        raise NotFound(f"{example.name}: {example.use} is not offered")
    if not example.parts or tuple(example.shows()) != example.parts:
        raise NotFound(f"{example.name}: it shows {example.shows()}, and not {list(example.parts)}")
