"""The log in plain words: each event told as one seat may know it."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from splay.innovation.card import Card, Effect, backed
from splay.innovation.expansions.decrees import DECREE
from splay.innovation.facts import SPLAYS, UNSPLAYED
from splay.innovation.special import Special
from splay.kernel.event import NOBODY, Event
from splay.kernel.plain import listing

if TYPE_CHECKING:
    from splay.innovation.game import Game

_PLACES: Final = {
    "hand": "hand",
    "score": "score pile",
    "board": "board",
    "achievements": "achievements",
    "forecast": "forecast",
    "display": "display",
}


def plain(text: str) -> str:
    """Return a card's text with its glyphs as plain words."""
    return re.sub(r"\{(\w+)\}", r"\1", text)


class Teller:
    """Tells the events of one game to one seat."""

    def __init__(self, game: "Game", seat: int | None) -> None:
        self.game = game
        self.seat = seat

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.game.names[seat]

    def whose(self, owner: int, by: int, kind: str) -> str:
        """Return a player's zone, as "their hand" or "ann's hand"."""
        return f"{'their' if owner == by else self.name(owner) + chr(39) + 's'} {_PLACES[kind]}"

    def things(self, event: Event) -> str:
        """Return the subjects of an event, or their backs if the seat may not know them."""
        if event.known_to(self.seat):
            return listing([self.thing(subject.label, subject) for subject in event.subjects])
        age, set_name = event.details[0], event.details[-1]
        assert isinstance(age, int) and isinstance(set_name, str)
        return backed(age, set_name)

    def thing(self, label: str, subject: object) -> str:
        """Return a subject's name, with a card's value."""
        return f"{label} ({subject.age})" if isinstance(subject, Card) else label

    def owner(self, event: Event) -> str:
        """Return the name of the player whom something was taken from."""
        seat = event.details[0]
        assert isinstance(seat, int)
        return self.name(seat)

    def move(self, event: Event) -> str:
        """Tell of a card that went from one place to another."""
        _, source, owner, to, receiver, _ = event.details
        assert isinstance(source, str) and isinstance(owner, int)
        assert isinstance(to, str) and isinstance(receiver, int)
        who, what, verb = self.name(event.seat), self.things(event), event.kind
        origin = f" from {self.whose(owner, event.seat, source)}" if source in _PLACES else ""
        # That a card comes from one's own hand goes without saying.
        elsewhere = "" if source == "hand" and owner == event.seat else origin
        if verb in ("meld", "tuck", "score", "foreshadow"):
            return f"{who} {verb}s {what}{elsewhere}."
        plainly = {
            "draw": f"draws {what}",
            "dig": f"digs up {what}",
            "take": f"takes {what} out of its deck",
            "return": f"returns {what}{origin}",
            "achieve": f"achieves {event.details[0]}{elsewhere}",
            "remove": f"removes {what}{elsewhere} from the game",
            "put back": f"puts {what}{origin} on top of its deck",
        }
        if verb in plainly:
            return f"{who} {plainly[verb]}."
        if to == "available":
            return f"{who} makes {what} an available achievement."
        if verb == "junk" and source == "available":
            return f"{who} junks achievement {event.details[0]}."
        target = f" to {self.whose(receiver, event.seat, to)}" if to in _PLACES else ""
        return f"{who} {verb}s {what}{origin}{target}."


def _turn(teller: Teller, event: Event) -> str:
    number, actions = event.details
    return f"Turn {number}: {teller.name(event.seat)}, {'one action' if actions == 1 else 'two actions'}."


def _dogma(teller: Teller, event: Event) -> str:
    sharing, vulnerable = event.details
    assert isinstance(sharing, list) and isinstance(vulnerable, list)
    card = event.subjects[0]
    assert isinstance(card, Card)
    words = f"{teller.name(event.seat)} uses the dogma of {card.name}"
    if sharing:
        words += f"; {listing([teller.name(seat) for seat in sharing])} may share"
    if vulnerable and card.demands:
        verb = "is" if len(vulnerable) == 1 else "are"
        words += f"; {listing([teller.name(seat) for seat in vulnerable])} {verb} vulnerable"
    return words + "."


def _effect(teller: Teller, event: Event) -> str:
    effect = event.details[0]
    assert isinstance(effect, Effect)
    if effect.kind == DECREE:
        return f"{teller.name(event.seat)} executes the {effect.name} decree."
    verb = {"demand": "must obey", "share": "shares", "execute": "executes"}[event.kind]
    which = f"effect {effect.number}" if effect.number else f"the {effect.kind} effect"
    return f"{teller.name(event.seat)} {verb} {which} of {effect.name}."


def _karma(teller: Teller, event: Event) -> str:
    karma = event.details[0]
    assert isinstance(karma, Effect)
    return f"The karma of {karma.name} acts for {teller.name(event.seat)}."


def _splay(teller: Teller, event: Event) -> str:
    direction, owner = event.details
    assert isinstance(direction, int) and isinstance(owner, int)
    color = event.subjects[0].label
    whose = "" if owner == event.seat else f" of {teller.name(owner)}"
    if direction == UNSPLAYED:
        return f"{teller.name(event.seat)} unsplays {color}{whose}."
    return f"{teller.name(event.seat)} splays {color}{whose} {SPLAYS[direction]}."


def _claim(teller: Teller, event: Event) -> str:
    special = event.subjects[0]
    assert isinstance(special, Special)
    return f"{teller.name(event.seat)} claims {special.name}."


_TELL: Final[dict[str, Callable[[Teller, Event], str]]] = {
    "turn": _turn,
    "dogma": _dogma,
    "demand": _effect,
    "share": _effect,
    "execute": _effect,
    "karma": _karma,
    "splay": _splay,
    "claim": _claim,
    "rearrange": lambda teller, event: f"{teller.name(event.seat)} rearranges {event.subjects[0].label}.",
    "reveal": lambda teller, event: f"{teller.name(event.seat)} reveals {teller.things(event)}.",
    "look": lambda teller, event: f"{teller.name(event.seat)} looks at {teller.things(event)} on top of its deck.",
    "show": lambda teller, event: f"{teller.name(event.seat)} shows their hand: {teller.things(event)}.",
    "choose": lambda teller, event: f"{teller.name(event.seat)} chooses {teller.things(event)}.",
    "remove all": lambda teller, event: "All hands, boards and score piles are out of play.",
    "junk deck": lambda teller, event: f"{teller.name(event.seat)} junks the {event.details[0]} deck.",
    "shuffle": lambda teller, event: (
        f"{teller.name(event.seat)} shuffles the {event.details[1]} deck of {event.details[0]}s."
    ),
    "junk special": lambda teller, event: f"{teller.name(event.seat)} junks {event.subjects[0].label}.",
    "restore special": lambda teller, event: (
        f"{teller.name(event.seat)} makes {event.subjects[0].label} available again."
    ),
    "endorse": lambda teller, event: (
        f"{teller.name(event.seat)} endorses {event.subjects[0].label} by {event.subjects[1].label}."
    ),
    "transfer special": lambda teller, event: (
        f"{teller.name(event.seat)} takes {event.subjects[0].label} from {teller.owner(event)}."
    ),
    "inspire": lambda teller, event: f"{teller.name(event.seat)} inspires {event.subjects[0].label}.",
    "decree": lambda teller, event: f"{teller.name(event.seat)} issues the {event.subjects[0].label} decree.",
    "fade": lambda teller, event: f"{event.subjects[0].label} of {teller.name(event.seat)} fades.",
    "parley": lambda teller, event: f"{teller.name(event.seat)} parleys to {event.details[0]}.",
    "concede": lambda teller, event: f"{teller.name(event.seat)} concedes.",
    "chain": lambda teller, event: f"{teller.name(event.seat)} earns a chain achievement for self-executing on and on.",
    "lose": lambda teller, event: f"{teller.name(event.seat)} loses and is out of the game.",
    "bonus": lambda teller, event: f"{teller.name(event.seat)} draws for sharing.",
    "end": lambda teller, event: f"{event.details[0]}.",
}


def tell(game: "Game", event: Event, seat: int | None) -> str:
    """Return an event as a sentence that a seat may read."""
    teller = Teller(game, seat)
    if event.kind in _TELL:
        return _TELL[event.kind](teller, event)
    return teller.move(event)


def movement(event: Event, seat: int | None) -> dict[str, object] | None:
    """Return which card went from where to where, as far as a seat may know; None if no single card moved."""
    place = _move_of(event)
    if place is None:
        return None
    source, owner, to, receiver = place
    return {
        "card": event.subjects[0].label if event.known_to(seat) else None,
        "age": event.details[0],
        "set": event.details[5],
        "from": {"place": source, "seat": owner if owner >= 0 else None},
        "to": {"place": to, "seat": receiver if receiver >= 0 else None},
    }


def reveals(event: Event) -> bool:
    """Tell whether someone may have learnt of a card by an event what they could not know before it."""
    place = _move_of(event)
    if place is None:
        return event.kind in ("reveal", "show", "choose", "look")
    source, owner, _, _ = place
    if source in ("board", "display", "relic") or _is_relic(event):
        return False
    known = 1 << owner if source in ("hand", "score", "forecast") else NOBODY
    return event.seen & ~known != 0


def _is_relic(event: Event) -> bool:
    """Tell whether a relic has moved, of which everyone knows where it is."""
    card = event.subjects[0]
    return isinstance(card, Card) and card.relic


def _move_of(event: Event) -> tuple[str, int, str, int] | None:
    """Return from which place of whom to which place of whom an event moved a card, if it did."""
    if event.kind in _TELL or len(event.details) < 6:
        return None
    _, source, owner, to, receiver = event.details[:5]
    assert isinstance(source, str) and isinstance(owner, int) and isinstance(to, str) and isinstance(receiver, int)
    return source, owner, to, receiver
