"""Turns: what costs one, what does not, conditions, the offer and the hand limit."""

import pytest

from company import (
    ACTION,
    END,
    HUGE,
    MORE,
    answer,
    asked,
    at,
    discards,
    game,
    hand,
    last_lap,
    offered,
    options,
    player,
    prompt,
    seat,
    table,
    view,
)
from splay.intrapreneurs import new_match
from splay.kernel.match import Match

BOB = player("bob")


def takes(match: Match) -> list[str]:
    return [label for label in options(match) if label.startswith("Take ")]


# The start


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begins_with_two_assets_each_three_on_offer_and_five_projects(players: int) -> None:
    match = new_match(["ann", "bob", "cat", "dan"][:players], seed=5)
    now = game(match)
    assert [len(one.hand) for one in now.players] == [2] * players
    assert len(now.offer.cards) == 3
    assert len(now.project_offer.cards) == 5
    assert len(now.pile.cards) == 31 - 2 * players - 3
    assert len(now.project_pile.cards) == 36 - 5
    assert {card.round for one in now.players for card in one.hand} == {1}
    assert now.macro is None


def test_chance_decides_who_begins() -> None:
    assert {asked(new_match(["ann", "bob", "cat"], seed)) for seed in range(20)} == {"ann", "bob", "cat"}


# Taking assets


def test_taking_an_asset_ends_the_turn_and_its_place_is_filled_at_once() -> None:
    match = table(player(), BOB, offer=["B1", "B2", "B3"], pile=["H1", "H2"])
    answer(match, "Take B2")
    assert hand(match, "ann") == ["B2"]
    assert offered(match) == ["B1", "B3", "H1"]
    assert asked(match) == "bob"


@pytest.mark.parametrize(
    ("wanted", "without", "with_it"),
    [
        ("Wants Culture", player(hand=["H1"]), player(hand=["T1"])),
        ("Wants Culture", player(hand=["H1"]), player("ann", [], at("Gamma", "viable", "B1", "T1"))),
        ("Wants Two Tools", player(hand=["H1"]), player(hand=["H1", "H2"])),
        ("Wants Three Assets", player(hand=["H1", "H2", "Wait"]), player(hand=["H1", "H2", "T1"])),
        ("Wants Four Budget", player(hand=["B3"]), player(hand=["B1", "B3"])),
        ("Wants Project", player("ann", [], at("Alpha", "paused")), player("ann", [], at("Alpha", "viable", "B2"))),
        (
            "Wants Offering",
            player("ann", [], at("Beta", "viable", "H2")),
            player("ann", [], at("Alpha", "viable", "B2")),
        ),
        (
            "Wants Transformative",
            player("ann", [], at("Alpha", "viable", "B2")),
            player("ann", [], at("Alpha", "transformative", "B2", "B3", "H1")),
        ),
        (
            "Wants Growth",
            player("ann", [], at("Beta", "viable", "H2")),
            player("ann", [], at("Alpha", "viable", "B2")),
        ),
        ("Wants B1", player(hand=["B2"]), player("ann", [], at("Alpha", "viable", "B1"))),
        ("Wants Loose B1", player("ann", [], at("Alpha", "viable", "B1")), player(hand=["B1"])),
        (
            "Wants Loose Culture",
            player("ann", [], at("Gamma", "viable", "B1", "T1")),
            player(hand=["T1"]),
        ),
    ],
)
def test_an_asset_can_be_taken_only_if_its_condition_is_met(
    wanted: str, without: dict[str, object], with_it: dict[str, object]
) -> None:
    for who, offered_now in ((without, False), (with_it, True)):
        match = table(who, BOB, offer=[wanted, "Mix", "T3"])
        assert (f"Take {wanted}" in options(match)) is offered_now
        assert (wanted in view(match, "ann").takeable) is offered_now


def test_the_top_of_the_draw_pile_is_taken_only_if_nothing_on_offer_can_be() -> None:
    closed = ["Wants B1", "Wants Culture", "Wants Project"]
    draw = "Take the top card of the draw pile"
    match = table(player(hand=["Cut"]), BOB, offer=closed, pile=["Wants Growth", "H3"])
    assert takes(match) == [draw]
    answer(match, draw)
    assert hand(match, "ann") == ["Cut", "Wants Growth"], "the condition of the card on top does not matter"
    assert offered(match) == closed
    match = table(player(hand=["T1", "Cut"]), BOB, offer=closed, pile=["H3"])
    assert takes(match) == ["Take Wants Culture"], "what can be taken bars the draw pile"


def test_nobody_else_sees_what_is_taken_from_the_draw_pile() -> None:
    match = table(player(), BOB, offer=["Wants B1", "Wants Culture", "Wants Project"], pile=["H3"])
    assert "ann draws H3 from the draw pile." in match.log(0)
    assert "ann draws a card from the draw pile." in match.log(1)
    assert "ann draws a card from the draw pile." in match.log(None)


def test_a_turn_in_which_nothing_can_be_taken_or_started_is_passed() -> None:
    match = last_lap(player("ann", [], at("Alpha", "viable", "B1")), player("bob", ["Cut"]))
    assert options(match) == [END, "Pause Alpha"]
    answer(match, END)
    assert asked(match) == "bob"


def test_a_turn_cannot_be_passed_while_something_can_be_taken() -> None:
    match = table(player("ann", ["Cut"], at("Alpha", "viable", "B1")), BOB, offer=["B2", "H1", "H2"])
    assert END not in options(match)
    answer(match, "Take B2")
    assert END in options(match)


# What does not cost the turn


def test_free_actions_can_be_done_before_and_after_the_turn_is_used() -> None:
    ann = player("ann", ["B3", "H1", "Wait"], at("Alpha", "viable", "B1"), at("Beta", "viable", "H2"))
    match = table(ann, BOB, offer=["T1", "T2", "T3"])
    free = {"Upgrade Alpha", "Play Wait on bob", "Pause Alpha", "Pause Beta"}
    assert free <= set(options(match))
    answer(match, "Take T1")
    assert prompt(match) == MORE
    assert free <= set(options(match))
    assert not [label for label in options(match) if label.startswith(("Take", "Start"))]
    answer(match, "Play Wait on bob", "Pause Beta", END)
    assert asked(match) == "ann", "bob skips"
    assert "bob skips this turn." in match.log(None)


def test_starting_a_project_costs_the_turn() -> None:
    match = table(player(hand=["B1", "Cut"]), BOB, offer=["T1", "T2", "T3"], projects=["Alpha", *HUGE[:4]])
    answer(match, "Start Alpha")
    assert prompt(match) == MORE
    assert options(match) == [END, "Play Cut on bob", "Pause Alpha"]
    assert [card.name for card in game(match).project_offer.cards][:4] == HUGE[:4]
    assert len(game(match).project_offer.cards) == 5, "a new project is available at once"


def test_a_project_can_be_paused_and_restarted_once_each_a_turn() -> None:
    ann = player("ann", ["T1"], at("Alpha", "viable", "B1"))
    match = table(ann, BOB, offer=["H1", "H2", "H3"])
    answer(match, "Pause Alpha", "Restart Alpha")
    assert "Pause Alpha" not in options(match)
    answer(match, "Take H1")
    assert asked(match) == "bob", "nothing is left to do for ann"
    answer(match, options(match)[0])
    assert asked(match) == "ann"
    assert "Pause Alpha" in options(match)


# The hand limit

SEVEN = ["B1", "B2", "B3", "H1", "H2", "H3", "T1"]


def test_an_eighth_card_must_be_used_or_discarded() -> None:
    match = table(player(hand=SEVEN), BOB, offer=["T2", "T3", "Mix"])
    answer(match, "Take T2")
    assert prompt(match) == "Use or discard cards: you hold 8 and may hold 7"
    assert options(match) == [f"Discard {name}" for name in [*SEVEN, "T2"]]
    answer(match, "Discard T2")
    assert asked(match) == "bob"
    assert discards(match)[-1] == "T2"
    assert hand(match, "ann") == sorted(SEVEN)


def test_seven_cards_are_not_too_many() -> None:
    match = table(player(hand=SEVEN[:6]), BOB, offer=["T2", "T3", "Mix"])
    answer(match, "Take T2")
    assert asked(match) == "bob"


def test_obstacles_count_for_the_hand_limit_and_playing_one_is_a_use() -> None:
    match = table(player(hand=[*SEVEN[:6], "Wait"]), BOB, offer=["T2", "T3", "Mix"])
    answer(match, "Take T2")
    assert "Play Wait on bob" in options(match)
    answer(match, "Play Wait on bob")
    assert prompt(match) == ACTION
    assert asked(match) == "ann", "ann's turn is over and bob skips"


def test_upgrading_and_restarting_are_uses_too_but_pausing_is_not() -> None:
    ann = player("ann", [*SEVEN[1:], "T2"], at("Alpha", "viable", "B1"), at("Gamma", "paused"))
    match = table(ann, BOB, offer=["T3", "Mix", "Cut"])
    answer(match, "Take T3")
    assert "Upgrade Alpha" in options(match)
    assert "Restart Gamma" in options(match)
    assert "Pause Alpha" not in options(match)
    assert END not in options(match)


def test_assets_freed_by_a_pause_count_and_a_start_is_a_use_while_the_turn_is_not_used() -> None:
    ann = player("ann", ["B2", "B3", "H1", "H3", "T1", "T2"], at("Beta", "transformative", "H2", "Wants Two Tools"))
    match = table(ann, BOB, offer=["T3", "Mix", "Cut"], projects=["Alpha", *HUGE[:4]])
    answer(match, "Pause Beta")
    assert prompt(match) == "Use or discard cards: you hold 8 and may hold 7"
    assert "Start Alpha" in options(match)
    assert "Take T3" not in options(match)
    answer(match, "Start Alpha", "B2", "Done")
    assert len(seat(match, "ann").hand) == 7


def test_a_position_with_a_hand_that_is_too_long_settles_that_first() -> None:
    match = table(player(), player("bob", [*SEVEN, "T2"]), offer=["T3", "Mix", "Cut"])
    assert asked(match) == "bob"
    assert prompt(match) == "Discard a card: you hold 8 and may hold 7"
    answer(match, "T2")
    assert asked(match) == "ann"
