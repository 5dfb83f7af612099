"""What the page teaches with: lessons, all that is on the table at each of their steps, and the guides.

A lesson is foreseen from its first step to its last and the same for everybody, so it is told as a whole and nothing of
it is kept: it is no table of the house, and leaves no trace in the lobby.
"""

from dataclasses import replace
from typing import Final

from splay.innovation.card import BASE
from splay.kernel.match import Match
from splay.lessons import GUIDES, LEARNER, Guide, Lesson, Step, expected
from splay.server.guide import GUIDES as GAMES
from splay.server.guide import Json, told
from splay.server.records import PLAYING, Chair, Clock, TableFacts
from splay.server.shown import open_decision_json, table_json, view_json

_LEARNER: Final = "learner"
_OPPONENT: Final = "duckling"


def lesson_told(lesson: Lesson, words: str) -> Json:
    """Return a lesson in a vocabulary: its table, its steps with what is on the table then, and its end."""
    steps: list[Json] = []
    heard = 0
    table: Json = {}
    for number, match in enumerate(lesson.moments()):
        table = table or table_of(match, LEARNER, "lesson", words)
        shown = moment_of(match, LEARNER, heard, words)
        heard = match.event_count()
        if number < len(lesson.steps):
            shown |= _step(match, lesson.steps[number], number, words)
        steps.append(shown)
    said = {"about": _say(match, lesson.about, words), "ending": _say(match, lesson.ending, words)}
    return {"name": lesson.name, "title": lesson.title, **said, "table": table, "steps": steps[:-1], "end": steps[-1]}


def table_of(match: Match, seat: int, name: str, words: str, bot: str = _OPPONENT) -> Json:
    """Return a table that is none of the house: one chair is the reader's, whoever that is, and the others bots'."""
    setup = match.setup
    chairs = [Chair(each, level=bot) for each in match.names]
    chairs[seat] = replace(chairs[seat], visitor=_LEARNER, level=None)
    sets = [each for each in setup.sets if each != BASE.name]
    facts = TableFacts(
        name, setup.game, setup.edition, sets, setup.options, words, True, Clock(), _LEARNER, chairs, 0, 0.0
    )
    facts.status, facts.asked = PLAYING, seat
    return table_json(facts, _LEARNER, words, [_LEARNER])


def moment_of(match: Match, seat: int, heard: int, words: str) -> Json:
    """Return what is on the table as a seat sees it, and what is told of how it came there."""
    entries = [
        {"number": heard + index, **told(match.now, match.setup, event, seat, words)}
        for index, event in enumerate(match.events(heard))
    ]
    view = view_json(match, match.view(seat), words)
    return {"view": view, "log": entries, "decision": None, "foresight": None}


def asked_of(match: Match, number: int, words: str) -> Json:
    """Return what is asked, and which options do nothing or set something off."""
    assert match.decision is not None
    asked = open_decision_json(match.decision, GAMES[match.setup.game], words, match.names)
    triggers = {str(index): [each.to_json() for each in found] for index, found in match.triggers().items()}
    return {
        "decision": {"to": number, "yours": True, **asked},
        "foresight": {"to": number, "idle": match.idle_options(), "triggers": triggers},
    }


def _step(match: Match, step: Step, number: int, words: str) -> Json:
    """Return what is asked at a step, which option it wants, and its words."""
    return {
        **asked_of(match, number, words),
        "expected": expected(match, step, number + 1),
        **{what: _say(match, getattr(step, what), words) for what in ("name", "before", "do", "why")},
    }


def _say(match: Match, text: str, words: str) -> str:
    return GAMES[match.setup.game].say(words, text, match.names)


def guides_told(words: str) -> Json:
    """Return the guides to editions and expansions in a vocabulary."""
    return {"guides": [_guide_told(guide, words) for guide in GUIDES.values()]}


def _guide_told(guide: Guide, words: str) -> Json:
    def say(text: str) -> str:
        return GAMES[guide.game].say(words, text, [])

    cards = [{"name": card.name, "text": say(card.text)} for card in guide.cards]
    facts = {
        "key": guide.key,
        "title": guide.title,
        "game": guide.game,
        "edition": guide.edition,
        "set": guide.set_name,
    }
    return {**facts, "about": say(guide.about), "new": [say(line) for line in guide.new], "cards": cards}
