"""The bot that has learned: its weights, and that it plays by what its seat can see and by its seed alone."""

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from functools import partial
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest
from fuzz import TABLES, Table, moments, new_table, table_id
from test_properties import ROUNDS, permuted, same_question

from alike import compare_choices
from company import moments as company_moments
from helpers import answer, options, player, table
from splay.bots import make_bot
from splay.bots.features import Features
from splay.bots.greedy import GreedyBot
from splay.bots.learned import LearnedBot
from splay.bots.network import TOLD, Network, WeightsError, dump, load, read
from splay.bots.search import SearchBot, Supply
from splay.bots.value import features_of, game_name, network_for
from splay.innovation import INNOVATION, new_match
from splay.intrapreneurs import new_match as new_company
from splay.kernel.agent import Agent, Moment, Seat
from splay.kernel.game import Game
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from test_compiled import COMPILED, ROOT

WEIGHTS = ROOT / "src" / "splay" / "bots" / "weights"


def bots(seed: int) -> list[Agent]:
    return [LearnedBot(seed, worlds=1), SearchBot(seed, iterations=6)]


@pytest.mark.parametrize("name", ["innovation", "innovation-many", "intrapreneurs"])
def test_the_shipped_weights_are_those_that_the_docs_speak_of(name: str) -> None:
    content = (WEIGHTS / f"{name}.npz").read_bytes()
    assert hashlib.sha256(content).hexdigest() in (ROOT / "docs" / "bots.md").read_text()
    about = load(content, name).about
    assert about["game"] == about["recipe"]["game"] == name.partition("-")[0]
    assert about["batches"] > 0
    assert about["strength"]


@pytest.mark.parametrize(
    ("names", "options", "weights"),
    [
        ("ann bob", {}, "innovation"),
        ("ann bob cat", {}, "innovation-many"),
        ("ann bob cat dan", {}, "innovation-many"),
        ("ann bob cat dan", {"teams": "ABAB"}, "innovation"),
        ("ann bob cat dan eve", {"teams": "AABBC"}, "innovation-many"),
    ],
)
def test_what_is_shipped_is_for_two_sides_or_for_many(names: str, options: dict[str, str], weights: str) -> None:
    game = new_match(names.split(), "4e", 1, options).boundary
    network = network_for(game)
    shipped = load((WEIGHTS / f"{weights}.npz").read_bytes(), weights)
    features = features_of(game, 0)
    assert network.value(features) == shipped.value(features)


def test_one_bot_judges_at_each_table_by_what_is_for_that_one() -> None:
    bot = LearnedBot(1)
    for players in (2, 4, 2):
        match = new_match(["ann", "bob", "cat", "dan"][:players], "4e", 5)
        assert match.decision is not None
        seat = Seat(match, match.decision.seat)
        assert 0 <= bot.decide(match.decision, seat) < len(match.decision.values)
        world = seat.sample(match.decision, Rng(2))
        assert world is not None
        assert bot.judgement(world) is network_for(match.boundary)


def test_the_same_position_is_worth_the_same_alone_and_among_others() -> None:
    match = new_match(["ann", "bob"], "4e", 3)
    network = network_for(match.boundary)
    both = [features_of(match.boundary, seat) for seat in range(2)]
    assert [network.value(features) for features in both] == network.values(both)
    assert network.values([]) == []


def test_a_card_that_was_never_met_counts_for_nothing() -> None:
    match = new_match(["ann", "bob"], "4e", 3)
    network, features = network_for(match.boundary), features_of(match.boundary, 0)
    unheard = Features(features.numbers, [[*names, "Perpetual Motion"] for names in features.cards])
    assert network.value(unheard) == network.value(features)
    without = Features(features.numbers, [[] for _ in features.cards])
    assert network.value(without) != network.value(features)


def test_weights_that_know_fewer_numbers_leave_out_those_that_came_later() -> None:
    features = features_of(new_match(["ann", "bob", "cat"], "4e", 3).boundary, 0)
    network = network_for(new_match(["ann", "bob"], "4e").boundary)
    known = network.inputs - 5
    first = np.concatenate([network.arrays["first"][:known], network.arrays["first"][network.inputs :]])
    arrays = {**network.arrays, "first": first, "direct": network.arrays["direct"][:known]}
    fewer = load(dump(Network({**network.about, "numbers": known}, arrays)), "older weights")
    without = Features([*features.numbers[:known], *[0.0] * (len(features.numbers) - known)], features.cards)
    assert fewer.value(features) == pytest.approx(network.value(without), abs=2e-6)


def test_a_network_is_the_same_after_it_has_been_kept_in_a_file(tmp_path: Path) -> None:
    match = new_company(["ann", "bob"], 3)
    network, features = network_for(match.boundary), features_of(match.boundary, 0)
    (tmp_path / "weights.npz").write_bytes(dump(network))
    assert read(tmp_path / "weights.npz").value(features) == network.value(features)


def damaged(**changes: object) -> bytes:
    network = network_for(new_match(["ann", "bob"], "4e").boundary)
    about = {**network.about, **{key: value for key, value in changes.items() if key in network.about}}
    arrays = {**network.arrays, **{key: value for key, value in changes.items() if key in network.arrays}}
    whole = Network(network.about, network.arrays)
    whole.about, whole.arrays = about, arrays
    return dump(whole)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is no file of weights"),
        (b"these are no weights", "is no file of weights"),
        (damaged()[:-900], "is no file of weights"),
        (damaged(version=99), "version 99"),
        (damaged(last=np.zeros(3)), "do not fit together"),
        (damaged(cards=["Archery"]), "do not fit together"),
    ],
)
def test_a_file_that_holds_no_weights_is_refused_with_a_reason(content: bytes, words: str) -> None:
    with pytest.raises(WeightsError, match=words):
        load(content, "weights.npz")


def test_weights_that_are_not_there_are_refused_with_a_reason(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="cannot be read"):
        read(tmp_path / "nowhere.npz")


@pytest.mark.parametrize("place", [0, 1], ids=["learned", "search"])
def test_a_win_in_one_is_found(place: int) -> None:
    # Ann has five achievements and the points and the top card for a sixth.
    ann = player("ann", ["Archery", "Sailing"], hand=["Tools"], score=["Coal"], achievements=[2, 3, 4, 5, 6])
    match = table(ann, player("bob", ["Oars"]), achievements=[1, 7])
    assert match.decision is not None
    bot = [LearnedBot(5), SearchBot(5, iterations=60)][place]
    index = bot.decide(match.decision, match.seats[0])
    assert options(match)[index] == "Achieve 1"


def test_a_win_is_found_that_takes_several_right_answers_within_an_action() -> None:
    # Four castles melded with Masonry are Monument, Ann's sixth achievement; Bob is about to win.
    hand = ["Archery", "Metalworking", "Oars", "City States"]
    ann = player("ann", ["Masonry"], hand=hand, achievements=[2, 3, 4, 5, 6])
    match = table(ann, player("bob", ["Clothing"], achievements=[1, 7, 8, 9, "World"], score=["Coal"]))
    answer(match, "Dogma Masonry")
    bot, given = LearnedBot(5, worlds=120), 0
    while match.result is None and given < 8:
        assert match.decision is not None
        match.answer(bot.decide(match.decision, match.seats[0]))
        given += 1
    assert match.result is not None and match.result.winners == [0]
    assert match.result.kind == "achievements"


def test_one_action_ahead_the_lines_are_shared_out_among_the_options() -> None:
    match = new_match(["ann", "bob"], "4e", 8)
    for moment in moments(match, 5, limit=30):
        decision = moment.decision
        if decision is not None:
            ranked = LearnedBot(3, worlds=5).rank(decision, moment.seats[decision.seat])
            options_told = len({value.label for value in decision.values})
            assert sum(tried for _, _, tried in ranked) == 5 * options_told


@pytest.mark.parametrize("kind", TABLES, ids=table_id)
def test_bots_decide_alike_whatever_they_cannot_know(kind: Table) -> None:
    compared = 0
    for seed in range(2 * ROUNDS):
        *_, match = moments(new_table(kind, seed), seed, limit=40)
        seat = seed % kind[1]
        other, again = permuted(match, seat, Rng(seed)), Match(INNOVATION, match.setup)
        alike, fresh = partial(same_question, again, other, seat), partial(bots, 7)
        compared += compare_choices(again, other, match.answers, seat, alike, (fresh, fresh))
    assert compared >= 3


def test_a_search_leaves_the_match_as_it_was() -> None:
    match = new_match(["ann", "bob"], "4e", 11)
    twin = match.copy()
    for moment in moments(match, 11, limit=40):
        if moment.decision is not None:
            SearchBot(1, iterations=4).decide(moment.decision, moment.seats[moment.decision.seat])
    for _ in moments(twin, 11, limit=40):
        pass
    assert [match.log(0), match.log(1)] == [twin.log(0), twin.log(1)]


def test_the_same_seed_gives_the_same_choices_and_the_same_chances() -> None:
    match = new_table(("3e+echoes", 3, {}), 5)
    for moment in moments(match, 5, limit=30):
        decision = moment.decision
        if decision is not None:
            seat = moment.seats[decision.seat]
            assert SearchBot(3, iterations=8).rank(decision, seat) == SearchBot(3, iterations=8).rank(decision, seat)
            assert LearnedBot(3).decide(decision, seat) == LearnedBot(3).decide(decision, seat)


def test_a_search_ranks_every_option_with_a_chance() -> None:
    match = new_match(["ann", "bob"], "4e", 8)
    bot = SearchBot(3, iterations=40)
    for moment in moments(match, 5, limit=30):
        decision = moment.decision
        if decision is not None:
            ranked = bot.rank(decision, moment.seats[decision.seat])
            assert sorted(index for index, _, _ in ranked) == list(range(len(decision.values)))
            assert all(0 <= chance <= 1 for _, chance, _ in ranked)
            # The worse half drops out again and again, so the last are tried least.
            tries = [tried for _, _, tried in ranked]
            assert sum(tries) == 40
            assert all(better >= worse - 1 for better, worse in pairwise(tries))


def test_what_was_found_out_is_used_again_within_an_action_and_not_after_it() -> None:
    match = new_match(["ann", "bob"], "4e", 8)
    bot = SearchBot(3, iterations=40)
    again = fresh = 0
    for moment in moments(match, 5, limit=80):
        decision = moment.decision
        if decision is not None and decision.seat == 0:
            before = bot.tree
            bot.rank(decision, moment.seats[0])
            again += bot.tree is before
            fresh += bot.tree is not before
            assert moment.since or bot.tree is not before
    assert again > 0
    assert fresh > 0


def test_more_lines_are_played_on_more_worlds_each_of_them_four_times() -> None:
    match = new_match(["ann", "bob"], "4e", 8)
    assert match.decision is not None
    supply = Supply(match.seats[match.decision.seat].worlds(match.decision), Rng(3))
    worlds = [supply.next() for _ in range(1_024)]
    assert list(Counter(map(id, worlds)).values()) == [4] * 256
    assert len(set(map(id, worlds[:512]))) == 128


def test_seconds_are_a_budget_as_well() -> None:
    match = new_match(["ann", "bob"], "4e", 8)
    assert match.decision is not None
    ranked = SearchBot(3, seconds=0.0).rank(match.decision, match.seats[match.decision.seat])
    assert len(ranked) == len(match.decision.values)


def test_a_bound_on_time_holds_for_a_bot_with_a_setting_as_well() -> None:
    match = new_match(["ann", "bob"], "4e", 8)
    assert match.decision is not None
    for name in ("search:1000000", "search:9000s"):
        bot = make_bot(name, 3, seconds=0.0)
        assert isinstance(bot, SearchBot)
        assert sum(tried for _, _, tried in bot.rank(match.decision, match.seats[match.decision.seat])) < 1000


@pytest.mark.parametrize("lines", [{"iterations": 0}, {"iterations": -5}])
def test_a_search_that_could_look_at_nothing_is_refused(lines: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least 1 iteration"):
        SearchBot(3, **lines)


@pytest.mark.parametrize("seconds", [-1.0, float("nan")])
def test_a_search_in_less_than_no_time_is_refused(seconds: float) -> None:
    with pytest.raises(ValueError, match="no less than 0 seconds"):
        SearchBot(3, seconds=seconds)


@pytest.mark.parametrize("make", [GreedyBot, LearnedBot])
def test_options_are_tried_on_at_least_one_world(make: type[GreedyBot] | type[LearnedBot]) -> None:
    with pytest.raises(ValueError, match="at least 1 world"):
        make(3, 0)


class Still(Moment):
    """A game that stands between two actions."""

    def __init__(self, game: Game) -> None:
        self.now = game

    @property
    def boundary(self) -> Game:
        return self.now

    @property
    def since(self) -> list[int]:
        return []


def test_companies_are_led_alike_whatever_cannot_be_known() -> None:
    compared = 0
    for number, match in enumerate(company_moments(new_company(["ann", "bob", "cat"], 3), 3, limit=60)):
        decision = match.decision
        assert decision is not None
        if not match.since:
            other = Still(match.boundary.resample(decision.seat, match.now, Rng(number)))
            choices = [bot.decide(decision, match.seats[decision.seat]) for bot in bots(7)]
            assert choices == [bot.decide(decision, Seat(other, decision.seat)) for bot in bots(7)]
            compared += 1
    assert compared > 20


def test_companies_are_led_by_both_bots() -> None:
    match = new_company(["ann", "bob"], 3)
    for _ in range(30):
        decision = match.decision
        assert decision is not None
        choices = [bot.decide(decision, match.seats[decision.seat]) for bot in bots(7)]
        assert all(0 <= index < len(decision.values) for index in choices)
        match.answer(choices[1])


CHOICES = """
import sys
sys.path[:0] = ["tests", "tests/innovation"]
import company, fuzz, splay
from splay.bots import make_bot
from splay.bots.search import SearchBot, Supply

def compare(moments):
    search = SearchBot(3, iterations=12)
    bots = [make_bot(name, 3) for name in ("greedy", "learned:1", "duckling", "ram", "hare", "fox", "owl")]
    for match in moments:
        if match.decision is not None:
            seat = match.seats[match.decision.seat]
            found.append((search.rank(match.decision, seat), [bot.decide(match.decision, seat) for bot in bots]))

found = []
for kind in (("4e", 2, {}), ("3e+echoes+figures", 3, {}), ("3e+cities+artifacts", 2, {}), ("1e", 4, {})):
    compare(fuzz.moments(fuzz.new_table(kind, 5), 5, limit=25))
compare(company.moments(company.new_table((3, False, False), 5), 5, limit=25))
print(splay.build())
print(found)
"""


@pytest.mark.skipif(not COMPILED, reason="the engine is not compiled here: `make compiled unit` runs this")
def test_bots_choose_alike_on_both_builds() -> None:
    def choices(path: str) -> list[str]:
        environment = {**os.environ, "PYTHONPATH": path}
        command = [sys.executable, "-c", CHOICES]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    compiled, pure = choices(""), choices(str(ROOT / "src"))
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert compiled[1] == pure[1]


def as_npy() -> bytes:
    """Return an array in a file of its own, which is no archive."""
    file = BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


def with_flipped_bytes() -> bytes:
    content = bytearray(damaged())
    with ZipFile(BytesIO(content)) as file:
        start = file.getinfo("first.npy").header_offset + 60
    content[start : start + 40] = b"\xff" * 40
    return bytes(content)


def told(about: object) -> bytes:
    """Return whole weights that say this of themselves."""
    with np.load(BytesIO(dump(network_for(new_match(["ann", "bob"], "4e").boundary)))) as whole:
        parts = {name: whole[name] for name in whole.files}
    file = BytesIO()
    np.savez(file, **{**parts, "about": np.frombuffer(json.dumps(about).encode(), dtype=np.uint8)})
    return file.getvalue()


def without(key: str) -> bytes:
    about = network_for(new_match(["ann", "bob"], "4e").boundary).about
    return told({name: value for name, value in about.items() if name != key})


def with_more_numbers() -> bytes:
    arrays = network_for(new_match(["ann", "bob"], "4e").boundary).arrays
    first = np.concatenate([np.zeros((1, arrays["first"].shape[1])), arrays["first"]])
    return damaged(numbers=len(arrays["direct"]) + 1, first=first, direct=np.zeros(len(arrays["direct"]) + 1))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (with_flipped_bytes(), "`splay train` writes such files"),
        (as_npy(), "`splay train` writes such files"),
        (told([1]), "what it says of itself is missing or damaged"),
        *[(without(key), "what it says of itself") for key in ("roles", "cards", "game", "numbers")],
        (damaged(game="chess"), "what it says of itself"),
        (damaged(numbers="many"), "what it says of itself"),
        (damaged(cards=[["Archery"]] * 540), "what it says of itself"),
        (damaged(cards=["Archery"] * 540), "do not fit together"),
        (damaged(game="intrapreneurs"), "other positions than those of intrapreneurs"),
        (with_more_numbers(), "other positions than those of innovation"),
        (damaged(last_bias=np.array(np.nan)), "no numbers, or far too large"),
        (damaged(last_bias=np.array(1e30)), "no numbers, or far too large"),
    ],
)
def test_weights_that_are_damaged_are_refused_before_anything_is_played(content: bytes, words: str) -> None:
    with pytest.raises(WeightsError, match=f"mine.npz is no file of weights: .*{words}"):
        load(content, "mine.npz")


def test_weights_can_know_as_much_as_is_told_of_a_position() -> None:
    for players in (["ann", "bob"], ["ann", "bob", "cat", "dan"]):
        for game in (new_match(players, "4e", 3).boundary, new_company(players, 3).boundary):
            features = features_of(game, 0)
            assert TOLD[game_name(game)] == (len(features.cards), len(features.numbers))


def test_a_position_that_is_as_good_as_lost_is_worth_nothing() -> None:
    features = features_of(new_match(["ann", "bob"], "4e", 3).boundary, 0)
    assert load(damaged(last_bias=np.array(-1e5)), "far too sure").by_numpy([features], [[]]) == [0.0]
