"""A match at a table: answers and every way to refuse one, undo, conceding, draws, chat, spectators, replays."""

import random
from contextlib import ExitStack
from pathlib import Path

import pytest

from guests import Guest, Json, Venue, catch_up, duel, refusal
from guests import venue as open_venue
from splay.games import GAMES
from splay.kernel import record


def asked(table: str, *guests: Guest) -> Guest:
    """Return the one who is asked."""
    return next(guest for guest in guests if guest.state(table)["decision"]["yours"])


def play_on(table: str, *guests: Guest, most: int = 10_000) -> None:
    """Answer at random until the match is over, or so many times."""
    dice = random.Random(1)
    with ExitStack() as stack:
        pages = [stack.enter_context(guest.looks_at(table)) for guest in guests]
        for _ in range(most):
            catch_up(pages)
            page = next((page for page in pages if page.asked), None)
            if page is None:
                return
            options = page.state["decision"]["options"]
            assert (
                page.says(type="answer", to=page.state["entries"], index=dice.randrange(len(options)))["type"] == "done"
            )


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match begins alike."""
    monkeypatch.setattr("splay.server.lobby.new_seed", lambda: 7)


# Answers


def test_only_the_one_who_is_asked_reads_the_question(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    mine, theirs = ann.state(table)["decision"], bob.state(table)["decision"]
    assert mine["prompt"] == "Choose your first card" and len(mine["options"]) == 2
    assert theirs == {"to": 0, "seat": 0, "yours": False, "source": None}


def test_an_answer_goes_on_and_is_told_to_everyone(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    card = ann.state(table)["decision"]["options"][1]["label"]
    state = ann.answers(table, 1)
    assert state["entries"] == 1
    assert state["decision"]["seat"] == 1
    bob.answers(table, 0)
    assert any(card in line["text"] for line in bob.state(table)["log"]["entries"])


def test_the_one_who_is_asked_can_ask_which_options_would_do_nothing(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splay.server.lobby.new_seed", lambda: 4)
    ann, bob, table = duel(venue, edition="4e")
    ann.answers(table)
    bob.answers(table)
    decision = ann.state(table)["decision"]
    told = ann.get(f"/api/tables/{table}/foresight").json()
    assert told["to"] == decision["to"]
    assert [decision["options"][index]["label"] for index in told["idle"]] == ["Dogma City States"]
    assert told["triggers"] == {}
    assert refusal(bob.get(f"/api/tables/{table}/foresight")) == "not_your_turn"
    assert refusal(venue.guest("eve").get(f"/api/tables/{table}/foresight")) == "not_yours"
    ann.answers(table, decision["options"][0]["index"])
    assert ann.state(table)["entries"] == 3, "nothing but the answer has changed anything"


def test_answers_out_of_turn_twice_and_against_the_rules_are_refused_and_change_nothing(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    eve = venue.guest("eve")
    before = ann.state(table)
    assert refusal(bob.at(table, "answer", to=0, index=0)) == "not_your_turn"
    assert refusal(eve.at(table, "answer", to=0, index=0)) == "not_yours"
    assert refusal(ann.at(table, "answer", to=0, index=2)) == "illegal"
    assert refusal(ann.at(table, "answer", to=1, index=0)) == "stale"
    assert refusal(ann.at(table, "answer", to=0, index=-1)) == "malformed"
    assert refusal(ann.at(table, "answer", to=0, index=True)) == "malformed"
    assert refusal(ann.at(table, "answer", to="0", index=0)) == "malformed"
    assert refusal(ann.at(table, "answer", index=0)) == "malformed"
    assert ann.state(table) == before
    ann.answers(table)
    assert refusal(ann.at(table, "answer", to=0, index=0)) == "stale", "not twice"


def test_before_the_start_and_after_the_end_there_is_nothing_to_answer(venue: Venue) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    table = ann.makes_table("open", "open")
    bob.at(table, "sit")
    for what in ("undo", "concede"):
        assert refusal(ann.at(table, what)) == "not_started"
    assert refusal(ann.at(table, "answer", to=0, index=0)) == "not_started"
    ann.at(table, "start")
    bob.at(table, "concede")
    number = ann.state(table)["number"]
    for what in ("undo", "concede"):
        assert refusal(ann.at(table, what)) == "finished"
    assert refusal(ann.at(table, "answer", to=1, index=0)) == "finished"
    assert refusal(ann.at(table, "draw", yes=True)) == "finished"
    assert refusal(ann.at(table, "consent", yes=True)) == "finished"
    assert ann.state(table)["number"] == number


def test_a_match_is_played_to_its_end(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    play_on(table, ann, bob)
    state = bob.state(table)
    assert state["table"]["status"] == "finished"
    assert state["table"]["result"] == state["view"]["result"]
    assert state["log"]["entries"][-1]["kind"] == "end"


@pytest.mark.usefixtures("seeded")
def test_the_result_is_told_in_the_words_of_the_one_who_looks(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    play_on(table, ann, bob)
    for words, needed in (("asmadi", "6 achievements"), ("iello", "6 Dominations")):
        state = ann.state(table, words=words)
        replay = ann.get(f"/api/tables/{table}/replay", words=words).json()
        alone = ann.get(f"/api/tables/{table}", words=words).json()
        told = [state["table"]["result"], state["view"]["result"], replay["result"], replay["view"]["result"]]
        assert {result["words"] for result in [*told, alone["result"]]} == {f"ann wins with {needed}"}
        assert state["log"]["entries"][-1]["text"] == f"ann wins with {needed}."


def test_whoever_polls_is_told_when_nothing_has_changed(venue: Venue) -> None:
    ann, _, table = duel(venue)
    number = ann.state(table)["number"]
    assert ann.get(f"/api/tables/{table}/state", seen=number).status_code == 204
    ann.answers(table)
    assert ann.state(table, seen=number)["number"] > number


# Undo


def test_a_decision_is_taken_back_at_once_while_nothing_was_revealed_and_nobody_else_decided(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    first = ann.state(table)
    assert first["undo"] == "no"
    chosen = ann.answers(table)
    assert (chosen["undo"], bob.state(table)["undo"]) == ("now", "no")
    assert ann.at(table, "undo").status_code == 200
    back = ann.state(table)
    assert (back["view"], back["undo"]) == (first["view"], "no")
    assert back["decision"]["options"] == first["decision"]["options"]
    assert back["log"]["entries"][-1]["text"] == "ann takes a decision back."
    assert refusal(ann.at(table, "answer", to=0, index=0)) == "stale", "an undo is an entry, too"


def test_what_others_have_decided_since_is_taken_back_only_by_everyones_consent(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    asked_state = bob.answers(table)
    assert ann.state(table)["undo"] == "ask"
    assert refusal(ann.at(table, "consent", yes=True)) == "illegal", "nothing is proposed"
    ann.at(table, "undo")
    proposal = bob.state(table)["proposal"]
    assert proposal == {"kind": "undo", "by": 0, "answers": {"0": True, "1": None}}
    assert refusal(ann.at(table, "undo")) == "illegal", "it is proposed already"
    assert refusal(ann.at(table, "consent", yes=True)) == "illegal", "one's own consent is not enough"
    assert bob.state(table)["entries"] == asked_state["entries"]
    bob.at(table, "consent", yes=False)
    assert ann.state(table)["proposal"] == {"kind": "undo", "by": 0, "answers": {"0": True, "1": False}}
    assert refusal(bob.at(table, "consent", yes=True)) == "illegal", "it has been refused"
    assert bob.state(table)["entries"] == asked_state["entries"]
    ann.at(table, "undo")
    bob.at(table, "consent", yes=True)
    state = ann.state(table)
    assert state["proposal"] is None
    assert state["decision"]["prompt"] == "Choose your first card" and state["decision"]["yours"]


def test_a_refusal_is_told_until_the_match_goes_on(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    bob.at(table, "draw", yes=True)
    ann.at(table, "draw", yes=False)
    assert bob.state(table)["proposal"]["answers"] == {"1": True, "0": False}
    bob.answers(table)
    assert bob.state(table)["proposal"] is None


def test_whoever_proposed_can_withdraw_and_an_answer_ends_a_proposal(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    bob.answers(table)
    ann.at(table, "undo")
    ann.at(table, "consent", yes=False)
    assert ann.state(table)["proposal"] is None
    ann.at(table, "undo")
    asked(table, ann, bob).answers(table)
    assert ann.state(table)["proposal"] is None


@pytest.mark.usefixtures("seeded")
def test_after_a_card_was_drawn_an_undo_needs_consent(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    bob.answers(table)
    current = asked(table, ann, bob)
    assert current.answers(table, "Draw")["undo"] == "ask"


@pytest.mark.usefixtures("seeded")
def test_after_a_card_was_shown_an_undo_needs_consent(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    bob.answers(table)
    current = asked(table, ann, bob)
    meld = next(o["label"] for o in current.state(table)["decision"]["options"] if o["label"].startswith("Meld"))
    assert current.answers(table, meld)["undo"] == "ask"


def test_bots_consent_at_once(venue: Venue) -> None:
    ann = venue.guest("ann")
    table = ann.post("/api/quick", level="random").json()["id"]
    with ann.looks_at(table) as page:
        page.says(type="answer", to=0, index=0)
        while not (page.state["decision"]["yours"] and page.state["undo"] == "ask"):
            page.hears_state()
        assert page.says(type="undo")["type"] == "done"
        while page.state["decision"] is None or page.state["decision"].get("prompt") != "Choose your first card":
            page.hears_state()
        assert page.state["proposal"] is None


def test_there_is_no_way_back_past_a_concession(venue: Venue) -> None:
    ann, bob, cat = venue.guest("ann"), venue.guest("bob"), venue.guest("cat")
    table = ann.makes_table("open", "open", "open")
    for guest in (bob, cat):
        guest.at(table, "sit")
    ann.at(table, "start")
    ann.answers(table)
    cat.at(table, "concede")
    assert ann.state(table)["undo"] == "no"
    assert refusal(ann.at(table, "undo")) == "illegal"
    assert refusal(cat.at(table, "concede")) == "illegal", "who is out is out"
    assert refusal(cat.at(table, "undo")) == "illegal"


# Conceding and draws


def test_whoever_concedes_loses_whoever_is_asked(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    assert refusal(venue.guest("eve").at(table, "concede")) == "not_yours"
    bob.at(table, "concede")
    state = ann.state(table)
    assert state["table"]["status"] == "finished"
    assert state["table"]["result"]["winners"] == [0]
    assert state["decision"] is None


def test_a_draw_is_agreed_by_everyone(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    assert refusal(bob.at(table, "draw", yes=False)) == "illegal"
    ann.at(table, "draw", yes=True)
    assert bob.state(table)["proposal"] == {"kind": "draw", "by": 0, "answers": {"0": True, "1": None}}
    bob.at(table, "draw", yes=False)
    assert ann.state(table)["proposal"]["answers"] == {"0": True, "1": False}, "ann is told who refused"
    assert ann.state(table)["table"]["status"] == "playing"
    bob.at(table, "draw", yes=True)
    ann.at(table, "draw", yes=True)
    state = bob.state(table)
    assert state["table"]["result"] == {"kind": "draw agreed", "winners": [], "words": "ann and bob agree on a draw"}
    assert state["decision"] is None
    assert state["log"]["entries"][-1]["text"] == "ann and bob agree on a draw."


def test_a_draw_stays_agreed_after_a_restart(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob, table = duel(venue)
        ann.at(table, "draw", yes=True)
        bob.at(table, "draw", yes=True)
        before = ann.state(table)
    with open_venue(tmp_path / "splay.db") as venue:
        after = venue.client.get(f"/api/tables/{table}/state", headers=ann.headers).json()
        assert after["table"]["result"] == before["table"]["result"]
        assert after["log"] == before["log"]


def test_bots_do_not_agree_to_a_draw(venue: Venue) -> None:
    ann = venue.guest("ann")
    table = ann.post("/api/quick", level="random").json()["id"]
    response = ann.at(table, "draw", yes=True)
    assert refusal(response) == "illegal"
    assert response.json()["error"]["words"] == "Bots do not agree to a draw: you can concede."


def test_whoever_is_left_alone_with_bots_is_told_so_when_offering_a_draw(venue: Venue) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    table = ann.makes_table("open", "open", "random")
    bob.at(table, "sit")
    ann.at(table, "start")
    bob.at(table, "concede")
    words = ann.at(table, "draw", yes=True).json()["error"]["words"]
    assert words == "Only bots are left beside you, and they do not agree to a draw: you can concede."


# Chat


def test_everyone_at_a_table_can_chat_and_nothing_said_is_markup(venue: Venue) -> None:
    ann, _, table = duel(venue)
    eve = venue.guest("eve")
    ann.at(table, "chat", text="  hello\n\n<script>alert(1)</script>\u202e  ")
    eve.at(table, "chat", text="good luck")
    lines = ann.state(table)["chat"]["entries"]
    assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
        ("ann", 0, "hello <script>alert(1)</script>"),
        ("eve (looking on)", None, "good luck"),
    ]
    response = ann.get(f"/api/tables/{table}/state")
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"


def test_empty_and_endless_chat_is_refused(venue: Venue) -> None:
    ann, _, table = duel(venue)
    assert refusal(ann.at(table, "chat", text=" \u200b\n ")) == "illegal"
    assert refusal(ann.at(table, "chat", text="a" * 501)) == "too_large"
    assert refusal(ann.at(table, "chat", text=7)) == "malformed"
    assert refusal(venue.client.post(f"/api/tables/{table}/chat", json={"text": "hi"})) == "forbidden"
    assert ann.state(table)["chat"]["entries"] == []


# Spectators and replays


def test_a_spectator_sees_the_table_and_no_hand(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    play_on(table, ann, bob, most=12)
    state: Json = venue.client.get(f"/api/tables/{table}/state").json()
    assert state["view"]["seat"] is None
    assert state["undo"] == "no"
    assert "options" not in (state["decision"] or {})
    assert [card["name"] for player in state["view"]["players"] for card in player["hand"] if card["name"]] == []


def test_a_running_match_has_neither_record_nor_replay_for_anyone(venue: Venue) -> None:
    ann, _, table = duel(venue)
    for guest in (ann, venue.guest("eve")):
        for what in ("record", "replay", "replay?at=0", "course"):
            assert refusal(guest.get(f"/api/tables/{table}/{what}")) == "forbidden"
    waiting = ann.makes_table("open", "open")
    assert refusal(ann.get(f"/api/tables/{waiting}/replay")) == "not_started"


@pytest.mark.usefixtures("seeded")
@pytest.mark.parametrize("game", ["innovation", "intrapreneurs"])
def test_a_finished_match_can_be_replayed_by_all_with_every_hand_open(venue: Venue, game: str) -> None:
    ann, bob, table = duel(venue, game=game)
    play_on(table, ann, bob, most=20)
    hands = [ann.state(table)["view"]["players"][0]["hand"], bob.state(table)["view"]["players"][1]["hand"]]
    asked(table, ann, bob).at(table, "concede")
    replay = venue.client.get(f"/api/tables/{table}/replay", params={"at": 20}).json()
    assert (replay["length"], replay["at"]) == (21, 20)
    assert [player["hand"] for player in replay["view"]["players"]] == hands
    assert replay["view"]["seat"] is None
    assert replay["decision"]["options"]
    end = venue.client.get(f"/api/tables/{table}/replay").json()
    assert end["decision"] is None and end["view"]["result"] == end["result"]
    assert end["log"][: len(replay["log"])] == replay["log"]
    start = venue.client.get(f"/api/tables/{table}/replay", params={"at": 0}).json()
    assert start["decision"]["seat"] in (0, 1)
    assert venue.client.get(f"/api/tables/{table}/replay", params={"at": 20}).json() == replay, "there and back again"
    assert refusal(venue.client.get(f"/api/tables/{table}/replay", params={"at": 22})) == "illegal"


@pytest.mark.usefixtures("seeded")
@pytest.mark.parametrize("game", ["innovation", "intrapreneurs"])
def test_the_course_of_a_finished_match_tells_its_turns_and_how_everybody_stood(venue: Venue, game: str) -> None:
    ann, bob, table = duel(venue, game=game)
    play_on(table, ann, bob, most=40)
    asked(table, ann, bob).at(table, "concede")
    course = venue.client.get(f"/api/tables/{table}/course").json()
    end = venue.client.get(f"/api/tables/{table}/replay").json()
    assert len(course["entries"]) == end["length"] + 1
    assert course["entries"][-1] == len(end["log"])
    turns = [entry for entry in end["log"] if entry["kind"] == "turn"]
    assert [(turn["entry"], turn["seat"]) for turn in course["turns"]] == [
        (entry["number"], entry["seat"]) for entry in turns
    ]
    # Where a turn is said to begin, its entry has been told, and one answer before that it had not.
    later = next(turn for turn in course["turns"] if turn["at"] > 0)
    assert course["entries"][later["at"] - 1] <= later["entry"] < course["entries"][later["at"]]
    points = next(measure for measure in course["measures"] if measure["title"] == "points")
    assert len(points["stood"]) == len(turns) + 1
    told = [player["points" if game == "innovation" else "score"] for player in end["view"]["players"]]
    assert points["stood"][-1] == told


def test_the_record_of_a_finished_match_replays_it(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    ann.at(table, "undo")
    play_on(table, ann, bob)
    response = venue.client.get(f"/api/tables/{table}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="{table}.splay"'
    match = record.load(response.text, GAMES)
    assert match.result is not None
    assert match.result.to_json() == ann.state(table)["table"]["result"]
