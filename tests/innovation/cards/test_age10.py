"""Age 10, card by card."""

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
    hand,
    junk,
    options,
    pile,
    player,
    score,
    seat,
    splay,
    table,
    tops,
    winners,
)

fourth = pytest.mark.parametrize("edition", ["4e"])


# Bioengineering


@before
def test_bioengineering_takes_a_chosen_top_card_with_a_leaf_that_is_not_scored(edition: str) -> None:
    match = table(
        player("ann", ["Bioengineering", "Services"], scored=5),
        player("bob", ["Calendar", "Agriculture", "Sailing", "Oars"]),
        player("carl", ["Stem Cells", "Lighting"]),
        edition=edition,
    )
    answer(match, "Dogma Bioengineering")
    assert asked(match) == "ann"
    assert options(match) == ["Calendar", "Sailing", "Agriculture", "Stem Cells", "Lighting"]
    answer(match, "Lighting")
    assert score(match, "ann") == ["Lighting"]
    assert tops(match, "carl") == ["Stem Cells"]
    assert tops(match, "bob") == ["Agriculture", "Calendar", "Oars", "Sailing"]
    assert achievements(match, "ann") == []
    assert winners(match) == []


@before
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (["Services"], ["Calendar", "Suburbia"], ["ann"]),  # 3 leaves to 2
        (["Services"], ["Agriculture", "Calendar"], []),  # 3 to 3: nobody has fewer than three
        (["Services"], ["Agriculture", "Calendar", "Sailing"], []),  # 3 to 4: nobody has fewer than three
        (["Suburbia"], ["Agriculture", "Calendar"], ["bob"]),  # 2 to 3
        (["Suburbia"], ["Calendar", "Medicine"], []),  # 2 to 2: a tie
    ],
)
def test_bioengineering_looks_for_the_most_leaves_once_someone_shows_fewer_than_three(
    edition: str, mine: list[str], theirs: list[str], expected: list[str]
) -> None:
    match = table(player("ann", ["Bioengineering", *mine]), player("bob", theirs), edition=edition)
    act(match, "Dogma Bioengineering", "Calendar")
    assert score(match, "ann") == ["Calendar"]
    assert winners(match) == expected


@every
def test_bioengineering_counts_the_leaves_of_everyone(edition: str) -> None:
    match = table(
        player("ann", ["Bioengineering", "Services", "Sailing"]),
        player("bob", ["Stem Cells", "Calendar", "Socialism"]),
        player("carl", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Bioengineering", "Calendar")
    assert winners(match) == ["bob"]


@every
def test_bioengineering_does_nothing_where_no_leaf_is_in_sight(edition: str) -> None:
    match = table(player("ann", ["Bioengineering"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Bioengineering")
    assert score(match, "ann") == []
    assert winners(match) == []


@every
def test_who_shares_bioengineering_takes_a_card_first(edition: str) -> None:
    match = table(
        player("ann", ["Bioengineering", "Services"]),
        player("bob", ["Software", "Agriculture"]),
        edition=edition,
    )
    act(match, "Dogma Bioengineering")
    assert score(match, "bob") == ["Services"]
    assert score(match, "ann") == ["Agriculture"]
    assert winners(match) == []


@every
def test_bioengineering_takes_no_card_of_a_teammate(edition: str) -> None:
    match = table(
        player("ann", ["Bioengineering"], team=1),
        player("bob", ["Masonry"], team=2),
        player("carl", ["Agriculture"], team=1),
        player("dan", ["Stem Cells", "Sailing"], team=2),
        edition=edition,
    )
    answer(match, "Dogma Bioengineering")
    assert options(match) == ["Sailing", "Stem Cells"]
    answer(match, "Sailing")
    assert tops(match, "carl") == ["Agriculture"]
    assert score(match, "ann") == ["Sailing"]
    assert winners(match) == []


@fourth
def test_bioengineering_scores_a_top_card_with_a_leaf_of_an_opponent(edition: str) -> None:
    match = table(
        player("ann", ["Bioengineering", "Services"]),
        player("bob", ["Calendar", "Agriculture", "Oars"]),
        player("carl", ["Stem Cells"]),
        edition=edition,
    )
    answer(match, "Dogma Bioengineering")
    assert options(match) == ["Calendar", "Agriculture", "Stem Cells"]
    answer(match, "Calendar")
    assert score(match, "ann") == ["Calendar"]
    assert seat(match, "ann").scored == 1
    assert tops(match, "bob") == ["Agriculture", "Oars"]
    assert winners(match) == []


@fourth
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (["Services"], ["Calendar", "Suburbia"], []),  # 3 leaves to 2: nobody has fewer than two
        (["Services"], ["Calendar", "Currency"], ["ann"]),  # 3 to 1
        (["Currency"], ["Calendar", "Suburbia"], ["bob"]),  # 1 to 2
        (["Currency"], ["Calendar", "Canal Building"], []),  # 1 to 1: a tie
    ],
)
def test_bioengineering_looks_for_the_most_leaves_once_someone_shows_fewer_than_two(
    edition: str, mine: list[str], theirs: list[str], expected: list[str]
) -> None:
    match = table(player("ann", ["Bioengineering", *mine]), player("bob", theirs), edition=edition)
    act(match, "Dogma Bioengineering", "Calendar")
    assert winners(match) == expected


# Software


@before
def test_software_scores_a_10_melds_two_and_uses_the_second(edition: str) -> None:
    match = table(
        player("ann", ["Software"], hand=["Tools"]),
        player("bob", ["Agriculture"], hand=["Oars"], score=["Sailing", "Clothing"]),
        edition=edition,
        decks={10: ["Globalization", "Databases", "Stem Cells"]},
    )
    act(match, "Dogma Software", "Yes")
    assert score(match, "ann") == ["Globalization", "Tools"]
    assert tops(match, "ann") == ["Databases", "Software", "Stem Cells"]
    assert hand(match, "bob") == ["Oars"]
    assert score(match, "bob") == ["Clothing", "Sailing"]


@before
def test_software_does_not_use_the_first_card_nor_the_demand_of_the_second(edition: str) -> None:
    match = table(
        player("ann", ["Software"], hand=["Tools"]),
        player("bob", ["Masonry"], score=["Sailing"]),
        edition=edition,
        decks={10: ["Globalization", "Stem Cells", "Databases"]},
    )
    act(match, "Dogma Software")
    assert hand(match, "ann") == ["Tools"]
    assert score(match, "ann") == ["Globalization"]
    assert tops(match, "ann") == ["Databases", "Software", "Stem Cells"]
    assert score(match, "bob") == ["Sailing"]


@before
def test_a_second_card_that_uses_a_further_card_is_followed_to_the_end(edition: str) -> None:
    match = table(
        player("ann", ["Software", "The Wheel"], hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Globalization", "A.I.", "Robotics", "Stem Cells"]},
    )
    act(match, "Dogma Software", "Yes")
    assert score(match, "ann") == ["Globalization", "The Wheel", "Tools"]
    assert tops(match, "ann") == ["A.I.", "Robotics", "Software", "Stem Cells"]


@every
def test_the_game_ends_when_software_finds_no_10_to_draw(edition: str) -> None:
    match = table(
        player("ann", ["Software"]),
        player("bob", ["Masonry"], score=["Compass", "Flight"]),
        edition=edition,
        decks={10: ["Databases", "Stem Cells"]},
        achievements=[],
        exact=True,
    )
    act(match, "Dogma Software")
    assert winners(match) == ["bob"]


@before
def test_who_shares_software_does_each_effect_before_its_player(edition: str) -> None:
    match = table(
        player("ann", ["Software"]),
        player("bob", ["Fission"]),
        edition=edition,
        decks={10: ["Globalization", "Robotics", "A.I.", "Databases", "Miniaturization", "Stem Cells"]},
    )
    act(match, "Dogma Software")
    assert score(match, "bob") == ["Globalization"]
    assert score(match, "ann") == ["Robotics"]
    assert tops(match, "bob") == ["A.I.", "Databases", "Fission"]
    assert tops(match, "ann") == ["Miniaturization", "Software", "Stem Cells"]


@fourth
def test_software_scores_a_10_melds_two_9_and_uses_the_second(edition: str) -> None:
    match = table(
        player("ann", ["Software"]),
        player("bob", ["Masonry"], hand=["Oars", "Tools"]),
        edition=edition,
        decks={9: ["Composites", "Genetics"], 10: ["Globalization"], 11: ["Climatology"]},
    )
    act(match, "Dogma Software")
    assert score(match, "ann") == ["Genetics", "Globalization", "Software"]
    assert tops(match, "ann") == ["Climatology", "Composites"]
    assert hand(match, "bob") == ["Oars", "Tools"]
    assert achievements(match, "ann") == []


@fourth
def test_software_does_not_use_the_first_9_nor_the_demand_of_the_second(edition: str) -> None:
    match = table(
        player("ann", ["Software"]),
        player("bob", ["Masonry"], hand=["Oars", "Tools"]),
        edition=edition,
        decks={9: ["Genetics", "Composites"], 10: ["Globalization"]},
    )
    act(match, "Dogma Software")
    assert score(match, "ann") == ["Globalization"]
    assert pile(match, "ann", "blue") == ["Genetics", "Software"]
    assert hand(match, "bob") == ["Oars", "Tools"]


@fourth
def test_a_second_9_that_uses_a_further_card_gains_an_11(edition: str) -> None:
    match = table(
        player("ann", ["Software"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={9: ["Composites", "Computers"], 10: ["Globalization", "Stem Cells"], 11: ["Fusion", "Climatology"]},
    )
    act(match, "Dogma Software")
    assert tops(match, "ann") == ["Composites", "Computers", "Stem Cells"]
    assert achievements(match, "ann") == [11]
    assert hand(match, "ann") == ["Climatology"]


@fourth
def test_software_is_shared_with_two_clocks(edition: str) -> None:
    match = table(
        player("ann", ["Software"]),
        player("bob", ["Bioengineering"]),
        edition=edition,
        decks={9: ["Fission", "Composites", "Collaboration", "Services"], 10: ["Globalization", "Robotics", "A.I."]},
    )
    act(match, "Dogma Software")
    assert score(match, "bob") == ["Globalization"]
    assert score(match, "ann") == ["Robotics"]
    assert pile(match, "bob", "red") == ["Composites", "Fission"]
    assert tops(match, "ann") == ["Collaboration", "Services", "Software"]
    assert hand(match, "ann") == ["A.I."]


# Miniaturization


@before
def test_miniaturization_draws_a_10_for_each_value_in_the_score_pile(edition: str) -> None:
    match = table(
        player("ann", ["Miniaturization"], hand=["Stem Cells", "Tools"], score=["Oars", "Sailing", "Calendar"]),
        player("bob", ["Masonry"], score=["Paper"]),
        edition=edition,
        decks={10: ["Databases", "Robotics", "A.I."]},
    )
    answer(match, "Dogma Miniaturization")
    assert options(match) == ["Stem Cells", "Tools", "No"]
    answer(match, "Stem Cells")
    assert hand(match, "ann") == ["Databases", "Robotics", "Tools"]
    assert bottom_of_deck(match, 10) == ["Stem Cells"]
    assert score(match, "ann") == ["Calendar", "Oars", "Sailing"]


@before
def test_miniaturization_gives_nothing_for_a_lower_card(edition: str) -> None:
    match = table(
        player("ann", ["Miniaturization"], hand=["Fission"], score=["Oars", "Calendar"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Miniaturization", "Fission")
    assert hand(match, "ann") == []
    assert bottom_of_deck(match, 9) == ["Fission"]


@before
def test_miniaturization_gives_nothing_with_an_empty_score_pile(edition: str) -> None:
    match = table(player("ann", ["Miniaturization"], hand=["Stem Cells"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Miniaturization", "Stem Cells")
    assert hand(match, "ann") == []


@before
def test_miniaturization_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Miniaturization"], hand=["Stem Cells"], score=["Oars"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Miniaturization", "No")
    assert hand(match, "ann") == ["Stem Cells"]


@every
def test_miniaturization_asks_nothing_of_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Miniaturization"], score=["Oars"]), player("bob", ["Education"]), edition=edition)
    act(match, "Dogma Miniaturization")
    assert hand(match, "ann") == []


@fourth
def test_miniaturization_has_to_return_a_card(edition: str) -> None:
    match = table(
        player("ann", ["Miniaturization"], hand=["Stem Cells", "Tools"], score=["Oars", "Sailing", "Calendar"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Databases", "Robotics", "A.I."]},
    )
    answer(match, "Dogma Miniaturization")
    assert options(match) == ["Stem Cells", "Tools"]
    answer(match, "Stem Cells")
    assert hand(match, "ann") == ["Databases", "Robotics", "Tools"]
    assert bottom_of_deck(match, 10) == ["Stem Cells"]
    assert junk(match) == []


@fourth
def test_miniaturization_junks_the_11_deck_for_an_11_and_that_card_with_it(edition: str) -> None:
    match = table(
        player("ann", ["Miniaturization"], hand=["Fusion"], score=["Oars"]), player("bob", ["Masonry"]), edition=edition
    )
    act(match, "Dogma Miniaturization")
    assert hand(match, "ann") == []
    assert deck(match, 11) == []
    assert len(junk(match)) == 10
    assert "Fusion" in junk(match)


@fourth
def test_miniaturization_gives_and_junks_nothing_for_a_lower_card(edition: str) -> None:
    match = table(
        player("ann", ["Miniaturization"], hand=["Fission"], score=["Oars"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Miniaturization")
    assert hand(match, "ann") == []
    assert bottom_of_deck(match, 9) == ["Fission"]
    assert junk(match) == []


# Robotics


@before
def test_robotics_scores_the_top_green_card_and_uses_the_drawn_one_alone(edition: str) -> None:
    match = table(
        player("ann", ["Robotics"], piles={"green": ["Satellites", "The Wheel"]}, hand=["Tools"]),
        player("bob", ["Agriculture", "Sailing"], hand=["Oars"]),
        edition=edition,
        decks={10: ["Stem Cells"]},
    )
    act(match, "Dogma Robotics", "Yes")
    assert pile(match, "ann", "green") == ["The Wheel"]
    assert pile(match, "ann", "yellow") == ["Stem Cells"]
    assert score(match, "ann") == ["Satellites", "Tools"]
    assert hand(match, "bob") == ["Oars"]
    assert tops(match, "bob") == ["Agriculture", "Sailing"]


@every
def test_robotics_melds_also_without_a_green_card_and_does_not_demand(edition: str) -> None:
    match = table(
        player("ann", ["Robotics"]),
        player("bob", ["Masonry"], score=["Oars"]),
        edition=edition,
        decks={10: ["Databases"]},
    )
    act(match, "Dogma Robotics")
    assert score(match, "ann") == []
    assert pile(match, "ann", "green") == ["Databases"]
    assert score(match, "bob") == ["Oars"]


@before
def test_the_sixth_card_scored_with_robotics_is_a_monument(edition: str) -> None:
    match = table(
        player("ann", ["Robotics", "The Wheel"], scored=5),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Databases"]},
    )
    act(match, "Dogma Robotics")
    assert achievements(match, "ann") == ["Monument"]


@fourth
def test_robotics_uses_a_melded_card_with_a_clock(edition: str) -> None:
    match = table(
        player("ann", ["Robotics"], piles={"green": ["Satellites", "The Wheel"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["A.I.", "Databases"]},
    )
    act(match, "Dogma Robotics")
    assert pile(match, "ann", "green") == ["The Wheel"]
    assert tops(match, "ann") == ["A.I.", "Robotics", "The Wheel"]
    assert score(match, "ann") == ["Databases", "Satellites"]


@fourth
def test_robotics_uses_a_melded_card_with_a_factory(edition: str) -> None:
    match = table(
        player("ann", ["Robotics"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Globalization"], 11: ["Climatology"]},
    )
    act(match, "Dogma Robotics")
    assert tops(match, "ann") == ["Climatology", "Globalization", "Robotics"]


@fourth
@pytest.mark.parametrize("melded", ["Stem Cells", "Self Service"])
def test_robotics_leaves_a_melded_card_without_factory_and_clock_alone(edition: str, melded: str) -> None:
    match = table(
        player("ann", ["Robotics"], hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: [melded]},
    )
    act(match, "Dogma Robotics")
    assert tops(match, "ann") == sorted(["Robotics", melded])
    assert hand(match, "ann") == ["Tools"]
    assert winners(match) == []


@fourth
def test_everyone_scores_with_robotics_before_anyone_melds(edition: str) -> None:
    match = table(
        player("ann", ["Robotics", "The Wheel"]),
        player("bob", ["Composites", "Sailing"]),
        edition=edition,
        decks={10: ["Databases", "Stem Cells", "Miniaturization"]},
    )
    act(match, "Dogma Robotics")
    assert score(match, "bob") == ["Sailing"]
    assert score(match, "ann") == ["The Wheel"]
    assert tops(match, "bob") == ["Composites", "Databases"]
    assert tops(match, "ann") == ["Robotics", "Stem Cells"]
    assert hand(match, "ann") == ["Miniaturization"]


# Databases


@before
def test_databases_returns_half_of_the_score_pile_rounded_up(edition: str) -> None:
    match = table(
        player("ann", ["Databases"], score=["Fission"]),
        player("bob", ["Masonry"], score=["Tools", "Oars", "Calendar", "Paper", "Compass"]),
        player("carl", ["Satellites"], score=["Optics", "Writing"]),
        edition=edition,
    )
    answer(match, "Dogma Databases")
    assert asked(match) == "bob"
    answer(match, "Tools", "Oars", "Calendar", "Oars")
    assert score(match, "bob") == ["Compass", "Paper"]
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert score(match, "ann") == ["Fission"]
    assert score(match, "carl") == ["Optics", "Writing"]


@before
def test_databases_takes_an_exact_half_of_each_victims_own_pile(edition: str) -> None:
    match = table(
        player("ann", ["Databases"]),
        player("bob", ["Masonry"], score=["Tools", "Calendar", "Paper", "Compass"]),
        player("carl", ["Metalworking"], score=["Optics"]),
        edition=edition,
    )
    act(match, "Dogma Databases", "Calendar", "Paper")
    assert score(match, "bob") == ["Compass", "Tools"]
    assert score(match, "carl") == []


@every
def test_databases_asks_nothing_of_who_has_no_scored_card(edition: str) -> None:
    match = table(player("ann", ["Databases"]), player("bob", ["Masonry"], hand=["Tools"]), edition=edition)
    act(match, "Dogma Databases")
    assert hand(match, "bob") == ["Tools"]


@fourth
def test_databases_returns_as_many_cards_as_the_highest_achievement_is_worth(edition: str) -> None:
    match = table(
        player("ann", ["Databases"], score=["Fission"], achievements=[4]),
        player(
            "bob",
            ["Masonry"],
            score=["Tools", "Oars", "Calendar", "Paper", "Compass"],
            achievements=[1, 3, "Monument"],
        ),
        edition=edition,
    )
    answer(match, "Dogma Databases")
    assert asked(match) == "bob"
    answer(match, "Tools", "Oars", "Calendar", "Oars")
    assert score(match, "bob") == ["Compass", "Paper"]
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Tools"]
    assert score(match, "ann") == ["Fission"]


@fourth
@pytest.mark.parametrize(
    ("owned", "left"),
    [([], ["Paper", "Tools"]), (["Empire"], ["Paper", "Tools"]), ([2], []), ([9], [])],
)
def test_databases_takes_nothing_for_special_achievements_and_at_most_the_whole_pile(
    edition: str, owned: list[str | int], left: list[str]
) -> None:
    match = table(
        player("ann", ["Databases"]),
        player("bob", ["Masonry"], score=["Tools", "Paper"], achievements=owned),
        edition=edition,
    )
    act(match, "Dogma Databases")
    assert score(match, "bob") == left


# Self Service


@before
def test_self_service_uses_another_top_card_for_its_player_alone(edition: str) -> None:
    match = table(
        player("ann", ["Self Service", "Stem Cells", "Writing"]),
        player("bob", ["Tools"], hand=["Oars"]),
        edition=edition,
        decks={2: ["Calendar", "Mathematics"]},
    )
    answer(match, "Dogma Self Service")
    assert options(match) == ["Writing", "Stem Cells"]
    answer(match, "Writing")
    assert hand(match, "ann") == ["Calendar"]
    assert hand(match, "bob") == ["Oars"]
    assert winners(match) == []


@before
def test_self_service_does_not_make_the_chosen_card_demand(edition: str) -> None:
    match = table(
        player("ann", ["Self Service", "Composites"]),
        player("bob", ["Masonry"], hand=["Oars", "Tools"], score=["Paper"]),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert hand(match, "bob") == ["Oars", "Tools"]
    assert score(match, "bob") == ["Paper"]


@before
def test_self_service_can_use_the_very_card_that_is_using_it(edition: str) -> None:
    match = table(
        player("ann", ["Computers"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Self Service", "Databases"]},
    )
    act(match, "Dogma Computers")
    assert pile(match, "ann", "green") == ["Databases", "Self Service"]
    assert winners(match) == []


@before
def test_self_service_alone_on_its_board_only_counts_achievements(edition: str) -> None:
    match = table(player("ann", ["Self Service"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Self Service")
    assert hand(match, "ann") == []
    assert winners(match) == []


@before
@pytest.mark.parametrize(
    ("mine", "theirs", "others", "expected"),
    [
        ([1, "Monument"], [2], [], ["ann"]),
        ([1, "Monument"], [2, 3], [], []),
        ([1, "Monument"], [], [2, 3, 4], []),
        ([], [], [], []),
    ],
)
def test_self_service_wins_with_more_achievements_than_every_opponent(
    edition: str, mine: list[str | int], theirs: list[str | int], others: list[str | int], expected: list[str]
) -> None:
    match = table(
        player("ann", ["Self Service"], achievements=mine),
        player("bob", ["Masonry"], achievements=theirs),
        player("carl", ["Metalworking"], achievements=others),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert winners(match) == expected


@before
def test_a_sharing_opponent_with_the_most_achievements_wins_self_service_first(edition: str) -> None:
    match = table(
        player("ann", ["Self Service"], achievements=[1]),
        player("bob", ["Sailing", "City States"], achievements=[2, 3]),
        edition=edition,
    )
    act(match, "Dogma Self Service", "City States")
    assert winners(match) == ["bob"]


@every
def test_an_opponent_with_the_most_achievements_who_does_not_share_self_service_wins_nothing(edition: str) -> None:
    match = table(
        player("ann", ["Self Service"], achievements=[1]),
        player("bob", ["Masonry"], achievements=[2, 3]),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert winners(match) == []


@before
@pytest.mark.parametrize(("of_dan", "expected"), [([], ["ann", "carl"]), ([5], [])])
def test_self_service_compares_the_achievements_of_teams(
    edition: str, of_dan: list[str | int], expected: list[str]
) -> None:
    match = table(
        player("ann", ["Self Service"], achievements=[1], team=1),
        player("bob", ["Masonry"], achievements=[3, 4], team=2),
        player("carl", ["Metalworking"], achievements=[2, "Empire"], team=1),
        player("dan", ["Mysticism"], achievements=of_dan, team=2),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert winners(match) == expected


@fourth
@pytest.mark.parametrize(
    ("mine", "theirs", "others", "expected"),
    [
        ([1, "Monument"], [2], [], ["ann"]),
        ([1, "Monument"], [2], [3], ["ann"]),
        ([1, "Monument"], [2, 3], [], []),
        ([1, 2, "Monument"], [], [3, 4], []),  # more, but not twice as many
        ([], [1], [], []),
        ([], [], [], ["ann"]),
    ],
)
def test_self_service_wins_with_twice_the_achievements_of_every_opponent(
    edition: str, mine: list[str | int], theirs: list[str | int], others: list[str | int], expected: list[str]
) -> None:
    match = table(
        player("ann", ["Self Service"], achievements=mine),
        player("bob", ["Masonry"], achievements=theirs),
        player("carl", ["Metalworking"], achievements=others),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert winners(match) == expected


@fourth
def test_a_sharing_opponent_with_twice_the_achievements_wins_self_service_first(edition: str) -> None:
    match = table(
        player("ann", ["Self Service", "Stem Cells"], achievements=[1]),
        player("bob", ["Sailing", "Tools"], achievements=[2, 3]),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert winners(match) == ["bob"]


@fourth
@pytest.mark.parametrize(("of_dan", "expected"), [([], ["ann", "carl"]), ([5], [])])
def test_self_service_asks_a_team_for_twice_what_the_other_team_has(
    edition: str, of_dan: list[str | int], expected: list[str]
) -> None:
    match = table(
        player("ann", ["Self Service"], achievements=[1], team=1),
        player("bob", ["Masonry"], achievements=[3], team=2),
        player("carl", ["Metalworking"], achievements=[2, "Empire"], team=1),
        player("dan", ["Mysticism"], achievements=of_dan, team=2),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert winners(match) == expected


@fourth
def test_self_service_uses_another_top_card_where_it_does_not_win(edition: str) -> None:
    match = table(
        player("ann", ["Self Service", "Stem Cells", "Writing", "Composites"]),
        player("bob", ["Tools"], hand=["Oars", "Clothing"], achievements=[1]),
        edition=edition,
        decks={2: ["Calendar", "Mathematics"]},
    )
    answer(match, "Dogma Self Service")
    assert options(match) == ["Writing", "Composites", "Stem Cells"]
    answer(match, "Writing")
    assert hand(match, "ann") == ["Calendar"]
    assert hand(match, "bob") == ["Clothing", "Oars"]


@fourth
def test_self_service_does_not_demand_with_the_other_card(edition: str) -> None:
    match = table(
        player("ann", ["Self Service", "Composites"]),
        player("bob", ["Masonry"], hand=["Oars", "Tools"], achievements=[1]),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert hand(match, "bob") == ["Oars", "Tools"]


@fourth
def test_self_service_used_by_the_card_that_it_uses_gains_an_11_for_each_link(edition: str) -> None:
    match = table(
        player("ann", ["Computers"]),
        player("bob", ["Masonry"], achievements=[1]),
        edition=edition,
        decks={10: ["Self Service", "Databases"]},
    )
    act(match, "Dogma Computers")
    assert pile(match, "ann", "green") == ["Databases", "Self Service"]
    assert achievements(match, "ann") == [11, 11]


# Globalization


@before
def test_globalization_returns_a_top_card_with_a_leaf_and_scores_a_6(edition: str) -> None:
    match = table(
        player("ann", ["Globalization"]),
        player("bob", ["Pottery", "Sailing", "Oars"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    answer(match, "Dogma Globalization")
    assert asked(match) == "bob"
    assert options(match) == ["Pottery", "Sailing"]
    answer(match, "Sailing")
    assert tops(match, "bob") == ["Oars", "Pottery"]
    assert bottom_of_deck(match, 1) == ["Sailing"]
    assert score(match, "ann") == ["Canning"]
    assert winners(match) == []


@before
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ([], [], ["ann"]),
        ([], ["Flight"], ["bob"]),
        ([], ["Classification"], []),  # 6 to 6: a tie
        (["Oars"], ["Classification"], ["ann"]),
    ],
)
def test_globalization_lets_the_single_highest_score_win_where_leaves_do_not_prevail(
    edition: str, mine: list[str], theirs: list[str], expected: list[str]
) -> None:
    match = table(
        player("ann", ["Globalization"], score=mine),
        player("bob", ["Masonry"], score=theirs),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Globalization")
    assert score(match, "ann") == sorted([*mine, "Canning"])
    assert winners(match) == expected


@before
@pytest.mark.parametrize(("board", "expected"), [(["Services"], ["ann"]), (["Services", "Sailing"], [])])
def test_globalization_asks_for_more_leaves_than_factories_and_not_for_as_many(
    edition: str, board: list[str], expected: list[str]
) -> None:
    match = table(player("ann", ["Globalization", *board]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Globalization")
    assert winners(match) == expected


@before
def test_globalization_can_return_the_leaves_that_stood_in_the_way(edition: str) -> None:
    match = table(player("ann", ["Globalization"]), player("bob", ["Agriculture"]), edition=edition)
    act(match, "Dogma Globalization")
    assert tops(match, "bob") == []
    assert winners(match) == ["ann"]


@before
def test_who_shares_globalization_scores_first_and_can_win_by_it(edition: str) -> None:
    match = table(
        player("ann", ["Globalization"]),
        player("bob", ["Explosives"]),
        edition=edition,
        decks={6: ["Canning", "Vaccination"]},
    )
    act(match, "Dogma Globalization")
    assert score(match, "bob") == ["Canning"]
    assert score(match, "ann") == []
    assert winners(match) == ["bob"]


@fourth
def test_globalization_returns_a_top_card_with_a_leaf_and_melds_an_11(edition: str) -> None:
    match = table(
        player("ann", ["Globalization"], score=["Oars"]),
        player("bob", ["Pottery", "Sailing"]),
        edition=edition,
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Globalization", "Sailing")
    assert tops(match, "bob") == ["Pottery"]
    assert tops(match, "ann") == ["Fusion", "Globalization"]
    assert score(match, "ann") == ["Oars"]
    assert winners(match) == []


@fourth
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [([], [], []), (["Tools"], [], ["ann"]), (["Tools"], ["Calendar"], ["bob"]), (["Tools"], ["Oars"], [])],
)
def test_globalization_lets_the_single_highest_score_win(
    edition: str, mine: list[str], theirs: list[str], expected: list[str]
) -> None:
    match = table(
        player("ann", ["Globalization"], score=mine),
        player("bob", ["Masonry"], score=theirs),
        edition=edition,
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Globalization")
    assert winners(match) == expected


@fourth
@pytest.mark.parametrize(
    ("board", "melded", "expected"),
    [
        (["Services"], "Fusion", ["ann"]),  # 3 leaves to 3 factories
        (["Services", "Sailing"], "Fusion", []),  # 4 to 3
        (["Services", "Sailing"], "Astrogeology", ["ann"]),  # 4 to 5
        (["Services"], "Climatology", []),  # 6 to 3
    ],
)
def test_globalization_counts_the_icons_of_the_melded_11(
    edition: str, board: list[str], melded: str, expected: list[str]
) -> None:
    match = table(
        player("ann", ["Globalization", *board], score=["Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={11: [melded]},
    )
    act(match, "Dogma Globalization")
    assert winners(match) == expected


@fourth
def test_who_shares_globalization_melds_first_and_the_game_can_end_there(edition: str) -> None:
    match = table(
        player("ann", ["Globalization"], score=["Tools"]),
        player("bob", ["Explosives"]),
        edition=edition,
        decks={11: ["Fusion", "Climatology"]},
    )
    act(match, "Dogma Globalization")
    assert tops(match, "bob") == ["Fusion"]
    assert tops(match, "ann") == ["Globalization"]
    assert winners(match) == ["ann"]


# Stem Cells


@before
def test_stem_cells_scores_the_whole_hand(edition: str) -> None:
    match = table(
        player("ann", ["Stem Cells"], hand=["Tools", "Oars", "Calendar"], score=["Paper"]),
        player("bob", ["Masonry"], hand=["Sailing"]),
        edition=edition,
    )
    answer(match, "Dogma Stem Cells")
    assert options(match) == ["Yes", "No"]
    answer(match, "Yes")
    assert hand(match, "ann") == []
    assert score(match, "ann") == ["Calendar", "Oars", "Paper", "Tools"]
    assert hand(match, "bob") == ["Sailing"]


@before
def test_stem_cells_may_be_declined(edition: str) -> None:
    match = table(player("ann", ["Stem Cells"], hand=["Tools"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Stem Cells", "No")
    assert hand(match, "ann") == ["Tools"]
    assert score(match, "ann") == []


@before
def test_stem_cells_asks_nothing_of_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Stem Cells"]), player("bob", ["Agriculture"]), edition=edition)
    act(match, "Dogma Stem Cells")
    assert score(match, "ann") == []
    assert hand(match, "ann") == []


@before
def test_a_sharing_player_can_take_the_monument_with_stem_cells_first(edition: str) -> None:
    match = table(
        player("ann", ["Stem Cells"], hand=["Tools", "Oars", "Calendar", "Writing", "Archery", "Paper"]),
        player("bob", ["Agriculture"], hand=["Sailing", "Clothing", "Compass", "Optics", "Alchemy", "Masonry"]),
        edition=edition,
        decks={10: ["Databases"]},
    )
    answer(match, "Dogma Stem Cells")
    assert asked(match) == "bob"
    answer(match, "Yes", "Yes")
    assert achievements(match, "bob") == ["Monument"]
    assert achievements(match, "ann") == []
    assert len(score(match, "ann")) == 6
    assert hand(match, "ann") == ["Databases"]


@fourth
@pytest.mark.parametrize(
    ("choice", "scored", "held"),
    [("Yes", ["Calendar", "Oars", "Tools"], ["Fusion"]), ("No", [], ["Calendar", "Fusion", "Oars", "Tools"])],
)
def test_stem_cells_draws_an_11_whether_the_hand_is_scored_or_not(
    edition: str, choice: str, scored: list[str], held: list[str]
) -> None:
    match = table(
        player("ann", ["Stem Cells"], hand=["Tools", "Oars", "Calendar"]),
        player("bob", ["Masonry"], hand=["Sailing"]),
        edition=edition,
        decks={11: ["Fusion"]},
    )
    answer(match, "Dogma Stem Cells")
    assert options(match) == ["Yes", "No"]
    answer(match, choice)
    assert score(match, "ann") == scored
    assert hand(match, "ann") == held
    assert hand(match, "bob") == ["Sailing"]


@fourth
def test_stem_cells_draws_an_11_into_an_empty_hand_after_who_shares(edition: str) -> None:
    match = table(
        player("ann", ["Stem Cells"]),
        player("bob", ["Agriculture"]),
        edition=edition,
        decks={10: ["Databases"], 11: ["Fusion", "Climatology"]},
    )
    act(match, "Dogma Stem Cells")
    assert hand(match, "bob") == ["Fusion"]
    assert hand(match, "ann") == ["Climatology", "Databases"]


# A.I.


@every
def test_ai_scores_a_10(edition: str) -> None:
    match = table(
        player("ann", ["A.I."]),
        player("bob", ["Masonry"], hand=["Tools"]),
        edition=edition,
        decks={10: ["Databases", "Stem Cells"]},
    )
    act(match, "Dogma A.I.")
    assert score(match, "ann") == ["Databases"]
    assert score(match, "bob") == []
    assert winners(match) == []


@every
def test_ai_lets_the_lowest_score_win_with_robotics_and_software_on_different_boards(edition: str) -> None:
    match = table(
        player("ann", ["A.I."]),
        player("bob", ["Robotics"], score=["Tools"]),
        player("carl", ["Software"], score=["Calendar"]),
        edition=edition,
    )
    act(match, "Dogma A.I.")
    assert winners(match) == ["bob"]


@every
def test_ai_lets_its_own_player_win_with_the_lowest_score(edition: str) -> None:
    match = table(
        player("ann", ["A.I.", "Robotics", "Software"]),
        player("bob", ["Masonry"], score=["Fission", "Calendar"]),
        edition=edition,
    )
    act(match, "Dogma A.I.")
    assert winners(match) == ["ann"]


@every
def test_ai_goes_on_if_the_lowest_score_is_tied(edition: str) -> None:
    match = table(
        player("ann", ["A.I.", "Robotics", "Software"]),
        player("bob", ["Masonry"]),
        player("carl", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma A.I.")
    assert winners(match) == []


@every
@pytest.mark.parametrize(("on_top", "elsewhere"), [("Software", "Robotics"), ("Robotics", "Software")])
def test_ai_needs_both_robotics_and_software_on_top(edition: str, on_top: str, elsewhere: str) -> None:
    below = {"Robotics": {"red": ["Metalworking", "Robotics"]}, "Software": {"blue": ["Pottery", "Software"]}}
    covered = table(
        player("ann", ["A.I.", on_top], piles=dict(below[elsewhere])),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(covered, "Dogma A.I.")
    assert winners(covered) == []
    held = table(player("ann", ["A.I.", on_top]), player("bob", ["Masonry"], hand=[elsewhere]), edition=edition)
    act(held, "Dogma A.I.")
    assert winners(held) == []


@every
def test_ai_is_shared_by_lightbulbs(edition: str) -> None:
    match = table(
        player("ann", ["A.I."]),
        player("bob", ["Tools"]),
        player("carl", ["Software"]),
        edition=edition,
        decks={10: ["Databases", "Stem Cells", "Robotics"]},
    )
    act(match, "Dogma A.I.")
    assert score(match, "bob") == ["Databases"]
    assert score(match, "carl") == []
    assert score(match, "ann") == ["Stem Cells"]
    assert hand(match, "ann") == ["Robotics"]


# The Internet


@before
@pytest.mark.parametrize(
    ("choice", "direction", "melded"), [("green", "up", ["Software", "Stem Cells"]), ("No", "unsplayed", ["Software"])]
)
def test_the_internet_scores_a_10_and_melds_one_for_every_two_clocks_counted_once(
    edition: str, choice: str, direction: str, melded: list[str]
) -> None:
    match = table(
        player("ann", ["The Internet", "Robotics"], piles={"green": ["The Wheel", "Bicycle"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["A.I.", "Software", "Stem Cells", "Globalization"]},
    )
    act(match, "Dogma The Internet", choice)
    assert splay(match, "ann", "green") == direction
    assert score(match, "ann") == ["A.I."]
    assert tops(match, "ann") == sorted(["Robotics", "The Internet", "The Wheel", *melded])
    assert deck(match, 10)[0] == ("Globalization" if choice == "green" else "Stem Cells")


@before
def test_the_internet_can_reach_the_clocks_for_world(edition: str) -> None:
    match = table(
        player(
            "ann",
            ["The Internet", "Databases", "Computers"],
            piles={"red": (["Fission", "Mobility"], "up")},
        ),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["A.I.", "Software", "Miniaturization", "Robotics", "Bioengineering", "Self Service"]},
    )
    act(match, "Dogma The Internet")
    assert pile(match, "ann", "blue") == ["Bioengineering", "Software", "Computers"]
    assert pile(match, "ann", "red") == ["Robotics", "Miniaturization", "Fission", "Mobility"]
    assert pile(match, "ann", "green") == ["Self Service", "Databases"]
    assert achievements(match, "ann") == ["World"]


@before
def test_each_effect_of_the_internet_goes_around_before_the_next_one(edition: str) -> None:
    match = table(
        player("ann", ["The Internet"]),
        player("bob", ["Computers"]),
        edition=edition,
        decks={10: ["A.I.", "Software", "Stem Cells", "Databases", "Globalization"]},
    )
    act(match, "Dogma The Internet")
    assert score(match, "bob") == ["A.I."]
    assert score(match, "ann") == ["Software"]
    assert tops(match, "bob") == ["Computers", "Stem Cells"]
    assert tops(match, "ann") == ["Databases", "The Internet"]
    assert hand(match, "ann") == ["Globalization"]


@fourth
@pytest.mark.parametrize(("choice", "direction"), [("green", "up"), ("No", "unsplayed")])
def test_the_internet_scores_a_10_and_melds_two_however_many_clocks_there_are(
    edition: str, choice: str, direction: str
) -> None:
    match = table(
        player("ann", ["The Internet", "Fission"], piles={"green": ["The Wheel", "Bicycle"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["A.I.", "Software", "Stem Cells", "Globalization"]},
    )
    act(match, "Dogma The Internet", choice)
    assert splay(match, "ann", "green") == direction
    assert score(match, "ann") == ["A.I."]
    assert tops(match, "ann") == ["Fission", "Software", "Stem Cells", "The Internet", "The Wheel"]
    assert deck(match, 10)[0] == "Globalization"


@fourth
def test_the_internet_is_shared_by_persons_and_not_by_clocks(edition: str) -> None:
    match = table(
        player("ann", ["The Internet"]),
        player("bob", ["Near-Field Comm"]),
        player("carl", ["Fission"]),
        edition=edition,
        decks={10: ["A.I.", "Software", "Databases", "Globalization", "Robotics", "Stem Cells", "Miniaturization"]},
    )
    act(match, "Dogma The Internet")
    assert score(match, "bob") == ["A.I."]
    assert score(match, "ann") == ["Software"]
    assert score(match, "carl") == []
    assert tops(match, "bob") == ["Databases", "Globalization"]
    assert tops(match, "ann") == ["Robotics", "Stem Cells", "The Internet"]
    assert hand(match, "ann") == ["Miniaturization"]
