"""Reviews of matches: the course of the chances, what was luck and what was a choice, and what cost most."""

import pytest

from helpers import answer, options, player, table
from splay.analysis import AnalysisError
from splay.analysis.lines import Lines
from splay.analysis.moments import Care, judge_moments
from splay.analysis.review import COSTS, Cancelled, Review, retold, review, review_pieces
from splay.innovation import new_match
from splay.kernel.game import Result
from splay.kernel.match import Match
from splay.kernel.rng import Rng

FEW = Care(2, 12, 24)


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.analysis.review.QUICK", FEW)
    monkeypatch.setattr("splay.analysis.review.CAREFUL", FEW)


def blunder() -> Match:
    """Return a match in which ann could win at once, draws instead, and loses to bob."""
    achievements = [1, 2]
    ann = player("ann", ["Archery"], hand=["Tools"], score=["Coal"], achievements=[3, 4, 5, 6, 7])
    bob = player(
        "bob",
        ["Oars"],
        hand=["Pottery"],
        score=["Railroad"],
        achievements=["Monument", "Empire", "World", "Wonder", "Universe"],
    )
    match = table(ann, bob, achievements=achievements, actions=1)
    answer(match, "Draw")
    answer(match, "Achieve 1")
    assert match.result is not None and match.result.winners == [1]
    return match


def test_the_better_option_and_what_it_would_have_kept_are_told() -> None:
    made = review(blunder())
    (decision,) = made["seats"][0]["decisions"]
    assert decision["at"] == 0
    assert decision["better"]["label"] == "Achieve 1"
    assert decision["better"]["chance"] == 1.0
    assert decision["chosen"]["label"] == "Draw"
    assert decision["cost"] == pytest.approx(1.0 - decision["chosen"]["chance"], abs=0.001)
    assert decision["words"].startswith("Achieve 1 would have left you at 100 %; Draw left you at ")
    assert decision["told"].startswith("Achieve 1 would have left ann at 100 %; Draw left ann at ")
    assert made["seats"][1]["decisions"] == [], "bob did what was best"


def test_the_course_ends_with_the_result_and_the_choice_that_lost_it_is_a_swing() -> None:
    made = review(blunder())
    assert made["length"] == 2
    assert len(made["chances"]) == 3
    assert made["chances"][-1] == [0.0, 1.0]
    assert made["result"]["winners"] == [1]
    (swing,) = [swing for swing in made["swings"] if swing["at"] == 0]
    assert swing["kind"] == "choice"
    assert swing["change"][0] < -0.5
    assert "Achieve 1 would have left ann at 100 %" in swing["words"]


def test_what_a_draw_gave_is_luck() -> None:
    match = new_match(["ann", "bob"], "4e", 2)
    for _ in range(12):
        if match.decision is None:
            break
        labels = options(match)
        match.answer(labels.index("Draw") if "Draw" in labels else 0)
    match.concede(0)
    made = judge_moments(match.setup, match.answers, range(2, 8), FEW, 0)
    drew = [moment for moment in made if moment.chosen is not None and moment.chosen.words == "Draw"]
    assert drew
    for moment in drew:
        assert len(moment.drawn) == 1
        assert " draws " in moment.drawn[0]


def apart(match: Match) -> Review:
    """Return the review of a match, every moment of which was judged by itself."""
    pieces = review_pieces(match)
    piece = next(pieces)
    while True:
        moments = [judge_moments(match.setup, match.answers, [place], piece.care, 0)[0] for place in piece.places]
        try:
            piece = pieces.send(moments)
        except StopIteration as end:
            made: Review = end.value
            return made


def test_what_may_only_seem_to_cost_something_is_not_counted_as_given_away() -> None:
    match = new_match(["ann", "bob"], "4e", 5)
    for _ in range(14):
        match.answer(0)
    places = range(len(match.answers))
    match.concede(0)
    found = judge_moments(match.setup, match.answers, places, FEW, 0)
    for seat, told in enumerate(review(match)["seats"]):
        costs = [moment.cost for moment in found if moment.seat == seat]
        assert any(0 < cost < COSTS for cost in costs)
        assert told["cost"] == pytest.approx(sum(cost for cost in costs if cost >= COSTS), abs=0.001)


def test_the_same_match_has_the_same_review_however_its_pieces_are_spread() -> None:
    match = blunder()
    whole = review(match)
    assert apart(match) == whole
    assert review(match) == whole


def test_it_is_told_how_far_it_is_and_it_can_be_cancelled() -> None:
    heard: list[float] = []
    review(blunder(), progress=heard.append)
    assert heard == sorted(heard)
    assert (heard[0], heard[-1]) == (0.0, 1.0)
    with pytest.raises(Cancelled, match="cancelled"):
        review(blunder(), progress=lambda done: False)


def test_a_player_who_gives_up_is_in_it() -> None:
    match = new_match(["ann", "bob", "cat"], "4e", 5)
    match.answer(0)
    match.concede(2)
    match.concede(0)
    made = review(match)
    assert made["chances"][-1] == [0.0, 1.0, 0.0]
    assert "cat concedes." in [swing["words"] for swing in made["swings"]]


def test_a_player_who_gives_up_while_another_acts_is_told_by_name() -> None:
    match = new_match(["ann", "bob", "cy"], "4e", 0)
    for index in (1, 0, 1, 2, 2, 0, 0, 3):
        match.answer(index)
    assert match.since, "bob is asked in the middle of a dogma"
    match.concede(0)
    match.concede(1)
    made = review(match)
    assert made["chances"][-1] == [0.0, 0.0, 1.0]
    assert [seat["given_up"] > 0 for seat in made["seats"]] == [True, True, False]
    judged = judge_moments(match.setup, match.answers, [8, 9], FEW, 0)
    assert [moment.concedes for moment in judged] == ["ann concedes.", "bob concedes."]


def test_what_was_chosen_is_looked_at_even_where_there_is_no_line_for_each_option() -> None:
    match = new_match(["ann", "bob"], "4e", 5)
    assert match.decision is not None and len(match.decision.values) == 2
    (tried,) = Lines(match.decision, match.seats[match.decision.seat], 1, Rng(3)).by_option(1)
    assert tried.index == 1


def test_a_match_that_goes_on_or_has_no_answer_is_not_reviewed() -> None:
    match = new_match(["ann", "bob"], "4e", 5)
    with pytest.raises(AnalysisError, match="not over"):
        review(match)
    match.concede(0)
    match.undo(1)
    with pytest.raises(AnalysisError, match="not over"):
        review(match)


def test_what_a_review_says_can_be_told_in_other_words() -> None:
    made = review(blunder())
    told = retold(made, str.upper)
    assert told["seats"][0]["decisions"][0]["words"].startswith("ACHIEVE 1 WOULD HAVE LEFT YOU")
    assert told["names"] == made["names"]
    assert told["chances"] == made["chances"]


def test_where_all_people_have_left_the_others_stand_as_they_stood_and_giving_up_is_no_gain() -> None:
    ann = player("ann", ["Archery"])
    bob = player("bob", ["Oars"], achievements=[3, 4, 5, 6])
    match = table(ann, bob, player("cat", ["Tools"]), actions=1)
    answer(match, "Draw")
    match.concede(0)
    made = review(match, result=Result("abandoned", [], "Only bots are left: nobody wins"))
    before, after = made["chances"][-2:]
    assert after[0] == 0.0
    assert after[1] >= before[1] > after[2] >= before[2]
    assert sum(after) == pytest.approx(1.0, abs=0.001)
    assert made["seats"][0]["given_up"] == pytest.approx(before[0])
    assert made["seats"][1]["given_up"] == 0


def test_giving_up_while_ahead_is_told_with_what_it_cost() -> None:
    match = table(player("ann", ["Archery"], achievements=[3, 4, 5, 6, 7]), player("bob", ["Oars"]), actions=1)
    match.concede(0)
    (seat, other) = review(match)["seats"]
    assert seat["given_up"] > 0.5
    assert seat["decisions"] == []
    assert other["given_up"] == 0


def test_a_review_says_itself_what_is_worth_telling() -> None:
    made = review(blunder())
    assert made["worth_telling"] == COSTS
    assert all(cost["cost"] >= made["worth_telling"] for seat in made["seats"] for cost in seat["decisions"])
