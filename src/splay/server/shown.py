"""What a visitor is shown of a table, as plain data: what everybody may know, and their own seat's view."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, Self

from splay.bots.names import place_among
from splay.kernel.decision import Decision
from splay.kernel.game import View
from splay.kernel.match import Match
from splay.server.guide import GUIDES, Guide, Json
from splay.server.play import Play
from splay.server.records import NO_CLOCK, Said, TableFacts


@dataclass
class Proposal:
    """Something that the other people have to agree to: to take a decision back, or a draw."""

    kind: str
    by: int
    answers: dict[int, bool | None]

    @property
    def is_open(self) -> bool:
        """Whether it can still be answered: nobody has refused."""
        return False not in self.answers.values()

    def to_json(self) -> Json:
        """Return the proposal as plain data."""
        return {"kind": self.kind, "by": self.by, "answers": {str(seat): yes for seat, yes in self.answers.items()}}

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> Self | None:
        """Return the proposal that is given as plain data, if one is."""
        if data is None:
            return None
        return cls(data["kind"], data["by"], {int(seat): yes for seat, yes in data["answers"].items()})


@lru_cache(4_096)
def iso(time: float) -> str:
    """Return a time as text."""
    return datetime.fromtimestamp(time, UTC).isoformat(timespec="seconds")


def result_json(result: Json | None, game: str, words: str, names: list[str]) -> Json | None:
    """Return how a match ended, told in a vocabulary."""
    return result and {**result, "words": GUIDES[game].say(words, str(result["words"]), names)}


def table_json(
    facts: TableFacts,
    visitor: str | None,
    words: str,
    here: Collection[str] = (),
    levels: list[str | None] | None = None,
) -> Json:
    """Return what everybody may know of a table, and where the visitor sits."""
    seat = facts.seat_of(visitor)
    seats: list[Json] = []
    for index, chair in enumerate(facts.chairs):
        level = levels[index] if levels else chair.level
        seats.append(
            {
                "index": index,
                "kind": "open" if chair.is_free else "bot" if level else "person",
                "name": chair.name,
                "level": level,
                "look": 0 if level is None else place_among(level, chair.name),
                "person": chair.visitor,
                "here": chair.visitor is not None and chair.visitor in here,
                "you": index == seat,
                "host": chair.visitor is not None and chair.visitor == facts.host,
                "invited": chair.visitor in facts.invited,
            }
        )
    return {
        "id": facts.id,
        "game": facts.game,
        "edition": facts.edition,
        "expansions": facts.expansions,
        "options": facts.options,
        "words": facts.words,
        "private": facts.private,
        "rated": facts.rated,
        "status": facts.status,
        "asked": facts.asked,
        "clock": {"kind": facts.clock.kind, "seconds": facts.clock.seconds},
        "seats": seats,
        "you": {
            "seat": seat,
            "host": visitor is not None and visitor == facts.host,
            "kicked": visitor in facts.kicked,
        },
        "mine": seat is not None,
        "result": result_json(facts.result, facts.game, words, [chair.name for chair in facts.chairs]),
        "rematch": facts.rematch,
        "goes_on_from": facts.goes_on_from,
        "created": iso(facts.created),
    }


def decision_json(play: Play, seat: int | None, words: str) -> Json | None:
    """Return what is asked: to the one who is asked with all options, to the others only whom and by what."""
    decision = play.decision
    if decision is None:
        return None
    guide, names = GUIDES[play.setup.game], play.match.names
    shown: Json = {
        "to": len(play.entries),
        "seat": decision.seat,
        "yours": decision.seat == seat,
        "source": source_json(decision, guide, words, names),
    }
    if decision.seat == seat:
        shown |= question_json(decision, guide, words, names)
    return shown


def question_json(decision: Decision, guide: Guide, words: str, names: list[str]) -> Json:
    """Return the words of a question and its options."""
    options: list[Json] = []
    for option in decision.options:
        label = guide.say(words, option.label, names)
        options.append({"index": option.index, "label": label, "value": {**option.value.to_json(), "label": label}})
    return {"prompt": guide.say(words, decision.prompt, names), "options": options}


def open_decision_json(decision: Decision, guide: Guide, words: str, names: list[str]) -> Json:
    """Return a decision with everything open, for a replay."""
    source = source_json(decision, guide, words, names)
    return {"seat": decision.seat, "source": source, **question_json(decision, guide, words, names)}


def source_json(decision: Decision, guide: Guide, words: str, names: list[str]) -> Json | None:
    """Return the effect that asks, if one does."""
    if decision.source is None:
        return None
    source = decision.source.to_json()
    return {**source, "text": guide.say(words, str(source["text"]), names)}


def undo_word(play: Play, seat: int | None) -> str:
    """Return whether a seat can take its last decision back: now, by asking, or not at all."""
    back = play.take_back(seat) if seat is not None else None
    return "no" if back is None else "now" if back.free else "ask"


def chat_json(said: Said) -> Json:
    """Return a line of chat."""
    return {"number": said.number, "name": said.name, "seat": said.seat, "text": said.text, "time": iso(said.time)}


def view_json(match: Match, view: View, words: str) -> Json:
    """Return a view, as a reader of some words sees it."""
    shown = view.to_json()
    if match.result is not None:
        shown["result"] = result_json(match.result.to_json(), match.setup.game, words, match.names)
    return shown


def play_json(play: Play, view: View, words: str) -> Json:
    """Return a match as a seat (None: a spectator) may see it whose view it is, but for its clocks and its log."""
    seat = view.seat
    return {
        "view": view_json(play.match, view, words),
        "decision": decision_json(play, seat, words),
        "entries": len(play.entries),
        "undo": undo_word(play, seat),
        "notices": play.notices(),
    }


NO_MATCH: Final[Json] = {"view": None, "decision": None, "entries": 0, "undo": "no", "notices": []}
"""What there is instead of a match at a table that has not begun."""


def waiting_clocks(facts: TableFacts) -> list[Json] | None:
    """Return how much time each seat will have at a table that has not begun."""
    if facts.clock.kind == NO_CLOCK:
        return None
    return [{"left": float(facts.clock.seconds), "running": False} for _ in facts.chairs]
