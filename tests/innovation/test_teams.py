"""Two against two: partners sit across the table, share without a free draw, and win together."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    before,
    every,
    hand,
    log,
    options,
    pile,
    player,
    score,
    table,
    tops,
    view,
    winners,
)
from splay.innovation.start import new_match
from splay.kernel.match import Match
from splay.kernel.plain import Spec


def ann(board: list[str], **rest: object) -> Spec:
    return {**player("ann", board, team=1), **rest}


def bob(board: list[str], **rest: object) -> Spec:
    return {**player("bob", board, team=2), **rest}


def cat(board: list[str], **rest: object) -> Spec:
    """Return ann's partner."""
    return {**player("cat", board, team=1), **rest}


def dan(board: list[str], **rest: object) -> Spec:
    return {**player("dan", board, team=2), **rest}


@every
def test_partners_sit_across_the_table(edition: str) -> None:
    match = new_match(["ann", "bob", "cat", "dan"], edition, options={"teams": "yes"})
    assert [seen.team for seen in view(match, None).players] == [0, 1, 0, 1]
    assert view(match, None).needed == 6


@before
def test_a_partner_is_never_vulnerable(edition: str) -> None:
    match = table(
        ann(["Archery"]),
        bob(["Sailing"]),
        cat(["Pottery"], hand=["Calendar"]),
        dan(["Agriculture"]),
        edition=edition,
        decks={1: ["Oars", "Tools"]},
    )
    assert view(match, "ann").lineups[0].vulnerable == [1, 3]
    act(match, "Dogma Archery")
    assert hand(match, "cat") == ["Calendar"]
    assert hand(match, "ann") == ["Oars", "Tools"]


@every
def test_a_partner_shares_but_earns_no_free_draw_alone(edition: str) -> None:
    match = table(
        ann(["Writing"]),
        bob(["Sailing"]),
        cat(["Tools"]),
        dan(["Agriculture"]),
        edition=edition,
        decks={2: ["Currency", "Calendar", "Fermenting"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "cat") == ["Currency"]
    assert hand(match, "ann") == ["Calendar"]


@every
def test_an_opponent_who_shares_earns_the_free_draw_also_beside_a_partner(edition: str) -> None:
    match = table(
        ann(["Writing"]),
        bob(["Philosophy"]),
        cat(["Tools"]),
        dan(["Agriculture"]),
        edition=edition,
        decks={1: ["Oars"], 2: ["Currency", "Calendar", "Fermenting"]},
    )
    act(match, "Dogma Writing")
    assert [hand(match, name) for name in ("bob", "cat")] == [["Currency"], ["Calendar"]]
    assert hand(match, "ann") == ["Fermenting", "Oars"]


@every
def test_an_opponent_who_shares_in_vain_earns_nothing_though_the_partner_changes_something(edition: str) -> None:
    match = table(
        ann(["Agriculture"]),
        bob(["Pottery"]),
        cat(["Clothing", "Fermenting"], hand=["Oars"]),
        dan(["Tools"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Agriculture", "Oars")
    assert score(match, "cat") == ["Currency"]
    assert hand(match, "ann") == []


@every
def test_effects_on_opponents_leave_the_partner_alone(edition: str) -> None:
    match = table(
        ann(["Specialization"], hand=["Sailing"]),
        bob(["The Wheel"]),
        cat(["Clothing"]),
        dan(["Currency"]),
        edition=edition,
    )
    act(match, "Dogma Specialization")
    assert hand(match, "ann") == ["Currency", "Sailing", "The Wheel"]
    assert tops(match, "cat") == ["Clothing"]


@every
def test_a_partners_score_pile_is_safe_from_effects_on_opponents(edition: str) -> None:
    match = table(
        ann(["Rocketry"]),
        bob(["Oars"], score=["Tools"]),
        cat(["Sailing"], score=["Paper"]),
        dan(["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Rocketry")
    assert score(match, "bob") == []
    assert score(match, "cat") == ["Paper"]


@pytest.mark.parametrize(("edition", "offered"), [("1e", ["bob", "dan"]), ("3e", ["bob", "cat", "dan"])])
def test_another_player_can_be_the_partner_in_the_third_edition_only(edition: str, offered: list[str]) -> None:
    match = table(
        ann(["Road Building"], hand=["Tools", "Masonry"]),
        bob(["Sailing"]),
        cat(["Paper"]),
        dan(["Writing"]),
        edition=edition,
    )
    answer(match, "Dogma Road Building", "Tools", "Masonry", "Yes")
    assert options(match) == offered
    answer(match, "bob")
    assert pile(match, "bob", "red") == ["Road Building"]
    assert pile(match, "ann", "green") == ["Sailing"]


@every
def test_six_achievements_together_win_for_both(edition: str) -> None:
    for partners, over in (([2, 3, 4, "World"], False), ([2, 3, 4, "World", "Empire"], True)):
        match = table(
            ann(["Tools"], score=[5]),
            bob(["Oars"], achievements=[5, 6, 7]),
            cat(["Sailing"], achievements=partners),
            dan(["Archery"], achievements=[8, 9]),
            edition=edition,
        )
        act(match, "Achieve 1")
        assert winners(match) == (["ann", "cat"] if over else [])
        if over:
            assert log(match, None)[-1] == "ann and cat win with 6 achievements."


@every
def test_four_achievements_of_one_player_do_not_win_in_teams(edition: str) -> None:
    match = table(
        ann(["Tools"], score=[5], achievements=[2, 3, 4, 5]),
        bob(["Oars"]),
        cat(["Sailing"]),
        dan(["Archery"]),
        edition=edition,
    )
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1, 2, 3, 4, 5]
    assert match.result is None


@every
def test_achievements_are_claimed_without_the_partners_score_and_cards(edition: str) -> None:
    match = table(
        ann(["Tools"], score=[3]),
        bob(["Oars"]),
        cat(["Computers"], score=[10, 10]),
        dan(["Archery"]),
        edition=edition,
    )
    assert options(match) == ["Draw", "Dogma Tools"]


def last_draw(edition: str, scores: dict[str, list[int]], owned: dict[str, list[int]]) -> Match:
    """Return a match in which ann has drawn above 10."""
    match = table(
        *[
            {
                **seated(["Tools"] if seated is ann else []),
                "score": scores[name],
                "achievements": owned.get(name, []),
            }
            for name, seated in (("ann", ann), ("bob", bob), ("cat", cat), ("dan", dan))
        ],
        edition=edition,
        exact=True,
    )
    act(match, "Draw")
    return match


@every
def test_above_10_the_combined_scores_decide(edition: str) -> None:
    match = last_draw(edition, {"ann": [4], "bob": [9], "cat": [7], "dan": []}, {"dan": [1, 2]})
    assert winners(match) == ["ann", "cat"]
    assert log(match, None)[-1].endswith("ann and cat win with 11 points.")


@every
def test_above_10_combined_achievements_break_a_tie_and_then_the_victory_is_shared(edition: str) -> None:
    tie = {"ann": [4], "bob": [9], "cat": [5], "dan": []}
    assert winners(last_draw(edition, tie, {"ann": [1], "bob": [2], "dan": [3]})) == ["bob", "dan"]
    assert winners(last_draw(edition, tie, {"ann": [1, 4], "bob": [2], "dan": [3]})) == ["ann", "bob", "cat", "dan"]


@every
def test_a_player_who_wins_by_an_effect_wins_for_the_team(edition: str) -> None:
    match = table(
        ann(["A.I.", "Robotics"]),
        bob(["Software"], score=[5]),
        cat(["Oars"], score=[4]),
        dan(["Archery"], score=[9]),
        edition=edition,
        decks={10: ["Globalization"]},
    )
    # cat alone has the lowest score.
    act(match, "Dogma A.I.")
    assert match.result is not None
    assert match.result.kind == "effect"
    assert winners(match) == ["ann", "cat"]


@every
def test_a_tie_of_partners_is_a_tie(edition: str) -> None:
    match = table(
        ann(["A.I.", "Robotics"]),
        bob(["Software"], score=[5]),
        cat(["Oars"], score=[9, 9]),
        dan(["Archery"], score=[4, 1]),
        edition=edition,
        decks={10: ["Globalization"]},
    )
    act(match, "Dogma A.I.")
    assert match.result is None


@every
def test_turns_alternate_between_the_teams_and_hands_stay_hidden_from_partners(edition: str) -> None:
    match = table(
        ann(["Tools"], hand=["Sailing"]), bob(["Oars"]), cat(["Paper"]), dan(["Archery"]), edition=edition, actions=1
    )
    assert [card.card for card in view(match, "cat").players[0].hand] == [None]
    act(match, "Draw")
    assert asked(match) == "bob"
    act(match, "Draw")
    act(match, "Draw")
    assert asked(match) == "cat"
