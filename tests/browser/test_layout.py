"""What is one's own and what is asked are in sight together, however many play and however long."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.longest import company, crowded
from browser.people import Person, at_random, first
from browser.posed import Posed, pose

SCREEN = {"viewport": {"width": 1280, "height": 800}}
EVERY = ["cities", "artifacts", "echoes", "figures"]
TABLES = pytest.mark.parametrize(
    ("edition", "seats", "expansions"),
    [
        ("4e", 2, []),
        ("3e", 2, ["cities", "echoes"]),
        ("3e", 2, ["artifacts"]),
        ("3e", 2, ["figures"]),
        ("3e", 8, ["cities", "artifacts", "echoes", "figures"]),
        ("3e", 5, ["cities", "artifacts", "echoes"]),
        ("3e", 3, []),
        ("4e", 4, []),
        ("3e", 5, []),
        ("1e", 5, ["echoes"]),
        ("3e", 6, ["cities"]),
    ],
)


def box(person: Person, selector: str) -> dict[str, float]:
    """Return where a part of the page lies."""
    found: Any = person.page.locator(selector).bounding_box()
    assert found is not None, f"{selector} is not there"
    return dict(found)


def wait_until_settled(person: Person) -> None:
    """Wait for what comes after the table itself, its letters and what can be told of the options beforehand, and until
    everything has found its size."""
    expect(person.see("decision")).to_have_attribute("data-foreseen", "true")
    person.wait_for(
        """async () => {
            await document.fonts.ready;
            const parts = '.player, .pile, .reading, [data-testid=hand], [data-testid=decision]';
            const box = (part) => part.getBoundingClientRect();
            const look = () => JSON.stringify([...document.querySelectorAll(parts)].map(box));
            for (let last = '', same = 0; same < 3; ) {
                await new Promise((done) => setTimeout(done, 40));
                same = look() === last ? same + 1 : 0;
                last = look();
            }
        }"""
    )


def assert_in_sight(person: Person) -> None:
    """One's own piles, the hand and the question lie whole on the screen, and the question covers nothing."""
    own = [box(person, ".player.own .piles"), box(person, "[data-testid=hand]")]
    asked = box(person, "[data-testid=decision]")
    for part in [*own, asked, box(person, "[data-testid=decision] .question"), box(person, "[data-testid=option-0]")]:
        assert part["x"] >= 0 and part["x"] + part["width"] <= 1280
        assert part["y"] >= 0 and part["y"] + part["height"] <= 800
    for part in own:
        assert part["x"] + part["width"] <= asked["x"] or part["y"] + part["height"] <= asked["y"]
    area: Any = person.page.locator(".board > .mine").evaluate("(area) => area.scrollHeight - area.clientHeight")
    assert area <= 0, "one's own things have to be scrolled"


def assert_in_rows(person: Person) -> None:
    """Everybody's five piles lie within their board, side by side."""
    rows = person.page.locator(".player").evaluate_all(
        """(players) => players.map((player) => {
            const piles = [...player.querySelectorAll('.piles > .pile')].map((pile) => pile.getBoundingClientRect());
            return [
                new Set(piles.map((pile) => Math.round(pile.top))).size,
                Math.max(...piles.map((pile) => pile.right)) - player.getBoundingClientRect().right,
            ];
        })"""
    )
    assert all(count == 1 and beyond <= 0 for count, beyond in rows), rows


def assert_card_is_free(person: Person) -> None:
    """What is said of an option lies below the card that is read, and what that says lies in sight."""
    below: Any = person.page.evaluate(
        """() => document.querySelector('[data-testid=decision]').getBoundingClientRect().top
            - document.querySelector('.reading').getBoundingClientRect().bottom"""
    )
    assert below >= 0


def card_widths(person: Person) -> tuple[float, float]:
    """Return how wide the top cards are: one's own, and the widest of the others'."""
    widths: Any = person.page.evaluate(
        """() => ['.player.own', '.player:not(.own)'].map((player) => Math.max(0,
            ...[...document.querySelectorAll(`${player} .pile .card`)].map((card) => card.offsetWidth)))"""
    )
    own, others = widths
    return own, others


@TABLES
def test_own_things_and_the_decision_are_in_sight_together(
    arrive: Arrive, edition: str, seats: int, expansions: list[str]
) -> None:
    ann = arrive("ann", **SCREEN)
    table = ann.make_table("innovation", edition, *["greedy"] * (seats - 1), expansions=expansions)
    choice = at_random(3)
    ann.open(f"/table/{table}")
    for answers in (0, 20, 20):
        if not ann.play_on(table, answers, choice):
            break
        asked = ann.api("GET", f"/api/tables/{table}/state")["decision"]["to"]
        expect(ann.see("decision")).to_have_attribute("data-to", str(asked))
        expect(ann.page.locator(".player")).to_have_count(seats)
        wait_until_settled(ann)
        assert_in_sight(ann)
        assert_in_rows(ann)
        own, others = card_widths(ann)
        assert own == 0 or own >= 1.2 * others, "one's own cards are the large ones"
        before = box(ann, "[data-testid=option-0]")
        ann.see("option-0").click()
        expect(ann.see("confirm")).to_be_in_viewport(ratio=1)
        wait_until_settled(ann)
        assert box(ann, "[data-testid=option-0]") == before, "an option moved away from under the pointer"
        assert_card_is_free(ann)


@pytest.mark.parametrize("seats", [2, 3])
def test_with_every_expansion_the_whole_table_is_in_sight(arrive: Arrive, seats: int) -> None:
    ann = arrive("ann", posed=True, **SCREEN)
    pose(ann.page, Posed(crowded("3e", seats, *EVERY, names=["ann", "bob", "eve"])))
    ann.open("/table/posed")
    wait_until_settled(ann)
    hidden: Any = ann.page.locator(".board > .rest").evaluate("(rest) => rest.scrollHeight - rest.clientHeight")
    assert hidden <= 2


def test_among_eight_the_decks_are_a_click_away(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True, **SCREEN)
    pose(ann.page, Posed(crowded("3e", 8, *EVERY)))
    ann.open("/table/posed")
    wait_until_settled(ann)
    expect(ann.see("decree-War")).not_to_be_in_viewport()
    ann.see("turn-table").click()
    expect(ann.see("decree-War")).to_be_in_viewport(ratio=1)
    expect(ann.see("turn-table")).to_contain_text("Boards")
    ann.see("turn-table").click()
    expect(ann.see("board-1")).to_be_in_viewport(ratio=1)


def test_own_cards_use_the_room_that_there_is(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 1440, "height": 900})
    table = ann.make_table("innovation", "4e", "greedy")
    assert ann.play_on(table, 30, at_random(3))
    ann.open(f"/table/{table}")
    expect(ann.see("hand")).to_be_visible()
    assert card_widths(ann)[0] >= 140


def test_many_options_leave_the_card_to_be_read(arrive: Arrive) -> None:
    ann = arrive("ann", **SCREEN)
    table = ann.make_table("innovation", "4e", "random")
    most = 0
    while most < 15:
        # Who draws and draws has much to choose from.
        assert ann.play_on(table, 1, lambda options: next((at for at, each in enumerate(options) if each == "Draw"), 0))
        assert ann.play_on(table, 0, first)
        most = len(ann.api("GET", f"/api/tables/{table}/state")["decision"]["options"])
    ann.open(f"/table/{table}")
    dogma = ann.page.locator(".options .option.dogma").first
    dogma.click()
    expect(ann.see("confirm")).to_be_in_viewport(ratio=1)
    expect(dogma).to_be_in_viewport(ratio=1)
    assert_card_is_free(ann)
    expect(ann.page.locator(".reading .effects li").first).to_be_in_viewport(ratio=1)


def test_own_cards_are_the_large_ones_at_intrapreneurs_too(arrive: Arrive) -> None:
    ann = arrive("ann", **SCREEN)
    table = ann.make_table("intrapreneurs", "standard", "greedy")
    choice = at_random(3)
    while not ann.api("GET", f"/api/tables/{table}/state")["view"]["players"][0]["hand"]:
        assert ann.play_on(table, 1, choice)
    assert ann.play_on(table, 0, choice)
    ann.open(f"/table/{table}")
    expect(ann.see("board-0")).to_be_in_viewport(ratio=1)
    expect(ann.see("hand").locator(".slip").first).to_be_in_viewport(ratio=1)
    own, offered = (
        float(
            ann.page.locator(f"{where} .slip .name").first.evaluate(
                "(name) => parseFloat(getComputedStyle(name).fontSize)"
            )
        )
        for where in ("[data-testid=hand]", "[data-testid=offer]")
    )
    assert own >= 1.05 * offered


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_is_on_offer_at_intrapreneurs_lies_whole_above_the_hand(arrive: Arrive, seats: int) -> None:
    ann = arrive("ann", posed=True, **SCREEN)
    pose(ann.page, Posed(company(seats)))
    ann.open("/table/posed")
    wait_until_settled(ann)
    hand = box(ann, ".mine")
    for place in ("offer", "projects"):
        offered = box(ann, f"[data-testid={place}]")
        assert offered["y"] + offered["height"] <= hand["y"], f"the hand covers the {place}"


@pytest.mark.parametrize("seat", [0, None], ids=["seated", "watching"])
def test_names_stand_beside_their_numbers_on_a_desktop(arrive: Arrive, seat: int | None) -> None:
    ann = arrive("ann", posed=True, **SCREEN)
    pose(ann.page, Posed(crowded("3e", 3, *EVERY, names=["ann", "Archimedes", "Maximiliane"]), seat))
    ann.open("/table/posed")
    for name in ("ann", "Archimedes", "Maximiliane"):
        row = ann.page.get_by_role("row", name=name)
        shown: Any = row.get_by_text(name, exact=True).bounding_box()
        assert shown is not None and shown["width"] > 10, f"{name} does not stand in their row"
