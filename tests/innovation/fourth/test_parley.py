"""Parley: with four or more players and no teams, a card from hand is the price for dealing with distant players."""

import pytest

from helpers import (
    act,
    answer,
    asked,
    bottom_of_deck,
    game,
    hand,
    log,
    options,
    player,
    score,
    table,
    tops,
    view,
)
from splay.kernel.match import Match
from splay.kernel.plain import Spec

NAMES = ["ann", "bob", "cat", "dan", "eve"]
FAR = {4: ["cat"], 5: ["cat", "dan"]}
TOPS = {"ann": "Oars", "bob": "Sailing", "cat": "Archery", "dan": "Mysticism", "eve": "Pottery"}


def around(count: int, **given: Spec) -> Match:
    """Return a match of ann and others, each with a card on the board and what is given."""
    players = [{**player(name, [TOPS[name]]), **given.get(name, {})} for name in NAMES[:count]]
    return table(*players, edition="4e")


def parleys(match: Match) -> list[str]:
    return [label for label in options(match) if label.startswith("Parley")]


def told(match: Match, *verbs: str) -> list[str]:
    return [line for line in log(match, None) if line.split()[1] in verbs]


# A distant player's card


@pytest.mark.parametrize("count", [4, 5])
def test_top_cards_of_distant_players_are_offered_for_a_card_in_hand(count: int) -> None:
    match = around(count, ann={"hand": ["Tools"]})
    assert parleys(match) == [f"Parley for {TOPS[name]}" for name in FAR[count]]


@pytest.mark.parametrize("count", [4, 5])
def test_with_an_empty_hand_no_parley_is_offered(count: int) -> None:
    assert parleys(around(count)) == []


@pytest.mark.parametrize("count", [2, 3])
def test_with_fewer_than_four_players_everyone_is_a_neighbour(count: int) -> None:
    assert parleys(around(count, ann={"hand": ["Tools"]})) == []


@pytest.mark.parametrize("edition", ["1e", "3e"])
def test_earlier_editions_know_no_parley(edition: str) -> None:
    players = [player(name, [TOPS[name]], hand=["Tools"] if name == "ann" else []) for name in NAMES[:4]]
    assert parleys(table(*players, edition=edition)) == []


def test_covered_cards_are_not_offered() -> None:
    match = around(4, ann={"hand": ["Tools"]}, cat={"board": {"red": ["Archery", "Metalworking"]}})
    assert parleys(match) == ["Parley for Archery"]


def test_a_card_is_returned_and_the_distant_card_used() -> None:
    match = table(
        player("ann", ["Currency"], hand=["Tools", "Optics"]),
        player("bob", ["Oars"]),
        player("cat", ["Sailing"]),
        player("dan", ["Archery"]),
        edition="4e",
        decks={1: ["Masonry"]},
    )
    answer(match, "Parley for Sailing")
    assert (asked(match), options(match)) == ("ann", ["Tools", "Optics"])
    answer(match, "Optics")
    assert bottom_of_deck(match, 3) == ["Optics"]
    assert tops(match, "ann") == ["Currency", "Masonry"]
    assert tops(match, "cat") == ["Sailing"]
    assert game(match).actions == 1
    lines = log(match, "bob")
    assert lines[:3] == [
        "ann parleys to use Sailing.",
        "ann returns a 3 from their hand.",
        "ann uses the dogma of Sailing; cat may share.",
    ]


def test_only_icons_on_the_own_board_count() -> None:
    # Archery shows castles: ann has one, bob three, and the owner of the card two.
    match = table(
        player("ann", ["Calendar"], piles={"red": ["Engineering"]}, hand=["Tools", "Paper"]),
        player("bob", ["Masonry"]),
        player("cat", ["Archery"], hand=["Oars"]),
        player("dan", ["Sailing"], hand=["Writing"]),
        edition="4e",
        decks={1: ["Clothing", "Agriculture"]},
    )
    answer(match, "Parley for Archery", "Paper")
    lineup = [line for line in log(match, None) if "uses the dogma" in line]
    # Engineering shows two castles: bob and cat have as many, dan has none.
    assert lineup == ["ann uses the dogma of Archery; bob and cat may share; dan is vulnerable."]


def test_a_neighbours_card_cannot_be_had() -> None:
    match = around(4, ann={"hand": ["Tools"]})
    assert "Parley for Sailing" not in options(match)
    assert "Parley for Mysticism" not in options(match)


# Sharing


def sharing(**given: Spec) -> Match:
    """Return a match in which ann uses Pottery, with cat two seats away and able to share."""
    players: dict[str, Spec] = {
        "ann": player("ann", ["Pottery"]),
        "bob": player("bob", ["Oars"]),
        "cat": player("cat", ["Agriculture"], hand=["Optics", "Paper"]),
        "dan": player("dan", ["Archery"]),
    }
    for name, rest in given.items():
        players[name] = {**players[name], **rest}
    return table(*players.values(), edition="4e", decks={1: ["Sailing", "Masonry", "Mysticism"]})


def test_a_distant_player_pays_when_about_to_share_for_the_first_time_and_then_shares_to_the_end() -> None:
    match = sharing()
    answer(match, "Dogma Pottery")
    assert match.decision is not None
    assert (asked(match), match.decision.prompt) == ("cat", "Return a card to share?")
    assert options(match) == ["Optics", "Paper", "No"]
    assert match.decision.source is not None and match.decision.source.name == "Pottery"
    answer(match, "Paper")
    # Now the first effect itself.
    assert (asked(match), options(match)) == ("cat", ["Optics", "Done"])
    answer(match, "Done")
    # The second one is shared without another question; ann draws for that.
    assert hand(match, "cat") == ["Optics", "Sailing"]
    assert hand(match, "ann") == ["Masonry", "Mysticism"]
    assert told(match, "parleys") == ["cat parleys to share."]


def test_who_does_not_pay_does_not_share_during_the_whole_action() -> None:
    match = sharing()
    answer(match, "Dogma Pottery", "No")
    assert hand(match, "cat") == ["Optics", "Paper"]
    assert hand(match, "ann") == ["Sailing"]
    assert told(match, "parleys", "shares") == []
    assert asked(match) == "ann"


def test_who_cannot_pay_is_not_asked_and_does_not_share() -> None:
    match = sharing(cat={"hand": []})
    act(match, "Dogma Pottery")
    assert hand(match, "cat") == []
    assert hand(match, "ann") == ["Sailing"]


def test_the_price_alone_earns_no_free_draw() -> None:
    match = table(
        player("ann", ["Agriculture"]),
        player("bob", ["Oars"]),
        player("cat", ["Pottery"], hand=["Optics"]),
        player("dan", ["Archery"]),
        edition="4e",
        decks={1: ["Sailing"]},
    )
    act(match, "Dogma Agriculture", "Optics")
    assert told(match, "shares") == ["cat shares effect 1 of Agriculture."]
    assert hand(match, "ann") == []


def test_each_action_is_paid_for_anew() -> None:
    match = sharing()
    act(match, "Dogma Pottery", "Paper", "Done")
    answer(match, "Dogma Pottery")
    assert match.decision is not None and match.decision.prompt == "Return a card to share?"


def test_neighbours_share_without_being_asked() -> None:
    match = sharing(bob={"board": {"yellow": ["Stem Cells"]}}, cat={"board": {"green": ["The Wheel"]}})
    act(match, "Dogma Pottery")
    assert hand(match, "bob") == ["Sailing"]
    assert told(match, "parleys") == []


def test_who_is_asked_comes_in_the_order_of_sharing() -> None:
    # bob, beside ann, draws before cat, across the table, is asked to pay for the same effect.
    match = table(
        player("ann", ["Writing"]),
        player("bob", ["Tools"]),
        player("cat", ["Philosophy"], hand=["Optics"]),
        player("dan", ["Archery"]),
        edition="4e",
        decks={1: ["Oars"], 2: ["Calendar", "Currency", "Mapmaking"]},
    )
    answer(match, "Dogma Writing")
    assert asked(match) == "cat"
    assert hand(match, "bob") == ["Calendar"]
    answer(match, "Optics")
    assert (hand(match, "cat"), hand(match, "ann")) == (["Currency"], ["Mapmaking", "Oars"])


def test_a_shared_effect_after_a_demand_is_paid_for_only_then() -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Sailing"]),
        player("cat", ["Masonry"], hand=["Optics"]),
        player("dan", ["Metalworking"]),
        edition="4e",
        decks={1: ["Oars"]},
    )
    answer(match, "Dogma Archery")
    # The demand on bob is done.
    assert hand(match, "ann") == ["Oars"]
    assert match.decision is not None
    assert (asked(match), match.decision.prompt) == ("cat", "Return a card to share?")


# Demands


def demand(**cat: object) -> Match:
    """Return a match in which ann uses Archery against everyone, cat two seats away."""
    return table(
        player("ann", ["Archery"]),
        player("bob", ["Sailing"]),
        {**player("cat", ["Clothing"], hand=["Optics", "Paper"]), **cat},
        player("dan", ["Agriculture"]),
        edition="4e",
        decks={1: ["Oars", "Tools", "Writing"]},
    )


def test_a_distant_player_can_pay_when_about_to_be_forced() -> None:
    match = demand()
    answer(match, "Dogma Archery")
    # bob, a neighbour, has obeyed without a question.
    assert hand(match, "ann") == ["Oars"]
    assert match.decision is not None
    assert (asked(match), match.decision.prompt) == ("cat", "Return a card to be spared?")
    answer(match, "Paper", "Achievement 1")
    assert hand(match, "cat") == ["Optics"]
    assert bottom_of_deck(match, 3) == ["Paper"]
    # dan obeys.
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert told(match, "must") == ["bob must obey effect 1 of Archery.", "dan must obey effect 1 of Archery."]
    assert told(match, "parleys") == ["cat parleys to be spared."]


def test_who_does_not_pay_obeys() -> None:
    match = demand()
    answer(match, "Dogma Archery", "No")
    assert (asked(match), options(match)) == ("cat", ["Optics", "Paper"])
    answer(match, "Optics", "Achievement 1")
    assert hand(match, "ann") == ["Oars", "Optics", "Writing"]
    assert hand(match, "cat") == ["Paper", "Tools"]


def test_who_cannot_pay_obeys_without_a_question() -> None:
    match = demand(hand=[])
    act(match, "Dogma Archery", "Achievement 1")
    assert hand(match, "ann") == ["Oars", "Tools", "Writing"]


def test_the_price_is_no_return_due_to_the_demand() -> None:
    # cat pays with a card that is returned before Vaccination could demand anything.
    match = table(
        player("ann", ["Vaccination"]),
        player("bob", ["Agriculture"]),
        player("cat", ["Oars"], hand=["Optics"], score=["Tools"]),
        player("dan", ["Archery"]),
        edition="4e",
        decks={6: ["Canning"], 7: ["Bicycle"]},
    )
    act(match, "Dogma Vaccination", "Optics")
    assert score(match, "cat") == ["Tools"]
    assert tops(match, "ann") == ["Vaccination"]


def test_to_share_and_to_be_spared_are_two_parleys_of_two_players() -> None:
    # With five players both cat and dan are distant: cat is vulnerable, dan shares.
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Metalworking"]),
        player("cat", ["Clothing"], hand=["Optics"]),
        player("dan", ["Masonry"], hand=["Paper"]),
        player("eve", ["The Wheel"]),
        edition="4e",
        decks={1: ["Oars"]},
    )
    answer(match, "Dogma Archery")
    assert asked(match) == "cat"
    answer(match, "Optics")
    assert asked(match) == "bob"
    answer(match, "Achievement 1")
    assert asked(match) == "dan"
    answer(match, "Paper")
    assert told(match, "parleys") == ["cat parleys to be spared.", "dan parleys to share."]
    assert hand(match, "cat") == hand(match, "dan") == []


# Elimination


def test_when_a_player_is_gone_those_beside_are_neighbours() -> None:
    match = around(5, ann={"hand": ["Tools"]})
    assert parleys(match) == ["Parley for Archery", "Parley for Mysticism"]
    match.concede(1)
    # cat now sits to the left of ann; dan is still two seats away.
    assert parleys(match) == ["Parley for Mysticism"]
    match.concede(3)
    assert parleys(match) == []


def test_a_new_neighbour_is_not_asked_to_pay() -> None:
    match = sharing()
    match.concede(1)
    answer(match, "Dogma Pottery")
    assert (asked(match), options(match)) == ("cat", ["Optics", "Paper", "Done"])


def test_who_declined_to_share_stays_out_of_it_when_the_seat_between_is_left() -> None:
    match = sharing(ann={"hand": ["Tools", "Clothing"]})
    answer(match, "Dogma Pottery", "No")
    assert asked(match) == "ann"
    match.concede(1)
    answer(match, "Done")
    # bob is gone before the second effect and cat sits beside ann, but has declined for the whole action.
    assert hand(match, "cat") == ["Optics", "Paper"]
    assert told(match, "shares") == []


def test_one_who_concedes_when_asked_to_pay_is_out_and_the_dogma_goes_on() -> None:
    match = sharing()
    answer(match, "Dogma Pottery")
    match.concede(2)
    assert hand(match, "ann") == ["Sailing"]
    assert asked(match) == "ann"


def test_the_view_tells_who_would_share_and_who_would_be_vulnerable_however_far() -> None:
    lineup = view(demand(), "ann").lineups[0]
    assert (lineup.sharing, lineup.vulnerable) == ([], [1, 2, 3])


def test_the_card_of_a_distant_player_is_used_with_its_demand() -> None:
    # ann uses cat's Archery: bob and dan, her neighbours, obey without a question; cat herself could buy herself free.
    match = table(
        player("ann", ["Masonry"], hand=["Paper"]),
        player("bob", ["Sailing"]),
        player("cat", ["Archery"], hand=["Optics"]),
        player("dan", ["Pottery"]),
        edition="4e",
        decks={1: ["Oars", "Tools"]},
        achievements=[],
    )
    answer(match, "Parley for Archery")
    assert match.decision is not None
    assert (asked(match), match.decision.prompt) == ("cat", "Return a card to be spared?")
    answer(match, "Optics")
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert hand(match, "cat") == []
