"""Projects: which assets are allocated, the two levels, pausing and restarting."""

import itertools

import pytest

from company import (
    END,
    HUGE,
    answer,
    at,
    game,
    hand,
    options,
    player,
    projects,
    prompt,
    seat,
    table,
    view,
)
from splay.kernel.match import Match

BOB = player("bob")
OFFER = ["Wants Growth", "Wants Culture", "Halt"]


def start(*hand_cards: str, project: str = "Alpha") -> Match:
    match = table(player(hand=hand_cards), BOB, offer=OFFER, projects=[project, *HUGE[:4]])
    answer(match, f"Start {project}")
    return match


# Which projects can be started


@pytest.mark.parametrize(
    ("held", "possible"),
    [([], False), (["H3", "T3"], False), (["B1"], True), (["B3"], True), (["Mix"], True), (["Cut"], False)],
)
def test_a_project_can_be_started_only_with_the_assets_for_its_minimally_viable_level(
    held: list[str], possible: bool
) -> None:
    match = table(player(hand=held), BOB, offer=["T1", "T2", "Halt"], projects=["Alpha", *HUGE[:4]])
    assert ("Start Alpha" in options(match)) is possible


def test_assets_allocated_to_another_project_cannot_be_used_not_even_their_surplus() -> None:
    ann = player("ann", ["H1"], at("Gamma", "viable", "B3", "T1"))
    match = table(ann, BOB, offer=["T2", "T3", "Cut"], projects=["Alpha", *HUGE[:4]])
    assert "Start Alpha" not in options(match)
    answer(match, "Pause Gamma")
    assert "Start Alpha" in options(match)


# Which assets


def test_the_player_chooses_the_assets_and_what_is_too_much_is_lost() -> None:
    match = start("B1", "B2", "T1")
    assert prompt(match) == "Choose assets to start Alpha (missing: 1 Budget)"
    assert options(match) == ["B1", "B2"], "T1 cannot come first: no Budget would follow"
    answer(match, "B2")
    assert prompt(match) == "Choose assets to start Alpha (the requirement is met)"
    assert options(match) == ["Done", "T1"]
    answer(match, "Done")
    assert projects(match, "ann") == {"Alpha": ("viable", ["B2"])}
    assert hand(match, "ann") == ["B1", "T1"]
    assert "Start Alpha" not in options(match)


def test_only_choices_with_which_the_requirement_can_still_be_met_are_offered() -> None:
    match = start("T1", "B1", "T2", project="Gamma")
    assert options(match) == ["T1", "B1"], "after T2 there is no Budget any more"
    answer(match, "T1")
    assert projects(match, "ann") == {}, "nothing is allocated before the choice is complete"
    assert options(match) == ["Done", "T2"], "B1 had to follow T1, so it was taken without asking"


def leaves(match: Match) -> list[tuple[str, ...]]:
    """Return every set of assets with which the project under way can be started."""
    found: list[tuple[str, ...]] = []
    frontier = [match]
    while frontier:
        now = frontier.pop()
        if seat(now, "ann").ventures:
            found.append(tuple(card.name for card in seat(now, "ann").ventures[0].cards))
            continue
        for index in range(len(options(now))):
            after = now.copy()
            after.answer(index)
            frontier.append(after)
    return found


def test_every_set_that_meets_the_requirement_can_be_chosen_in_exactly_one_way() -> None:
    held = ["B1", "Mix", "T2", "B2", "H1"]
    brings = {"B1": (1, 0), "Mix": (1, 1), "T2": (0, 2), "B2": (2, 0), "H1": (0, 0)}
    wanted = set()
    for size in range(len(held) + 1):
        for cards in itertools.combinations(held, size):
            if sum(brings[card][0] for card in cards) >= 1 and sum(brings[card][1] for card in cards) >= 1:
                wanted.add(cards)
    found = leaves(start(*held, project="Gamma"))
    assert len(found) == len(set(found))
    assert set(found) == wanted


# Levels


def test_a_project_whose_assets_suffice_starts_out_transformative() -> None:
    match = start("B3", "H1")
    assert options(match) == ["Done", "H1"], "B3 had to be chosen"
    answer(match, "H1")
    assert projects(match, "ann") == {"Alpha": ("transformative", ["B3", "H1"])}
    assert "ann starts Alpha with B3 and H1: it is Transformative." in match.log(1)


def test_an_upgrade_adds_assets_until_all_together_meet_the_transformative_requirement() -> None:
    ann = player("ann", ["B1", "H1", "T1"], at("Alpha", "viable", "B2"))
    match = table(ann, BOB, offer=OFFER)
    answer(match, "Upgrade Alpha")
    assert options(match) == ["Done", "T1"], "both B1 and H1 are needed, in the order of the hand"
    answer(match, "Done")
    assert projects(match, "ann") == {"Alpha": ("transformative", ["B2", "B1", "H1"])}
    assert seat(match, "ann").rewards() == (3, 1), "instead of the first level's reward, not on top of it"
    assert game(match).current == 0, "it does not cost the turn"
    assert "Take Halt" in options(match)
    assert "Upgrade Alpha" not in options(match)


def test_an_upgrade_that_would_fall_short_is_not_offered() -> None:
    match = table(player("ann", ["B1"], at("Alpha", "viable", "B2")), BOB, offer=OFFER)
    assert "Upgrade Alpha" not in options(match)


# Pausing and restarting


def test_a_pause_frees_the_assets_and_the_rewards_are_gone() -> None:
    ann = player("ann", [], at("Alpha", "transformative", "B3", "H1"))
    match = table(ann, BOB, offer=["T1", "T2", "T3"])
    answer(match, "Pause Alpha")
    assert projects(match, "ann") == {"Alpha": ("paused", [])}
    assert hand(match, "ann") == ["B3", "H1"]
    assert seat(match, "ann").rewards() == (0, 0)
    assert "ann pauses Alpha and takes back B3 and H1." in match.log(None)


@pytest.mark.parametrize(
    ("held", "possible"), [(["B1"], False), (["T1"], False), (["B1", "T1"], True), (["Mix"], True)]
)
def test_a_restart_costs_the_pause_cost_on_top(held: list[str], possible: bool) -> None:
    match = table(player("ann", held, at("Alpha", "paused")), BOB, offer=["T2", "T3", "Halt"])
    assert ("Restart Alpha" in options(match)) is possible


def test_a_restart_does_not_cost_the_turn_and_is_no_new_project() -> None:
    match = table(player("ann", ["B1", "T1"], at("Alpha", "paused")), BOB, offer=["T2", "T3", "Halt"])
    answer(match, "Restart Alpha")
    assert projects(match, "ann") == {"Alpha": ("viable", ["B1", "T1"])}
    assert seat(match, "ann").started == 0
    assert "Take T2" in options(match)


def test_a_project_can_be_restarted_at_once_to_its_transformative_level_plus_the_pause_cost() -> None:
    match = table(player("ann", ["B3", "H1", "T1"], at("Alpha", "paused")), BOB, offer=["B1", "T2", "Cut"])
    answer(match, "Restart Alpha", "H1")
    assert projects(match, "ann") == {"Alpha": ("transformative", ["B3", "H1", "T1"])}
    match = table(player("ann", ["B2", "T2", "T3"], at("Gamma", "paused")), BOB, offer=["B1", "H2", "Cut"])
    answer(match, "Restart Gamma", "T3")
    assert projects(match, "ann") == {"Gamma": ("viable", ["B2", "T3"])}, "5 Tailwind would be needed for more"


def test_a_restarted_project_keeps_its_burden_when_it_is_upgraded() -> None:
    light = player("ann", ["B2"], at("Gamma", "viable", "B1", "T3"))
    assert "Upgrade Gamma" in options(table(light, BOB, offer=OFFER))
    burdened = player("ann", ["B2"], at("Gamma", "viable", "B1", "T3", burdened=True))
    assert "Upgrade Gamma" not in options(table(burdened, BOB, offer=OFFER))
    enough = player("ann", ["B2", "T2"], at("Gamma", "viable", "B1", "T3", burdened=True))
    assert "Upgrade Gamma" in options(table(enough, BOB, offer=OFFER))


def test_a_view_says_what_each_project_lacks_for_its_next_level() -> None:
    ann = player(
        "ann",
        [],
        at("Gamma", "viable", "B1", "T3", burdened=True),
        at("Alpha", "paused"),
        at("Beta", "transformative", "H1", "H3"),
    )
    ventures = view(table(ann, BOB, offer=OFFER), "bob").players[0].ventures
    assert {venture.project.name: venture.lacks for venture in ventures} == {
        "Gamma": (1, 0, 2),
        "Alpha": (1, 0, 1),
        "Beta": (0, 0, 0),
    }


def test_a_second_restart_costs_the_pause_cost_once() -> None:
    ann = player("ann", [], at("Alpha", "viable", "B1", "T1", burdened=True))
    match = table(ann, BOB, offer=["T2", "T3", "Halt"])
    answer(match, "Pause Alpha")
    assert "Restart Alpha" in options(match)
    answer(match, "Restart Alpha")
    assert projects(match, "ann") == {"Alpha": ("viable", ["B1", "T1"])}


def test_a_project_started_and_paused_in_the_same_turn_still_counts_as_started() -> None:
    match = start("B1", "Wait")
    answer(match, "Pause Alpha")
    assert seat(match, "ann").started == 1
    answer(match, END)
    assert seat(match, "ann").started == 1
