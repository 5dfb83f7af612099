"""A survey: many games of bots at tables of every kind, so that cards can be counted.

The games of an edition are dealt out in chunks among its tables, a few to each in every round, so that a survey that is
stopped at any time has all of them in the same proportion. Every game follows from the seed and its number alone.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache, partial
from itertools import count, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from splay.bots import make_bot
from splay.cluster import in_chunks
from splay.games import DEFAULT_GAME, game_named, setup_of
from splay.innovation.game import Game
from splay.journal import Journal, Twice
from splay.kernel.agent import Table as Seated
from splay.kernel.errors import SetupError, SplayError
from splay.kernel.rng import Rng
from splay.simulate import MAX_TURNS
from splay.statistics.tally import COUNTED, Tally

BOT: Final = "fox"
"""Who plays unless another is asked for: the cheapest bot with a learned judgement."""

GAMES: Final = 200_000
"""How many games of each edition are played unless something else is asked for."""

MOST_GAMES: Final = 10_000_000
"""More games of an edition than this take months, and only their list fills the memory."""

CHUNK: Final = 20
"""How many games are counted together."""


class Kind(NamedTuple):
    """A kind of table: the edition, the expansions and how many play."""

    edition: str
    expansions: tuple[str, ...]
    players: int

    @property
    def key(self) -> str:
        """The kind of table as one word: 3e+cities:2."""
        return f"{'+'.join([self.edition, *self.expansions])}:{self.players}"

    @classmethod
    def from_key(cls, key: str) -> "Kind":
        """Return the kind of table that a word stands for."""
        sets, _, players = key.partition(":")
        edition, *expansions = sets.split("+")
        return cls(edition, tuple(expansions), int(players))


ALL_FOUR: Final = ("artifacts", "cities", "echoes", "figures")

ROUNDS: Final[dict[str, list[Kind]]] = {
    "1e": [*[Kind("1e", (), 2)] * 14, Kind("1e", (), 3), Kind("1e", (), 4), *[Kind("1e", ("echoes",), 2)] * 4],
    "3e": [
        *[Kind("3e", (), 2)] * 13,
        Kind("3e", (), 3),
        Kind("3e", (), 4),
        *[Kind("3e", (name,), 2) for name in ALL_FOUR],
        Kind("3e", ALL_FOUR, 2),
    ],
    "4e": [*[Kind("4e", (), 2)] * 18, Kind("4e", (), 3), Kind("4e", (), 4)],
}
"""For each edition, how the chunks of a round are dealt out among its tables."""

KINDS: Final = list(dict.fromkeys(kind for kinds in ROUNDS.values() for kind in kinds))


class Chunk(NamedTuple):
    """Some games of an edition that are played at one kind of table and counted together: which, from 0."""

    edition: str
    number: int

    @property
    def kind(self) -> Kind:
        """The kind of table at which they are played."""
        kinds = ROUNDS[self.edition]
        return kinds[self.number % len(kinds)]


@dataclass(frozen=True)
class Survey:
    """How many games of each edition are played, by which bot, from which seed, and on how many processes."""

    games: int = GAMES
    bot: str = BOT
    seed: int = 0
    jobs: int = 1

    def __post_init__(self) -> None:
        make_bot(self.bot, 0)
        if self.games < 1:
            raise SetupError(f"there must be at least 1 game, not {self.games}")
        if self.games > MOST_GAMES:
            raise SetupError(f"there can be {MOST_GAMES:,} games of each edition at most, not {self.games:,}")
        if self.jobs < 1:
            raise SetupError(f"there must be at least 1 job, not {self.jobs}")

    def conditions(self) -> dict[str, object]:
        """Return as plain data all that a chunk depends on."""
        return {
            "bot": self.bot,
            "weights": weights(),
            "rules": game_named(DEFAULT_GAME).rules,
            "seed": self.seed,
            "chunk": CHUNK,
            "most_turns": MAX_TURNS,
            "rounds": {edition: [kind.key for kind in kinds] for edition, kinds in ROUNDS.items()},
            "counted": list(COUNTED),
        }

    def chunks(self) -> list[Chunk]:
        """Return all chunks, the editions in turn."""
        return list(islice(every_chunk(), -(-self.games // CHUNK) * len(ROUNDS)))


def every_chunk() -> Iterator[Chunk]:
    """Go through the chunks of however long a survey, the editions in turn."""
    return (Chunk(edition, number) for number in count() for edition in ROUNDS)


@cache
def weights() -> str:
    """Return by what the weights that the bots judge by are known: the beginning of the SHA-256 of each file."""
    # What has been learned is loaded only where it is needed.
    from splay.bots.value import WEIGHTS, shipped

    return " ".join(hashlib.sha256(shipped(name)).hexdigest()[:16] for name in WEIGHTS[DEFAULT_GAME])


def play_chunk(survey: Survey, chunk: Chunk) -> Tally:
    """Play the games of a chunk and count them."""
    tally = Tally()
    for number in range(CHUNK):
        _play(survey, chunk, number, tally)
    return tally


def _play(survey: Survey, chunk: Chunk, number: int, tally: Tally) -> None:
    kind = chunk.kind
    edition = list(ROUNDS).index(chunk.edition)
    chance = Rng(Rng(Rng(survey.seed).next() + edition).next() + chunk.number * CHUNK + number)
    seats = [survey.bot] * kind.players
    setup = setup_of(DEFAULT_GAME, seats, chance.next(), kind.edition, expansions=kind.expansions)
    game = game_named(DEFAULT_GAME).begin(setup)
    assert isinstance(game, Game)
    opening = [[card.name for card in player.hand] for player in game.players]
    game.events = []
    table = Seated(game, [make_bot(name, chance.next()) for name in seats])
    try:
        table.play(MAX_TURNS)
    except Exception as error:
        error.add_note(f"This happened in game {number} of {chunk} of the seed {survey.seed}.")
        raise
    tally.count(game, opening, table.decisions)


Counts = dict[Kind, Tally]
"""What came of the games at each kind of table."""


class Course:
    """A survey as far as it has come."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.counts: Counts = {kind: Tally() for kind in KINDS}
        self.done: set[Chunk] = set()
        self._asked = frozenset(survey.chunks())

    def add(self, chunk: Chunk, tally: Tally) -> None:
        """Count a chunk that has been played."""
        self.done.add(chunk)
        self.counts[chunk.kind].add(tally)

    @property
    def chunks(self) -> int:
        """How many chunks are done, from the first one on; what comes after a gap does not count."""
        return next(number for number, chunk in enumerate(every_chunk()) if chunk not in self.done)

    def read(self, line: dict[str, Any]) -> None:
        """Take in a chunk that was played before, or the first ones together."""
        if "chunks" in line:
            self._begin(
                int(line["chunks"]),
                {Kind.from_key(key): Tally.from_json(line["tables"][key]) for key in line["tables"]},
            )
            return
        chunk = Chunk(line["edition"], line["number"])
        if chunk.edition not in ROUNDS or not isinstance(chunk.number, int):
            raise ValueError("no such chunk")
        if chunk in self.done:
            raise Twice(f"chunk {chunk.number} of {chunk.edition}")
        self.add(chunk, Tally.from_json(line["tally"]))

    def _begin(self, chunks: int, counts: Counts) -> None:
        """Begin with what so many chunks have come to, from the first one on."""
        if self.done:
            raise ValueError("something has been counted already")
        self.done.update(islice(every_chunk(), chunks))
        for kind, tally in counts.items():
            self.counts[kind].add(tally)

    @property
    def wanted(self) -> int:
        """How many chunks are done of those that were asked for; a file can hold more."""
        return len(self.done & self._asked)

    def left(self) -> list[Chunk]:
        """Return what is left to play."""
        return [chunk for chunk in self.survey.chunks() if chunk not in self.done]


def run(
    survey: Survey,
    resume: Path | None = None,
    progress: Callable[[Course], None] | None = None,
    ray: str | None = None,
    onto: dict[str, Any] | None = None,
) -> Course:
    """Play all games, here or on a Ray cluster; an interruption ends the run and keeps the chunks that were over.

    With a file, chunks that are over are kept in it and those in it are not played again. It can begin with the counts
    of another survey under the same conditions, as `shipped.write` has written them.
    """
    course = Course(survey)
    lines = Journal(resume, "survey", survey.conditions(), course.read) if resume is not None else nullcontext()
    with lines as journal:
        if onto is not None:
            first = _first_line(course, onto)
            course.read(first)
            if journal is not None:
                journal.add(first)
        left = course.left()
        try:
            for chunk, tally in zip(left, in_chunks(ray, partial(play_chunk, survey), left, survey.jobs), strict=True):
                if journal is not None:
                    journal.add({**chunk._asdict(), "tally": tally.to_json()})
                course.add(chunk, tally)
                if progress is not None:
                    progress(course)
        except KeyboardInterrupt:
            pass
    return course


def _first_line(course: Course, onto: dict[str, Any]) -> dict[str, Any]:
    """Return counts as the first line of a survey's file, or say why it cannot begin with them."""
    if course.done:
        raise SplayError("the survey has begun already: it goes on without being told where from")
    here = course.survey.conditions()
    other = [name for name in here if onto["conditions"].get(name) != here[name]]
    if other or not onto.get("chunks"):
        why = f"by another {' and '.join(other)}" if other else "which do not say how far they go"
        raise SplayError(f"a survey cannot go on from counts {why}: begin anew, without them")
    return {"chunks": onto["chunks"], "tables": onto["tables"]}
