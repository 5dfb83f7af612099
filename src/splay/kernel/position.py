"""Positions to play on from, in the middle of an action too: what every game's positions have in common."""

import json
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from splay.kernel.errors import IllegalAnswer, PositionError, SetupError, SplayError
from splay.kernel.game import Game
from splay.kernel.match import Match
from splay.kernel.plain import Spec
from splay.kernel.record import EXPECTED
from splay.kernel.setup import GameKind, Setup

G = TypeVar("G", bound=Game)

_MOST_EXACT: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps as it is, browsers included."""
_MOST_PLAYERS: Final = 100
"""More than that sit at no table: nothing else of such a position is looked at."""
_BLANK: Final = " \t\r\n\ufeff"
_DIGITS: Final = re.compile(r"0|-?[1-9][0-9]{0,39}")


def parse(text: str) -> object:
    """Return a position that is given as JSON, or say where it is not."""
    try:
        # Some editors put a mark of the encoding before the first letter.
        return json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        if not _begins_as_json(text, error.pos):
            what = "neither a position nor a record of Splay" if text.strip(_BLANK) else "empty"
            raise SplayError(f"this is {what}: {EXPECTED}") from error
        raise SplayError(f"line {error.lineno}, column {error.colno}: this is not JSON: {error.msg}") from error
    except (ValueError, RecursionError) as strange:
        raise SplayError(f"this is no position: {_strange(strange)}") from strange


def _begins_as_json(text: str, fault: int) -> bool:
    """Tell whether a text is JSON up to a fault; records of other games begin with tags in brackets, or otherwise."""
    return text.lstrip(_BLANK).startswith(("{", "[")) and bool(text[:fault].strip(_BLANK + "["))


def _strange(error: Exception) -> str:
    """Tell what is wrong with JSON that no position has, in words that do not speak of Python."""
    if isinstance(error, RecursionError):
        return "its lists and groups lie too deep in each other"
    return str(error) if isinstance(error, json.JSONDecodeError) else "it has a number of thousands of digits"


def portable(spec: Spec) -> Spec:
    """Return a position whose seed is written as text where a browser would round it."""
    written: Spec = _with_seeds(
        spec, lambda seed: str(seed) if isinstance(seed, int) and abs(seed) > _MOST_EXACT else seed
    )
    return written


def _numbered(spec: object) -> object:
    """Return a position whose seed is a number, also where it is written as text."""
    return _with_seeds(spec, lambda seed: int(seed) if isinstance(seed, str) and _DIGITS.fullmatch(seed) else seed)


def _with_seeds(spec: Any, change: Callable[[object], object]) -> Any:
    """Return a position with another seed, and so the position within what is pending; others are returned as is."""
    if not isinstance(spec, dict):
        return spec
    changed = {**spec, "seed": change(spec["seed"])} if "seed" in spec else dict(spec)
    pending = changed.get("pending")
    if isinstance(pending, dict) and isinstance(pending.get("position"), dict):
        within = pending["position"]
        if "seed" in within:
            changed["pending"] = {**pending, "position": {**within, "seed": change(within["seed"])}}
    return changed


class PositionFormat:
    """How the positions of a game are read and written.

    In the middle of an action the entry "pending" holds the position before it and the answers since, so that a
    loaded match goes on with the same decision.
    """

    def __init__(
        self,
        kind: GameKind,
        read: Callable[[object], Game],
        write: Callable[[Any], Spec],
        setup_at: Callable[[Any, str], Setup],
        group: str,
    ) -> None:
        self._kind = kind
        self._read = read
        self._write = write
        self._setup_at = setup_at
        self._group = group
        """What the game's messages call a group of named entries."""

    def load(self, spec: object) -> Match:
        """Return a match that stands at a position, or refuse the position with every reason."""
        spec = _numbered(spec)
        if not isinstance(spec, dict) or spec.get("pending") is None:
            return self._start(_without_pending(spec), [])
        start, answers = self._read_pending(spec["pending"])
        match = self._start(start, answers)
        if self.dump(match) != spec:
            raise PositionError(["pending leads to another position than this; leave it out to play on from this one"])
        return match

    def dump(self, match: Match) -> Spec:
        """Return the position of a match."""
        spec = self._write(match.now)
        if match.since and match.result is None:
            spec["pending"] = {"position": self._write(match.boundary), "answers": list(match.since)}
        return spec

    def _start(self, spec: object, answers: list[int]) -> Match:
        """Return a match that starts at a position between two actions, with some answers given."""
        _check_players(spec)
        game = self._read(spec)
        setup = self._setup_at(game, json.dumps(spec, separators=(",", ":"), sort_keys=True))
        try:
            return Match(self._kind, setup, answers)
        except IllegalAnswer as error:
            raise PositionError([f"the answers of pending do not fit: {error}"]) from error

    def _read_pending(self, pending: object) -> tuple[Spec, list[int]]:
        """Return the position before an action that is under way, and the answers given in it."""
        if not isinstance(pending, dict) or set(pending) != {"position", "answers"}:
            raise PositionError([f"pending must be {self._group} with a position and answers"])
        start, answers = pending["position"], pending["answers"]
        if not isinstance(answers, list) or not all(isinstance(answer, int) for answer in answers):
            raise PositionError(["the answers of pending must be a list of whole numbers"])
        if not isinstance(start, dict) or "pending" in start:
            raise PositionError(["the position of pending must be a position between two actions"])
        return start, answers


def _check_players(spec: object) -> None:
    players = spec.get("players") if isinstance(spec, dict) else None
    if isinstance(players, list) and len(players) > _MOST_PLAYERS:
        raise PositionError([f"{len(players)} players are too many for any game"])


def _without_pending(spec: object) -> object:
    return {key: value for key, value in spec.items() if key != "pending"} if isinstance(spec, dict) else spec


def begin_at_position(setup: Setup, read: Callable[[object], G], setup_at: Callable[[G, str], Setup]) -> G:
    """Return the game of the position that a setup carries, if the rest of the setup says the same."""
    try:
        spec = json.loads(setup.position)
    except (ValueError, RecursionError) as error:
        raise SetupError(f"the position is not JSON: {_strange(error)}", "position") from error
    _check_players(spec)
    game = read(spec)
    agreed = setup_at(game, setup.position)
    for field in ("edition", "sets", "options", "seats", "seed"):
        said, known = getattr(setup, field), getattr(agreed, field)
        if said != known:
            raise SetupError(f"the {field} {said!r} must be the position's own, {known!r}", field)
    return game
