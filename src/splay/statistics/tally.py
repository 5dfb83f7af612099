"""What is counted in games: how a table's games went, and what each card had to do with it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from splay.innovation.card import Card, Effect
from splay.innovation.game import Game
from splay.kernel.event import Event

WHOLE: Final = 60
"""A victory is counted in parts, so that those who share one have whole numbers of them: up to six can."""

COUNTED: Final = (
    "melded_in",
    "melds",
    "used_in",
    "uses",
    "shareable",
    "shared",
    "opening",
    "opening_won",
    "first",
    "first_won",
    "board",
    "board_won",
    "user",
    "user_won",
)
"""What is counted for each card.

Games in which it was melded, and how often; games in which it was used, how often, how often someone could share and
how often someone's sharing changed anything. Then players who had it in their opening hand, as their first meld, on
their board at any time, and who used it; and the parts of victories that they have won.
"""


@dataclass
class Tally:
    """What came of some games at tables of one kind."""

    games: int = 0
    unfinished: int = 0
    shared: int = 0
    decisions: int = 0
    places: Counter[int] = field(default_factory=Counter)
    """For each place in the order of the turns, the parts of victories won there; who begins is at 0."""
    turns: Counter[int] = field(default_factory=Counter)
    """How many games took so many turns."""
    endings: Counter[str] = field(default_factory=Counter)
    cards: dict[str, list[int]] = field(default_factory=dict)
    """For each card by name, the numbers of `COUNTED`."""

    def add(self, other: "Tally") -> None:
        """Count some more games."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.shared += other.shared
        self.decisions += other.decisions
        self.places.update(other.places)
        self.turns.update(other.turns)
        self.endings.update(other.endings)
        for name, numbers in other.cards.items():
            mine = self._of(name)
            for place, number in enumerate(numbers):
                mine[place] += number

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data, always in the same order."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "shared": self.shared,
            "decisions": self.decisions,
            "places": {str(place): self.places[place] for place in sorted(self.places)},
            "turns": {str(turns): self.turns[turns] for turns in sorted(self.turns)},
            "endings": {kind: self.endings[kind] for kind in sorted(self.endings)},
            "cards": {name: self.cards[name] for name in sorted(self.cards)},
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Tally":
        """Return what was written as plain data."""
        cards = {name: [int(number) for number in numbers] for name, numbers in data["cards"].items()}
        if any(len(numbers) != len(COUNTED) for numbers in cards.values()):
            raise ValueError("other things are counted here")
        return cls(
            int(data["games"]),
            int(data["unfinished"]),
            int(data["shared"]),
            int(data["decisions"]),
            Counter({int(place): int(parts) for place, parts in data["places"].items()}),
            Counter({int(turns): int(games) for turns, games in data["turns"].items()}),
            Counter({kind: int(games) for kind, games in data["endings"].items()}),
            cards,
        )

    def count(self, game: Game, opening: list[list[str]], decisions: int) -> None:
        """Count a game that is over or was cut off, with the hands that were dealt in it."""
        if game.result is None:
            self.unfinished += 1
            return
        winners = game.result.winners
        won = {seat: WHOLE // len(winners) for seat in winners}
        self.games += 1
        self.shared += len(winners) > 1
        self.decisions += decisions
        first = next(event.seat for event in game.events or () if event.kind == "turn")
        self.places.update({(seat - first) % len(game.players): parts for seat, parts in won.items()})
        self.turns[game.turns()] += 1
        self.endings[game.result.kind] += 1
        for seat, hand in enumerate(opening):
            for name in hand:
                self._had(name, "opening", won.get(seat, 0))
        self._count_cards(game, won)

    def _count_cards(self, game: Game, won: dict[int, int]) -> None:
        """Count what was done with each card."""
        assert game.events is not None
        melds = [(seat, name) for seat, name in _melds(game.events)]
        uses = list(_uses(game.events))
        for _, name in melds:
            self._more(name, "melds")
        for name in dict.fromkeys(name for _, name in melds):
            self._more(name, "melded_in")
        for _, name, shareable, shared in uses:
            self._more(name, "uses")
            self._more(name, "shareable", shareable)
            self._more(name, "shared", shared)
        for name in dict.fromkeys(name for _, name, _, _ in uses):
            self._more(name, "used_in")
        for seat, name in _first_melds(game.events):
            self._had(name, "first", won.get(seat, 0))
        for seat, name in dict.fromkeys(_boards(game.events)):
            self._had(name, "board", won.get(seat, 0))
        for seat, name in dict.fromkeys((seat, name) for seat, name, _, _ in uses):
            self._had(name, "user", won.get(seat, 0))

    def _of(self, name: str) -> list[int]:
        return self.cards.setdefault(name, [0] * len(COUNTED))

    def _more(self, name: str, what: str, by: int = 1) -> None:
        self._of(name)[COUNTED.index(what)] += by

    def _had(self, name: str, what: str, won: int) -> None:
        """Count a player who had a card somewhere, and what that player has won."""
        self._more(name, what)
        self._more(name, f"{what}_won", won)


def _melds(events: Iterable[Event]) -> Iterator[tuple[int, str]]:
    for event in events:
        if event.kind == "meld":
            yield event.seat, event.subjects[0].label


def _first_melds(events: Iterable[Event]) -> Iterator[tuple[int, str]]:
    """Go through the cards that were melded before the first turn."""
    for event in events:
        if event.kind == "turn":
            return
        if event.kind == "meld":
            yield event.seat, event.subjects[0].label


def _boards(events: Iterable[Event]) -> Iterator[tuple[int, str]]:
    """Go through the cards that came to a board, whoever brought them there."""
    for event in events:
        if len(event.details) == 6 and event.details[3] == "board":
            receiver = event.details[4]
            assert isinstance(receiver, int)
            yield receiver, event.subjects[0].label


def _uses(events: list[Event]) -> Iterator[tuple[int, str, bool, bool]]:
    """Go through the uses of cards: by whom, whether someone could share, and whether that changed anything.

    A figure is used when its karma acts, and a city when it endorses.
    """
    for number, event in enumerate(events):
        if event.kind == "dogma":
            card = event.subjects[0]
            assert isinstance(card, Card)
            yield event.seat, card.label, bool(event.details[0]), _is_shared(events, number)
        elif event.kind == "karma":
            karma = event.details[0]
            assert isinstance(karma, Effect)
            yield event.seat, karma.name, False, False
        elif event.kind == "endorse":
            yield event.seat, event.subjects[1].label, False, False


def _is_shared(events: list[Event], number: int) -> bool:
    """Tell whether the draw for sharing follows the use of a card, before the next use."""
    for event in events[number + 1 :]:
        if event.kind == "bonus":
            return True
        if event.kind in ("dogma", "turn"):
            return False
    return False
