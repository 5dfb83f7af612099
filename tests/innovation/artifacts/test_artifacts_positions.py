"""Positions, records, sampled worlds and bots with artifacts on display and relics."""

from typing import Any

import pytest
from fuzz import moments, new_setup, new_table

from helpers import answer, artifacts, asked, game, options, player, seat, table, view
from splay.bots.greedy import GreedyBot
from splay.games import GAMES
from splay.innovation import position
from splay.innovation.sample import deal_anew, hidden_cards
from splay.innovation.start import begin
from splay.innovation.wording import reveals
from splay.kernel import record
from splay.kernel.agent import Table
from splay.kernel.errors import PositionError
from splay.kernel.match import Match
from splay.kernel.plain import Spec
from splay.kernel.rng import Rng

SETS = ["base", "artifacts"]


def two(**rest: Any) -> Spec:
    players = [{"name": "ann", **rest.pop("ann", {})}, {"name": "bob", **rest.pop("bob", {})}]
    return {"edition": "3e", "sets": SETS, "players": players, **rest}


RELICS = {"options": {"relics": "yes"}}


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        (two(ann={"display": ["Moses", "Mona Lisa"]}), "ann can have one card on display, not 2"),
        (two(ann={"display": ["artifacts 4", "artifacts 5"]}), "ann can have one card on display, not 2"),
        (two(ann={"display": ["Tools"]}), "ann's display holds Tools, which is no artifact"),
        (two(ann={"display": [12]}), "ann's display needs a 12, and none is left"),
        (two(ann={"display": "Moses"}), "ann's display must be a list, not 'Moses'"),
        (
            two(ann={"display": ["Moses"]}, bob={"hand": ["Moses"]}),
            "Moses is twice: in ann's display and in bob's hand",
        ),
        (
            two(ann={"display": ["Newton-Wickins Telescope"]}, **RELICS),
            "ann's display holds Newton-Wickins Telescope, which is a relic and never dug up",
        ),
        (
            {**two(ann={"display": ["Moses"]}), "sets": ["base"]},
            "ann can have a display only with the expansion artifacts",
        ),
        (two(relics=["Timbuktu"]), "there are relics only with the option relics"),
        (two(relics=["Tools"], **RELICS), "relics holds Tools, which is none"),
        (two(relics=[3], **RELICS), "relics holds 3, which is not a card's name"),
        (two(relics="Timbuktu", **RELICS), "relics must be a list, not 'Timbuktu'"),
        (
            two(decks={"3": ["Timbuktu"]}, **RELICS),
            "deck 3 holds Timbuktu, which is a relic and lies beside its deck",
        ),
        (
            {**two(**RELICS), "sets": ["base"]},
            "relics are for a game with the expansion artifacts of the 3rd edition",
        ),
        (two(options={"relics": "maybe"}), "the option relics is either 'yes' or left out, not 'maybe'"),
        (
            two(ann={"display": ["Moses"]}, turn={"actions": 1, "begun": False}),
            "the turn has begun: an action has been taken",
        ),
        (two(turn={"begun": "no"}), "begun, of the turn, must be true or false, not 'no'"),
        (
            {
                "edition": "3e",
                "sets": SETS,
                "players": [{"name": "ann"}, {"name": "bob"}, {"name": "cat", "out": True, "display": ["Moses"]}],
            },
            "cat is out of the game and cannot have cards",
        ),
    ],
)
def test_an_impossible_position_is_refused(spec: Spec, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        position.load(spec)
    assert reason in refused.value.reasons


def test_a_display_can_be_given_by_a_back() -> None:
    match = position.load(two(ann={"display": ["artifacts 6"], "hand": ["Tools"]}))
    artifact = seat(match, "ann").display
    assert artifact is not None and (artifact.set_name, artifact.age) == ("artifacts", 6)
    assert options(match)[-1] == f"Leave {artifact.name}"


@pytest.mark.parametrize(
    ("turn", "opens"),
    [
        ({}, True),
        ({"begun": False}, True),
        ({"begun": True}, False),
        ({"actions": 1}, False),
        ({"player": "bob"}, False),
    ],
)
def test_the_start_of_a_turn_is_asked_where_the_position_stands_at_it(turn: Spec, opens: bool) -> None:
    match = position.load(two(ann={"display": ["Moses"], "hand": ["Tools"]}, bob={"hand": ["Oars"]}, turn=turn))
    assert ("Leave Moses" in options(match)) == opens


def begun(match: Match) -> object:
    turn = position.dump(match)["turn"]
    assert isinstance(turn, dict)
    return turn["begun"]


def test_a_dumped_position_tells_whether_the_start_of_the_turn_is_over() -> None:
    match = artifacts(
        {**player("ann", ["Writing"], hand=["Tools", "Oars", "Paper"]), "display": ["Marcha Real"]}, player("bob")
    )
    assert begun(match) is False
    again = position.load(position.dump(match))
    assert options(again) == options(match)
    answer(again, "Free dogma Marcha Real")
    # In the middle of the free dogma the position goes on with the same question.
    middle = position.load(position.dump(again))
    assert options(middle) == options(again) and asked(middle) == "ann"
    assert game(middle).actions == 2
    answer(match, "Leave Marcha Real")
    assert begun(match) is True
    assert options(position.load(position.dump(match))) == options(match)


def test_relics_that_are_nowhere_are_beside_their_decks_unless_the_position_lists_them() -> None:
    match = position.load(two(ann={"achievements": ["Timbuktu"]}, bob={"hand": ["Complex Numbers"]}, **RELICS))
    assert view(match, "ann").relics == ["Newton-Wickins Telescope", "Ching Shih", "Safety Pin"]
    match = position.load(two(relics=["Ching Shih"], **RELICS))
    assert view(match, "ann").relics == ["Ching Shih"]
    assert len([card for card in game(match).junk.cards if card.relic]) == 4, "the others are out of play"
    match = position.load(two(exact=True, ann={"hand": ["Tools", "Oars"]}, **RELICS))
    assert view(match, "ann").relics == []


def test_a_record_of_a_match_with_free_dogmas_and_relics_is_played_again_alike() -> None:
    *_, match = moments(new_table(("3e+cities+artifacts+echoes", 3, {"relics": "yes"}), 5), 5)
    lines = match.log(0)
    assert any("seizes" in line for line in lines) and any("digs up" in line for line in lines)
    again = record.load(record.dump(match), GAMES)
    assert again.log(0) == lines and record.dump(again) == record.dump(match)


def test_a_sampled_world_has_the_displays_and_relics_where_they_are() -> None:
    match = table(
        {**player("ann", ["Writing"], hand=["Tools"]), "display": ["Marcha Real"]},
        {
            **player("bob", ["Archery"], hand=["Timbuktu", "Venice"], achievements=["Complex Numbers"]),
            "display": ["Moses"],
        },
        sets=["base", "cities", "artifacts"],
        options={"relics": "yes"},
    )
    real = game(match)
    assert not {"Marcha Real", "Moses"} & {card.name for card in hidden_cards(real, 0)}
    for seed in range(10):
        world = deal_anew(real, 0, real, Rng(seed))
        assert [player_.display for player_ in world.players] == [player_.display for player_ in real.players]
        assert world.relics == real.relics
        assert [card.name for card in world.players[1].achievements] == ["Complex Numbers"]
        assert "Timbuktu" in [card.name for card in world.players[1].hand]
        assert all(card.name != "Battleship Yamato" or card.age == 8 for zone in world.zones for card in zone.cards)


def test_what_has_been_open_is_not_revealed_by_moving_it() -> None:
    match = artifacts({**player("ann", ["Writing"], hand=["Tools"]), "display": ["Marcha Real"]}, player("bob"))
    answer(match, "Return Marcha Real")
    assert [event.kind for event in match.events() if reveals(event, event.seat)] == []
    match = artifacts(player("ann", ["Education"], hand=["Code of Laws"]), player("bob"))
    answer(match, "Meld Code of Laws")
    assert [event.kind for event in match.events() if reveals(event, event.seat)] == ["meld", "dig"]


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_bots_play_with_artifacts_to_the_end(players: int) -> None:
    start = begin(new_setup(("3e+cities+artifacts+echoes", players, {"relics": "yes"}), players))
    bots = Table(start, [GreedyBot(seed, worlds=1) for seed in range(players)])
    bots.play()
    assert start.result is not None


def test_the_greedy_bot_uses_a_free_dogma_that_brings_an_achievement() -> None:
    match = artifacts(
        {**player("ann", ["Writing"], hand=["Tools", "Pottery"]), "display": ["Marcha Real"]},
        player("bob"),
        achievements=[1],
    )
    assert match.decision is not None
    chosen = GreedyBot(1).decide(match.decision, match.seats[0])
    assert options(match)[chosen] == "Free dogma Marcha Real"


def test_the_greedy_bot_keeps_an_artifact_that_it_has_no_use_for_yet() -> None:
    match = artifacts({**player("ann", ["Writing"]), "display": ["Battleship Yamato"]}, player("bob"))
    assert match.decision is not None
    assert options(match)[GreedyBot(1).decide(match.decision, match.seats[0])] == "Leave Battleship Yamato"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_of_all_sizes_with_everything_come_to_an_end(players: int) -> None:
    *_, match = moments(new_table(("3e+cities+artifacts+echoes", players, {"relics": "yes"}), players), players)
    assert match.result is not None and match.result.winners
