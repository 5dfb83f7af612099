"""Cities among other cards: effects that look at what is on them, foresight, sampled worlds and bots."""

from fuzz import moments, new_setup, new_table

from helpers import act, answer, cities, forecast, game, hand, options, pile, player, points, score, seat, tops, winners
from splay.bots.greedy import GreedyBot
from splay.innovation.sample import deal_anew
from splay.innovation.start import begin
from splay.kernel.agent import Table
from splay.kernel.match import Match
from splay.kernel.rng import Rng

# Effects


def test_a_city_has_no_dogma_to_use() -> None:
    match = cities(player("ann", ["Athens", "Writing"], hand=["Tools"]), player("bob", ["Archery"]))
    assert [label for label in options(match) if label.startswith("Dogma")] == ["Dogma Writing"]


def test_to_use_a_citys_effects_alone_does_nothing() -> None:
    match = cities(
        player("ann", ["Self Service", "Athens"], achievements=[]), player("bob", ["Sailing"], achievements=[1])
    )
    act(match, "Dogma Self Service")
    assert hand(match, "ann") == []
    assert tops(match, "ann") == ["Athens", "Self Service"]


def test_a_city_that_is_melded_and_then_to_be_used_is_just_melded() -> None:
    # Satellites melds a card from hand; the plus of Athens is for Meld actions.
    match = cities(
        player("ann", ["Satellites"], piles={"red": ["Oars"], "purple": ["Mysticism", "Philosophy"]}),
        player("bob", ["Sailing"]),
        decks={8: ["Flight", "Mobility", "Rocketry"], 9: ["Hong Kong"]},
    )
    answer(match, "Dogma Satellites", "purple", "Hong Kong")
    assert pile(match, "ann", "purple") == ["Hong Kong", "Mysticism", "Philosophy"]
    assert hand(match, "ann") == ["Flight", "Mobility", "Rocketry"]


def test_no_echo_effects_come_before_a_citys_effects() -> None:
    match = cities(
        player("ann", ["Self Service"], piles={"blue": (["Atlantis", "Ruler"], "left")}),
        player("bob", ["Sailing"], achievements=[1]),
        echoes=True,
    )
    act(match, "Dogma Self Service")
    assert hand(match, "ann") == []


# Icons and bonuses


def test_a_search_icon_counts_where_an_effect_counts_the_icons_of_a_card() -> None:
    match = cities(
        player("ann", ["Katana", "Masonry", "The Wheel"]), player("bob", ["Uruk"]), decks={4: ["Anatomy"]}, echoes=True
    )
    act(match, "Dogma Katana")
    assert score(match, "ann") == ["Uruk"]
    assert forecast(match, "ann") == ["Anatomy"]


def test_a_demand_for_a_card_with_an_icon_takes_a_city_with_its_search_icon() -> None:
    # The only castle of Atlantis is under its magnifying glass.
    match = cities(player("ann", ["Gunpowder"]), player("bob", ["Atlantis"]), decks={2: ["Calendar"]})
    act(match, "Dogma Gunpowder")
    assert score(match, "ann") == ["Atlantis", "Calendar"]


def test_a_plus_an_arrow_and_a_flag_are_no_icons() -> None:
    match = cities(player("ann", ["Social Networking", "Quantum Theory"]), player("bob", ["Lyon"]), echoes=True)
    answer(match, "Dogma Social Networking")
    assert options(match) == ["crown", "leaf", "lightbulb", "castle", "factory", "clock"]


def test_the_bonus_of_a_city_is_a_bonus() -> None:
    match = cities(
        player("ann", ["Watermill", "Sailing"], hand=["Alexandria"]),
        player("bob", ["Archery"]),
        decks={2: ["Calendar"]},
        echoes=True,
    )
    answer(match, "Dogma Watermill")
    assert pile(match, "ann", "blue") == ["Alexandria"]
    assert hand(match, "ann") == ["Calendar"]


def test_bonuses_count_for_the_score_also_without_echoes() -> None:
    match = cities(player("ann", ["Johannesburg", "Tikal"], score=["Athens"]), player("bob"))
    assert points(match, "ann") == 7 + 1 + 1 + 1


def test_the_pictures_of_covered_cities_count_for_heritage() -> None:
    greens = ["Bangkok", "London", "Sydney", "Bombay", "Toronto", "Manila", "Baghdad"]
    match = cities(
        player("ann", ["Philosophy"], piles={"green": (greens, "left")}, hand=["Venice"]), player("bob"), echoes=True
    )
    act(match, "Meld Venice")
    assert "Heritage" in [special.name for special in seat(match, "ann").specials]


# As an achievement


def test_a_city_can_be_a_standard_achievement_like_any_card_of_its_value() -> None:
    match = cities(
        player("ann", ["Hamburg"], score=["Databases"], achievements=["Athens", "Marseille"]),
        player("bob", ["Sailing"]),
        achievements=[1, 2, 3],
    )
    assert sorted(card.age for card in seat(match, "ann").achievements) == [1, 2]
    # Another one of its value costs twice as much: ten points are enough for a 1, not for a 2.
    assert points(match, "ann") == 10
    assert [label for label in options(match) if label.startswith("Achieve")] == ["Achieve 1"]


# Foresight, samples, bots


def idle(match: Match) -> list[str]:
    """Return the cards of which the one who is asked is told that they would do nothing."""
    assert match.decision is not None
    return [match.decision.values[index].label for index in match.idle_options()]


def test_a_dogma_that_can_splay_is_not_said_to_do_nothing_and_one_that_cannot_is() -> None:
    able = cities(player("ann", ["Philosophy"], piles={"blue": ["Tools", "Writing"]}), player("bob", ["Archery"]))
    assert idle(able) == ["Dogma Tools"]
    unable = cities(player("ann", ["Philosophy"], piles={"blue": ["Tools"]}), player("bob", ["Archery"]))
    assert idle(unable) == ["Dogma Tools", "Dogma Philosophy"]


def test_endorsing_is_never_said_to_do_nothing() -> None:
    match = cities(player("ann", ["Philosophy", "Athens"], hand=["Tools"]), player("bob", ["Archery"]))
    assert "Endorse Philosophy" in options(match)
    assert idle(match) == []


def test_a_sampled_world_has_a_city_where_a_citys_back_is_seen() -> None:
    match = cities(
        player("ann", ["Writing"], hand=["Tools"]), player("bob", ["Archery"], hand=["Athens", "Oars", "Rome"])
    )
    seen: set[str] = set()
    for number in range(12):
        held = deal_anew(game(match), 0, game(match), Rng(number)).players[1].hand
        assert [(card.set_name, card.age) for card in held] == [("cities", 1), ("base", 1), ("cities", 2)]
        seen.update(card.name for card in held)
    assert len(seen) > 6


def test_most_worlds_of_the_middle_of_an_effect_can_be_found() -> None:
    found = sought = 0
    for match in moments(new_table(("3e+cities", 2, {}), 3), 3):
        decision = match.decision
        if decision is not None and match.since:
            sought += 1
            found += match.seats[decision.seat].sample(decision, Rng(3)) is not None
    assert sought > 20
    assert found >= 0.9 * sought


def test_the_greedy_bot_plays_to_the_end() -> None:
    now = begin(new_setup(("3e+cities", 2, {}), 5))
    Table(now, [GreedyBot(1), GreedyBot(2)]).play()
    assert now.result is not None


def test_the_greedy_bot_wins_by_a_fountain() -> None:
    match = cities(
        player("ann", ["Sailing"], hand=["Kuala Lumpur", "Oars", "Tools"], achievements=[1, 2, 3, 4, 5, 6]),
        player("bob", ["Archery"]),
    )
    assert match.decision is not None
    match.answer(GreedyBot(1).decide(match.decision, match.seats[0]))
    assert winners(match) == ["ann"]
