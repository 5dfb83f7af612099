import gc
import weakref
from collections.abc import Iterator

import pytest

from splay.innovation.game import Game as Innovation
from splay.intrapreneurs.game import Game as Intrapreneurs
from splay.kernel.game import Game
from splay.server.guide import match_setup
from splay.server.play import Bounds, Play
from splay.server.records import ANSWER, UNDO, Chair, Clock, Entry, TableFacts
from splay.server.sweeping import Sweep


@pytest.fixture(autouse=True)
def _nobody_else_looks() -> Iterator[None]:
    before = gc.get_threshold()
    gc.collect()
    gc.disable()
    yield
    gc.set_threshold(*before)
    gc.enable()
    gc.unfreeze()


def games_in_memory(kind: type[Game]) -> int:
    return sum(type(thing) is kind for thing in gc.get_objects())


@pytest.mark.parametrize(
    ("game", "edition", "kind"), [("innovation", "4e", Innovation), ("intrapreneurs", "standard", Intrapreneurs)]
)
def test_a_match_that_is_dropped_is_freed_at_once(game: str, edition: str, kind: type[Game]) -> None:
    before = games_in_memory(kind)
    play = a_match(game, edition)
    for number in range(60):
        assert play.asked is not None
        play.apply(Entry(number, ANSWER, play.asked, "0", 0.0))
    play.apply(Entry(60, UNDO, 0, "50", 0.0))
    assert games_in_memory(kind) > before

    del play

    assert games_in_memory(kind) == before


class Ring:
    """Something that is kept only by itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_kept_only_by_itself_is_found_when_there_is_nothing_else_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    worked = 0.0
    monkeypatch.setattr("splay.server.sweeping.time.process_time", lambda: worked)
    sweep, ring = Sweep(), weakref.ref(Ring())

    sweep.look()
    assert ring() is not None, "it is not worth while yet"

    worked = 10.0
    sweep.look()
    assert ring() is None


def a_match(game: str, edition: str) -> Play:
    chairs = [Chair(visitor=name, name=name) for name in ("ann", "bob")]
    facts = TableFacts("table", game, edition, [], {}, "", False, Clock(), "ann", chairs, 3, 0.0)
    setup = match_setup(game, edition, [], {}, ["ann", "bob"], 3)
    facts.sets, facts.rules = setup.sets, setup.rules
    return Play(facts, Bounds(3000, 300, 6000))
