"""How a match is set up: with the seed and the answers, all that is needed to rebuild it."""

from collections.abc import Callable, Mapping, Sequence

from splay.kernel.errors import SetupError
from splay.kernel.game import Game


class Setup:
    """The game, its edition and sets, the options of the table, the seats, the seed and the rules' version.

    A match that starts in the middle carries its position as a line of JSON.
    """

    def __init__(
        self,
        game: str,
        edition: str,
        sets: Sequence[str],
        seats: Sequence[str],
        seed: object,
        options: Mapping[str, str] | None = None,
        rules: int = 1,
        position: str = "",
    ) -> None:
        self.game = game
        self.edition = edition
        self.sets = list(sets)
        self.seats = list(seats)
        self.seed = _whole(seed)
        self.options = dict(options or {})
        self.rules = rules
        self.position = position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.game, self.edition, self.seed))

    def __reduce__(self) -> tuple[object, ...]:
        # It is sent to other processes, and a compiled class does not say by itself how.
        return Setup, self._parts()

    def _parts(self) -> tuple[object, ...]:
        what = (self.game, self.edition, self.sets, self.seats)
        return (*what, self.seed, self.options, self.rules, self.position)


def _whole(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError(f"the seed must be a whole number, not {seed!r}", "seed")
    return seed


class GameKind:
    """A game that can be played: its name, the version of its rules, and how to begin one."""

    def __init__(self, name: str, rules: int, begin: Callable[[Setup], Game]) -> None:
        self.name = name
        self.rules = rules
        self._begin = begin

    def begin(self, setup: Setup) -> Game:
        """Return a new game, ready to be played."""
        if setup.game != self.name:
            raise SetupError(f"this is {self.name}, not {setup.game}")
        # What an older version has played is played by today's rules; its answers tell where those go another way.
        if not 1 <= setup.rules <= self.rules:
            raise SetupError(
                f"this was played by version {setup.rules} of the rules of {self.name}; "
                f"this is version {self.rules}, which does not know it: install a newer Splay",
                "rules",
            )
        return self._begin(setup)


def can_be_name(name: str) -> bool:
    """Tell whether a player can be called so: a record lists the names on one line, with commas between them."""
    return bool(name) and name == name.strip() and "," not in name and name.isprintable()


def named_seats(seats: Sequence[str]) -> list[str]:
    """Return the players' names, or say which seat cannot be called so."""
    for name in seats:
        if not can_be_name(name):
            raise SetupError(f"{name!r} cannot be a name: it needs visible characters and no comma", "seats")
    return unique_names(seats)


def unique_names(seats: Sequence[str]) -> list[str]:
    """Return the seats' names, numbered where the same one sits twice."""
    names: list[str] = []
    for seat in seats:
        name = seat
        number = 2
        while name in names:
            name = f"{seat} {number}"
            number += 1
        names.append(name)
    return names
