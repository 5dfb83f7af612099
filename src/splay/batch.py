"""Thousands of games advanced together in one process, for one evaluation of all their decisions at once.

A loop looks like this::

    batch = Batch(setup_of("innovation", ["a", "b"], 0), places=1024, seed=7)
    while not batch.is_over:
        actions = network(batch.observations, batch.masks)  # one action for each place
        batch.act(actions)
        for game in batch.finished:
            ...  # its number, its seed, its answers and its result

Needs `pip install splay[rl]`. The arrays are written in place, and can be given: in memory that processes share, for
one. A game that is over makes room for the next one; game number n is dealt alike whatever the number of places.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from splay.encoding import encoder_for
from splay.encoding.arrays import Mask, Row
from splay.flock import Finished, Flock
from splay.games import game_named
from splay.kernel.errors import SetupError
from splay.kernel.setup import Setup

__all__ = ["MOST_DECISIONS", "Batch", "Finished"]

MOST_DECISIONS: Final = 10_000
"""A game that has taken so many decisions is broken off."""


class Batch:
    """Games at tables of one kind, all waiting for their next answers."""

    def __init__(
        self,
        setup: Setup,
        places: int,
        seed: int = 0,
        games: int = 0,
        observing: bool = True,
        observations: Row | None = None,
        masks: Mask | None = None,
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        if places < 1 or games < 0:
            raise SetupError("there must be at least 1 place, and no fewer than 0 games")
        self.encoder = encoder_for(setup)
        self.observing = observing
        """Whether observations and masks are written; without them, `counts` says how many options there are."""
        width, actions = self.encoder.observations.size, self.encoder.actions.size
        held = places if observing else 0
        self.observations = _array(observations, (held, width), np.int16, "observations")
        """A row for each place: what the seat that is asked there sees."""
        self.masks = _array(masks, (held, actions), np.int8, "masks")
        """A row for each place: 1 for each action that can be chosen."""
        self._flock = Flock(game_named(setup.game), setup, places, seed, games, most_decisions)
        self._write()

    def __del__(self) -> None:
        # It may not have come so far.
        if hasattr(self, "_flock"):
            self._flock.close()

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat that is asked at each place; -1 where there is no game any more."""
        asked = [-1 if decision is None else decision.seat for decision in self._flock.decisions]
        return np.array(asked, np.int8)

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of the game at each place; -1 where there is none any more."""
        return np.array(self._flock.numbers, np.int64)

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many options there are at each place; 0 where there is no game any more."""
        return np.array(self._flock.counts, np.int64)

    @property
    def finished(self) -> list[Finished]:
        """The games that the last answers have brought to an end."""
        return self._flock.finished

    @property
    def is_over(self) -> bool:
        """Whether all games have been played; never, if there is no end to them."""
        return all(decision is None for decision in self._flock.decisions)

    def act(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Choose an action at every place, and play on to the next decisions; what stands for no game does not count.

        An illegal action changes nothing anywhere.
        """
        if not self.observing:
            raise SetupError("actions have no numbers where nothing is observed: answer by the places of options")
        self._flock.act(_list(actions))
        self._write()

    def answer(self, choices: Sequence[int] | NDArray[Any]) -> None:
        """Choose an option by its place in the list at every place, and play on to the next decisions."""
        self._flock.answer(_list(choices))
        self._write()

    def _write(self) -> None:
        if self.observing:
            self.observations[:] = 0
            self.masks[:] = 0
            self._flock.write(self.encoder, self.observations.reshape(-1).data, self.masks.reshape(-1).data)


def _list(numbers: Sequence[int] | NDArray[Any]) -> list[int]:
    return numbers.tolist() if isinstance(numbers, np.ndarray) else list(numbers)


def _array(given: Any, shape: tuple[int, int], dtype: Any, name: str) -> Any:
    """Return a new array, or the one that is given if it fits."""
    if given is None:
        return np.zeros(shape, dtype)
    if given.shape != shape or given.dtype != dtype or not given.flags.c_contiguous:
        raise SetupError(f"{name} must be a contiguous array of {np.dtype(dtype)} with the shape {shape}")
    return given
