"""The encoding of both games: every decision is covered, every array says what the seat's view says, and no more."""

import hashlib
from types import ModuleType
from typing import Any

import fuzz
import pytest
import test_intra_properties as company_properties
import test_properties as properties

import company

pytest.importorskip("numpy", reason="the arrays need NumPy: pip install splay[rl]")

import numpy as np
from reading import read

from splay.encoding import VERSION, Encoder, encoder_for
from splay.encoding.arrays import action_mask, blocks_of, observation_row
from splay.encoding.innovation import InnovationEncoder
from splay.encoding.intrapreneurs import IntrapreneursEncoder
from splay.innovation import INNOVATION
from splay.intrapreneurs import INTRAPRENEURS
from splay.kernel.decision import Text
from splay.kernel.errors import SplayError
from splay.kernel.match import Match
from splay.kernel.rng import Rng

Games = ModuleType
"""The random games of a game: `new_table` and `moments`."""

TABLES = [
    *[pytest.param(fuzz, kind, id=fuzz.table_id(kind)) for kind in fuzz.TABLES],
    *[pytest.param(company, kind, id=f"company-{company.table_id(kind)}") for kind in company.TABLES],
]
"""Every kind of table of both games."""


def question(encoder: Encoder, match: Match, seat: int) -> set[str]:
    """Return the blocks about a question that have something in them for a seat."""
    blocks = blocks_of(encoder.observations, observation_row(encoder, match.now, seat, match.decision))
    return {name for name in ("asked", "source", "prompt") if blocks[name].any()}


@pytest.mark.parametrize(("games", "kind"), TABLES)
def test_each_option_of_each_decision_has_an_action_of_its_own(games: Games, kind: Any) -> None:
    start = games.new_table(kind, 5)
    encoder = encoder_for(start.setup)
    for match in games.moments(start, 5):
        if match.decision is None:
            continue
        codes = encoder.codes(match.decision)
        assert len(set(codes)) == len(codes) == len(match.decision.values)
        assert all(0 <= code < encoder.actions.size for code in codes)
        for code, value in zip(codes, match.decision.values, strict=True):
            # Words have no number of their own; everything else keeps its number wherever it stands in the list.
            assert (encoder.actions.at(code)[0].name == "place") is isinstance(value, Text)
        mask = action_mask(encoder, match.decision.seat, match.decision)
        assert sorted(codes) == np.flatnonzero(mask).tolist()
        others = [seat for seat in range(len(match.names)) if seat != match.decision.seat]
        assert not any(action_mask(encoder, seat, match.decision).any() for seat in others)


@pytest.mark.parametrize(("games", "kind"), TABLES)
def test_an_observation_says_what_the_view_says(games: Games, kind: Any) -> None:
    start = games.new_table(kind, 3)
    encoder = encoder_for(start.setup)
    for number, match in enumerate(games.moments(start, 3)):
        if number % 25 and match.decision is not None:
            continue
        for seat in range(len(match.names)):
            assert observation_row(encoder, match.now, seat, None).tolist() == read(match, seat, encoder).tolist()


def test_only_who_is_asked_sees_the_question() -> None:
    for start in (fuzz.new_table(("3e+artifacts+figures", 3, {}), 4), company.new_table((3, False, False), 4)):
        encoder = encoder_for(start.setup)
        asked_by_effects = 0
        for match in fuzz.moments(start, 4, limit=80):
            assert match.decision is not None
            for seat in range(len(match.names)):
                seen = question(encoder, match, seat)
                assert seen >= {"asked", "prompt"} if seat == match.decision.seat else not seen
                asked_by_effects += "source" in seen
        assert asked_by_effects


def test_a_question_stays_the_same_while_cards_are_chosen_one_by_one() -> None:
    match = fuzz.new_table(("4e", 2, {}), 0)
    encoder = encoder_for(match.setup)
    prompts: dict[bytes, set[str]] = {}
    for moment in fuzz.moments(match, 0):
        if moment.decision is not None:
            row = observation_row(encoder, moment.now, moment.decision.seat, moment.decision)
            bits = blocks_of(encoder.observations, row)["prompt"].tobytes()
            prompts.setdefault(bits, set()).add(moment.decision.prompt.split(";")[0])
    assert all(len(words) == 1 for words in prompts.values())
    assert len(prompts) > 20


@pytest.mark.parametrize("kind", fuzz.TABLES, ids=fuzz.table_id)
def test_a_seat_observes_the_same_whatever_it_cannot_know(kind: fuzz.Table) -> None:
    compared = 0
    for seed in range(2):
        *_, match = fuzz.moments(fuzz.new_table(kind, seed), seed, limit=30 + 20 * seed)
        seat, encoder = seed % len(match.names), encoder_for(match.setup)
        other, again = properties.permuted(match, seat, Rng(seed)), Match(INNOVATION, match.setup)
        told = 0
        for index in match.answers:
            if not properties.same_question(again, other, seat, told):
                break
            compared += same_to(encoder, again, other, seat)
            told = again.event_count()
            again.answer(index)
            other.answer(index)
    assert compared > 20


@pytest.mark.parametrize("kind", company.TABLES, ids=company.table_id)
def test_a_seat_of_a_company_observes_the_same_whatever_it_cannot_know(kind: company.Table) -> None:
    compared = 0
    for seed in range(3):
        *_, match = company.moments(company.new_table(kind, seed), seed, limit=20 + 12 * seed)
        seat, encoder = seed % len(match.names), encoder_for(match.setup)
        stand_in = company_properties.stand_ins(match, seat, Rng(seed))
        other, again = company_properties.permuted(match, stand_in), Match(INTRAPRENEURS, match.setup)
        for index in match.answers:
            if not company_properties.same_question(again, other, seat, stand_in):
                break
            compared += same_to(encoder, again, other, seat)
            again.answer(index)
            other.answer(index)
    assert compared > 20


def same_to(encoder: Encoder, match: Match, other: Match, seat: int) -> bool:
    """Check that two matches are the same to a seat, byte for byte."""
    mine = observation_row(encoder, match.now, seat, match.decision)
    its = observation_row(encoder, other.now, seat, other.decision)
    assert mine.tobytes() == its.tobytes()
    mask = action_mask(encoder, seat, match.decision)
    assert mask.tobytes() == action_mask(encoder, seat, other.decision).tobytes()
    return True


def test_a_row_is_written_where_it_belongs_and_nowhere_else() -> None:
    match = fuzz.new_table(("3e+echoes", 3, {}), 1)
    encoder = encoder_for(match.setup)
    size = encoder.observations.size
    rows = np.full((3, size), 7, np.int16)
    rows[1] = 0
    encoder.write(match.now, 2, match.decision, rows.reshape(-1).data, size)
    assert (rows[[0, 2]] == 7).all()
    assert (rows[1] == observation_row(encoder, match.now, 2, match.decision)).all()


def test_a_seat_finds_itself_first_and_the_others_clockwise() -> None:
    match = fuzz.new_table(("4e", 3, {}), 2)
    encoder = encoder_for(match.setup)
    hands = [
        blocks_of(encoder.observations, observation_row(encoder, match.now, seat, None))["hand"] for seat in range(3)
    ]
    assert [hand.sum(axis=1).tolist() for hand in hands] == [[2, 0, 0]] * 3
    assert not (hands[0][0] & hands[1][0]).any()


def test_places_of_the_encoding_can_be_looked_up_by_name_and_number() -> None:
    encoder = encoder_for(fuzz.new_setup(("4e", 2, {}), 0))
    back = encoder.actions.named("back")
    assert encoder.actions.at(back.start + 12 + 3) == (back, (1, 0, 3))
    with pytest.raises(SplayError, match="there is no block 'bakc': the blocks are yes, no"):
        encoder.actions.named("bakc")
    with pytest.raises(SplayError, match="there is no place"):
        encoder.actions.at(encoder.actions.size)


def test_every_block_says_what_it_means() -> None:
    for setup in (fuzz.new_setup(fuzz.TABLES[-8], 0), company.new_table(company.TABLES[0], 0).setup):
        encoder = encoder_for(setup)
        for layout in (encoder.observations, encoder.actions):
            assert all(block.meaning and block.size for block in layout.blocks)
            assert sum(block.size for block in layout.blocks) == layout.size


def test_the_encoding_stays_the_same_for_its_version() -> None:
    everything = ("3e+cities+artifacts+echoes+figures", 3, {"relics": "yes"})
    setups = [fuzz.new_setup(kind, 0) for kind in [("1e+echoes", 2, {}), everything, ("4e", 4, {})]]
    told = ""
    for encoder in map(encoder_for, [*setups, company.new_table((2, False, False), 0).setup]):
        assert isinstance(encoder, InnovationEncoder | IntrapreneursEncoder)
        told += str([(block.name, block.shape) for block in encoder.observations.blocks + encoder.actions.blocks])
        told += str(list(encoder.sources))
    # If this changes, so does what trained networks see: raise VERSION, and say so in CHANGELOG.md.
    assert (VERSION, hashlib.sha256(told.encode()).hexdigest()[:16]) == (1, "c2c9470a30c6f2d8")
