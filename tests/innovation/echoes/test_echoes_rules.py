"""Echoes of the Past by its two rulebooks: setup, drawing, echo effects, bonuses, the forecast, duplicates."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    before,
    deck,
    echoes,
    forecast,
    game,
    hand,
    log,
    options,
    pile,
    player,
    points,
    score,
    seat,
    table,
    tops,
    view,
    winners,
)
from splay.innovation import new_match, position
from splay.kernel.errors import PositionError, SetupError
from splay.kernel.match import Match

NAMES = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"]
SETS = ["base", "echoes"]


def dealt(edition: str, players: int, seed: int = 0) -> Match:
    return new_match(NAMES[:players], edition, seed, sets=SETS)


# Setup


@before
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_is_dealt_one_base_card_and_one_of_echoes(edition: str, players: int) -> None:
    match = dealt(edition, players)
    for name in NAMES[:players]:
        assert sorted((card.set_name, card.age) for card in seat(match, name).hand) == [("base", 1), ("echoes", 1)]
    assert len(deck(match, 1)) == 14 - players
    assert len(deck(match, 1, "echoes")) == 15 - players
    assert [len(deck(match, age, "echoes")) for age in range(2, 11)] == [10] * 9
    assert [card.set_name for card in game(match).available.cards] == ["base"] * 9


@pytest.mark.parametrize(
    ("edition", "needed"), [("1e", {2: 7, 3: 6, 4: 5, 5: 4}), ("3e", {2: 7, 3: 6, 4: 5, 5: 4, 6: 4})]
)
def test_one_achievement_more_is_needed_than_without_the_expansion(edition: str, needed: dict[int, int]) -> None:
    assert {players: game(dealt(edition, players)).needed() for players in needed} == needed


def test_the_european_rules_are_for_up_to_five_players() -> None:
    with pytest.raises(SetupError, match="1st edition with Echoes of the Past is for 2 to 5 players, not 6"):
        dealt("1e", 6)
    with pytest.raises(SetupError, match="1st edition is for 2 to 4 players, not 5"):
        new_match(NAMES[:5], "1e")


def test_an_expansion_that_an_edition_does_not_have_is_refused() -> None:
    with pytest.raises(SetupError, match="the 4th edition has no expansion 'echoes'"):
        new_match(NAMES[:2], "4e", sets=SETS)
    with pytest.raises(SetupError, match="the 3rd edition has no expansion 'ecoes': it has cities, "):
        new_match(NAMES[:2], "3e", sets=["base", "ecoes"])


@before
@pytest.mark.parametrize(("players", "actions"), [(2, [1, 2]), (3, [1, 2, 2]), (4, [1, 1, 2, 2]), (5, [1, 1, 2, 2, 2])])
def test_the_first_or_the_first_two_players_begin_with_one_action(
    edition: str, players: int, actions: list[int]
) -> None:
    match = dealt(edition, players)
    for _ in range(players):
        match.answer(0)
    taken: list[int] = []
    for turn in range(1, players + 1):
        taken.append(game(match).actions)
        while game(match).turn == turn:
            answer(match, "Draw")
    assert taken == actions


@before
def test_the_first_player_has_the_first_card_in_the_alphabet_of_both_sets(edition: str) -> None:
    match = echoes(
        player("ann", hand=["Archery", "Ruler"]),
        player("bob", hand=["Writing", "Bangle"]),
        edition=edition,
        turn=None,
    )
    spec = position.dump(match)
    spec["turn"] = None
    match = position.load(spec)
    answer(match, "Ruler", "Bangle")
    assert game(match).current == 1


# Drawing


@before
def test_an_empty_hand_draws_a_base_card(edition: str) -> None:
    match = echoes(player("ann", ["Writing"]), player("bob"), edition=edition, decks={1: ["Tools", "Bell"]})
    act(match, "Draw")
    assert hand(match, "ann") == ["Tools"]


@before
def test_a_hand_without_an_echoes_card_draws_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing"], hand=["Oars"]), player("bob"), edition=edition, decks={1: ["Tools", "Bell"]}
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Bell", "Oars"]


@before
def test_a_hand_with_an_echoes_card_draws_a_base_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing"], hand=["Oars", "Ruler"]), player("bob"), edition=edition, decks={1: ["Tools", "Bell"]}
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Oars", "Ruler", "Tools"]


@before
def test_a_base_card_is_drawn_where_the_echoes_deck_of_the_age_is_empty(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing"], hand=["Oars"]), player("bob"), edition=edition, decks={1: ["Tools"]}, exact=True
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Oars", "Tools"]


@before
def test_an_age_is_empty_when_its_base_cards_are_gone_whatever_echoes_cards_are_left(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing"], hand=["Oars"]),
        player("bob"),
        edition=edition,
        decks={1: ["Bell", "Ruler"], 2: ["Calendar", "Lever"]},
        exact=True,
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Lever", "Oars"]


@before
def test_several_draws_are_judged_one_by_one(edition: str) -> None:
    # The Wheel draws two 1s: with an empty hand and no base 1 left, first a base 2 and then an Echoes 2.
    match = echoes(
        player("ann", ["The Wheel"]),
        player("bob"),
        edition=edition,
        decks={1: ["Bell"], 2: ["Calendar", "Currency", "Lever"]},
        exact=True,
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "ann") == ["Calendar", "Lever"]


@before
def test_cards_that_are_drawn_and_scored_all_come_from_echoes_while_the_hand_has_none(edition: str) -> None:
    # Agriculture scores one drawn card; the rest of the hand is one base card all the while.
    match = echoes(
        player("ann", ["Agriculture"], hand=["Oars", "Archery"]),
        player("bob"),
        edition=edition,
        decks={2: ["Calendar", "Lever", "Pagoda"]},
    )
    act(match, "Dogma Agriculture", "Oars")
    assert score(match, "ann") == ["Lever"]
    act(match, "Dogma Agriculture", "No")
    assert deck(match, 2)[0] == "Calendar"


@before
def test_a_card_that_is_drawn_and_revealed_is_in_hand(edition: str) -> None:
    # Metalworking keeps a card without a castle and scores one with it, then draws again.
    match = echoes(
        player("ann", ["Metalworking"], hand=["Writing"]),
        player("bob"),
        edition=edition,
        decks={1: ["Pottery", "Bell", "Dice"]},
    )
    act(match, "Dogma Metalworking")
    assert score(match, "ann") == ["Bell"]
    assert hand(match, "ann") == ["Dice", "Writing"]


@before
def test_the_free_draw_for_sharing_follows_the_draw_rule_too(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing"], hand=["Oars"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Sailing", "Bell"], 2: ["Calendar", "Currency", "Lever", "Pagoda"]},
    )
    act(match, "Dogma Writing")
    # Bob shares with an empty hand; ann draws an Echoes card and then, holding one, a base card.
    assert hand(match, "bob") == ["Calendar"]
    assert hand(match, "ann") == ["Lever", "Oars", "Sailing"]


@before
def test_a_returned_card_goes_under_the_deck_of_its_own_set(edition: str) -> None:
    match = echoes(player("ann", ["Umbrella"], hand=["Bell", "Oars"]), player("bob"), edition=edition)
    act(match, "Dogma Umbrella", "No", "Bell", "Done")
    assert deck(match, 1, "echoes")[-1] == "Bell"


# Echo effects


@before
def test_echo_effects_come_first_from_the_bottom_card_to_the_top(edition: str) -> None:
    # Splayed left, Bell under Flute shows its echo: Bell's, Flute's, then Flute's own effects.
    match = echoes(
        player("ann", piles={"purple": (["Flute", "Bell", "Mysticism"], "left")}, hand=["Ruler"]),
        player("bob"),
        edition=edition,
        decks={1: ["Tools"]},
    )
    answer(match, "Dogma Flute", "No")
    effects = [line for line in log(match, "ann") if "executes" in line]
    assert effects == [
        "ann executes the echo effect of Bell.",
        "ann executes the echo effect of Flute.",
        "ann executes effect 2 of Flute.",
    ]


@before
def test_an_echo_that_the_splay_covers_is_not_executed(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Mysticism", "Bell"], "right")}, hand=["Oars", "Ruler"]),
        player("bob"),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Mysticism")
    assert hand(match, "ann") == ["Oars", "Ruler", "Tools"]


@before
def test_a_base_card_is_used_with_the_echoes_in_its_colour(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Mysticism", "Bell"], "left")}, hand=["Oars", "Ruler"]),
        player("bob"),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Mysticism", "Oars")
    assert score(match, "ann") == ["Oars"]


@before
def test_an_echo_effect_is_shared_by_the_icon_of_the_activated_card(edition: str) -> None:
    # Mysticism features castles, of which bob has as many; he has no purple card and shares Bell's echo all the same.
    match = echoes(
        player("ann", piles={"purple": (["Mysticism", "Bell"], "left")}, hand=["Ruler"]),
        player("bob", ["Masonry"], hand=["Dice"]),
        edition=edition,
    )
    answer(match, "Dogma Mysticism")
    assert asked(match) == "bob"
    assert options(match) == ["Dice", "No"]
    assert "bob may share" in " ".join(log(match, None))


@before
def test_echoes_on_the_sharers_board_are_not_executed(edition: str) -> None:
    match = echoes(
        player("ann", ["Masonry"]),
        player("bob", piles={"yellow": ["Chopsticks"]}),
        edition=edition,
    )
    act(match, "Dogma Masonry")
    assert hand(match, "bob") == []


@before
def test_echo_effects_are_executed_for_a_card_that_one_executes_for_oneself_only(edition: str) -> None:
    # Computers melds The Internet and executes it: the purple echo in sight comes first, for ann alone.
    match = echoes(
        player("ann", piles={"blue": ["Computers"], "purple": (["Mysticism", "Bell"], "left")}, hand=["Ruler"]),
        player("bob", hand=["Dice"]),
        edition=edition,
        decks={10: ["The Internet"]},
    )
    answer(match, "Dogma Computers")
    while "Ruler" not in options(match):
        answer(match, "No")
    assert asked(match) == "ann"
    answer(match, "Ruler")
    assert "Ruler" in score(match, "ann")
    assert "ann executes the echo effect of Bell." in log(match, "bob")


@before
def test_a_card_without_effects_can_be_used_for_the_echoes_below_it(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Puppet", "Bell"], "left")}, hand=["Ruler"]), player("bob"), edition=edition
    )
    act(match, "Dogma Puppet", "Ruler")
    assert score(match, "ann") == ["Ruler"]


@before
def test_who_would_share_is_told_with_the_echoes_that_would_come_first(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Puppet", "Bell"], "left"), "red": ["Metalworking"]}),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    puppet = next(lineup for lineup in view(match, "ann").lineups if lineup.card.name == "Puppet")
    assert puppet.echoes == ["Bell"]
    alone = echoes(player("ann", ["Puppet"]), player("bob"), edition=edition)
    assert [options(alone)[index] for index in alone.idle_options()] == ["Dogma Puppet"]


# Bonuses


@before
@pytest.mark.parametrize(
    ("piles", "bonuses", "worth"),
    [
        ({"purple": ["Puppet"]}, [3], 3),
        ({"purple": ["Puppet"], "red": ["Plumbing"]}, [3, 2], 4),
        ({"purple": ["Puppet"], "red": ["Plumbing"], "yellow": ["Soap"], "blue": ["Dice"]}, [3, 2, 2, 1], 6),
        ({"purple": ["Mysticism", "Puppet"]}, [], 0),
        ({"purple": (["Mysticism", "Puppet"], "up")}, [3], 3),
        ({"purple": (["Mysticism", "Puppet"], "left")}, [], 0),
    ],
)
def test_the_highest_bonus_counts_its_value_and_each_further_one_1(
    edition: str, piles: dict[str, list[str]], bonuses: list[int], worth: int
) -> None:
    match = echoes(player("ann", piles=dict(piles), score=["Oars"]), player("bob"), edition=edition)
    assert view(match, "bob").players[0].bonuses == bonuses
    assert points(match, "ann") == 1 + worth


@before
def test_bonuses_count_for_achieving(edition: str) -> None:
    match = echoes(
        player("ann", ["Puppet"], score=["Oars", "Archery"]), player("bob", ["Soap"], score=["Tools"]), edition=edition
    )
    assert "Achieve 1" in options(match)
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1]


@before
def test_bonuses_count_at_the_end_of_the_game(edition: str) -> None:
    match = echoes(
        player("ann", ["Puppet"], score=["Oars"]),
        player("bob", ["Writing"], score=["Tools", "Archery", "Pottery"]),
        edition=edition,
        decks={},
        exact=True,
    )
    act(match, "Draw")
    assert winners(match) == ["ann"]
    assert match.result is not None
    assert match.result.words == "A card above 10 had to be drawn: ann wins with 4 points"


@before
def test_a_bonus_is_lost_when_it_is_covered(edition: str) -> None:
    match = echoes(player("ann", ["Puppet"], hand=["Mysticism"]), player("bob"), edition=edition)
    act(match, "Meld Mysticism")
    assert points(match, "ann") == 0


# The forecast


@before
def test_a_forecast_is_open_to_its_owner_and_shows_its_backs_to_the_others(edition: str) -> None:
    match = echoes(player("ann", forecast=["Pagoda", "Tools"]), player("bob"), edition=edition)
    own, other = view(match, "ann").players[0].forecast, view(match, "bob").players[0].forecast
    assert [seen.to_json()["name"] for seen in own] == ["Pagoda", "Tools"]
    assert [(seen.card, seen.set_name, seen.age) for seen in other] == [(None, "base", 1), (None, "echoes", 2)]


@before
def test_to_foreshadow_tells_the_others_only_the_back(edition: str) -> None:
    match = echoes(player("ann", ["Bell"], hand=["Ruler"]), player("bob"), edition=edition, decks={2: ["Calendar"]})
    act(match, "Dogma Bell", "No")
    assert forecast(match, "ann") == ["Calendar"]
    assert "ann foreshadows Calendar (2)." in log(match, "ann")
    assert "ann foreshadows a 2." in log(match, "bob")


def with_forecast(edition: str, melded: str = "Calendar", cards: tuple[str, ...] = ("Oars", "Paper")) -> Match:
    return echoes(
        player("ann", ["Writing"], hand=[melded], forecast=list(cards)), player("bob", ["Archery"]), edition=edition
    )


@before
def test_after_a_meld_action_a_card_of_the_forecast_that_is_no_higher_may_be_promoted(edition: str) -> None:
    match = with_forecast(edition)
    answer(match, "Meld Calendar")
    assert (asked(match), options(match)) == ("ann", ["Oars", "No"])
    answer(match, "No")
    assert forecast(match, "ann") == ["Oars", "Paper"]
    assert tops(match, "ann") == ["Calendar"]


@before
def test_a_card_of_equal_value_may_be_promoted(edition: str) -> None:
    match = with_forecast(edition, "Tools", ("Oars",))
    answer(match, "Meld Tools")
    assert options(match) == ["Oars", "No"]


@before
def test_only_higher_cards_in_the_forecast_are_not_asked_about(edition: str) -> None:
    match = with_forecast(edition, "Tools", ("Paper",))
    act(match, "Meld Tools")
    assert forecast(match, "ann") == ["Paper"]


def test_in_the_third_edition_the_dogma_of_a_promoted_card_is_optional() -> None:
    match = with_forecast("3e", cards=("Sailing",))
    act(match, "Meld Calendar", "Sailing", "No")
    assert tops(match, "ann") == ["Calendar", "Sailing"]
    match = with_forecast("3e", cards=("Sailing",))
    act(match, "Meld Calendar", "Sailing", "Yes")
    assert "ann uses the dogma of Sailing." in log(match, None)
    assert game(match).actions == 1


def test_in_the_european_rules_a_promoted_card_is_activated() -> None:
    match = with_forecast("1e", cards=("Sailing",))
    act(match, "Meld Calendar", "Sailing")
    assert "ann uses the dogma of Sailing." in log(match, None)
    assert game(match).actions == 1


@before
def test_the_dogma_of_a_promoted_card_is_shared_and_earns_the_free_draw(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing"], hand=["Calendar"], forecast=["The Wheel"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Archery", "Tools", "Bell", "Dice", "Soap"], 2: ["Currency"]},
    )
    act(match, "Meld Calendar", "The Wheel", *(["Yes"] if edition == "3e" else []))
    assert "ann uses the dogma of The Wheel; bob may share." in log(match, None)
    assert hand(match, "bob") == ["Archery", "Bell"]
    # Two 1s, one of them from Echoes, and the free draw of a 2.
    assert hand(match, "ann") == ["Currency", "Dice", "Tools"]


@before
def test_the_echoes_in_its_colour_are_executed_with_a_promoted_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": (["Sailing", "Umbrella"], "left")}, hand=["Calendar"], forecast=["The Wheel"]),
        player("bob"),
        edition=edition,
    )
    answer(match, "Meld Calendar", "The Wheel", *(["Yes"] if edition == "3e" else []))
    assert "ann executes the echo effect of Umbrella." in log(match, None)


@before
def test_a_meld_by_an_effect_promotes_nothing(edition: str) -> None:
    match = echoes(
        player("ann", ["Sailing"], forecast=["Oars"]), player("bob"), edition=edition, decks={1: ["Archery"]}
    )
    act(match, "Dogma Sailing")
    assert forecast(match, "ann") == ["Oars"]


@before
def test_a_bystander_who_concedes_while_a_promotion_is_asked_does_not_undo_the_meld(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing"], hand=["Calendar"], forecast=["Oars"]),
        player("bob", ["Archery"]),
        player("cat", ["Sailing"]),
        edition=edition,
    )
    answer(match, "Meld Calendar")
    match.concede(2)
    assert asked(match) == "ann"
    answer(match, "No")
    assert tops(match, "ann") == ["Calendar"]
    assert (seat(match, "cat").out, game(match).actions) == (True, 1)


@before
def test_who_concedes_while_asked_to_promote_leaves_and_the_turn_goes_on(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing"], hand=["Calendar"], forecast=["Oars"]),
        player("bob", ["Archery"]),
        player("cat", ["Sailing"]),
        edition=edition,
    )
    answer(match, "Meld Calendar")
    match.concede(0)
    assert (asked(match), game(match).actions) == ("bob", 2)
    assert seat(match, "ann").out


# Special achievements


LEAVES: dict[str, tuple[list[str], str] | list[str]] = {
    "yellow": ["Agriculture"],
    "purple": ["Reformation"],
    "green": (["Umbrella", "Clothing"], "up"),
}
"""Three colours with at least three leaves each."""

BONUSES: dict[str, tuple[list[str], str] | list[str]] = {
    "red": (["Plumbing", "Bangle", "Candles"], "up"),
    "yellow": (["Soap", "Noodles"], "left"),
    "blue": ["Dice"],
    "purple": (["Mysticism", "Puppet"], "up"),
}
"""Seven bonuses in sight."""

PICTURES: dict[str, tuple[list[str], str] | list[str]] = {
    "green": (["Chintz", "Comb", "Ice Skates", "Umbrella", "Scissors", "Sailing", "Currency", "Clothing"], "up")
}
"""Seven pictures in sight: that of Clothing is in its covered corner."""

ECHO_EFFECTS: dict[str, tuple[list[str], str] | list[str]] = {"purple": (["Novel", "Flute", "Bell"], "left")}
"""Three echo effects in sight."""


@before
@pytest.mark.parametrize(
    ("special", "piles", "enough", "too_little"),
    [
        ("Supremacy", LEAVES, "Pottery", "Tools"),
        ("Wealth", BONUSES, "Scissors", "Sailing"),
        ("Heritage", PICTURES, "Globe", None),
        ("History", ECHO_EFFECTS, "Clock", "Mysticism"),
    ],
)
def test_a_special_achievement_of_the_board_is_claimed_at_once(
    edition: str, special: str, piles: dict[str, list[str]], enough: str, too_little: str | None
) -> None:
    for melded in (enough, too_little):
        if melded is not None:
            match = echoes(player("ann", piles=dict(piles), hand=[melded]), player("bob"), edition=edition)
            [(have, need)] = view(match, "bob").nearness[special][:1]
            assert have == need - 1
            act(match, f"Meld {melded}")
            assert (special in achievements(match, "ann")) == (melded == enough)


@before
def test_destiny_is_for_seven_cards_in_the_forecast(edition: str) -> None:
    for count, claimed in ((5, []), (6, ["Destiny"])):
        match = echoes(player("ann", ["Bell"], hand=["Ruler"], forecast=[5] * count), player("bob"), edition=edition)
        act(match, "Dogma Bell", "No")
        assert achievements(match, "ann") == claimed


# Duplicate achievements


@before
def test_a_second_achievement_of_a_value_takes_twice_the_points_and_a_third_three_times(edition: str) -> None:
    for owned, had, eligible in (([3], 29, False), ([3], 30, True), ([3, 3], 44, False), ([3, 3], 45, True)):
        rest = had % 10
        match = echoes(
            player(
                "ann",
                ["Paper"],
                score=[10] * (had // 10) + ([rest] if rest else []),
                achievements=["Machinery", "Feudalism"][: len(owned)],
            ),
            player("bob"),
            edition=edition,
            achievements=["Engineering"],
        )
        assert points(match, "ann") == had
        assert ("Achieve 3" in options(match)) == eligible


@before
def test_others_need_no_more_points_for_it(edition: str) -> None:
    match = echoes(
        player("ann", ["Paper"], score=[10, 5]),
        player("bob", achievements=["Machinery"]),
        edition=edition,
        achievements=["Engineering"],
    )
    assert "Achieve 3" in options(match)


# Positions


@before
def test_a_position_keeps_the_forecast_and_both_decks(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing"], forecast=["Pagoda", "echoes 3", 4]),
        player("bob"),
        edition=edition,
        decks={1: ["Bell", "Tools"]},
    )
    spec = position.dump(match)
    assert position.dump(position.load(spec)) == spec
    assert (deck(match, 1)[0], deck(match, 1, "echoes")[0]) == ("Tools", "Bell")
    assert [(card.set_name, card.age) for card in seat(match, "ann").forecast] == [
        ("echoes", 2),
        ("echoes", 3),
        ("base", 4),
    ]


def test_a_position_without_echoes_knows_neither_forecast_nor_its_cards() -> None:
    with pytest.raises(PositionError, match="ann can have a forecast only with the expansion echoes"):
        table(player("ann", forecast=["Tools"]), player("bob"))
    with pytest.raises(PositionError, match="'Bell', which is no card of this game"):
        table(player("ann", hand=["Bell"]), player("bob"))
    with pytest.raises(PositionError, match="ann's hand needs an Echoes 3, and none is left"):
        table(player("ann", hand=["echoes 3"]), player("bob"))


@before
def test_a_pile_shows_the_echo_effects_and_bonuses_that_its_splay_leaves_in_sight(edition: str) -> None:
    match = echoes(
        player("ann", piles={"red": (["Metalworking", "Bangle"], "left"), "purple": (["Mysticism", "Bell"], "left")}),
        player("bob"),
        edition=edition,
    )
    red = view(match, "bob").players[0].piles[1].to_json()["cards"]
    purple = view(match, "bob").players[0].piles[4].to_json()["cards"]
    assert isinstance(red, list) and isinstance(purple, list)
    assert (red[1]["name"], red[1]["icons"], red[1]["echo"]) == (None, [None, None, None, "bonus-1"], None)
    assert purple[1]["icons"] == [None, None, None, "echo"]
    assert purple[1]["echo"] == "You may score a card you hold."
    assert pile(match, "ann", "purple") == ["Mysticism", "Bell"]
