"""The game's own generator of randomness: one integer of state, so that copying it is free."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import mypyc_attr

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_STEP: Final = 0x9E37_79B9_7F4A_7C15
_FIRST: Final = 0xBF58_476D_1CE4_E5B9
_SECOND: Final = 0x94D0_49BB_1331_11EB

SECRET_BITS: Final = 128
_SECRET: Final = 1 << SECRET_BITS
MOST_SEED: Final = 2 * _SECRET - 1
"""The largest seed that is not cut down to 64 bits."""

_HALF: Final = 32
_LOW_HALF: Final = 0xFFFF_FFFF


class _Row:
    """Consecutive numbers of the generator, each below a limit of at most 256, reckoned side by side.

    Each state of the generator is the first one and so many steps.
    """

    def __init__(self, limits: Sequence[int]) -> None:
        # Not before something is shuffled: whoever only reads the cards need not wait for it.
        import numpy

        word: Any = numpy.uint64
        self.word = word
        self.count = len(limits)
        self.limits: Any = numpy.array(limits, dtype=word)
        self.steps: Any = numpy.arange(1, self.count + 1, dtype=word) * word(_STEP)
        self.first: Any = word(_FIRST)
        self.second: Any = word(_SECOND)

    def numbers(self, state: int) -> bytes:
        """Return the numbers that come after a state."""
        mixed = self.steps + self.word(state)
        mixed ^= mixed >> 30
        mixed *= self.first
        mixed ^= mixed >> 27
        mixed *= self.second
        mixed ^= mixed >> 31
        # As in `below`, a number is what a product has above 64 bits; its halves are multiplied one by one.
        low = ((mixed & _LOW_HALF) * self.limits) >> _HALF
        found = ((mixed >> _HALF) * self.limits + low) >> _HALF
        told: bytes = found.astype("uint8").tobytes()
        return told


_ROWS: Final[dict[tuple[int, ...], _Row]] = {}
"""What shuffles lists of some lengths, as far as there have been such lists."""


@mypyc_attr(acyclic=True)
class Rng:
    """SplitMix64: small, well mixed, the same on every machine and under every hash seed.

    Whoever knows some of its numbers can find out the others. A seed from 2**128 to 2**129 - 1 keeps a secret of 128
    bits: its numbers come from a chain of hashes, and tell nothing of each other.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed if _SECRET <= seed <= MOST_SEED else seed & _MASK

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
        if mixed > _MASK:
            return self._secret() * limit >> 64
        mixed = (mixed + _STEP) & _MASK
        self.state = mixed
        mixed = ((mixed ^ (mixed >> 30)) * _FIRST) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
        # The product's high word is biased by less than limit / 2**64: never visible in play.
        number: int = ((mixed ^ (mixed >> 31)) * limit) >> 64
        return number

    def _secret(self) -> int:
        """Return the next 64 random bits of a secret seed."""
        digest = blake2b(self.state.to_bytes(SECRET_BITS // 8 + 1, "big"), digest_size=24).digest()
        self.state = _SECRET | int.from_bytes(digest[:16], "big")
        return int.from_bytes(digest[16:], "big")

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffle_all(self, lists: Sequence[list[Any]]) -> None:
        """Shuffle several lists in place, one after the other, to the same orders as `shuffle` would."""
        lengths = tuple([len(items) for items in lists])
        if self.state > _MASK or max(lengths, default=0) > 256:
            for items in lists:
                self.shuffle(items)
            return
        if lengths not in _ROWS:
            _ROWS[lengths] = _Row([last + 1 for length in lengths for last in range(length - 1, 0, -1)])
        row = _ROWS[lengths]
        numbers, place = row.numbers(self.state), 0
        self.state = (self.state + row.count * _STEP) & _MASK
        for items in lists:
            last = max(len(items) - 1, 0)
            place += last
            for other in numbers[place - last : place]:
                items[last], items[other] = items[other], items[last]
                last -= 1
