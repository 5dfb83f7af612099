"""Evaluations of positions: chances that add up, from what a seat knows alone, the same for the same seed."""

import json
from collections.abc import Iterator
from itertools import islice, pairwise
from time import process_time
from typing import Any

import pytest
import test_intra_properties as company_properties
from fuzz import Table, moments, new_table, table_id
from test_properties import permuted, same_question

from company import TABLES as COMPANIES
from company import Table as CompanyTable
from company import moments as company_moments
from company import new_table as new_company_table
from company import table_id as company_id
from helpers import answer, options, player, rearranging_by_another, table
from splay.analysis import AnalysisError, Evaluation, evaluate
from splay.analysis.advice import advise
from splay.innovation import INNOVATION, new_match, position
from splay.intrapreneurs import INTRAPRENEURS
from splay.intrapreneurs import new_match as new_company
from splay.kernel.errors import NotFound, PositionError
from splay.kernel.match import Match
from splay.kernel.rng import Rng

KINDS: list[Table] = [
    ("4e", 2, {}),
    ("3e+echoes", 4, {"teams": "yes"}),
    ("4e", 3, {"teams": "AAB"}),
    ("3e+cities+artifacts+echoes+figures", 8, {"relics": "yes"}),
]
SECRETIVE: list[Table] = [
    *KINDS,
    ("1e", 2, {}),
    ("1e+echoes", 3, {}),
    ("3e", 3, {}),
    ("3e+cities", 2, {}),
    ("3e+artifacts", 2, {"relics": "yes"}),
    ("3e+figures", 2, {}),
    ("3e+cities+artifacts+echoes+figures", 2, {"relics": "yes"}),
]
"""Every edition and every expansion."""


def written(found: Evaluation) -> str:
    return json.dumps(found.to_json())


def asked(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


def winning() -> Match:
    """Return a match in which ann, whose turn it is, can claim her last achievement."""
    ann = player("ann", ["Archery", "Sailing"], hand=["Tools"], score=["Coal"], achievements=[2, 3, 4, 5, 6])
    return table(ann, player("bob", ["Oars"]), achievements=[1, 7])


def test_a_win_at_hand_is_seen_and_told() -> None:
    match = winning()
    found = evaluate(match, budget=120)
    assert found.seat == 0
    assert found.chance == 1.0
    assert found.sure[0] > 0.9 and found.sure[1] == 1.0
    assert found.options[0].label == "Achieve 1"
    assert found.options[0].chance == 1.0
    assert {option.label for option in found.options} <= set(options(match))
    others = evaluate(match, 1, budget=60)
    assert others.chance < 0.2
    assert others.options == [], "what ann is asked is hers to know"


@pytest.mark.parametrize("lines", [1, 4])
def test_a_handful_of_lines_is_never_sure_even_if_all_of_them_were_won(lines: int) -> None:
    low, high = evaluate(winning(), budget=lines).sure
    assert low < 0.95
    assert high == 1.0


@pytest.mark.parametrize("kind", KINDS, ids=table_id)
@pytest.mark.parametrize("is_open", [False, True], ids=["closed", "open"])
def test_chances_add_up_for_every_seat_whoever_is_asked(kind: Table, is_open: bool) -> None:
    *_, match = moments(new_table(kind, 3), 3, limit=25)
    for seat in range(kind[1]):
        found = evaluate(match, seat, budget=10, open_cards=is_open)
        teams = match.now.teams  # type: ignore[attr-defined]  # a game of Innovation
        assert sum({teams[one]: chance for one, chance in enumerate(found.chances)}.values()) == pytest.approx(
            1, abs=0.01
        )
        assert found.chance == found.chances[seat]
        assert 0 <= found.sure[0] <= found.chance <= found.sure[1] <= 1
        assert bool(found.options) is (is_open or seat == asked(match))
        for option in found.options:
            assert option.sure[0] <= option.chance <= option.sure[1]


def test_the_same_budget_and_seed_give_the_same_answer_and_leave_the_match_as_it_was() -> None:
    *_, match = moments(new_table(("3e+echoes", 3, {}), 5), 5, limit=20)
    before = json.dumps(position.dump(match))
    for seat in range(3):
        assert written(evaluate(match, seat, 12, 7)) == written(evaluate(match.copy(), seat, 12, 7))
    assert written(evaluate(match, None, 12, 7)) != written(evaluate(match, None, 12, 8))
    assert json.dumps(position.dump(match)) == before


def test_a_position_is_evaluated_like_its_match() -> None:
    match = winning()
    assert evaluate(position.dump(match), budget=20).chances == evaluate(match, budget=20).chances
    company = new_company(["ann", "bob"], 3)
    assert len(evaluate(company, budget=10).chances) == 2


def test_more_lines_are_surer() -> None:
    match = new_match(["ann", "bob"], "4e", 11)
    widths = [sure[1] - sure[0] for sure in (evaluate(match, budget=budget).sure for budget in (12, 160))]
    assert widths[1] < widths[0] / 2


@pytest.mark.parametrize("kind", SECRETIVE, ids=table_id)
def test_what_a_seat_cannot_know_does_not_change_one_byte(kind: Table) -> None:
    compared = 0
    for seed in range(3):
        *_, match = moments(new_table(kind, seed), seed, limit=18)
        seat = seed % kind[1]
        other, again = permuted(match, seat, Rng(seed)), Match(INNOVATION, match.setup)
        for number, index in enumerate(match.answers):
            if not same_question(again, other, seat):
                break
            # A seat that is not asked is judged at every third decision, and one that is at each.
            if asked(again) == seat or number % 3 == 0:
                assert written(evaluate(again, seat, 6, 7)) == written(evaluate(other, seat, 6, 7))
                compared += 1
            again.answer(index)
            other.answer(index)
    assert compared >= 6


def look_alikes(match: Match) -> Iterator[tuple[Match, Match, int]]:
    """Give two ways in which whoever is asked could answer within an action, and a seat that sees no difference."""
    assert match.decision is not None
    ways = [Match(match.kind, match.setup, [*match.answers, index]) for index in range(len(match.decision.values))]
    ways = [way for way in ways if way.since and way.decision is not None]
    for one, other in pairwise(ways):
        for seat in set(range(len(match.names))) - {match.decision.seat}:
            if all_known(one, seat) == all_known(other, seat):
                yield one, other, seat


def all_known(match: Match, seat: int) -> str:
    """Return all that a seat knows: what it sees, what it was told, who is asked, and if it is the one, what."""
    decision = match.decision
    assert decision is not None
    question = decision.to_json() if decision.seat == seat else decision.seat
    return json.dumps([match.view(seat).to_json(), match.log(seat), question])


HAND_OF_28 = [
    *("Sailing", "Mapmaking", "Calendar", "Currency", "Canal Building", "Fermenting", "Construction", "Road Building"),
    *("Paper", "Translation", "Engineering", "Feudalism", "Machinery", "Education", "Compass", "Optics", "Alchemy"),
    *("Medicine", "Printing Press", "Gunpowder", "Colonialism", "Perspective", "Anatomy", "Enterprise"),
    *("Reformation", "Navigation", "Invention", "Experimentation"),
]


def scoring_in_secret(edition: str, *expansions: str) -> Match:
    """Return a match in which bob, who shares Philosophy, may score a card that ann does not see; then she may."""
    ann = player("ann", ["Philosophy"], hand=["Tools", "Calendar"])
    bob = player("bob", ["Experimentation", "Education"], hand=["Archery", "Oars", "Clothing"])
    match = table(ann, bob, edition=edition, sets=["base", *expansions])
    answer(match, "Dogma Philosophy")
    return match


@pytest.mark.parametrize("kind", SECRETIVE, ids=table_id)
def test_what_others_have_chosen_in_secret_does_not_change_one_byte(kind: Table) -> None:
    compared = 0
    for match in (new_table(kind, 1), scoring_in_secret(*kind[0].split("+"))):
        for one, other, seat in islice(look_alikes(match), 2):
            assert written(evaluate(one, seat, 8, 7)) == written(evaluate(other, seat, 8, 7))
            compared += 1
    assert compared >= 3


def test_a_long_action_of_another_does_not_keep_one_waiting() -> None:
    # Bob returns a hand of 28 by Tuning Fork, of each card only the value in sight: what he has returned, and which
    # worlds that leaves, takes many guesses, and each of them from the beginning of the action.
    bob = player("bob", ["Astronomy", "Databases", "Robotics", "Software"], hand=HAND_OF_28)
    match = table(player("ann", ["Tuning Fork"], hand=["Tools", "Archery"]), bob, edition="3e", sets=["base", "echoes"])
    answer(match, "Dogma Tuning Fork")
    rng = Rng(1)
    while match.decision is not None and (match.decision.seat == 1 or len(match.since) < 4):
        match.answer(rng.below(max(len(options(match)) - 1, 1)))
    assert match.decision is not None and match.decision.seat == 0 and len(match.since) > 25
    begun = process_time()
    worlds = match.seats[0].worlds(match.decision)
    drawn = [worlds.draw(rng) for _ in range(400)]
    assert any(drawn)
    assert process_time() - begun < 10


def returning_by_chance(hand: str, under: str) -> Match:
    """Return a match in which bob, who shared Mass Media, had cards of ann's returned in an order that chance made."""
    twos = ["Calendar", "Currency", "Canal Building", "Fermenting", "Construction", "Mapmaking", "Mathematics"]
    ann = player("ann", ["Mass Media"], hand=["Tools", "Archery"], score=twos)
    bob = player("bob", ["Experimentation"], hand=[hand, "Paper"])
    match = table(ann, bob, edition="3e", decks={1: [under]})
    answer(match, "Dogma Mass Media", hand, "2")
    assert asked(match) == 0
    return match


def test_what_chance_did_before_ones_eyes_in_an_action_leaves_something_to_judge() -> None:
    one, other = returning_by_chance("Sailing", "Oars"), returning_by_chance("Oars", "Sailing")
    assert one.log(0) == other.log(0)
    found = evaluate(one, 0, 40, 7)
    assert {option.label for option in found.options} == set(options(one))
    assert not found.at_sight
    assert found.sure[1] - found.sure[0] < 0.5
    assert written(evaluate(other, 0, 40, 7)) == written(found)


def test_where_nothing_fits_what_was_seen_it_is_judged_at_sight_and_said_so() -> None:
    match = rearranging_by_another()
    found = evaluate(match, 0, 20)
    assert (found.at_sight, found.options, found.sure) == (True, [], (0.0, 1.0))
    assert found.to_json()["at_sight"] is True
    assert sum(found.chances) == pytest.approx(1.0)
    assert not evaluate(match, 0, 20, open_cards=True).at_sight
    with pytest.raises(AnalysisError, match="too much was done in secret"):
        advise(match, 1, iterations=20)


@pytest.mark.parametrize("kind", COMPANIES, ids=company_id)
def test_nor_does_it_in_a_company(kind: CompanyTable) -> None:
    compared, players = 0, kind[0]
    for seed in range(3):
        *_, match = company_moments(new_company_table(kind, seed), seed, limit=25)
        seat = seed % players
        stand_in = company_properties.stand_ins(match, seat, Rng(seed))
        other, again = company_properties.permuted(match, stand_in), Match(INTRAPRENEURS, match.setup)
        for index in match.answers:
            if not company_properties.same_question(again, other, seat, stand_in):
                break
            assert written(evaluate(again, seat, 6, 7)) == written(evaluate(other, seat, 6, 7))
            compared += 1
            again.answer(index)
            other.answer(index)
    assert compared >= 8


def test_open_cards_know_every_hand_and_no_deck() -> None:
    # Whether bob can win next turn is in his hand, which only open cards show.
    bob = player("bob", ["Oars"], hand=["Tools"], score=["Coal"], achievements=[2, 3, 4, 5, 6])
    match = table(
        player("ann", ["Archery"], hand=["Sailing"]), bob, achievements=[1, 7], decks={1: ["Pottery", "Clothing"]}
    )
    upside_down = table(
        player("ann", ["Archery"], hand=["Sailing"]), bob, achievements=[1, 7], decks={1: ["Clothing", "Pottery"]}
    )
    first, second = (evaluate(each, 0, 40, 3, open_cards=True) for each in (match, upside_down))
    assert written(first) == written(second), "the order of a deck is nobody's to know"
    other_hand = player("bob", ["Oars"], hand=["Writing"], score=["Coal"], achievements=[2, 3, 4, 5, 6])
    third = table(player("ann", ["Archery"], hand=["Sailing"]), other_hand, achievements=[1, 7])
    assert written(evaluate(third, 0, 40, 3, open_cards=True)) != written(first)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"budget": 0}, "the budget is how many lines to look at, from 1 to 1000000, not 0"),
        ({"budget": True}, "not True"),
        ({"budget": 10**9}, "not 1000000000"),
        ({"seat": 2}, "there is no seat 2: the seats are 0 to 1"),
        ({"seat": -1}, "there is no seat -1"),
        ({"seed": "x"}, "the seed must be a whole number, not 'x'"),
    ],
)
def test_what_cannot_be_evaluated_is_refused_with_a_reason(how: dict[str, Any], words: str) -> None:
    with pytest.raises(AnalysisError, match=words):
        evaluate(winning(), **how)


def test_a_game_that_is_over_is_refused() -> None:
    match = winning()
    match.concede(1)
    with pytest.raises(AnalysisError, match="the game is over"):
        evaluate(match)


def test_positions_that_cannot_be_are_refused() -> None:
    with pytest.raises(PositionError, match="Toolz"):
        evaluate({"edition": "3e", "players": [{"name": "ann", "hand": ["Toolz"]}, {"name": "bob"}]})
    with pytest.raises(NotFound, match="there is no game 'chess'"):
        evaluate({"game": "chess"})
