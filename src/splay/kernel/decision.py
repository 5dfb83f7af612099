"""What a player is asked: a flat list of typed options, answered by the index of one."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr


class Choice:
    """A typed value that a decision can offer: a card, a colour, a player, yes or no, an action."""

    def __init__(self, kind: str, label: str) -> None:
        self.kind = kind
        self.label = label

    def to_json(self) -> dict[str, object]:
        """Return the value as plain data."""
        return {"kind": self.kind, "label": self.label}

    def __repr__(self) -> str:
        return f"<{self.kind} {self.label}>"


class Value(Choice):
    """A number to choose."""

    def __init__(self, number: int) -> None:
        super().__init__("value", str(number))
        self.number = number

    def to_json(self) -> dict[str, object]:
        return {"kind": "value", "label": self.label, "number": self.number}


_VALUES: Final[dict[int, Value]] = {}


def value_to_choose(number: int) -> Value:
    """Return a number to choose, which is made once."""
    if number not in _VALUES:
        _VALUES[number] = Value(number)
    return _VALUES[number]


class Text(Choice):
    """One of several things to do, told in words."""

    def __init__(self, label: str) -> None:
        super().__init__("text", label)


class SeatChoice(Choice):
    """A player to choose."""

    def __init__(self, seat: int, name: str) -> None:
        super().__init__("player", name)
        self.seat = seat

    def to_json(self) -> dict[str, object]:
        return {"kind": "player", "label": self.label, "seat": self.seat}


YES: Final = Choice("yes", "Yes")
NO: Final = Choice("no", "No")
DONE: Final = Choice("done", "Done")


class Source:
    """What asks a question: an effect of a card. A game gives its own words."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def to_json(self) -> dict[str, object]:
        """Return the source as plain data."""
        return {"name": self.name, "text": self.text}


class Trigger:
    """Something that an option sets off besides itself: what it is, whose, and whether it takes the option's place."""

    def __init__(self, source: Source, seat: int, replaces: bool, is_choice: bool) -> None:
        self.source = source
        self.seat = seat
        self.replaces = replaces
        self.is_choice = is_choice
        """Whether it is one of several, of which one is chosen."""

    def to_json(self) -> dict[str, object]:
        """Return it as plain data."""
        return {**self.source.to_json(), "seat": self.seat, "instead": self.replaces, "choice": self.is_choice}

    def __repr__(self) -> str:
        return f"<Trigger {self.source.name} of seat {self.seat}>"


class Option:
    """One option of a decision: its place in the list, its words and its typed value."""

    __slots__ = ("index", "label", "value")

    def __init__(self, index: int, label: str, value: Choice) -> None:
        self.index = index
        self.label = label
        self.value = value

    def to_json(self) -> dict[str, object]:
        """Return the option as plain data."""
        return {"index": self.index, "label": self.label, "value": self.value.to_json()}

    def __repr__(self) -> str:
        return f"<Option {self.index}: {self.label}>"


@mypyc_attr(acyclic=True)
class Decision:
    """A question to one seat: who is asked, in which words, by what, and between which values.

    Nothing that it refers to refers to it, so the compiled class keeps out of the cyclic garbage collector's way.
    """

    __slots__ = ("prompt", "seat", "source", "values")

    def __init__(self, seat: int, prompt: str, source: Source | None, values: Sequence[Choice]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.source = source
        self.values = values

    @property
    def options(self) -> list[Option]:
        """The options in the order of their indices."""
        return [Option(index, value.label, value) for index, value in enumerate(self.values)]

    def to_json(self) -> dict[str, object]:
        """Return the decision as plain data."""
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "source": self.source.to_json() if self.source else None,
            "options": [option.to_json() for option in self.options],
        }

    def __repr__(self) -> str:
        return f"<Decision for seat {self.seat}: {self.prompt} {[value.label for value in self.values]}>"
