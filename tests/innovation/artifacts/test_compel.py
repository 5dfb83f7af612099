"""Compel effects: demands on those who would share."""

from helpers import act, answer, artifacts, hand, junk, log, options, player, seat, table, tops, view, winners
from splay.innovation.facts import FACTORY

FACTORIES = "Industrialization"
"""A card that shows two factories."""


def test_a_compel_is_for_those_who_would_share_and_not_for_the_vulnerable() -> None:
    # Frigate Constitution shows three factories; Coal three, Industrialization two.
    match = artifacts(
        player("ann", ["Frigate Constitution"]),
        player("bob", ["Coal"], hand=["Robotics"]),
        player("cat", [FACTORIES], hand=["Canning"]),
    )
    act(match, "Dogma Frigate Constitution")
    # The value of both is that of no top card of Ann's; a 6 would be returned.
    assert log(match, "cat")[-3:] == [
        "ann uses the dogma of Frigate Constitution; bob is vulnerable.",
        "bob must obey effect 1 of Frigate Constitution.",
        "bob reveals Robotics (10).",
    ]
    assert hand(match, "cat") == ["Canning"]


def test_a_compel_earns_no_free_draw() -> None:
    match = artifacts(
        player("ann", ["Frigate Constitution"]),
        player("bob", ["Coal"], hand=["Canning"]),
    )
    act(match, "Dogma Frigate Constitution")
    assert hand(match, "bob") == [], "Canning is a 6 as the frigate is"
    assert hand(match, "ann") == []


def test_who_is_compelled_also_shares_the_other_effects() -> None:
    # Hansen Writing Ball compels, and then has a dogma; it shows two clocks.
    match = artifacts(
        player("ann", ["Hansen Writing Ball"]),
        player("bob", ["Rocketry"]),
        decks={
            7: ["Bicycle", "Electricity", "Lighting", "Railroad", "Explosives", "Combustion"],
            8: ["Flight", "Mobility"],
        },
        exact=True,
        achievements=[],
    )
    answer(match, "Dogma Hansen Writing Ball")
    told = log(match, "ann")
    assert "ann uses the dogma of Hansen Writing Ball; bob may share; bob is vulnerable." in told
    assert told.index("bob must obey effect 1 of Hansen Writing Ball.") < told.index(
        "bob shares effect 2 of Hansen Writing Ball."
    )


def test_a_partner_is_not_compelled() -> None:
    match = artifacts(
        player("ann", ["Frigate Constitution"], team=0),
        player("bob", [FACTORIES], hand=["Tools"], team=1),
        player("cat", ["Coal"], hand=["Oars"], team=0),
        player("dan", ["Canal Building"], hand=["Paper"], team=1),
    )
    lineup = next(lineup for lineup in view(match, "ann").lineups if lineup.card.name == "Frigate Constitution")
    assert (lineup.sharing, lineup.compelled) == ([2], [])
    act(match, "Dogma Frigate Constitution")
    assert "cat must obey effect 1 of Frigate Constitution." not in log(match, "ann")


def test_far_away_in_a_large_game_twice_as_many_icons_are_needed() -> None:
    match = artifacts(
        player("ann", ["Frigate Constitution"]),
        player("bob", ["Coal"], hand=["Tools"]),
        player("cat", ["Puffing Billy"], hand=["Oars"]),
        player("dan", ["Ship of the Line Sussex", "The Daily Courant", "Buttonwood Agreement"], hand=["Paper"]),
        player("eve", ["Writing"], hand=["Sailing"]),
    )
    # Bob sits beside Ann, Cat and Dan are two seats away.
    lineup = next(lineup for lineup in view(match, "ann").lineups if lineup.card.name == "Frigate Constitution")
    assert [seat(match, name).count(FACTORY) for name in match.names] == [3, 3, 3, 7, 0]
    assert lineup.compelled == [1, 3]
    answer(match, "Dogma Frigate Constitution")
    assert [
        name for name in match.names if f"{name} must obey effect 1 of Frigate Constitution." in log(match, None)
    ] == [
        "bob",
        "dan",
    ]


def test_a_compel_is_no_non_demand_effect() -> None:
    # Self Service uses the non-demand effects of another top card.
    match = artifacts(player("ann", ["Self Service", "Frigate Constitution"]), player("bob", ["Coal"], hand=["Tools"]))
    answer(match, "Dogma Self Service")
    assert hand(match, "bob") == ["Tools"]
    assert not any("must obey" in line for line in log(match, "ann"))


def test_a_compel_used_as_if_on_another_card_goes_by_that_cards_icon() -> None:
    # Roundhay Garden Scene features the leaf, of which it has three itself.
    for board, compelled in ((["Agriculture"], True), (["Fermenting", "Coal"], False)):
        match = artifacts(
            player("ann", ["Roundhay Garden Scene"], score=["Frigate Constitution"]),
            player("bob", board, hand=["Robotics"]),
            decks={6: ["Canning", "Vaccination", "Metric System", "Industrialization"]},
        )
        answer(match, "Dogma Roundhay Garden Scene")
        assert ("bob must obey effect 1 of Frigate Constitution." in log(match, "ann")) == compelled


def test_an_endorsed_compel_goes_round_twice() -> None:
    match = table(
        player("ann", ["Cordoba", "Frigate Constitution"], hand=["Oars"]),
        player("bob", ["Coal"], hand=["Tools"]),
        sets=["base", "cities", "artifacts"],
    )
    # Ann shows six factories with Cordoba, so that Bob is not compelled; his hand stays.
    answer(match, "Endorse Frigate Constitution")
    assert not any("must obey" in line for line in log(match, "ann"))
    match = table(
        player("ann", ["Cordoba", "Frigate Constitution"], hand=["Oars"]),
        player("bob", ["Coal", "Puffing Billy"], hand=["Tools"]),
        sets=["base", "cities", "artifacts"],
    )
    answer(match, "Endorse Frigate Constitution")
    assert log(match, "ann").count("bob must obey effect 1 of Frigate Constitution.") == 2


def test_for_demands_that_look_at_cards_with_demands_a_compel_is_one() -> None:
    match = artifacts(player("ann", ["Frigate Constitution"]), player("bob"))
    card = seat(match, "ann").tops()[0]
    assert card.demands and [effect.is_demand for effect in card.effects] == [True]
    assert card.facts("3e")["effects"][0]["kind"] == "compel"  # type: ignore[index]


def test_a_demand_does_not_fall_on_those_who_would_share() -> None:
    match = artifacts(
        player("ann", ["Archery"]), player("bob", ["Metalworking"], hand=["Paper"]), decks={1: ["Tools", "Oars"]}
    )
    act(match, "Dogma Archery")
    assert hand(match, "bob") == ["Paper"]


def test_who_is_compelled_and_concedes_leaves_and_the_rest_goes_on() -> None:
    match = artifacts(
        player("ann", ["Frigate Constitution"]),
        player("bob", ["Coal"], hand=["Robotics", "Tools"]),
        player("cat", ["Puffing Billy"], hand=["Canning", "Oars"]),
    )
    answer(match, "Dogma Frigate Constitution")
    assert options(match) == ["Robotics", "Tools"]
    match.concede(1)
    assert "Robotics" in junk(match)
    answer(match, "Canning")
    assert hand(match, "cat") == ["Oars"]
    assert tops(match, "cat") == ["Puffing Billy"] and winners(match) == []
