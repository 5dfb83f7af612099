"""The counts that are shipped, and what they say: shares with their intervals, card by card and table by table."""

import gzip
import json
import zlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from splay.innovation.card import BASE
from splay.innovation.edition import edition_named
from splay.kernel.errors import NotFound, SplayError
from splay.kernel.files import write_whole
from splay.simulate import wilson
from splay.statistics.survey import Counts, Course, Kind
from splay.statistics.tally import COUNTED, WHOLE, Tally

FILE: Final = "counts.json.gz"
HAD: Final = {
    "opening": "in the opening hand",
    "first": "as the first meld",
    "board": "on the board at any time",
    "user": "having used it",
}
"""In which ways somebody can have had a card, and how that is called."""


@dataclass(frozen=True)
class Share:
    """A share of so many: with its 95 % interval, after Wilson."""

    part: float
    of: int

    def to_json(self) -> dict[str, object]:
        """Return it as plain data: no share of nothing."""
        low, high = wilson(self.part, self.of)
        share = self.part / self.of if self.of else None
        return {
            "share": None if share is None else round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "of": self.of,
        }


@dataclass
class Statistics:
    """What was counted, by kind of table, and under which conditions."""

    conditions: dict[str, Any]
    counts: Counts = field(default_factory=dict)

    def games(self, edition: str | None = None) -> int:
        """Return how many games were counted, of one edition or of all."""
        return sum(tally.games for kind, tally in self.counts.items() if edition in (None, kind.edition))

    def kinds(self, edition: str) -> list[Kind]:
        """Return the kinds of tables of an edition at which something was counted, or say that there are none."""
        kinds = [kind for kind, tally in self.counts.items() if kind.edition == edition and tally.games]
        if not kinds:
            known = list(dict.fromkeys(kind.edition for kind in self.counts))
            raise NotFound(f"nothing was counted of the edition {edition!r}: there are {', '.join(known)}")
        return kinds


def unpack(packed: bytes) -> dict[str, Any]:
    """Return what is in a file of counts, as plain data, or say that it is none."""
    try:
        data: dict[str, Any] = json.loads(gzip.decompress(packed))
        if all(isinstance(data[part], dict) and data[part] for part in ("conditions", "tables")):
            return data
    except (OSError, EOFError, ValueError, KeyError, TypeError, RecursionError, zlib.error):
        pass
    raise SplayError("this is no file of counts: name one that `splay survey --out` has written")


def read(packed: bytes) -> Statistics:
    """Return the statistics of a file."""
    data = unpack(packed)
    counts = {Kind.from_key(key): Tally.from_json(tally) for key, tally in data["tables"].items()}
    return Statistics(data["conditions"], counts)


def write(course: Course, path: Path) -> None:
    """Write what a survey has counted to a file: the same counts, the same bytes."""
    tables = {kind.key: tally.to_json() for kind, tally in course.counts.items() if tally.games}
    told = {"conditions": course.survey.conditions(), "chunks": course.chunks, "tables": tables}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    write_whole(path, gzip.compress(text.encode(), compresslevel=9, mtime=0))


@cache
def shipped() -> Statistics:
    """Return the statistics that are shipped."""
    return read(resources.files("splay.statistics").joinpath(FILE).read_bytes())


def made_by(statistics: Statistics) -> dict[str, object]:
    """Return who played, and how many games of each edition."""
    editions = list(dict.fromkeys(kind.edition for kind in statistics.counts))
    return {
        "bot": statistics.conditions["bot"],
        "weights": statistics.conditions["weights"],
        "games": {edition: statistics.games(edition) for edition in editions},
    }


# Card by card


def card_statistics(statistics: Statistics, name: str, edition: str) -> list[dict[str, object]]:
    """Return what was counted of a card at each kind of table that it is played at; empty if it is at none."""
    told = []
    for kind in statistics.kinds(edition):
        numbers = statistics.counts[kind].cards.get(name)
        if numbers is not None:
            told.append(_card_at(kind, statistics.counts[kind], numbers))
    return told


def _card_at(kind: Kind, tally: Tally, numbers: list[int]) -> dict[str, object]:
    count = dict(zip(COUNTED, numbers, strict=True))
    return {
        **_kind_json(kind),
        "games": tally.games,
        "melded": Share(count["melded_in"], tally.games).to_json(),
        "used": Share(count["used_in"], tally.games).to_json(),
        "melds": count["melds"],
        "uses": count["uses"],
        "shareable": Share(count["shareable"], count["uses"]).to_json(),
        "shared": Share(count["shared"], count["uses"]).to_json(),
        "won": {what: Share(count[f"{what}_won"] / WHOLE, count[what]).to_json() for what in HAD},
        "par": round(1 / kind.players, 4),
    }


def _kind_json(kind: Kind) -> dict[str, object]:
    return {"edition": kind.edition, "expansions": list(kind.expansions), "players": kind.players}


def kind_words(kind: Kind) -> str:
    """Return a kind of table as one says it, or refuse what is none: 3rd edition with Cities of Destiny, 2 players."""
    edition = edition_named(kind.edition)
    titles = [expansion.title for expansion in edition.with_sets([BASE.name, *kind.expansions])]
    sets = f" with {', '.join(titles)}" if titles else ""
    return f"{edition.title}{sets}, {kind.players} players"


def every_card(statistics: Statistics, edition: str, expansions: Iterable[str], players: int) -> dict[str, object]:
    """Return what was counted of all cards at one kind of table, or say which kinds there are."""
    wanted = Kind(edition, tuple(sorted(expansions)), players)
    kinds = statistics.kinds(edition)
    if wanted not in kinds:
        counted = "; ".join(kind_words(kind) for kind in kinds)
        raise NotFound(f"nothing was counted of the {kind_words(wanted)}, but of: {counted}")
    tally = statistics.counts[wanted]
    cards = [{"name": name, **_card_at(wanted, tally, numbers)} for name, numbers in sorted(tally.cards.items())]
    return {"kinds": [_kind_json(kind) for kind in kinds], **_table_at(wanted, tally), "cards": cards}


# Table by table


def tables(statistics: Statistics) -> list[dict[str, object]]:
    """Return how the games went at each kind of table: who wins, how long they take, how they end."""
    return [_table_at(kind, tally) for kind, tally in statistics.counts.items() if tally.games]


def _table_at(kind: Kind, tally: Tally) -> dict[str, object]:
    won = tally.places.total() // WHOLE
    wins = [Share(tally.places[place] / WHOLE, won).to_json() for place in range(kind.players)]
    return {
        **_kind_json(kind),
        "games": tally.games,
        "unfinished": tally.unfinished,
        "shared_victories": tally.shared,
        "first_player": wins[0],
        "places": wins,
        "turns": {**_spread(tally.turns), "mean": round(_mean(tally.turns), 2)},
        "decisions": round(tally.decisions / tally.games, 1),
        "endings": {end: Share(count, tally.games).to_json() for end, count in sorted(tally.endings.items())},
        "par": round(1 / kind.players, 4),
    }


def _mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / counts.total()


def _spread(counts: Counter[int]) -> dict[str, int]:
    """Return between which numbers half of the games lie, and the one in the middle."""
    ordered = sorted(counts.elements())
    return {
        "quarter": ordered[len(ordered) // 4],
        "median": ordered[len(ordered) // 2],
        "three_quarters": ordered[3 * len(ordered) // 4],
    }
