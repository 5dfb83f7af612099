"""Echoes of the Past, age 6, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    before,
    bottom_of_deck,
    echoes,
    forecast,
    hand,
    log,
    options,
    pile,
    player,
    points,
    score,
    seat,
    splay,
    tops,
)


@before
def test_bifocals_foreshadows_a_card_of_any_value(edition: str) -> None:
    match = echoes(
        player("ann", ["Bifocals"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={9: ["Computers"]},
    )
    answer(match, "Dogma Bifocals")
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "9", "No")
    assert forecast(match, "ann") == ["Computers"]
    assert hand(match, "ann") == []


@before
def test_bifocals_replaces_a_foreshadowed_card_by_one_of_its_value(edition: str) -> None:
    match = echoes(
        player("ann", ["Bifocals"], forecast=["Coal"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Statistics"], 8: ["X-Ray", "Tractor"]},
    )
    answer(match, "Dogma Bifocals", "8")
    assert options(match) == ["Coal", "X-Ray", "No"]
    answer(match, "X-Ray")
    assert forecast(match, "ann") == ["Coal", "Tractor"]
    assert bottom_of_deck(match, 8, set_name="echoes") == ["X-Ray"]
    assert hand(match, "ann") == ["Oars"]


@before
def test_bifocals_splays_green_right(edition: str) -> None:
    match = echoes(
        player("ann", ["Bifocals"], piles={"green": ["Paper", "Sailing"], "red": ["Archery", "Oars"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    answer(match, "Dogma Bifocals", "1", "No")
    assert options(match) == ["green", "No"]
    answer(match, "green")
    assert splay(match, "ann", "green") == "right"


@before
def test_bifocals_is_shared_from_its_echo_effect_on(edition: str) -> None:
    match = echoes(
        player("ann", ["Bifocals"]),
        player("bob", ["Optics"]),
        edition=edition,
        decks={1: ["Tools"], 2: ["Calendar"], 6: ["Canning"]},
    )
    answer(match, "Dogma Bifocals")
    assert asked(match) == "bob"
    answer(match, "2", "1")
    assert asked(match) == "bob"
    answer(match, "No", "No")
    assert forecast(match, "bob") == ["Calendar"]
    assert forecast(match, "ann") == ["Tools"]
    assert hand(match, "ann") == ["Canning"]


@before
def test_bifocals_echoes_under_another_blue_card_splayed_right(edition: str) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "Bifocals"], "right")}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"], 9: ["Computers"]},
    )
    act(match, "Dogma Writing", "9")
    assert forecast(match, "ann") == ["Computers"]
    assert hand(match, "ann") == ["Calendar"]


@pytest.mark.parametrize("direction", ["unsplayed", "left", "up"])
@before
def test_bifocals_does_not_echo_where_its_corner_is_hidden(edition: str, direction: str) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "Bifocals"], direction)}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Writing")
    assert forecast(match, "ann") == []
    assert hand(match, "ann") == ["Calendar"]


@before
def test_stethoscope_draws_a_7_and_an_8_after_a_blue_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Stethoscope"], hand=["Tools", "Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Rubber"], 8: ["Flight"]},
    )
    act(match, "Dogma Stethoscope")
    assert pile(match, "ann", "blue") == ["Tools", "Stethoscope"]
    assert hand(match, "ann") == ["Flight", "Oars", "Rubber"]


@before
def test_stethoscope_draws_no_8_after_a_yellow_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Stethoscope"], hand=["Tools", "Masonry", "Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Rubber"]},
    )
    answer(match, "Dogma Stethoscope")
    assert options(match) == ["Tools", "Masonry"]
    answer(match, "Masonry")
    assert tops(match, "ann") == ["Masonry", "Stethoscope"]
    assert hand(match, "ann") == ["Oars", "Rubber", "Tools"]


@before
def test_stethoscope_shows_a_hand_without_blue_and_yellow_and_draws_the_7(edition: str) -> None:
    match = echoes(
        player("ann", ["Stethoscope"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Rubber"]},
    )
    act(match, "Dogma Stethoscope")
    assert "ann shows their hand: Oars (1)." in log(match, "bob")
    assert hand(match, "ann") == ["Oars", "Rubber"]


@before
def test_stethoscope_splays_yellow_right(edition: str) -> None:
    match = echoes(
        player("ann", ["Stethoscope"], piles={"yellow": ["Masonry", "Agriculture"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Stethoscope", "yellow")
    assert splay(match, "ann", "yellow") == "right"
    assert hand(match, "ann") == ["Bicycle"]


@before
def test_stethoscope_looks_at_what_each_player_has_melded(edition: str) -> None:
    match = echoes(
        player("ann", ["Stethoscope"], hand=["Masonry"]),
        player("bob", ["Mathematics"], hand=["Tools"]),
        edition=edition,
        decks={6: ["Loom"], 7: ["Bicycle", "Lighting"], 8: ["Nylon"]},
    )
    act(match, "Dogma Stethoscope")
    assert hand(match, "bob") == ["Bicycle", "Nylon"]
    # The Loom is drawn for sharing.
    assert hand(match, "ann") == ["Lighting", "Loom"]


@before
def test_stethoscope_echoes_under_another_blue_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "Stethoscope"], "up")}, hand=["Tools"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Writing")
    assert pile(match, "ann", "blue") == ["Tools", "Writing", "Stethoscope"]
    assert hand(match, "ann") == ["Calendar"]


@before
def test_loom_scores_the_lowest_top_card_and_tucks_for_two_cards_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["Loom", "Tools"], score=["Calendar"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Atomic Theory", "Canning", "Democracy"]},
    )
    answer(match, "Dogma Loom")
    assert options(match) == ["Calendar", "No"]
    answer(match, "Calendar")
    assert score(match, "ann") == []
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert tops(match, "ann") == ["Atomic Theory", "Canning", "Democracy", "Loom"]


@before
def test_loom_tucks_three_echoes_cards_with_a_base_card_in_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Loom", "Tools"], score=["Calendar"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Bifocals", "Dentures", "Kaleidoscope"]},
    )
    act(match, "Dogma Loom", "Calendar")
    assert tops(match, "ann") == ["Bifocals", "Dentures", "Kaleidoscope", "Loom"]
    assert hand(match, "ann") == ["Oars"]


@before
def test_loom_offers_each_pair_of_different_values_once(edition: str) -> None:
    match = echoes(
        player("ann", ["Loom", "Tools"], score=["Calendar", "Optics", "Currency"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Atomic Theory", "Canning", "Democracy"]},
    )
    answer(match, "Dogma Loom")
    assert options(match) == ["Calendar", "Optics", "Currency", "No"]
    answer(match, "Calendar")
    assert options(match) == ["Optics", "Tools"]
    answer(match, "Optics")
    assert score(match, "ann") == ["Currency", "Tools"]


@before
def test_loom_returns_what_it_can_of_one_value_but_tucks_nothing_for_it(edition: str) -> None:
    match = echoes(
        player("ann", ["Loom", "Tools"], score=["Writing"]),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    answer(match, "Dogma Loom")
    assert options(match) == ["Writing", "Tools", "No"]
    answer(match, "Writing")
    assert score(match, "ann") == ["Tools"]
    assert tops(match, "ann") == ["Loom"]


@before
def test_loom_lets_the_owner_break_a_tie_and_may_be_declined(edition: str) -> None:
    match = echoes(
        player("ann", ["Loom", "Tools", "Masonry"], score=["Calendar"]),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    answer(match, "Dogma Loom")
    assert options(match) == ["Tools", "Masonry"]
    answer(match, "Masonry", "No")
    assert score(match, "ann") == ["Calendar", "Masonry"]
    assert tops(match, "ann") == ["Loom", "Tools"]


@before
def test_loom_scores_itself_if_it_is_alone(edition: str) -> None:
    match = echoes(player("ann", ["Loom"]), player("bob", ["Metalworking"]), edition=edition)
    act(match, "Dogma Loom", "No")
    assert score(match, "ann") == ["Loom"]
    assert tops(match, "ann") == []


@before
def test_loom_looks_at_top_cards_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Loom", "Fermenting"], piles={"green": ["Navigation", "Sailing"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Loom", "No")
    assert score(match, "ann") == ["Fermenting"]
    assert pile(match, "ann", "green") == ["Navigation", "Sailing"]


@before
def test_loom_tucks_the_6s_under_what_is_there(edition: str) -> None:
    match = echoes(
        player("ann", ["Loom", "Tools"], score=["Calendar"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Machine Tools", "Industrialization", "Canning"]},
    )
    act(match, "Dogma Loom", "Calendar")
    assert pile(match, "ann", "red") == ["Loom", "Machine Tools", "Industrialization"]
    assert pile(match, "ann", "yellow") == ["Canning"]


@before
def test_loom_claims_heritage_for_five_pictures_in_one_colour(edition: str) -> None:
    red = ["Loom", "Coal", "Industrialization", "Machine Tools", "The Pirate Code"]
    match = echoes(
        player("ann", ["Tools"], piles={"red": (red, "up")}),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Loom", "No")
    assert achievements(match, "ann") == ["Heritage"]


@pytest.mark.parametrize("direction", ["right", "unsplayed"])
@before
def test_loom_claims_nothing_for_pictures_out_of_sight(edition: str, direction: str) -> None:
    red = ["Loom", "Coal", "Industrialization", "Machine Tools", "The Pirate Code"]
    match = echoes(
        player("ann", ["Tools"], piles={"red": (red, direction)}),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Loom", "No")
    assert achievements(match, "ann") == []


@before
def test_loom_claims_nothing_for_four_pictures(edition: str) -> None:
    red = ["Loom", "Coal", "Industrialization", "Machine Tools"]
    match = echoes(
        player("ann", ["Tools"], piles={"red": (red, "up")}),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Loom", "No")
    assert achievements(match, "ann") == []


@before
def test_loom_cannot_claim_heritage_from_another_player(edition: str) -> None:
    red = ["Loom", "Coal", "Industrialization", "Machine Tools", "The Pirate Code"]
    match = echoes(
        player("ann", ["Tools"], piles={"red": (red, "up")}),
        player("bob", ["Metalworking"], achievements=["Heritage"]),
        edition=edition,
    )
    act(match, "Dogma Loom", "No")
    assert achievements(match, "ann") == []
    assert achievements(match, "bob") == ["Heritage"]


@before
def test_loom_echoes_under_another_red_card_splayed_left(edition: str) -> None:
    match = echoes(
        player("ann", ["Calendar"], piles={"red": (["Road Building", "Loom"], "left"), "green": ["Sailing"]}),
        player("bob", ["Pottery"]),
        edition=edition,
    )
    act(match, "Dogma Road Building")
    assert score(match, "ann") == ["Sailing"]


@before
def test_shrapnel_takes_two_cards_and_gives_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Shrapnel"], piles={"yellow": ["Statistics", "Fermenting"]}),
        player("bob", piles={"yellow": ["Agriculture", "Masonry", "Domestication"]}),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Shrapnel")
    assert pile(match, "bob", "yellow") == ["Domestication", "Canning"]
    assert score(match, "ann") == ["Agriculture", "Masonry"]
    assert pile(match, "ann", "yellow") == ["Statistics"]
    assert score(match, "bob") == ["Fermenting"]
    assert seat(match, "ann").scored == 0


@before
def test_shrapnel_takes_the_card_just_tucked_where_there_are_too_few(edition: str) -> None:
    match = echoes(
        player("ann", ["Shrapnel"]),
        player("bob", ["Agriculture"], hand=["Oars"]),
        player("cat", ["Tools"]),
        edition=edition,
        decks={6: ["Morphine", "Canning"]},
    )
    act(match, "Dogma Shrapnel")
    assert score(match, "ann") == ["Agriculture", "Canning", "Morphine"]
    assert tops(match, "bob") == []
    assert score(match, "bob") == []
    assert tops(match, "cat") == ["Tools"]


@before
def test_shrapnel_can_give_its_own_card_away_and_spares_who_has_as_many_factories(edition: str) -> None:
    match = echoes(
        player("ann", ["Shrapnel"]),
        player("bob", ["Oars"]),
        player("cat", ["Coal"]),
        edition=edition,
        decks={6: ["Industrialization"]},
    )
    act(match, "Dogma Shrapnel")
    assert score(match, "ann") == ["Industrialization", "Oars"]
    assert score(match, "bob") == ["Shrapnel"]
    assert tops(match, "ann") == []
    assert tops(match, "cat") == ["Coal"]


@before
def test_hot_air_balloon_achieves_a_top_card_of_another_player(edition: str) -> None:
    match = echoes(
        player("ann", ["Hot Air Balloon"], score=["Computers", "Fission"]),
        player("bob", ["Coal"], achievements=[5]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    answer(match, "Dogma Hot Air Balloon")
    assert options(match) == ["Coal", "No"]
    answer(match, "Coal")
    assert achievements(match, "ann") == [5]
    assert tops(match, "bob") == ["Hot Air Balloon"]
    assert tops(match, "ann") == []
    assert score(match, "ann") == ["Bicycle", "Computers", "Fission"]


@before
def test_hot_air_balloon_goes_on_when_the_owner_of_the_card_concedes_meanwhile(edition: str) -> None:
    match = echoes(
        player("ann", ["Hot Air Balloon"], score=["Computers", "Fission"]),
        player("bob", ["Coal"], achievements=[5]),
        player("cat"),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    answer(match, "Dogma Hot Air Balloon")
    match.concede(1)
    answer(match, "Coal")
    assert achievements(match, "ann") == [5]
    assert (tops(match, "ann"), tops(match, "bob")) == ([], [])


@before
def test_hot_air_balloon_may_be_declined_for_a_7(edition: str) -> None:
    match = echoes(
        player("ann", ["Hot Air Balloon"], score=["Computers", "Fission"]),
        player("bob", ["Coal"], achievements=[5]),
        edition=edition,
        decks={7: ["Bicycle", "Lighting"]},
    )
    act(match, "Dogma Hot Air Balloon", "No")
    assert achievements(match, "ann") == []
    assert tops(match, "ann") == ["Hot Air Balloon", "Lighting"]
    assert tops(match, "bob") == ["Coal"]


@pytest.mark.parametrize(("low", "eligible"), [("Calendar", True), ("Tools", False)])
@before
def test_hot_air_balloon_needs_five_points_a_value(edition: str, low: str, eligible: bool) -> None:
    # The bonus of 7, the 7 scored by the echo effect and the 9 make 23.
    match = echoes(
        player("ann", ["Hot Air Balloon"], score=["Computers", low]),
        player("bob", ["Coal"], achievements=[5]),
        edition=edition,
        decks={7: ["Bicycle", "Lighting"]},
    )
    act(match, "Dogma Hot Air Balloon", *(["Coal"] if eligible else []))
    assert achievements(match, "ann") == ([5] if eligible else [])
    assert tops(match, "ann") == ([] if eligible else ["Hot Air Balloon", "Lighting"])


@before
def test_hot_air_balloon_needs_a_second_achievement_of_a_value_to_be_worth_twice(edition: str) -> None:
    match = echoes(
        player("ann", ["Hot Air Balloon"], score=["Computers", "Fission"], achievements=[5]),
        player("bob", ["Coal"], achievements=[5]),
        edition=edition,
        decks={7: ["Bicycle", "Lighting"]},
    )
    act(match, "Dogma Hot Air Balloon")
    assert achievements(match, "ann") == [5]
    assert tops(match, "ann") == ["Hot Air Balloon", "Lighting"]


@before
def test_hot_air_balloon_matches_value_and_owner(edition: str) -> None:
    match = echoes(
        # Ann's own 1 and her own achievement of 1 do not count.
        player("ann", ["Hot Air Balloon", "Oars"], score=["Computers", "Fission"], achievements=[1]),
        player("bob", ["Coal"], achievements=[4, "World"]),
        player("cat", ["The Pirate Code"]),
        player("dan", ["Masonry"], achievements=[5]),
        edition=edition,
        decks={7: ["Bicycle", "Lighting"]},
    )
    act(match, "Dogma Hot Air Balloon")
    assert achievements(match, "ann") == [1]
    assert tops(match, "ann") == ["Hot Air Balloon", "Lighting", "Oars"]


@before
def test_hot_air_balloon_moves_top_cards_alone(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": ["Hot Air Balloon", "Paper"]}, score=["Computers", "Fission"]),
        player("bob", piles={"red": ["Coal", "Oars"]}, achievements=[5]),
        edition=edition,
    )
    act(match, "Dogma Hot Air Balloon", "Coal")
    assert pile(match, "bob", "red") == ["Oars"]
    assert pile(match, "bob", "green") == ["Hot Air Balloon"]
    assert pile(match, "ann", "green") == ["Paper"]


@before
def test_hot_air_balloon_melds_the_7_on_top_if_only_a_covered_card_matches(edition: str) -> None:
    match = echoes(
        player("ann", ["Hot Air Balloon"], score=["Computers", "Fission"]),
        player("bob", piles={"red": ["Coal", "Oars"]}, achievements=[1]),
        edition=edition,
        decks={7: ["Bicycle", "Electricity"]},
    )
    act(match, "Dogma Hot Air Balloon")
    assert pile(match, "ann", "green") == ["Electricity", "Hot Air Balloon"]
    assert pile(match, "bob", "red") == ["Coal", "Oars"]


@before
def test_hot_air_balloon_lets_its_victim_claim_what_the_card_uncovered_brings(edition: str) -> None:
    match = echoes(
        player("ann", ["Hot Air Balloon"], score=["Genetics", "Fission"]),
        player(
            "bob",
            ["Computers", "Satellites", "Suburbia", "Services"],
            piles={"red": ["Coal", "Composites"]},
            achievements=[5],
        ),
        edition=edition,
    )
    # At once: the Hot Air Balloon covers Satellites after that.
    act(match, "Dogma Hot Air Balloon", "Coal")
    assert achievements(match, "ann") == [5]
    assert achievements(match, "bob") == [5, "Universe"]
    assert pile(match, "bob", "green") == ["Hot Air Balloon", "Satellites"]


@pytest.mark.parametrize(("edition", "choices"), [("1e", []), ("3e", ["Coal"])])
def test_hot_air_balloon_takes_from_the_partner_since_the_third_edition(edition: str, choices: list[str]) -> None:
    match = echoes(
        player("ann", ["Hot Air Balloon"], score=["Computers", "Fission"], team=1),
        player("bob", ["Metalworking"], team=2),
        player("cat", ["Coal"], achievements=[5], team=1),
        player("dan", ["Masonry"], team=2),
        edition=edition,
        decks={7: ["Bicycle", "Lighting"]},
    )
    act(match, "Dogma Hot Air Balloon", *choices)
    assert achievements(match, "ann") == [5 for _ in choices]
    assert tops(match, "cat") == (["Hot Air Balloon"] if choices else ["Coal"])


@before
def test_hot_air_balloon_echoes_under_another_green_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": (["The Wheel", "Hot Air Balloon"], "right")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Oars", "Bell"], 7: ["Bicycle"]},
    )
    act(match, "Dogma The Wheel")
    assert score(match, "ann") == ["Bicycle"]
    assert hand(match, "ann") == ["Bell", "Oars"]


@pytest.mark.parametrize("drawn", ["Stethoscope", "Dentures"])
@before
def test_steamboat_takes_the_hand_with_a_blue_or_yellow_card(edition: str, drawn: str) -> None:
    match = echoes(
        player("ann", ["Steamboat"], hand=["Pottery"]),
        player("bob", ["Metalworking"], hand=["Tools", "Oars"], score=["Calendar"]),
        edition=edition,
        decks={6: [drawn]},
    )
    act(match, "Dogma Steamboat")
    assert hand(match, "ann") == sorted(["Oars", "Pottery", "Tools", drawn])
    assert hand(match, "bob") == []
    assert score(match, "bob") == ["Calendar"]


@pytest.mark.parametrize("drawn", ["Loom", "Hot Air Balloon"])
@before
def test_steamboat_takes_two_cards_from_the_score_pile_with_a_red_or_green_card(edition: str, drawn: str) -> None:
    match = echoes(
        player("ann", ["Steamboat"]),
        player("bob", ["Metalworking"], hand=["Tools"], score=["Calendar", "Optics", "Anatomy"]),
        edition=edition,
        decks={6: [drawn]},
    )
    answer(match, "Dogma Steamboat")
    assert asked(match) == "bob"
    answer(match, "Calendar", "Anatomy")
    assert score(match, "ann") == ["Anatomy", "Calendar"]
    assert score(match, "bob") == ["Optics"]
    assert hand(match, "bob") == sorted(["Tools", drawn])
    assert f"bob reveals {drawn} (6)." in log(match, "ann")
    assert seat(match, "ann").scored == 0


@before
def test_steamboat_takes_a_single_card_if_the_score_pile_has_no_more(edition: str) -> None:
    match = echoes(
        player("ann", ["Steamboat"]),
        player("bob", ["Metalworking"], score=["Calendar"]),
        edition=edition,
        decks={6: ["Classification"]},
    )
    act(match, "Dogma Steamboat")
    assert score(match, "ann") == ["Calendar"]
    assert hand(match, "bob") == ["Classification"]


@before
def test_steamboat_takes_nothing_with_a_purple_card_and_spares_who_has_crowns(edition: str) -> None:
    match = echoes(
        player("ann", ["Steamboat"]),
        player("bob", ["Metalworking"], hand=["Tools"], score=["Calendar"]),
        player("cat", ["Canal Building"], hand=["Writing"], score=["Mathematics"]),
        edition=edition,
        decks={6: ["Kaleidoscope", "Loom"]},
    )
    act(match, "Dogma Steamboat")
    assert hand(match, "bob") == ["Kaleidoscope", "Tools"]
    assert score(match, "bob") == ["Calendar"]
    assert hand(match, "cat") == ["Writing"]
    assert score(match, "cat") == ["Mathematics"]
    assert hand(match, "ann") == []


@before
def test_dentures_scores_the_two_topmost_cards_above_the_bottom_one(edition: str) -> None:
    match = echoes(
        player("ann", piles={"yellow": ["Dentures", "Agriculture", "Masonry"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Dentures")
    assert score(match, "ann") == ["Agriculture", "Dentures"]
    assert pile(match, "ann", "yellow") == ["Masonry", "Canning"]


@before
def test_dentures_scores_a_single_card_and_never_the_bottom_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Dentures"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning", "Atomic Theory"]},
    )
    act(match, "Dogma Dentures")
    assert score(match, "ann") == ["Dentures"]
    assert tops(match, "ann") == ["Canning"]


@before
def test_dentures_tucks_until_there_is_something_to_score(edition: str) -> None:
    match = echoes(
        player("ann", ["Dentures"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Atomic Theory", "Classification", "Encyclopedia"]},
    )
    act(match, "Dogma Dentures")
    assert score(match, "ann") == ["Atomic Theory"]
    assert tops(match, "ann") == ["Classification", "Dentures", "Encyclopedia"]


@before
def test_dentures_splays_blue_right(edition: str) -> None:
    match = echoes(
        player("ann", ["Dentures"], piles={"blue": ["Tools", "Writing"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Dentures", "blue")
    assert splay(match, "ann", "blue") == "right"


@before
def test_dentures_looks_at_what_each_player_has_tucked(edition: str) -> None:
    match = echoes(
        player("ann", ["Dentures"]),
        player("bob", ["Coal"]),
        edition=edition,
        decks={6: ["Industrialization", "Canning", "Democracy"]},
    )
    act(match, "Dogma Dentures")
    assert score(match, "bob") == ["Coal"]
    assert score(match, "ann") == ["Dentures"]
    assert hand(match, "ann") == ["Democracy"]


@before
def test_dentures_echoes_under_another_yellow_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Masonry", "Dentures"], "right")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Masonry")
    assert pile(match, "ann", "yellow") == ["Masonry", "Dentures", "Canning"]
    assert score(match, "ann") == []


@before
def test_morphine_returns_odd_cards_and_draws_one_higher(edition: str) -> None:
    match = echoes(
        player("ann", ["Morphine"], hand=["Tools"]),
        player("bob", ["Metalworking"], hand=["Optics", "Calendar", "Paper"]),
        edition=edition,
        decks={4: ["Anatomy"], 6: ["Dentures"]},
    )
    answer(match, "Dogma Morphine")
    assert asked(match) == "bob"
    answer(match, "Paper")
    assert bottom_of_deck(match, 3, 2) == ["Paper", "Optics"]
    assert hand(match, "bob") == ["Calendar", "Dentures"]
    assert score(match, "ann") == ["Tools"]
    assert hand(match, "ann") == ["Anatomy"]


@before
def test_morphine_draws_nothing_if_nothing_was_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["Morphine"], hand=["Mathematics"]),
        player("bob", ["Metalworking"], hand=["Calendar"]),
        edition=edition,
        decks={6: ["Dentures"]},
    )
    act(match, "Dogma Morphine")
    assert hand(match, "bob") == ["Calendar", "Dentures"]
    assert hand(match, "ann") == ["Mathematics"]
    assert score(match, "ann") == []


@before
def test_morphine_goes_by_the_highest_card_of_all_players(edition: str) -> None:
    match = echoes(
        player("ann", ["Morphine"]),
        player("bob", ["Metalworking"], hand=["Coal"]),
        player("cat", ["Oars"], hand=["Optics"]),
        edition=edition,
        decks={6: ["Canning", "Democracy", "Machine Tools"]},
    )
    act(match, "Dogma Morphine")
    assert hand(match, "bob") == ["Canning"]
    assert hand(match, "cat") == ["Democracy"]
    assert hand(match, "ann") == ["Machine Tools"]


@before
def test_morphine_shares_its_echo_effect_and_the_draw_for_what_others_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["Morphine"]),
        player("bob", ["Metalworking"], hand=["Optics"]),
        player("cat", ["Mathematics"], hand=["Tools", "Coal", "Calendar"]),
        edition=edition,
        decks={4: ["Anatomy", "Barometer"], 6: ["Canning", "Loom"]},
    )
    answer(match, "Dogma Morphine")
    assert asked(match) == "cat"
    assert options(match) == ["Tools", "Coal"]
    answer(match, "Coal")
    assert score(match, "cat") == ["Coal"]
    assert hand(match, "cat") == ["Barometer", "Calendar", "Tools"]
    assert hand(match, "bob") == ["Canning"]
    # The Loom is drawn for sharing.
    assert hand(match, "ann") == ["Anatomy", "Loom"]


@before
def test_morphine_splays_red_right(edition: str) -> None:
    match = echoes(
        player("ann", ["Morphine"], piles={"red": ["Oars", "Coal"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Morphine", "red")
    assert splay(match, "ann", "red") == "right"


@before
def test_morphine_echoes_under_another_yellow_card_splayed_left(edition: str) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Agriculture", "Morphine"], "left")}, hand=["Tools"]),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Agriculture")
    assert score(match, "ann") == ["Tools"]


@before
def test_indian_clubs_makes_others_return_two_cards_from_their_score_piles(edition: str) -> None:
    match = echoes(
        player("ann", ["Indian Clubs"], score=["Computers"]),
        player("bob", ["Metalworking"], score=["Tools", "Calendar", "Optics"]),
        player("cat", ["Masonry"], score=["Writing"]),
        player("dan", ["Pottery"], score=["Mathematics"]),
        edition=edition,
    )
    answer(match, "Dogma Indian Clubs")
    assert asked(match) == "bob"
    answer(match, "Tools", "Optics")
    assert score(match, "bob") == ["Calendar"]
    assert score(match, "cat") == []
    assert score(match, "dan") == ["Mathematics"]
    assert score(match, "ann") == ["Computers"]


@before
def test_indian_clubs_scores_one_card_for_each_value_in_the_score_pile(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Indian Clubs"],
            score=["Oars", "Writing", "Mathematics", "Anatomy"],
            hand=["Sailing", "Clothing", "Currency", "Paper"],
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    answer(match, "Dogma Indian Clubs")
    assert options(match) == ["Sailing", "Clothing"]
    answer(match, "Clothing")
    assert score(match, "ann") == ["Anatomy", "Clothing", "Currency", "Mathematics", "Oars", "Writing"]
    assert hand(match, "ann") == ["Paper", "Sailing"]


@before
def test_indian_clubs_scores_nothing_with_an_empty_score_pile(edition: str) -> None:
    match = echoes(
        player("ann", ["Indian Clubs"], hand=["Sailing"]),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Indian Clubs")
    assert hand(match, "ann") == ["Sailing"]
    assert points(match, "ann") == 6


@before
def test_kaleidoscope_melds_a_7_and_splays_its_colour_right(edition: str) -> None:
    match = echoes(
        player("ann", ["Kaleidoscope", "Sailing"], piles={"red": ["Archery", "Oars"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    answer(match, "Dogma Kaleidoscope")
    assert options(match) == ["green", "No"]
    answer(match, "green")
    assert pile(match, "ann", "green") == ["Bicycle", "Sailing"]
    assert splay(match, "ann", "green") == "right"


@before
def test_kaleidoscope_may_leave_the_colour_as_it_is(edition: str) -> None:
    match = echoes(
        player("ann", ["Kaleidoscope", "Sailing"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Kaleidoscope", "No")
    assert splay(match, "ann", "green") == "unsplayed"


@before
def test_kaleidoscope_asks_nothing_about_a_single_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Kaleidoscope"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Jeans"]},
    )
    act(match, "Dogma Kaleidoscope")
    assert tops(match, "ann") == ["Jeans", "Kaleidoscope"]
