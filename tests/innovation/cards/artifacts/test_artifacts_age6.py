"""The artifacts of age 6."""

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
    points,
    score,
    splay,
    tops,
    winners,
)


def test_kilogram_of_the_archives_scores_a_10_for_ten() -> None:
    match = artifacts(
        player("ann", ["Kilogram of the Archives", "Archery"], hand=["Computers", "Tools"]),
        player("bob"),
        decks={10: ["Robotics"]},
    )
    act(match, "Dogma Kilogram of the Archives", "Computers", "Archery")
    assert score(match, "ann") == ["Robotics"]
    assert hand(match, "ann") == ["Tools"] and tops(match, "ann") == ["Kilogram of the Archives"]


def test_kilogram_of_the_archives_scores_nothing_for_another_sum_or_a_single_card() -> None:
    match = artifacts(
        player("ann", ["Kilogram of the Archives", "Archery"], hand=["Computers", "Tools"]), player("bob")
    )
    act(match, "Dogma Kilogram of the Archives", "Tools", "Archery")
    assert score(match, "ann") == []
    match = artifacts(player("ann", ["Kilogram of the Archives"]), player("bob"))
    act(match, "Dogma Kilogram of the Archives")
    assert score(match, "ann") == [] and tops(match, "ann") == []


def test_puffing_billy_draws_by_the_most_frequent_icon_of_the_colour() -> None:
    match = artifacts(
        player("ann", ["Puffing Billy"], piles={"yellow": ["Agriculture", "Masonry"]}, hand=["Machinery"]),
        player("bob"),
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Puffing Billy")
    assert "ann reveals Machinery (3)." in log(match, "bob")
    assert bottom_of_deck(match, 3) == ["Machinery"]
    # Agriculture shows three leaves. Only then is yellow splayed.
    assert hand(match, "ann") == ["Paper"]
    assert splay(match, "ann", "yellow") == "right"


def test_puffing_billy_without_the_colour_or_a_card_draws_from_the_lowest_deck() -> None:
    for held in (["Machinery"], []):
        match = artifacts(
            player("ann", ["Puffing Billy"], hand=held), player("bob", ["Coal"]), decks={1: ["Oars", "Tools"]}
        )
        answer(match, "Dogma Puffing Billy")
        assert "Tools" in hand(match, "ann")


def test_frigate_constitution_returns_a_colour_for_a_value_of_mine() -> None:
    match = artifacts(
        player("ann", ["Frigate Constitution", "Pottery"]),
        player("bob", piles={"red": ["Coal", "Oars"], "green": ["Clothing"]}, hand=["Archery", "Gunpowder"]),
    )
    answer(match, "Dogma Frigate Constitution")
    assert (asked(match), options(match)) == ("bob", ["Archery", "Gunpowder"])
    answer(match, "Archery")
    while options(match)[0] != "Draw":
        answer(match, options(match)[0])
    assert hand(match, "bob") == ["Gunpowder"]
    assert tops(match, "bob") == ["Clothing"]


def test_frigate_constitution_lets_the_one_compelled_order_all_that_is_returned() -> None:
    match = artifacts(
        player("ann", ["Frigate Constitution", "Physics"]), player("bob", ["Coal", "Banking"], hand=["The Pirate Code"])
    )
    answer(match, "Dogma Frigate Constitution")
    assert (asked(match), options(match)) == ("bob", ["The Pirate Code", "Coal"])
    answer(match, "Coal")
    assert bottom_of_deck(match, 5, 2) == ["Coal", "The Pirate Code"]


def test_frigate_constitution_does_nothing_for_another_value() -> None:
    match = artifacts(
        player("ann", ["Frigate Constitution", "Pottery"]),
        player("bob", ["Coal"], hand=["Archery", "Gunpowder"]),
    )
    act(match, "Dogma Frigate Constitution", "Gunpowder")
    assert hand(match, "bob") == ["Archery", "Gunpowder"] and tops(match, "bob") == ["Coal"]
    assert "bob reveals Gunpowder (4)." in log(match, "ann")


def test_frigate_constitution_compels_nobody_with_fewer_factories() -> None:
    match = artifacts(player("ann", ["Frigate Constitution"]), player("bob", ["Clothing"], hand=["Archery"]))
    act(match, "Dogma Frigate Constitution")
    assert "bob reveals Archery (1)." not in log(match, "ann")
    assert hand(match, "ann") == []


def test_frigate_constitution_finds_nothing_in_an_empty_hand() -> None:
    match = artifacts(player("ann", ["Frigate Constitution"]), player("bob", ["Machine Tools"]))
    act(match, "Dogma Frigate Constitution")
    assert tops(match, "bob") == ["Machine Tools"]


def test_the_declaration_of_independence_takes_the_highest_of_each_place() -> None:
    match = artifacts(
        player("ann", ["U.S. Declaration of Independence"]),
        player(
            "bob",
            ["Currency", "Coal"],
            hand=["Oars", "Gunpowder"],
            score=["Tools", "Paper"],
        ),
    )
    act(match, "Dogma U.S. Declaration of Independence")
    assert hand(match, "ann") == ["Gunpowder"] and hand(match, "bob") == ["Oars"]
    assert score(match, "ann") == ["Paper"] and score(match, "bob") == ["Tools"]
    assert pile(match, "ann", "red") == ["Coal", "U.S. Declaration of Independence"]


def test_the_declaration_of_independence_takes_what_there_is() -> None:
    match = artifacts(player("ann", ["U.S. Declaration of Independence"]), player("bob", ["Currency"], score=["Paper"]))
    act(match, "Dogma U.S. Declaration of Independence")
    assert score(match, "ann") == ["Paper"]
    assert tops(match, "bob") == ["Currency"] and hand(match, "ann") == []


def test_the_wealth_of_nations_scores_a_fifth_rounded_up() -> None:
    match = artifacts(
        player("ann", ["The Wealth of Nations"], score=["Computers"]),
        player("bob"),
        decks={1: ["Oars"], 2: ["Calendar"]},
    )
    act(match, "Dogma The Wealth of Nations")
    assert score(match, "ann") == ["Calendar", "Computers", "Oars"]
    assert points(match, "ann") == 12


def test_the_wealth_of_nations_counts_the_1_that_it_has_scored() -> None:
    match = artifacts(
        player("ann", ["The Wealth of Nations"], score=["Coal", "Banking"]),
        player("bob"),
        decks={1: ["Oars"], 3: ["Paper"]},
    )
    # A fifth of eleven points, rounded up.
    act(match, "Dogma The Wealth of Nations")
    assert score(match, "ann") == ["Banking", "Coal", "Oars", "Paper"]


def test_the_wealth_of_nations_with_an_empty_score_pile_scores_two_1s() -> None:
    match = artifacts(player("ann", ["The Wealth of Nations"]), player("bob"), decks={1: ["Oars", "Tools"]})
    act(match, "Dogma The Wealth of Nations")
    assert score(match, "ann") == ["Oars", "Tools"]


def test_buttonwood_agreement_scores_a_named_colour() -> None:
    match = artifacts(
        player("ann", ["Buttonwood Agreement"], piles={"red": ["Archery", "Oars"]}),
        player("bob"),
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Buttonwood Agreement", "blue", "red", "green")
    assert score(match, "ann") == ["Flight"]
    assert splay(match, "ann", "red") == "up"


def test_buttonwood_agreement_punishes_a_colour_that_was_not_named() -> None:
    match = artifacts(
        player(
            "ann",
            ["Buttonwood Agreement"],
            piles={"red": (["Archery", "Oars"], "left")},
            score=["Gunpowder", "Tools"],
        ),
        player("bob"),
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Buttonwood Agreement", "green")
    told = log(match, "bob")
    assert "ann reveals Flight (8)." in told and "ann reveals Gunpowder (4)." in told
    assert hand(match, "ann") == ["Flight"]
    assert score(match, "ann") == ["Tools"] and bottom_of_deck(match, 4) == ["Gunpowder"]
    assert splay(match, "ann", "red") == "unsplayed"


def test_stamp_act_takes_and_returns_by_the_top_cards() -> None:
    match = artifacts(
        player("ann", ["Stamp Act"]),
        player("bob", ["Philosophy", "Agriculture", "Mapmaking"], score=["Oars", "Calendar", "Paper"]),
    )
    act(match, "Dogma Stamp Act")
    assert score(match, "ann") == ["Oars"]
    assert score(match, "bob") == ["Paper"] and bottom_of_deck(match, 2) == ["Calendar"]


def test_stamp_act_without_a_yellow_card_does_nothing() -> None:
    match = artifacts(
        player("ann", ["Stamp Act"]), player("bob", ["Philosophy", "Mapmaking"], score=["Oars", "Calendar"])
    )
    act(match, "Dogma Stamp Act")
    assert score(match, "bob") == ["Calendar", "Oars"]


def test_pride_and_prejudice_goes_on_as_long_as_no_colour_shows_fewer() -> None:
    match = artifacts(
        player(
            "ann",
            ["Tools", "Clothing", "Mysticism"],
            piles={"yellow": ["Pride and Prejudice"], "red": (["Archery", "Oars"], "up")},
        ),
        player("bob"),
        decks={6: ["Classification", "Democracy", "Industrialization"]},
    )
    act(match, "Dogma Pride and Prejudice")
    # Industrialization lies on a red pile of three in sight; yellow shows one.
    assert score(match, "ann") == ["Classification", "Democracy"]
    assert pile(match, "ann", "red")[0] == "Industrialization"


def test_pride_and_prejudice_ends_where_a_colour_is_not_on_the_board() -> None:
    match = artifacts(
        player("ann", ["Pride and Prejudice", "Tools", "Clothing", "Archery"]),
        player("bob"),
        decks={6: ["Classification"]},
    )
    act(match, "Dogma Pride and Prejudice")
    # Of purple no card is in sight, which is fewer than the one green card.
    assert score(match, "ann") == []
    assert pile(match, "ann", "green") == ["Classification", "Clothing"]


def test_moonlight_sonata_melds_from_below_and_claims() -> None:
    match = artifacts(player("ann", piles={"purple": ["Moonlight Sonata", "Mysticism"]}), player("bob"))
    answer(match, "Dogma Moonlight Sonata")
    assert options(match) == [f"Achievement {age}" for age in range(1, 10)]
    answer(match, "Achievement 9")
    assert achievements(match, "ann") == [9]
    assert pile(match, "ann", "purple") == ["Mysticism", "Moonlight Sonata"]


def test_moonlight_sonata_takes_a_colour_with_the_highest_of_the_top_cards() -> None:
    match = artifacts(
        player(
            "ann",
            piles={
                "purple": ["Moonlight Sonata", "Mysticism"],
                "red": ["Coal", "Fission"],
                "green": ["Metric System", "Paper"],
            },
        ),
        player("bob"),
    )
    answer(match, "Dogma Moonlight Sonata")
    assert options(match) == ["Metric System", "Moonlight Sonata"]
    answer(match, "Metric System")
    assert pile(match, "ann", "green") == ["Paper", "Metric System"]


def test_marcha_real_draws_for_values_and_claims_for_colours() -> None:
    def marching(*held: str) -> list[object]:
        match = artifacts(player("ann", ["Marcha Real"], hand=held), player("bob"), decks={2: ["Calendar"]})
        answer(match, "Dogma Marcha Real")
        while options(match)[0] != "Draw":
            answer(match, options(match)[0])
        return [hand(match, "ann"), achievements(match, "ann")]

    assert marching("Oars", "Archery") == [["Calendar"], [1]]
    assert marching("Oars", "Tools") == [["Calendar"], []]
    assert marching("Oars", "Gunpowder") == [[], [1]]
    assert marching("Oars", "Paper") == [[], []]
    assert marching("Oars") == [[], []]


def test_marcha_real_reveals_two_of_the_cards_held_and_returns_them() -> None:
    match = artifacts(player("ann", ["Marcha Real"], hand=["Oars", "Paper", "Tools"]), player("bob"))
    act(match, "Dogma Marcha Real", "Oars", "Paper")
    assert "ann reveals Oars (1) and Paper (3)." in log(match, "bob")
    assert bottom_of_deck(match, 1) + bottom_of_deck(match, 3) == ["Oars", "Paper"]
    assert hand(match, "ann") == ["Tools"]


def test_marcha_real_can_win() -> None:
    match = artifacts(
        player("ann", ["Marcha Real"], hand=["Oars", "Gunpowder"], achievements=[1, 2, 3, 4, 5, 6]),
        player("bob"),
    )
    answer(match, "Dogma Marcha Real", "Achievement 7")
    assert winners(match) == ["ann"]
