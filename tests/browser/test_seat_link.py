"""A seat is taken along to another browser; somebody who has games there is asked before they become somebody else."""

from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person


def link_of(person: Person, table: str) -> str:
    """Return where a person's seat can be taken along to another browser, once."""
    return str(person.api("POST", f"/api/tables/{table}/seat-link", {})["path"])


def name_of(person: Person) -> str:
    return str(person.api("GET", "/api/visitor")["name"])


def test_a_seat_link_asks_before_it_replaces_somebody_who_has_games(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    anns, bobs = ann.make_table("innovation", "4e", "open"), bob.make_table("innovation", "4e", "open")
    link = link_of(ann, anns)
    bob.open(link)
    bob.page.get_by_role("button", name="Sit down on this device").click()
    expect(bob.see("problem")).to_contain_text("This browser is bob, who sits at a table")
    expect(bob.see("replace")).to_be_visible()
    bob.page.get_by_role("link", name="Stay who I am").click()
    expect(bob.see(f"table-{bobs}")).to_contain_text("Go to the table")
    expect(bob.see("my-name")).to_have_text("bob")
    assert name_of(bob) == "bob", "nothing has been replaced"

    bob.open(link)
    bob.page.get_by_role("button", name="Sit down on this device").click()
    bob.see("replace").click()
    expect(bob.see("seat-0")).to_contain_text("ann")
    assert bob.table == anns and name_of(bob) == "ann"
    assert bob.api("GET", f"/api/tables/{anns}")["you"]["seat"] == 0
    assert bob.api("GET", f"/api/tables/{bobs}")["you"]["seat"] is None


def test_a_seat_link_asks_nobody_who_has_nothing_to_lose(arrive: Arrive) -> None:
    ann, phone = arrive("ann"), arrive("a phone")
    table = ann.make_table("innovation", "4e", "open")
    link = link_of(ann, table)
    phone.open(link)
    phone.page.get_by_role("button", name="Sit down on this device").click()
    expect(phone.see("seat-0")).to_contain_text("ann")
    assert name_of(phone) == "ann"
    phone.open(link)
    phone.page.get_by_role("button", name="Sit down on this device").click()
    expect(phone.see("problem")).to_contain_text("has been used")
    expect(phone.see("replace")).to_have_count(0)
