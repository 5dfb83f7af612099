"""The ladder of characters: who is on it, what they overlook, what they like, and that they play."""

import re
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from fuzz import TABLES, Table, moments, new_table, table_id
from test_properties import permuted, same_question

from alike import Bots, compare_choices
from helpers import answer, player, table
from splay.bots import BOTS, LADDER, bot_names, is_bot, make_bot, simpler
from splay.bots.one_ply import Judgement, OnePlyBot, counted, learned
from splay.bots.search import SearchBot
from splay.bots.tempers import demands, hoards, races
from splay.games import game_named, setup_of
from splay.innovation import INNOVATION, new_match
from splay.kernel import agent
from splay.kernel.agent import Agent
from splay.kernel.errors import NotFound
from splay.kernel.game import Game
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from test_compiled import ROOT

# Who is on it


def test_the_ladder_has_at_least_six_levels_with_names_of_their_own() -> None:
    assert len(LADDER) >= 6
    assert [character.level for character in LADDER] == list(range(1, len(LADDER) + 1))
    names = bot_names()
    assert len(set(names)) == len(names) == len(LADDER) + len(BOTS)
    assert all(character.line.endswith(".") for character in LADDER)


def test_ratings_rise_along_the_ladder() -> None:
    ratings = [character.rating for character in LADDER if character.rating is not None]
    assert len(ratings) == len(LADDER)
    assert all(low < high for low, high in pairwise(ratings))


def test_the_docs_tell_of_everyone_with_the_rating_and_the_time_to_think() -> None:
    page = (ROOT / "docs" / "opponents.md").read_text()
    rows = re.findall(r"^\| (\d+) \| (\w+) \| ([^|]+) \| ([\d.]+|none) \| ([\d.]+) s \|", page, re.MULTILINE)
    told = [
        (int(level), name, line, None if rating == "none" else float(rating), float(seconds))
        for level, name, line, rating, seconds in rows
    ]
    assert told == [(one.level, one.title, one.line, one.rating, one.seconds) for one in LADDER]


def test_a_character_is_found_by_its_name_as_it_is_told_and_as_it_is_typed() -> None:
    assert is_bot("magpie") and is_bot("Magpie")
    assert isinstance(make_bot("Magpie", 1), OnePlyBot)
    assert isinstance(make_bot("sphinx", 1), SearchBot)
    for name in ("MAGPIE", "magpie:3", "Greedy", "ann", ""):
        assert not is_bot(name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("genius", "the bots are random, greedy, learned, search, duckling"),
        ("search:", "'' is no setting of the search bot"),
        ("search:0s", "'0s' is no setting of the search bot"),
        ("search:0", "'0' is no setting"),
        ("greedy:2s", "'2s' is no setting of the greedy bot"),
        ("greedy:99999999999", "is no setting of the greedy bot"),
        ("random:2", "the random bot cannot be set"),
    ],
)
def test_what_is_no_bot_is_refused_in_plain_words(name: str, reason: str) -> None:
    with pytest.raises(NotFound, match=reason):
        make_bot(name, 1)


@pytest.mark.parametrize("name", ["greedy:8", "learned:2", "search:50", "search:1.5s", "search:2s"])
def test_bots_can_be_set(name: str) -> None:
    assert make_bot(name, 1).name == name.partition(":")[0]


def test_who_fails_is_replaced_by_the_one_below_down_to_chance() -> None:
    chain: list[str | None] = ["Sphinx"]
    while chain[-1] is not None:
        chain.append(simpler(chain[-1]))
    assert chain[1:] == [character.name for character in reversed(LADDER[:-1])] + ["random", None]
    assert [simpler(name) for name in BOTS] == [None, "random", "greedy", "learned"]


# What they overlook


def noticed(count: int, oversight: float, seed: int) -> int:
    """Return how many of so many options come to a bot's mind."""
    seen = []

    def note(ends: list[Game], seat: int) -> list[float]:
        seen.append(len(ends))
        return [0.0] * len(ends)

    hand = ["Tools", "Oars", "Pottery", "Sailing", "Clothing", "Archery"]
    match = table(player("ann", hand=hand[: count - 1]), player("bob"))
    assert match.decision is not None and len(match.decision.values) == count
    OnePlyBot(seed, note, oversight=oversight).decide(match.decision, match.seats[0])
    return seen[0]


def test_of_two_options_none_is_overlooked() -> None:
    assert {noticed(2, 1.0, seed) for seed in range(20)} == {2}


def test_the_more_options_there_are_the_more_are_overlooked() -> None:
    few, many = (sum(noticed(count, 0.8, seed) for seed in range(60)) / (60 * count) for count in (3, 7))
    assert few == pytest.approx(1 - 0.8 / 3, abs=0.1)
    assert many == pytest.approx(1 - 0.8 * 5 / 7, abs=0.1)


def test_who_overlooks_nothing_sees_everything_and_nobody_overlooks_it_all() -> None:
    assert noticed(7, 0.0, 1) == 7
    assert min(noticed(7, 1.0, seed) for seed in range(60)) == 1


# What they like


def indifferent(ends: list[Game], seat: int) -> list[float]:
    return [0.5] * len(ends)


def test_the_one_that_hoards_draws_and_the_one_that_races_melds_the_highest_card() -> None:
    match = table(player("ann", ["Archery"], hand=["Sailing", "Fermenting"]), player("bob", ["Metalworking"]))
    assert match.decision is not None
    labels = [value.label for value in match.decision.values]
    hoarded = OnePlyBot(1, indifferent, temper=hoards).decide(match.decision, match.seats[0])
    raced = OnePlyBot(1, indifferent, temper=races).decide(match.decision, match.seats[0])
    assert labels[hoarded] == "Draw"
    assert labels[raced] == "Meld Fermenting"


def test_the_one_that_demands_takes_from_others() -> None:
    match = table(player("ann", ["Gunpowder"], hand=["Sailing"]), player("bob", ["Archery"], hand=["Oars"]))
    assert match.decision is not None
    chosen = OnePlyBot(1, indifferent, temper=demands).decide(match.decision, match.seats[0])
    assert match.decision.values[chosen].label == "Dogma Gunpowder"


# That they play


@pytest.mark.parametrize("judgement", [counted, learned])
@pytest.mark.parametrize("temper", [None, hoards, demands, races])
def test_a_win_in_one_is_taken_whatever_the_temper(judgement: Judgement, temper: object) -> None:
    match = table(
        player("ann", ["Oars"], score=[1, 1, 1, 1, 1], achievements=[2, 3, 4, 5, 6]),
        player("bob", ["Clothing"]),
        turn="ann",
    )
    assert match.decision is not None
    bot = OnePlyBot(3, judgement, temper=temper)  # type: ignore[arg-type]  # one of the tempers
    chosen = bot.decide(match.decision, match.seats[0])
    answer(match, match.decision.values[chosen].label)
    assert match.result is not None and match.result.winners == [0]


@pytest.mark.parametrize("game", ["innovation", "intrapreneurs"])
def test_characters_play_both_games_to_the_end(game: str) -> None:
    names = [character.name for character in LADDER if not character.iterations][-4:]
    played = game_named(game).begin(setup_of(game, names[:4], 5))
    agent.Table(played, [make_bot(name, seed) for seed, name in enumerate(names)]).play()
    assert played.result is not None


def ladder() -> list[Agent]:
    """Return all characters; those that search look at a few lines only."""
    return [replace(character, iterations=min(character.iterations, 6)).make(7) for character in LADDER]


@pytest.mark.parametrize("kind", TABLES, ids=table_id)
def test_characters_decide_alike_whatever_they_cannot_know(kind: Table) -> None:
    *_, match = moments(new_table(kind, 3), 3, limit=30)
    seat = 3 % kind[1]
    other, again = permuted(match, seat, Rng(3)), Match(INNOVATION, match.setup)
    # The same ones throughout, because some of them use again what they have found out.
    throughout: tuple[Bots, Bots] = (partial(list, ladder()), partial(list, ladder()))
    alike = partial(same_question, again, other, seat)
    assert compare_choices(again, other, match.answers, seat, alike, throughout) >= 1


def test_thought_can_be_bounded_in_lines_and_in_time_at_once() -> None:
    match = new_match(["ann", "bob"], "4e", 3)
    assert match.decision is not None
    tried = SearchBot(1, iterations=12, seconds=60.0).rank(match.decision, match.seats[0])
    assert sum(visits for _, _, visits in tried) == 12
    hurried = SearchBot(1, iterations=10**9, seconds=0.01).rank(match.decision, match.seats[0])
    assert 1 <= sum(visits for _, _, visits in hurried) < 10**9


@pytest.mark.parametrize("name", ["learned", "search", "owl", "raven", "sphinx"])
def test_who_is_told_how_long_to_think_thinks_no_longer(name: str) -> None:
    match = new_match(["ann", "bob"], "4e", 3)
    decision = match.decision
    assert decision is not None

    def tried(seconds: float | None) -> int:
        bot = make_bot(name, 1, seconds)
        assert isinstance(bot, SearchBot)
        return sum(visits for _, _, visits in bot.rank(decision, match.seats[0]))

    assert tried(0.0) == 1 < tried(60.0) == tried(None)
