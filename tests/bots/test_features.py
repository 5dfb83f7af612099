"""What the learned judgement sees: counts that a person could count, and nothing that a seat cannot know."""

import pytest
from fuzz import TABLES, Table, moments, new_table, table_id

from company import TABLES as COMPANIES
from company import Table as Company
from company import moments as company_moments
from company import new_table as new_company
from company import table_id as company_id
from helpers import all_of, echoes, figures, player, table
from splay.bots.features import Features
from splay.bots.innovation_features import OTHERS, ROLES
from splay.bots.judge import hurry
from splay.bots.value import features_of, features_of_many, is_out, settled
from splay.innovation import new_match, position
from splay.innovation.facts import ICONS
from splay.kernel.match import Match
from splay.kernel.rng import Rng

EACH = 43
"""How many numbers tell of a player: those of the seat come first, then those of its strongest rival."""


def seen(match: Match, seat: int = 0) -> Features:
    return features_of(match.boundary, seat)


def test_a_players_numbers_tell_of_achievements_points_and_values() -> None:
    ann = player("ann", ["Archery", "Pottery"], score=["Coal"], achievements=[1, 2])
    numbers = seen(table(ann, player("bob", ["Oars"]))).numbers
    assert numbers[0] == 2 / 6
    assert numbers[4:7] == [5 / 40, pytest.approx(5**0.5 / 6), 1 / 10]
    assert numbers[EACH] == 0
    assert numbers[EACH + 4] == 0


def test_icons_are_counted_with_those_that_karmas_add() -> None:
    # Adam Smith bears two crowns, each of which counts three times.
    plain = seen(figures(player("ann", ["Sailing"]), player("bob", ["Oars"]))).numbers
    smith = seen(figures(player("ann", ["Adam Smith"]), player("bob", ["Oars"]))).numbers
    assert plain[7] == 2 / 8
    assert smith[7] == 6 / 8


def test_the_strongest_rival_is_the_one_with_the_most_achievements() -> None:
    cat = player("cat", ["Tools"], achievements=[1, 2, 3])
    match = table(player("ann", ["Archery"]), player("bob", ["Oars"], score=["Coal"]), cat)
    assert seen(match).numbers[EACH] == 3 / 5
    assert seen(match, 2).numbers[EACH + 4] == 5 / 40


def test_the_other_rivals_count_after_all_else_and_only_where_there_are_any() -> None:
    # Cat is the strongest: bob and dan are the others, of whom dan has as many castles as ann.
    ann, bob = player("ann", ["Archery"]), player("bob", ["Sailing"], score=["Coal"])
    cat, dan = player("cat", ["Tools"], achievements=[1, 2, 3]), player("dan", ["Oars"])
    others = seen(table(ann, bob, cat, dan)).numbers[-OTHERS:]
    assert others[0] == 0
    assert others[4] == pytest.approx((5 / 40 + 0) / 2)
    assert others[EACH + ICONS.index("castle")] == 1 / 2
    assert others[-2:] == [2 / 4, 1 / 3]
    assert seen(table(ann, bob)).numbers[-OTHERS:] == [0] * OTHERS


def test_cards_have_roles_by_whose_they_are_and_who_shares_them() -> None:
    # Ann has three castles with Archery and Oars to bob's two; bob's Pottery bears leaves, of which ann has none.
    ann = player("ann", ["Archery", "Sailing"], hand=["Tools"])
    bob = player("bob", ["Pottery"], hand=["Clothing"])
    cards = dict(zip(ROLES, seen(table(ann, bob)).cards, strict=True))
    assert cards["own top"] == ["Archery", "Sailing"]
    assert cards["own top that nobody shares"] == ["Archery", "Sailing"]
    assert cards["rival's top"] == ["Pottery"]
    assert cards["rival's top that we do not share"] == ["Pottery"]
    assert cards["in hand"] == ["Tools"]


def test_a_card_that_a_rival_shares_is_not_ours_alone() -> None:
    match = table(player("ann", ["Archery"]), player("bob", ["Oars"]))
    alone = ROLES.index("own top that nobody shares")
    assert seen(match).cards[alone] == []


def test_a_forecast_counts() -> None:
    with_two = seen(echoes(player("ann", ["Archery"], forecast=["Coal", "Oars"]), player("bob", ["Tools"]))).numbers
    without = seen(echoes(player("ann", ["Archery"]), player("bob", ["Tools"]))).numbers
    different = [place for place, pair in enumerate(zip(with_two, without, strict=True)) if pair[0] != pair[1]]
    # After how many and how high they are comes how near Destiny is.
    assert [with_two[place] for place in different if place < EACH][:3] == [2 / 4, 6 / 20, (2 / 7) ** 2]


@pytest.mark.parametrize("kind", TABLES, ids=table_id)
def test_features_are_of_one_shape_and_do_not_depend_on_what_is_hidden(kind: Table) -> None:
    *_, match = moments(new_table(kind, 3), 3, limit=60)
    boundary = match.boundary
    for seat in range(kind[1]):
        if is_out(boundary, seat) or boundary.result is not None:
            continue
        mine = features_of(boundary, seat)
        other = features_of(boundary.resample(seat, match.now, Rng(seat)), seat)
        assert len(mine.numbers) == len(seen(new_match(["ann", "bob"], "4e")).numbers)
        assert len(mine.cards) == len(ROLES)
        assert (mine.numbers, list(mine.cards)) == (other.numbers, list(other.cards))


@pytest.mark.parametrize("kind", TABLES, ids=table_id)
def test_positions_that_are_looked_at_together_are_seen_as_one_by_one(kind: Table) -> None:
    boundaries = [match.boundary.copy() for match in moments(new_table(kind, 4), 4, limit=120)]
    seats = list(range(kind[1]))
    playing = [game for game in boundaries if game.result is None and not any(is_out(game, seat) for seat in seats)]
    together = features_of_many(playing, [seats] * len(playing))
    one_by_one = [features_of(game, seat) for game in playing for seat in seats]
    assert [found.numbers for found in together] == [found.numbers for found in one_by_one]
    assert [list(found.cards) for found in together] == [list(found.cards) for found in one_by_one]


@pytest.mark.parametrize("kind", COMPANIES, ids=company_id)
def test_features_of_companies_do_not_depend_on_what_is_hidden(kind: Company) -> None:
    *_, match = company_moments(new_company(kind, 3), 3, limit=60)
    boundary = match.boundary
    for seat in range(len(match.names)):
        if is_out(boundary, seat) or boundary.result is not None:
            continue
        mine = features_of(boundary, seat)
        other = features_of(boundary.resample(seat, match.now, Rng(seat)), seat)
        # The last number is what greedy makes of it, and greedy looks into the hands of the world that it is given.
        assert (mine.numbers[:-1], list(mine.cards)) == (other.numbers[:-1], list(other.cards))


def test_who_has_won_who_has_lost_and_who_is_out_need_no_judgement() -> None:
    match = new_match(["ann", "bob", "cat"], "4e")
    assert settled(match.boundary, 0) == -1
    match.concede(0)
    assert settled(match.boundary, 0) == 0
    assert settled(match.boundary, 1) == -1
    match.concede(1)
    assert [settled(match.now, seat) for seat in range(3)] == [0, 0, 1]


def test_nobody_hurries_in_a_game_of_usual_length_and_full_decks_hurry_most_in_a_long_one() -> None:
    def at(turn: int, **rest: object) -> float:
        spec = position.dump(table(player("ann", ["Archery"]), player("bob", ["Oars"])))
        spec["turn"] = {"player": "ann", "actions": 2, "number": turn}
        return hurry(position.load({**spec, **rest}).boundary)

    assert at(100) == 0
    assert 0 < at(120) < at(150) < at(190)
    fewer = table(player("ann", ["Archery"], hand=all_of(10)), player("bob", ["Oars"]))
    assert at(190, **{key: position.dump(fewer)[key] for key in ("players", "decks")}) < at(190)
