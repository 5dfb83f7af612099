"""Opponents with a face on the front page, and hints at a table."""

from playwright.sync_api import expect

from browser.conftest import Arrive


def test_an_opponent_is_chosen_by_its_face_and_played_by_one_click(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    ladder = [bot for bot in ann.api("GET", "/api/games")["bots"] if bot["level"] is not None]
    faces = ann.page.get_by_role("group", name="Your opponent").get_by_role("radio")
    expect(faces).to_have_count(len(ladder))
    expect(ann.see("opponent")).to_contain_text(ladder[0]["help"])
    magpie = ladder[1]
    ann.page.get_by_role("radio", name="Magpie, level 2").check()
    words = ann.see("opponent")
    expect(words).to_contain_text("Magpie")
    expect(words).to_contain_text(magpie["help"])
    expect(words).to_contain_text(f"level 2 of {len(ladder)}")
    # The picker has levels, the ladder has ratings: there is one scale of each.
    expect(words).not_to_contain_text("rating")
    ann.page.get_by_role("button", name="Play a bot", exact=True).click()
    expect(ann.see("board-1")).to_contain_text("Magpie")
    ann.open("/")
    expect(ann.page.get_by_role("radio", name="Magpie, level 2")).to_be_checked()


def test_a_seat_for_a_bot_shows_who_it_is(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    seat = ann.page.get_by_label("Seat 2", exact=True)
    expect(ann.see("bot-1")).to_have_count(0)
    seat.select_option("bot hare")
    hare = next(bot for bot in ann.api("GET", "/api/games")["bots"] if bot["key"] == "hare")
    expect(ann.see("bot-1")).to_have_text(hare["help"])
    expect(ann.see("bot-1").locator("svg")).to_be_visible()
    seat.select_option("open")
    expect(ann.see("bot-1")).to_have_count(0)


def test_whoever_waits_for_a_bot_sees_that_it_thinks(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot(level="sphinx")
    # What the page says may be gone in a moment, so all of it is noted.
    ann.page.evaluate(
        """() => {
            window.said = [];
            const note = () => window.said.push(document.querySelector("[data-testid=decision]")?.textContent ?? "");
            new MutationObserver(note).observe(document.body, {childList: true, subtree: true, characterData: true});
        }"""
    )
    ann.choose(0)
    assert ann.wait_for_turn() is not None
    ann.choose(0)
    assert ann.wait_for_turn() is not None
    said = {" ".join(words.split()) for words in ann.page.evaluate("window.said")}
    assert any("Sphinx is thinking" in words for words in said), said


def test_a_hint_shows_three_options_with_their_chances_and_the_log_tells_of_it(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot(level="random")
    ann.choose(0)
    asked = ann.wait_for_turn()
    assert asked is not None
    ann.see("hint").click()
    advice = ann.see("advice").get_by_role("listitem")
    expect(advice.first).to_contain_text("%")
    told = [words.partition("%")[2].strip() for words in advice.all_inner_texts()]
    assert 1 <= len(told) <= 3
    assert set(told) <= set(ann.asked().options)
    expect(ann.see("log")).to_contain_text("ann asks what a strong player would do.")
    ann.choose(ann.asked().options.index(told[0]))
    expect(ann.see("advice")).to_have_count(0)


def test_there_is_no_hint_where_a_clock_runs(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open(f"/table/{ann.make_table('innovation', '4e', 'random', clock=600)}")
    assert ann.wait_for_turn() is not None
    expect(ann.see("option-0")).to_be_visible()
    expect(ann.see("hint")).to_have_count(0)
