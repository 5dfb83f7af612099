"""Echoes of the Past, age 1, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    available,
    before,
    bottom_of_deck,
    deck,
    echoes,
    forecast,
    hand,
    log,
    options,
    pile,
    player,
    points,
    score,
    splay,
    tops,
)

EVERY_COLOR = ["blue", "red", "green", "yellow", "purple"]


@before
def test_dice_melds_a_card_of_the_value_of_the_bonus_drawn(edition: str) -> None:
    match = echoes(
        player("ann", ["Dice"], hand=["Oars"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Puppet", "Archery"], 3: ["Optics"]},
    )
    act(match, "Dogma Dice")
    assert hand(match, "ann") == ["Oars", "Puppet"]
    assert tops(match, "ann") == ["Dice", "Optics"]
    assert "ann reveals Puppet (1)." in log(match, "bob")


@before
@pytest.mark.parametrize("drawn", ["Bell", "Chopsticks"])
def test_dice_melds_nothing_without_a_bonus(edition: str, drawn: str) -> None:
    match = echoes(
        player("ann", ["Dice"], hand=["Oars"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: [drawn, "Archery"]},
    )
    act(match, "Dogma Dice")
    assert hand(match, "ann") == sorted(["Oars", drawn])
    assert tops(match, "ann") == ["Dice"]


@before
def test_dice_draws_a_base_card_into_an_empty_hand_and_is_shared(edition: str) -> None:
    match = echoes(
        player("ann", ["Dice"]),
        player("bob", ["City States"], hand=["Calendar"]),
        edition=edition,
        decks={1: ["Candles", "Bell", "Sailing", "Archery"]},
    )
    act(match, "Dogma Dice")
    assert hand(match, "bob") == ["Calendar", "Candles"]
    assert tops(match, "bob") == ["City States", "Sailing"]
    # The last card is the free draw.
    assert hand(match, "ann") == ["Archery", "Bell"]
    assert tops(match, "ann") == ["Dice"]


@before
def test_perfume_takes_a_top_card_of_a_value_that_the_demander_lacks(edition: str) -> None:
    match = echoes(
        player("ann", ["Perfume"]),
        player("bob", ["Calendar", "Paper", "Agriculture"]),
        edition=edition,
        decks={1: ["Pottery"], 3: ["Optics"]},
    )
    answer(match, "Dogma Perfume")
    assert asked(match) == "bob"
    assert options(match) == ["Calendar", "Paper"]
    answer(match, "Paper")
    assert pile(match, "ann", "blue") == ["Perfume", "Pottery"]
    assert pile(match, "ann", "green") == ["Paper"]
    assert tops(match, "bob") == ["Agriculture", "Calendar", "Optics"]
    assert hand(match, "bob") == []


@before
def test_perfume_takes_nothing_of_a_value_that_any_top_card_of_the_demander_has(edition: str) -> None:
    match = echoes(
        player("ann", ["Perfume", "Currency"]),
        player("bob", ["Calendar", "Clothing"]),
        edition=edition,
        decks={1: ["Pottery"]},
    )
    act(match, "Dogma Perfume")
    assert tops(match, "bob") == ["Calendar", "Clothing"]
    assert tops(match, "ann") == ["Currency", "Perfume"]


@before
def test_perfume_compares_also_with_the_card_that_its_echo_has_tucked(edition: str) -> None:
    match = echoes(
        player("ann", ["Perfume"]),
        player("bob", ["Calendar"]),
        edition=edition,
        decks={2: ["Currency", "Mapmaking"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Perfume")
    assert tops(match, "ann") == ["Currency", "Perfume"]
    assert tops(match, "bob") == ["Calendar"]


@before
def test_perfume_lets_those_with_a_castle_share_its_echo_and_spares_them(edition: str) -> None:
    match = echoes(
        player("ann", ["Perfume"]),
        player("bob", ["Fermenting"], hand=["Oars"]),
        edition=edition,
        decks={1: ["Soap", "Pottery", "Archery"]},
    )
    act(match, "Dogma Perfume")
    assert pile(match, "bob", "yellow") == ["Fermenting", "Soap"]
    assert pile(match, "ann", "blue") == ["Perfume", "Pottery"]
    assert hand(match, "ann") == ["Archery"]


@before
@pytest.mark.parametrize(
    ("direction", "blue"), [("right", ["Tools", "Perfume", "Pottery"]), ("left", ["Tools", "Perfume"])]
)
def test_perfume_echoes_from_a_pile_that_shows_its_upper_left_corner(
    edition: str, direction: str, blue: list[str]
) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Tools", "Perfume"], direction)}),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Pottery"]},
    )
    act(match, "Dogma Tools")
    assert pile(match, "ann", "blue") == blue


@before
@pytest.mark.parametrize(("held", "drawn"), [([], "Currency"), (["Archery"], "Lever"), (["Dice"], "Currency")])
def test_ruler_does_nothing_but_draw_a_2_by_its_echo(edition: str, held: list[str], drawn: str) -> None:
    match = echoes(
        player("ann", ["Ruler"], hand=held),
        player("bob", ["Oars"]),
        edition=edition,
        decks={2: ["Currency", "Lever"]},
    )
    act(match, "Dogma Ruler")
    assert hand(match, "ann") == sorted([*held, drawn])


@before
def test_ruler_is_shared_by_its_echo(edition: str) -> None:
    match = echoes(
        player("ann", ["Ruler"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Bell"], 2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Ruler")
    assert hand(match, "bob") == ["Currency"]
    assert hand(match, "ann") == ["Bell", "Calendar"]


@before
@pytest.mark.parametrize(
    ("blue", "drawn"),
    [
        ((["Writing", "Ruler"], "left"), ["Currency", "Lever"]),
        ((["Writing", "Ruler"], "right"), ["Currency"]),
        (["Writing", "Ruler"], ["Currency"]),
    ],
)
def test_ruler_echoes_before_the_card_above_it(
    edition: str, blue: list[str] | tuple[list[str], str], drawn: list[str]
) -> None:
    match = echoes(
        player("ann", piles={"blue": blue}),
        player("bob", ["Oars"]),
        edition=edition,
        decks={2: ["Currency", "Lever"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == drawn


@before
def test_bangle_tucks_a_red_card_and_foreshadows_a_3(edition: str) -> None:
    match = echoes(
        player("ann", ["Bangle"], hand=["Oars", "Dice", "Candles"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    answer(match, "Dogma Bangle")
    assert options(match) == ["Oars", "Candles"]
    answer(match, "Oars")
    assert pile(match, "ann", "red") == ["Bangle", "Oars"]
    assert hand(match, "ann") == ["Candles", "Dice"]
    assert forecast(match, "ann") == ["Optics"]


@before
def test_bangle_must_tuck_the_only_red_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Bangle"], hand=["Candles"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Bangle")
    assert pile(match, "ann", "red") == ["Bangle", "Candles"]
    assert forecast(match, "ann") == ["Optics"]


@before
def test_bangle_shows_a_hand_without_a_red_card_and_foreshadows_all_the_same(edition: str) -> None:
    match = echoes(
        player("ann", ["Bangle"], hand=["Dice"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Bangle")
    assert "ann shows their hand: Dice (1)." in log(match, "bob")
    assert hand(match, "ann") == ["Dice"]
    assert forecast(match, "ann") == ["Optics"]
    assert "ann foreshadows a 3." in log(match, "bob")


@before
@pytest.mark.parametrize(("direction", "red"), [("up", ["Metalworking", "Bangle", "Oars"]), ("right", None)])
def test_bangle_echoes_from_a_pile_splayed_up(edition: str, direction: str, red: list[str] | None) -> None:
    match = echoes(
        player("ann", piles={"red": (["Metalworking", "Bangle"], direction)}, hand=["Oars", "Dice"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Metalworking")
    assert pile(match, "ann", "red") == (red or ["Metalworking", "Bangle"])
    assert forecast(match, "ann") == []


@before
def test_candles_draws_a_3_for_the_poorest_and_takes_a_card_with_a_castle(edition: str) -> None:
    match = echoes(
        player("ann", ["Candles"]),
        player("bob", ["Sailing"], score=["Calendar"], hand=["Archery", "Dice", "Bell"]),
        edition=edition,
        decks={1: ["Pottery", "Soap"], 3: ["Optics"]},
    )
    answer(match, "Dogma Candles")
    assert asked(match) == "bob"
    assert options(match) == ["Archery", "Bell"]
    answer(match, "Archery")
    assert hand(match, "ann") == ["Archery", "Optics"]
    assert hand(match, "bob") == ["Bell", "Dice", "Pottery"]


@before
def test_candles_draws_no_3_at_equal_points_and_its_own_bonus_is_a_point(edition: str) -> None:
    match = echoes(
        player("ann", ["Candles"]),
        player("bob", ["Sailing"], score=["Tools"]),
        edition=edition,
    )
    assert points(match, "ann") == 1
    act(match, "Dogma Candles")
    assert hand(match, "ann") == []


@before
@pytest.mark.parametrize(("cats", "drawn"), [(["Currency"], ["Optics"]), (["Oars"], [])])
def test_candles_compares_with_each_other_player(edition: str, cats: list[str], drawn: list[str]) -> None:
    match = echoes(
        player("ann", ["Candles"]),
        player("bob", ["Sailing"], score=["Calendar"]),
        player("cat", ["Clothing"], score=cats),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Candles")
    assert hand(match, "ann") == drawn


@pytest.mark.parametrize(("edition", "drawn"), [("1e", ["Optics"]), ("3e", [])])
def test_candles_compares_with_the_partner_since_the_third_edition(edition: str, drawn: list[str]) -> None:
    match = echoes(
        player("ann", ["Candles"], team=1),
        player("bob", ["Sailing"], score=["Calendar"], team=2),
        player("cat", ["Clothing"], team=1),
        player("dan", ["Domestication"], score=["Currency"], team=2),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Candles")
    assert hand(match, "ann") == drawn


@before
def test_candles_makes_a_hand_without_a_castle_be_shown_and_draws_nothing_for_it(edition: str) -> None:
    match = echoes(
        player("ann", ["Candles"]),
        player("bob", ["Masonry"], hand=["Sailing"]),
        edition=edition,
    )
    act(match, "Dogma Candles")
    assert hand(match, "ann") == []
    assert hand(match, "bob") == ["Sailing"]
    assert "bob shows their hand: Sailing (1)." in log(match, "ann")


@before
def test_candles_shares_its_echo_with_those_whom_the_demand_spares(edition: str) -> None:
    match = echoes(
        player("ann", ["Candles"]),
        player("bob", ["Writing"], hand=["Bell"]),
        edition=edition,
        decks={1: ["Pottery"], 3: ["Optics"]},
    )
    act(match, "Dogma Candles")
    assert hand(match, "bob") == ["Bell", "Optics"]
    assert hand(match, "ann") == ["Pottery"]


@before
def test_plumbing_scores_a_bottom_card_by_its_echo(edition: str) -> None:
    match = echoes(
        player("ann", ["Plumbing"], piles={"green": ["Sailing", "Clothing"]}),
        player("bob", ["Writing"]),
        edition=edition,
    )
    answer(match, "Dogma Plumbing")
    assert options(match) == ["Plumbing", "Clothing"]
    answer(match, "Clothing")
    assert score(match, "ann") == ["Clothing"]
    assert tops(match, "ann") == ["Plumbing", "Sailing"]
    assert points(match, "ann") == 3


@before
def test_plumbing_must_score_even_itself(edition: str) -> None:
    match = echoes(player("ann", ["Plumbing"], scored=5), player("bob", ["Writing"]), edition=edition)
    act(match, "Dogma Plumbing")
    assert score(match, "ann") == ["Plumbing"]
    assert tops(match, "ann") == []
    assert achievements(match, "ann") == ["Monument"]


@before
def test_plumbing_echoes_from_under_another_red_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"red": (["Oars", "Plumbing"], "right")}),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Oars")
    assert score(match, "ann") == ["Plumbing"]
    assert hand(match, "ann") == ["Tools"]


@before
def test_plumbing_is_shared(edition: str) -> None:
    match = echoes(
        player("ann", ["Plumbing"]),
        player("bob", piles={"blue": ["Tools", "Pottery"]}),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Plumbing")
    assert score(match, "bob") == ["Pottery"]
    assert score(match, "ann") == ["Plumbing"]
    assert hand(match, "ann") == ["Oars"]


@before
def test_comb_keeps_the_drawn_cards_of_the_colour_named(edition: str) -> None:
    match = echoes(
        player("ann", ["Comb"]),
        player("bob", ["Calendar"]),
        edition=edition,
        decks={1: ["Tools", "Dice", "Archery", "Pottery", "Oars"]},
    )
    answer(match, "Dogma Comb")
    assert options(match) == EVERY_COLOR
    answer(match, "blue")
    assert options(match) == ["Archery", "Oars"]
    answer(match, "Oars")
    assert hand(match, "ann") == ["Dice", "Pottery", "Tools"]
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Archery"]
    assert "ann chooses blue." in log(match, "bob")
    assert "ann reveals Dice (1)." in log(match, "bob")


@before
def test_comb_returns_every_drawn_card_but_leaves_the_rest_of_the_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Comb"], hand=["Sailing", "Puppet"]),
        player("bob", ["Calendar"]),
        edition=edition,
        decks={1: ["Tools"], 2: ["Canal Building"], 3: ["Alchemy"], 4: ["Colonialism"], 5: ["Astronomy"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Comb", "green")
    assert hand(match, "ann") == ["Puppet", "Sailing"]
    assert [deck(match, age) for age in (1, 5)] == [["Tools"], ["Astronomy"]]


@before
def test_comb_lets_each_player_who_shares_name_a_colour(edition: str) -> None:
    base = ["Oars", "Archery", "Tools", "Mysticism", "Masonry", "Sailing", "Clothing", "Code of Laws", "Pottery"]
    match = echoes(
        player("ann", ["Comb"]),
        player("bob", ["The Wheel"]),
        edition=edition,
        decks={1: [*base, "Bangle", "Bell"]},
    )
    answer(match, "Dogma Comb")
    assert asked(match) == "bob"
    answer(match, "red", "Tools")
    assert hand(match, "bob") == ["Archery", "Bangle", "Oars"]
    assert asked(match) == "ann"
    answer(match, "purple", "Masonry", "Sailing")
    # Pottery is drawn for sharing.
    assert hand(match, "ann") == ["Bell", "Code of Laws", "Pottery"]


@before
def test_ice_skates_melds_or_foreshadows_for_each_card_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["Ice Skates"], hand=["Dice", "Oars", "Currency", "Optics"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={2: ["Calendar"], 3: ["Alchemy"]},
    )
    answer(match, "Dogma Ice Skates", "Oars", "Currency", "Done")
    assert options(match) == ["Draw and meld a 2", "Draw and foreshadow a 3"]
    answer(match, "Draw and foreshadow a 3", "Draw and meld a 2")
    assert hand(match, "ann") == ["Dice", "Optics"]
    assert forecast(match, "ann") == ["Alchemy"]
    # Calendar, the highest top card, is gone again.
    assert tops(match, "ann") == ["Ice Skates"]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert bottom_of_deck(match, 2, 2) == ["Currency", "Calendar"]


@before
def test_ice_skates_returns_no_more_than_three_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Ice Skates"], hand=["Oars", "Currency", "Optics", "Dice"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={3: ["Alchemy", "Paper", "Engineering"]},
    )
    act(match, "Dogma Ice Skates", "Oars", "Currency", "Optics", *["Draw and foreshadow a 3"] * 3)
    assert hand(match, "ann") == ["Dice"]
    assert forecast(match, "ann") == ["Alchemy", "Engineering", "Paper"]
    assert tops(match, "ann") == []


@before
def test_ice_skates_returns_the_highest_top_card_even_if_no_card_of_the_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Ice Skates", "Archery"], hand=["Optics"]),
        player("bob", ["Tools"]),
        edition=edition,
    )
    answer(match, "Dogma Ice Skates", "Done")
    assert options(match) == ["Archery", "Ice Skates"]
    answer(match, "Ice Skates")
    assert tops(match, "ann") == ["Archery"]
    assert hand(match, "ann") == ["Optics"]
    assert forecast(match, "ann") == []
    assert bottom_of_deck(match, 1, set_name="echoes") == ["Ice Skates"]


@before
def test_ice_skates_makes_those_who_share_return_a_top_card_too(edition: str) -> None:
    match = echoes(
        player("ann", ["Ice Skates"]),
        player("bob", ["City States", "Calendar"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Ice Skates")
    assert tops(match, "bob") == ["City States"]
    assert tops(match, "ann") == []
    assert hand(match, "ann") == ["Oars"]


@before
def test_umbrella_melds_by_its_echo_and_scores_two_cards_for_each_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["Umbrella"], hand=["Oars", "Tools", "Calendar", "Optics", "Mysticism"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    answer(match, "Dogma Umbrella")
    assert options(match) == ["Oars", "Tools", "Calendar", "Optics", "Mysticism", "No"]
    answer(match, "Tools", "Oars", "Done", "Calendar", "Mysticism")
    assert pile(match, "ann", "blue") == ["Tools"]
    assert score(match, "ann") == ["Calendar", "Mysticism"]
    assert hand(match, "ann") == ["Optics"]
    assert bottom_of_deck(match, 1) == ["Oars"]


@before
def test_umbrella_may_be_declined_twice(edition: str) -> None:
    match = echoes(
        player("ann", ["Umbrella"], hand=["Oars", "Tools"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Umbrella", "No", "Done")
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert score(match, "ann") == []
    assert tops(match, "ann") == ["Umbrella"]


@before
def test_umbrella_scores_what_is_left_if_that_is_too_little(edition: str) -> None:
    match = echoes(
        player("ann", ["Umbrella"], hand=["Oars", "Currency", "Optics"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Umbrella", "No", "Oars", "Currency", "Done")
    assert score(match, "ann") == ["Optics"]
    assert hand(match, "ann") == []


@before
def test_umbrella_echoes_from_under_another_green_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": (["Sailing", "Umbrella"], "left")}, hand=["Oars", "Dice"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Mysticism"]},
    )
    act(match, "Dogma Sailing", "Oars")
    assert tops(match, "ann") == ["Mysticism", "Oars", "Sailing"]
    assert hand(match, "ann") == ["Dice"]


def standard(edition: str, choice: str) -> tuple[list[str], list[str | int], list[str]]:
    """Use Chopsticks with two cards in the deck; returns the hand, the available achievements and the deck."""
    match = echoes(
        player("ann", ["Chopsticks"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Tools", "Pottery", "Oars", "Bell"]},
        exact=True,
        achievements=[2],
        special=[],
    )
    answer(match, "Dogma Chopsticks")
    assert options(match) == ["The deck of 1s", "No"]
    answer(match, choice)
    assert not any("Oars" in line for line in log(match, "ann"))
    return hand(match, "ann"), available(match), deck(match, 1)


@before
def test_chopsticks_draws_and_adds_the_bottom_card_of_the_deck_to_the_achievements(edition: str) -> None:
    assert standard(edition, "The deck of 1s") == (["Tools"], [1, 2], ["Pottery"])


@before
def test_chopsticks_may_be_declined(edition: str) -> None:
    assert standard(edition, "No") == (["Tools"], [2], ["Pottery", "Oars"])


@before
def test_chopsticks_adds_nothing_from_an_empty_base_deck(edition: str) -> None:
    match = echoes(
        player("ann", ["Chopsticks"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Tools", "Bell"]},
        exact=True,
        achievements=[],
        special=[],
    )
    act(match, "Dogma Chopsticks")
    assert hand(match, "ann") == ["Tools"]
    assert available(match) == []
    assert deck(match, 1, "echoes") == ["Bell"]


@before
def test_chopsticks_gives_an_achievement_that_can_be_claimed(edition: str) -> None:
    match = echoes(
        player("ann", ["Chopsticks"], score=["Gunpowder", "Calendar"], achievements=[]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Tools", "Oars"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Chopsticks", "The deck of 1s")
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1]


@before
def test_chopsticks_lets_each_player_who_shares_add_an_achievement(edition: str) -> None:
    match = echoes(
        player("ann", ["Chopsticks"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Tools", "Writing", "Mysticism", "Oars", "Archery", "Bell"]},
        exact=True,
        achievements=[],
        special=[],
    )
    answer(match, "Dogma Chopsticks")
    assert asked(match) == "bob"
    answer(match, "The deck of 1s")
    assert asked(match) == "ann"
    answer(match, "The deck of 1s")
    assert available(match) == [1, 1]
    assert deck(match, 1) == ["Mysticism"]
    assert hand(match, "bob") == ["Tools"]
    # Bell is drawn for sharing.
    assert hand(match, "ann") == ["Bell", "Writing"]


@before
@pytest.mark.parametrize(
    ("bobs", "scored"),
    [(["Tools"], ["Currency"]), (["Tools", "Calendar"], ["Currency"]), (["Tools", "Pottery"], []), ([], ["Currency"])],
)
def test_noodles_scores_a_2_for_more_1s_in_hand_than_anyone_else(
    edition: str, bobs: list[str], scored: list[str]
) -> None:
    match = echoes(
        player("ann", ["Noodles"], hand=["Oars", "Dice"]),
        player("bob", ["Writing"], hand=bobs),
        player("cat", ["Clothing"], hand=["Code of Laws"]),
        edition=edition,
        decks={1: ["Archery"], 2: ["Currency"]},
    )
    act(match, "Dogma Noodles")
    assert score(match, "ann") == scored
    assert hand(match, "ann") == ["Archery", "Dice", "Oars"]


@pytest.mark.parametrize(("edition", "scored"), [("1e", ["Currency"]), ("3e", [])])
def test_noodles_compares_with_the_partner_since_the_third_edition(edition: str, scored: list[str]) -> None:
    match = echoes(
        player("ann", ["Noodles"], hand=["Oars", "Dice"], team=1),
        player("bob", ["Writing"], hand=["Tools"], team=2),
        player("cat", ["Clothing"], hand=["Sailing", "Mysticism"], team=1),
        player("dan", ["Pottery"], team=2),
        edition=edition,
        decks={1: ["Archery"], 2: ["Currency"]},
    )
    act(match, "Dogma Noodles")
    assert score(match, "ann") == scored


@before
def test_noodles_scores_no_2_if_nobody_holds_a_1(edition: str) -> None:
    match = echoes(
        player("ann", ["Noodles"], hand=["Lever"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Archery"]},
    )
    act(match, "Dogma Noodles")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Archery", "Lever"]


@before
def test_noodles_scores_every_1_in_hand_with_a_yellow_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Noodles"], hand=["Oars", "Dice", "Calendar"]),
        player("bob", ["Writing"], hand=["Tools", "Pottery"]),
        edition=edition,
        decks={1: ["Masonry"]},
    )
    act(match, "Dogma Noodles")
    assert score(match, "ann") == ["Dice", "Masonry", "Oars"]
    assert hand(match, "ann") == ["Calendar"]
    assert "ann reveals Masonry (1)." in log(match, "bob")


@before
def test_noodles_keeps_a_yellow_card_that_is_no_1(edition: str) -> None:
    match = echoes(
        player("ann", ["Noodles"], hand=["Oars", "Dice"]),
        player("bob", ["Writing"], hand=["Tools", "Pottery"]),
        edition=edition,
        decks={2: ["Canal Building"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Noodles")
    assert score(match, "ann") == ["Dice", "Oars"]
    assert hand(match, "ann") == ["Canal Building"]


BLUES = ["Tools", "Pottery", "Writing"]
TUCK_THREE = ["blue", *BLUES, "Done", "Tools", "Pottery"]
"""Name blue, tuck three cards, and say in which order."""


@before
def test_soap_tucks_cards_of_one_colour_and_achieves_a_card_for_three(edition: str) -> None:
    match = echoes(
        player("ann", ["Soap"], hand=[*BLUES, "Oars", "Dice", "Currency"], score=["Optics"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    assert points(match, "ann") == 5
    answer(match, "Dogma Soap")
    assert options(match) == EVERY_COLOR
    answer(match, *TUCK_THREE)
    assert pile(match, "ann", "blue") == BLUES
    assert options(match) == ["Oars", "Dice", "No"]
    answer(match, "Dice")
    assert achievements(match, "ann") == [1]
    assert hand(match, "ann") == ["Currency", "Oars"]
    assert "ann chooses blue." in log(match, "bob")


@before
def test_soap_lets_a_card_be_kept(edition: str) -> None:
    match = echoes(
        player("ann", ["Soap"], hand=[*BLUES, "Oars", "Dice"], score=["Optics"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Soap", *TUCK_THREE, "No")
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Dice", "Oars"]


@before
@pytest.mark.parametrize(("scored", "claimed"), [(["Currency"], []), (["Optics"], [1]), (["Anatomy", "Calendar"], [1])])
def test_soap_asks_nothing_of_a_player_who_is_not_eligible(
    edition: str, scored: list[str], claimed: list[str | int]
) -> None:
    match = echoes(
        player("ann", ["Soap"], hand=[*BLUES, "Oars", "Dice"], score=scored, achievements=claimed),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Soap", *TUCK_THREE)
    assert achievements(match, "ann") == claimed
    assert hand(match, "ann") == ["Dice", "Oars"]


@before
def test_soap_achieves_a_second_card_of_a_value_for_twice_the_points(edition: str) -> None:
    match = echoes(
        player("ann", ["Soap"], hand=[*BLUES, "Oars", "Dice"], score=["Anatomy", "Colonialism"], achievements=[1]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    assert points(match, "ann") == 10
    act(match, "Dogma Soap", *TUCK_THREE, "Oars")
    assert achievements(match, "ann") == [1, 1]


@before
def test_soap_achieves_nothing_for_two_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Soap"], hand=["Tools", "Pottery", "Oars"], score=["Optics"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Soap", "blue", "Tools", "Pottery", "Pottery")
    assert pile(match, "ann", "blue") == ["Pottery", "Tools"]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Oars"]


@before
def test_soap_may_tuck_nothing_and_asks_nothing_of_an_empty_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Soap"], hand=["Tools"], score=["Optics"]), player("bob", ["Archery"]), edition=edition
    )
    act(match, "Dogma Soap", "blue", "Done")
    act(match, "Dogma Soap", "purple")
    assert hand(match, "ann") == ["Tools"]

    match = echoes(player("ann", ["Soap"], score=["Optics"]), player("bob", ["Archery"]), edition=edition)
    act(match, "Dogma Soap")
    assert tops(match, "ann") == ["Soap"]


@before
@pytest.mark.parametrize(("others", "choices"), [([], []), (["Mapmaking"], ["Currency"])])
def test_soap_needs_a_top_card_as_high_as_the_card_achieved(
    edition: str, others: list[str], choices: list[str]
) -> None:
    match = echoes(
        player("ann", ["Soap", *others], hand=[*BLUES, "Currency"], score=["Coal", "Physics"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Soap", "blue", *BLUES, "Tools", "Pottery", *choices)
    assert achievements(match, "ann") == [2 for _ in choices]


@before
def test_bell_scores_a_card_by_its_echo_and_foreshadows_a_2(edition: str) -> None:
    match = echoes(
        player("ann", ["Bell"], hand=["Oars", "Dice"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={2: ["Currency", "Lever"]},
    )
    answer(match, "Dogma Bell")
    assert options(match) == ["Oars", "Dice", "No"]
    answer(match, "Dice")
    assert score(match, "ann") == ["Dice"]
    # With no Echoes card left in hand, the 2 comes from the Echoes deck.
    assert forecast(match, "ann") == ["Lever"]
    assert hand(match, "ann") == ["Oars"]


@before
@pytest.mark.parametrize("held", [["Dice"], []])
def test_bell_foreshadows_even_if_nothing_is_scored(edition: str, held: list[str]) -> None:
    match = echoes(
        player("ann", ["Bell"], hand=held),
        player("bob", ["Writing"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Bell", *["No" for _ in held])
    assert score(match, "ann") == []
    assert hand(match, "ann") == held
    assert forecast(match, "ann") == ["Currency"]


@before
def test_bell_is_shared(edition: str) -> None:
    match = echoes(
        player("ann", ["Bell"]),
        player("bob", ["Archery"], hand=["Oars"]),
        edition=edition,
        decks={1: ["Tools"], 2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Bell", "Oars")
    assert score(match, "bob") == ["Oars"]
    assert forecast(match, "bob") == ["Currency"]
    assert forecast(match, "ann") == ["Calendar"]
    assert hand(match, "ann") == ["Tools"]


@before
@pytest.mark.parametrize(
    ("purple", "choices", "scored"),
    [
        ((["City States", "Bell"], "left"), ["Oars"], ["Oars"]),
        ((["City States", "Bell"], "up"), ["No"], []),
        ((["City States", "Bell"], "right"), [], []),
        (["City States", "Bell"], [], []),
    ],
)
def test_bell_echoes_only_where_its_lower_right_corner_shows(
    edition: str, purple: list[str] | tuple[list[str], str], choices: list[str], scored: list[str]
) -> None:
    match = echoes(player("ann", piles={"purple": purple}, hand=["Oars"]), player("bob", ["Tools"]), edition=edition)
    act(match, "Dogma City States", *choices)
    assert score(match, "ann") == scored
    assert forecast(match, "ann") == []


@before
def test_flute_splays_demands_a_bonus_card_and_draws_twice_for_a_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Flute"], piles={"red": ["Archery", "Oars"]}, hand=["Calendar"]),
        player("bob", ["Tools"], hand=["Dice", "Sailing", "Puppet", "Bell"]),
        edition=edition,
        decks={1: ["Candles", "Pottery"]},
    )
    answer(match, "Dogma Flute")
    assert options(match) == ["red", "No"]
    answer(match, "red")
    assert splay(match, "ann", "red") == "left"
    assert asked(match) == "bob"
    assert options(match) == ["Dice", "Puppet"]
    answer(match, "Puppet")
    assert hand(match, "bob") == ["Bell", "Dice", "Sailing"]
    assert bottom_of_deck(match, 1, set_name="echoes") == ["Puppet"]
    assert hand(match, "ann") == ["Calendar", "Candles", "Pottery"]
    assert "ann reveals Candles (1)." in log(match, "bob")


@before
def test_flute_draws_once_without_a_bonus_and_leaves_a_hand_without_bonuses(edition: str) -> None:
    match = echoes(
        player("ann", ["Flute"], hand=["Calendar"]),
        player("bob", ["Tools"], hand=["Bell"]),
        edition=edition,
        decks={1: ["Umbrella", "Pottery"]},
    )
    act(match, "Dogma Flute")
    assert hand(match, "ann") == ["Calendar", "Umbrella"]
    assert hand(match, "bob") == ["Bell"]
    assert "bob shows their hand: Bell (1)." in log(match, "ann")


@before
def test_flute_spares_those_who_share_what_follows(edition: str) -> None:
    match = echoes(
        player("ann", ["Flute"]),
        player("bob", ["City States"], hand=["Puppet"]),
        edition=edition,
        decks={1: ["Pottery", "Tools", "Soap"]},
    )
    act(match, "Dogma Flute")
    assert hand(match, "bob") == ["Pottery", "Puppet"]
    assert hand(match, "ann") == ["Soap", "Tools"]


@before
def test_flute_echoes_before_the_card_above_it_and_may_be_declined(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Philosophy", "Flute"], "left"), "red": ["Archery", "Oars"]}),
        player("bob", ["Domestication"]),
        edition=edition,
    )
    answer(match, "Dogma Philosophy", "No")
    assert options(match) == ["red", "No"]
    answer(match, "red")
    assert splay(match, "ann", "red") == "left"


@before
def test_puppet_does_nothing_and_is_worth_three_points(edition: str) -> None:
    match = echoes(
        player("ann", ["Puppet"], hand=["Oars"]), player("bob", ["Masonry"], hand=["Tools"]), edition=edition
    )
    act(match, "Dogma Puppet")
    assert hand(match, "ann") == ["Oars"]
    assert hand(match, "bob") == ["Tools"]
    assert tops(match, "ann") == ["Puppet"]
    assert points(match, "ann") == 3


@before
def test_puppet_lets_the_echo_below_it_sound(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Puppet", "Bell"], "left")}, hand=["Oars"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Puppet", "Oars")
    assert score(match, "ann") == ["Oars"]
    assert forecast(match, "ann") == []
