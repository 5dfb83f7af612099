"""Whatever happens to a record or a position on its way, it loads or is refused in words: nothing else."""

import json

from fuzz import moments
from hypothesis import given, settings
from hypothesis import strategies as st

from splay.games import GAMES
from splay.innovation import new_match, position
from splay.kernel import record
from splay.kernel.errors import PositionError, RecordError
from splay.kernel.match import Match

*_, MATCH = moments(new_match(["ann", "bob"], "3e", 8), 8, limit=40)
RECORD = record.dump(MATCH)
POSITION = json.dumps(position.dump(MATCH))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.integers(0, len(RECORD)), st.integers(0, 12), st.text(max_size=6))
def test_a_damaged_record_is_refused_with_its_line(start: int, length: int, patch: str) -> None:
    damaged = RECORD[:start] + patch + RECORD[start + length :]
    try:
        match = record.load(damaged, GAMES)
    except RecordError as error:
        assert 1 <= error.line <= max(1, len(damaged.splitlines()))
        assert error.reason
    else:
        assert isinstance(match, Match)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(0, len(POSITION)), st.integers(0, 12), st.sampled_from(["", "[]", '"x"', "0", "null", "{}", "-1"]))
def test_a_damaged_position_is_refused_with_its_reasons(start: int, length: int, patch: str) -> None:
    try:
        spec = json.loads(POSITION[:start] + patch + POSITION[start + length :])
    except ValueError:
        return
    try:
        match = position.load(spec)
    except PositionError as error:
        assert error.reasons
    else:
        assert isinstance(match, Match)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(
                    ["players", "name", "hand", "board", "red", "cards", "turn", "decks", "1", "seed", "sets"]
                ),
                inner,
                max_size=5,
            )
        ),
        max_leaves=20,
    )
)
def test_foreign_data_is_no_position(spec: object) -> None:
    try:
        position.load(spec)
    except PositionError as error:
        assert error.reasons
