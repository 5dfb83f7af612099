"""How a match is set up."""

from collections.abc import Callable

import pytest

from splay.innovation import new_match as new_innovation
from splay.intrapreneurs import new_match as new_intrapreneurs
from splay.kernel.errors import SetupError
from splay.kernel.match import Match


@pytest.mark.parametrize("new_match", [new_innovation, new_intrapreneurs])
@pytest.mark.parametrize("wrong", ["x", "7", 1.0, None, True])
def test_a_seed_that_is_no_whole_number_is_refused(new_match: Callable[..., Match], wrong: object) -> None:
    with pytest.raises(SetupError) as refused:
        new_match(["ann", "bob"], seed=wrong)
    assert str(refused.value) == f"the seed must be a whole number, not {wrong!r}"
    assert refused.value.field == "seed"
