"""The cities themselves: what is printed on them, what a splay shows of it, and how they stand in positions."""

from collections import Counter

import pytest

from helpers import all_of, cities, game, icons, player, points, seat, table, view
from splay.innovation import new_match, position
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.innovation.facts import BONUS, HEX, SLOT_NAMES
from splay.kernel.errors import PositionError, SetupError

THIRD = EDITIONS["3e"]
CARDS = {card.name: card for card in catalogue(THIRD, THIRD.with_sets(["base", "cities"])) if card.set_name == "cities"}
NAMES = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal", "ida"]


# What is printed


def test_there_are_as_many_cities_of_each_age_and_colour_as_base_cards() -> None:
    assert len(CARDS) == 105
    assert Counter(card.age for card in CARDS.values()) == {1: 15, **dict.fromkeys(range(2, 11), 10)}
    assert set(Counter(card.color.name for card in CARDS.values()).values()) == {21}


def test_each_city_has_six_slots_and_its_picture_at_the_top_right() -> None:
    assert all(len(card.slots) == 6 and card.slots.index(HEX) == 5 for card in CARDS.values())


def test_there_are_so_many_of_what_is_printed_in_all() -> None:
    printed = Counter(SLOT_NAMES[slot] for card in CARDS.values() for slot in card.slots)
    assert printed["plus"] == 43
    assert printed["flag"] == printed["fountain"] == 13
    assert printed["arrow-left"] == printed["arrow-right"] == printed["arrow-up"] == 10
    assert {name: count for name, count in printed.items() if name.startswith("search-")} == {
        "search-castle": 12,
        "search-leaf": 8,
        "search-lightbulb": 5,
        "search-crown": 5,
        "search-clock": 4,
        "search-factory": 3,
    }
    assert sum(count for name, count in printed.items() if name.startswith("bonus-")) == 56
    assert [printed[icon] for icon in ("crown", "leaf", "lightbulb", "castle", "factory", "clock")] == [
        78,
        63,
        68,
        43,
        48,
        33,
    ]


@pytest.mark.parametrize(
    ("name", "age", "color", "slots"),
    [
        ("Atlantis", 1, "blue", "leaf leaf leaf leaf search-castle hex"),
        ("Chang'An", 1, "red", "leaf leaf leaf crown plus hex"),
        ("Rome", 2, "purple", "bonus-2 lightbulb lightbulb castle search-lightbulb hex"),
        ("Constantinople", 3, "purple", "castle crown bonus-3 castle arrow-left hex"),
        ("Milan", 4, "red", "factory factory plus lightbulb plus hex"),
        ("Tokyo", 5, "purple", "castle castle clock castle flag hex"),
        ("Dublin", 6, "yellow", "factory leaf arrow-right factory flag hex"),
        ("San Francisco", 7, "purple", "crown lightbulb bonus-9 crown bonus-9 hex"),
        ("São Paulo", 8, "green", "bonus-8 bonus-8 crown leaf search-leaf hex"),
        ("Moscow", 9, "purple", "leaf lightbulb plus leaf fountain hex"),
        ("Brussels", 10, "purple", "factory clock fountain factory fountain hex"),
    ],
)
def test_cities_are_as_printed(name: str, age: int, color: str, slots: str) -> None:
    card = CARDS[name]
    assert (card.age, card.color.name) == (age, color)
    assert [SLOT_NAMES[slot] for slot in card.slots] == slots.split()


def test_a_city_has_no_effects_and_no_featured_icon() -> None:
    for card in CARDS.values():
        facts = card.facts("3e")
        assert (facts["effects"], facts["featured"]) == ([], None)
        assert not card.activates
        assert not card.demands
        assert card.echo is None


# What is in sight


def seen_of_bangkok(splay: str | None) -> tuple[dict[str, int], list[int], int]:
    """Return what a pile shows of Bangkok (clock, crown, bonus-11, crown; bonus-11, hex) under The Wheel."""
    pile = ["The Wheel", "Bangkok"]
    match = cities(player("ann", piles={"green": (pile, splay) if splay else pile}), player("bob"))
    shown = {icon: count for icon, count in icons(match, "ann").items() if icon != "castle"}
    # The picture of The Wheel is in sight in any case.
    return shown, seat(match, "ann").bonuses(), seat(match, "ann").count(HEX) - 1


@pytest.mark.parametrize(
    ("splay", "seen"),
    [
        (None, ({}, [], 0)),
        ("left", ({"crown": 1}, [], 1)),
        ("right", ({"clock": 1, "crown": 1}, [], 0)),
        ("up", ({"crown": 2}, [11], 0)),
    ],
)
def test_a_splay_shows_of_a_city_what_lies_at_the_edge(
    splay: str | None, seen: tuple[dict[str, int], list[int], int]
) -> None:
    assert seen_of_bangkok(splay) == seen


def test_a_top_city_shows_everything() -> None:
    match = cities(player("ann", ["Bangkok"]), player("bob"))
    assert icons(match, "ann") == {"clock": 1, "crown": 2}
    assert seat(match, "ann").count(BONUS) == 2
    assert points(match, "ann") == 12
    assert seat(match, "ann").count(HEX) == 1


def test_a_search_icon_counts_as_an_icon_as_long_as_it_is_in_sight() -> None:
    assert icons(cities(player("ann", ["Uruk"]), player("bob")), "ann") == {"castle": 4, "crown": 1}
    covered = cities(player("ann", piles={"yellow": (["Agriculture", "Uruk"], "up")}), player("bob"))
    assert icons(covered, "ann") == {"leaf": 3, "crown": 1, "castle": 2}


def test_opponents_see_of_a_covered_city_what_the_splay_shows() -> None:
    def seen(splay: str) -> list[list[object]]:
        match = cities(player("ann", piles={"green": (["The Wheel", "Bangkok", "Sailing"], splay)}), player("bob"))
        cards = view(match, "bob").players[0].piles[2].to_json()["cards"]
        assert isinstance(cards, list)
        assert [card["set"] for card in cards] == ["base", None, None]
        return [card["icons"] for card in cards[1:]]

    assert seen("left") == [[None, None, None, "crown", None, "hex"], [None, None, None, "leaf"]]
    # Where nothing of the top row is in sight, not even the number of slots tells that it is a city.
    assert seen("right") == [["clock", "crown", None, None], ["crown", "crown", None, None]]
    assert seen("up") == [[None, "crown", "bonus-11", "crown"], [None, "crown", "hex", "leaf"]]


def test_the_owner_knows_the_covered_city() -> None:
    match = cities(player("ann", piles={"green": (["The Wheel", "Bangkok"], "right")}), player("bob"))
    covered = view(match, "ann").players[0].piles[2].cards[1].to_json()
    assert (covered["name"], covered["set"]) == ("Bangkok", "cities")
    assert covered["icons"] == ["clock", "crown", None, None, None, None]


# Setup


def test_two_base_cards_are_dealt_and_nobody_has_a_city() -> None:
    match = new_match(NAMES[:3], "3e", 1, sets=["base", "cities"])
    for name in NAMES[:3]:
        assert [(card.set_name, card.age) for card in seat(match, name).hand] == [("base", 1), ("base", 1)]
    assert [len(deck.cards) for deck in game(match).supplies[1]] == [0, 15] + [10] * 9
    assert {card.set_name for card in game(match).available.cards} == {"base"}


def test_with_echoes_one_of_the_two_is_from_echoes() -> None:
    match = new_match(NAMES[:3], "3e", 1, sets=["base", "cities", "echoes"])
    for name in NAMES[:3]:
        assert sorted(card.set_name for card in seat(match, name).hand) == ["base", "echoes"]


def test_the_first_cards_are_no_meld_action_and_draw_no_city() -> None:
    match = new_match(NAMES[:2], "3e", 1, sets=["base", "cities"])
    match.answer(0)
    match.answer(0)
    assert [card.set_name for name in NAMES[:2] for card in seat(match, name).hand] == ["base", "base"]


def test_five_special_achievements_are_added() -> None:
    match = new_match(NAMES[:2], "3e", sets=["base", "cities"])
    names = [special.name for special in game(match).specials]
    assert names[5:] == ["Legend", "Repute", "Fame", "Glory", "Victory"]


@pytest.mark.parametrize(
    ("sets", "needed"),
    [
        (["base", "cities"], {2: 7, 3: 6, 4: 5, 5: 4, 6: 4, 7: 4}),
        (["base", "cities", "echoes"], {2: 8, 3: 7, 4: 6, 5: 5, 6: 4, 7: 4, 8: 4}),
    ],
)
def test_each_expansion_takes_one_achievement_more(sets: list[str], needed: dict[int, int]) -> None:
    assert {count: game(new_match(NAMES[:count], "3e", sets=sets)).needed() for count in needed} == needed


def test_teams_need_as_many_as_two_players() -> None:
    match = new_match(NAMES[:4], "3e", sets=["base", "cities"], options={"teams": "yes"})
    assert game(match).needed() == 7


def test_more_cannot_play_than_there_are_first_hands() -> None:
    with pytest.raises(SetupError, match="is for 2 to 7 players, not 8; with Echoes of the Past so many can play"):
        new_match(NAMES[:8], "3e", sets=["base", "cities"])
    with pytest.raises(SetupError, match="is for 2 to 8 players, not 9"):
        new_match(NAMES[:9], "3e", sets=["base", "cities", "echoes"])


@pytest.mark.parametrize("edition", ["1e", "4e"])
def test_cities_are_of_the_third_edition(edition: str) -> None:
    with pytest.raises(SetupError, match="has no expansion 'cities': choose the edition 3e"):
        new_match(NAMES[:2], edition, sets=["base", "cities"])


# Positions


def test_a_city_in_a_game_without_cities_is_refused_with_its_expansion() -> None:
    with pytest.raises(PositionError, match="'Athens', which is no card of this game: it is one of the expansion citi"):
        table(player("ann", hand=["Athens"]), player("bob"))


def test_some_city_of_a_value_can_be_asked_for() -> None:
    match = cities(player("ann", hand=["cities 3"], score=["cities 2", 1]), player("bob"))
    assert [(card.set_name, card.age) for card in seat(match, "ann").hand] == [("cities", 3)]
    assert points(match, "ann") == 3
    backs = [(card.set_name, card.age) for card in view(match, "bob").players[0].hand]
    assert backs == [("cities", 3)]


def test_there_must_be_such_a_city_left() -> None:
    with pytest.raises(PositionError, match="bob's hand needs a Cities 2, and none is left"):
        cities(player("ann", hand=all_of(2, "cities")), player("bob", hand=["cities 2"]))


def used(*names: object, actions: int = 1, sets: tuple[str, ...] = ("base", "cities")) -> object:
    """Return a position in which some special actions have been taken this turn."""
    return {
        "edition": "3e",
        "sets": list(sets),
        "players": [player("ann", hand=["Tools"]), player("bob", hand=["Oars"])],
        "turn": {"player": "ann", "actions": actions, "used": list(names)},
    }


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        (used("endorse", sets=("base",)), "there is no special action 'endorse': this game has none"),
        (used("decree"), "there is no special action 'decree': it has endorse"),
        (used(7), "there is no special action 7: it has endorse"),
        (used(["endorse"]), "there is no special action"),
        (used("endorse", "endorse"), "the special action endorse is used twice"),
        (used("endorse", actions=2), "endorse cannot have been used: 0 actions of this turn have been taken"),
    ],
)
def test_special_actions_that_cannot_have_been_taken_are_refused(spec: object, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        position.load(spec)


def test_what_has_been_used_must_be_a_list() -> None:
    spec = used()
    assert isinstance(spec, dict)
    spec["turn"]["used"] = "endorse"
    with pytest.raises(PositionError, match="used"):
        position.load(spec)


def test_a_position_tells_what_has_been_used_this_turn_and_only_then() -> None:
    match = position.load(used("endorse"))
    assert position.dump(match)["turn"] == {"player": "ann", "actions": 1, "number": 3, "used": ["endorse"]}
    assert view(match, "bob").to_json()["used"] == ["endorse"]
    match.answer(0)
    assert position.dump(match)["turn"] == {"player": "bob", "actions": 2, "number": 4}
