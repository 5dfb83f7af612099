"""The dogma action: who shares, who is vulnerable, in which order, and what sharing earns."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    before,
    bottom_of_deck,
    deck,
    every,
    game,
    hand,
    log,
    options,
    pile,
    player,
    score,
    splay,
    table,
    tops,
    view,
)
from splay.kernel.match import Match


def told(match: Match, *verbs: str) -> list[str]:
    """Return the lines of the log in which one of these verbs is told of somebody."""
    return [line for line in log(match, None) if line.split()[1] in verbs]


# Who shares and who is vulnerable


@before
def test_as_many_icons_share_and_fewer_are_vulnerable(edition: str) -> None:
    match = table(
        player("ann", ["Oars"]),  # two castles
        player("bob", ["Tools"]),  # one
        player("cat", ["Domestication"]),  # two
        player("dan", ["Masonry"]),  # three
        edition=edition,
        decks={1: ["Sailing", "Agriculture", "Clothing", "Pottery"]},
    )
    lineup = view(match, "ann").lineups[0]
    assert (lineup.sharing, lineup.vulnerable) == ([2, 3], [1])
    act(match, "Dogma Oars")
    assert told(match, "must", "shares", "executes") == [
        "bob must obey effect 1 of Oars.",
        "cat shares effect 2 of Oars.",
        "dan shares effect 2 of Oars.",
        "ann executes effect 2 of Oars.",
    ]
    assert [hand(match, name) for name in ("bob", "cat", "dan")] == [[], ["Sailing"], ["Agriculture"]]
    assert hand(match, "ann") == ["Clothing", "Pottery"]


@every
def test_icons_that_a_splay_shows_count(edition: str) -> None:
    match = table(
        player("ann", ["Oars"]),
        player("bob", piles={"red": (["Optics", "Archery", "Metalworking"], "left")}),
        edition=edition,
        decks={1: ["Sailing", "Pottery"]},
    )
    act(match, "Dogma Oars")
    assert hand(match, "bob") == ["Sailing"]


@every
def test_icons_are_counted_before_the_first_effect_and_not_again_to_share(edition: str) -> None:
    # Losing Mapmaking uncovers The Wheel: bob then has more castles than ann, but still does not share.
    match = table(
        player("ann", ["Engineering"]),
        player("bob", piles={"green": ["Mapmaking", "The Wheel"], "red": ["Optics", "Coal"]}),
        edition=edition,
    )
    act(match, "Dogma Engineering")
    assert score(match, "ann") == ["Mapmaking"]
    assert tops(match, "bob") == ["Optics", "The Wheel"]
    assert splay(match, "bob", "red") == "unsplayed"
    assert told(match, "shares") == []


@every
def test_who_shares_goes_on_sharing_without_the_icons(edition: str) -> None:
    # Alchemy covers bob's Writing, the only lightbulbs on his board; he shares the second effect all the same.
    match = table(
        player("ann", ["Tools"]),
        player("bob", ["Writing"], hand=["Oars", "Sailing", "Masonry", "Paper"]),
        edition=edition,
        decks={1: ["Clothing"], 3: ["Alchemy"]},
    )
    answer(match, "Dogma Tools", "Yes", "Oars", "Sailing", "Masonry")
    answer(match, "Oars", "Sailing")
    assert tops(match, "bob") == ["Alchemy"]
    assert (asked(match), options(match)) == ("bob", ["Paper", "No"])


@every
def test_a_vulnerable_player_stays_so_for_all_effects(edition: str) -> None:
    # Banking's demand leaves ann and bob with equal crowns; bob still does not share the second effect.
    match = table(
        player("ann", piles={"green": ["Banking", "Sailing"]}),
        player("bob", ["Coal"], piles={"green": ["Paper", "Clothing"]}, hand=["Tools"]),
        edition=edition,
        decks={5: ["Physics"]},
    )
    act(match, "Dogma Banking", "No")
    assert pile(match, "ann", "red") == ["Coal"]
    assert score(match, "bob") == ["Physics"]
    assert told(match, "shares") == []


# The order


@before
def test_each_effect_goes_clockwise_and_ends_with_the_active_player(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"]),
        player("bob", ["Pottery"]),
        player("cat", ["Clothing"]),
        player("dan", ["Stem Cells"]),
        edition=edition,
        turn="bob",
        decks={1: ["Oars", "Tools", "Sailing", "Masonry"]},
    )
    act(match, "Dogma Pottery")
    # Clothing shows two leaves against Pottery's three: cat does not share.
    assert told(match, "shares", "executes", "draws") == [
        "dan shares effect 1 of Pottery.",
        "ann shares effect 1 of Pottery.",
        "bob executes effect 1 of Pottery.",
        "dan shares effect 2 of Pottery.",
        "dan draws a 1.",
        "ann shares effect 2 of Pottery.",
        "ann draws a 1.",
        "bob executes effect 2 of Pottery.",
        "bob draws a 1.",
        "bob draws for sharing.",
        "bob draws a 1.",
    ]
    assert [hand(match, name) for name in ("dan", "ann")] == [["Oars"], ["Tools"]]
    assert hand(match, "bob") == ["Masonry", "Sailing"]


@before
def test_demands_go_clockwise_from_the_active_player(edition: str) -> None:
    match = table(
        player("ann", ["Sailing"]),
        player("bob", ["Archery"]),
        player("cat", ["Agriculture"]),
        player("dan", ["Pottery"]),
        edition=edition,
        turn="bob",
        decks={1: ["Oars", "Tools", "Masonry"]},
    )
    act(match, "Dogma Archery")
    assert told(match, "must") == [f"{name} must obey effect 1 of Archery." for name in ("cat", "dan", "ann")]
    assert hand(match, "bob") == ["Masonry", "Oars", "Tools"]


@every
def test_sharing_is_mandatory_unless_the_card_says_may(edition: str) -> None:
    match = table(
        player("ann", ["Domestication"]),
        player("bob", ["Masonry"], hand=["Agriculture", "Optics"]),
        edition=edition,
    )
    act(match, "Dogma Domestication")
    assert pile(match, "bob", "yellow") == ["Agriculture", "Masonry"]


# A card that moves away


@every
def test_a_card_that_is_covered_is_carried_out_to_the_end(edition: str) -> None:
    match = table(
        player("ann", ["Tools"], hand=["Oars", "Currency", "Paper", "Anatomy"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Sailing", "Clothing", "Pottery"], 3: ["Alchemy"]},
    )
    act(match, "Dogma Tools", "Yes", "Oars", "Currency", "Anatomy", "Paper")
    assert pile(match, "ann", "blue") == ["Alchemy", "Tools"]
    assert hand(match, "ann") == ["Clothing", "Pottery", "Sailing"]


@every
def test_a_card_that_has_left_the_board_is_carried_out_to_the_end(edition: str) -> None:
    # bob shares Specialization and takes that very card into his hand.
    match = table(
        player("ann", ["Specialization"], piles={"blue": ["Tools", "Writing"]}),
        player("bob", ["Coal"], hand=["Mysticism"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    answer(match, "Dogma Specialization")
    assert hand(match, "bob") == ["Mysticism", "Specialization"]
    assert (asked(match), options(match)) == ("ann", ["blue", "No"])
    answer(match, "blue")
    assert splay(match, "ann", "blue") == "up"
    # The free draw is by what is on top now.
    assert hand(match, "ann") == ["Oars"]


# The free draw


@every
def test_one_free_draw_however_many_share_however_much(edition: str) -> None:
    match = table(
        player("ann", ["The Wheel"]),
        player("bob", ["Mysticism"]),
        player("cat", ["Masonry"]),
        edition=edition,
        decks={1: ["Oars", "Tools", "Sailing", "Clothing", "Pottery", "Archery", "Writing"]},
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "bob") == ["Oars", "Tools"]
    assert hand(match, "cat") == ["Clothing", "Sailing"]
    assert hand(match, "ann") == ["Archery", "Pottery", "Writing"]


@every
def test_no_free_draw_if_nobody_shares(edition: str) -> None:
    match = table(
        player("ann", ["The Wheel"]), player("bob", ["Tools"]), edition=edition, decks={1: ["Oars", "Sailing"]}
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "ann") == ["Oars", "Sailing"]


@every
def test_no_free_draw_if_the_one_who_shares_declines(edition: str) -> None:
    match = table(player("ann", ["Agriculture"]), player("bob", ["Pottery"], hand=["Oars", "Tools"]), edition=edition)
    answer(match, "Dogma Agriculture")
    assert asked(match) == "bob"
    answer(match, "No")
    assert hand(match, "ann") == []
    assert game(match).actions == 1


@every
def test_no_free_draw_if_the_one_who_shares_has_no_card_for_it(edition: str) -> None:
    match = table(player("ann", ["Agriculture"], hand=["Oars"]), player("bob", ["Pottery"]), edition=edition)
    act(match, "Dogma Agriculture", "No")
    assert told(match, "shares") == ["bob shares effect 1 of Agriculture."]
    assert hand(match, "ann") == ["Oars"]


@every
def test_no_free_draw_where_only_the_active_player_changes_something(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"], hand=["Oars"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Agriculture", "Oars")
    assert score(match, "ann") == ["Currency"]
    assert hand(match, "ann") == []


@every
def test_splaying_as_it_is_splayed_already_is_no_change(edition: str) -> None:
    match = table(
        player("ann", ["Philosophy"]),
        player("bob", piles={"blue": (["Experimentation", "Tools"], "left")}),
        edition=edition,
    )
    act(match, "Dogma Philosophy")
    assert hand(match, "ann") == []


@every
def test_splaying_in_a_new_direction_is_a_change(edition: str) -> None:
    match = table(
        player("ann", ["Philosophy"]),
        player("bob", piles={"blue": (["Experimentation", "Tools"], "right")}),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Philosophy", "blue")
    assert splay(match, "bob", "blue") == "left"
    assert hand(match, "ann") == ["Currency"]


@before
@pytest.mark.parametrize(("order", "drawn"), [(["Experimentation", "Tools"], []), (["Tools"], ["Bicycle"])])
def test_rearranging_is_a_change_only_if_the_order_is_another(edition: str, order: list[str], drawn: list[str]) -> None:
    match = table(
        player("ann", ["Publications"]),
        player("bob", piles={"blue": (["Experimentation", "Tools"], "up")}),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Publications", "blue", order[0])
    assert pile(match, "bob", "blue")[0] == order[0]
    assert hand(match, "ann") == drawn


@pytest.mark.parametrize(("edition", "drawn"), [("1e", []), ("3e", ["Suburbia"])])
def test_revealing_a_card_is_a_change_in_the_third_edition_only(edition: str, drawn: list[str]) -> None:
    # bob reveals a green card, and nobody has a green pile to take from.
    match = table(
        player("ann", ["Specialization"]),
        player("bob", ["Coal"], hand=["Sailing"]),
        edition=edition,
        decks={9: ["Suburbia"]},
    )
    act(match, "Dogma Specialization")
    assert "bob reveals Sailing (1)." in log(match, "ann")
    assert hand(match, "bob") == ["Sailing"]
    assert hand(match, "ann") == drawn


@every
def test_showing_a_hand_as_proof_is_no_change(edition: str) -> None:
    match = table(player("ann", ["Machinery"]), player("bob", ["Agriculture"], hand=["Sailing"]), edition=edition)
    act(match, "Dogma Machinery")
    assert "bob shows their hand: Sailing (1)." in log(match, "ann")
    assert hand(match, "ann") == []


@before
def test_drawing_the_very_cards_just_returned_is_a_change(edition: str) -> None:
    cards = ["Canning", "Democracy", "Encyclopedia"]
    match = table(
        player("ann", ["Railroad"]),
        player("bob", ["The Internet"], hand=cards),
        edition=edition,
        decks={7: ["Bicycle", "Lighting", "Evolution", "Sanitation"]},
        exact=True,
    )
    act(match, "Dogma Railroad", "Canning", "Democracy")
    assert hand(match, "bob") == cards
    assert hand(match, "ann") == ["Bicycle", "Evolution", "Lighting", "Sanitation"]


@every
def test_claiming_an_achievement_by_a_shared_effect_is_a_change(edition: str) -> None:
    match = table(
        player("ann", ["Translation", "Archery"]),
        player("bob", ["Navigation"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Translation")
    assert achievements(match, "bob") == ["World"]
    assert hand(match, "ann") == ["Paper"]


@before
def test_demands_never_earn_a_free_draw(edition: str) -> None:
    match = table(player("ann", ["Archery"]), player("bob", ["Sailing"]), edition=edition, decks={1: ["Oars", "Tools"]})
    act(match, "Dogma Archery")
    assert hand(match, "ann") == ["Oars"]


@every
def test_the_free_draw_is_by_the_highest_top_card_after_the_dogma(edition: str) -> None:
    match = table(
        player("ann", ["Experimentation"]),
        player("bob", ["Philosophy"]),
        edition=edition,
        decks={5: ["Coal", "Banking", "Statistics"], 4: ["Gunpowder"]},
    )
    act(match, "Dogma Experimentation")
    assert tops(match, "bob") == ["Coal", "Philosophy"]
    assert tops(match, "ann") == ["Banking", "Experimentation"]
    assert hand(match, "ann") == ["Statistics"]


@every
def test_a_change_counts_for_one_dogma_action_only(edition: str) -> None:
    match = table(
        player("ann", ["Writing", "Sailing"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Oars"], 2: ["Currency", "Calendar", "Fermenting"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Calendar", "Oars"]
    act(match, "Dogma Sailing")
    assert len(hand(match, "ann")) == 2


# What the words of cards mean


@every
def test_repeat_goes_on_until_the_condition_fails(edition: str) -> None:
    match = table(
        player("ann", ["Metalworking"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Archery", "Mysticism", "Masonry", "Sailing", "Oars"]},
    )
    act(match, "Dogma Metalworking")
    assert score(match, "ann") == ["Archery", "Masonry", "Mysticism"]
    assert hand(match, "ann") == ["Sailing"]
    assert deck(match, 1)[0] == "Oars"


@every
def test_if_you_do_needs_the_thing_done(edition: str) -> None:
    # bob shows four castles, but none of his top cards has one to hand over.
    castles = ["Optics", "Archery", "Metalworking", "Construction", "Road Building"]
    match = table(
        player("ann", ["City States", "Sailing"]), player("bob", piles={"red": (castles, "left")}), edition=edition
    )
    act(match, "Dogma City States")
    assert pile(match, "bob", "red") == castles
    assert hand(match, "bob") == []


@every
def test_if_you_do_follows_the_thing_done(edition: str) -> None:
    match = table(
        player("ann", ["City States"]),
        player("bob", ["Masonry", "Tools"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma City States", "Masonry")
    assert tops(match, "ann") == ["City States", "Masonry"]
    assert hand(match, "bob") == ["Oars"]


@every
def test_what_the_demand_moved_counts_for_all_who_carry_out_the_next_effect(edition: str) -> None:
    match = table(
        player("ann", ["Gunpowder"]),
        player("bob", ["Oars", "Sailing"]),
        player("cat", ["Coal"]),
        edition=edition,
        decks={2: ["Currency", "Calendar"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Gunpowder")
    assert tops(match, "bob") == ["Sailing"]
    assert score(match, "cat") == ["Currency"]
    assert score(match, "ann") == ["Calendar", "Oars"]
    assert hand(match, "ann") == ["Anatomy"]


@every
def test_a_demand_that_moved_nothing_counts_for_nobody_even_after_one_that_did(edition: str) -> None:
    match = table(
        player("ann", ["Gunpowder"]), player("bob", ["Oars"]), edition=edition, decks={2: ["Currency", "Calendar"]}
    )
    act(match, "Dogma Gunpowder")
    assert score(match, "ann") == ["Currency", "Oars"]
    act(match, "Dogma Gunpowder")
    assert score(match, "ann") == ["Currency", "Oars"]


@every
def test_what_was_returned_due_to_the_demand_counts_for_the_next_effect(edition: str) -> None:
    for points, melded in ((["Tools"], ["Bicycle"]), ([], [])):
        match = table(
            player("ann", ["Vaccination"]),
            player("bob", ["Oars"], score=points),
            edition=edition,
            decks={6: ["Canning"], 7: ["Bicycle"]},
        )
        act(match, "Dogma Vaccination")
        assert tops(match, "ann") == [*melded, "Vaccination"]


@every
def test_an_effect_is_carried_out_as_far_as_it_can_be(edition: str) -> None:
    match = table(
        player("ann", ["Construction"]),
        player("bob", ["Tools"], hand=["Oars"]),
        player("cat", ["Sailing"]),
        edition=edition,
        decks={2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Construction")
    assert hand(match, "ann") == ["Oars"]
    assert hand(match, "bob") == ["Currency"]
    assert hand(match, "cat") == ["Calendar"]


# Carrying out another card's effects for oneself only


@before
def test_a_card_used_for_oneself_is_not_shared_and_its_demands_are_skipped(edition: str) -> None:
    # bob has more castles than ann and a card with a crown: he neither obeys Oars nor shares it.
    match = table(
        player("ann", ["Self Service", "Oars"]),
        player("bob", ["Masonry"], hand=["Sailing"]),
        player("cat", ["Pottery"], hand=["Clothing"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Self Service")
    assert hand(match, "ann") == ["Tools"]
    assert hand(match, "bob") == ["Sailing"]
    assert hand(match, "cat") == ["Clothing"]
    assert tops(match, "ann") == ["Oars", "Self Service"]
    assert told(match, "must", "shares") == []


@every
def test_a_card_used_for_oneself_starts_without_any_demand(edition: str) -> None:
    match = table(
        player("ann", ["Self Service", "Gunpowder"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Masonry"]


@before
def test_an_opponent_who_shares_by_using_a_card_earns_the_free_draw(edition: str) -> None:
    match = table(
        player("ann", ["Self Service"]),
        player("bob", ["Enterprise", "The Wheel"]),
        edition=edition,
        decks={1: ["Oars", "Tools"], 10: ["Software"]},
    )
    answer(match, "Dogma Self Service")
    assert (asked(match), options(match)) == ("bob", ["The Wheel", "Enterprise"])
    answer(match, "The Wheel")
    assert hand(match, "bob") == ["Oars", "Tools"]
    assert tops(match, "bob") == ["Enterprise", "The Wheel"]
    assert hand(match, "ann") == ["Software"]


@every
def test_an_opponent_who_uses_a_card_to_no_avail_earns_nothing(edition: str) -> None:
    match = table(player("ann", ["Self Service"]), player("bob", ["Navigation"]), edition=edition)
    act(match, "Dogma Self Service")
    assert hand(match, "ann") == []


@every
def test_a_card_melded_and_used_still_touches_other_players(edition: str) -> None:
    match = table(
        player("ann", ["Computers"]),
        player("bob", ["Agriculture"]),
        edition=edition,
        decks={10: ["Bioengineering"]},
    )
    act(match, "Dogma Computers")
    assert score(match, "ann") == ["Agriculture"]
    assert tops(match, "ann") == ["Bioengineering"]


@every
def test_demands_of_a_card_melded_and_used_are_skipped(edition: str) -> None:
    match = table(
        player("ann", ["Computers"]),
        player("bob", ["Agriculture"], score=["Oars", "Tools"]),
        edition=edition,
        decks={10: ["Databases"]},
    )
    act(match, "Dogma Computers")
    assert tops(match, "ann") == ["Computers", "Databases"]
    assert score(match, "bob") == ["Oars", "Tools"]
    assert bottom_of_deck(match, 1) not in (["Oars"], ["Tools"])


@before
def test_a_card_used_by_another_card_is_the_one_that_its_words_speak_of(edition: str) -> None:
    # Computers melds Self Service, whose "other top cards" are those other than Self Service.
    match = table(
        player("ann", ["Computers", "Mysticism"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={1: ["Oars"], 10: ["Self Service"]},
    )
    answer(match, "Dogma Computers")
    assert options(match) == ["Computers", "Mysticism"]
    answer(match, "Mysticism")
    assert hand(match, "ann") == ["Oars"]
    assert tops(match, "ann") == ["Computers", "Mysticism", "Self Service"]
