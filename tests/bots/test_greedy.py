"""The greedy bot: stronger than chance, and blind to what its seat cannot see."""

import gc
from functools import partial

import pytest
from fuzz import TABLES, Table, moments, new_setup, new_table, table_id
from test_properties import ROUNDS, permuted, same_question

from alike import compare_choices
from helpers import figures, player
from splay.bots import make_bot
from splay.bots.greedy import GreedyBot
from splay.bots.judge import judge
from splay.games import setup_of
from splay.innovation import INNOVATION, new_match
from splay.innovation.game import Game
from splay.innovation.start import begin
from splay.kernel.agent import Table as Straight
from splay.kernel.errors import NotFound
from splay.kernel.match import Match
from splay.kernel.rng import Rng


@pytest.mark.parametrize(
    ("edition", "games"),
    [("1e", 20), ("3e", 20), ("4e", 20), ("3e+figures", 10), ("3e+cities+artifacts+echoes+figures", 4)],
)
def test_greedy_beats_random_in_at_least_95_of_100_games(edition: str, games: int) -> None:
    wins = 0
    for number in range(games * ROUNDS):
        seats = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        game = begin(new_setup((edition, 2, {}), number))
        Straight(game, [make_bot(name, number) for name in seats]).play()
        assert game.result is not None
        wins += game.result.winners == [seats.index("greedy")]
    assert wins >= 0.95 * games * ROUNDS


@pytest.mark.parametrize("seed", [50, 140])
def test_two_who_are_greedy_come_to_an_end_where_nothing_moves_on_any_more(seed: int) -> None:
    game = begin(setup_of("innovation", ["ann", "bob"], seed, "4e"))
    Straight(game, [GreedyBot(2 * seed + 1), GreedyBot(2 * seed + 2)]).play(160)
    assert game.result is not None


def one_greedy() -> list[GreedyBot]:
    return [GreedyBot(7, worlds=1)]


@pytest.mark.parametrize("kind", TABLES, ids=table_id)
def test_greedy_decides_alike_whatever_it_cannot_know(kind: Table) -> None:
    compared = 0
    for seed in range(2 * ROUNDS):
        *_, match = moments(new_table(kind, seed), seed, limit=60)
        seat = seed % kind[1]
        other, again = permuted(match, seat, Rng(seed)), Match(INNOVATION, match.setup)
        alike = partial(same_question, again, other, seat)
        compared += compare_choices(again, other, match.answers, seat, alike, (one_greedy, one_greedy))
    assert compared >= 4


@pytest.mark.parametrize("edition", ["3e", "4e"])
def test_a_search_leaves_the_match_as_it_was(edition: str) -> None:
    match = new_match(["ann", "bob"], edition, 11)
    twin = match.copy()
    for moment in moments(match, 11, limit=60):
        if moment.decision is not None:
            GreedyBot(1, worlds=1).decide(moment.decision, moment.seats[moment.decision.seat])
    for _ in moments(twin, 11, limit=60):
        pass
    assert [match.log(0), match.log(1)] == [twin.log(0), twin.log(1)]


@pytest.mark.parametrize("edition", ["3e", "4e"])
def test_most_worlds_of_the_middle_of_an_effect_can_be_found(edition: str) -> None:
    found = sought = 0
    for seed in range(6):
        for match in moments(new_match(["ann", "bob"], edition, seed), seed):
            decision = match.decision
            if decision is not None and match.since:
                sought += 1
                found += match.seats[decision.seat].sample(decision, Rng(seed)) is not None
    assert sought > 100
    assert found >= 0.95 * sought


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(NotFound, match="random, greedy"):
        make_bot("genius", 1)


def test_to_be_out_of_the_game_is_as_bad_as_defeat_unless_the_team_plays_on() -> None:
    match = new_match(["ann", "bob", "cat"], "4e")
    match.concede(0)
    assert judge(match.boundary, 0) == -1_000
    assert judge(match.boundary, 1) > -1_000
    match = new_match(["ann", "bob", "cat"], "4e", options={"teams": "AAB"})
    match.concede(0)
    assert judge(match.boundary, 0) > -1_000


def test_what_karmas_let_a_player_claim_is_worth_something() -> None:
    # For ann each card of her forecast is an available achievement; she has the points for a 1 and not for a 9.
    def worth(foreshadowed: str, top: str) -> float:
        ann = player("ann", [top], score=["Coal"], forecast=[foreshadowed])
        return judge(figures(ann, player("bob", ["Oars"]), achievements=[8]).boundary, 0)

    assert worth("Pottery", "Cai Lun") > worth("Computers", "Cai Lun")
    assert worth("Pottery", "Fermenting") == worth("Computers", "Fermenting")


def test_icons_that_karmas_add_are_worth_something() -> None:
    # Adam Smith bears two crowns, each of which counts three times, Classification three lightbulbs.
    smith = figures(player("ann", ["Adam Smith"]), player("bob", ["Oars"])).boundary
    other = figures(player("ann", ["Classification"]), player("bob", ["Oars"])).boundary
    assert judge(smith, 0) > judge(other, 0)


def test_a_table_at_which_somebody_searches_leaves_no_positions_behind() -> None:
    game = begin(setup_of("innovation", ["ann", "bob"], 3, "4e"))
    table = Straight(game, [GreedyBot(seat, worlds=1) for seat in range(2)])
    gc.collect()
    gc.disable()
    try:
        before = sum(isinstance(thing, Game) for thing in gc.get_objects())
        table.play(max_turns=6)
        after = sum(isinstance(thing, Game) for thing in gc.get_objects())
    finally:
        gc.enable()
    # Nothing but where the last action began.
    assert after == before + 1
