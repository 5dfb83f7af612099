"""Positions: loaded, dumped, and refused with every reason."""

import copy
import json
import random
from typing import Any, cast

import pytest

from helpers import achievements, answer, asked, deck, game, hand, options, pile, player, score, seat, splay, table
from splay.innovation import new_match, position
from splay.innovation.card import Card
from splay.innovation.game import Game
from splay.kernel.errors import PositionError
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.plain import Spec

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("1e", 2, {}),
    ("1e", 4, {}),
    ("3e", 3, {"longer": "yes"}),
    ("3e", 4, {"teams": "yes"}),
    ("3e", 5, {"open": "covered+counts"}),
    ("3e+artifacts", 2, {}),
    ("3e+cities+artifacts+echoes", 3, {"relics": "yes"}),
    ("3e+figures", 2, {}),
    ("3e+cities+artifacts+echoes+figures", 4, {"relics": "yes"}),
    ("4e", 2, {}),
    ("4e", 4, {}),
    ("4e", 5, {}),
    ("4e", 3, {"teams": "XXY"}),
]


def spec_of(*players: Spec, **rest: object) -> Spec:
    return {"players": list(players), **rest}


def two(**ann: Any) -> Spec:
    """Return a position of ann, as told, and bob, who has nothing."""
    return spec_of({"name": "ann", **ann}, {"name": "bob"})


def reasons(spec: object) -> list[str]:
    with pytest.raises(PositionError) as refused:
        position.load(cast(Spec, spec))
    for reason in refused.value.reasons:
        assert f"- {reason}" in str(refused.value)
    return refused.value.reasons


def everywhere(match: Match) -> list[Card]:
    return [card for zone in game(match).zones for card in zone.cards]


# Round trips


def check_round_trip(match: Match, chance: random.Random) -> None:
    """Check that a loaded position is the dumped one, and goes on as the match itself does."""
    spec = position.dump(match)
    through_json = json.loads(json.dumps(spec))
    twin = position.load(through_json)
    assert position.dump(twin) == spec
    seats: list[int | None] = [None, *range(len(match.names))]
    original = match.copy()
    for _ in range(6):
        for number in seats:
            assert twin.view(number).to_json() == original.view(number).to_json()
        assert (twin.decision is None) == (original.decision is None)
        if twin.decision is None or original.decision is None:
            break
        assert twin.decision.to_json() == original.decision.to_json()
        index = chance.randrange(len(twin.decision.values))
        twin.answer(index)
        original.answer(index)
    if original.result is not None:
        assert twin.result is not None and twin.result.to_json() == original.result.to_json()


@pytest.mark.parametrize(("edition", "players", "agreed"), TABLES)
def test_positions_round_trip_at_any_moment(edition: str, players: int, agreed: dict[str, str]) -> None:
    key, *added = edition.split("+")
    match = new_match(["ann", "bob", "cat", "dan", "eve"][:players], key, players, agreed, ["base", *added])
    chance = random.Random(players)
    pending = dealt = finished = 0
    while True:
        if len(match.answers) < 8 or chance.random() < 0.12 or match.decision is None:
            check_round_trip(match, chance)
            pending += "pending" in position.dump(match)
            dealt += position.dump(match)["turn"] is None
        if match.decision is None:
            finished += 1
            break
        match.answer(chance.randrange(len(match.decision.values)))
    assert pending > 0, "some moments are in the middle of an effect"
    assert dealt > 0, "the first ones are before the first meld"
    assert finished == 1


def test_loading_leaves_the_position_as_it_was() -> None:
    match = new_match(["ann", "bob"], seed=2)
    for _ in range(40):
        assert match.decision is not None
        match.answer(len(match.decision.values) - 1)
    spec = position.dump(match)
    before = copy.deepcopy(spec)
    loaded = position.load(spec)
    assert loaded.decision is not None
    loaded.answer(0)
    assert spec == before


def test_a_finished_game_stays_finished() -> None:
    match = new_match(["ann", "bob"], seed=2)
    while match.decision is not None:
        match.answer(0)
    assert match.result is not None
    loaded = position.load(position.dump(match))
    assert loaded.decision is None
    assert loaded.result is not None and loaded.result.words == match.result.words


# What a position says


def test_everything_is_where_the_position_puts_it() -> None:
    match = position.load(
        {
            "edition": "1e",
            "players": [
                {
                    "name": "ann",
                    "hand": ["Tools", "sailing"],
                    "score": ["Oars"],
                    "board": {"red": {"cards": ["Metalworking", "Archery"], "splay": "left"}, "blue": ["Pottery"]},
                    "achievements": ["Monument", "Clothing"],
                },
                {"name": "bob", "hand": ["Mysticism"]},
            ],
            "decks": {"1": ["Writing", "Agriculture"]},
            "achievements": ["Currency"],
            "special": ["World", "Empire"],
            "turn": {"player": "bob", "actions": 1},
            "seed": 7,
        }
    )
    assert hand(match, "ann") == ["Sailing", "Tools"]
    assert score(match, "ann") == ["Oars"]
    assert pile(match, "ann", "red") == ["Metalworking", "Archery"]
    assert splay(match, "ann", "red") == "left"
    assert pile(match, "ann", "blue") == ["Pottery"]
    assert achievements(match, "ann") == [1, "Monument"]
    assert deck(match, 1)[:2] == ["Writing", "Agriculture"]
    assert [card.name for card in game(match).available.cards] == ["Currency"]
    assert [special.name for special in game(match).specials] == ["World", "Empire"]
    assert asked(match) == "bob"
    assert game(match).actions == 1


def test_left_out_parts_are_as_in_the_middle_of_an_ordinary_game() -> None:
    match = position.load({"players": [{"hand": ["Tools"]}, {}]})
    assert match.names == ["player 1", "player 2"]
    assert game(match).edition.key == "4e"
    assert game(match).actions == 2
    assert game(match).current == 0
    assert sorted(card.age for card in game(match).available.cards) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert len(game(match).specials) == 5
    assert len(everywhere(match)) == 115
    assert len({card.name for card in everywhere(match)}) == 115


def test_claimed_achievements_are_not_available_too() -> None:
    match = position.load(two(hand=["Tools"], achievements=["Clothing", 3, "World"]))
    assert sorted(card.age for card in game(match).available.cards) == [2, 4, 5, 6, 7, 8, 9, 10]
    assert "World" not in [special.name for special in game(match).specials]


def test_a_number_stands_for_some_card_of_that_value() -> None:
    match = position.load(two(hand=[3, "Tools"], score=[10, 10], achievements=[1]))
    ann = seat(match, "ann")
    assert sorted(card.age for card in ann.hand) == [1, 3]
    assert ann.points() == 20
    assert [card.age for card in ann.achievements] == [1]
    assert len({card.name for card in everywhere(match)}) == len(everywhere(match)) == 115


def test_listed_cards_lie_on_top_of_their_deck_and_the_rest_below() -> None:
    match = position.load({**two(hand=["Tools"]), "decks": {"1": ["Oars", "Clothing"]}, "achievements": []})
    cards = deck(match, 1)
    assert cards[:2] == ["Oars", "Clothing"]
    assert len(cards) == 14
    answer(match, "Draw")
    assert "Oars" in hand(match, "ann")


def test_the_seed_alone_decides_what_is_not_listed() -> None:
    def order(seed: int) -> list[list[str]]:
        match = position.load({**two(hand=["Tools", 2], score=[4]), "seed": seed})
        return [deck(match, age) for age in range(1, 12)] + [hand(match, "ann"), score(match, "ann")]

    assert order(1) == order(1)
    assert order(1) != order(2)


def test_an_exact_position_leaves_out_what_it_does_not_list() -> None:
    spec = {**two(hand=["Tools"], score=[5]), "decks": {"1": ["Oars"]}, "exact": True}
    match = position.load(spec)
    assert deck(match, 1) == ["Oars"]
    assert all(deck(match, age) == [] for age in range(2, 12))
    assert game(match).available.cards == []
    assert len(game(match).junk.cards) == 115 - 3


@pytest.mark.parametrize("actions", [1, 2])
def test_the_player_in_turn_has_the_given_actions(actions: int) -> None:
    match = table(player("ann", hand=["Tools"]), player("bob", hand=["Oars"]), turn="bob", actions=actions)
    assert asked(match) == "bob"
    for _ in range(actions):
        assert asked(match) == "bob"
        answer(match, "Draw")
    assert asked(match) == "ann"


def test_a_turn_can_be_named_by_the_number_of_a_seat() -> None:
    match = position.load({**two(), "turn": {"player": 1}, "players": [{"name": "ann"}, {"name": "bob", "hand": [1]}]})
    assert asked(match) == "bob"


def test_before_the_first_turn_everyone_chooses_a_card_to_meld() -> None:
    match = position.load(
        spec_of({"name": "ann", "hand": ["Tools", "Oars"]}, {"name": "bob", "hand": ["Archery", "Sailing"]}, turn=None)
    )
    assert options(match) == ["Tools", "Oars"]
    answer(match, "Tools", "Archery")
    assert pile(match, "ann", "blue") == ["Tools"]
    assert asked(match) == "bob", "Archery comes before Tools"


def test_the_first_turn_is_short() -> None:
    match = table(player("ann", hand=["Tools"]), player("bob", hand=["Oars"]), turn="ann", actions=1)
    spec = {**position.dump(match), "turn": {"player": "ann", "number": 1}}
    match = position.load(spec)
    answer(match, "Meld Tools")
    assert asked(match) == "bob"
    answer(match, "Meld Oars")
    assert asked(match) == "bob", "only the first turn is short"


def test_partners_are_those_of_the_same_team() -> None:
    named: list[Spec] = [{"name": name, "team": team} for name, team in zip("abcd", "xyxy", strict=True)]
    assert game(position.load(spec_of(*named))).teams == (0, 1, 0, 1)
    agreed: list[Spec] = [{"name": name} for name in "abcd"]
    assert game(position.load(spec_of(*agreed, options={"teams": "yes"}))).teams == (0, 1, 0, 1)
    assert game(position.load(spec_of(*agreed))).teams == (0, 1, 2, 3)


def test_a_special_achievement_already_met_is_claimed_at_once() -> None:
    match = table(player("ann", hand=["Tools"]), player("bob", hand=["Oars"], tucked=6))
    assert achievements(match, "bob") == ["Monument"]
    assert "bob claims Monument." in match.log(None)


def test_one_that_is_out_of_the_game_is_not_claimed() -> None:
    match = table(player("ann", hand=["Tools"], tucked=6), player("bob"), special=["World"])
    assert achievements(match, "ann") == []


def test_of_several_who_meet_it_the_player_in_turn_claims() -> None:
    match = table(player("ann", hand=["Tools"], scored=6), player("bob", hand=["Oars"], tucked=6), turn="bob")
    assert achievements(match, "bob") == ["Monument"]
    assert achievements(match, "ann") == []


def test_a_player_with_enough_achievements_has_won() -> None:
    match = table(player("ann", hand=["Tools"]), player("bob", achievements=[1, 2, 3, 4, 5, 6]))
    assert match.decision is None
    assert match.result is not None and match.result.winners == [1]


def test_a_loaded_match_begins_with_an_empty_log() -> None:
    match = table(player("ann", hand=["Tools"]), player("bob"))
    assert match.log(ALL_SEEING) == []
    assert match.answers == []


# What cannot be


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        (7, "a position must be an object with named entries, not 7"),
        ([], "a position must be an object with named entries, not []"),
        ({}, "players must be a list, not None"),
        ({"players": "ann"}, "players must be a list, not 'ann'"),
        ({"players": ["ann", "bob"]}, "a player must be an object with named entries, not 'ann'"),
        ({"players": [{}]}, "the 4th edition is for 2 to 5 players, not 1"),
        ({"players": [{}] * 5, "edition": "1e"}, "the 1st edition is for 2 to 4 players, not 5"),
        ({"players": [{}] * 9, "edition": "3e"}, "the 3rd edition is for 2 to 7 players, not 9"),
        ({**two(), "edition": "7e"}, "there is no edition '7e': choose one of 1e, 3e, 4e"),
        ({**two(), "edition": 3}, "there is no edition '3': choose one of 1e, 3e"),
        ({**two(), "sets": ["base", "cheese"]}, "expansion 'cheese'"),
        ({**two(), "sets": []}, "every game of Innovation needs the base set, named first"),
        ({**two(), "sets": "base"}, "sets must be a list, not 'base'"),
        ({**two(), "player": []}, "a position has no entry 'player': did you mean players?"),
        ({**two(), "cheese": 1}, "a position has no entry 'cheese'"),
        ({**two(), "options": {"longer": True}}, "the option longer is either 'yes' or left out, not 'True'"),
        ({**two(), "options": {"teams": "yes"}}, "teams of two are for four players, not 2"),
        ({**two(), "seed": "x"}, "seed must be a whole number"),
        ({**two(), "seed": True}, "seed must be a whole number"),
        ({**two(), "exact": "yes"}, "exact must be true or false, not 'yes'"),
        (two(hnd=[]), "player ann has no entry 'hnd': did you mean hand?"),
        (two(hand="Tools"), "ann's hand must be a list, not 'Tools'"),
        (two(hand=[None]), "ann's hand holds None, which is not a card's name"),
        (two(hand=["Toools"]), "ann's hand holds 'Toools', which is no card of this game: did you mean Tools?"),
        (two(hand=["Tools", "tools"]), "Tools is twice: in ann's hand and in ann's hand"),
        (two(hand=["Tools"], score=["Tools"]), "Tools is twice: in ann's hand and in ann's score pile"),
        ({**two(hand=["Tools"]), "decks": {"1": ["Tools"]}}, "Tools is twice: in ann's hand and in deck 1"),
        (
            {**two(hand=["Tools"]), "achievements": ["Tools"]},
            "Tools is twice: in ann's hand and in the available achievements",
        ),
        ({**two(hand=[11]), "edition": "3e"}, "ann's hand needs an 11, and none is left"),
        (two(hand=[12]), "ann's hand needs a 12, and none is left"),
        (two(score=[10] * 11), "ann's score pile needs a 10, and none is left"),
        (two(board=[]), "ann's board must be an object with named entries, not []"),
        (two(board={"violet": []}), "ann's board has no entry 'violet'"),
        (two(board={"red": "Archery"}), "ann's red pile must be an object with named entries, not 'Archery'"),
        (two(board={"red": ["Archery", "Tools"]}), "ann's red pile holds Tools, which is blue"),
        (two(board={"red": [1]}), "ann's red pile holds 1, which is not a card's name"),
        (
            two(board={"red": {"cards": ["Archery"], "splay": "left"}}),
            "ann's red pile cannot be splayed left: it has fewer than two cards",
        ),
        (
            two(board={"red": {"cards": ["Archery", "Oars"], "splay": "down"}}),
            "ann's red pile cannot be splayed 'down': only left, right, up, aslant",
        ),
        (
            {**two(board={"red": {"cards": ["Archery", "Oars"], "splay": "aslant"}}), "edition": "3e"},
            "ann's red pile cannot be splayed 'aslant': only left, right, up",
        ),
        (two(board={"red": {"card": ["Archery"]}}), "ann's red pile has no entry 'card': did you mean cards?"),
        (two(tucked=-1), "ann's tucked must be a whole number from 0 to 999, not -1"),
        (two(achievements=["Monumnt"]), "'Monumnt', which is no card of this game: did you mean Monument?"),
        (two(achievements=["World", "World"]), "World is twice: in ann's achievements and in ann's achievements"),
        (
            {**two(achievements=["World"]), "special": ["World"]},
            "World is twice: in ann's achievements and in the special achievements",
        ),
        ({**two(), "special": ["Tools"]}, "'Tools' is no special achievement: they are Monument, Empire"),
        ({**two(), "decks": {"1": ["Currency"]}}, "deck 1 holds Currency, which is of age 2"),
        ({**two(), "edition": "3e", "decks": {"11": []}}, "there is no deck '11': the decks are 1 to 10"),
        ({**two(), "decks": {"12": []}}, "there is no deck '12': the decks are 1 to 11"),
        ({**two(), "decks": {"one": []}}, "there is no deck 'one'"),
        ({**two(), "decks": []}, "decks must be an object with named entries, not []"),
        ({**two(), "turn": {"player": "amn"}}, "turn: there is no player 'amn': did you mean ann?"),
        ({**two(), "turn": {"player": 2}}, "the player in turn must be a whole number from 0 to 1, not 2"),
        ({**two(), "turn": {"player": "ann", "actions": 3}}, "the actions in turn must be a whole number from 1 to 2"),
        ({**two(), "turn": {"actions": 0}}, "the actions in turn must be a whole number from 1 to 2, not 0"),
        ({**two(), "turn": {"number": 1, "actions": 2}}, "the actions in turn 1 must be a whole number from 1 to 1"),
        ({**two(), "turn": {"who": "ann"}}, "turn has no entry 'who'"),
        ({**two(), "turn": "ann"}, "turn must be an object with named entries, not 'ann'"),
        ({**two(), "turn": None}, "before the first turn ann needs a card in hand to meld"),
        (
            {**two(hand=[1], board={"red": ["Archery"]}), "turn": None},
            "before the first turn ann cannot have cards on the board",
        ),
        ({**two(), "result": {"kind": "score", "winners": [2], "words": ""}}, "a winner must be a whole number"),
        ({**two(), "result": {"kind": "score", "winners": [], "words": ""}}, "a result needs a winner"),
        ({**two(), "result": {"winners": [0], "words": ""}}, "the kind of the result must be a text, not None"),
        (spec_of({"name": "ann"}, {"name": "ann"}), "two players are called ann"),
        (spec_of({"name": "a,b"}, {}), "'a,b' cannot be a name"),
        (spec_of({"name": " ann"}, {}), "' ann' cannot be a name"),
        (spec_of({"name": 7}, {}), "7 cannot be a name"),
        (spec_of({"team": 1}, {"team": 1}), "a team game needs at least two teams"),
        (
            {"players": [{"team": team} for team in (1, 1, 1, 2)], "edition": "3e"},
            "the 3rd edition's team game is for four players, two in each team",
        ),
        (spec_of({"out": "yes"}, {}, {}), "player 1's out must be true or false, not 'yes'"),
        (spec_of({"out": True, "hand": [1]}, {}, {}), "player 1 is out of the game and cannot have cards"),
        (spec_of({"out": True}, {}, {}), "turn: player 1 is out of the game"),
        (spec_of({}, {"out": True}), "too many players are out: the game would be over"),
        (
            spec_of({"team": 1}, {"team": 1}, {"team": 2, "out": True}),
            "too many players are out: the game would be over",
        ),
        (spec_of({"team": []}, {}), "a team must be a number or a name, not []"),
        ({**two(), "pending": []}, "pending must be an object with a position and answers"),
        ({**two(), "pending": {"position": {}, "answers": "0"}}, "the answers of pending must be a list of whole"),
        ({**two(), "pending": {"position": 1, "answers": []}}, "the position of pending must be a position"),
    ],
)
def test_an_impossible_position_is_refused(spec: object, reason: str) -> None:
    assert any(reason in told for told in reasons(spec)), reasons(spec)


def test_every_reason_is_named_at_once() -> None:
    spec = {
        "edition": "2e",
        "sets": ["base", "cheese"],
        "players": [
            {"name": "ann", "hand": ["Tools", "Toools", 12], "board": {"red": ["Pottery"]}, "team": 1.5},
            {"name": "ann", "score": ["Tools"], "board": {"blue": {"cards": ["Writing"], "splay": "up"}}},
        ],
        "decks": {"3": ["Oars"], "12": []},
        "special": ["Moon"],
        "turn": {"player": "bob", "actions": 9},
        "seed": None,
        "extra": 1,
    }
    told = reasons(spec)
    for part in (
        "no entry 'extra'",
        "no edition '2e'",
        "no expansion 'cheese'",
        "two players are called ann",
        "a team must be",
        "seed must be",
        "'Toools'",
        "Pottery, which is blue",
        "Tools is twice",
        "fewer than two cards",
        "deck 3 holds Oars",
        "no deck '12'",
        "'Moon' is no special achievement",
        "there is no player 'bob'",
        "the actions in turn",
        "needs a 12",
    ):
        assert sum(part in reason for reason in told) == 1, part
    assert len(told) == 16


def test_an_unknown_card_in_a_splayed_pile_is_the_only_reason() -> None:
    assert len(reasons(two(board={"red": {"cards": ["Archery", "Ores"], "splay": "left"}}))) == 1


def test_answers_of_pending_that_do_not_fit_are_refused() -> None:
    match = table(player("ann", ["Pottery"], hand=["Tools", "Oars"]), player("bob"))
    answer(match, "Dogma Pottery", "Tools")
    spec = position.dump(match)
    pending = cast(dict[str, object], spec["pending"])
    pending["answers"] = [99]
    assert "the answers of pending do not fit: 99 is not an option" in reasons(spec)[0]


def test_a_position_changed_beside_its_pending_action_is_refused() -> None:
    match = table(player("ann", ["Pottery"], hand=["Tools", "Oars"]), player("bob"))
    answer(match, "Dogma Pottery", "Tools")
    spec = position.dump(match)
    players = cast(list[dict[str, object]], spec["players"])
    players[0]["hand"] = ["Tools"]
    assert "pending leads to another position" in reasons(spec)[0]


def test_a_position_without_its_pending_action_is_played_on_from_there() -> None:
    match = table(player("ann", ["Pottery"], hand=["Tools", "Oars"]), player("bob"))
    answer(match, "Dogma Pottery", "Tools")
    spec = position.dump(match)
    del spec["pending"]
    loaded = position.load(spec)
    assert options(loaded)[0] == "Draw"
    assert isinstance(loaded.now, Game)


def test_a_card_that_is_twice_is_also_judged_by_its_pile() -> None:
    spec = {
        "players": [
            {"name": "ann", "hand": ["Tools"], "board": {"red": {"cards": ["Tools", "Archery"]}}},
            {"name": "bob"},
        ]
    }
    with pytest.raises(PositionError) as refused:
        position.load(spec)
    assert refused.value.reasons == [
        "Tools is twice: in ann's hand and in ann's red pile",
        "ann's red pile holds Tools, which is blue",
    ]


def test_a_card_whose_name_ends_in_a_number_is_that_card() -> None:
    match = table(
        {**player("ann", hand=["Luna 3", "3", "artifacts 3"], score=["Singer Model 27"]), "display": ["Syncom 3"]},
        player("bob"),
        sets=["base", "artifacts"],
    )
    again = position.load(position.dump(match))
    for loaded in (match, again):
        ann = seat(loaded, "ann")
        assert "Luna 3" in hand(loaded, "ann") and score(loaded, "ann") == ["Singer Model 27"]
        assert sorted((card.set_name, card.age) for card in ann.hand) == [
            ("artifacts", 3),
            ("artifacts", 9),
            ("base", 3),
        ]
        assert ann.display is not None and ann.display.name == "Syncom 3"
