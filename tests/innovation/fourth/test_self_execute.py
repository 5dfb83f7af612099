"""Self-execution: all non-demand effects of a card, for one player alone; and the chain rule."""

from helpers import (
    achievements,
    act,
    answer,
    asked,
    deck,
    game,
    hand,
    log,
    options,
    pile,
    player,
    score,
    table,
    tops,
    winners,
)
from splay.kernel.match import Match


def told(match: Match, *verbs: str) -> list[str]:
    return [line for line in log(match, None) if line.split()[1] in verbs]


def test_demands_are_skipped_and_nobody_shares() -> None:
    # bob has more castles than ann, cat fewer: neither has anything to do with Archery.
    match = table(
        player("ann", ["Self Service", "Archery"]),
        player("bob", ["Masonry"], achievements=[3]),
        player("cat", ["Pottery"], hand=["Clothing"]),
        edition="4e",
    )
    act(match, "Dogma Self Service", "Achievement 2")
    assert told(match, "must", "shares") == []
    assert told(match, "executes") == [
        "ann executes effect 1 of Self Service.",
        "ann executes effect 2 of Self Service.",
        "ann executes effect 2 of Archery.",
    ]
    assert hand(match, "cat") == ["Clothing"]
    assert achievements(match, "ann") == hand(match, "ann") == []


def test_all_effects_are_carried_out_and_the_card_stays() -> None:
    match = table(
        player("ann", ["Self Service", "Railroad"], hand=["Oars"]),
        player("bob", ["Masonry"], achievements=[1]),
        edition="4e",
        decks={6: ["Canning", "Democracy", "Vaccination"]},
    )
    act(match, "Dogma Self Service")
    assert hand(match, "ann") == ["Canning", "Democracy", "Vaccination"]
    assert tops(match, "ann") == ["Railroad", "Self Service"]


def test_a_card_in_a_score_pile_is_shown_and_stays_there() -> None:
    match = table(
        player("ann", ["Near-Field Comm"], score=["The Wheel"]),
        player("bob", ["Masonry"]),
        edition="4e",
        decks={1: ["Oars", "Tools"]},
    )
    act(match, "Dogma Near-Field Comm")
    assert "ann reveals The Wheel (1)." in log(match, "bob")
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert score(match, "ann") == ["The Wheel"]


def test_a_card_that_only_demands_does_nothing() -> None:
    match = table(
        player("ann", ["Self Service", "City States"]),
        player("bob", ["Masonry", "Tools"], achievements=[1]),
        edition="4e",
    )
    act(match, "Dogma Self Service")
    assert tops(match, "bob") == ["Masonry", "Tools"]
    assert told(match, "must") == []


def test_without_a_card_nothing_is_executed() -> None:
    match = table(player("ann", ["Self Service"]), player("bob", ["Masonry"], achievements=[1]), edition="4e")
    act(match, "Dogma Self Service")
    assert achievements(match, "ann") == hand(match, "ann") == []


def test_what_an_opponent_self_executes_while_sharing_earns_the_free_draw() -> None:
    match = table(
        player("ann", ["Self Service"], achievements=[1]),
        player("bob", ["Enterprise", "The Wheel"], achievements=[2]),
        edition="4e",
        decks={1: ["Oars", "Tools"], 10: ["Software"]},
    )
    answer(match, "Dogma Self Service")
    assert (asked(match), options(match)) == ("bob", ["The Wheel", "Enterprise"])
    answer(match, "The Wheel")
    assert hand(match, "bob") == ["Oars", "Tools"]
    assert hand(match, "ann") == ["Software"]


def test_what_is_self_executed_starts_without_any_demand() -> None:
    # Of Oars only the second effect is carried out: no card was transferred due to its demand.
    match = table(
        player("ann", ["Self Service", "Oars"]),
        player("bob", ["Sailing"], hand=["Clothing"], achievements=[1]),
        edition="4e",
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Self Service")
    assert hand(match, "ann") == ["Tools"]
    assert hand(match, "bob") == ["Clothing"]


# The chain rule


def test_the_first_self_execution_is_no_chain() -> None:
    match = table(
        player("ann", ["Computers"]), player("bob", ["Oars"]), edition="4e", decks={10: ["Stem Cells"], 11: ["Fusion"]}
    )
    act(match, "Dogma Computers")
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Fusion"]


def test_to_self_execute_while_self_executing_first_achieves_an_11() -> None:
    match = table(
        player("ann", ["Computers", "Mysticism"]),
        player("bob", ["Sailing"], achievements=[1]),
        edition="4e",
        decks={1: ["Oars"], 10: ["Self Service"], 11: ["Fusion", "Escapism"]},
    )
    answer(match, "Dogma Computers")
    assert options(match) == ["Computers", "Mysticism"]
    assert achievements(match, "ann") == [], "only once there is a card to self-execute"
    answer(match, "Mysticism")
    assert achievements(match, "ann") == [11]
    assert deck(match, 11)[0] == "Escapism"
    assert hand(match, "ann") == ["Oars"]
    lines = log(match, None)
    assert lines.index("ann achieves 11.") < lines.index("ann executes effect 1 of Mysticism.")
    assert "Fusion" not in " ".join(log(match, "bob"))


def test_each_further_self_execution_achieves_one_more() -> None:
    # Near-Field Comm uses Self Service out of the score pile, which uses Near-Field Comm, and so on.
    match = table(
        player("ann", ["Near-Field Comm", "The Wheel"], score=["Self Service"]),
        player("bob", ["Masonry"], achievements=[1, 2, 3]),
        edition="4e",
        decks={1: ["Oars", "Tools"]},
    )
    act(match, "Dogma Near-Field Comm", "Near-Field Comm", "Near-Field Comm", "The Wheel")
    # Self Service is used first and free; then come Near-Field Comm and Self Service, twice, and The Wheel.
    assert achievements(match, "ann") == [11] * 5
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert match.result is None


def test_the_next_action_starts_a_new_chain() -> None:
    match = table(
        player("ann", ["Self Service", "Mysticism"], achievements=[1]),
        player("bob", ["Masonry"], achievements=[2]),
        edition="4e",
    )
    for _ in range(2):
        act(match, "Dogma Self Service")
    assert achievements(match, "ann") == [1]
    assert game(match).self_executing == 0


def test_a_chain_wins_only_at_the_end_of_the_action() -> None:
    match = table(
        player("ann", ["Near-Field Comm", "The Wheel"], score=["Self Service"], achievements=[1, 2, 3]),
        player("bob", ["Masonry"], achievements=[4, 5, 6, 7]),
        edition="4e",
        decks={1: ["Oars", "Tools"]},
    )
    answer(match, "Dogma Near-Field Comm", "Near-Field Comm", "Near-Field Comm")
    assert achievements(match, "ann") == [1, 2, 3, 11, 11, 11, 11]
    assert match.result is None
    answer(match, "The Wheel")
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert winners(match) == ["ann"]


def test_a_chain_that_finds_no_11_ends_the_game_by_score() -> None:
    match = table(
        player("ann", ["Near-Field Comm", "The Wheel"], score=["Self Service"], achievements=[1, 2, 3, 4, 5]),
        player("bob", ["Masonry"], score=[10, 9], achievements=[6, 7, 8, 9]),
        edition="4e",
        decks={11: ["Fusion"]},
        exact=True,
    )
    act(match, "Dogma Near-Field Comm", "1", "Near-Field Comm")
    assert achievements(match, "ann") == [1, 2, 3, 4, 5, 11]
    assert match.result is not None and match.result.kind == "score"
    assert winners(match) == ["bob"]


def test_a_chain_achievement_is_no_eligible_claim_and_needs_no_points() -> None:
    match = table(
        player("ann", ["Computers"]),
        player("bob", ["Sailing"]),
        edition="4e",
        decks={10: ["Robotics", "Self Service"], 11: ["Fusion"]},
    )
    # Computers melds and uses Robotics, which melds Self Service: neither factory nor clock, so the chain ends there.
    act(match, "Dogma Computers")
    assert achievements(match, "ann") == []
    assert pile(match, "ann", "green") == ["Self Service"]
    assert log(match, None).count("ann melds Self Service (10).") == 1
