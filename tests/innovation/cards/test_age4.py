"""Age 4, card by card."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    asked,
    before,
    bottom_of_deck,
    deck,
    every,
    hand,
    options,
    pile,
    player,
    score,
    splay,
    table,
    tops,
)


@every
def test_experimentation_draws_and_melds_a_5(edition: str) -> None:
    match = table(
        player("ann", ["Experimentation"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={5: ["Physics", "Coal"]},
    )
    act(match, "Dogma Experimentation")
    assert pile(match, "ann", "blue") == ["Physics", "Experimentation"]
    assert tops(match, "bob") == ["Archery"]


@every
def test_experimentation_goes_up_when_the_deck_is_empty(edition: str) -> None:
    match = table(
        player("ann", ["Experimentation"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={7: ["Railroad"]},
        exact=True,
    )
    act(match, "Dogma Experimentation")
    assert tops(match, "ann") == ["Experimentation", "Railroad"]


@every
def test_experimentation_serves_a_sharing_opponent_first(edition: str) -> None:
    match = table(
        player("ann", ["Experimentation"]),
        player("bob", ["Philosophy"]),
        edition=edition,
        decks={5: ["Coal", "Banking", "Chemistry"]},
    )
    act(match, "Dogma Experimentation")
    assert tops(match, "bob") == ["Coal", "Philosophy"]
    assert tops(match, "ann") == ["Banking", "Experimentation"]
    assert hand(match, "ann") == ["Chemistry"]


@every
def test_printing_press_draws_two_above_the_top_purple_card(edition: str) -> None:
    match = table(
        player(
            "ann",
            piles={"blue": ["Printing Press", "Tools"], "purple": ["Societies", "Mysticism"]},
            score=["Oars", "Calendar"],
        ),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={7: ["Lighting"]},
    )
    act(match, "Dogma Printing Press", "Calendar", "blue")
    assert score(match, "ann") == ["Oars"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert hand(match, "ann") == ["Lighting"]
    assert splay(match, "ann", "blue") == "right"


@every
def test_printing_press_draws_a_2_without_a_purple_card(edition: str) -> None:
    match = table(
        player("ann", ["Printing Press"], score=["Oars"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={2: ["Fermenting"]},
    )
    act(match, "Dogma Printing Press", "Oars")
    assert hand(match, "ann") == ["Fermenting"]


@every
def test_printing_press_draws_nothing_if_no_card_is_returned(edition: str) -> None:
    match = table(
        player("ann", piles={"blue": ["Printing Press", "Tools"]}, score=["Oars"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Printing Press", "No", "No")
    assert score(match, "ann") == ["Oars"]
    assert hand(match, "ann") == []
    assert splay(match, "ann", "blue") == "unsplayed"


@every
def test_printing_press_with_an_empty_score_pile_only_splays(edition: str) -> None:
    match = table(
        player("ann", piles={"blue": ["Printing Press", "Tools"]}, hand=["Oars"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Printing Press", "blue")
    assert hand(match, "ann") == ["Oars"]
    assert splay(match, "ann", "blue") == "right"


@every
def test_colonialism_tucks_until_a_card_has_no_crown(edition: str) -> None:
    match = table(
        player("ann", ["Colonialism"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={3: ["Optics", "Compass", "Alchemy", "Paper"]},
    )
    act(match, "Dogma Colonialism")
    assert pile(match, "ann", "red") == ["Colonialism", "Optics"]
    assert pile(match, "ann", "green") == ["Compass"]
    assert pile(match, "ann", "blue") == ["Alchemy"]
    assert deck(match, 3)[0] == "Paper"


@every
def test_colonialism_stops_at_once_without_a_crown(edition: str) -> None:
    match = table(
        player("ann", ["Colonialism"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={3: ["Engineering", "Optics"]},
    )
    act(match, "Dogma Colonialism")
    assert pile(match, "ann", "red") == ["Colonialism", "Engineering"]
    assert deck(match, 3)[0] == "Optics"


def test_colonialism_of_the_fourth_edition_junks_the_5s_for_a_green_card() -> None:
    match = table(
        player("ann", ["Colonialism"]),
        player("bob", ["Archery"]),
        edition="4e",
        decks={3: ["Optics", "Compass", "Alchemy"], 5: ["Coal", "Physics"]},
    )
    act(match, "Dogma Colonialism")
    assert tops(match, "ann") == ["Alchemy", "Colonialism", "Compass"]
    assert deck(match, 5) == []
    assert "ann junks the 5 deck." in match.log(1)


def test_colonialism_of_the_fourth_edition_leaves_the_5s_for_other_colours() -> None:
    match = table(
        player("ann", ["Colonialism"]),
        player("bob", ["Archery"]),
        edition="4e",
        decks={3: ["Optics", "Alchemy"], 5: ["Coal"]},
    )
    act(match, "Dogma Colonialism")
    assert deck(match, 5)[0] == "Coal"


def test_colonialism_of_the_fourth_edition_goes_on_after_a_green_card_without_any_5s() -> None:
    match = table(
        player("ann", ["Colonialism"]),
        player("bob", ["Archery"]),
        edition="4e",
        decks={3: ["Paper", "Compass", "Alchemy"]},
        exact=True,
    )
    act(match, "Dogma Colonialism")
    assert pile(match, "ann", "green") == ["Paper", "Compass"]
    assert pile(match, "ann", "blue") == ["Alchemy"]


@before
def test_colonialism_junked_nothing_before_the_fourth_edition(edition: str) -> None:
    match = table(
        player("ann", ["Colonialism"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={3: ["Paper", "Alchemy"], 5: ["Coal"]},
    )
    act(match, "Dogma Colonialism")
    assert deck(match, 5)[0] == "Coal"


@before
def test_colonialism_can_tuck_the_sixth_card_for_monument(edition: str) -> None:
    match = table(
        player("ann", ["Colonialism"], tucked=4),
        player("bob", ["Archery"]),
        edition=edition,
        decks={3: ["Optics", "Alchemy"]},
    )
    act(match, "Dogma Colonialism")
    assert achievements(match, "ann") == ["Monument"]


@before
def test_colonialism_lets_a_sharing_opponent_reach_monument_first(edition: str) -> None:
    match = table(
        player("ann", ["Colonialism"], tucked=5),
        player("bob", ["Coal"], tucked=5),
        edition=edition,
        decks={3: ["Alchemy", "Engineering"]},
    )
    act(match, "Dogma Colonialism")
    assert achievements(match, "bob") == ["Monument"]
    assert achievements(match, "ann") == []


@every
def test_gunpowder_moves_a_castle_to_the_score_pile_and_scores_a_2(edition: str) -> None:
    match = table(
        player("ann", ["Gunpowder"]),
        player("bob", piles={"red": ["Archery", "Oars"], "green": ["The Wheel"], "blue": ["Pottery"]}),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    answer(match, "Dogma Gunpowder")
    assert asked(match) == "bob"
    assert options(match) == ["Archery", "The Wheel"]
    answer(match, "Archery")
    assert pile(match, "bob", "red") == ["Oars"]
    assert tops(match, "bob") == ["Oars", "Pottery", "The Wheel"]
    assert score(match, "ann") == ["Archery", "Calendar"]


@every
def test_gunpowder_scores_nothing_if_no_one_has_a_castle(edition: str) -> None:
    match = table(
        player("ann", ["Gunpowder", "Masonry"]),
        player("bob", piles={"green": ["Sailing", "The Wheel"]}),
        edition=edition,
    )
    act(match, "Dogma Gunpowder")
    assert pile(match, "bob", "green") == ["Sailing", "The Wheel"]
    assert score(match, "ann") == []


@every
def test_gunpowder_shares_the_second_effect_with_those_it_cannot_rob(edition: str) -> None:
    match = table(
        player("ann", ["Gunpowder"]),
        player("bob", ["Archery"]),
        player("cat", ["Colonialism", "Masonry"]),
        edition=edition,
        decks={2: ["Calendar", "Fermenting"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Gunpowder")
    assert tops(match, "bob") == []
    assert tops(match, "cat") == ["Colonialism", "Masonry"]
    assert score(match, "cat") == ["Calendar"]
    assert score(match, "ann") == ["Archery", "Fermenting"]
    assert hand(match, "ann") == ["Anatomy"]


@every
def test_gunpowder_takes_one_card_from_each_victim_and_scores_once(edition: str) -> None:
    match = table(
        player("ann", ["Gunpowder"]),
        player("bob", ["Archery"]),
        player("cat", ["Masonry"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Gunpowder")
    assert score(match, "ann") == ["Archery", "Calendar", "Masonry"]


@before
@pytest.mark.parametrize(("scored", "claimed"), [(4, []), (5, ["Monument"])])
def test_gunpowder_counts_only_the_drawn_card_as_scored(edition: str, scored: int, claimed: list[str]) -> None:
    match = table(
        player("ann", ["Gunpowder"], scored=scored),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Gunpowder")
    assert len(score(match, "ann")) == 2
    assert achievements(match, "ann") == claimed


@every
def test_invention_turns_one_left_splay_right_and_scores_a_4(edition: str) -> None:
    match = table(
        player(
            "ann",
            piles={
                "blue": (["Pottery", "Calendar"], "up"),
                "red": (["Archery", "Oars"], "left"),
                "green": (["Invention", "Sailing"], "left"),
                "yellow": ["Masonry", "Agriculture"],
            },
        ),
        player("bob", ["Mysticism"]),
        edition=edition,
        decks={4: ["Gunpowder"]},
    )
    answer(match, "Dogma Invention")
    assert options(match) == ["red", "green", "No"]
    answer(match, "red")
    assert score(match, "ann") == ["Gunpowder"]
    assert splay(match, "ann", "red") == "right"
    assert splay(match, "ann", "green") == "left"
    assert splay(match, "ann", "blue") == "up"
    assert achievements(match, "ann") == []


@every
def test_invention_scores_nothing_when_declined(edition: str) -> None:
    match = table(
        player("ann", piles={"green": (["Invention", "Sailing"], "left")}),
        player("bob", ["Mysticism"]),
        edition=edition,
    )
    act(match, "Dogma Invention", "No")
    assert score(match, "ann") == []
    assert splay(match, "ann", "green") == "left"


@every
def test_invention_has_nothing_to_splay_without_a_left_splay(edition: str) -> None:
    match = table(
        player("ann", piles={"green": (["Invention", "Sailing"], "right"), "red": ["Archery", "Oars"]}),
        player("bob", ["Mysticism"]),
        edition=edition,
    )
    act(match, "Dogma Invention")
    assert score(match, "ann") == []
    assert splay(match, "ann", "red") == "unsplayed"


ANN_LEFT: dict[str, Pile] = {
    "blue": (["Tools", "Pottery"], "left"),
    "red": (["Oars", "Metalworking"], "left"),
    "green": (["Invention", "Clothing"], "left"),
    "yellow": (["Masonry", "Agriculture"], "left"),
    "purple": (["City States", "Mysticism"], "left"),
}
BOB_LEFT: dict[str, Pile] = {
    "blue": (["Experimentation", "Writing"], "left"),
    "red": (["Archery", "Engineering"], "left"),
    "green": (["Paper", "Compass"], "left"),
    "yellow": (["Perspective", "Domestication"], "left"),
    "purple": (["Education", "Code of Laws"], "left"),
}


@every
def test_invention_claims_wonder_for_five_splays_in_any_direction(edition: str) -> None:
    match = table(player("ann", piles=ANN_LEFT), player("bob"), edition=edition)
    act(match, "Dogma Invention", "No")
    assert achievements(match, "ann") == ["Wonder"]


def test_invention_of_the_fourth_edition_counts_a_splay_aslant() -> None:
    piles: dict[str, Pile] = {**ANN_LEFT, "purple": (["City States", "Mysticism"], "aslant")}
    match = table(player("ann", piles=piles), player("bob"), edition="4e")
    answer(match, "Dogma Invention")
    assert options(match) == ["blue", "red", "green", "yellow", "No"]
    answer(match, "No")
    assert achievements(match, "ann") == ["Wonder"]


@every
def test_invention_does_not_claim_wonder_with_a_colour_unsplayed(edition: str) -> None:
    piles: dict[str, Pile] = {**ANN_LEFT, "purple": ["City States", "Mysticism"]}
    match = table(player("ann", piles=piles), player("bob"), edition=edition)
    act(match, "Dogma Invention", "No")
    assert achievements(match, "ann") == []


@every
def test_invention_lets_a_sharing_opponent_claim_wonder_first(edition: str) -> None:
    match = table(player("ann", piles=ANN_LEFT), player("bob", piles=BOB_LEFT), edition=edition)
    answer(match, "Dogma Invention")
    assert asked(match) == "bob"
    answer(match, "No", "No")
    assert achievements(match, "bob") == ["Wonder"]
    assert achievements(match, "ann") == []
    assert len(hand(match, "ann")) == 1  # the free draw


@every
def test_navigation_takes_a_2_or_3_of_the_victims_choice(edition: str) -> None:
    match = table(
        player("ann", ["Navigation"]),
        player("bob", ["Tools"], score=["Archery", "Calendar", "Optics", "Anatomy"]),
        edition=edition,
    )
    answer(match, "Dogma Navigation")
    assert asked(match) == "bob"
    assert options(match) == ["Calendar", "Optics"]
    answer(match, "Optics")
    assert score(match, "ann") == ["Optics"]
    assert score(match, "bob") == ["Anatomy", "Archery", "Calendar"]


@every
def test_navigation_takes_no_other_value(edition: str) -> None:
    match = table(
        player("ann", ["Navigation"]),
        player("bob", ["Tools"], score=["Archery", "Anatomy"]),
        edition=edition,
    )
    act(match, "Dogma Navigation")
    assert score(match, "ann") == []
    assert score(match, "bob") == ["Anatomy", "Archery"]


@every
def test_navigation_takes_from_each_victim_but_not_from_a_player_with_as_many_crowns(edition: str) -> None:
    match = table(
        player("ann", ["Navigation"], scored=5),
        player("bob", ["Tools"], score=["Calendar"]),
        player("cat", ["Enterprise"], score=["Optics"]),
        player("dan", score=["Paper"]),
        edition=edition,
    )
    act(match, "Dogma Navigation")
    assert score(match, "ann") == ["Calendar", "Paper"]
    assert score(match, "cat") == ["Optics"]
    assert achievements(match, "ann") == []


@every
def test_anatomy_returns_a_score_card_and_a_top_card_of_its_value(edition: str) -> None:
    match = table(
        player("ann", ["Anatomy"]),
        player(
            "bob",
            piles={"red": ["Archery", "Oars"], "green": ["Sailing"], "purple": ["Philosophy"]},
            score=["Tools", "Paper"],
        ),
        edition=edition,
    )
    answer(match, "Dogma Anatomy")
    assert asked(match) == "bob"
    answer(match, "Tools")
    assert asked(match) == "bob"
    assert options(match) == ["Archery", "Sailing"]
    answer(match, "Archery")
    assert score(match, "bob") == ["Paper"]
    assert tops(match, "bob") == ["Oars", "Philosophy", "Sailing"]
    assert bottom_of_deck(match, 1, 2) == ["Tools", "Archery"]


@every
def test_anatomy_spares_the_board_without_a_top_card_of_that_value(edition: str) -> None:
    match = table(
        player("ann", ["Anatomy"]),
        player("bob", piles={"red": ["Archery", "Optics"]}, score=["Tools", "Paper"]),
        edition=edition,
    )
    act(match, "Dogma Anatomy", "Paper")
    assert score(match, "bob") == ["Tools"]
    assert pile(match, "bob", "red") == ["Archery", "Optics"]


@every
def test_anatomy_does_nothing_to_an_empty_score_pile(edition: str) -> None:
    match = table(
        player("ann", ["Anatomy"], score=["Calendar"]),
        player("bob", ["Archery"], hand=["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Anatomy")
    assert tops(match, "bob") == ["Archery"]
    assert hand(match, "bob") == ["Tools"]
    assert score(match, "ann") == ["Calendar"]


@pytest.mark.parametrize(("edition", "junked"), [("1e", False), ("3e", False), ("4e", True)])
def test_anatomy_junks_the_4s_in_the_fourth_edition(edition: str, junked: bool) -> None:
    match = table(
        player("ann", ["Anatomy"]),
        player("bob", ["Archery"], score=["Tools"]),
        edition=edition,
        decks={4: ["Gunpowder"]},
    )
    act(match, "Dogma Anatomy")
    assert tops(match, "bob") == []
    assert (deck(match, 4) == []) is junked


def test_anatomy_of_the_fourth_edition_also_junks_the_card_just_returned_there() -> None:
    match = table(
        player("ann", ["Anatomy"]),
        player("bob", ["Gunpowder"], score=["Invention"]),
        edition="4e",
    )
    act(match, "Dogma Anatomy")
    assert tops(match, "bob") == score(match, "bob") == []
    assert deck(match, 4) == []


@pytest.mark.parametrize("in_score", [[], ["Calendar"]])
def test_anatomy_of_the_fourth_edition_junks_nothing_if_either_card_is_missing(in_score: list[str]) -> None:
    match = table(
        player("ann", ["Anatomy"]),
        player("bob", ["Archery"], score=in_score),
        edition="4e",
        decks={4: ["Gunpowder"]},
    )
    act(match, "Dogma Anatomy")
    assert score(match, "bob") == []
    assert tops(match, "bob") == ["Archery"]
    assert deck(match, 4)[0] == "Gunpowder"


@before
def test_perspective_scores_a_card_for_every_two_lightbulbs(edition: str) -> None:
    match = table(
        player("ann", ["Perspective", "Experimentation"], hand=["Tools", "Archery", "Oars", "Coal"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Perspective", "Tools", "Archery", "Coal")
    assert score(match, "ann") == ["Archery", "Coal"]
    assert hand(match, "ann") == ["Oars"]
    assert bottom_of_deck(match, 1) == ["Tools"]


def test_perspective_of_the_fourth_edition_scores_a_card_for_every_colour_with_a_lightbulb() -> None:
    match = table(
        player(
            "ann",
            piles={
                "yellow": ["Perspective"],
                "blue": ["Printing Press"],
                "red": ["Oars", "Engineering"],
                "green": (["Sailing", "Measurement"], "right"),
                "purple": ["City States", "Education"],
            },
            hand=["Tools", "Archery", "Clothing", "Coal", "Masonry"],
        ),
        player("bob", ["Metalworking"]),
        edition="4e",
    )
    act(match, "Dogma Perspective", "Tools", "Archery", "Clothing", "Masonry")
    assert score(match, "ann") == ["Archery", "Clothing", "Masonry"]
    assert hand(match, "ann") == ["Coal"]
    assert bottom_of_deck(match, 1) == ["Tools"]


@every
def test_perspective_scores_what_there_is_of_a_small_hand(edition: str) -> None:
    match = table(
        player("ann", ["Perspective", "Experimentation", "Education"], hand=["Tools", "Archery"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Perspective", "Tools")
    assert score(match, "ann") == ["Archery"]
    assert hand(match, "ann") == []


@every
def test_perspective_scores_nothing_when_declined(edition: str) -> None:
    match = table(
        player("ann", ["Perspective"], hand=["Tools", "Archery"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Perspective", "No")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Archery", "Tools"]


@every
def test_perspective_does_nothing_with_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Perspective"], score=["Oars"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Perspective")
    assert score(match, "ann") == ["Oars"]


@every
def test_enterprise_takes_a_crown_that_is_not_purple_and_gives_a_4(edition: str) -> None:
    match = table(
        player("ann", ["Enterprise", "Navigation"]),
        player("bob", ["Sailing", "Code of Laws"]),
        edition=edition,
        decks={4: ["Reformation"]},
    )
    act(match, "Dogma Enterprise", "green")
    assert pile(match, "ann", "green") == ["Sailing", "Navigation"]
    assert splay(match, "ann", "green") == "right"
    assert pile(match, "bob", "purple") == ["Reformation", "Code of Laws"]
    assert pile(match, "bob", "green") == []


@every
def test_enterprise_lets_the_victim_choose_among_crowns(edition: str) -> None:
    match = table(
        player("ann", ["Enterprise", "Navigation"]),
        player("bob", ["Writing", "Oars", "Clothing"]),
        edition=edition,
        decks={4: ["Colonialism"]},
    )
    answer(match, "Dogma Enterprise")
    assert asked(match) == "bob"
    assert options(match) == ["Writing", "Oars", "Clothing"]
    answer(match, "Oars")
    assert tops(match, "ann") == ["Enterprise", "Navigation", "Oars"]
    assert tops(match, "bob") == ["Clothing", "Colonialism", "Writing"]


@every
def test_enterprise_leaves_a_board_whose_only_crown_is_purple(edition: str) -> None:
    match = table(
        player("ann", piles={"purple": ["Enterprise"], "green": ["Navigation", "The Wheel"]}),
        player("bob", ["City States", "Tools"]),
        edition=edition,
    )
    act(match, "Dogma Enterprise", "No")
    assert tops(match, "bob") == ["City States", "Tools"]
    assert splay(match, "ann", "green") == "unsplayed"


@before
def test_reformation_tucks_a_card_for_every_two_leaves(edition: str) -> None:
    match = table(
        player("ann", ["Reformation", "Anatomy"], hand=["Tools", "Archery", "Oars", "Sailing"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Reformation", "Yes", "Tools", "Archery", "Sailing")
    assert hand(match, "ann") == ["Oars"]
    assert tops(match, "ann") == ["Anatomy", "Archery", "Reformation", "Sailing", "Tools"]


@before
def test_reformation_asks_for_the_order_within_a_colour_and_then_splays(edition: str) -> None:
    match = table(
        player("ann", ["Reformation", "Anatomy"], hand=["Masonry", "Domestication", "Mysticism"]),
        player("bob", ["Oars"]),
        edition=edition,
    )
    answer(match, "Dogma Reformation", "Yes", "Domestication")
    assert options(match) == ["yellow", "purple", "No"]
    answer(match, "purple")
    assert pile(match, "ann", "yellow") == ["Anatomy", "Domestication", "Masonry"]
    assert pile(match, "ann", "purple") == ["Reformation", "Mysticism"]
    assert splay(match, "ann", "purple") == "right"
    assert splay(match, "ann", "yellow") == "unsplayed"


@before
def test_reformation_tucks_the_whole_of_a_small_hand(edition: str) -> None:
    match = table(
        player("ann", ["Reformation", "Anatomy"], hand=["Tools", "Oars"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Reformation", "Yes")
    assert hand(match, "ann") == []
    assert tops(match, "ann") == ["Anatomy", "Oars", "Reformation", "Tools"]


@before
def test_reformation_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", piles={"purple": ["Reformation", "Mysticism"]}, hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Reformation", "No", "No")
    assert hand(match, "ann") == ["Tools"]
    assert splay(match, "ann", "purple") == "unsplayed"


@every
def test_reformation_with_an_empty_hand_only_splays(edition: str) -> None:
    match = table(
        player("ann", piles={"purple": ["Reformation", "Mysticism"]}),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Reformation", "purple")
    assert splay(match, "ann", "purple") == "right"


def test_reformation_of_the_fourth_edition_splays_first_and_tucks_for_every_splayed_colour() -> None:
    match = table(
        player(
            "ann",
            piles={
                "purple": ["Reformation", "Mysticism"],
                "red": (["Oars", "Archery"], "left"),
                "blue": (["Writing", "Pottery"], "up"),
                "green": ["Sailing", "Clothing"],
            },
            hand=["Tools", "Coal", "Masonry", "Domestication"],
        ),
        player("bob", ["Metalworking"]),
        edition="4e",
    )
    act(match, "Dogma Reformation", "purple", "Yes", "Tools", "Coal", "Masonry")
    assert splay(match, "ann", "purple") == "right"
    assert pile(match, "ann", "blue") == ["Writing", "Pottery", "Tools"]
    assert pile(match, "ann", "red") == ["Oars", "Archery", "Coal"]
    assert pile(match, "ann", "yellow") == ["Masonry"]
    assert hand(match, "ann") == ["Domestication"]


def test_reformation_of_the_fourth_edition_tucks_the_whole_of_a_small_hand() -> None:
    match = table(
        player(
            "ann",
            piles={"purple": (["Reformation", "Mysticism"], "right"), "red": (["Oars", "Archery"], "left")},
            hand=["Tools"],
        ),
        player("bob", ["Metalworking"]),
        edition="4e",
    )
    act(match, "Dogma Reformation", "Yes")
    assert hand(match, "ann") == []
    assert pile(match, "ann", "blue") == ["Tools"]


def test_reformation_of_the_fourth_edition_may_be_declined() -> None:
    match = table(
        player("ann", piles={"purple": ["Reformation", "Mysticism"]}, hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition="4e",
    )
    act(match, "Dogma Reformation", "purple", "No")
    assert splay(match, "ann", "purple") == "right"
    assert hand(match, "ann") == ["Tools"]


def test_reformation_of_the_fourth_edition_tucks_nothing_without_a_splay() -> None:
    match = table(
        player("ann", piles={"purple": ["Reformation", "Mysticism"], "yellow": ["Anatomy"]}, hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition="4e",
    )
    act(match, "Dogma Reformation", "No")
    assert hand(match, "ann") == ["Tools"]


@before
def test_reformation_can_reach_monument(edition: str) -> None:
    match = table(
        player("ann", ["Reformation", "Anatomy"], hand=["Tools", "Oars", "Sailing"], tucked=3),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Reformation", "Yes")
    assert achievements(match, "ann") == ["Monument"]
