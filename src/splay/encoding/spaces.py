"""What an encoding consists of: named blocks in one row of numbers, and what each of them means."""

from collections.abc import Sequence
from math import prod
from typing import Any, Final
from zlib import crc32

from splay.kernel.decision import Decision
from splay.kernel.errors import SplayError
from splay.kernel.game import Game

PROMPT_BITS: Final = 16
"""How many numbers tell the words of a question apart."""
MOST: Final = 32_767
"""The largest number that an observation can hold."""


class Block:
    """A part of a row: its name, where it begins, its shape and its meaning."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], meaning: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.meaning = meaning
        self.size = prod(shape)

    def __repr__(self) -> str:
        return f"<Block {self.name}: {self.shape} from {self.start}>"


class Layout:
    """Blocks, one after the other."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        """How many numbers a row has."""

    def add(self, name: str, shape: Sequence[int], meaning: str) -> int:
        """Add a block and return where it begins."""
        block = Block(name, self.size, tuple(shape), meaning)
        self.blocks.append(block)
        self.size += block.size
        return block.start

    def named(self, name: str) -> Block:
        """Return a block by its name, or say which there are."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise SplayError(f"there is no block {name!r}: the blocks are {', '.join([each.name for each in self.blocks])}")

    def at(self, index: int) -> tuple[Block, tuple[int, ...]]:
        """Return the block that a place of the row belongs to, and the place within it."""
        for block in self.blocks:
            if block.start <= index < block.start + block.size:
                rest, place = index - block.start, []
                for size in reversed(block.shape):
                    place.append(rest % size)
                    rest //= size
                return block, tuple(reversed(place))
        raise SplayError(f"there is no place {index}: the places are 0 to {self.size - 1}")


class Encoder:
    """Turns what a seat sees into numbers, and options into numbered actions, for one kind of table.

    A seat sees itself first and the others clockwise after it, in every block and every action that is about players.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.observations = Layout()
        """What an observation consists of."""
        self.actions = Layout()
        """What there is to choose, each with its number."""
        self.asked = 0
        self.prompt = 0
        self.places = 0
        """The first of the actions that are options by their place in the list."""

    def add_question(self, sources: int, who: str) -> int:
        """Add the blocks about the question that the seat is asked, and return where its source is told."""
        add = self.observations.add
        self.asked = add("asked", (1,), "1 if this seat is to choose now")
        source = add("source", (sources,), f"1 for {who} whose effect asks; for this seat's own questions only")
        meaning = "a hash of the question's words, a bit each; all 0 where nothing is asked"
        self.prompt = add("prompt", (PROMPT_BITS,), meaning)
        return source

    def add_places(self, count: int) -> None:
        """Add the last actions: options that no other block is for."""
        meaning = "the option at this place of the list: words, and whatever no other block is for"
        self.places = self.actions.add("place", (count,), meaning)

    def write(self, game: Game, seat: int, decision: Decision | None, row: Any, start: int = 0) -> None:
        """Write what a seat sees, and what it is asked, into a row of zeros from some place on.

        The row is whatever takes a number at a place: best a memoryview of 16-bit integers.
        """
        raise NotImplementedError

    def code(self, decision: Decision, index: int) -> int:
        """Return the action that an option stands for if no other option does."""
        raise NotImplementedError

    def codes(self, decision: Decision) -> list[int]:
        """Return for each option of a decision the action that stands for it; no two are the same."""
        found: list[int] = []
        taken: set[int] = set()
        for index in range(len(decision.values)):
            code = self.code(decision, index)
            if code < 0 or code in taken:
                code = self.places + index
            taken.add(code)
            found.append(code)
        return found

    def write_question(self, decision: Decision, row: Any, start: int) -> None:
        """Write that something is asked, and a hash of its words."""
        row[start + self.asked] = 1
        # What has been chosen so far comes after a semicolon; the question stays the same.
        words = crc32(decision.prompt.split(";")[0].encode())
        for bit in range(PROMPT_BITS):
            if words >> bit & 1:
                row[start + self.prompt + bit] = 1
