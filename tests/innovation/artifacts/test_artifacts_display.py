"""An artifact on display: the start of its owner's turn, melding it, and that nothing else has to do with it."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    artifacts,
    asked,
    bottom_of_deck,
    deck,
    game,
    hand,
    junk,
    log,
    options,
    pile,
    player,
    score,
    seat,
    table,
    tops,
    view,
)
from splay.kernel.match import Match
from splay.kernel.plain import Spec


def showing(spec: Spec, artifact: str) -> Spec:
    return {**spec, "display": [artifact]}


def display(match: Match, name: str) -> str | None:
    card = seat(match, name).display
    return None if card is None else card.name


def actions(match: Match) -> int:
    return game(match).actions


# The start of a turn


def test_at_the_start_of_the_turn_it_can_be_used_returned_or_left() -> None:
    match = artifacts(showing(player("ann", ["Writing"]), "Marcha Real"), player("bob"))
    assert asked(match) == "ann"
    assert options(match) == ["Free dogma Marcha Real", "Return Marcha Real", "Leave Marcha Real"]


def test_an_artifact_without_effects_can_only_be_returned_or_left() -> None:
    match = artifacts(showing(player("ann", ["Writing"]), "Battleship Yamato"), player("bob"))
    assert options(match) == ["Return Battleship Yamato", "Leave Battleship Yamato"]


def test_what_is_left_is_asked_about_once_a_turn_and_only_in_its_owners_turns() -> None:
    match = artifacts(showing(player("ann", ["Writing"]), "Marcha Real"), player("bob", ["Archery"]))
    answer(match, "Leave Marcha Real")
    assert actions(match) == 2 and display(match, "ann") == "Marcha Real"
    act(match, "Draw")
    act(match, "Draw")
    assert asked(match) == "bob"
    answer(match, "Draw", "Draw")
    assert options(match) == ["Free dogma Marcha Real", "Return Marcha Real", "Leave Marcha Real"]


def test_to_return_it_takes_no_action_and_puts_it_under_its_deck() -> None:
    match = artifacts(showing(player("ann", ["Writing"]), "Marcha Real"), player("bob"))
    answer(match, "Return Marcha Real")
    assert actions(match) == 2 and display(match, "ann") is None
    assert bottom_of_deck(match, 6, set_name="artifacts") == ["Marcha Real"]
    assert log(match, "bob")[-1] == "ann returns Marcha Real (6) from their display."


def test_what_is_dug_in_the_first_action_waits_for_the_next_turn() -> None:
    match = artifacts(player("ann", ["Education"], hand=["Code of Laws"]), player("bob", ["Archery"]))
    act(match, "Meld Code of Laws")
    assert asked(match) == "ann" and actions(match) == 1


# The free dogma


def test_the_free_dogma_takes_no_action_and_then_the_artifact_is_returned() -> None:
    match = artifacts(
        showing(player("ann", ["Writing"], hand=["Tools", "Pottery"]), "Marcha Real"),
        player("bob"),
        decks={2: ["Mapmaking"]},
        achievements=[1],
    )
    answer(match, "Free dogma Marcha Real", "Tools")
    # Two blue cards of age 1: a card one higher, and an achievement.
    assert hand(match, "ann") == ["Mapmaking"] and achievements(match, "ann") == [1]
    assert display(match, "ann") is None and bottom_of_deck(match, 6, set_name="artifacts") == ["Marcha Real"]
    assert actions(match) == 2 and "Draw" in options(match)


@pytest.mark.parametrize(
    ("board", "shares"),
    [(["Fermenting"], False), (["Agriculture"], True)],  # two leaves; three leaves
)
def test_its_own_icons_count_for_its_owner_when_sharing_is_judged(board: list[str], shares: bool) -> None:
    # Ann shows one leaf, and Marcha Real has two.
    match = artifacts(
        showing(player("ann", ["Sailing"], hand=["Oars"]), "Marcha Real"),
        player("bob", board, hand=["Tools"]),
        decks={1: ["Pottery"]},
    )
    lineup = next(lineup for lineup in view(match, "ann").lineups if lineup.card.name == "Marcha Real")
    assert lineup.sharing == ([1] if shares else [])
    answer(match, "Free dogma Marcha Real")
    assert hand(match, "bob") == ([] if shares else ["Tools"])
    # Who shares earns the free draw of a 1.
    assert hand(match, "ann") == (["Pottery"] if shares else [])


@pytest.mark.parametrize(("board", "compelled"), [(["Industrialization"], False), (["Coal"], True)])
def test_its_own_icons_count_when_compelling_is_judged(board: list[str], compelled: bool) -> None:
    # Frigate Constitution has three factories, and Ann shows none: Industrialization has two, Coal three.
    match = artifacts(showing(player("ann", ["Writing"]), "Frigate Constitution"), player("bob", board, hand=["Tools"]))
    answer(match, "Free dogma Frigate Constitution")
    assert hand(match, "bob") == ([] if compelled else ["Tools"])
    assert ("bob must obey effect 1 of Frigate Constitution." in log(match, "bob")) == compelled


def test_its_icons_count_for_nothing_else() -> None:
    # Bob's Agriculture shows three leaves; Ann's display has two, and her board one.
    match = artifacts(
        showing(player("ann", ["Sailing"], hand=["Oars"]), "Marcha Real"),
        player("bob", ["Fermenting"], hand=["Tools"]),
        turn="bob",
        decks={2: ["Mapmaking"]},
    )
    assert view(match, "ann").players[0].icons == [2, 1, 0, 0, 0, 0]
    act(match, "Dogma Fermenting")
    assert hand(match, "ann") == ["Oars"], "she does not share"


def test_its_icons_do_not_count_for_another_dogma_of_its_owner() -> None:
    match = artifacts(
        showing(player("ann", ["Sailing"]), "Marcha Real"),
        player("bob", ["Mapmaking"]),
        decks={1: ["The Wheel", "Oars"]},
    )
    answer(match, "Leave Marcha Real")
    act(match, "Dogma Sailing")
    # Two crowns each, and the third one is on display: Bob shares.
    assert "bob shares effect 1 of Sailing." in log(match, "ann")


def test_echoes_of_its_colour_on_its_owners_board_come_first() -> None:
    match = table(
        showing(player("ann", ["Bell"], hand=["Tools", "Pottery"]), "Marcha Real"),
        player("bob", ["Flute"]),
        sets=["base", "artifacts", "echoes"],
    )
    answer(match, "Free dogma Marcha Real")
    assert options(match) == ["Tools", "Pottery", "No"], "the echo of Bell, to score a card"
    answer(match, "Tools")
    # The rest is Marcha Real: the last card is returned.
    assert score(match, "ann") == ["Tools"] and hand(match, "ann") == []


def test_echoes_of_another_colour_do_not_come() -> None:
    match = table(
        showing(player("ann", ["Ruler"], hand=["Tools"]), "Marcha Real"),
        player("bob"),
        sets=["base", "artifacts", "echoes"],
    )
    answer(match, "Free dogma Marcha Real")
    assert hand(match, "ann") == [] and "Draw" in options(match)


def test_the_free_dogma_that_does_nothing_is_foreseen() -> None:
    match = artifacts(showing(player("ann", ["Writing"]), "Marcha Real"), player("bob"))
    assert match.idle_options() == [0]
    match = artifacts(showing(player("ann", ["Writing"], hand=["Tools"]), "Marcha Real"), player("bob"))
    assert match.idle_options() == []


def test_foresight_counts_the_icons_on_display() -> None:
    # Bob's three factories are as many as Ann has with the display: he would have to reveal a card.
    for board, idle in ((["Coal"], False), (["Industrialization"], True)):
        match = artifacts(
            showing(player("ann", ["Writing"]), "Frigate Constitution"), player("bob", board, hand=["Tools"])
        )
        assert match.idle_options() == ([0] if idle else [])


# Melding it


def test_it_can_be_melded_as_if_it_were_in_hand() -> None:
    match = artifacts(showing(player("ann", ["Writing"], hand=["Oars"]), "Marcha Real"), player("bob"))
    answer(match, "Leave Marcha Real")
    assert options(match) == ["Draw", "Meld Oars", "Meld Marcha Real", "Dogma Writing"]
    act(match, "Meld Marcha Real")
    assert tops(match, "ann") == ["Marcha Real", "Writing"] and display(match, "ann") is None
    assert actions(match) == 1
    assert log(match, None)[-1] == "ann melds Marcha Real (6) from their display."


def test_nobody_else_can_meld_it() -> None:
    match = artifacts(showing(player("ann", ["Writing"]), "Marcha Real"), player("bob", ["Archery"]), turn="bob")
    assert options(match) == ["Draw", "Dogma Archery"]


# Nothing else has to do with it


def test_it_is_no_card_in_hand() -> None:
    # Archery takes the highest card in hand.
    match = artifacts(
        showing(player("ann", ["Writing"]), "Marcha Real"),
        player("bob", ["Archery"]),
        turn="bob",
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Archery")
    assert hand(match, "bob") == ["Tools"] and display(match, "ann") == "Marcha Real"


def test_a_hand_of_echoes_is_judged_without_it() -> None:
    match = table(
        showing(player("ann", ["Writing"]), "Marcha Real"),
        player("bob"),
        sets=["base", "artifacts", "echoes"],
        decks={1: ["Tools", "Ruler"]},
    )
    answer(match, "Leave Marcha Real")
    act(match, "Draw")
    assert hand(match, "ann") == ["Tools"], "an empty hand draws a base card"


def test_it_stays_when_all_hands_boards_and_score_piles_go() -> None:
    match = artifacts(
        player("ann", ["Fission"], hand=["Oars"]),
        showing(player("bob", ["Archery"], hand=["Tools"]), "Marcha Real"),
        decks={10: ["Robotics"]},
    )
    answer(match, "Dogma Fission")
    assert hand(match, "bob") == [] and tops(match, "bob") == []
    assert display(match, "bob") == "Marcha Real"


def test_it_cannot_be_endorsed_or_pay_for_an_endorsement() -> None:
    match = table(
        showing(player("ann", ["Cordoba", "Frigate Constitution"]), "Sibidu Needle"),
        player("bob"),
        sets=["base", "cities", "artifacts"],
    )
    answer(match, "Leave Sibidu Needle")
    assert not any(label.startswith("Endorse") for label in options(match))


# Leaving the game


def three(turn: str = "ann") -> Match:
    return artifacts(
        showing(player("ann", ["Writing"], hand=["Tools", "Pottery"]), "Marcha Real"),
        showing(player("bob", ["Archery"]), "Moses"),
        player("cat", ["Agriculture"]),
        turn=turn,
    )


def test_who_concedes_at_the_start_of_the_own_turn_loses_the_artifact_and_the_next_one_begins() -> None:
    match = three()
    match.concede(0)
    assert "Marcha Real" in junk(match)
    assert asked(match) == "bob" and options(match) == ["Free dogma Moses", "Return Moses", "Leave Moses"]


def test_when_another_one_concedes_at_the_start_of_a_turn_it_is_asked_anew() -> None:
    match = three()
    match.concede(1)
    assert "Moses" in junk(match)
    assert asked(match) == "ann" and options(match)[0] == "Free dogma Marcha Real"
    answer(match, "Leave Marcha Real")
    assert actions(match) == 2


def test_who_concedes_in_the_middle_of_the_free_dogma_takes_it_along() -> None:
    match = artifacts(
        showing(player("ann", ["Writing"], hand=["Tools", "Pottery", "Oars"]), "Marcha Real"),
        player("bob", ["Archery"]),
        player("cat", ["Metalworking"]),
    )
    answer(match, "Free dogma Marcha Real")
    match.concede(0)
    assert {"Marcha Real", "Tools", "Pottery", "Oars"} <= set(junk(match))
    assert asked(match) == "bob" and "Draw" in options(match)


def test_when_another_one_concedes_in_the_middle_of_the_free_dogma_it_goes_on() -> None:
    match = artifacts(
        showing(player("ann", ["Writing"], hand=["Tools", "Pottery", "Oars"]), "Marcha Real"),
        player("bob", ["Archery"]),
        player("cat", ["Metalworking"]),
        achievements=[],
    )
    answer(match, "Free dogma Marcha Real")
    match.concede(1)
    answer(match, "Tools", "Oars", "Tools")
    assert deck(match, 6, "artifacts")[-1] == "Marcha Real"
    assert asked(match) == "ann" and actions(match) == 2


def test_of_two_players_the_other_one_wins_at_once() -> None:
    match = artifacts(showing(player("ann", ["Writing"]), "Marcha Real"), player("bob", ["Archery"]))
    match.concede(0)
    assert match.result is not None and match.result.winners == [1]
    assert display(match, "ann") == "Marcha Real", "the cards stay where they are"


def test_who_is_eliminated_loses_everything_on_display_too_and_the_others_play_on() -> None:
    match = three()
    loser = seat(match, "bob")
    loser.loses()
    assert loser.out and display(match, "bob") is None and {"Moses", "Archery"} <= set(junk(match))
    assert match.result is None and [other.name for other in game(match).clockwise(0)] == ["cat", "ann"]


def test_what_was_melded_from_display_lies_on_the_board_like_any_card() -> None:
    match = artifacts(showing(player("ann", ["Writing"]), "Marcha Real"), player("bob"))
    answer(match, "Leave Marcha Real", "Meld Marcha Real")
    assert pile(match, "ann", "purple") == ["Marcha Real"]
    assert "Dogma Marcha Real" in options(match)
