"""What follows "if you do" follows only what was really done, and not what a karma has put in its place."""

from typing import Any

import pytest

from helpers import (
    ACTION,
    achievements,
    act,
    answer,
    asked,
    bottom_of_deck,
    figures,
    forecast,
    hand,
    karmas_told,
    log,
    options,
    pile,
    player,
    points,
    score,
    seat,
    splay,
    tops,
    winners,
)
from splay.kernel.match import Match
from splay.kernel.plain import Spec

COVERS = {
    "Homer": ("purple", "Mysticism"),
    "Napoleon Bonaparte": ("red", "Archery"),
    "Mikhail Kalashnikov": ("red", "Archery"),
    "Sargon of Akkad": ("green", "Sailing"),
}
"""For each figure, its colour and a card to cover it with."""


def play(match: Match, action: str, *wanted: str) -> None:
    """Take an action: at each decision choose what is wanted, in this order; else stop, decline, or take the first."""
    answer(match, action)
    while match.decision is not None and match.decision.prompt != ACTION:
        offered = options(match)
        answer(match, next((label for label in (*wanted, "Done", "No") if label in offered), offered[0]))


def draws(match: Match, name: str = "ann") -> int:
    """Return how many cards a player has drawn."""
    return sum(line.startswith(f"{name} draws ") for line in log(match, None))


Row = tuple[str, str, list[str], list[str], tuple[str, ...], int, int]
"""The figure, the card used, what ann holds, the rest of her board, what she chooses, and how many cards she draws with
the karma in force, and with the figure covered."""

RETURNING: list[Row] = [
    ("Homer", "Pottery", ["Gilgamesh"], [], ("Gilgamesh",), 1, 2),
    ("Homer", "Tools", ["Gilgamesh", "Daedalus", "Fu Xi"], [], ("Yes",), 0, 1),
    ("Homer", "Agriculture", ["Gilgamesh"], [], ("Gilgamesh",), 0, 1),
    ("Homer", "Mathematics", ["Gilgamesh"], [], ("Gilgamesh",), 0, 1),
    ("Homer", "Currency", ["Gilgamesh", "Archimedes"], [], ("Gilgamesh", "Archimedes"), 0, 2),
    # Oars is returned, but not the figure of another value.
    ("Homer", "Currency", ["Archimedes", "Oars"], [], ("Archimedes", "Oars"), 1, 2),
    ("Homer", "Measurement", ["Gilgamesh"], [], ("Gilgamesh",), 0, 1),
    ("Homer", "Quantum Theory", ["Gilgamesh", "Fu Xi"], [], ("Gilgamesh", "Fu Xi"), 0, 2),
    ("Homer", "Antibiotics", ["Gilgamesh", "Archimedes"], [], ("Gilgamesh", "Archimedes"), 0, 4),
    ("Homer", "Ecology", ["Gilgamesh"], [], ("Gilgamesh",), 0, 2),
    ("Homer", "Sandpaper", ["Gilgamesh"], [], ("Gilgamesh",), 0, 1),
    ("Homer", "Umbrella", ["Gilgamesh", "Tools", "Writing"], [], ("No", "Gilgamesh"), 0, 0),
    ("Homer", "Pencil", ["Gilgamesh"], [], ("Gilgamesh",), 1, 2),
    ("Homer", "Papyrus of Ani", ["Plato"], [], ("Plato", "Base"), 0, 1),
    ("Napoleon Bonaparte", "Agriculture", ["Coal"], [], ("Coal",), 0, 1),
    ("Napoleon Bonaparte", "Lever", ["Coal", "Banking"], [], ("Coal", "Banking"), 2, 3),
    ("Napoleon Bonaparte", "Globe", ["Coal"], [], ("red", "Coal", "Done"), 0, 1),
    (
        "Napoleon Bonaparte",
        "Magnifying Glass",
        ["Tools", "Coal", "Banking", "Steam Engine"],
        [],
        ("Tools", "Yes"),
        1,
        2,
    ),
    ("Napoleon Bonaparte", "Tuning Fork", ["Coal"], [], ("Coal", "No"), 0, 1),
    # Nothing is returned, so there is no colour to draw for but the 6.
    ("Napoleon Bonaparte", "Typewriter", ["Coal"], [], (), 1, 2),
    ("Napoleon Bonaparte", "Kilogram of the Archives", ["Coal"], ["Banking"], ("Coal", "Banking"), 0, 1),
]
TUCKING: list[Row] = [
    ("Mikhail Kalashnikov", "Lighting", ["Oars"], [], ("Oars",), 0, 1),
    ("Mikhail Kalashnikov", "Suburbia", ["Oars"], [], ("Oars",), 0, 1),
    # She draws Industrialization, and could score Agriculture.
    ("Mikhail Kalashnikov", "Canning", [], ["Writing"], ("Yes",), 1, 1),
    ("Mikhail Kalashnikov", "Watermill", ["Bangle"], [], ("No",), 0, 1),
]
MELDING: list[Row] = [
    # With a meld two 1s are drawn, without one a card to foreshadow.
    ("Sargon of Akkad", "Chaturanga", ["Dice"], ["Tools"], (), 1, 2),
]


@pytest.mark.parametrize(
    ("figure", "used", "held", "board", "wanted", "replaced", "done"), [*RETURNING, *TUCKING, *MELDING]
)
def test_a_reward_is_drawn_only_for_what_was_done(
    figure: str, used: str, held: list[str], board: list[str], wanted: tuple[str, ...], replaced: int, done: int
) -> None:
    color, cover = COVERS[figure]
    for cards, count in (([figure], replaced), ([cover, figure], done)):
        match = figures(
            player("ann", [used, *board], piles={color: cards}, hand=held),
            player("bob"),
            also=["echoes", "artifacts"],
            decks={6: ["Industrialization"]},
        )
        play(match, f"Dogma {used}", *wanted)
        assert draws(match) == count, log(match, None)
        assert (figure in karmas_told(match)) == (cards == [figure])


def ann_with(figure: str, on_top: bool, used: str, **rest: Any) -> Spec:
    """Return ann with a card to use, and with a figure that is on top or covered."""
    color, cover = COVERS[figure]
    piles = {**rest.pop("piles", {}), color: [figure] if on_top else [cover, figure]}
    return player("ann", [used, *rest.pop("board", [])], piles=piles, **rest)


def using(figure: str, on_top: bool, used: str, *wanted: str, bob: Spec | None = None, **rest: Any) -> Match:
    """Return a match in which ann has used a card, with a figure on top or covered."""
    decks = rest.pop("decks", {})
    ann = ann_with(figure, on_top, used, **rest)
    match = figures(ann, bob or player("bob"), also=["echoes", "artifacts"], decks=decks)
    play(match, f"Dogma {used}", *wanted)
    return match


on_top_or_not = pytest.mark.parametrize("on_top", [True, False], ids=["in force", "covered"])


@on_top_or_not
def test_code_of_laws_splays_only_where_a_card_was_tucked(on_top: bool) -> None:
    # Masonry is carried out and kept, while it could have been tucked.
    yellow = ["Sunshu Ao", "Agriculture"] if on_top else ["Agriculture", "Sunshu Ao"]
    match = figures(player("ann", ["Code of Laws"], piles={"yellow": yellow}, hand=["Masonry"]), player("bob"))
    play(match, "Dogma Code of Laws", "Masonry", "yellow")
    assert hand(match, "ann") == (["Masonry"] if on_top else [])
    assert splay(match, "ann", "yellow") == ("unsplayed" if on_top else "left")


@on_top_or_not
def test_canning_scores_only_where_a_card_was_tucked(on_top: bool) -> None:
    match = using("Mikhail Kalashnikov", on_top, "Canning", "Yes", board=["Writing"], decks={6: ["Industrialization"]})
    assert score(match, "ann") == ([] if on_top else ["Archery", "Writing"])


@on_top_or_not
def test_road_building_asks_for_the_red_card_only_after_two_melds(on_top: bool) -> None:
    held = ["Clothing", "Calendar"]
    match = using("Sargon of Akkad", on_top, "Road Building", *held, "Yes", hand=held)
    assert tops(match, "bob") == ([] if on_top else ["Road Building"])


@on_top_or_not
def test_coal_scores_no_second_card_if_the_first_was_not_scored(on_top: bool) -> None:
    # Bob shares. Yi Sun-Sin tucks the card that he would score, and then a 3.
    red = ["Yi Sun-Sin"] if on_top else ["Metalworking", "Yi Sun-Sin"]
    bob = player("bob", ["Steam Engine", "Banking"], piles={"red": red, "blue": (["Tools", "Writing"], "left")})
    match = figures(player("ann", ["Coal"]), bob, decks={3: ["Education"], 5: ["Chemistry", "Statistics"]})
    answer(match, "Dogma Coal")
    while asked(match) == "bob" and "Tools" not in options(match):
        answer(match, "No")
    answer(match, "Tools")
    assert pile(match, "bob", "blue") == (["Writing", "Chemistry", "Tools"] if on_top else ["Chemistry"])
    assert score(match, "bob") == ([] if on_top else ["Tools", "Writing"])


@on_top_or_not
def test_skyscrapers_returns_the_other_cards_but_not_the_one_to_be_scored(on_top: bool) -> None:
    red = ["Saladin"] if on_top else ["Archery", "Saladin"]
    bob = player("bob", piles={"red": red, "blue": ["Quantum Theory", "Tools", "Writing", "Pottery"]})
    match = figures(player("ann", ["Skyscrapers"]), bob)
    play(match, "Dogma Skyscrapers")
    assert pile(match, "bob", "blue") == (["Tools"] if on_top else [])
    assert score(match, "bob") == ([] if on_top else ["Tools"])
    assert sorted(bottom_of_deck(match, 1, 2)) == ["Pottery", "Writing"]


@on_top_or_not
def test_miniaturization_rewards_only_a_10_that_was_returned(on_top: bool) -> None:
    match = using("Homer", on_top, "Miniaturization", "Jackie Chan", hand=["Jackie Chan"], score=[1, 2])
    assert draws(match) == (0 if on_top else 2)


@on_top_or_not
def test_principia_melds_only_for_cards_that_were_returned(on_top: bool) -> None:
    red = ["Napoleon Bonaparte"] if on_top else ["Oars", "Archery", "Napoleon Bonaparte"]
    match = figures(player("ann", ["Principia", "Steam Engine"], piles={"red": red}), player("bob"), also=["artifacts"])
    # He tucks Steam Engine, and scores himself as a top 6.
    play(match, "Dogma Principia", "Steam Engine")
    assert draws(match) == (0 if on_top else 2)


@on_top_or_not
def test_almanac_and_bifocals_reward_only_what_was_returned_from_the_forecast(on_top: bool) -> None:
    match = using("Napoleon Bonaparte", on_top, "Almanac", "Stove", forecast=["Stove"])
    # The echo effect draws a card.
    assert draws(match) == (1 if on_top else 2)
    match = using("Napoleon Bonaparte", on_top, "Bifocals", "1", "Coal", forecast=["Coal"])
    assert draws(match) == (1 if on_top else 2)


@on_top_or_not
def test_barometer_claims_only_for_a_blue_card_that_was_returned(on_top: bool) -> None:
    match = using(
        "Napoleon Bonaparte",
        on_top,
        "Barometer",
        "Yes",
        forecast=["Computers"],
        decks={2: ["Monotheism", "Pagoda"], 8: ["Socialism", "Crossword"]},
    )
    assert ("Destiny" in achievements(match, "ann")) == (not on_top)


def test_thermometer_repeats_only_for_a_yellow_card_that_was_melded() -> None:
    # Bob shares, and Imhotep returns the yellow card instead.
    bob = player("bob", ["Archery"], piles={"blue": ["Imhotep"], "yellow": ["Masonry", "Domestication"]})
    match = figures(
        player("ann", ["Thermometer"]),
        bob,
        also=["echoes"],
        decks={1: ["Sailing"], 2: ["Fermenting", "Canal Building"]},
    )
    play(match, "Dogma Thermometer")
    assert draws(match, "bob") == 1
    assert (pile(match, "bob", "yellow"), splay(match, "bob", "yellow")) == (["Masonry", "Domestication"], "left")


@on_top_or_not
def test_jet_remembers_only_what_was_melded(on_top: bool) -> None:
    match = using(
        "Sargon of Akkad", on_top, "Jet", board=["Tools"], hand=["Writing"], bob=player("bob", ["Pottery", "Masonry"])
    )
    assert tops(match, "bob") == (["Masonry", "Pottery"] if on_top else ["Masonry"])


@pytest.mark.parametrize(("top", "drawn"), [("Sejong the Great", 1), ("Tools", 2)])
def test_stethoscope_remembers_only_what_was_melded(top: str, drawn: int) -> None:
    # Bob shares. Sejong returns the blue card, and melds another one by his karma.
    bob = player("bob", ["Philosophy"], piles={"blue": [top]}, hand=["Experimentation"])
    match = figures(player("ann", ["Stethoscope"]), bob, also=["echoes"], decks={5: ["Chemistry"]})
    play(match, "Dogma Stethoscope")
    assert pile(match, "bob", "blue")[0] == ("Chemistry" if top == "Sejong the Great" else "Experimentation")
    assert (
        sum(line.startswith(("bob draws a 7", "bob draws an 8", "bob draws an Echoes")) for line in log(match, None))
        == drawn
    )


@on_top_or_not
def test_garlands_ruby_slippers_win_only_with_a_melded_card(on_top: bool) -> None:
    match = using("Sargon of Akkad", on_top, "Garland's Ruby Slippers", board=["Mobility"], hand=["Battleship Yamato"])
    assert winners(match) == ([] if on_top else ["ann"])


@on_top_or_not
def test_metre_bar_measures_only_a_card_that_was_melded(on_top: bool) -> None:
    # Bob shares: a red 1 would be the only card in sight of its colour, and he would win.
    green = ["Sargon of Akkad"] if on_top else ["Sailing", "Sargon of Akkad"]
    red: list[str] = ["Archery"] if on_top else []
    bob = player("bob", ["Code of Laws", "Canal Building"], piles={"green": green, **({"red": red} if red else {})})
    match = figures(
        player("ann", ["International Prototype Metre Bar"]),
        bob,
        also=["artifacts"],
        decks={1: ["Oars"], 9: ["Fission"]},
    )
    answer(match, "Dogma International Prototype Metre Bar", "1")
    assert winners(match) == ([] if on_top else ["bob"])
    if on_top:
        assert pile(match, "bob", "red") == ["Archery", "Oars"]


@pytest.mark.parametrize("shivaji", [["Shivaji"], ["Coal", "Shivaji"]])
def test_hot_air_balloon_gives_its_green_card_only_for_an_achievement_of_its_own(shivaji: list[str]) -> None:
    match = figures(
        player("ann", ["Hot Air Balloon"], score=[9]),
        player("bob", ["Tools"], piles={"red": shivaji}, achievements=[1], score=[10]),
        also=["echoes"],
        decks={7: ["Railroad", "Sanitation"]},
    )
    play(match, "Dogma Hot Air Balloon", "Tools")
    first = shivaji == ["Shivaji"]
    assert achievements(match, "bob") == ([1, 1] if first else [1])
    assert ("Hot Air Balloon" in tops(match, "bob")) == (not first)


@pytest.mark.parametrize(
    ("scored", "mine", "gives"),
    [(["Calendar", 7, 7, 7], [2, 2], True), (["Calendar"], [2], False)],
    ids=["eligible once more", "not any more"],
)
def test_hot_air_balloon_gives_its_green_card_where_a_karma_claims_after_all(
    scored: list[str | int], mine: list[str | int], gives: bool
) -> None:
    match = figures(
        player("ann", ["Murasaki Shikibu", "Hot Air Balloon"], score=scored),
        player("bob", ["Canal Building"], achievements=[2]),
        also=["echoes"],
        decks={7: ["Lighting", "Railroad"]},
    )
    # The scored 2 goes first; the top card is then her second 2, for which twice the points are needed.
    play(match, "Dogma Hot Air Balloon", "Canal Building")
    assert achievements(match, "ann") == mine
    assert (tops(match, "bob") == ["Hot Air Balloon"]) == gives


@pytest.mark.parametrize(("drawn", "foreshadowed"), [("Sanitation", True), ("Bicycle", False)])
def test_a_card_that_a_karma_foreshadows_after_all_is_foreshadowed(drawn: str, foreshadowed: bool) -> None:
    match = figures(player("ann", ["Christiaan Huygens"], hand=[drawn]), player("bob"))
    ann = seat(match, "ann")
    assert ann.foreshadow(ann.hand[0]) == foreshadowed
    assert (forecast(match, "ann") == [drawn]) == foreshadowed


def test_fission_is_over_for_everyone_when_a_karma_turns_it_round() -> None:
    # Ann draws the red card that Hammurabi demands of her; then nothing is demanded of Bob any more.
    match = figures(player("ann", ["Fission"]), player("bob", ["Hammurabi"]), decks={10: ["Robotics", "Software"]})
    act(match, "Dogma Fission")
    assert (tops(match, "ann"), tops(match, "bob")) == ([], [])
    assert [line for line in log(match, None) if "must obey" in line] == ["ann must obey effect 1 of Fission."]


def test_exxon_valdez_is_gone_with_the_player_whom_a_karma_drives_out() -> None:
    match = figures(
        player("ann", ["Exxon Valdez"]),
        player("bob", ["Hammurabi", "Steam Engine", "Chemistry"]),
        player("cat", ["Archery"]),
        also=["artifacts"],
    )
    answer(match, "Dogma Exxon Valdez")
    assert asked(match) == "bob"
    assert tops(match, "bob") == ["Chemistry", "Hammurabi", "Steam Engine"]
    assert tops(match, "cat") == ["Archery"]


def test_a_dogma_that_is_over_is_over_for_the_card_that_uses_it() -> None:
    # Gujin Tushu Jinsheng makes Fission's demand of both; with the first red card all is over.
    match = figures(
        player("ann", ["Gujin Tushu Jinsheng"]),
        player("bob", ["Fission"]),
        player("cat", ["Archery"]),
        also=["artifacts"],
        decks={10: ["Robotics", "Software"]},
    )
    play(match, "Dogma Gujin Tushu Jinsheng", "Fission")
    assert [line for line in log(match, None) if "must obey" in line] == ["bob must obey effect 1 of Fission."]


def test_genetics_scores_what_lies_under_its_card_wherever_that_has_gone() -> None:
    match = figures(player("ann", ["Genetics"]), player("bob", ["Archery"]), decks={10: ["Software"]})
    act(match, "Dogma Genetics")
    assert (pile(match, "ann", "blue"), score(match, "ann")) == (["Software"], ["Genetics"])
    match = figures(
        player("ann", ["Sargon of Akkad", "Genetics"], piles={"red": ["Robotics", "Oars"]}),
        player("bob", ["Archery"]),
        decks={10: ["Miniaturization"]},
    )
    act(match, "Dogma Genetics")
    # It has been tucked: nothing lies beneath it.
    assert pile(match, "ann", "red") == ["Robotics", "Oars", "Miniaturization"]
    assert score(match, "ann") == []


def test_chronicle_of_zuo_and_typewriter_draw_by_printed_values() -> None:
    match = figures(
        player("ann", ["Archimedes", "Chronicle of Zuo"]),
        player("bob", ["Philosophy", "Currency"]),
        also=["artifacts"],
        decks={3: ["Optics"], 4: ["Anatomy"]},
    )
    # A tie for the fewest castles: the 2 is a 3.
    act(match, "Dogma Chronicle of Zuo")
    assert hand(match, "ann") == ["Anatomy", "Optics"]
    # Bob's Typewriter is used with Ptolemy beside Archimedes: its 6 is a 7, and the card for Oars an 8.
    match = figures(
        player("ann", ["Archimedes", "Ptolemy", "Code of Laws"], hand=["Oars"]),
        player("bob", ["Typewriter"]),
        also=["echoes"],
        decks={3: ["Optics", "Katana"]},
    )
    play(match, "Dogma Typewriter")
    values = [line.rstrip(".").split()[-1] for line in log(match, None) if line.startswith("ann draws ")]
    # The first one is for the echo effect of Archimedes.
    assert values == ["3", "7", "8"]


def test_the_wealth_of_nations_counts_what_counts_as_scored() -> None:
    # With Michelangelo the 8 in hand is part of the score pile: 9 by five is 2, rounded up.
    match = figures(
        player("ann", ["Michelangelo", "The Wealth of Nations"], hand=["Mobility"]),
        player("bob", ["Archery"]),
        also=["artifacts"],
        decks={1: ["Tools"], 2: ["Calendar"]},
    )
    act(match, "Dogma The Wealth of Nations")
    assert points(match, "ann") == 1 + 2 + 8
    assert forecast(match, "ann") == []


def test_mask_of_warka_claims_every_achievement_of_the_value() -> None:
    match = figures(
        player("ann", ["Mask of Warka"], hand=["Tools"]),
        player("bob", ["Archery"]),
        also=["artifacts", "echoes"],
        achievements=[1, 1, 2],
    )
    play(match, "Dogma Mask of Warka", "blue")
    assert achievements(match, "ann") == [1, 1]


@on_top_or_not
@pytest.mark.parametrize(
    ("figure", "used", "rest", "replaced", "done"),
    [
        ("Homer", "Meiji-Mura Stamp Vending Machine", {"hand": ["Plato"]}, ["1", "1", "1"], ["2", "2", "2"]),
        ("Homer", "Boerhavve Silver Microscope", {"hand": ["Plato"], "board": ["Masonry"]}, ["1"], ["3"]),
        ("Napoleon Bonaparte", "Sliced Bread", {"score": ["Coal"]}, ["1", "1"], ["4", "4"]),
    ],
)
def test_a_card_that_was_not_returned_has_no_value(
    on_top: bool, figure: str, used: str, rest: dict[str, Any], replaced: list[str], done: list[str]
) -> None:
    match = using(figure, on_top, used, "No", "Masonry", **rest)
    drawn = [line.split()[-1].rstrip(".") for line in log(match, None) if line.startswith("ann draws ")]
    assert drawn[-len(done) :] == (replaced if on_top else done)


@on_top_or_not
def test_holy_grail_claims_only_for_a_card_that_was_returned(on_top: bool) -> None:
    match = using("Homer", on_top, "Holy Grail", "Plato", hand=["Plato"])
    assert achievements(match, "ann") == ([] if on_top else [2])


@on_top_or_not
def test_ark_of_the_covenant_takes_the_colour_only_of_a_card_that_was_returned(on_top: bool) -> None:
    bob = player("bob", ["Oars"])
    match = using("Napoleon Bonaparte", on_top, "Ark of the Covenant", "Coal", hand=["Coal"], bob=bob)
    assert tops(match, "bob") == (["Oars"] if on_top else [])
