"""Artifacts of History, age 1, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    artifacts,
    asked,
    available,
    bottom_of_deck,
    game,
    hand,
    log,
    options,
    pile,
    player,
    score,
    splay,
    tops,
    winners,
)
from splay.innovation.player import Player


def test_treaty_of_kadesh_returns_every_top_card_with_a_demand() -> None:
    match = artifacts(player("ann", ["Treaty of Kadesh"]), player("bob", ["Archery", "City States", "The Wheel"]))
    answer(match, "Dogma Treaty of Kadesh")
    assert asked(match) == "bob"
    answer(match, "City States")
    assert tops(match, "bob") == ["The Wheel"]
    assert bottom_of_deck(match, 1, 2) == ["City States", "Archery"]
    # Nothing else had a demand: nobody has scored, and there was nothing to share.
    assert score(match, "ann") == score(match, "bob") == hand(match, "ann") == []


def test_treaty_of_kadesh_takes_a_compel_for_a_demand_and_leaves_what_was_covered() -> None:
    match = artifacts(
        player("ann", ["Treaty of Kadesh"]),
        player("bob", ["The Wheel"], piles={"red": ["Holmegaard Bows", "Archery"]}),
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Treaty of Kadesh")
    assert bottom_of_deck(match, 1, 1, "artifacts") == ["Holmegaard Bows"]
    # Archery has come to light, and bob shares the second effect.
    assert score(match, "bob") == ["Archery"]
    assert tops(match, "bob") == ["The Wheel"]
    assert hand(match, "ann") == ["Tools"]


def test_treaty_of_kadesh_compels_nobody_with_fewer_castles_and_scores_a_card_that_is_not_blue() -> None:
    match = artifacts(
        player("ann", ["Treaty of Kadesh", "Oars", "City States", "The Wheel"]), player("bob", ["Archery"])
    )
    answer(match, "Dogma Treaty of Kadesh")
    assert options(match) == ["Oars", "City States"]
    answer(match, "City States")
    assert score(match, "ann") == ["City States"]
    assert tops(match, "bob") == ["Archery"]


def test_sibidu_needle_scores_as_long_as_colour_and_value_match() -> None:
    match = artifacts(
        player("ann", ["Sibidu Needle", "Archery"]),
        player("bob", ["Writing"]),
        decks={1: ["Tools", "Metalworking", "Agriculture", "Oars"]},
    )
    act(match, "Dogma Sibidu Needle")
    assert score(match, "ann") == ["Metalworking", "Tools"]
    assert hand(match, "ann") == ["Agriculture"]
    assert "ann reveals Agriculture (1)." in log(match, "bob")


def test_sibidu_needle_scores_nothing_of_another_value() -> None:
    match = artifacts(
        player("ann", ["Sibidu Needle", "Construction"]), player("bob", ["Writing"]), decks={1: ["Oars", "Tools"]}
    )
    act(match, "Dogma Sibidu Needle")
    assert hand(match, "ann") == ["Oars"]
    assert score(match, "ann") == []


def test_basur_hoyuk_tokens_returns_all_if_the_top_card_comes_first_in_the_alphabet() -> None:
    match = artifacts(
        player("ann", ["Basur Hoyuk Tokens", "Archery"], hand=["Oars"], score=["Construction", "Printing Press"]),
        player("bob", ["Writing"]),
        decks={4: ["Colonialism"]},
    )
    act(match, "Dogma Basur Hoyuk Tokens", "Printing Press")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Oars"]
    assert bottom_of_deck(match, 4, 2) == ["Printing Press", "Colonialism"]
    assert bottom_of_deck(match, 2) == ["Construction"]


@pytest.mark.parametrize("drawn", ["Colonialism", "Anatomy"])
def test_basur_hoyuk_tokens_keeps_all_if_the_top_card_comes_later_or_is_not_there(drawn: str) -> None:
    match = artifacts(
        player("ann", ["Basur Hoyuk Tokens", "Gunpowder"], score=["Construction"]),
        player("bob", ["Writing"]),
        decks={4: [drawn]},
    )
    act(match, "Dogma Basur Hoyuk Tokens")
    assert score(match, "ann") == ["Construction"]
    assert hand(match, "ann") == [drawn]
    assert any(f"ann reveals {drawn}" in line for line in log(match, "bob"))


def test_holmegaard_bows_takes_the_highest_top_card_with_a_castle() -> None:
    match = artifacts(
        player("ann", ["Holmegaard Bows"]),
        player("bob", ["Anatomy", "Feudalism", "The Wheel"]),
        decks={1: ["Oars"], 2: ["Calendar", "Currency"]},
    )
    act(match, "Dogma Holmegaard Bows")
    assert tops(match, "bob") == ["Anatomy", "The Wheel"]
    assert hand(match, "bob") == ["Calendar"]
    # The last card is the free draw.
    assert hand(match, "ann") == ["Currency", "Feudalism", "Oars"]


def test_holmegaard_bows_lets_the_owner_choose_in_a_tie() -> None:
    match = artifacts(player("ann", ["Holmegaard Bows"]), player("bob", ["Pottery", "Archery", "The Wheel"]))
    answer(match, "Dogma Holmegaard Bows")
    assert asked(match) == "bob"
    assert options(match) == ["Archery", "The Wheel"]
    answer(match, "The Wheel")
    assert "The Wheel" in hand(match, "ann")
    assert tops(match, "bob") == ["Archery", "Pottery"]


def test_holmegaard_bows_takes_nothing_from_one_with_fewer_leaves() -> None:
    match = artifacts(player("ann", ["Holmegaard Bows"]), player("bob", ["The Wheel"]), decks={2: ["Calendar"]})
    act(match, "Dogma Holmegaard Bows")
    assert tops(match, "bob") == ["The Wheel"]
    assert hand(match, "bob") == []
    assert hand(match, "ann") == ["Calendar"]


def test_papyrus_of_ani_melds_a_purple_card_two_higher_and_carries_it_out_alone() -> None:
    match = artifacts(
        player("ann", ["Papyrus of Ani"], piles={"yellow": ["Masonry", "Agriculture"]}, hand=["Mysticism", "Oars"]),
        player("bob", ["Writing"], piles={"yellow": ["Fermenting", "Domestication"]}, hand=["Metalworking"]),
        decks={3: ["Feudalism"]},
    )
    answer(match, "Dogma Papyrus of Ani")
    assert options(match) == ["Base", "Artifacts"]
    answer(match, "Base")
    assert asked(match) == "ann"
    answer(match, "yellow")
    assert splay(match, "ann", "yellow") == "left"
    assert splay(match, "bob", "yellow") == "unsplayed"
    assert tops(match, "ann") == ["Feudalism", "Masonry", "Papyrus of Ani"]
    assert hand(match, "ann") == ["Oars"]
    # The demand of Feudalism is not made.
    assert hand(match, "bob") == ["Metalworking"]
    assert bottom_of_deck(match, 1) == ["Mysticism"]
    assert "ann reveals Mysticism (1)." in log(match, "bob")


def test_papyrus_of_ani_draws_of_any_type_and_keeps_a_card_that_is_not_purple() -> None:
    match = artifacts(
        player("ann", ["Papyrus of Ani"], hand=["Mysticism", "Monotheism"]),
        player("bob", ["Writing"]),
        decks={3: ["Philosopher's Stone", "Education"]},
    )
    act(match, "Dogma Papyrus of Ani", "Mysticism", "Artifacts")
    assert hand(match, "ann") == ["Monotheism", "Philosopher's Stone"]
    assert tops(match, "ann") == ["Papyrus of Ani"]
    assert "ann chooses Artifacts." in log(match, "bob")
    assert "ann reveals Philosopher's Stone (3)." in log(match, "bob")


def test_papyrus_of_ani_draws_nothing_for_who_holds_no_purple_card() -> None:
    match = artifacts(player("ann", ["Papyrus of Ani"], hand=["Oars"]), player("bob", ["Writing"]))
    act(match, "Dogma Papyrus of Ani")
    assert hand(match, "ann") == ["Oars"]
    assert "ann shows their hand: Oars (1)." in log(match, "bob")


def test_pavlovian_tusk_returns_one_and_scores_another_of_three_drawn() -> None:
    match = artifacts(
        player("ann", ["Pavlovian Tusk", "Mapmaking"], hand=["Oars"]),
        player("bob", ["Archery"]),
        decks={2: ["Calendar", "Currency", "Fermenting"]},
    )
    answer(match, "Dogma Pavlovian Tusk")
    assert options(match) == ["Calendar", "Currency", "Fermenting"]
    answer(match, "Currency")
    assert options(match) == ["Calendar", "Fermenting"]
    answer(match, "Fermenting")
    assert hand(match, "ann") == ["Calendar", "Oars"]
    assert score(match, "ann") == ["Fermenting"]
    assert bottom_of_deck(match, 2) == ["Currency"]


def test_pavlovian_tusk_draws_the_lowest_cards_without_a_green_card() -> None:
    match = artifacts(
        player("ann", ["Pavlovian Tusk", "Anatomy"]),
        player("bob", ["Archery"]),
        decks={1: ["Tools", "Sailing", "Pottery"]},
    )
    act(match, "Dogma Pavlovian Tusk", "Tools", "Pottery")
    assert hand(match, "ann") == ["Sailing"]
    assert score(match, "ann") == ["Pottery"]


def test_priest_king_carries_out_the_top_card_of_the_scored_colour() -> None:
    match = artifacts(
        player("ann", ["Priest-King", "Writing"], hand=["Tools", "Oars"]),
        player("bob", ["Archery"]),
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Priest-King", "Tools")
    assert score(match, "ann") == ["Tools"]
    assert hand(match, "ann") == ["Currency", "Oars"]
    assert achievements(match, "ann") == []
    assert "ann reveals Tools (1)." in log(match, "bob")


@pytest.mark.parametrize("board", [["Priest-King"], ["Priest-King", "Archery"]])
def test_priest_king_only_scores_without_a_top_card_that_has_more_than_a_demand(board: list[str]) -> None:
    match = artifacts(player("ann", board, hand=["Oars"]), player("bob", ["Writing"], hand=["Tools"]))
    act(match, "Dogma Priest-King")
    assert score(match, "ann") == ["Oars"]
    assert hand(match, "ann") == []
    assert hand(match, "bob") == ["Tools"]


def test_priest_king_claims_an_achievement_that_the_score_is_enough_for() -> None:
    match = artifacts(
        player("ann", ["Priest-King", "Construction"], hand=["Tools"], score=["Engineering", "Compass", "Paper"]),
        player("bob", ["Archery"]),
    )
    answer(match, "Dogma Priest-King")
    assert options(match) == ["Achievement 1", "Achievement 2"]
    answer(match, "Achievement 2")
    assert achievements(match, "ann") == [2]
    assert 2 not in available(match)


def test_priest_king_carries_out_itself_for_a_green_card() -> None:
    match = artifacts(
        player("ann", ["Priest-King"], hand=["Sailing", "Tools"], score=["Engineering"]), player("bob", ["Archery"])
    )
    act(match, "Dogma Priest-King", "Sailing")
    assert score(match, "ann") == ["Engineering", "Sailing", "Tools"]
    assert achievements(match, "ann") == [1]


def test_electrum_stater_of_efesos_melds_new_colours_until_one_is_there() -> None:
    match = artifacts(
        player("ann", ["Electrum Stater of Efesos"]),
        player("bob", ["Archery"]),
        decks={3: ["Optics", "Alchemy", "Engineering", "Medicine"]},
    )
    act(match, "Dogma Electrum Stater of Efesos")
    assert tops(match, "ann") == ["Alchemy", "Electrum Stater of Efesos", "Optics"]
    assert hand(match, "ann") == ["Engineering"]


def test_electrum_stater_of_efesos_keeps_a_card_of_a_colour_that_is_there() -> None:
    match = artifacts(
        player("ann", ["Electrum Stater of Efesos"]), player("bob", ["Archery"]), decks={3: ["Compass", "Optics"]}
    )
    act(match, "Dogma Electrum Stater of Efesos")
    assert tops(match, "ann") == ["Electrum Stater of Efesos"]
    assert hand(match, "ann") == ["Compass"]
    assert "ann reveals Compass (3)." in log(match, "bob")


def test_jiskairumoko_necklace_takes_an_achievement_of_the_value_returned() -> None:
    match = artifacts(
        player("ann", ["Jiskairumoko Necklace"]),
        player("bob", ["Metalworking"], score=["Tools", "Calendar"], achievements=[1, 2]),
    )
    answer(match, "Dogma Jiskairumoko Necklace")
    assert asked(match) == "bob"
    answer(match, "Calendar")
    assert score(match, "bob") == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert achievements(match, "bob") == [1]
    assert achievements(match, "ann") == [2]
    assert "bob transfers a 2 from their achievements to ann's achievements." in log(match, "bob")


@pytest.mark.parametrize("scored", [["Tools"], []])
def test_jiskairumoko_necklace_takes_none_of_another_value(scored: list[str]) -> None:
    match = artifacts(
        player("ann", ["Jiskairumoko Necklace"]),
        player("bob", ["Metalworking"], score=scored, achievements=[2, "Empire"]),
    )
    act(match, "Dogma Jiskairumoko Necklace")
    assert score(match, "bob") == []
    assert achievements(match, "bob") == [2, "Empire"]
    assert achievements(match, "ann") == []


def test_jiskairumoko_necklace_concerns_nobody_with_fewer_castles() -> None:
    match = artifacts(
        player("ann", ["Jiskairumoko Necklace"]), player("bob", ["Tools"], score=["Writing"], achievements=[1])
    )
    act(match, "Dogma Jiskairumoko Necklace")
    assert score(match, "bob") == ["Writing"]
    assert achievements(match, "bob") == [1]


def test_jiskairumoko_necklace_lets_the_owner_choose_between_a_relic_and_an_achievement() -> None:
    match = artifacts(
        player("ann", ["Jiskairumoko Necklace"]),
        player("bob", ["Metalworking"], score=["Optics"], achievements=[3, "Timbuktu"]),
        options={"relics": "yes"},
    )
    answer(match, "Dogma Jiskairumoko Necklace")
    assert asked(match) == "bob"
    assert options(match) == ["Timbuktu", "bob: a 3"]
    answer(match, "bob: a 3")
    assert achievements(match, "ann") == [3]
    assert "bob transfers Timbuktu" not in " ".join(log(match, None))


def test_dancing_girl_wins_after_a_dance_on_every_board() -> None:
    match = artifacts(player("ann", ["Dancing Girl"]), player("bob", ["Philosophy"]), player("cid", ["Education"]))
    answer(match, "Dogma Dancing Girl")
    assert winners(match) == ["ann"]
    assert tops(match, "cid") == ["Dancing Girl", "Education"]


def test_dancing_girl_stays_where_it_went_if_someone_was_not_compelled() -> None:
    match = artifacts(player("ann", ["Dancing Girl"]), player("bob", ["Philosophy"]), player("cid", ["Archery"]))
    act(match, "Dogma Dancing Girl")
    assert winners(match) == []
    assert tops(match, "ann") == []
    assert tops(match, "bob") == ["Dancing Girl", "Philosophy"]


def test_dancing_girl_on_display_is_not_moved_and_wins_nothing() -> None:
    match = artifacts({**player("ann", ["Oars"]), "display": ["Dancing Girl"]}, player("bob", ["Philosophy"]))
    answer(match, "Free dogma Dancing Girl")
    assert winners(match) == []
    assert tops(match, "bob") == ["Philosophy"]
    assert bottom_of_deck(match, 1, 1, "artifacts") == ["Dancing Girl"]


def test_dancing_girl_must_have_been_on_the_board_of_a_partner_too() -> None:
    boards = {"ann": "Dancing Girl", "bob": "Philosophy", "cid": "Education", "dan": "Experimentation"}
    match = artifacts(*[player(name, [card], team=seat % 2) for seat, (name, card) in enumerate(boards.items())])
    act(match, "Dogma Dancing Girl")
    assert winners(match) == []
    assert tops(match, "dan") == ["Dancing Girl", "Experimentation"]


@pytest.mark.parametrize(
    ("board", "held", "won"), [(["Writing", "Dancing Girl"], [], ["ann"]), (["Writing"], ["Dancing Girl"], [])]
)
def test_dancing_girl_carried_out_by_another_card_must_have_begun_on_the_own_board(
    monkeypatch: pytest.MonkeyPatch, board: list[str], held: list[str], won: list[str]
) -> None:
    match = artifacts(player("ann", board, hand=held), player("bob", ["Philosophy", "Experimentation"]))
    named = {card.name: card for card in game(match).cards}

    def carry_out(you: Player) -> None:
        if you.name == "ann":
            you.execute_as_here(named["Dancing Girl"])

    monkeypatch.setattr(named["Writing"].effects[0], "dogma", carry_out)
    answer(match, "Dogma Writing")
    assert winners(match) == won
    assert "Dancing Girl" in tops(match, "bob")


def test_lurgan_canoe_scores_the_rest_of_the_colour_and_repeats() -> None:
    match = artifacts(
        player(
            "ann",
            ["Lurgan Canoe"],
            piles={"red": ["Archery", "Oars"]},
            hand=["Metalworking", "Tools"],
        ),
        player("bob", ["Writing"]),
    )
    act(match, "Dogma Lurgan Canoe", "Metalworking")
    assert pile(match, "ann", "red") == ["Metalworking"]
    assert score(match, "ann") == ["Archery", "Oars"]
    assert pile(match, "ann", "blue") == ["Tools"]


def test_lurgan_canoe_goes_on_after_it_is_scored_and_stops_where_nothing_is() -> None:
    match = artifacts(
        player("ann", ["Lurgan Canoe"], hand=["Agriculture", "Tools", "Writing"]), player("bob", ["Archery"])
    )
    act(match, "Dogma Lurgan Canoe", "Agriculture", "Tools")
    assert tops(match, "ann") == ["Agriculture", "Tools"]
    assert score(match, "ann") == ["Lurgan Canoe"]
    assert hand(match, "ann") == ["Writing"]


def test_lurgan_canoe_does_nothing_with_an_empty_hand() -> None:
    match = artifacts(player("ann", piles={"yellow": ["Lurgan Canoe", "Masonry"]}), player("bob", ["Archery"]))
    act(match, "Dogma Lurgan Canoe")
    assert pile(match, "ann", "yellow") == ["Lurgan Canoe", "Masonry"]
    assert score(match, "ann") == []


def test_xianrendong_shards_scores_two_of_a_colour_and_draws() -> None:
    match = artifacts(
        player(
            "ann",
            piles={"yellow": ["Xianrendong Shards"], "blue": ["Pottery"]},
            hand=["Archery", "Oars", "Tools", "Writing"],
        ),
        player("bob", ["Metalworking"]),
        decks={1: ["Sailing", "Clothing", "Mysticism"]},
    )
    act(match, "Dogma Xianrendong Shards", "Archery", "Oars", "Tools", "Archery", "Oars")
    assert score(match, "ann") == ["Archery", "Oars"]
    assert pile(match, "ann", "blue") == ["Pottery", "Tools"]
    assert hand(match, "ann") == ["Clothing", "Mysticism", "Sailing", "Writing"]
    assert "ann reveals Archery (1), Oars (1) and Tools (1)." in log(match, "bob")


def test_xianrendong_shards_draws_nothing_for_two_colours() -> None:
    match = artifacts(
        player("ann", ["Xianrendong Shards"], hand=["Archery", "Oars", "Tools"]), player("bob", ["Metalworking"])
    )
    act(match, "Dogma Xianrendong Shards", "Archery", "Tools")
    assert score(match, "ann") == ["Archery", "Tools"]
    assert tops(match, "ann") == ["Oars", "Xianrendong Shards"]
    assert hand(match, "ann") == []


@pytest.mark.parametrize(
    ("held", "drawn"), [(["Archery", "Oars"], ["Clothing", "Mysticism", "Sailing"]), (["Archery"], []), ([], [])]
)
def test_xianrendong_shards_scores_what_there_is(held: list[str], drawn: list[str]) -> None:
    match = artifacts(
        player("ann", ["Xianrendong Shards"], hand=held),
        player("bob", ["Metalworking"]),
        decks={1: ["Sailing", "Clothing", "Mysticism"]},
    )
    act(match, "Dogma Xianrendong Shards")
    assert score(match, "ann") == held
    assert tops(match, "ann") == ["Xianrendong Shards"]
    assert hand(match, "ann") == drawn


def test_mask_of_warka_claims_all_values_of_the_only_cards_revealed() -> None:
    match = artifacts(
        player("ann", ["Mask of Warka"], hand=["Archery", "Construction", "Tools"]),
        player("bob", ["Writing"], hand=["Calendar"]),
    )
    act(match, "Dogma Mask of Warka", "red")
    assert achievements(match, "ann") == [1, 2]
    assert hand(match, "ann") == ["Tools"]
    assert bottom_of_deck(match, 1) == ["Archery"]
    assert bottom_of_deck(match, 2) == ["Construction"]
    assert "ann reveals Archery (1) and Construction (2)." in log(match, "bob")
    assert "bob shows their hand: Calendar (2)." in log(match, "ann")


def test_mask_of_warka_claims_nothing_if_another_reveals_too() -> None:
    match = artifacts(
        player("ann", ["Mask of Warka"], hand=["Archery"]),
        player("bob", ["Writing"], hand=["Calendar"]),
        player("cid", ["Sailing"], hand=["Oars", "Pottery"]),
    )
    act(match, "Dogma Mask of Warka", "red")
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Archery"]
    assert hand(match, "cid") == ["Oars", "Pottery"]
    assert "cid reveals Oars (1)." in log(match, "ann")


@pytest.mark.parametrize("color", ["green", "blue"])
def test_mask_of_warka_claims_nothing_without_a_card_of_the_colour(color: str) -> None:
    match = artifacts(player("ann", ["Mask of Warka"], hand=["Archery"]), player("bob", ["Writing"], hand=["Calendar"]))
    act(match, "Dogma Mask of Warka", color)
    assert achievements(match, "ann") == achievements(match, "bob") == []
    assert hand(match, "ann") == ["Archery"]
    assert hand(match, "bob") == ["Calendar"]


def test_mask_of_warka_claims_each_available_achievement_of_a_value() -> None:
    match = artifacts(
        player("ann", ["Mask of Warka"], hand=["Archery", "Construction"]),
        player("bob", ["Writing"]),
        achievements=["Oars", "Pottery", "Optics"],
    )
    act(match, "Dogma Mask of Warka", "red")
    assert achievements(match, "ann") == [1, 1]
    assert hand(match, "ann") == []


def test_ark_of_the_covenant_takes_a_colour_from_boards_without_a_top_artifact() -> None:
    match = artifacts(
        player("ann", ["Ark of the Covenant", "Optics"], hand=["Archery", "Tools"]),
        player("bob", ["Writing"], piles={"red": ["Oars", "Metalworking"]}),
        player("cid", ["Lurgan Canoe", "Gunpowder"]),
        player("dan", piles={"yellow": ["Agriculture", "Xianrendong Shards"], "red": ["Colonialism"]}),
    )
    act(match, "Dogma Ark of the Covenant", "Archery")
    assert score(match, "ann") == ["Colonialism", "Metalworking", "Oars"]
    assert tops(match, "ann") == ["Optics"]
    assert tops(match, "bob") == ["Writing"]
    assert tops(match, "cid") == ["Gunpowder", "Lurgan Canoe"]
    assert tops(match, "dan") == ["Agriculture"]
    assert hand(match, "ann") == ["Ark of the Covenant", "Tools"]
    assert "ann reveals Archery (1)." in log(match, "bob")


def test_ark_of_the_covenant_comes_to_hand_even_if_no_card_is_returned() -> None:
    match = artifacts(player("ann", ["Ark of the Covenant"]), player("bob", ["Oars"]))
    act(match, "Dogma Ark of the Covenant")
    assert hand(match, "ann") == ["Ark of the Covenant"]
    assert tops(match, "bob") == ["Oars"]


def test_ark_of_the_covenant_on_display_also_takes_from_the_own_board_and_is_returned() -> None:
    match = artifacts(
        {**player("ann", ["Optics", "Tools"], hand=["Archery"]), "display": ["Ark of the Covenant"]},
        player("bob", ["Oars"]),
    )
    answer(match, "Free dogma Ark of the Covenant")
    assert score(match, "ann") == ["Oars", "Optics"]
    assert tops(match, "ann") == ["Tools"]
    assert hand(match, "ann") == []
    assert bottom_of_deck(match, 1, 1, "artifacts") == ["Ark of the Covenant"]


def test_ark_of_the_covenant_goes_to_one_who_shares_and_no_longer_shelters_its_board() -> None:
    match = artifacts(
        player("ann", ["Ark of the Covenant", "Archery"], hand=["Oars"]),
        player("bob", ["Metalworking", "The Wheel"], hand=["Road Building"]),
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Ark of the Covenant")
    assert score(match, "bob") == ["Metalworking"]
    assert hand(match, "bob") == ["Ark of the Covenant"]
    assert score(match, "ann") == ["Archery"]
    assert hand(match, "ann") == ["Tools"]


def test_tale_of_the_shipwrecked_sailor_melds_a_card_of_the_colour_and_splays_it() -> None:
    match = artifacts(
        player("ann", ["Tale of the Shipwrecked Sailor", "Archery"], hand=["Construction"]),
        player("bob", ["Agriculture"]),
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Tale of the Shipwrecked Sailor", "red", "Oars")
    assert pile(match, "ann", "red") == ["Oars", "Archery"]
    assert splay(match, "ann", "red") == "left"
    assert hand(match, "ann") == ["Construction"]


def test_tale_of_the_shipwrecked_sailor_splays_nothing_without_a_meld() -> None:
    match = artifacts(
        player("ann", ["Tale of the Shipwrecked Sailor"], piles={"green": ["Sailing", "The Wheel"]}, hand=["Tools"]),
        player("bob", ["Agriculture"]),
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Tale of the Shipwrecked Sailor", "green")
    assert splay(match, "ann", "green") == "unsplayed"
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert "ann shows their hand: Tools (1) and Oars (1)." in log(match, "bob")
