"""A match as a small text file: readable by a person, replayable to the last event.

    splay record 1
    game: innovation
    edition: 3e
    sets: base
    options: longer=yes
    seats: ann, greedy
    seed: 7
    rules: 1
    ---
    1. ann 0 Archery
    2. greedy 1 Tools
    end 2

Each answer stands with its number, the seat that gave it, the option's index and the option's words. The last line
counts the answers, so that a record cut short is noticed.
"""

from collections.abc import Mapping
from typing import Final

from splay.kernel.errors import IllegalAnswer, RecordError, SplayError
from splay.kernel.match import Match
from splay.kernel.setup import GameKind, Setup

_TITLE: Final = "splay record 1"
_FIELDS: Final = ("game", "edition", "sets", "options", "seats", "seed", "rules")
_OPTIONAL: Final = ("position",)


def dump(match: Match) -> str:
    """Return a match as the text of a record."""
    setup = match.setup
    lines = [
        _TITLE,
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
    for number, index in enumerate(match.answers, start=1):
        lines.append(_line(replay, number, index))
        replay.answer(index)
    lines.append(f"end {len(match.answers)}")
    return "\n".join(lines) + "\n"


def _line(match: Match, number: int, index: int) -> str:
    """Return the line of an answer that is about to be given."""
    decision = match.decision
    assert decision is not None
    return f"{number}. {match.names[decision.seat]} {index} {decision.values[index].label}"


def load(text: str, games: Mapping[str, GameKind]) -> Match:
    """Return the match that a record tells of, every answer replayed and compared with its words."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != _TITLE:
        raise RecordError(1, f"this is not a splay record: it must begin with the line {_TITLE!r}")
    fields, body = _header(lines)
    setup = _setup(fields, games)
    try:
        match = Match(games[setup.game], setup)
    except SplayError as error:
        raise RecordError(fields["game"][0], str(error)) from error
    return _replay(match, lines, body)


def _header(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """Return the header's fields with their line numbers, and the index of the first line after it."""
    fields: dict[str, tuple[int, str]] = {}
    for index in range(1, len(lines)):
        line = lines[index].strip()
        if line == "---":
            missing = [field for field in _FIELDS if field not in fields]
            if missing:
                raise RecordError(index + 1, f"the header lacks {', '.join(missing)}")
            return fields, index + 1
        key, colon, value = line.partition(":")
        if not colon or key not in _FIELDS + _OPTIONAL:
            raise RecordError(index + 1, f"{line!r} is no line of a header: expected one of {', '.join(_FIELDS)}")
        if key in fields:
            raise RecordError(index + 1, f"{key} is given twice")
        fields[key] = (index + 1, value.strip())
    raise RecordError(len(lines), "the record ends within its header: the line --- is missing")


def _setup(fields: Mapping[str, tuple[int, str]], games: Mapping[str, GameKind]) -> Setup:
    line, game = fields["game"]
    if game not in games:
        raise RecordError(line, f"the game {game!r} is not known here: known are {', '.join(games)}")
    options: dict[str, str] = {}
    for part in _parts(fields["options"][1]):
        key, equals, value = part.partition("=")
        if not equals:
            raise RecordError(fields["options"][0], f"{part!r} is no option: expected name=value")
        options[key] = value
    return Setup(
        game=game,
        edition=fields["edition"][1],
        sets=_parts(fields["sets"][1]),
        seats=_parts(fields["seats"][1]),
        seed=_number(fields["seed"], "the seed"),
        options=options,
        rules=_number(fields["rules"], "the version of the rules"),
        position=fields["position"][1] if "position" in fields else "",
    )


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _number(field: tuple[int, str], what: str) -> int:
    line, text = field
    try:
        return int(text)
    except ValueError:
        raise RecordError(line, f"{what} must be a whole number, not {text!r}") from None


def _replay(match: Match, lines: list[str], body: int) -> Match:
    """Play the answers from the first line after the header on."""
    for index in range(body, len(lines)):
        line, number = lines[index].strip(), len(match.answers) + 1
        if line.startswith("end"):
            if line != f"end {len(match.answers)}":
                raise RecordError(index + 1, f"{line!r} does not fit the {len(match.answers)} answers above it")
            if any(rest.strip() for rest in lines[index + 1 :]):
                raise RecordError(index + 2, "there is more after the end of the record")
            return match
        _replay_line(match, index + 1, number, line)
    raise RecordError(len(lines), f"the record is cut short: the line 'end {len(match.answers)}' or more is missing")


def _replay_line(match: Match, line_number: int, number: int, line: str) -> None:
    decision = match.decision
    if decision is None:
        raise RecordError(line_number, "the game is over before this answer")
    start = f"{number}. {match.names[decision.seat]} "
    if not line.startswith(start):
        raise RecordError(line_number, f"{line!r} should begin with {start.strip()!r}")
    index_text, _, words = line[len(start) :].partition(" ")
    index = _number((line_number, index_text), "an answer")
    if not 0 <= index < len(decision.values):
        raise RecordError(line_number, f"{index} is not an option: there are {len(decision.values)}, from 0")
    label = decision.values[index].label
    if words != label:
        raise RecordError(line_number, f"option {index} is {label!r} here, not {words!r}")
    try:
        match.answer(index)
    except IllegalAnswer as error:
        raise RecordError(line_number, str(error)) from error
