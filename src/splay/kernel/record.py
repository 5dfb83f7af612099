"""A match as a small text file: readable by a person, replayable to the last event.

    splay record 1
    game: innovation
    edition: 3e
    sets: base
    options: longer=yes
    seats: ann, greedy
    seed: 7
    rules: 2
    ---
    1. ann 0 Archery
    2. greedy 1 Tools
    end 2

Each answer stands with its number, the seat that gave it, the option's index and the option's words; a player who
gives up "concedes" there. The last line counts the answers, so that a record cut short is noticed. A match that
started from a position has one more field, `position`, with the position as a line of JSON.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from splay.kernel.agent import concession
from splay.kernel.errors import PositionError, RecordError, SetupError, SplayError
from splay.kernel.files import name_of, read_given
from splay.kernel.match import Match
from splay.kernel.setup import GameKind, Setup

TITLE: Final = "splay record 1"
EXPECTED: Final = f"a position is JSON that begins with {{, and a record begins with the line {TITLE!r}"
"""What is said to somebody who gives something else."""

_OTHER_TITLE: Final = re.compile(r"splay record [1-9][0-9]{0,8}")
_FIELDS: Final = ("game", "edition", "sets", "options", "seats", "seed", "rules")
_OPTIONAL: Final = ("position",)
_WHOLE_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,39}")


def dump(match: Match) -> str:
    """Return a match as the text of a record."""
    setup = match.setup
    lines = [
        TITLE,
        f"game: {setup.game}",
        f"edition: {setup.edition}",
        f"sets: {', '.join(setup.sets)}",
        f"options: {', '.join(f'{key}={value}' for key, value in sorted(setup.options.items()))}".rstrip(),
        f"seats: {', '.join(setup.seats)}",
        f"seed: {setup.seed}",
        f"rules: {setup.rules}",
    ]
    if setup.position:
        lines.append(f"position: {setup.position}")
    lines.append("---")
    replay = Match(match.kind, setup)
    for index in match.answers:
        lines.append(_line(replay, index))
        replay.play(index)
    lines.append(f"end {len(match.answers)}")
    return "\n".join(lines) + "\n"


def _line(match: Match, index: int) -> str:
    """Return the line of an answer that is about to be given."""
    decision = match.decision
    assert decision is not None
    if index < 0:
        return f"{len(match.answers) + 1}. {match.names[concession(index)]} concedes"
    return f"{len(match.answers) + 1}. {match.names[decision.seat]} {index} {decision.values[index].label}"


def read(path: Path, games: Mapping[str, GameKind]) -> Match:
    """Return the match of a record file; what is wrong with it is told with the file's name."""
    return read_data(read_given(path), name_of(path), games)


def read_data(data: bytes, name: str, games: Mapping[str, GameKind]) -> Match:
    """Return the match of what was in a record file of a name."""
    try:
        return load(data.decode(), games)
    except UnicodeDecodeError as binary:
        line = data.count(b"\n", 0, binary.start) + 1
        raise SplayError(f"{name}: {RecordError(line, 'this is not text, so it is no splay record')}") from binary
    except RecordError as error:
        raise SplayError(f"{name}: {error}") from error


def load(text: str, games: Mapping[str, GameKind]) -> Match:
    """Return the match that a record tells of, every answer replayed and compared with its words."""
    # Some editors put a mark of the encoding before the first letter.
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].strip() != TITLE:
        if lines and _OTHER_TITLE.fullmatch(lines[0].strip()):
            raise RecordError(
                1, f"this is a {lines[0].strip()!r}, and not a {TITLE!r}: install a newer Splay to read it"
            )
        raise RecordError(1, f"this is not a splay record: it must begin with the line {TITLE!r}")
    fields, body = _header(lines)
    setup = _setup(fields, games)
    try:
        match = Match(games[setup.game], setup)
    except SetupError as error:
        raise RecordError(fields.get(error.field, fields["game"])[0], str(error)) from error
    except PositionError as impossible:
        raise RecordError(fields["position"][0], str(impossible)) from impossible
    try:
        return _replay(match, lines, body)
    except RecordError as differs:
        rules = games[setup.game].rules
        if setup.rules == rules:
            raise
        reason = f"{differs.reason} (played by version {setup.rules} of the rules, and this is version {rules})"
        raise RecordError(differs.line, reason) from differs


def _header(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """Return the header's fields with their line numbers, and the index of the first line after it."""
    fields: dict[str, tuple[int, str]] = {}
    for index in range(1, len(lines)):
        line = lines[index].strip()
        if line == "---":
            missing = [field for field in _FIELDS if field not in fields]
            if missing:
                raise RecordError(index + 1, f"the header above lacks {', '.join(missing)}")
            return fields, index + 1
        key, colon, value = line.partition(":")
        if not colon or key not in _FIELDS + _OPTIONAL:
            expected = ", ".join(_FIELDS + _OPTIONAL)
            raise RecordError(index + 1, f"{_brief(line)} is no line of a header: expected one of {expected}")
        if key in fields:
            raise RecordError(index + 1, f"{key} is given twice")
        fields[key] = (index + 1, value.strip())
    raise RecordError(len(lines), "the record is cut short: it ends within its header, before the line ---")


def _setup(fields: Mapping[str, tuple[int, str]], games: Mapping[str, GameKind]) -> Setup:
    line, game = fields["game"]
    if game not in games:
        raise RecordError(line, f"the game {_brief(game)} is not known here: known are {', '.join(games)}")
    return Setup(
        game=game,
        edition=fields["edition"][1],
        sets=_parts(fields["sets"][1]),
        seats=_parts(fields["seats"][1]),
        seed=_number(fields["seed"], "the seed"),
        options=_options(fields["options"]),
        rules=_number(fields["rules"], "the version of the rules"),
        position=fields["position"][1] if "position" in fields else "",
    )


def _options(field: tuple[int, str]) -> dict[str, str]:
    line, text = field
    options: dict[str, str] = {}
    for part in _parts(text):
        key, equals, value = part.partition("=")
        if not equals:
            raise RecordError(line, f"{_brief(part)} is no option: expected name=value")
        if key in options:
            raise RecordError(line, f"the option {key} is given twice")
        options[key] = value
    return options


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def _number(field: tuple[int, str], what: str) -> int:
    line, text = field
    if not _WHOLE_NUMBER.fullmatch(text):
        raise RecordError(line, f"{what} must be a whole number, not {_brief(text)}")
    return int(text)


def _replay(match: Match, lines: list[str], body: int) -> Match:
    """Play the answers from the first line after the header on."""
    for index in range(body, len(lines)):
        line = lines[index].strip()
        if line.startswith("end"):
            if line != f"end {len(match.answers)}":
                raise RecordError(index + 1, f"{_brief(line)} does not fit the {len(match.answers)} answers above it")
            for rest in range(index + 1, len(lines)):
                if lines[rest].strip():
                    raise RecordError(rest + 1, "there is more after the end of the record")
            return match
        _replay_line(match, index + 1, line)
    raise RecordError(len(lines), f"the record is cut short: the line 'end {len(match.answers)}' or more is missing")


def _replay_line(match: Match, line_number: int, line: str) -> None:
    decision = match.decision
    if decision is None:
        raise RecordError(line_number, "the game is over before this answer")
    for seat in range(len(match.names)):
        if not match.now.has_left(seat) and line == _line(match, concession(seat)):
            match.concede(seat)
            return
    start = f"{len(match.answers) + 1}. {match.names[decision.seat]} "
    if line == start.strip():
        raise RecordError(line_number, f"{_brief(line)} does not say which option was chosen")
    if not line.startswith(start):
        raise RecordError(line_number, f"{_brief(line)} should begin with {start.strip()!r}")
    index_text, _, words = line[len(start) :].partition(" ")
    index = _number((line_number, index_text), "an answer")
    if not 0 <= index < len(decision.values):
        raise RecordError(
            line_number, f"{index} is not an option: choose a number from 0 to {len(decision.values) - 1}"
        )
    label = decision.values[index].label
    if words != label:
        raise RecordError(line_number, f"option {index} is {label!r} here, not {_brief(words)}")
    match.answer(index)


def _brief(text: str) -> str:
    """Return a text as quoted in a message, shortened if it is long."""
    return repr(text if len(text) <= 60 else f"{text[:57]}...")
