"""The artifacts of age 7."""

from helpers import (
    achievements,
    act,
    answer,
    artifacts,
    asked,
    bottom_of_deck,
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


def test_periodic_table_goes_on_while_a_chosen_card_is_covered() -> None:
    match = artifacts(
        player("ann", ["Periodic Table", "Archery", "Clothing"]),
        player("bob"),
        decks={2: ["Construction"], 3: []},
    )
    act(match, "Dogma Periodic Table")
    # Construction covers Archery; then no two top cards are of one value.
    assert tops(match, "ann") == ["Clothing", "Construction", "Periodic Table"]


def test_periodic_table_asks_which_two_and_stops_beside_them() -> None:
    match = artifacts(
        player("ann", ["Periodic Table", "Archery", "Clothing", "Masonry"]),
        player("bob"),
        decks={2: ["Philosophy"]},
    )
    act(match, "Dogma Periodic Table", "Archery", "Masonry")
    assert "Philosophy" in tops(match, "ann") and len(tops(match, "ann")) == 5


def test_periodic_table_without_two_of_a_value_does_nothing() -> None:
    match = artifacts(player("ann", ["Periodic Table", "Archery"]), player("bob"))
    act(match, "Dogma Periodic Table")
    assert tops(match, "ann") == ["Archery", "Periodic Table"]


def test_corvette_challenger_scores_by_the_cards_in_sight() -> None:
    match = artifacts(
        player("ann", ["Corvette Challenger"], piles={"red": ["Archery", "Oars"]}),
        player("bob"),
        decks={8: ["Flight"], 3: ["Paper"]},
    )
    act(match, "Dogma Corvette Challenger")
    assert pile(match, "ann", "red") == ["Archery", "Oars", "Flight"]
    assert splay(match, "ann", "red") == "up" and score(match, "ann") == ["Paper"]


def test_corvette_challenger_alone_in_its_colour_scores_a_1() -> None:
    match = artifacts(player("ann", ["Corvette Challenger"]), player("bob"), decks={8: ["Flight"], 1: ["Tools"]})
    act(match, "Dogma Corvette Challenger")
    assert score(match, "ann") == ["Tools"] and splay(match, "ann", "red") == "unsplayed"


def test_submarine_hunley_sinks_a_colour_that_rests_on_a_1() -> None:
    match = artifacts(
        player("ann", ["Submarine H. L. Hunley"]),
        player("bob", piles={"red": ["Coal", "Oars"], "green": ["Clothing"]}),
        decks={7: ["Combustion"]},
    )
    act(match, "Dogma Submarine H. L. Hunley")
    assert tops(match, "bob") == ["Clothing"]
    assert bottom_of_deck(match, 7) == ["Combustion"] and bottom_of_deck(match, 1) == ["Oars"]


def test_submarine_hunley_leaves_a_colour_that_does_not() -> None:
    match = artifacts(player("ann", ["Submarine H. L. Hunley"]), player("bob", ["Coal"]), decks={7: ["Combustion"]})
    act(match, "Dogma Submarine H. L. Hunley")
    assert pile(match, "bob", "red") == ["Combustion", "Coal"]
    assert "bob reveals Coal (5)." in log(match, "ann")


def test_jedliks_self_rotor_claims_8_regardless() -> None:
    match = artifacts(
        player("ann", ["Jedlik's Electromagnetic Self-Rotor"]),
        player("bob"),
        decks={8: ["Flight", "Rocketry"]},
    )
    act(match, "Dogma Jedlik's Electromagnetic Self-Rotor")
    assert score(match, "ann") == ["Flight"] and tops(match, "ann")[1] == "Rocketry"
    assert achievements(match, "ann") == [8]


def test_jedliks_self_rotor_cannot_claim_an_8_that_is_gone() -> None:
    match = artifacts(
        player("ann", ["Jedlik's Electromagnetic Self-Rotor"]),
        player("bob", achievements=[8]),
        decks={8: ["Flight", "Rocketry"]},
    )
    act(match, "Dogma Jedlik's Electromagnetic Self-Rotor")
    assert achievements(match, "ann") == []


def metre_bar(value: str) -> list[object]:
    match = artifacts(
        player("ann", ["International Prototype Metre Bar"], piles={"red": ["Archery", "Oars"]}),
        player("bob"),
        decks={3: ["Optics"], 4: ["Gunpowder"]},
    )
    act(match, "Dogma International Prototype Metre Bar", value)
    return [winners(match), pile(match, "ann", "red"), splay(match, "ann", "red")]


def test_the_metre_bar_wins_for_the_exact_number() -> None:
    assert metre_bar("3") == [["ann"], ["Optics", "Archery", "Oars"], "up"]


def test_the_metre_bar_returns_the_card_for_another_number() -> None:
    assert metre_bar("4") == [[], ["Archery", "Oars"], "up"]


def test_hansen_writing_ball_takes_the_hand_but_for_a_blue_card() -> None:
    match = artifacts(
        player("ann", ["Hansen Writing Ball"]),
        player("bob", ["Software"], hand=["Oars"]),
        decks={7: ["Evolution", "Lighting", "Combustion", "Bicycle", "Sanitation", "Electricity", "Refrigeration"]},
    )
    act(match, "Dogma Hansen Writing Ball", *[])
    assert pile(match, "bob", "blue")[0] == "Evolution"
    assert {"Bicycle", "Combustion", "Lighting", "Oars"} <= set(hand(match, "ann"))


def test_hansen_writing_ball_tucks_until_a_clock() -> None:
    match = artifacts(player("ann", ["Hansen Writing Ball"]), player("bob"), decks={7: ["Sanitation", "Bicycle"]})
    act(match, "Dogma Hansen Writing Ball")
    assert tops(match, "ann") == ["Hansen Writing Ball", "Sanitation"]
    assert hand(match, "ann") == ["Bicycle"]


def test_colt_paterson_revolver_returns_hand_and_score_pile_for_a_matching_colour() -> None:
    match = artifacts(
        player("ann", ["Colt Paterson Revolver"]),
        player("bob", ["Coal"], hand=["Oars"], score=["Paper"]),
        decks={7: ["Combustion"]},
    )
    act(match, "Dogma Colt Paterson Revolver")
    assert (hand(match, "bob"), score(match, "bob")) == ([], [])


def test_colt_paterson_revolver_does_no_harm_for_another_colour() -> None:
    match = artifacts(
        player("ann", ["Colt Paterson Revolver"]),
        player("bob", ["Coal"], hand=["Tools"], score=["Paper"]),
        decks={7: ["Combustion"]},
    )
    act(match, "Dogma Colt Paterson Revolver")
    assert (hand(match, "bob"), score(match, "bob")) == (["Combustion", "Tools"], ["Paper"])
    assert "bob reveals Combustion (7)." in log(match, "ann")


def test_singer_model_27_tucks_what_has_been_scored_in_that_colour() -> None:
    match = artifacts(
        player("ann", ["Singer Model 27", "Archery"], hand=["Oars", "Tools"], score=["Gunpowder", "Paper"]),
        player("bob"),
    )
    act(match, "Dogma Singer Model 27", "Oars")
    assert pile(match, "ann", "red") == ["Archery", "Oars", "Gunpowder"]
    assert splay(match, "ann", "red") == "up" and score(match, "ann") == ["Paper"]


def test_singer_model_27_without_a_card_does_nothing() -> None:
    match = artifacts(player("ann", ["Singer Model 27"], score=["Gunpowder"]), player("bob"))
    act(match, "Dogma Singer Model 27")
    assert score(match, "ann") == ["Gunpowder"]


def test_roundhay_garden_scene_demands_by_its_own_icon() -> None:
    # Archery is a demand with castles; as if it were on the Scene, leaves count, and bob has none.
    match = artifacts(
        player("ann", ["Roundhay Garden Scene"], score=["Archery"]),
        player("bob", ["Metalworking"], hand=["Gunpowder"]),
        decks={1: ["Oars", "Tools", "Clothing"]},
    )
    act(match, "Dogma Roundhay Garden Scene")
    assert tops(match, "ann") == ["Archery", "Roundhay Garden Scene"]
    assert score(match, "ann") == ["Oars", "Tools"]
    assert hand(match, "ann") == ["Gunpowder"] and hand(match, "bob") == ["Clothing"]


def test_roundhay_garden_scene_spares_those_with_as_many_leaves() -> None:
    match = artifacts(
        player("ann", ["Roundhay Garden Scene"], score=["Archery"]),
        player("bob", ["Agriculture", "Clothing"], hand=["Gunpowder"]),
        decks={1: ["Oars", "Tools", "Sailing", "Writing"]},
    )
    answer(match, "Dogma Roundhay Garden Scene")
    assert "Gunpowder" in hand(match, "bob")


def test_roundhay_garden_scene_with_an_empty_score_pile_scores_two_cards_of_the_lowest_deck() -> None:
    match = artifacts(player("ann", ["Roundhay Garden Scene"]), player("bob"), decks={1: ["Oars", "Tools"]})
    act(match, "Dogma Roundhay Garden Scene")
    assert score(match, "ann") == ["Oars", "Tools"]


def test_the_communist_manifesto_gives_to_each_and_uses_its_own_card() -> None:
    match = artifacts(
        player("ann", ["The Communist Manifesto"]),
        player("bob"),
        player("cat"),
        decks={7: ["Combustion", "Bicycle", "Refrigeration"]},
    )
    answer(match, "Dogma The Communist Manifesto")
    assert (asked(match), options(match)) == ("ann", ["Combustion", "Bicycle", "Refrigeration"])
    answer(match, "Combustion", "Bicycle")
    assert tops(match, "bob") == ["Combustion"] and tops(match, "cat") == ["Bicycle"]
    assert tops(match, "ann") == ["Refrigeration", "The Communist Manifesto"]
