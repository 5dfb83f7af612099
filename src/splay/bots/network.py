"""A small network that has learned how likely a seat is to win, read from a file of weights."""

import json
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from struct import Struct
from typing import Any, Final

import numpy as np

from splay.bots.features import Features
from splay.kernel.errors import SplayError

VERSION: Final = 1
"""The version of the format of weights."""

ARRAYS: Final = ("vectors", "first", "first_bias", "second", "second_bias", "last", "last_bias", "direct")
"""What is learned: a vector for each card and role, the three layers, and what each number adds by itself."""

TOLD: Final = {"innovation": (5, 171), "intrapreneurs": (5, 57)}
"""For each game in how many roles a card can count, and how many numbers tell of a position."""

LARGEST: Final = 1e6
"""A weight beyond this comes of far too high a learning rate. With smaller ones no sum is too large to reckon with."""

DIGITS: Final = 6
"""Values are rounded so that the same position is worth the same on every machine."""


class WeightsError(SplayError):
    """A file of weights that cannot be used."""


Reckoner = Callable[[list[list[float]], list[list[int]]], list[float]]
"""Tells the chances to win from positions, by their numbers and the rows of their cards."""


def _reckoner(arrays: list[Any]) -> Reckoner | None:
    """Return what reckons in C, if the package is compiled: for a few positions NumPy takes several times as long."""
    try:
        from splay.bots.forward import chances, prepare
    except ImportError:
        return None
    return partial(chances, prepare(*[np.ascontiguousarray(array, dtype=np.float64) for array in arrays]))


class Network:
    """Numbers and the vectors of cards in, the chance to win out; two hidden layers.

    The vectors of the cards of each role are added up, and a card that was never met adds nothing.
    """

    def __init__(self, about: dict[str, Any], arrays: dict[str, Any]) -> None:
        self.about = about
        """What the file says of itself: version, game, names of the cards, roles, recipe and measured strength."""
        self.arrays = arrays
        self.rows: dict[str, int] = {name: row for row, name in enumerate(about["cards"])}
        self.names = len(self.rows)
        vectors, first = arrays["vectors"], arrays["first"]
        roles, _, width = vectors.shape
        self.inputs = len(first) - roles * width
        self._pack = Struct(f"{self.inputs}d").pack
        # What a card adds to the first layer is always the same, so it is worked out once.
        parts = [vectors[role] @ first[self.inputs + role * width :][:width] for role in range(roles)]
        self.added = np.concatenate([np.zeros((1, first.shape[1])), *parts])
        """For each role and card what it adds, after a row of nothing."""
        self.first = np.ascontiguousarray(first[: self.inputs])
        """What the numbers add to the first layer."""
        rest = [arrays[name] for name in ARRAYS[2:]]
        self._reckon = _reckoner([self.first, self.added, *rest])

    def value(self, features: Features) -> float:
        """Return the chance to win of the seat whose features these are."""
        return self.values([features])[0]

    def values(self, batch: Sequence[Features]) -> list[float]:
        """Return the chances to win of many at once, which costs a fraction of one by one."""
        if not batch:
            return []
        rows = [self.rows_of(features) for features in batch]
        if self._reckon is not None:
            return self._reckon([features.numbers for features in batch], rows)
        return self.by_numpy(batch, rows)

    def by_numpy(self, batch: Sequence[Features], found: list[list[int]]) -> list[float]:
        """Return the chances to win as NumPy reckons them, given where what the cards add stands."""
        # Packed like this, numbers become an array in a third of the time. Those that it does not know are the last.
        numbers = np.frombuffer(b"".join([self._pack(*features.numbers[: self.inputs]) for features in batch]))
        numbers = numbers.reshape(len(batch), self.inputs)
        hidden = numbers @ self.first + self.arrays["first_bias"]
        most = max([1, *[len(rows) for rows in found]])
        filled: list[int] = []
        for rows in found:
            filled += rows
            filled += [0] * (most - len(rows))
        hidden += self.added.take(filled, axis=0).reshape(len(batch), most, -1).sum(axis=1)
        np.maximum(hidden, 0.0, out=hidden)
        hidden = hidden @ self.arrays["second"] + self.arrays["second_bias"]
        np.maximum(hidden, 0.0, out=hidden)
        odds = hidden @ self.arrays["last"] + self.arrays["last_bias"] + numbers @ self.arrays["direct"]
        # One that is as good as lost is worth nothing, which is no reason for a warning.
        with np.errstate(over="ignore"):
            chances = 1.0 / (1.0 + np.exp(-odds))
        return [round(chance, DIGITS) for chance in chances.tolist()]

    def rows_of(self, features: Features) -> list[int]:
        """Return where what each card adds stands, from 1 on; nowhere for a card that was never met."""
        rows: list[int] = []
        start = 1
        for names in features.cards:
            for name in names:
                row = self.rows.get(name, -1)
                if row >= 0:
                    rows.append(start + row)
            start += self.names
        return rows


def dump(network: Network) -> bytes:
    """Return a network as the content of a file of weights."""
    file = BytesIO()
    content: dict[str, Any] = {name: np.asarray(network.arrays[name], dtype=np.float32) for name in ARRAYS}
    np.savez_compressed(file, about=np.frombuffer(json.dumps(network.about).encode(), dtype=np.uint8), **content)
    return file.getvalue()


def load(content: bytes, source: str) -> Network:
    """Return the network of a file of weights, or say why there is none in it."""
    try:
        with np.load(BytesIO(content), allow_pickle=False) as file:
            about = json.loads(file["about"].tobytes())
            arrays = {name: file[name].astype(np.float64, casting="same_kind") for name in ARRAYS}
    except Exception as error:  # What is damaged can fail anywhere: in the archive, what is packed in it, or NumPy.
        raise WeightsError(f"{source} is no file of weights: `splay train` writes such files") from error
    if isinstance(about, dict) and about.get("version") != VERSION:
        raise WeightsError(f"{source} is of version {about.get('version')} of weights: version {VERSION} is needed")
    wrong = _wrong(about, arrays)
    if wrong:
        raise WeightsError(f"{source} is no file of weights: {wrong}")
    return Network(about, arrays)


def _wrong(about: Any, arrays: dict[str, Any]) -> str:
    """Return why there can be no network of what a file holds; nothing if there can."""
    if not _tells_enough(about):
        return "what it says of itself is missing or damaged"
    if not _fits(about, arrays):
        return "its parts do not fit together"
    roles, numbers = TOLD[about["game"]]
    if len(about["roles"]) != roles or about["numbers"] > numbers:
        return f"it is for other positions than those of {about['game']}"
    return "" if are_sound(arrays) else "its weights are no numbers, or far too large"


def _tells_enough(about: Any) -> bool:
    """Tell whether a file says of itself what is needed to use it."""
    if not isinstance(about, dict):
        return False
    for key in ("roles", "cards"):
        names = about.get(key)
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            return False
    game = about.get("game")
    return isinstance(game, str) and game in TOLD and type(about.get("numbers")) is int


def _fits(about: dict[str, Any], arrays: dict[str, Any]) -> bool:
    """Tell whether weights fit together, and to what is said of them."""
    vectors, first, second = arrays["vectors"], arrays["first"], arrays["second"]
    fits = vectors.ndim == 3 and vectors.shape[:2] == (len(about["roles"]), len(set(about["cards"])))
    fits = fits and len(about["cards"]) == vectors.shape[1]
    fits = fits and first.ndim == 2 and len(first) == about["numbers"] + vectors.shape[0] * vectors.shape[2]
    fits = fits and arrays["first_bias"].shape == first.shape[1:]
    fits = fits and second.ndim == 2 and second.shape[:1] == first.shape[1:]
    fits = fits and arrays["second_bias"].shape == arrays["last"].shape == second.shape[1:]
    return bool(fits and arrays["last_bias"].shape == () and arrays["direct"].shape == (about["numbers"],))


def are_sound(arrays: dict[str, Any]) -> bool:
    """Tell whether weights are numbers that can be reckoned with."""
    # Of what is no number nothing is true.
    return all(bool((np.abs(array) <= LARGEST).all()) for array in arrays.values())


def read(path: Path) -> Network:
    """Return the network of a file."""
    try:
        return load(path.read_bytes(), str(path))
    except OSError as error:
        raise WeightsError(f"{path} cannot be read: {error.strerror}") from error
