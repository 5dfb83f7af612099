"""How a match is set up."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from splay.games import GAMES
from splay.innovation import new_match as new_innovation
from splay.innovation import position as innovation_position
from splay.intrapreneurs import new_match as new_intrapreneurs
from splay.intrapreneurs import position as intrapreneurs_position
from splay.kernel import record
from splay.kernel.errors import SetupError
from splay.kernel.match import Match


@pytest.mark.parametrize("new_match", [new_innovation, new_intrapreneurs])
@pytest.mark.parametrize("wrong", ["x", "7", 1.0, None, True])
def test_a_seed_that_is_no_whole_number_is_refused(new_match: Callable[..., Match], wrong: object) -> None:
    with pytest.raises(SetupError) as refused:
        new_match(["ann", "bob"], seed=wrong)
    assert str(refused.value) == f"the seed must be a whole number, not {wrong!r}"
    assert refused.value.field == "seed"


@pytest.mark.parametrize(
    ("new_match", "positions"), [(new_innovation, innovation_position), (new_intrapreneurs, intrapreneurs_position)]
)
def test_a_match_of_a_secret_seed_can_be_written_down_and_read_again(
    new_match: Callable[..., Match], positions: Any
) -> None:
    match = new_match(["ann", "bob"], seed=2**128 + 99)
    for _ in range(6):
        match.answer(0)
    again = record.load(record.dump(match), GAMES)
    assert again.view(0).to_json() == match.view(0).to_json()
    there = positions.load(json.loads(json.dumps(positions.dump(match))))
    for _ in range(20):
        match.answer(0)
        there.answer(0)
    assert there.view(0).to_json() == match.view(0).to_json(), "chance goes on as before"
