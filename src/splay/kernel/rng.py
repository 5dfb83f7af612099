"""The game's own generator of randomness: one integer of state, so that copying it is free."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_STEP: Final = 0x9E37_79B9_7F4A_7C15
_FIRST: Final = 0xBF58_476D_1CE4_E5B9
_SECOND: Final = 0x94D0_49BB_1331_11EB


@mypyc_attr(acyclic=True)
class Rng:
    """SplitMix64: small, well mixed, the same on every machine and under every hash seed."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def copy(self) -> "Rng":
        """Return a generator that will give the same numbers from here on."""
        return Rng(self.state)

    def next(self) -> int:
        """Return the next 64 random bits."""
        return self.below(1 << 64)

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to limit - 1, each equally likely."""
        # Compiled, numbers of more than 62 bits are handled fastest as objects of any type.
        mixed: Any = self.state
        mixed = (mixed + _STEP) & _MASK
        self.state = mixed
        mixed = ((mixed ^ (mixed >> 30)) * _FIRST) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
        # The product's high word is biased by less than limit / 2**64: never visible in play.
        number: int = ((mixed ^ (mixed >> 31)) * limit) >> 64
        return number

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list in place."""
        # As `below` does, without a call for each item.
        state: Any = self.state
        for last in range(len(items) - 1, 0, -1):
            state = (state + _STEP) & _MASK
            mixed: Any = ((state ^ (state >> 30)) * _FIRST) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
            other: int = ((mixed ^ (mixed >> 31)) * (last + 1)) >> 64
            items[last], items[other] = items[other], items[last]
        self.state = state
