"""Figures in the Sand, age 7: what each effect and each karma does, and where it does nothing."""

import pytest

from helpers import (
    achievements,
    act,
    all_of,
    answer,
    available,
    bottom_of_deck,
    counted,
    deck,
    figures,
    forecast,
    game,
    hand,
    icons,
    junk,
    karmas_told,
    log,
    options,
    pile,
    player,
    score,
    splay,
    tops,
    winners,
)
from splay.kernel.match import Match
from splay.kernel.plain import Spec

SIX: list[str | int] = [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("figure", "color", "cover", "decree"),
    [
        ("Charles Darwin", "blue", "Pottery", "Advancement"),
        ("Robert E. Lee", "red", "Oars", "War"),
        ("Florence Nightingale", "yellow", "Masonry", "Expansion"),
        ("Queen Victoria", "purple", "Mysticism", "Rivalry"),
    ],
)
def test_decrees_of_age_7_need_two_figures_while_the_figure_is_on_top(
    figure: str, color: str, cover: str, decree: str
) -> None:
    two = player("bob", ["Sailing"], hand=["Huang Di", "Gilgamesh"])
    match = figures(player("ann", [figure], hand=["Homer", "Hatshepsut"]), two)
    assert [option for option in options(match) if "decree" in option] == [f"Issue the {decree} decree"]
    match = figures(player("ann", [figure]), two, turn="bob")
    assert not [option for option in options(match) if "decree" in option]
    match = figures(player("ann", piles={color: [cover, figure]}, hand=["Homer", "Hatshepsut"]), two)
    assert not [option for option in options(match) if "decree" in option]


@pytest.mark.parametrize(
    ("figure", "action", "value", "also"),
    [
        ("Charles Darwin", "Dogma Charles Darwin", 8, []),
        ("James Clerk Maxwell", "Inspire blue", 8, ["Lighting"]),
        ("Rowland Hill", "Inspire yellow", 7, ["Lighting"]),
    ],
)
def test_figures_of_age_7_that_draw_a_card(figure: str, action: str, value: int, also: list[str]) -> None:
    drawn = {7: "Explosives", 8: "Flight"}[value]
    decks = {value: [drawn], 7: [*([drawn] if value == 7 else []), "Lighting"]}
    match = figures(player("ann", [figure]), player("bob", ["Masonry"]), decks=decks)
    act(match, action)
    assert hand(match, "ann") == sorted([drawn, *also])


def test_an_echo_draws_the_next_higher_card_where_a_deck_is_empty() -> None:
    match = figures(
        player("ann", ["Charles Darwin"]), player("bob", ["Masonry"], score=all_of(8)), decks={9: ["Suburbia"]}
    )
    act(match, "Dogma Charles Darwin")
    assert hand(match, "ann") == ["Suburbia"]


# Charles Darwin


def test_charles_darwin_wins_by_a_claim_of_whoever_leads() -> None:
    match = figures(
        player("ann", ["Charles Darwin"], score=["Astronomy"], achievements=[1, 3]),
        player("bob", ["Masonry"], achievements=[4]),
    )
    act(match, "Achieve 2")
    assert winners(match) == ["ann"]
    assert achievements(match, "ann") == [1, 3]


def test_charles_darwin_wins_by_a_special_achievement_as_well() -> None:
    match = figures(
        player("ann", ["Charles Darwin", "Construction", "Sailing", "Masonry", "Mysticism"], achievements=[1]),
        player("bob", ["Agriculture"]),
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Construction")
    assert winners(match) == ["ann"]


@pytest.mark.parametrize(
    ("mine", "theirs", "third"), [([], [], []), ([1], [3], []), ([1], [], [3, 4]), ([1], ["Monument"], [])]
)
def test_charles_darwin_only_claims_where_someone_has_as_many(
    mine: list[str | int], theirs: list[str | int], third: list[str | int]
) -> None:
    match = figures(
        player("ann", ["Charles Darwin"], score=["Astronomy"], achievements=mine),
        player("bob", ["Masonry"], achievements=theirs),
        player("cat", ["Agriculture"], achievements=third),
    )
    act(match, "Achieve 2")
    assert winners(match) == []
    assert achievements(match, "ann") == [*mine, 2]
    assert karmas_told(match) == ["Charles Darwin"]


@pytest.mark.parametrize(
    ("picked", "mine", "theirs"), [("Charles Darwin", [1], []), ("Shivaji", [], [1])], ids=["nothing", "it is lost"]
)
def test_charles_darwin_can_be_picked_even_where_nothing_comes_of_it(
    picked: str, mine: list[int], theirs: list[int]
) -> None:
    match = figures(player("ann", ["Charles Darwin"], score=[5]), player("bob", ["Shivaji"], score=[10]))
    answer(match, "Achieve 1")
    assert options(match) == ["Charles Darwin", "Shivaji"]
    answer(match, picked)
    assert (achievements(match, "ann"), achievements(match, "bob")) == (mine, theirs)


def test_charles_darwin_counts_achievements_of_teams_together() -> None:
    match = figures(
        player("ann", ["Charles Darwin"], score=["Astronomy"], team=0),
        player("bob", ["Masonry"], team=1, achievements=[4]),
        player("cat", ["Agriculture"], team=0, achievements=[1, 3]),
        player("dan", ["Oars"], team=1),
    )
    act(match, "Achieve 2")
    assert winners(match) == ["ann", "cat"]


def test_charles_darwin_is_silent_for_others_and_once_covered() -> None:
    leader = player("bob", ["Lighting"], score=["Physics", "Astronomy"], achievements=[1])
    match = figures(player("ann", ["Charles Darwin"]), leader, turn="bob")
    act(match, "Achieve 2")
    assert winners(match) == []
    match = figures(player("ann", ["Charles Darwin"], achievements=[3, 4]), leader, turn="bob")
    act(match, "Achieve 2")
    assert winners(match) == [], "it is not the one who leads who claims"
    match = figures(
        player("ann", piles={"blue": ["Atomic Theory", "Charles Darwin"]}, score=["Physics", "Coal"], achievements=[1]),
        player("bob", ["Masonry"]),
    )
    act(match, "Achieve 2")
    assert achievements(match, "ann") == [1, 2]
    assert karmas_told(match) == []


# James Clerk Maxwell


def test_james_clerk_maxwell_adds_of_each_icon_in_sight_one_for_each_card_in_hand() -> None:
    ann = player("ann", ["James Clerk Maxwell", "Sailing"], hand=["Tools", "Oars"])
    match = figures(ann, player("bob", ["Masonry"], hand=["Calendar"]))
    assert icons(match, "ann") == {"clock": 3, "crown": 4, "leaf": 3}
    assert icons(match, "bob") == {"castle": 3}
    match = figures(player("ann", ["James Clerk Maxwell", "Sailing"]), player("bob", ["Masonry"]))
    assert icons(match, "ann") == {"clock": 1, "crown": 2, "leaf": 1}


def test_james_clerk_maxwell_adds_nothing_once_covered() -> None:
    match = figures(
        player("ann", piles={"blue": ["Pottery", "James Clerk Maxwell"]}, hand=["Tools", "Oars"]),
        player("bob", ["Masonry"]),
    )
    assert icons(match, "ann") == {"leaf": 3}


def test_clocks_that_a_karma_adds_count_for_world() -> None:
    match = figures(
        player("ann", ["James Clerk Maxwell"], hand=[*all_of(1, but=["Masonry", "Agriculture"])[:10]]),
        player("bob", ["Masonry"]),
        decks={7: ["Lighting"]},
    )
    act(match, "Draw")
    assert icons(match, "ann") == {"clock": 12}
    assert achievements(match, "ann") == ["World"]


# John Ericsson


def test_john_ericsson_tucks_a_7() -> None:
    match = figures(player("ann", ["John Ericsson"]), player("bob", ["Masonry"]), decks={7: ["Explosives", "Lighting"]})
    act(match, "Inspire red")
    assert pile(match, "ann", "red") == ["John Ericsson", "Explosives"]
    assert hand(match, "ann") == ["Lighting"]


def test_john_ericsson_tucks_a_higher_card_where_no_7_is_left() -> None:
    match = figures(
        player("ann", ["John Ericsson"]),
        player("bob", ["Masonry"], score=all_of(7)),
        decks={8: ["Flight", "Mobility"]},
    )
    act(match, "Inspire red")
    assert pile(match, "ann", "red") == ["John Ericsson", "Flight"]
    assert hand(match, "ann") == ["Mobility"]


def test_john_ericsson_scores_the_lower_top_figures_of_opponents_when_melded() -> None:
    match = figures(
        player("ann", ["Huang Di"], hand=["John Ericsson"]),
        player("bob", ["Gilgamesh", "Charles Darwin"]),
        player("cat", ["Oars"], piles={"purple": ["Mysticism", "Homer"], "green": ["Hatshepsut"]}),
    )
    answer(match, "Meld John Ericsson")
    # Her own figure, one of value 7 and one that is covered stay where they are.
    assert score(match, "ann") == ["Gilgamesh", "Hatshepsut"]
    assert (tops(match, "bob"), tops(match, "cat")) == (["Charles Darwin"], ["Mysticism", "Oars"])
    assert options(match) == ["Huang Di", "John Ericsson"]
    answer(match, "Huang Di")
    assert tops(match, "ann") == ["John Ericsson"]


def test_john_ericsson_scores_nothing_where_there_is_no_such_figure() -> None:
    match = figures(player("ann", hand=["John Ericsson"]), player("bob", ["Charles Darwin", "Oars"]))
    act(match, "Meld John Ericsson")
    assert score(match, "ann") == []


def test_john_ericsson_adds_two_clocks_for_each_factory_until_covered() -> None:
    others = player("bob", ["Steam Engine"])
    match = figures(player("ann", ["John Ericsson", "Canning"]), others)
    assert icons(match, "ann") == {"factory": 4, "leaf": 1, "clock": 8}
    assert icons(match, "bob") == {"factory": 2, "crown": 1}
    match = figures(player("ann", piles={"red": ["Coal", "John Ericsson"]}), others)
    assert icons(match, "ann") == {"factory": 3}


# Robert E. Lee


def test_robert_e_lee_moves_a_top_card_with_a_leaf_to_any_board() -> None:
    match = figures(
        player("ann", ["Robert E. Lee", "Agriculture"]),
        player("bob", ["Calendar", "Oars"]),
        player("cat", ["Masonry"]),
    )
    answer(match, "Dogma Robert E. Lee")
    assert options(match) == ["Robert E. Lee", "Agriculture", "Calendar"]
    answer(match, "Calendar")
    assert options(match) == ["bob", "cat", "ann"]
    answer(match, "cat")
    assert tops(match, "cat") == ["Calendar", "Masonry"]
    assert tops(match, "bob") == ["Oars"]


def test_robert_e_lee_can_leave_the_card_where_it_is() -> None:
    match = figures(player("ann", ["Robert E. Lee", "Agriculture"]), player("bob", ["Oars"]))
    act(match, "Dogma Robert E. Lee", "Agriculture", "ann")
    assert tops(match, "ann") == ["Agriculture", "Robert E. Lee"]


def test_robert_e_lee_moves_nothing_without_a_top_leaf() -> None:
    match = figures(
        player("ann", piles={"red": (["Machine Tools", "Robert E. Lee"], "right")}, score=["Oars"]),
        player("bob", ["Masonry"]),
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Machine Tools")
    assert pile(match, "ann", "red") == ["Machine Tools", "Robert E. Lee"]
    assert score(match, "ann") == ["Oars", "Tools"]


def test_every_seven_leaves_are_an_achievement_with_robert_e_lee() -> None:
    ann = ["Pottery", "Clothing", "Agriculture"]
    others = player("bob", ["Lighting"])
    match = figures(player("ann", ["Robert E. Lee", *ann]), others)
    assert icons(match, "ann")["leaf"] == 10
    assert counted(match, "ann") == ["seven leaves"]
    match = figures(
        player(
            "ann",
            ["Robert E. Lee", "Pottery", "Clothing", "Socialism"],
            piles={"yellow": (["Agriculture", "Sanitation"], "up")},
        ),
        others,
    )
    assert icons(match, "ann")["leaf"] == 15
    assert counted(match, "ann") == ["seven leaves", "seven leaves"]
    match = figures(
        player("ann", ["Robert E. Lee", "Pottery"]), player("bob", ["Agriculture", "Socialism", "Calendar"])
    )
    assert counted(match, "ann") == counted(match, "bob") == []
    match = figures(player("ann", ann, piles={"red": ["Oars", "Robert E. Lee"], "purple": ["Socialism"]}), others)
    assert counted(match, "ann") == []


def test_the_seventh_leaf_can_win_with_robert_e_lee() -> None:
    match = figures(
        player("ann", ["Robert E. Lee", "Agriculture"], hand=["Pottery"], achievements=SIX), player("bob", ["Masonry"])
    )
    act(match, "Meld Pottery")
    assert winners(match) == ["ann"]


# Alfred Nobel


def test_alfred_nobel_scores_a_card_from_hand() -> None:
    match = figures(
        player("ann", ["Alfred Nobel"], hand=["Tools", "Oars"]), player("bob", ["Masonry"]), decks={7: ["Lighting"]}
    )
    act(match, "Inspire green", "Oars")
    assert score(match, "ann") == ["Oars"]
    assert hand(match, "ann") == ["Lighting", "Tools"]


def test_alfred_nobel_scores_nothing_of_an_empty_hand() -> None:
    match = figures(player("ann", ["Alfred Nobel"]), player("bob", ["Masonry"]), decks={7: ["Lighting"]})
    act(match, "Inspire green")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Lighting"]


@pytest.mark.parametrize(
    ("bob", "cat", "prizes"),
    [
        (["Masonry"], ["Metalworking"], ["crown prize", "leaf prize"]),
        # One crown against two of hers is half as many; two of three leaves are more than that.
        (["Domestication"], ["Machinery"], ["crown prize"]),
        (["Masonry"], ["Currency"], ["leaf prize"]),
        (["Currency"], ["Machinery"], []),
    ],
)
def test_icons_of_which_one_has_twice_as_many_are_achievements_with_alfred_nobel(
    bob: list[str], cat: list[str], prizes: list[str]
) -> None:
    match = figures(player("ann", ["Alfred Nobel", "Pottery"]), player("bob", bob), player("cat", cat))
    assert counted(match, "ann") == prizes
    assert counted(match, "bob") == counted(match, "cat") == []


def test_alfred_nobel_counts_what_karmas_add_and_nothing_once_covered() -> None:
    # Two clocks in sight and six that three factories give, against two.
    match = figures(
        player("ann", ["Alfred Nobel", "Railroad", "John Ericsson"]), player("bob", ["Lighting", "Publications"])
    )
    assert icons(match, "ann")["clock"] == 8
    assert "clock prize" in counted(match, "ann")
    match = figures(
        player("ann", ["Pottery"], piles={"green": ["Currency", "Alfred Nobel"]}), player("bob", ["Masonry"])
    )
    assert counted(match, "ann") == []


@pytest.mark.parametrize(("returned", "at_the_end"), [("Agriculture", True), ("Tools", False), ("No", False)])
def test_a_prize_that_anothers_majority_holds_back_wins_at_the_end_of_that_action(
    returned: str, at_the_end: bool
) -> None:
    match = figures(
        player("ann", ["Alfred Nobel", "Metalworking"], hand=["Pottery"], achievements=SIX),
        player("bob", ["Muhammad Yunus", "Domestication"], hand=["Agriculture", "Tools"]),
        turn="bob",
    )
    answer(match, "Dogma Domestication", returned)
    # Ann shares and melds three leaves, of which bob has none; but he has the most of the icon that he has named.
    assert winners(match) == ["ann"]
    assert ("bob executes effect 1 of Domestication." in log(match, None)) == at_the_end


def test_a_prize_can_win_with_alfred_nobel() -> None:
    match = figures(player("ann", ["Alfred Nobel"], hand=["Pottery"], achievements=SIX[:5]), player("bob", ["Masonry"]))
    act(match, "Meld Pottery")
    assert winners(match) == ["ann"]


# George Stephenson


def test_george_stephenson_splays_up_what_is_splayed_right() -> None:
    ann = player(
        "ann", piles={"green": (["George Stephenson", "Sailing"], "right"), "red": (["Oars", "Archery"], "left")}
    )
    match = figures(ann, player("bob", ["Masonry"]))
    answer(match, "Dogma George Stephenson")
    assert options(match) == ["green", "No"]
    answer(match, "green")
    assert splay(match, "ann", "green") == "up"
    match = figures(ann, player("bob", ["Masonry"]))
    act(match, "Dogma George Stephenson", "No")
    assert splay(match, "ann", "green") == "right"


def test_george_stephenson_splays_nothing_that_is_not_splayed_right() -> None:
    match = figures(
        player("ann", piles={"green": (["George Stephenson", "Sailing"], "left")}), player("bob", ["Masonry"])
    )
    act(match, "Dogma George Stephenson")
    assert splay(match, "ann", "green") == "left"


def stephenson(ann: Spec, turn: str = "ann") -> Match:
    bob = player("bob", ["Lighting"], score=["Astronomy", *all_of(3)])
    return figures(ann, bob, achievements=["Tools"], turn=turn)


def test_george_stephenson_adds_an_achievement_of_each_age_before_a_claim() -> None:
    match = stephenson(player("ann", ["George Stephenson"]))
    bottoms = [bottom_of_deck(match, age)[0] for age in (1, 2, 4, 5, 6, 7, 8, 9)]
    tens = deck(match, 10)
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1]
    # No 3 is left to be made available, and a 10 never is.
    assert [card.name for card in game(match).available.cards] == bottoms
    assert [age for age in available(match) if isinstance(age, int)] == [1, 2, 4, 5, 6, 7, 8, 9]
    assert deck(match, 10) == tens


def test_george_stephenson_acts_before_a_special_achievement_too() -> None:
    match = figures(
        player("ann", ["George Stephenson", "Construction", "Tools", "Masonry", "Mysticism"]),
        player("bob", ["Agriculture"]),
        achievements=[],
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Construction")
    assert achievements(match, "ann") == ["Empire"]
    assert [age for age in available(match) if isinstance(age, int)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("ann", "turn"),
    [
        (player("ann", ["George Stephenson"]), "bob"),
        (player("ann", score=["Coal"], piles={"green": ["Sailing", "George Stephenson"]}), "ann"),
    ],
)
def test_george_stephenson_is_silent_for_others_and_once_covered(ann: Spec, turn: str) -> None:
    match = stephenson(ann, turn)
    act(match, "Achieve 1")
    assert achievements(match, turn) == [1]
    assert not game(match).available.cards


# Florence Nightingale


def test_florence_nightingale_tucks_a_card_from_hand() -> None:
    match = figures(
        player("ann", ["Florence Nightingale"], hand=["Masonry", "Oars"]),
        player("bob", ["Tools"]),
        decks={7: ["Lighting"]},
    )
    act(match, "Inspire yellow", "Masonry")
    assert pile(match, "ann", "yellow") == ["Florence Nightingale", "Masonry"]
    assert hand(match, "ann") == ["Lighting", "Oars"]


def test_florence_nightingale_tucks_nothing_of_an_empty_hand() -> None:
    match = figures(player("ann", ["Florence Nightingale"]), player("bob", ["Tools"]), decks={7: ["Lighting"]})
    act(match, "Inspire yellow")
    assert pile(match, "ann", "yellow") == ["Florence Nightingale"]
    assert hand(match, "ann") == ["Lighting"]


@pytest.mark.parametrize("card", ["Mapmaking", "Anatomy", "Rocketry", "Mass Media"])
def test_florence_nightingale_keeps_scored_cards_from_the_effects_of_opponents(card: str) -> None:
    match = figures(
        player("ann", ["Florence Nightingale", "Oars"], score=["Tools"]),
        player("bob", [card], hand=["Calendar"]),
        turn="bob",
    )
    act(match, f"Dogma {card}", *(["Calendar", "1"] if card == "Mass Media" else []))
    assert score(match, "ann") == ["Tools"]
    assert score(match, "bob") == []
    assert tops(match, "ann") == ["Florence Nightingale", "Oars"]
    assert set(karmas_told(match)) == {"Florence Nightingale"}


def test_florence_nightingale_keeps_scored_cards_when_everything_is_removed() -> None:
    match = figures(
        player("ann", ["Florence Nightingale"], hand=["Oars"], score=["Tools", "Calendar"]),
        player("bob", ["Fission"], score=["Sailing"]),
        decks={10: ["Robotics"]},
        turn="bob",
    )
    act(match, "Dogma Fission")
    assert score(match, "ann") == ["Calendar", "Tools"]
    assert (tops(match, "ann"), score(match, "bob")) == ([], [])
    assert junk(match) == ["Fission", "Florence Nightingale", "Oars", "Robotics", "Sailing"]


def test_florence_nightingale_keeps_scored_cards_from_a_decree() -> None:
    match = figures(
        player("ann", ["Florence Nightingale"], score=["Tools", "Calendar"]),
        player("bob", ["Oars"], hand=["Homer", "Charles Darwin", "Albert Einstein"]),
        turn="bob",
    )
    act(match, "Issue the Rivalry decree", "ann: a 1", "ann: a 1", "ann: a 2")
    assert score(match, "ann") == ["Calendar", "Tools"]
    assert tops(match, "ann") == []


def test_what_follows_a_return_does_not_where_florence_nightingale_keeps_the_card() -> None:
    ann = player("ann", ["Florence Nightingale", "Oars"], score=["Tools"], achievements=[1])
    match = figures(ann, player("bob", ["Jiskairumoko Necklace"]), also=["artifacts"], turn="bob")
    act(match, "Dogma Jiskairumoko Necklace")
    assert (score(match, "ann"), achievements(match, "ann")) == (["Tools"], [1])
    match = figures(
        ann,
        player("bob", ["East India Company Charter"], score=["Sailing"]),
        also=["artifacts"],
        decks={5: ["Coal"]},
        turn="bob",
    )
    act(match, "Dogma East India Company Charter", "1", "Sailing")
    assert (score(match, "ann"), score(match, "bob")) == (["Tools"], ["Coal"])


def test_florence_nightingale_lets_the_owner_return_and_others_lose_theirs() -> None:
    match = figures(
        player("ann", ["Florence Nightingale", "Chemistry"], score=["Tools"]),
        player("bob", ["Oars"]),
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Chemistry", "Tools")
    assert score(match, "ann") == ["Flight"]
    match = figures(player("ann", ["Florence Nightingale", "Rocketry"], score=["Tools"]), player("bob", score=["Oars"]))
    act(match, "Dogma Rocketry")
    assert score(match, "bob") == []
    assert karmas_told(match) == []


def test_florence_nightingale_lets_cards_be_exchanged() -> None:
    match = figures(
        player("ann", ["Florence Nightingale"], score=["Calendar"]),
        player("bob", ["Medicine"], score=["Oars"]),
        turn="bob",
    )
    act(match, "Dogma Medicine")
    assert score(match, "ann") == ["Oars"]


def test_florence_nightingale_keeps_nothing_once_covered() -> None:
    match = figures(
        player("ann", piles={"yellow": ["Masonry", "Florence Nightingale"]}, score=["Tools"]),
        player("bob", ["Mapmaking"]),
        decks={1: ["Oars"]},
        turn="bob",
    )
    act(match, "Dogma Mapmaking")
    assert score(match, "ann") == []
    assert score(match, "bob") == ["Oars", "Tools"]


# Rowland Hill

FIVE_CARDS = ["Pottery", "Calendar", "Alchemy", "Reformation", "Physics"]


def test_rowland_hill_returns_three_cards_and_claims_the_others_before_a_claim() -> None:
    match = figures(player("ann", ["Rowland Hill"], score=["Coal"], hand=FIVE_CARDS), player("bob", ["Oars"]))
    act(match, "Achieve 1", "Pottery", "Calendar", "Alchemy")
    assert achievements(match, "ann") == [1, 4, 5]
    assert hand(match, "ann") == []
    assert bottom_of_deck(match, 3) == ["Alchemy"]


@pytest.mark.parametrize("held", [[], ["Pottery", "Calendar"], ["Pottery", "Calendar", "Alchemy"]])
def test_rowland_hill_claims_nothing_more_without_a_fourth_card(held: list[str]) -> None:
    match = figures(player("ann", ["Rowland Hill"], score=["Coal"], hand=held), player("bob", ["Oars"]))
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1]
    assert hand(match, "ann") == []


def test_rowland_hill_acts_before_a_special_achievement_too() -> None:
    match = figures(
        player("ann", ["Rowland Hill", "Construction", "Sailing", "Tools", "Mysticism"], hand=FIVE_CARDS),
        player("bob", ["Agriculture"]),
        decks={2: ["Mapmaking"]},
    )
    answer(match, "Dogma Construction", "Calendar", "Alchemy", "Physics")
    assert achievements(match, "ann") == [1, 4, "Empire"]


def test_rowland_hill_is_silent_for_others_and_once_covered() -> None:
    match = figures(
        player("ann", ["Rowland Hill"], hand=FIVE_CARDS), player("bob", ["Oars"], score=["Coal"]), turn="bob"
    )
    act(match, "Achieve 1")
    assert (achievements(match, "ann"), achievements(match, "bob")) == ([], [1])
    match = figures(
        player("ann", piles={"yellow": ["Masonry", "Rowland Hill"]}, score=["Coal"], hand=FIVE_CARDS),
        player("bob", ["Oars"]),
    )
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1]
    assert hand(match, "ann") == sorted(FIVE_CARDS)


# Emperor Meiji


@pytest.mark.parametrize(("value", "card"), [("8", "Flight"), ("9", "Suburbia")])
def test_emperor_meiji_foreshadows_an_8_or_a_9(value: str, card: str) -> None:
    match = figures(
        player("ann", ["Emperor Meiji"]),
        player("bob", ["Oars"]),
        decks={7: ["Lighting"], 8: ["Flight"], 9: ["Suburbia"]},
    )
    act(match, "Inspire purple", value)
    assert forecast(match, "ann") == [card]


def test_emperor_meiji_foreshadows_a_10_where_no_9_is_left() -> None:
    match = figures(
        player("ann", ["Emperor Meiji"]), player("bob", ["Oars"], score=all_of(9)), decks={10: ["Software"]}
    )
    act(match, "Inspire purple", "9")
    assert forecast(match, "ann") == ["Software"]


def test_emperor_meiji_wins_with_a_10_upon_a_9_and_an_8() -> None:
    match = figures(player("ann", ["Emperor Meiji", "Suburbia", "Flight"], hand=["Software"]), player("bob", ["Oars"]))
    act(match, "Meld Software")
    assert winners(match) == ["ann"]
    match = figures(
        player("ann", ["Emperor Meiji", "Computers", "Flight"]), player("bob", ["Oars"]), decks={10: ["Stem Cells"]}
    )
    act(match, "Dogma Computers")
    assert winners(match) == ["ann"]


@pytest.mark.parametrize(
    ("others", "melded"),
    [(["Suburbia"], "Databases"), (["Flight"], "Databases"), (["Suburbia", "Flight"], "Computers")],
)
def test_emperor_meiji_does_not_win_without_all_three(others: list[str], melded: str) -> None:
    match = figures(player("ann", ["Emperor Meiji", *others], hand=[melded]), player("bob", ["Oars"]))
    act(match, f"Meld {melded}")
    assert winners(match) == []
    assert melded in tops(match, "ann")


def test_emperor_meiji_does_not_win_by_what_is_on_another_board() -> None:
    match = figures(player("ann", ["Emperor Meiji", "Flight"], hand=["Databases"]), player("bob", ["Suburbia"]))
    act(match, "Meld Databases")
    assert winners(match) == []


def test_emperor_meiji_does_not_win_for_others_nor_once_covered() -> None:
    match = figures(
        player("ann", ["Emperor Meiji", "Suburbia", "Flight"]),
        player("bob", ["Ecology", "Mobility"], hand=["Databases"]),
        turn="bob",
    )
    act(match, "Meld Databases")
    assert winners(match) == []
    match = figures(
        player("ann", ["Suburbia", "Flight"], piles={"purple": ["Mysticism", "Emperor Meiji"]}, hand=["Databases"]),
        player("bob", ["Oars"]),
    )
    act(match, "Meld Databases")
    assert winners(match) == []


def test_the_forecast_is_held_in_hand_with_emperor_meiji() -> None:
    bob = player("bob", ["Oars"], forecast=["Sailing"])
    match = figures(player("ann", ["Emperor Meiji", "Agriculture"], forecast=["Tools"]), bob)
    assert hand(match, "ann") == ["Tools"]
    assert hand(match, "bob") == []
    act(match, "Meld Tools")
    assert tops(match, "ann") == ["Agriculture", "Emperor Meiji", "Tools"]
    assert forecast(match, "ann") == hand(match, "ann") == []


def test_effects_use_the_forecast_as_hand_with_emperor_meiji() -> None:
    match = figures(
        player("ann", ["Emperor Meiji", "Agriculture"], forecast=["Tools"]),
        player("bob", ["Oars"]),
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Agriculture", "Tools")
    assert score(match, "ann") == ["Calendar"]
    assert forecast(match, "ann") == []


def test_the_forecast_is_no_hand_once_emperor_meiji_is_covered() -> None:
    match = figures(
        player("ann", piles={"purple": ["Mysticism", "Emperor Meiji"]}, forecast=["Tools"]), player("bob", ["Oars"])
    )
    assert hand(match, "ann") == []
    assert "Meld Tools" not in options(match)


# Queen Victoria


def test_queen_victoria_takes_a_figure_from_a_score_pile() -> None:
    match = figures(player("ann", ["Queen Victoria"]), player("bob", ["Oars"], score=["Homer", "Tools"]))
    act(match, "Dogma Queen Victoria")
    assert score(match, "ann") == ["Homer"]
    assert score(match, "bob") == ["Tools"]


def test_queen_victoria_chooses_by_backs_and_may_name_her_own_score_pile() -> None:
    match = figures(
        player("ann", ["Queen Victoria"], score=["Gilgamesh"]), player("bob", ["Oars"], score=["Homer", "Rowland Hill"])
    )
    answer(match, "Dogma Queen Victoria")
    assert options(match) == ["bob: a Figures 1", "bob: a Figures 7", "ann: a Figures 1"]
    answer(match, "ann: a Figures 1")
    assert score(match, "ann") == ["Gilgamesh"]
    assert score(match, "bob") == ["Homer", "Rowland Hill"]


def test_queen_victoria_takes_no_other_card() -> None:
    match = figures(player("ann", ["Queen Victoria"]), player("bob", ["Oars"], score=["Tools"]))
    act(match, "Dogma Queen Victoria")
    assert score(match, "bob") == ["Tools"]


def victoria(ann: Spec, turn: str = "ann") -> Match:
    bob = player("bob", ["Lighting"], score=["Bicycle", "Sanitation", *all_of(2)])
    return figures(ann, bob, achievements=["Tools", "Alchemy", "Reformation"], turn=turn)


def test_queen_victoria_adds_a_lower_achievement_before_a_standard_claim() -> None:
    match = victoria(player("ann", ["Queen Victoria"], score=["Electricity", "Explosives", "Evolution"]))
    bottom = bottom_of_deck(match, 3)
    answer(match, "Achieve 4")
    # No 2 is left.
    assert options(match) == ["1", "3"]
    answer(match, "3")
    assert achievements(match, "ann") == [4]
    assert [card.name for card in game(match).available.cards] == ["Tools", "Alchemy", *bottom]


def test_queen_victoria_adds_nothing_below_a_1_and_for_a_special_achievement() -> None:
    match = victoria(player("ann", ["Queen Victoria"], score=["Electricity"]))
    act(match, "Achieve 1")
    assert [age for age in available(match) if isinstance(age, int)] == [3, 4]
    match = figures(
        player("ann", ["Queen Victoria", "Construction", "Sailing", "Masonry", "Tools"]),
        player("bob", ["Agriculture"]),
        achievements=[],
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Construction")
    assert achievements(match, "ann") == ["Empire"]
    assert not game(match).available.cards


@pytest.mark.parametrize(
    ("ann", "turn"),
    [
        (player("ann", ["Queen Victoria"]), "bob"),
        (
            player(
                "ann", piles={"purple": ["Emancipation", "Queen Victoria"]}, score=["Explosives", "Railroad", "Coal"]
            ),
            "ann",
        ),
    ],
)
def test_queen_victoria_is_silent_for_others_and_once_covered(ann: Spec, turn: str) -> None:
    match = victoria(ann, turn)
    act(match, "Achieve 3")
    assert achievements(match, turn) == [3]
    assert [age for age in available(match) if isinstance(age, int)] == [1, 4]
    assert karmas_told(match) == []
