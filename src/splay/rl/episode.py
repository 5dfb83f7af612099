"""One match after the other at the same table, told in numbers: what every environment is made of."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from splay.encoding import Encoder, encoder_for
from splay.encoding.arrays import action_mask, blocks_of, observation_row
from splay.encoding.spaces import MOST
from splay.games import DEFAULT_GAME, game_named, setup_of
from splay.kernel import record
from splay.kernel.errors import IllegalAnswer
from splay.kernel.game import Result
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.kernel.setup import Setup

MAX_CYCLES: Final = 10_000
"""After how many decisions a match is broken off unless something else is asked for; none has taken so many."""
SEED_BITS: Final = 63

Observation = dict[str, Any]


def rewards_of(result: Result | None, players: int) -> list[float]:
    """Return what each seat gets: 1 for a victory, -1 for a defeat, 0 if all share it or nothing is decided."""
    if result is None or len(result.winners) == players:
        return [0.0] * players
    return [1.0 if seat in result.winners else -1.0 for seat in range(players)]


class Episode:
    """A table with its encoding, and the match that is played there now.

    The same seed gives the same matches: the first has the seed itself, and each further one the next number of a
    generator that begins with it.
    """

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        edition: str | None = None,
        players: int = 2,
        expansions: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        max_cycles: int = MAX_CYCLES,
        flat: bool = False,
    ) -> None:
        self.names = [f"player_{seat}" for seat in range(players)]
        self._table = (game, edition, dict(options or {}), tuple(expansions))
        self.kind = game_named(game)
        self.encoder: Encoder = encoder_for(self.setup(0))
        self.max_cycles = max_cycles
        self.flat = flat
        self.match: Match | None = None
        self._seeds: Rng | None = None

    def setup(self, seed: int) -> Setup:
        """Return the setup of a match at this table."""
        game, edition, options, expansions = self._table
        return setup_of(game, self.names, seed, edition, options, expansions)

    # Spaces

    def observation_space(self) -> spaces.Dict:
        """Return the space of observations: the blocks of the encoding, or one row of them, and the mask of actions."""
        seen: spaces.Space[Any]
        if self.flat:
            seen = _box((self.encoder.observations.size,))
        else:
            seen = spaces.Dict({block.name: _box(block.shape) for block in self.encoder.observations.blocks})
        mask = spaces.Box(0, 1, (self.encoder.actions.size,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def action_space(self) -> "spaces.Discrete[Any]":
        """Return the space of actions."""
        return spaces.Discrete(self.encoder.actions.size)

    # Playing

    def reset(self, seed: int | None = None) -> None:
        """Begin another match: with a seed, or with the next one."""
        if seed is not None or self._seeds is None:
            first = randbits(SEED_BITS) if seed is None else seed
            self._seeds = Rng(first)
        else:
            first = self._seeds.next() >> (64 - SEED_BITS)
        self.match = Match(self.kind, self.setup(first))

    @property
    def now(self) -> Match:
        """The match that is played."""
        if self.match is None:
            raise IllegalAnswer("nothing is played yet: call reset() first")
        return self.match

    @property
    def asked(self) -> int:
        """The seat that is to choose, or -1 when the match is over."""
        return -1 if self.now.decision is None else self.now.decision.seat

    @property
    def is_truncated(self) -> bool:
        """Whether the match has been broken off."""
        return self.now.decision is not None and len(self.now.answers) >= self.max_cycles

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees, and which actions it can choose from."""
        match, encoder = self.now, self.encoder
        row = observation_row(encoder, match.now, seat, match.decision)
        seen: Observation | NDArray[np.int16] = row if self.flat else blocks_of(encoder.observations, row)
        return {"observation": seen, "action_mask": action_mask(encoder, seat, match.decision)}

    def legal(self) -> list[int]:
        """Return the actions that can be chosen, in the order of the options."""
        return [] if self.now.decision is None else self.encoder.codes(self.now.decision)

    def act(self, action: int) -> None:
        """Answer the decision by an action; an illegal one changes nothing."""
        legal = self.legal()
        if int(action) not in legal:
            raise IllegalAnswer(f"action {action} is not among the legal ones: {legal}")
        self.now.answer(legal.index(int(action)))

    def rewards(self) -> list[float]:
        """Return what each seat gets for the match."""
        return rewards_of(self.now.result, len(self.names))

    def record(self) -> str:
        """Return the match as a record, which `splay replay` reads."""
        return record.dump(self.now)


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-MOST - 1, MOST, shape, np.int16)
