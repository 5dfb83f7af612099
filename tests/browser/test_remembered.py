"""Games are remembered: watched while they go on, found again afterwards, rated, and played on from any moment."""

import re

from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person
from browser.test_accessible import assert_accessible


def rated_match(ann: Person, bob: Person) -> str:
    """Let two people begin a match that counts."""
    table = str(ann.api("POST", "/api/tables", {"seats": [{"kind": "open"}] * 2, "rated": True})["id"])
    bob.api("POST", f"/api/tables/{table}/sit", {})
    ann.api("POST", f"/api/tables/{table}/start", {})
    return table


def play_out(table: str, ann: Person, bob: Person) -> None:
    """Let both answer often enough for the match to count; then bob gives up."""
    given = {ann: 0, bob: 0}
    while min(given.values()) < 10:
        for person in given:
            decision = person.api("GET", f"/api/tables/{table}/state")["decision"]
            if decision["yours"]:
                person.api("POST", f"/api/tables/{table}/answer", {"to": decision["to"], "index": 0})
                given[person] += 1
    bob.api("POST", f"/api/tables/{table}/concede", {})


def test_a_rated_game_is_watched_found_again_and_on_the_ladder(arrive: Arrive) -> None:
    ann, bob, eve = arrive("ann"), arrive("bob"), arrive("eve")
    table = rated_match(ann, bob)
    eve.open("/")
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("Five colours, eleven ages, one table")
    watched = eve.page.get_by_role("region", name="Games to watch").get_by_test_id(f"table-{table}")
    expect(watched).to_contain_text("rated")
    watched.get_by_role("link", name="Watch").click()
    expect(eve.see("board-1")).to_be_visible()
    ann.open(f"/table/{table}")
    expect(ann.see("option-0")).to_be_visible()
    expect(ann.see("grade")).to_have_text("rated")
    expect(ann.see("hint")).to_have_count(0)
    play_out(table, ann, bob)

    ann.open("/")
    expect(ann.page.get_by_role("button", name="Make the table")).to_be_visible()
    yours = ann.page.get_by_role("region", name="Your games")
    expect(yours.get_by_test_id(f"game-{table}")).to_contain_text(re.compile(r"Won\s+against\s+bob"))
    expect(ann.page.get_by_role("heading", level=2).first).to_have_text("Your games")
    assert_accessible(ann)
    yours.get_by_role("link", name="All your games").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Your games")
    expect(ann.see("figures").get_by_role("row", name="All games")).to_have_text(
        re.compile(r"All games\s*1\s*0\s*0\s*100 %")
    )
    assert_accessible(ann)
    ann.page.get_by_role("link", name="Ladder", exact=True).click()
    rows = ann.see("ladder").get_by_role("row")
    expect(rows.nth(1)).to_have_text(re.compile(r"1\s*ann\s+you"))
    expect(rows.nth(2)).to_have_text(re.compile(r"2\s*bob"))
    assert_accessible(ann)
    rows.nth(2).get_by_role("link").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("The games of bob")
    expect(ann.see(f"game-{table}")).to_contain_text("Lost")
    expect(ann.page.get_by_role("region", name="Rating")).to_contain_text("place 2")


def test_a_finished_game_is_played_on_from_any_moment(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    table = rated_match(ann, bob)
    play_out(table, ann, bob)
    bob.open("/games")
    bob.see(f"game-{table}").get_by_role("link", name="Play on").click()
    expect(bob.see("replay-at")).to_have_text(re.compile(r"^\d+ of"))
    bob.see("replay-slider").fill("6")
    expect(bob.see("replay-at")).to_have_text(re.compile("^6 of"))
    bob.see("play-on").click()
    dialog = bob.page.get_by_role("dialog")
    expect(dialog).to_contain_text("after 6 answers")
    expect(dialog.get_by_label("Your seat")).to_have_value("1")
    assert_accessible(bob)
    dialog.get_by_label("In place of the others").select_option("random")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    assert bob.wait_for_turn() is not None
    expect(bob.see("grade")).to_have_text("casual")
    made = bob.api("GET", f"/api/tables/{bob.table}")
    assert made["goes_on_from"] == {"table": table, "at": 6}
    expect(bob.see("board-0")).to_contain_text("random")
