"""Rounds: when they end, who discards, macro events, and what these change."""

import pytest

from company import (
    END,
    HUGE,
    NAMES,
    answer,
    asked,
    at,
    discards,
    game,
    hand,
    last_lap,
    offered,
    options,
    player,
    projects,
    prompt,
    seat,
    table,
    view,
)
from splay.kernel.match import Match
from splay.kernel.plain import Spec

# The end of a round


def in_the_last_lap(*starts: int, hands: tuple[list[str], ...] = (), **rest: object) -> Match:
    """Return a match at the last turn of round I, in which the players have started so many projects."""
    boards = [["Alpha", "B1"], ["Beta", "H2"], ["Gamma", "Mix"]]
    players = []
    for index, count in enumerate(starts):
        ventures = [at(boards[index][0], "viable", boards[index][1])] if count else []
        held = hands[index] if hands else ["T1", "T2", "T3", "H1"][index : index + 1]
        players.append(player(NAMES[index], held, *ventures, started=count))
    return last_lap(*players, turn={"player": NAMES[len(starts) - 1]}, **rest)


def test_a_round_ends_with_the_lap_in_which_its_draw_pile_runs_out() -> None:
    cats = player("cat", ["Cut"])
    match = table(
        player(hand=["Wait"]), player("bob", ["Halt"]), cats, exact=True, offer=["B1", "B2", "B3"], pile=["H1"]
    )
    answer(match, "Take B1", END)
    assert view(match, None).pile == 0
    assert (asked(match), game(match).round) == ("bob", 1), "the pile is empty, the lap is not over"
    answer(match, "Take H1", END)
    assert (asked(match), game(match).round) == ("cat", 1)
    answer(match, "Take B2", END)
    assert game(match).round == 2


def test_the_lap_begins_with_the_first_player_of_the_round() -> None:
    match = table(
        player(hand=["Wait"]),
        player("bob", ["Halt"]),
        exact=True,
        offer=["B1", "B2", "B3"],
        first="bob",
        turn={"player": "ann"},
    )
    answer(match, "Take B1", END)
    assert game(match).round == 2
    assert game(match).first == 0, "the next round begins with the player to the left"


def test_all_but_the_single_leader_discard_a_card_of_their_choice() -> None:
    hands = (["T1"], ["T2", "H3"], ["T3", "H1", "Cut"])
    match = in_the_last_lap(1, 0, 0, hands=hands)
    answer(match, END)
    assert asked(match) == "bob"
    assert prompt(match) == "Choose a card to discard: another led the round"
    assert options(match) == ["T2", "H3"]
    answer(match, "T2")
    assert asked(match) == "cat"
    assert options(match) == ["T3", "H1", "Cut"], "an obstacle is a card of the asset decks too"
    answer(match, "Cut")
    assert game(match).round == 2
    assert {"T1"} <= set(hand(match, "ann"))
    assert {"T2", "Cut"} <= set(discards(match))
    assert "Round I is over: ann started the most projects, 1." in match.log(None)


def test_in_a_tie_for_first_nobody_discards() -> None:
    for starts in ((1, 1, 0), (0, 0, 0)):
        match = in_the_last_lap(*starts, hands=(["T1"], ["T2"], ["T3", "Cut"]))
        answer(match, END)
        assert game(match).round == 2
        assert {"T1"} <= set(hand(match, "ann"))
        assert {"T2"} <= set(hand(match, "bob"))
        assert {"T3", "Cut"} <= set(hand(match, "cat"))


def test_who_has_nothing_unallocated_discards_nothing() -> None:
    bob = player("bob", ["Cut"], at("Beta", "viable", "H2"), started=1)
    match = last_lap(player("ann", [], at("Alpha", "viable", "B1")), bob, turn={"player": "bob"})
    answer(match, END)
    assert projects(match, "ann") == {"Alpha": ("viable", ["B1"])}
    assert game(match).round == 2


def test_what_is_left_on_offer_is_discarded_and_projects_stay() -> None:
    match = last_lap(player(), player("bob", ["Cut"]), offer=["B1", "B2"], turn={"player": "bob"})
    answer(match, "Take B1", END)
    assert "B2" in discards(match)
    assert "B2 is no longer on offer." in match.log(None)
    assert [card.name for card in game(match).project_offer.cards] == HUGE


# The next round


def test_a_new_round_deals_two_cards_of_its_own_deck_and_lays_out_three() -> None:
    match = in_the_last_lap(1, 1, hands=(["T1"], ["T2", "Cut"]), seed=1)
    answer(match, END)
    now = game(match)
    assert now.macro is not None
    dealt = now.rules.deal
    assert [sum(card.round == 2 for card in one.hand) for one in now.players] == [dealt, dealt]
    assert {card.round for card in now.offer.cards + now.pile.cards} == {2}  # type: ignore[attr-defined]
    assert len(now.offer.cards) == now.rules.offer
    assert [one.started for one in now.players] == [0, 0], "newly started projects are counted anew"
    assert f"draws the macro event {now.macro.name}" in " ".join(match.log(None))


def test_any_of_the_six_macro_events_can_come_and_the_same_one_twice() -> None:
    seen = set()
    for seed in range(60):
        match = in_the_last_lap(1, 1, hands=(["T1"], ["T2", "Cut"]), seed=seed)
        answer(match, END)
        macro = game(match).macro
        assert macro is not None
        seen.add(macro.name)
    assert seen == {"Dear", "Cheap", "Strong", "Tight", "Loose", "Firm"}


def test_round_i_has_no_macro_event() -> None:
    assert view(table(player(), player("bob")), None).macro is None


def test_the_hand_limit_holds_when_a_round_starts() -> None:
    held = ["B1", "B2", "B3", "H1", "H3", "T1", "Wait"]
    match = last_lap(player(hand=held), player("bob", ["Cut"]), turn={"player": "bob"}, seed=2)
    answer(match, END)
    assert game(match).round == 2
    limit, dealt = game(match).rules.hand_limit, game(match).rules.deal
    over = 7 + dealt - limit
    assert over > 0
    assert asked(match) == "ann"
    assert prompt(match) == f"Discard a card: you hold {7 + dealt} and may hold {limit}"
    assert "Play Wait on bob" not in options(match), "it is nobody's turn yet"
    for _ in range(over):
        assert asked(match) == "ann"
        match.answer(0)
    assert len(hand(match, "ann")) == limit
    assert prompt(match).startswith("Choose what to do")


# What macro events change


def in_round_two(macro: str, *players: Spec, **rest: object) -> Match:
    return table(*players, round=2, macro=macro, **rest)


BOB = player("bob")
FILLERS = ["Filler 2-0", "Filler 2-1", "Filler 2-2"]


def test_requirements_rise() -> None:
    offers = {"offer": FILLERS, "projects": ["Alpha", *HUGE[:4]]}
    ann = player(hand=["B1", "Cut"])
    assert "Start Alpha" in options(in_round_two("Tight", ann, BOB, **offers))
    assert "Start Alpha" not in options(in_round_two("Dear", ann, BOB, **offers))
    assert "Start Alpha" in options(in_round_two("Dear", player(hand=["B2", "Cut"]), BOB, **offers))
    upgradable = player("ann", ["B2", "H1"], at("Alpha", "viable", "B1"))
    assert "Upgrade Alpha" in options(in_round_two("Tight", upgradable, BOB, **offers | {"projects": HUGE}))
    assert "Upgrade Alpha" not in options(in_round_two("Dear", upgradable, BOB, **offers | {"projects": HUGE}))


def test_requirements_fall_for_one_family_and_never_below_nothing() -> None:
    offers = {"offer": FILLERS, "projects": ["Beta", "Alpha", *HUGE[:3]]}
    match = in_round_two("Cheap", player(hand=["T1", "Cut"]), BOB, **offers)
    assert "Start Beta" in options(match), "2 Head-count less than 2 is nothing"
    assert "Start Alpha" not in options(match), "Alpha is of another family"
    answer(match, "Start Beta", "Done")
    assert projects(match, "ann") == {"Beta": ("viable", [])}
    assert "Start Beta" not in options(in_round_two("Dear", player(hand=["T1", "Cut"]), BOB, **offers))


def test_outcomes_rise_for_one_family() -> None:
    ann = player("ann", ["H1"], at("Alpha", "viable", "B2"))
    assert "Upgrade Alpha" in options(in_round_two("Strong", ann, BOB, offer=FILLERS))
    assert "Upgrade Alpha" not in options(in_round_two("Tight", ann, BOB, offer=FILLERS))
    mixed = player("ann", ["H1"], at("Alpha", "viable", "Mix", "Open 2"))
    match = in_round_two("Strong", mixed, BOB, offer=FILLERS)
    assert "Upgrade Alpha" not in options(match), "neither is of the family"


def test_a_level_once_reached_stays_when_the_rules_change_back() -> None:
    ann = player("ann", ["H1"], at("Alpha", "viable", "B2"))
    match = in_round_two("Strong", ann, BOB, offer=FILLERS)
    answer(match, "Upgrade Alpha")
    assert projects(match, "ann") == {"Alpha": ("transformative", ["B2", "H1"])}
    now = game(match).copy()
    now.macro = None
    assert now.players[0].rewards() == (3, 1)


def test_more_assets_are_on_offer() -> None:
    match = in_round_two("Strong", player(hand=["Cut"]), BOB, offer=[*FILLERS, "Filler 2-3"])
    answer(match, "Take Filler 2-3")
    assert len(offered(match)) == 4


def test_more_cards_are_dealt_and_the_hand_limit_changes() -> None:
    dealt = {}
    limits = {}
    for seed in range(40):
        match = in_the_last_lap(1, 1, hands=(["T1"], ["T2", "Cut"]), seed=seed)
        answer(match, END)
        macro = game(match).macro
        assert macro is not None
        dealt[macro.name] = len([line for line in match.log(0) if line.startswith("ann is dealt")])
        limits[macro.name] = view(match, "ann").rules.hand_limit
    assert dealt == {"Dear": 2, "Cheap": 3, "Strong": 2, "Tight": 2, "Loose": 2, "Firm": 2}
    assert limits == {"Dear": 7, "Cheap": 7, "Strong": 7, "Tight": 4, "Loose": 7, "Firm": 7}


def test_the_hand_limit_of_the_round_holds() -> None:
    match = in_round_two("Tight", player(hand=["B1", "B2", "B3", "H1"]), BOB, offer=FILLERS)
    answer(match, "Take Filler 2-0")
    assert prompt(match) == "Use or discard cards: you hold 5 and may hold 4"


@pytest.mark.parametrize(("macro", "count"), [("Dear", 1), ("Tight", 2), ("Loose", 0)])
def test_the_penalty_of_the_round_changes(macro: str, count: int) -> None:
    ann = player("ann", ["T1", "T2", "T3"])
    bob = player("bob", ["Cut"], at("Beta", "viable", "H2"), started=1)
    match = last_lap(ann, bob, round=2, macro=macro, turn={"player": "bob"})
    answer(match, END)
    discarded = 0
    while game(match).round == 2:
        assert asked(match) == "ann"
        match.answer(0)
        discarded += 1
    assert discarded == count


def test_conditions_are_ignored() -> None:
    offers = {"offer": ["Wants Growth", "Wants B1", "H3"]}
    assert "Take Wants Growth" not in options(table(player(hand=["Cut"]), BOB, **offers))
    deck_two = {"offer": FILLERS}
    match = in_round_two("Loose", player(hand=["Cut"]), BOB, **deck_two)
    now = game(match)
    wanting = next(card for card in now.deck.held if card.name == "Wants Growth")
    assert now.may_take(now.players[0], wanting)
    strict = game(in_round_two("Dear", player(hand=["Cut"]), BOB, **deck_two))
    assert not strict.may_take(strict.players[0], wanting)


def test_obstacles_cannot_be_played() -> None:
    ann = player(hand=["Cut"])
    assert "Play Cut on bob" in options(in_round_two("Dear", ann, BOB, offer=FILLERS))
    assert "Play Cut on bob" not in options(in_round_two("Loose", ann, BOB, offer=FILLERS))


def test_nobody_can_pause_but_an_obstacle_still_does() -> None:
    ann = player("ann", ["Halt"], at("Alpha", "viable", "B1"))
    bob = player("bob", [], at("Beta", "viable", "H2"))
    match = in_round_two("Firm", ann, bob, offer=FILLERS)
    assert "Pause Alpha" not in options(match)
    answer(match, "Play Halt on bob")
    assert projects(match, "bob") == {"Beta": ("paused", [])}


def test_restarts_cost_nothing_on_top_and_leave_no_burden() -> None:
    ann = player("ann", ["B1", "Cut"], at("Alpha", "paused"))
    assert "Restart Alpha" not in options(in_round_two("Dear", ann, BOB, offer=FILLERS))
    match = in_round_two("Firm", ann, BOB, offer=FILLERS)
    answer(match, "Restart Alpha")
    assert projects(match, "ann") == {"Alpha": ("viable", ["B1"])}
    assert not seat(match, "ann").ventures[0].burdened


def test_a_macro_event_lasts_for_its_round() -> None:
    names = set()
    for seed in range(30):
        match = last_lap(player(), player("bob", ["Cut"]), round=2, macro="Tight", turn={"player": "bob"}, seed=seed)
        answer(match, END)
        assert game(match).round == 3
        macro = game(match).macro
        assert macro is not None
        names.add(macro.name)
    assert len(names) == 6, "all six are shuffled again, so the same one can come twice"
