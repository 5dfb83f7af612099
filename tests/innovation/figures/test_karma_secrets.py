"""Karmas and hidden cards: nobody is asked, or told by a question, what only another player can see."""

from helpers import all_of, answer, asked, figures, hand, junk, log, options, pile, player, score


def test_the_order_of_cards_that_the_mover_cannot_see_is_not_asked() -> None:
    # Fertilizer takes all 1s of bob's score pile, which his Florence Nightingale keeps there.
    bob = player("bob", ["Florence Nightingale"], score=["Archery", "Oars"])
    match = figures(player("ann", ["Fertilizer"], hand=["Tools"]), bob, also=["echoes"])
    answer(match, "Dogma Fertilizer", "Tools")
    assert options(match) == [str(value) for value in range(1, 11)]
    assert score(match, "bob") == ["Archery", "Oars"]
    assert not [line for line in log(match, "ann") if "Archery" in line or "Oars" in line]


def test_one_s_own_cards_are_put_in_order_and_those_of_others_go_after_them() -> None:
    # bob shares DeLorean DMC-12, which removes all hands; his Homer tucks the figures that he holds.
    bob = player("bob", ["Homer", "Databases"], hand=["Fu Xi", "Daedalus"])
    match = figures(player("ann", ["DeLorean DMC-12"], hand=["Sailing", "Oars"]), bob, also=["artifacts"])
    answer(match, "Dogma DeLorean DMC-12")
    assert (asked(match), options(match)) == ("bob", ["Fu Xi", "Daedalus"])
    answer(match, "Daedalus")
    assert (pile(match, "bob", "blue"), pile(match, "bob", "green")) == (["Daedalus"], ["Fu Xi"])
    assert hand(match, "bob") == []
    assert {"Oars", "Sailing", "Databases"} < set(junk(match))


def test_where_an_order_could_decide_a_claim_cards_of_others_are_not_among_those_to_order() -> None:
    # Fu Xi fades; for a green card Che Guevara removes all score piles with it. With Fu Xi on top everything counts.
    ann = player("ann", ["Che Guevara", "Fu Xi"], score=[*all_of(5), *all_of(6)])
    match = figures(ann, player("bob", ["Oars"], score=[*all_of(7), *all_of(8)]))
    answer(match, "Draw", "Fu Xi")
    assert asked(match) == "ann" and options(match)[0] == "Draw"
    assert score(match, "ann") == score(match, "bob") == []


def test_a_hidden_card_is_shown_before_the_current_player_chooses_which_karma_it_triggers() -> None:
    # bob shares Pottery and scores a 1, which with a lightbulb triggers two karmas of his.
    bob = player("bob", ["Ludwig Van Beethoven", "Erwin Rommel", "Agriculture"], hand=["Tools"])
    match = figures(player("ann", ["Pottery"]), bob, decks={1: ["Writing"]})
    answer(match, "Dogma Pottery", "Tools")
    assert (asked(match), options(match)) == ("ann", ["Erwin Rommel", "Ludwig Van Beethoven"])
    assert log(match, "ann")[-1] == "bob reveals Writing (1)."


def test_what_is_claimed_stays_hidden_when_the_current_player_chooses_which_karma_acts() -> None:
    ann = player("ann", ["George Stephenson", "Rowland Hill"], score=["Coal"])
    match = figures(ann, player("bob"))
    answer(match, "Achieve 1")
    assert (asked(match), options(match)) == ("ann", ["George Stephenson", "Rowland Hill"])
    assert not [line for line in log(match, "ann") if "reveals" in line]
