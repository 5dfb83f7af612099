"""A server for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from guests import Venue
from guests import venue as open_venue


@pytest.fixture
def venue(tmp_path: Path) -> Iterator[Venue]:
    with open_venue(tmp_path / "splay.db") as opened:
        yield opened
