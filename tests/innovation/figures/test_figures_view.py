"""What a seat sees of figures: karmas in force, inspire effects in sight, what an Inspire action would do."""

from typing import Any

from helpers import figures, player, table, view


def seen(match: Any, name: str) -> Any:
    """Return what a player sees, as plain data."""
    return view(match, name).to_json()


def test_the_karmas_of_top_figures_are_open_to_everyone() -> None:
    match = figures(player("ann", ["Huang Di"]), player("bob", piles={"purple": ["Mysticism", "Homer"]}))
    for name in ("ann", "bob"):
        ann, bob = seen(match, name)["players"]
        assert [karma["figure"] for karma in ann["karmas"]] == ["Huang Di", "Huang Di"]
        assert bob["karmas"] == []


def test_inspire_effects_are_seen_where_their_slots_are() -> None:
    # Hammurabi's is at the bottom left: splayed right it shows, splayed left it does not.
    for splay, shown in (("right", True), ("left", False)):
        bob = player("bob", piles={"red": (["Archery", "Hammurabi"], splay)})
        below = seen(figures(player("ann", ["Homer"]), bob), "ann")["players"][1]["board"]["red"]["cards"][1]
        assert below["name"] is None
        assert ("inspire" in below) is shown


def test_an_inspire_action_is_told_from_the_bottom_card_up_with_its_draw() -> None:
    ann = player("ann", piles={"red": (["Sun Tzu", "Hammurabi"], "right"), "purple": ["Philosophy"]})
    match = figures(ann, player("bob", ["Homer"]))
    (told,) = seen(match, "ann")["inspires"]
    assert (told["color"], told["value"]) == ("red", 2)
    assert [effect["figure"] for effect in told["effects"]] == ["Hammurabi", "Sun Tzu"]


def test_without_figures_nothing_of_this_is_told() -> None:
    data = seen(table(player("ann", ["Archery"]), player("bob")), "ann")
    assert "inspires" not in data
    assert all("karmas" not in each and "draw_value" not in each for each in data["players"])
