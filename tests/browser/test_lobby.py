"""The lobby: who I am, tables to make, tables to join."""

from playwright.sync_api import expect

from browser.conftest import Arrive


def test_a_table_is_made_as_the_host_wants_it(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    page = ann.page
    page.get_by_label("Edition").select_option("3e")
    page.get_by_role("button", name="More seats").click()
    page.get_by_role("button", name="More seats").click()
    page.get_by_label("Seat 1", exact=True).select_option("open")
    page.get_by_label("Seat 2", exact=True).select_option("me")
    page.get_by_label("Seat 3", exact=True).select_option("bot random")
    page.get_by_label("Teams").check()
    page.get_by_label("Team of seat 2").select_option("A")
    page.get_by_label("Team of seat 3").select_option("B")
    page.get_by_label("Longer game").check()
    page.get_by_label("Open information").select_option("covered+counts")
    page.get_by_role("combobox", name="Clock").select_option("correspondence")
    page.get_by_label("Days for each decision").fill("2")
    page.get_by_role("button", name="Make the table").click()
    expect(ann.see("start")).to_be_visible()
    table = ann.api("GET", f"/api/tables/{ann.table}")
    assert table["edition"] == "3e"
    assert table["options"] == {"teams": "AABB", "longer": "yes", "open": "covered+counts"}
    assert table["clock"] == {"kind": "correspondence", "seconds": 2 * 24 * 3600}
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "bot", "open"]
    assert table["seats"][1]["you"] and table["seats"][2]["level"] == "random"


def test_an_impossible_table_is_refused_in_words(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    ann.page.get_by_role("button", name="More seats").click()
    ann.page.get_by_label("Teams").check()
    for seat in (1, 2, 3):
        ann.page.get_by_label(f"Team of seat {seat}").select_option("A")
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("two teams")


def test_open_tables_are_joined_from_the_lobby_and_private_ones_are_not_listed(arrive: Arrive) -> None:
    ann, bob = arrive("ann the host"), arrive("bob")
    shown = ann.make_table("intrapreneurs", "standard", "open")
    hidden = ann.make_table("innovation", "1e", "open", private=True)
    bob.open("/")
    expect(bob.see(f"table-{shown}")).to_contain_text("ann the host")
    expect(bob.see(f"table-{hidden}")).to_have_count(0)
    bob.see(f"table-{shown}").get_by_role("button", name="Join").click()
    expect(bob.see("seat-1")).to_contain_text("bob")
    ann.open("/")
    expect(ann.see(f"table-{hidden}")).to_contain_text("private")
    ann.see(f"table-{shown}").get_by_role("link", name="Go to the table").click()
    ann.see("start").click()
    expect(bob.see("board-1")).to_be_visible()


def test_a_name_is_changed_and_never_read_as_markup(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    ann.page.get_by_role("button", name="Change name").click()
    ann.page.get_by_label("Your name").fill("<i>Ann</i> & co")
    ann.page.get_by_role("button", name="Save").click()
    expect(ann.see("my-name")).to_have_text("<i>Ann</i> & co")
    ann.page.reload()
    expect(ann.see("my-name")).to_have_text("<i>Ann</i> & co")
    ann.page.get_by_role("button", name="Change name").click()
    ann.page.get_by_label("Your name").fill("a,b")
    ann.page.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()


def test_whoever_is_sent_away_is_told_so(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    table = ann.make_table("innovation", "4e", "open", "open")
    for person in (ann, bob):
        person.open(f"/table/{table}")
    bob.see("sit-1").click()
    ann.see("kick-1").click()
    expect(bob.see("kicked")).to_contain_text("sent you away")
    expect(bob.page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(ann.see("kicked")).to_have_count(0)


def test_ones_own_games_say_whose_turn_it_is_and_those_that_wait_for_oneself_come_first(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    tables = [ann.make_table("innovation", "3e", "open") for _ in range(2)]
    for table in tables:
        bob.api("POST", f"/api/tables/{table}/sit", {})
        ann.api("POST", f"/api/tables/{table}/start", {})
    passed, waiting = tables
    ann.api("POST", f"/api/tables/{passed}/answer", {"to": 0, "index": 0})
    for person, first, second in ((ann, waiting, passed), (bob, passed, waiting)):
        person.open("/")
        listed = person.page.get_by_role("region", name="Your games").locator("[data-testid^=table-]")
        expect(listed).to_have_count(2)
        expect(listed.nth(0)).to_have_attribute("data-testid", f"table-{first}")
        expect(listed.nth(0)).to_contain_text("Your turn")
        expect(person.see(f"table-{second}")).to_contain_text("'s turn")


def test_a_full_table_is_offered_to_nobody_after_a_rematch_either(arrive: Arrive) -> None:
    ann, bob, eve = arrive("ann"), arrive("bob"), arrive("eve")
    table = ann.make_table("innovation", "3e", "open")
    bob.api("POST", f"/api/tables/{table}/sit", {})
    ann.api("POST", f"/api/tables/{table}/start", {})
    bob.api("POST", f"/api/tables/{table}/concede", {})
    again = ann.api("POST", f"/api/tables/{table}/rematch", {})["id"]
    free = ann.make_table("innovation", "3e", "open")
    eve.open("/")
    expect(eve.see(f"table-{free}").get_by_role("button", name="Join")).to_be_visible()
    expect(eve.see(f"table-{again}")).to_have_count(0)
    bob.open("/")
    bob.see(f"table-{again}").get_by_role("link", name="Go to the table").click()
    bob.see("accept").click()
    expect(bob.see("board-1")).to_be_visible()


def test_a_table_of_bots_starts_without_another_click(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    ann.page.get_by_label("Seat 2", exact=True).select_option("bot random")
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.see("board-1")).to_be_visible()
    assert ann.wait_for_turn() is not None


def test_the_host_is_told_when_somebody_sits_down(arrive: Arrive) -> None:
    ann, bob, eve = arrive("ann"), arrive("bob"), arrive("eve")
    table = ann.make_table("innovation", "3e", "open", "open")
    ann.open(f"/table/{table}")
    expect(ann.see("seat-0")).to_contain_text("ann")
    expect(ann.page).to_have_title("Splay")
    bob.api("POST", f"/api/tables/{table}/sit", {})
    expect(ann.page).to_have_title("● bob sits at your table · Splay")
    expect(ann.page.get_by_role("status").filter(has_text="bob sits at your table.")).to_be_visible()
    eve.api("POST", f"/api/tables/{table}/sit", {})
    expect(ann.page).to_have_title("● bob and eve sit at your table · Splay")
    bob.open(f"/table/{table}")
    expect(bob.see("seat-1")).to_contain_text("bob")
    expect(bob.page).to_have_title("Splay")
    for person in (bob, eve):
        person.api("POST", f"/api/tables/{table}/leave", {})
    expect(ann.page).to_have_title("Splay")


def test_the_words_of_a_table_are_spoken_there_and_nowhere_else(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    ann.open("/")
    ann.page.get_by_label("Vocabulary").select_option("iello")
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.see("start")).to_be_visible()
    table = ann.table
    bob.api("POST", f"/api/tables/{table}/sit", {})
    ann.see("start").click()
    for person in (ann, bob):
        person.open(f"/table/{table}")
        expect(person.see("board-0")).to_contain_text("Influence")
        for path, heading in (("/cards", "Cards"), ("/rules", "rules")):
            person.open(path)
            expect(person.page.get_by_role("heading", name=heading).first).to_be_visible()
            expect(person.see("words")).to_have_value("asmadi")
        person.open("/")
        expect(person.page.get_by_label("Vocabulary")).to_have_value("asmadi")
        person.play_bot()
        expect(person.see("board-0")).to_be_visible()
        expect(person.see("board-0")).not_to_contain_text("Influence")
    bob.open(f"/table/{table}")
    expect(bob.see("board-0")).to_contain_text("Influence")
    bob.see("menu").click()
    bob.see("words").select_option("asmadi")
    expect(bob.see("board-0")).not_to_contain_text("Influence")
