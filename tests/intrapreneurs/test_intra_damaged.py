"""Whatever happens to a record, a position or a deck on its way, it can be played or is refused in words."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from company import PLAIN, moments, new_table, plain_deck
from splay.games import GAMES
from splay.intrapreneurs import DeckError, new_match, position
from splay.intrapreneurs.deck import pack, unpack
from splay.kernel import record
from splay.kernel.errors import PositionError, RecordError

JUNK = [None, True, False, 0, 1, -1, 3, 99, 10**30, 1.5, "", "x", "ann", "B1", "Alpha", "Cut", [], ["B1"], {}, {"a": 1}]


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every entry of plain data: what holds it, and under which key."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from places(data[key])


def damaged(data: Any, chance: random.Random) -> Any:
    """Return a copy in which an entry or two are missing, doubled or replaced by something else."""
    data = copy.deepcopy(data)
    for _ in range(chance.choice((1, 1, 2))):
        holder, key = chance.choice(list(places(data)))
        change = chance.random()
        if change < 0.2:
            del holder[key]
        elif change < 0.3 and isinstance(holder, list):
            holder.append(holder[key])
        else:
            holder[key] = copy.deepcopy(chance.choice(JUNK))
    return data


@pytest.mark.parametrize("seed", range(6))
def test_a_damaged_position_is_refused_with_its_reasons_or_played(seed: int) -> None:
    chance = random.Random(seed)
    played = refused = 0
    *_, match = moments(new_match(["ann", "bob", "cat"], seed, deck=PLAIN), seed, limit=40 + 60 * seed)
    for number in range(120):
        spec = damaged(json.loads(json.dumps(position.dump(match))), chance)
        if number % 2:
            spec.pop("pending", None)
        try:
            twin = position.load(spec)
        except PositionError as error:
            assert error.reasons
            refused += 1
        else:
            for _ in moments(twin, number, limit=60):
                pass
            played += 1
    assert played > 5
    assert refused > 30


def test_damaged_decks_are_refused_with_their_reasons_or_played() -> None:
    chance = random.Random(1)
    played = refused = 0
    for number in range(400):
        data = damaged(plain_deck(), chance)
        try:
            deck = unpack(pack(data))
        except DeckError as error:
            assert error.reasons
            refused += 1
        else:
            for _ in moments(new_match(["ann", "bob"], number, deck=deck), number, limit=40):
                pass
            played += 1
    assert played > 10
    assert refused > 100


def test_a_damaged_record_is_refused_with_its_line() -> None:
    chance = random.Random(2)
    *_, match = moments(new_table((2, False, True), 8), 8, limit=30)
    text = record.dump(match)
    for _ in range(300):
        start, length = chance.randrange(len(text)), chance.randrange(12)
        patch = "".join(chance.choice("aZ0 ,:=\n\x00é-") for _ in range(chance.randrange(6)))
        broken = text[:start] + patch + text[start + length :]
        try:
            record.load(broken, GAMES)
        except RecordError as error:
            assert 1 <= error.line <= max(1, len(broken.splitlines()))
            assert error.reason
