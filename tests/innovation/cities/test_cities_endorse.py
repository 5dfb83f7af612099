"""The Endorse action: who can take it, what it costs, and a dogma that is used twice."""

import pytest

from helpers import (
    ACTION,
    achievements,
    act,
    answer,
    asked,
    cities,
    game,
    hand,
    icons,
    log,
    options,
    pile,
    player,
    score,
    seat,
    table,
    tops,
    winners,
)
from splay.innovation import position
from splay.kernel.match import Match


def endorsements(match: Match) -> list[str]:
    """Return the cards that can be endorsed now."""
    return [label.removeprefix("Endorse ") for label in options(match) if label.startswith("Endorse ")]


# When it can be taken


def test_a_card_is_endorsed_by_a_city_with_its_featured_icon_for_a_card_of_no_higher_value() -> None:
    match = cities(
        player("ann", ["Sailing", "Ephesus"], hand=["Oars"]),
        player("bob", ["Tools"]),
        decks={1: ["Writing", "Masonry"]},
    )
    assert endorsements(match) == ["Sailing"]
    act(match, "Endorse Sailing")
    assert pile(match, "ann", "red") == ["Oars"]
    assert tops(match, "ann") == ["Ephesus", "Masonry", "Oars", "Sailing", "Writing"]
    assert hand(match, "ann") == []
    assert log(match, None)[-9:] == [
        "ann endorses Sailing by Ephesus.",
        "ann tucks Oars (1).",
        "ann uses the dogma of Sailing.",
        "ann executes effect 1 of Sailing.",
        "ann draws a 1.",
        "ann melds Writing (1).",
        "ann executes effect 1 of Sailing.",
        "ann draws a 1.",
        "ann melds Masonry (1).",
    ]


@pytest.mark.parametrize(
    ("board", "held"),
    [
        (["Sailing", "Ephesus"], []),
        (["Sailing", "Ephesus"], ["Calendar"]),
        (["Sailing", "Hattusa"], ["Tools"]),
        (["Sailing", "City States"], ["Tools"]),
        (["Ephesus"], ["Tools"]),
    ],
    ids=["no card in hand", "too high a card", "without the icon", "no city", "only a city"],
)
def test_otherwise_it_is_not_offered(board: list[str], held: list[str]) -> None:
    match = cities(player("ann", board, hand=held), player("bob", ["Archery"]), echoes=True)
    assert endorsements(match) == []


def test_a_card_without_effects_can_be_endorsed_for_the_echoes_below_it() -> None:
    match = cities(
        player("ann", ["Uruk"], piles={"purple": (["Puppet", "Bell"], "left")}, hand=["Tools", "Sailing", "Oars"]),
        player("bob", ["Writing"]),
        echoes=True,
    )
    assert endorsements(match) == ["Puppet"]
    act(match, "Endorse Puppet", "Tools", "Sailing", "Oars")
    assert score(match, "ann") == ["Oars", "Sailing"]


def test_a_covered_city_endorses_nothing() -> None:
    covered = ["Code of Laws", "Ephesus"]
    match = cities(player("ann", ["Sailing"], piles={"purple": (covered, "up")}, hand=["Tools"]), player("bob"))
    assert endorsements(match) == []


def test_a_search_icon_endorses_like_any_icon() -> None:
    # The only castle of Atlantis is under its magnifying glass.
    match = cities(player("ann", ["Archery", "Atlantis"], hand=["Sailing"]), player("bob", ["Tools"]))
    assert endorsements(match) == ["Archery"]


def test_a_game_without_cities_has_no_such_action() -> None:
    match = table(player("ann", ["Sailing", "Oars"], hand=["Tools"]), player("bob", ["Archery"]))
    assert endorsements(match) == []


def test_the_city_is_chosen_first_and_says_which_cards_can_pay() -> None:
    match = cities(
        player("ann", ["Sailing", "Ephesus", "Thebes", "Carthage"], hand=["Tools", "Calendar", "Paper"]),
        player("bob", ["Archery"]),
    )
    answer(match, "Endorse Sailing")
    assert options(match) == ["Carthage", "Thebes", "Ephesus"]
    answer(match, "Carthage")
    assert options(match) == ["Tools", "Calendar"]
    cheap = cities(
        player("ann", ["Sailing", "Ephesus", "Carthage"], hand=["Tools", "Calendar", "Oars"]),
        player("bob", ["Archery"]),
    )
    answer(cheap, "Endorse Sailing", "Ephesus")
    assert options(cheap) == ["Tools", "Oars"]


def test_a_city_that_no_card_in_hand_can_pay_for_cannot_be_chosen() -> None:
    match = cities(player("ann", ["Sailing", "Ephesus", "Carthage"], hand=["Calendar"]), player("bob", ["Archery"]))
    answer(match, "Endorse Sailing")
    assert "ann endorses Sailing by Carthage." in log(match, "bob")


def test_a_city_can_pay() -> None:
    match = cities(player("ann", ["Writing", "Athens"], hand=["Memphis"]), player("bob", ["Archery"]))
    act(match, "Endorse Writing")
    assert pile(match, "ann", "green") == ["Memphis"]


# Once a turn


def test_it_can_be_the_first_or_the_second_action_but_not_both() -> None:
    match = cities(
        player("ann", ["Writing", "Athens"], hand=["Tools", "Oars", "Sailing"]),
        player("bob", ["Archery"], hand=["Masonry"]),
    )
    assert endorsements(match) == ["Writing"]
    act(match, "Endorse Writing", "Sailing")
    assert game(match).actions == 1
    assert endorsements(match) == []
    assert "Dogma Writing" in options(match)
    act(match, "Draw")
    act(match, "Draw")
    act(match, "Draw")
    # A turn later it can be taken again, now as the second action.
    act(match, "Draw")
    assert game(match).actions == 1
    act(match, "Endorse Writing", "Tools")
    assert asked(match) == "bob"


def test_a_position_keeps_in_mind_that_it_has_been_taken() -> None:
    match = cities(player("ann", ["Writing", "Athens"], hand=["Tools", "Oars", "Sailing"]), player("bob", ["Archery"]))
    act(match, "Endorse Writing", "Sailing")
    again = position.load(position.dump(match))
    assert endorsements(again) == []
    assert options(again) == options(match)
    assert position.dump(again) == position.dump(match)


def test_the_action_is_plain_data_like_the_others() -> None:
    match = cities(player("ann", ["Writing", "Athens"], hand=["Tools"]), player("bob", ["Archery"]))
    assert match.decision is not None
    assert match.decision.values[-1].to_json() == {
        "kind": "action",
        "label": "Endorse Writing",
        "action": "endorse",
        "card": "Writing",
    }


# Twice


def test_who_shares_does_so_once_and_the_free_draw_comes_at_the_end() -> None:
    match = cities(
        player("ann", ["Writing", "Athens"], hand=["Sailing"]),
        player("bob", ["Philosophy", "Mathematics"]),
        decks={1: ["Masonry"], 2: ["Calendar", "Fermenting", "Mapmaking"]},
    )
    assert icons(match, "ann")["lightbulb"] == icons(match, "bob")["lightbulb"] == 5
    act(match, "Endorse Writing")
    assert hand(match, "bob") == ["Calendar"]
    assert hand(match, "ann") == ["Fermenting", "Mapmaking", "Masonry"]
    told = log(match, None)
    assert told.count("bob shares effect 1 of Writing.") == 1
    assert told.count("ann executes effect 1 of Writing.") == 2
    assert told[-2:] == ["ann draws for sharing.", "ann draws a 1."]


def test_each_effect_is_done_twice_before_the_next_one() -> None:
    match = cities(
        player("ann", ["Pottery", "Hattusa"], hand=["Sailing"]),
        player("bob", ["Archery"]),
        decks={1: ["Tools", "Oars"]},
    )
    act(match, "Endorse Pottery")
    executed = [line for line in log(match, None) if line.startswith("ann executes")]
    assert executed == [f"ann executes effect {number} of Pottery." for number in (1, 1, 2, 2)]
    assert hand(match, "ann") == ["Oars", "Tools"]


def test_a_demand_goes_round_the_table_twice() -> None:
    match = cities(
        player("ann", ["Archery", "Memphis"], hand=["Sailing"]),
        player("bob", ["Writing"], hand=["Calendar"]),
        player("cat", ["Tools"], hand=["Paper"]),
        decks={1: ["Oars", "Clothing", "Agriculture", "Pottery"]},
    )
    answer(match, "Endorse Archery")
    while match.decision is not None and match.decision.prompt != ACTION:
        match.answer(0)
    obeyed = [line for line in log(match, None) if "must obey" in line]
    assert obeyed == [f"{name} must obey effect 1 of Archery." for name in ("bob", "cat", "bob", "cat")]
    assert {"Calendar", "Paper"} <= set(hand(match, "ann"))
    assert len(hand(match, "ann")) == 4
    assert len(hand(match, "bob")) == len(hand(match, "cat")) == 1


def test_what_a_later_effect_asks_about_the_demand_holds_for_both_rounds() -> None:
    match = cities(
        player("ann", ["Gunpowder", "Lisbon"], hand=["Sailing"]),
        player("bob", ["Mysticism", "Oars"]),
        decks={2: ["Calendar", "Philosophy"]},
    )
    answer(match, "Endorse Gunpowder", "Oars")
    assert score(match, "ann") == ["Calendar", "Mysticism", "Oars", "Philosophy"]


def test_eligibility_is_settled_once_and_after_the_payment() -> None:
    def sharing(held: list[str]) -> bool:
        match = cities(
            player("ann", ["Rome"], piles={"blue": (["Writing", "Tools"], "left")}, hand=held),
            player("bob", ["Philosophy"], piles={"blue": ["Pottery"], "yellow": ["Perspective"]}),
        )
        assert (icons(match, "ann")["lightbulb"], icons(match, "bob")["lightbulb"]) == (5, 5)
        act(match, "Endorse Writing")
        return "ann uses the dogma of Writing; bob may share." in log(match, None)

    # Mathematics shows a lightbulb at the bottom of the pile, and then bob has fewer.
    assert sharing(["Sailing"])
    assert not sharing(["Mathematics"])


def test_echo_effects_come_first_as_in_a_dogma_action_and_twice() -> None:
    match = cities(
        player("ann", ["Athens"], piles={"blue": (["Writing", "Ruler"], "left")}, hand=["Sailing"]),
        player("bob", ["Archery"]),
        echoes=True,
    )
    act(match, "Endorse Writing")
    executed = [line for line in log(match, None) if line.startswith("ann executes")]
    assert executed == ["ann executes the echo effect of Ruler."] * 2 + ["ann executes effect 1 of Writing."] * 2
    assert len(hand(match, "ann")) == 4


def test_an_echo_effect_that_the_payment_brings_into_sight_counts() -> None:
    match = cities(
        player("ann", ["Athens"], piles={"blue": (["Writing", "Tools"], "left")}, hand=["Ruler"]),
        player("bob", ["Archery"]),
        echoes=True,
    )
    act(match, "Endorse Writing")
    assert log(match, None).count("ann executes the echo effect of Ruler.") == 2


def test_the_payment_counts_as_tucked() -> None:
    match = cities(player("ann", ["Writing", "Athens"], hand=["Sailing"], tucked=5), player("bob", ["Archery"]))
    act(match, "Endorse Writing")
    assert achievements(match, "ann") == ["Monument"]


def test_the_payment_can_claim_glory_and_win_before_anything_is_executed() -> None:
    match = cities(
        player("ann", ["Coal", "Dublin"], hand=["Stockholm"], achievements=[1, 2, 3, 4, 5]), player("bob", ["Sailing"])
    )
    assert seat(match, "ann").achievement_count == 6
    answer(match, "Endorse Coal")
    assert winners(match) == ["ann"]
    assert achievements(match, "ann") == [1, 2, 3, 4, 5, "Glory"]
    assert not any(line.startswith("ann executes") for line in log(match, None))


def test_an_effect_that_ends_the_dogma_ends_both_rounds() -> None:
    match = cities(
        player("ann", ["Fission", "Guadalajara"], hand=["Sailing"]),
        player("bob", ["Tools"]),
        player("cat", ["Writing"]),
        decks={10: ["Robotics", "Databases"]},
    )
    answer(match, "Endorse Fission")
    assert [line for line in log(match, None) if "must obey" in line] == ["bob must obey effect 1 of Fission."]
    assert tops(match, "ann") == []


# Teams


def test_a_partner_shares_once_and_is_not_demanded_of() -> None:
    match = cities(
        player("ann", ["Archery", "Memphis"], hand=["Sailing"], team=0),
        player("bob", ["Writing"], hand=["Calendar"], team=1),
        player("cat", ["Tools"], hand=["Paper"], team=0),
        player("dan", ["Clothing"], hand=["Alchemy"], team=1),
    )
    answer(match, "Endorse Archery")
    while match.decision is not None and match.decision.prompt != ACTION:
        match.answer(0)
    obeyed = [line.split()[0] for line in log(match, None) if "must obey" in line]
    assert obeyed == ["bob", "dan", "bob", "dan"]
    shared = cities(
        player("ann", ["Writing", "Athens"], hand=["Sailing"], team=0),
        player("bob", ["Archery"], team=1),
        player("cat", ["Philosophy", "Mathematics"], team=0),
        player("dan", ["Clothing"], team=1),
    )
    act(shared, "Endorse Writing")
    # Only an opponent's sharing earns the free draw.
    assert (len(hand(shared, "cat")), len(hand(shared, "ann"))) == (1, 2)


# Conceding


def test_when_another_player_concedes_before_it_is_paid_for_the_action_is_chosen_anew() -> None:
    match = cities(
        player("ann", ["Archery", "Memphis", "Linzi"], hand=["Sailing", "Oars"]),
        player("bob", ["Writing"], hand=["Calendar"]),
        player("cat", ["Tools"], hand=["Paper"]),
    )
    answer(match, "Endorse Archery", "Memphis")
    match.concede(2)
    assert asked(match) == "ann"
    assert game(match).actions == 2
    assert hand(match, "ann") == ["Oars", "Sailing"]
    assert endorsements(match) == ["Archery"]


def test_who_concedes_while_obeying_is_left_out_of_the_second_round() -> None:
    match = cities(
        player("ann", ["Archery", "Memphis"], hand=["Sailing"]),
        player("bob", ["Writing"], hand=["Calendar", "Philosophy"]),
        player("cat", ["Tools"], hand=["Paper"]),
    )
    answer(match, "Endorse Archery")
    assert asked(match) == "bob"
    match.concede(1)
    while match.decision is not None and match.decision.prompt != ACTION:
        match.answer(0)
    obeyed = [line.split()[0] for line in log(match, None) if "must obey" in line]
    assert obeyed == ["bob", "cat", "cat"]
    assert game(match).actions == 1
    assert endorsements(match) == []


def test_with_the_one_who_endorses_the_rest_is_gone() -> None:
    match = cities(
        player("ann", ["Archery", "Memphis"], hand=["Sailing"]),
        player("bob", ["Writing"], hand=["Calendar", "Philosophy"]),
        player("cat", ["Tools"], hand=["Paper"]),
    )
    answer(match, "Endorse Archery")
    match.concede(0)
    obeyed = [line.split()[0] for line in log(match, None) if "must obey" in line]
    assert obeyed == ["bob"]
    assert asked(match) == "bob"
    assert match.decision is not None
    assert match.decision.prompt == ACTION


# Cards that remember what their echo effect has done, which has been carried out twice


def test_charitable_trust_endorsed_melds_both_cards_that_its_echo_has_drawn() -> None:
    match = cities(
        player("ann", ["Charitable Trust", "Seville"], hand=["Oars"]),
        player("bob", ["Archery"]),
        echoes=True,
        decks={3: ["Optics"], 4: ["Pencil"]},
    )
    answer(match, "Endorse Charitable Trust", "3", "4")
    assert options(match) == ["Optics", "Pencil", "No"]
    answer(match, "Optics", "Pencil")
    assert tops(match, "ann") == ["Optics", "Pencil", "Seville"]
    assert hand(match, "ann") == []


def test_stethoscope_endorsed_draws_8s_for_a_blue_card_that_was_not_the_last_one_melded() -> None:
    match = cities(
        player("ann", ["Stethoscope", "Vienna"], hand=["Oars", "Pottery", "Masonry"]),
        player("bob", ["Archery"]),
        echoes=True,
        decks={7: ["Bicycle", "Railroad"], 8: ["Tractor", "Flight"]},
    )
    act(match, "Endorse Stethoscope", "Oars", "Pottery")
    assert tops(match, "ann") == ["Masonry", "Oars", "Pottery", "Vienna"]
    assert hand(match, "ann") == ["Bicycle", "Flight", "Railroad", "Tractor"]


def test_dentures_endorsed_goes_on_with_the_card_that_it_tucked_last_by_whichever_effect() -> None:
    match = cities(
        player("ann", ["Dentures", "Zurich"], piles={"blue": ["Tools", "Pottery", "Writing"]}, hand=["Oars"]),
        player("bob", ["Archery"]),
        echoes=True,
        decks={6: ["Classification", "Emancipation", "Atomic Theory"]},
    )
    act(match, "Endorse Dentures")
    assert score(match, "ann") == ["Pottery", "Tools", "Writing"]
    assert pile(match, "ann", "blue") == ["Atomic Theory"]


def test_jet_endorsed_returns_a_card_of_either_colour_melded_in_each_round() -> None:
    match = cities(
        player("ann", ["Jet", "Taipei"], hand=["Oars", "Sailing", "Mysticism"]),
        player("bob", ["Mapmaking", "Philosophy", "Masonry"]),
        echoes=True,
    )
    answer(match, "Endorse Jet", "Oars", "Sailing")
    assert (asked(match), options(match)) == ("bob", ["Mapmaking", "Philosophy"])
    answer(match, "Mapmaking")
    assert tops(match, "bob") == ["Masonry"]


def test_karaoke_endorsed_uses_one_of_the_cards_melded_each_time() -> None:
    match = cities(
        player("ann", ["Karaoke", "Miami"], hand=["Oars"]),
        player("bob", ["Archery"]),
        echoes=True,
        decks={1: ["Writing", "The Wheel", "Bell", "Clothing"], 2: ["Calendar"]},
    )
    answer(match, "Endorse Karaoke", "1", "1")
    assert options(match) == ["Writing", "The Wheel"]
    answer(match, "Writing", "The Wheel", "No", "No")
    assert hand(match, "ann") == ["Bell", "Calendar", "Clothing"]
