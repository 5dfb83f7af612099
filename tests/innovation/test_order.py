"""The order of cards that are moved at once: asked across colours just where it decides who claims what."""

from helpers import achievements, act, answer, asked, options, player, score, table, tops, view
from splay.kernel.match import Match

HIGH = {"red": ["Robotics"], "green": ["Satellites"], "purple": ["Services"], "yellow": ["Suburbia"]}
"""Four top cards of value 8 or more."""


def translating(*scored: str, edition: str = "3e", **rest: object) -> Match:
    """Return a match in which ann can meld her score pile, with high cards on top of all colours but blue."""
    return table(
        player("ann", piles={**HIGH, "blue": ["Translation"]}, score=scored),
        player("bob", ["Oars"]),
        edition=edition,
        **rest,  # type: ignore[arg-type]
    )


def test_universe_is_won_or_not_by_the_order_that_the_player_chooses() -> None:
    for scored in (("Rocketry", "Agriculture"), ("Agriculture", "Rocketry")):
        match = translating(*scored)
        answer(match, "Dogma Translation", "Yes")
        assert asked(match) == "ann"
        assert sorted(options(match)) == ["Agriculture", "Rocketry"]
        answer(match, "Rocketry")
        assert achievements(match, "ann") == ["Universe"]
        assert tops(match, "ann") == ["Agriculture", "Robotics", "Rocketry", "Satellites", "Services"]

        match = translating(*scored)
        act(match, "Dogma Translation", "Yes", "Agriculture")
        assert achievements(match, "ann") == []


def test_where_no_order_claims_anything_it_is_not_asked() -> None:
    match = translating("Rocketry", "Agriculture", special=["Empire", "World", "Wonder", "Monument"])
    act(match, "Dogma Translation", "Yes")
    match = translating("Physics", "Agriculture")
    act(match, "Dogma Translation", "Yes")
    assert achievements(match, "ann") == []


def test_where_every_order_claims_the_same_it_is_not_asked() -> None:
    match = translating("Rocketry", "Empiricism")
    act(match, "Dogma Translation", "Yes")
    assert achievements(match, "ann") == ["Universe"]


def test_the_fourth_edition_settles_at_the_end_of_the_action_and_never_asks() -> None:
    match = translating("Rocketry", "Agriculture", edition="4e")
    act(match, "Dogma Translation", "Yes")
    assert achievements(match, "ann") == []


def test_it_is_asked_only_as_long_as_it_matters() -> None:
    # Once Rocketry lies there Universe is claimed, and the other two go as they lie.
    match = translating("Agriculture", "Rocketry", "Archery")
    answer(match, "Dogma Translation", "Yes")
    assert sorted(options(match)) == ["Agriculture", "Archery", "Rocketry"]
    answer(match, "Rocketry")
    assert options(match)[0] == "Draw"
    assert achievements(match, "ann") == ["Universe"]


def test_cards_of_one_colour_are_put_in_order_first() -> None:
    match = translating("Rocketry", "Agriculture", "Domestication")
    answer(match, "Dogma Translation", "Yes")
    assert options(match) == ["Agriculture", "Domestication"]
    answer(match, "Domestication")
    assert sorted(options(match)) == ["Domestication", "Rocketry"]
    answer(match, "Rocketry")
    assert achievements(match, "ann") == ["Universe"]
    assert "Agriculture" in tops(match, "ann")


def easing(*score: str) -> Match:
    """Return a match in which ann can meld her score pile, with three top cards of value 8 or more and no green one."""
    return table(
        player(
            "ann",
            piles={"red": ["Robotics"], "purple": ["Services"], "yellow": ["Suburbia"], "blue": ["Translation"]},
            score=score,
        ),
        player("bob", ["Oars"]),
        sets=["base", "figures"],
        special=["Universe"],
    )


def test_a_karma_that_comes_up_among_the_cards_can_make_the_order_matter() -> None:
    # With Hedy Lamarr on top four cards of value 7 are enough for Universe, until Agriculture covers one of them.
    match = easing("Agriculture", "Hedy Lamarr")
    answer(match, "Dogma Translation", "Yes")
    assert sorted(options(match)) == ["Agriculture", "Hedy Lamarr"]
    answer(match, "Hedy Lamarr")
    assert achievements(match, "ann") == ["Universe"]

    match = easing("Agriculture", "Hedy Lamarr")
    act(match, "Dogma Translation", "Yes", "Agriculture")
    assert achievements(match, "ann") == []


def test_a_karma_that_comes_up_in_any_order_leaves_it_unasked() -> None:
    match = easing("Physics", "Hedy Lamarr")
    act(match, "Dogma Translation", "Yes")
    assert achievements(match, "ann") == ["Universe"]


def engineering(**rest: object) -> Match:
    """Return a match in which bob shows three of each icon but two factories; Coal lies under his Metalworking."""
    return table(
        player("ann", ["Engineering", "Mysticism", "The Wheel"]),
        player(
            "bob",
            piles={
                "red": ["Metalworking", "Coal"],
                "yellow": ["Masonry"],
                "blue": (["Rocketry", "Pottery"], "up"),
                "green": (["Currency", "Clothing"], "up"),
                "purple": ["Philosophy"],
            },
        ),
        **rest,  # type: ignore[arg-type]
    )


def test_the_victim_of_a_demand_chooses_the_order_of_what_goes() -> None:
    match = engineering()
    answer(match, "Dogma Engineering")
    assert asked(match) == "bob"
    assert options(match) == ["Metalworking", "Masonry"]
    answer(match, "Metalworking")
    assert achievements(match, "bob") == ["Empire"]
    assert score(match, "ann") == ["Masonry", "Metalworking"]

    match = engineering()
    answer(match, "Dogma Engineering", "Masonry")
    assert achievements(match, "bob") == []
    assert score(match, "ann") == ["Masonry", "Metalworking"]


def test_the_victim_is_not_asked_where_the_achievement_is_gone() -> None:
    match = engineering(special=["Monument", "World", "Wonder", "Universe"])
    act(match, "Dogma Engineering")
    assert score(match, "ann") == ["Masonry", "Metalworking"]


def test_trying_the_orders_leaves_no_trace() -> None:
    match = engineering()
    before = view(match, "bob").to_json()["players"]
    answer(match, "Dogma Engineering")
    assert view(match, "bob").to_json()["players"] == before
