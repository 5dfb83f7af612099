"""Positions: they round-trip at every moment, and an impossible one is refused with every reason."""

import json
import re
from pathlib import Path

import pytest

from company import (
    HUGE,
    NAMES,
    PLAIN,
    TABLES,
    Table,
    at,
    hand,
    moments,
    new_table,
    offered,
    options,
    player,
    table,
    table_id,
)
from splay.games import GAMES
from splay.intrapreneurs import layout, position
from splay.kernel import record
from splay.kernel.errors import PositionError
from splay.kernel.plain import Spec
from splay.kernel.rng import MOST_SEED

DECK: Spec = {"deck": PLAIN.packed}


def reasons(**parts: object) -> list[str]:
    spec: Spec = {"options": DECK, "players": [player(), player("bob")], **parts}
    with pytest.raises(PositionError) as refused:
        position.load(spec)
    return refused.value.reasons


@pytest.mark.parametrize("kind", TABLES, ids=table_id)
def test_a_dumped_position_loads_to_the_same_and_plays_on_alike(kind: Table) -> None:
    match = new_table(kind, 8)
    for number, moment in enumerate(moments(match, 8)):
        if number % 9 and moment.result is None:
            continue
        spec = json.loads(json.dumps(position.dump(moment)))
        twin = position.load(spec)
        assert json.loads(json.dumps(position.dump(twin))) == spec
        seats = [None, *range(kind[0])]
        assert [twin.view(seat).to_json() for seat in seats] == [moment.view(seat).to_json() for seat in seats]
        assert (twin.decision is None) == (moment.decision is None)
        if twin.decision is not None and moment.decision is not None:
            assert twin.decision.to_json() == moment.decision.to_json()


def test_a_position_between_actions_plays_on_to_the_same_end() -> None:
    match = new_table((3, False, False), 2)
    for _ in moments(match, 2, limit=300):
        pass
    twin = position.load(json.loads(json.dumps(layout.write(match.boundary))))  # type: ignore[arg-type]
    start = match.copy()
    for index in start.since:
        twin.answer(index)
    for here, there in zip(moments(start, 7), moments(twin, 7), strict=True):
        assert here.view(0).to_json() == there.view(0).to_json()


def test_a_record_can_start_from_a_position() -> None:
    match = table(player(hand=["B1"]), player("bob"), offer=["H1", "H2", "H3"], projects=["Alpha", *HUGE[:4]])
    match.answer(0)
    twin = record.load(record.dump(match), GAMES)
    assert position.dump(twin) == position.dump(match)


def test_what_is_left_out_has_a_default() -> None:
    match = position.load({"players": [{"name": "ann"}, {"name": "bob"}]})
    assert len(offered(match)) == 3
    assert hand(match, "ann") == []
    assert match.now.view(0).to_json()["round"] == 1


def test_names_may_be_written_in_any_case() -> None:
    assert hand(table(player(hand=["b1", "WANTS CULTURE"]), player("bob")), "ann") == ["B1", "Wants Culture"]


def test_the_seed_decides_what_is_not_listed() -> None:
    spec: Spec = {"players": [player(), player("bob")]}
    piles = {tuple(offered(position.load({**spec, "seed": seed}))) for seed in (1, 1, 2)}
    assert len(piles) == 2


def test_piles_are_listed_top_card_first() -> None:
    match = table(player(), player("bob"), offer=["B1", "B2", "B3"], pile=["H1", "H2"])
    match.answer(0)
    assert offered(match) == ["B2", "B3", "H1"]


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"players": []}, "Intrapreneurs is for 2 to 4 players or teams, not 0"),
        ({"players": 3}, "players must be a list, not 3"),
        ({"players": [player(), player("ann")]}, "two players are called ann"),
        ({"players": [player("a,b"), player()]}, "'a,b' cannot be a name: it needs visible characters and no comma"),
        ({"players": [player(team=[1]), player("bob")]}, "a team must be a number or a name, not [1]"),
        (
            {"players": [player(team=0), player("bob", team=0)]},
            "teams of separate seats are for four players, two in each team",
        ),
        ({"offers": []}, "a position has no entry 'offers': did you mean offer?"),
        (
            {"options": {"teams": "yes", **DECK}},
            "teams of separate seats are for four players, two in each team, not 2",
        ),
        (
            {
                "options": {"teams": "ABAB", **DECK},
                "players": [player(name, team=number // 2) for number, name in enumerate(NAMES)],
            },
            "the players' teams are not those of the option teams, 'ABAB'",
        ),
        ({"game": "innovation"}, "this is a position of 'innovation', not of intrapreneurs"),
        ({"options": {"longer": "yes", **DECK}}, "there is no option 'longer': the options are teams and deck"),
        ({"exact": 1}, "exact must be true or false, not 1"),
        ({"seed": "x"}, f"seed must be a whole number from {-(2**64)} to {MOST_SEED}, not 'x'"),
        ({"round": 4}, "round must be a whole number from 1 to 3, not 4"),
        ({"round": 2}, "round 2 needs its macro event: one of Dear, Cheap, Strong, Tight, Loose, Firm"),
        ({"macro": "Dear"}, "there is no macro event in round 1"),
        ({"round": 2, "macro": "Deer"}, "'Deer' is no macro event: they are Dear, Cheap, Strong, Tight, Loose, Firm"),
        ({"phase": "turn"}, "phase must be one of opening, arrival, turns, review, not 'turn': did you mean turns?"),
        ({"phase": "review", "offer": ["B1"]}, "in the phase review no asset is on offer or in the draw pile"),
        ({"first": "cat"}, "first: there is no player 'cat'"),
        ({"turn": {"player": "bo"}}, "turn: player: there is no player 'bo': did you mean bob?"),
        ({"turn": {"player": 2}}, "turn: player must be a whole number from 0 to 1, not 2"),
        ({"turn": {"acted": "yes"}}, "turn: acted must be true or false, not 'yes'"),
        ({"turn": {"paused": ["Alpha"]}}, "turn: paused: 'Alpha' is no project of the player in turn"),
        ({"turn": {"who": 1}}, "turn has no entry 'who': known are player, number, acted, paused, restarted"),
        ({"offer": ["Mixx"]}, "the offer holds 'Mixx', which is no card of this game: did you mean Mix?"),
        ({"offer": ["Alpha"]}, "the offer cannot hold Alpha: it is a project"),
        ({"projects": ["B1"]}, "the projects on offer cannot hold B1: it is an asset"),
        ({"offer": ["Dear"]}, "the offer holds 'Dear', which is no card of this game"),
        ({"offer": ["B1", "B2", "B3", "H1"]}, "3 assets are on offer in this round, not 4"),
        ({"projects": [*HUGE, "Huge 6"]}, "5 projects are on offer, not 6"),
        ({"offer": ["B1"], "pile": ["B1"]}, "B1 is twice: in the offer and in the draw pile"),
        ({"offer": ["Open 2"]}, "the offer holds Open 2, which is of round II"),
        ({"round": 2, "macro": "Dear", "pile": ["B1"]}, "the draw pile holds B1, which is of round I"),
        ({"discards": ["Open 2"]}, "the discards holds Open 2, which is of round II"),
        ({"players": [player(hand=["Open 3"]), player("bob")]}, "ann's hand holds Open 3, which is of round III"),
        ({"players": [player(skips=-1), player("bob")]}, "ann's skips must be a whole number from 0 to 99, not -1"),
        ({"players": [player(owes=1), player("bob")]}, "ann can owe a discard only in the phase review"),
        ({"players": [player(started=1), player("bob")]}, "ann cannot have started 1 projects this round and have 0"),
        ({"players": [player(hand=["B1"], out=True), player("bob")]}, "ann has left the game and cannot have cards"),
        (
            {"players": [player(), player("bob", out=True)]},
            "a game without a result needs players of at least two sides",
        ),
        ({"players": [player(out=True), player("bob")]}, "it cannot be the turn of ann, who has left the game"),
        (
            {"players": [player("ann", [], at("Alpha", "viable", "Cut")), player("bob")]},
            "ann's Alpha cannot hold Cut: it is an obstacle",
        ),
        (
            {"players": [player("ann", [], at("Alpha", "great", "B1")), player("bob")]},
            "the level of ann's Alpha must be one of paused, viable, transformative, not 'great'",
        ),
        (
            {"players": [player("ann", [], at("Alpha", "paused", "B1")), player("bob")]},
            "ann's Alpha is paused and cannot have assets",
        ),
        (
            {"players": [player("ann", [], at("Alpha", "viable", "H1")), player("bob")]},
            "ann's Alpha cannot be viable: its assets do not meet the requirement",
        ),
        (
            {"players": [player("ann", [], at("Alpha", "viable", "B1", burdened=True)), player("bob")]},
            "ann's Alpha cannot be viable: its assets do not meet the requirement",
        ),
        (
            {"players": [player("ann", [], at("Alpha", "viable", "B1"), at("Alpha", "paused")), player("bob")]},
            "Alpha is twice: in ann's projects and in ann's projects",
        ),
        (
            {"players": [player("ann", [], {"project": 3}), player("bob")]},
            "ann's projects holds 3, which is no card of this game",
        ),
        ({"result": {"kind": "score", "winners": [], "words": "x"}}, "a result needs a winner"),
        (
            {"result": {"kind": "score", "winners": [5], "words": "x"}},
            "a winner must be a whole number from 0 to 1, not 5",
        ),
        ({"phase": "opening", "round": 3, "macro": "Dear"}, "there is no round to open after round 3"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(parts: dict[str, object], reason: str) -> None:
    assert reason in reasons(**parts)


def test_every_reason_is_told_at_once() -> None:
    told = reasons(offer=["B1", "B1", "nonsense"], round=9, turn={"player": "zoe"}, seed=None)
    assert len(told) == 5


def test_a_project_may_owe_its_level_to_the_macro_event_of_its_round() -> None:
    cheap = player("ann", ["Cut"], at("Beta", "viable"))
    assert "ann's Beta cannot be viable: its assets do not meet the requirement" in reasons(
        players=[cheap, player("bob")], round=2, macro="Dear"
    )
    assert options(table(cheap, player("bob"), round=2, macro="Cheap"))
    assert options(table(cheap, player("bob"), round=3, macro="Dear")), "it may have been started in round II"


def test_pending_answers_that_lead_elsewhere_are_refused() -> None:
    match = table(
        player(hand=["B1", "B2", "H1"]), player("bob"), offer=["T1", "T2", "T3"], projects=["Alpha", *HUGE[:4]]
    )
    match.answer(options(match).index("Start Alpha"))
    spec = position.dump(match)
    assert position.load(spec).decision is not None
    pending = spec["pending"]
    assert isinstance(pending, dict)
    with pytest.raises(PositionError, match="do not fit"):
        position.load({**spec, "pending": {**pending, "answers": [99]}})
    with pytest.raises(PositionError, match="leads to another position"):
        position.load({**spec, "turn": {"player": "bob"}})
    with pytest.raises(PositionError, match="pending must be a table"):
        position.load({**spec, "pending": 3})
    with pytest.raises(PositionError, match="a position must be a table"):
        position.load([])


def test_the_position_in_the_docs_can_be_played() -> None:
    text = Path(__file__).parents[2].joinpath("docs/intrapreneurs.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    match = position.load(json.loads(example))
    assert "Play Approval Loop on bob" in options(match)
    for entry in (*layout._KEYS, *layout._PLAYER_KEYS, *layout._VENTURE_KEYS, *layout._TURN_KEYS):
        assert f"`{entry}`" in text, entry
