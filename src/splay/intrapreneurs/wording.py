"""The log in plain words: each event told as one seat may know it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from splay.intrapreneurs.card import MacroEvent, Obstacle
from splay.intrapreneurs.facts import LEVEL_WORDS, ROMAN, TRANSFORMATIVE
from splay.kernel.event import Event
from splay.kernel.plain import listing

if TYPE_CHECKING:
    from splay.intrapreneurs.game import Game


class Teller:
    """Tells one event of a game to one seat."""

    def __init__(self, game: "Game", event: Event, seat: int | None) -> None:
        self.game = game
        self.event = event
        self.who = game.names[event.seat]
        self.known = event.known_to(seat)

    @property
    def what(self) -> str:
        """The things that it happened to, or "a card" if the seat may not know them."""
        return listing([subject.label for subject in self.event.subjects]) if self.known else "a card"

    def number(self, place: int = 0) -> int:
        """Return a number that the event carries."""
        value = self.event.details[place]
        assert isinstance(value, int)
        return value

    def player(self, place: int = 0) -> str:
        """Return the name of another player whom the event is about."""
        return self.game.names[self.number(place)]


def _round(teller: Teller) -> str:
    return f"Round {ROMAN[teller.number()]}: {teller.who} begins."


def _macro(teller: Teller) -> str:
    event = teller.event.subjects[0]
    assert isinstance(event, MacroEvent)
    return f"{teller.who} draws the macro event {event.name}: {event.rules.words}"


def _allocation(teller: Teller) -> str:
    """Tell of a project that was started, upgraded or restarted, and with which assets."""
    project, *assets = [subject.label for subject in teller.event.subjects]
    verb = teller.event.kind
    by = f" with {listing(assets)}" if assets else ""
    level = teller.number()
    reached = f": it is {LEVEL_WORDS[level]}" if verb != "upgrade" and level == TRANSFORMATIVE else ""
    return f"{teller.who} {verb}s {project}{by}{reached}."


def _pause(teller: Teller) -> str:
    project, *freed = [subject.label for subject in teller.event.subjects]
    return (
        f"{teller.who} pauses {project} and takes back {listing(freed)}."
        if freed
        else f"{teller.who} pauses {project}."
    )


def _play(teller: Teller) -> str:
    obstacle = teller.event.subjects[0]
    assert isinstance(obstacle, Obstacle)
    return f"{teller.who} plays {obstacle.name} on {teller.player()}: {obstacle.harm.words}."


def _review(teller: Teller) -> str:
    number, single, most = teller.event.details
    assert isinstance(number, int)
    words = f"Round {ROMAN[number]} is over"
    if single:
        return f"{words}: {teller.who} started the most projects, {most}."
    return f"{words}: no single player started the most projects, so nobody discards."


def _score(teller: Teller) -> str:
    points, growth, fuel, paused, boosted = teller.event.details
    assert isinstance(boosted, list)
    words = f"{teller.who} scores {points}: {growth} Growth and {fuel} Growth Fuel"
    if boosted:
        words += f", with {listing(boosted)} accelerated"
    return words + (f", less {paused} for paused projects." if paused else ".")


def _turns(count: int) -> str:
    return "a turn" if count == 1 else f"{count} turns"


_TELL: Final[dict[str, Callable[[Teller], str]]] = {
    "round": _round,
    "macro": _macro,
    "turn": lambda teller: f"Turn {teller.number()}: {teller.who}.",
    "deal": lambda teller: f"{teller.who} is dealt {teller.what}.",
    "take": lambda teller: f"{teller.who} takes {teller.what}.",
    "draw": lambda teller: f"{teller.who} draws {teller.what} from the draw pile.",
    "offer": lambda teller: f"{teller.what} is now on offer.",
    "withdraw": lambda teller: f"{teller.what} is no longer on offer.",
    "discard": lambda teller: f"{teller.who} discards {teller.what}.",
    "start": _allocation,
    "upgrade": _allocation,
    "restart": _allocation,
    "pause": _pause,
    "play": _play,
    "defend": lambda teller: f"{teller.who} has {teller.what} and will skip a turn instead.",
    "give": lambda teller: f"{teller.who} hands {teller.what} over to {teller.player(2)}.",
    "lose turns": lambda teller: f"{teller.who} will skip {_turns(teller.number())}.",
    "freeze": lambda teller: f"{teller.who} can start, upgrade and restart nothing for {_turns(teller.number())}.",
    "skip": lambda teller: f"{teller.who} skips this turn.",
    "review": _review,
    "score": _score,
    "concede": lambda teller: f"{teller.who} concedes.",
    "end": lambda teller: f"{teller.event.details[0]}.",
}


def tell(game: "Game", event: Event, seat: int | None) -> str:
    """Return an event as a sentence that a seat may read."""
    return _TELL[event.kind](Teller(game, event, seat))


_MOVES: Final = ("deal", "take", "draw", "offer", "withdraw", "discard", "give")
_OPEN: Final = ("round", "turn", "take", "withdraw", "pause", "lose turns", "freeze", "skip", "concede")
"""What happens in the open: nobody learns of a card by it."""


def movement(event: Event, seat: int | None) -> dict[str, object] | None:
    """Return which card went from where to where, as far as a seat may know; None if no single card moved."""
    if event.kind == "start":
        source, to, receiver = "offer", "portfolio", event.seat
    elif event.kind in _MOVES:
        source, to, receiver = event.details  # type: ignore[assignment]  # as the one door for movements notes them
    else:
        return None
    return {
        "card": event.subjects[0].label if event.known_to(seat) else None,
        "age": None,
        "from": {"place": source, "seat": event.seat if source == "hand" else None},
        "to": {"place": to, "seat": receiver if receiver >= 0 else None},
    }


def reveals(event: Event, seat: int) -> bool:
    """Tell whether someone may have learnt by an event what they could not know before a seat's answer led to it."""
    return event.kind not in _OPEN
