"""The analysis board: what is on the table of any position or record after some answers, for whoever asks.

Nothing is kept. A request carries where it starts from, a position, a record or the beginning of a game, and the
answers since; what it is told is computed from these alone, in a process beside the server: anything may be asked.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

import orjson

from splay.games import DEFAULT_GAME, EDITIONS, GAMES, POSITIONS, game_named
from splay.kernel import record
from splay.kernel.agent import concession
from splay.kernel.errors import IllegalAnswer, PositionError, RecordError, SplayError
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.position import parse, portable
from splay.server.guide import GUIDES, Json, match_setup, told
from splay.server.refusal import Refused
from splay.server.shown import open_decision_json, source_json, view_json

TOLD: Final = "told"
"""Stands before what is told, where otherwise a kind of refusal stands."""
RECORD: Final = "record"
FORESIGHT: Final = "foresight"
LINE: Final = "line"

_MOST_REASONS: Final = 50
"""So many reasons are told why a position cannot be; the others are counted."""


@dataclass(frozen=True)
class Beginning:
    """A game that begins: what is played, and by whom."""

    game: str
    edition: str
    expansions: list[str]
    options: dict[str, str]
    names: list[str]
    seed: int


_DEEPEST: Final = 40
"""How deep lists may lie in lists in what is said to be a position: no position comes near it."""


@dataclass(frozen=True)
class Asked:
    """What is asked of the board."""

    begin: Beginning | None = None
    position: object = None
    record: str | None = None
    at: int | None = None
    """After how many answers of the record; after all of them if left out."""
    answers: tuple[int, ...] = ()
    seat: int | None = None
    """Whose view it is to be; every card lies open if left out."""
    words: str | None = None
    heard: int = 0
    """How many lines of the log need not be told again."""
    also: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _check_depth(self.position)


def told_of(asked: Asked) -> tuple[str, bytes]:
    """Return what there is as JSON after TOLD, or why not after the kind of refusal: a process can send either."""
    try:
        return TOLD, orjson.dumps(_tell(asked))
    except Refused as refused:
        return refused.kind, refused.words.encode()


def _tell(asked: Asked) -> Json:
    match, base = started(asked)
    seat = _check_seat(match, asked.seat)
    guide = GUIDES[match.setup.game]
    words = guide.vocabulary(asked.words)
    sets = [name for name in match.setup.sets if name != "base"] if match.setup.game == DEFAULT_GAME else []
    return {
        "game": match.setup.game,
        "edition": match.setup.edition,
        "expansions": sets,
        "options": match.setup.options,
        "names": match.names,
        "words": words,
        "at": len(match.answers),
        "base": base,
        "view": _view(match, seat, words),
        "decision": _decision(match, seat, words),
        "log": _log(match, seat, words, asked.heard),
        "events": match.event_count(),
        # Where every card lies is not told together with what one seat may see.
        "position": portable(POSITIONS[match.setup.game].dump(match)) if seat is None else None,
        **_further(match, seat, words, base, asked.also),
    }


def started(asked: Asked) -> tuple[Match, int]:
    """Return the match after the answers, and how many of its own belong to the position that it starts from."""
    match, base = _start(asked)
    _answer(match, asked.answers)
    return match, base


def _start(asked: Asked) -> tuple[Match, int]:
    """Return the match where the answers begin, and how many of its own belong to the position that it starts from."""
    given = [asked.begin, asked.position, asked.record]
    if sum(each is not None for each in given) != 1:
        raise Refused("malformed", "Give one thing to start from: a position, a record or a beginning.")
    if asked.at is not None and asked.record is None:
        raise Refused("malformed", "Only a record has a place to go to: leave out at.")
    try:
        if asked.record is not None:
            return _at_record(asked.record, asked.at), 0
        if asked.begin is not None:
            return _at_beginning(asked.begin), 0
        match = _at_position(asked.position)
        return match, len(match.answers)
    except PositionError as error:
        raise Refused("illegal", _bounded(error)) from error
    except SplayError as error:
        raise Refused("illegal", str(error)) from error


def _at_position(position: object) -> Match:
    spec = parse(position) if isinstance(position, str) else position
    _check_depth(spec)
    _check_letters(json.dumps(spec, ensure_ascii=False))
    _check_deck(spec.get("options") if isinstance(spec, dict) else None)
    game = game_named(str(spec.get("game", DEFAULT_GAME)) if isinstance(spec, dict) else DEFAULT_GAME)
    match = POSITIONS[game.name].load(spec)
    assert isinstance(match, Match)
    return match


def _at_record(text: str, at: int | None) -> Match:
    _check_letters(text)
    match = record.load(text, GAMES)
    _check_deck(match.setup.options)
    if at is not None and at > len(match.answers):
        raise RecordError(len(text.splitlines()), f"there are {len(match.answers)} answers: there is no place {at}")
    if at is not None:
        match.undo(len(match.answers) - at)
    return match


def _at_beginning(begin: Beginning) -> Match:
    _check_letters("".join(begin.names))
    edition = begin.edition or EDITIONS.get(begin.game, "")
    setup = match_setup(begin.game, edition, begin.expansions, begin.options, begin.names, begin.seed)
    return Match(GAMES[begin.game], setup)


def _check_depth(position: object) -> None:
    """Refuse what is nested so deeply that it could not even be handed over to a process."""
    within = [position]
    for _ in range(_DEEPEST):
        nested = [value for value in within if isinstance(value, (dict, list))]
        within = [part for value in nested for part in (value.values() if isinstance(value, dict) else value)]
    if within:
        raise Refused("illegal", "This position is nested too deeply to be one.")


def _check_letters(text: str) -> None:
    """Refuse halves of letters, which JSON can name and nobody can write."""
    try:
        text.encode()
    except UnicodeEncodeError as broken:
        raise SplayError(f"there is half a letter in it: {text[broken.start]!r}") from broken


def _check_deck(options: Any) -> None:
    if isinstance(options, dict) and "deck" in options:
        raise SplayError("the page knows only its own deck: look at games with another deck in the terminal")


def _bounded(error: PositionError) -> str:
    """Return why a position cannot be, in words that do not go on for ever."""
    further = len(error.reasons) - _MOST_REASONS
    if further <= 0:
        return str(error)
    return f"{PositionError(error.reasons[:_MOST_REASONS])}\n- and {further} more"


def _answer(match: Match, answers: tuple[int, ...]) -> None:
    for number, index in enumerate(answers, start=1):
        try:
            match.play(index)
        except IllegalAnswer as error:
            raise Refused("illegal", f"answer {number}: {error}") from error


def _check_seat(match: Match, seat: int | None) -> int | None:
    if seat is not None and seat >= len(match.names):
        raise Refused("illegal", f"there is no seat {seat}: the seats are 0 to {len(match.names) - 1}")
    return seat


def _view(match: Match, seat: int | None, words: str) -> Json:
    """Return what a seat may see, or everything; and then also whom the cards of who is asked would concern."""
    if seat is not None:
        return view_json(match, match.view(seat), words)
    view = view_json(match, match.view(ALL_SEEING), words)
    if match.decision is not None:
        theirs = match.view(match.decision.seat).to_json()
        view.update({key: theirs[key] for key in ("lineups", "inspires") if key in theirs})
    return view


def _decision(match: Match, seat: int | None, words: str) -> Json | None:
    """Return what is asked: with all options, but to a seat that is not asked only whom and by what."""
    decision = match.decision
    if decision is None:
        return None
    guide = GUIDES[match.setup.game]
    if seat in (None, decision.seat):
        return open_decision_json(decision, guide, words, match.names)
    return {"seat": decision.seat, "source": source_json(decision, guide, words, match.names)}


def _log(match: Match, seat: int | None, words: str, heard: int) -> list[Json]:
    reader = ALL_SEEING if seat is None else seat
    return [
        {"number": number, **told(match.now, match.setup, event, reader, words)}
        for number, event in enumerate(match.events(heard), start=heard)
    ]


def _further(match: Match, seat: int | None, words: str, base: int, also: tuple[str, ...]) -> Json:
    """Return what is told only to those who ask for it, and nothing of it that a seat may not know."""
    found: Json = {}
    if RECORD in also and seat is None:
        found["record"] = record.dump(match)
    if LINE in also and seat is None:
        found["line"] = _line(match, words)[base:]
    if FORESIGHT in also and match.decision is not None and seat in (None, match.decision.seat):
        triggers = {str(index): [each.to_json() for each in some] for index, some in match.triggers().items()}
        found["foresight"] = {"idle": match.idle_options(), "triggers": triggers}
    return found


def _line(match: Match, words: str) -> list[Json]:
    """Return each answer so far: who gave it, and what it was."""
    guide = GUIDES[match.setup.game]
    replay = Match(match.kind, match.setup)
    line: list[Json] = []
    for index in match.answers:
        decision = replay.decision
        assert decision is not None
        seat = decision.seat if index >= 0 else concession(index)
        label = guide.say(words, decision.values[index].label, match.names) if index >= 0 else "concedes"
        line.append({"index": index, "seat": seat, "label": label})
        replay.play(index)
    return line
