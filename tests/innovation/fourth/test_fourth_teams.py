"""Teams of any sizes and seating: six achievements together, combined scores, and teammates who lose."""

import pytest

from helpers import achievements, act, asked, game, hand, log, options, player, score, seat, table, tops, view, winners
from splay.games import GAMES
from splay.innovation import new_match, position
from splay.kernel import record
from splay.kernel.errors import RecordError, SetupError
from splay.kernel.match import Match
from splay.kernel.plain import Spec

NAMES = ["ann", "bob", "cat", "dan", "eve", "fay"]
SEATINGS = ["AAB", "ABA", "BAA", "ABAB", "AABB", "ABBA", "AAAB", "ABABAB", "AAABBB", "AABBCC", "AABC"]


def seated(teams: str, **boards: object) -> list[Spec]:
    """Return players in teams; boards are given by the players' names."""
    return [
        {**player(name, team=ord(team)), **_entry(boards.get(name))} for name, team in zip(NAMES, teams, strict=False)
    ]


def _entry(given: object) -> Spec:
    if given is None:
        return {}
    if isinstance(given, list):
        return {"board": player("x", given)["board"]}
    assert isinstance(given, dict)
    return given


def entry(board: list[str], **rest: object) -> Spec:
    return {"board": player("x", board)["board"], **rest}


def alone() -> list[Match]:
    """Return matches of four who each play alone, set up in every way that can say so."""
    given: Spec = {"edition": "4e", "players": [{"name": name} for name in NAMES[:4]]}
    agreed = new_match(NAMES[:4], "4e", options={"teams": "ABCD"})
    return [
        agreed,
        new_match(NAMES[:4], "4e", options={"teams": "DxA7"}),
        record.load(record.dump(agreed), GAMES),
        position.load(position.dump(agreed)),
        position.load({**given, "options": {"teams": "ABCD"}}),
        position.load({**given, "players": [{"name": name, "team": name} for name in NAMES[:4]]}),
    ]


@pytest.mark.parametrize("way", range(6))
def test_where_everyone_plays_alone_it_is_no_team_game(way: int) -> None:
    match = alone()[way]
    assert view(match, None).needed == 4
    assert game(match).parley


def test_sides_of_one_sit_no_more_players_than_no_sides() -> None:
    with pytest.raises(SetupError, match="is for 2 to 5 players, not 6"):
        new_match(NAMES, "4e", options={"teams": "ABCDEF"})


@pytest.mark.parametrize("teams", ["ABC", "ABCD"])
def test_a_record_of_older_rules_with_sides_of_one_is_refused_and_not_played_otherwise(teams: str) -> None:
    text = record.dump(new_match(NAMES[: len(teams)], "4e", options={"teams": teams}))
    assert record.load(text, GAMES).result is None
    with pytest.raises(RecordError, match="line 5: version 1 of the rules played sides of one as teams"):
        record.load(text.replace("rules: 2", "rules: 1"), GAMES)


@pytest.mark.parametrize("teams", SEATINGS)
def test_any_teams_can_sit_down_and_need_six(teams: str) -> None:
    match = new_match(NAMES[: len(teams)], "4e", options={"teams": teams})
    assert view(match, None).needed == 6
    sides = [seen.team for seen in view(match, None).players]
    for one, other in zip(teams, sides, strict=True):
        assert [teams[index] == one for index in range(len(teams))] == [side == other for side in sides]


def test_teams_across_the_table_are_two_against_two() -> None:
    match = new_match(NAMES[:4], "4e", options={"teams": "yes"})
    assert game(match).teams == (0, 1, 0, 1)


@pytest.mark.parametrize("teams", [teams for teams in SEATINGS if len(teams) > 2])
def test_a_teammate_is_no_opponent_and_never_vulnerable(teams: str) -> None:
    match = table(*seated(teams, ann=["Archery"]), edition="4e")
    mates = [index for index, team in enumerate(teams) if team == teams[0]]
    others = [index for index in range(len(teams)) if index not in mates]
    assert view(match, "ann").lineups[0].vulnerable == others
    assert sorted(other.seat for other in seat(match, "ann").opponents) == others


def test_a_demand_passes_a_teammate_by() -> None:
    match = table(
        *seated("AAB", ann=["Archery"], bob={"hand": ["Calendar"]}, cat={"hand": ["Tools"]}),
        edition="4e",
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Archery", "Tools", "Achievement 1")
    assert hand(match, "bob") == ["Calendar"]
    assert hand(match, "ann") == ["Tools"]


@pytest.mark.parametrize(("teams", "drawn"), [("AAB", ["Calendar"]), ("ABA", ["Calendar", "Oars"])])
def test_only_an_opponent_who_shares_earns_the_free_draw(teams: str, drawn: list[str]) -> None:
    match = table(
        *seated(teams, ann=["Writing"], bob=["Tools"]),
        edition="4e",
        decks={1: ["Oars"], 2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "bob") == ["Currency"]
    assert hand(match, "ann") == drawn


@pytest.mark.parametrize(
    ("teams", "own", "bobs", "cats", "won"),
    [
        ("AAB", [2, 3], [4, 5, 6], [7, 8], ["ann", "bob"]),
        ("AAB", [2, 3], [4, 5], [7, 8], []),
        ("ABA", [2, 3], [4, 5, 6], [7, 8, 9], ["ann", "cat"]),
        # Five of one player alone would win without teams.
        ("ABA", [2, 3, 4, 5], [6], [], []),
        # Six each: the first player to the left of ann is of the other team.
        ("ABA", [2, 3], [4, 5, 6, 7, 8, 9], [10, "World", "Empire"], ["bob"]),
        ("ABA", [2, 3], [4, 5, 6, 7, 8, 9], [10, "World", "Empire", "Wonder"], ["ann", "cat"]),
    ],
)
def test_a_team_needs_six_achievements_together(
    teams: str, own: list[int], bobs: list[int], cats: list[int | str], won: list[str]
) -> None:
    match = table(
        *seated(
            teams,
            ann=entry(["Tools"], score=[5], achievements=own),
            bob=entry(["Oars"], achievements=bobs),
            cat=entry(["Sailing"], achievements=cats),
        ),
        edition="4e",
    )
    act(match, "Achieve 1")
    assert winners(match) == won


def test_achievements_are_claimed_without_the_teammates_score_and_cards() -> None:
    match = table(
        *seated("AAB", ann=entry(["Tools"], score=[3]), bob=entry(["Computers"], score=[10, 10])), edition="4e"
    )
    assert options(match) == ["Draw", "Dogma Tools"]


def test_icons_of_teammates_are_not_combined_for_special_achievements() -> None:
    match = table(
        *seated("AAB", ann=["Archery", "City States"], bob=["Mapmaking", "Medicine"], cat=["Sailing"]), edition="4e"
    )
    act(match, "Draw")
    assert achievements(match, "ann") == achievements(match, "bob") == []


def last_draw(teams: str, *points: list[int], **owned: list[int]) -> Match:
    """Return a match in which ann has drawn above 11."""
    piles = {
        name: entry(["Tools"] if name == "ann" else [], score=pile, achievements=owned.get(name, []))
        for name, pile in zip(NAMES, points, strict=False)
    }
    match = table(*seated(teams, **piles), edition="4e", exact=True)
    act(match, "Draw")
    return match


def test_above_11_combined_scores_decide() -> None:
    match = last_draw("AAB", [4], [5], [8])
    assert winners(match) == ["ann", "bob"]
    assert log(match, None)[-1] == "A card above 11 had to be drawn: ann and bob win with 9 points."
    assert winners(last_draw("AAB", [4], [5], [10])) == ["cat"]
    assert winners(last_draw("ABABAB", [1], [2], [1], [2], [1], [3])) == ["bob", "dan", "fay"]


def test_above_11_combined_achievements_break_a_tie_and_then_it_is_a_draw() -> None:
    assert winners(last_draw("AAB", [4], [5], [9], bob=[1], cat=[2, 3])) == ["cat"]
    assert winners(last_draw("AAB", [4], [5], [9], ann=[1], bob=[4], cat=[2, 3])) == ["ann", "bob", "cat"]


def test_who_wins_by_an_effect_wins_for_the_team() -> None:
    match = table(
        *seated("ABA", ann=entry(["A.I.", "Robotics"]), bob=entry(["Software"], score=[5]), cat=entry([], score=[4])),
        edition="4e",
        decks={10: ["Globalization"]},
    )
    act(match, "Dogma A.I.")
    assert winners(match) == ["ann", "cat"]


# Teammates who lose


def test_when_a_teammate_loses_the_other_goes_on() -> None:
    match = table(
        *seated("AAB", ann=entry(["Space Traffic"]), bob=entry(["Oars"], achievements=[1, 2]), cat=entry(["Archery"])),
        edition="4e",
        decks={11: ["Hypersonics"]},
    )
    act(match, "Dogma Space Traffic")
    assert match.result is None
    assert asked(match) == "bob"
    assert view(match, None).needed == 6


def test_the_last_team_left_wins_with_those_who_had_to_leave() -> None:
    match = new_match(NAMES[:4], "4e", options={"teams": "ABAB"})
    match.concede(0)
    match.concede(1)
    assert match.result is None
    match.concede(3)
    assert winners(match) == ["ann", "cat"]
    assert log(match, None)[-1] == "ann and cat win: dan concedes."


def test_a_team_of_one_that_loses_leaves_the_others_as_winners() -> None:
    match = new_match(NAMES[:3], "4e", options={"teams": "AAB"})
    match.concede(2)
    assert winners(match) == ["ann", "bob"]


def test_of_three_teams_two_go_on() -> None:
    match = new_match(NAMES[:3], "4e", options={"teams": "ABC"})
    match.concede(1)
    assert match.result is None


def test_achievements_and_score_of_one_who_lost_are_gone_for_the_team() -> None:
    match = table(
        *seated(
            "AAB",
            ann=entry(["Tools"], score=[5], achievements=[2, 3]),
            bob=entry(["Oars"], achievements=[4, 5, 6], score=[10]),
            cat=entry(["Sailing"], score=[6]),
        ),
        edition="4e",
    )
    match.concede(1)
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1, 2, 3]
    assert match.result is None
    assert score(match, "bob") == tops(match, "bob") == []


def test_who_left_wins_with_the_team_by_score_too() -> None:
    match = table(
        *seated("AAB", ann=entry(["Tools"], score=[5]), bob=entry(["Oars"]), cat=entry(["Sailing"], score=[4])),
        edition="4e",
        exact=True,
    )
    match.concede(1)
    act(match, "Draw")
    assert winners(match) == ["ann", "bob"]
    assert log(match, None)[-1].endswith("ann and bob win with 5 points.")


# No parley


@pytest.mark.parametrize("teams", ["ABAB", "AABB", "ABABAB"])
def test_there_is_no_parley_in_teams(teams: str) -> None:
    match = table(
        *seated(teams, ann=entry(["Oars"], hand=["Tools"]), bob=["Sailing"], cat=["Archery"], dan=["Mysticism"]),
        edition="4e",
    )
    assert options(match) == ["Draw", "Meld Tools", "Dogma Oars"]


def test_those_across_the_table_share_and_obey_without_being_asked() -> None:
    match = table(
        *seated(
            "AABB",
            ann=entry(["Oars"]),
            bob=entry(["Tools"]),
            cat=entry(["Archery"], hand=["Writing"]),
            dan=entry(["Pottery"], hand=["Agriculture"]),
        ),
        edition="4e",
        decks={1: ["Sailing", "Masonry", "Mysticism", "Clothing"]},
    )
    act(match, "Dogma Oars")
    assert hand(match, "cat") == ["Sailing", "Writing"]
    assert "dan shows their hand: Agriculture (1)." in log(match, None)
