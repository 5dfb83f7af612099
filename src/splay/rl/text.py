"""What a seat can read before it decides: plain text for a language model, or JSON for a program.

    reader = Reader(match)
    seen = reader.read(seat)
    print(seen.text)  # the table, what has happened since the seat was last asked, the question with its options

Both hold what the seat may know and nothing else. `legend(match)` tells once how to read the text.
"""

from dataclasses import dataclass, replace
from typing import Final

from rich.text import Text

from splay.cli.table.faces import face_of
from splay.cli.table.whole import drawn_text
from splay.innovation.card import Action, Card
from splay.innovation.view import GameView
from splay.kernel.decision import Decision
from splay.kernel.match import Match

VERSION: Final = 1
"""Raised whenever the JSON gets another form."""


@dataclass(frozen=True)
class Reading:
    """All that a seat may read at one of its decisions."""

    text: str
    """Empty for those who do not want it, because drawing it takes longer than everything else."""
    data: dict[str, object]
    options: tuple[str, ...]
    """The words of the options, each at its index."""

    def again(self, error: str) -> "Reading":
        """Return the same, with what was wrong with the last reply."""
        return replace(self, text=f"{self.text}\n\nYour last reply: {error}", data={**self.data, "error": error})


class Reader:
    """Tells each seat of a match what it may know, and what has happened since it was last told."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._told = [0] * len(match.names)
        """For each seat, how many events it has been told."""

    def read(self, seat: int, with_text: bool = True) -> Reading:
        """Return what a seat may read now; it must be the one that is asked. The text can be left out."""
        match = self.match
        decision = match.decision
        if decision is None or decision.seat != seat:
            raise ValueError(f"seat {seat} is not asked")
        log = [match.now.describe(event, seat) for event in match.events(self._told[seat])]
        self._told[seat] = match.event_count()
        data: dict[str, object] = {
            "version": VERSION,
            "game": match.setup.game,
            "edition": match.setup.edition,
            "sets": match.setup.sets,
            "seat": seat,
            "name": match.names[seat],
            "view": match.view(seat).to_json(),
            "log": log,
            "decision": decision.to_json(),
            "error": None,
        }
        text = _text(match, seat, decision, log) if with_text else ""
        return Reading(text, data, tuple([value.label for value in decision.values]))


def legend(match: Match) -> str:
    """Return how to read the table, and what is expected of a reply."""
    face = face_of(match.setup)
    reading = Text.from_markup(face.reading).plain.strip()
    return f"{reading}\n\nReply with the number of one option and nothing else."


def _text(match: Match, seat: int, decision: Decision, log: list[str]) -> str:
    face = face_of(match.setup)
    parts = [f"You are {match.names[seat]}. {face.name}, {face.edition}."]
    if log:
        parts.append("\n".join(["Since you were last asked:", *[f"- {line}" for line in log]]))
    cards = _card_texts(match, seat, decision)
    if cards:
        parts.append("\n".join(["What cards say:", *cards]))
    parts.append(drawn_text(match, seat, colors=False).rstrip())
    return "\n\n".join(parts)


def _card_texts(match: Match, seat: int, decision: Decision) -> list[str]:
    """Return the words of the cards that matter now: those in hand, those on top, and those to choose from."""
    view = match.view(seat)
    if not isinstance(view, GameView):
        # The other game's drawing has them.
        return []
    cards: list[Card | None] = [seen.card for seen in view.players[seat].hand]
    cards += [pile.top for player in view.players for pile in player.piles]
    for value in decision.values:
        cards.append(value.card if isinstance(value, Action) else value if isinstance(value, Card) else None)
    known = dict.fromkeys([card for card in cards if card is not None])
    return [_card_text(card) for card in sorted(known, key=lambda card: card.name)]


def _card_text(card: Card) -> str:
    effects = " ".join([f"{effect.kind}: {effect.text}" for effect in card.printed_effects()])
    return f"{card.name} ({card.color.name} {card.age}) {effects or 'no effect'}"
