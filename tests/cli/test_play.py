"""A game at one terminal without its drawing, and the commands that start one."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from command import little_room, splay
from helpers import player, table
from splay.bots.random import Chance, RandomBot
from splay.cli import play, position
from splay.cli.commands import app
from splay.cli.seats import kind_beside
from splay.cli.table.session import NothingToUndo, NotNow, SaveError, Session
from splay.innovation import new_match
from splay.innovation.position import dump
from splay.innovation.view import GameView
from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.kernel.errors import SplayError


class Broken(Agent):
    """A bot with a bug."""

    def decide(self, decision: Decision, seat: Seat) -> int:
        raise ZeroDivisionError("a bug")


def seen(game: Session) -> GameView:
    """Return what the one at the screen may see."""
    view = game.view()
    assert isinstance(view, GameView)
    return view


def session(*seats: str, seed: int = 4) -> Session:
    return Session(new_match(seats or ("ann", "random"), seed=seed))


def let_bots_play(game: Session) -> None:
    while game.bot_is_asked:
        game.answer(game.think())


def play_on(game: Session, decisions: int) -> None:
    """Let everyone choose at random, people included."""
    chance = Chance(1)
    for _ in range(decisions):
        decision = game.match.decision
        if decision is None:
            return
        game.take_screen()
        game.answer(chance.decide(decision))


# Whose turn it is


def test_the_only_person_sits_at_the_screen_from_the_start() -> None:
    game = session("random", "ann")
    assert game.facing == 1
    assert game.bot_is_asked and not game.person_is_asked and game.hand_over_to is None
    let_bots_play(game)
    assert game.person_is_asked


def test_a_bot_with_a_number_is_a_bot() -> None:
    assert list(session("greedy", "ann", "greedy").bots) == [0, 2]


def test_several_people_are_handed_the_screen_in_turn() -> None:
    game = session("ann", "bob")
    assert game.facing is None and game.hand_over_to == 0 and not game.person_is_asked
    assert all(card.card is None for hand in seen(game).players for card in hand.hand)
    game.take_screen()
    assert game.person_is_asked
    game.answer(0)
    assert game.facing == 0 and game.hand_over_to == 1 and not game.person_is_asked
    game.take_screen()
    assert game.facing == 1 and game.hand_over_to is None


def test_after_the_end_nobody_sees_the_hand_of_another_person() -> None:
    winning = table(player("ann", ["Tools"], score=[5], achievements=[2, 3, 4, 5, 6]), player("bob", hand=["Oars"]))
    game = Session(winning)
    game.take_screen()
    assert game.match.decision is not None
    game.answer([value.label for value in game.match.decision.values].index("Achieve 1"))
    assert game.match.result is not None
    assert game.facing is None
    assert game.asked is None and game.hand_over_to is None


# Bots


def test_a_bot_that_fails_is_replaced_and_the_log_says_so() -> None:
    game = session("random", "ann")
    game.bots[0] = Broken()
    let_bots_play(game)
    assert game.person_is_asked
    assert isinstance(game.bots[0], RandomBot)
    assert any("random has failed (ZeroDivisionError: a bug)" in line for line in game.story()[0])


# Undo


def test_undo_at_the_start_has_nothing_to_undo() -> None:
    with pytest.raises(NothingToUndo, match="nothing to undo"):
        session().undo()


def test_undo_goes_back_through_the_bots_to_the_persons_own_decision() -> None:
    game = session()
    game.answer(0)
    let_bots_play(game)
    while game.match.decision is not None and game.match.decision.prompt != "Choose an action":
        game.answer(0)
        let_bots_play(game)
    before, answers = game.view().to_json(), list(game.match.answers)
    game.answer(0)
    let_bots_play(game)
    game.undo()
    assert game.person_is_asked
    assert game.match.answers == answers
    assert game.view().to_json() == before


def test_undo_never_makes_another_person_decide_again() -> None:
    game = session("ann", "bob")
    game.take_screen()
    game.answer(0)
    game.take_screen()
    with pytest.raises(NothingToUndo, match="ann has decided since"):
        game.undo()
    assert len(game.match.answers) == 1


def test_who_has_just_decided_may_take_it_back_before_the_screen_is_handed_over() -> None:
    game = session("ann", "bob")
    game.take_screen()
    game.answer(0)
    game.undo()
    assert game.person_is_asked and game.facing == 0


# Conceding


def test_who_concedes_against_one_other_has_lost() -> None:
    game = session()
    assert not game.goes_on_without
    game.concede()
    assert game.match.result is not None
    assert game.match.result.winners == [1]
    assert not game.watching


def test_after_a_concession_the_others_play_on_and_the_person_watches() -> None:
    game = session("ann", "random", "random")
    assert game.goes_on_without
    game.concede()
    assert game.watching and game.facing == 0 and not game.person_is_asked
    assert seen(game).players[0].out
    let_bots_play(game)
    assert game.match.result is not None and 0 not in game.match.result.winners


def test_a_partner_plays_on_without_the_one_who_concedes() -> None:
    game = Session(new_match(["ann", "random", "bob"], options={"teams": "ABA"}))
    game.take_screen()
    assert game.goes_on_without
    game.concede()
    let_bots_play(game)
    assert game.hand_over_to == 2


def test_only_the_one_who_is_asked_can_concede() -> None:
    with pytest.raises(NotNow, match="when you are asked"):
        session("random", "ann", "random").concede()
    between = session("ann", "bob", "cy")
    with pytest.raises(NotNow, match="when you are asked"):
        between.concede()


def test_a_concession_can_be_taken_back_even_after_the_bots_have_played() -> None:
    game = session("ann", "random", "random")
    before = game.view().to_json()
    game.concede()
    for _ in range(5):
        game.answer(game.think())
    game.undo()
    assert game.person_is_asked and game.view().to_json() == before


def test_a_concession_is_saved_and_is_nobody_elses_to_take_back(tmp_path: Path) -> None:
    game = Session(new_match(["ann", "bob", "cy"], seed=4), tmp_path / "game.splay")
    game.take_screen()
    game.concede()
    assert game.unsaved
    again = Session(play.read_record(game.save()))
    assert again.match.answers == game.match.answers
    again.take_screen()
    assert again.facing == 1
    with pytest.raises(NothingToUndo, match="ann has decided since"):
        again.undo()


# The log


def test_what_is_new_is_what_happened_since_the_last_decision() -> None:
    game = session()
    play_on(game, 12)
    let_bots_play(game)
    while not game.person_is_asked:
        play_on(game, 1)
    known = game.match.log(0)
    game.answer(0)
    let_bots_play(game)
    story, old = game.story()
    assert story[:old] == known
    assert len(story) > old


# Saving


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    game = Session(new_match(["ann", "random"], seed=4), tmp_path / "game.splay")
    play_on(game, 9)
    assert game.unsaved
    path = game.save()
    assert not game.unsaved
    again = Session(play.read_record(path), path)
    assert again.match.view(0).to_json() == game.match.view(0).to_json()
    assert again.story() == game.story()
    assert not again.unsaved
    play_on(again, 1)
    assert again.unsaved


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    game = Session(new_match(["ann", "random"], seed=4), tmp_path / "nowhere" / "game.splay")
    game.answer(0)
    with pytest.raises(SaveError, match=r"Cannot save to .*nowhere"):
        game.save()
    assert game.unsaved
    play_on(game, 3)
    assert len(game.match.answers) == 4


def test_a_game_that_no_longer_fits_on_the_disk_leaves_what_was_saved_before(tmp_path: Path) -> None:
    path = tmp_path / "game.splay"
    game = Session(new_match(["ann", "random"], seed=4), path)
    game.answer(0)
    game.save()
    before = path.read_bytes()
    play_on(game, 3)
    with little_room(100), pytest.raises(SaveError, match=r"Cannot save to .*game\.splay: File too large\."):
        game.save()
    assert game.unsaved
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_is_saved_where_a_link_leads_and_for_whom_it_was(tmp_path: Path) -> None:
    path, link = tmp_path / "game.splay", tmp_path / "link.splay"
    path.write_text("an older one")
    path.chmod(0o640)
    link.symlink_to(path)
    Session(new_match(["ann", "random"], seed=4), link).save()
    assert link.is_symlink()
    assert path.read_text().startswith("splay record 1\n")
    assert path.stat().st_mode & 0o777 == 0o640


def test_saving_without_a_name_overwrites_no_other_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first, second = session(), session()
    first.answer(0)
    assert str(first.save()) == "innovation-4.splay"
    assert str(second.save()) == "innovation-4-2.splay"
    assert str(first.save()) == "innovation-4.splay"


def test_looking_at_a_new_game_loses_nothing() -> None:
    assert not session().unsaved


# Another game


def test_a_rematch_is_a_new_game_of_the_same_players() -> None:
    game = session("ann", "random")
    play_on(game, 20)
    again = game.rematch()
    assert again.match.names == game.match.names
    assert again.match.setup.edition == game.match.setup.edition
    assert not again.match.answers
    assert len({again.match.setup.seed, *(game.rematch().match.setup.seed for _ in range(3))}) > 1


def test_a_rematch_of_a_position_starts_from_the_position() -> None:
    game = Session(table(player("ann", ["Tools"]), player("random", ["Oars"])))
    play_on(game, 5)
    again = game.rematch()
    assert [pile.top.name for pile in seen(again).players[0].piles if pile.top] == ["Tools"]
    assert not again.match.answers


# The commands


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The sessions that commands start, instead of showing them."""
    sessions: list[Session] = []

    def note(session: Session, pace: float) -> None:
        sessions.append(session)

    monkeypatch.setattr(play, "run_table", note)
    monkeypatch.setattr(position, "run_table", note)
    return sessions


def run(*arguments: str) -> None:
    """Run a command; what it refuses is raised."""
    result = CliRunner().invoke(app, list(arguments))
    if isinstance(result.exception, SplayError):
        raise result.exception
    assert result.exit_code == 0, result.output


def test_without_options_a_person_plays_greedy_in_the_default_edition(started: list[Session]) -> None:
    run("play")
    run("play")
    setups = [game.match.setup for game in started]
    assert [len(game.people) for game in started] == [1, 1]
    assert all(setup.seats[1:] == ["Rivet"] and setup.edition == "4e" for setup in setups)


def test_a_bot_goes_by_a_name_of_its_own_with_its_kind_beside_it(started: list[Session]) -> None:
    run("play", "--seats", "ann,greedy,fox,greedy:8,Fox")
    game = started[0]
    assert game.match.names == ["ann", "Rivet", "Vixen", "Cog:8", "Fox"]
    assert game.people == [0]
    told = [kind_beside(name) for name in game.match.names]
    assert told == ["", " (greedy)", " (fox)", " (greedy)", ""]


def test_the_options_set_the_table_up(started: list[Session]) -> None:
    agreed = ["--edition", "3e", "--teams", "--longer", "--open", "both", "--seed", "9"]
    run("play", "--seats", "ann, random,bob,random", *agreed)
    run("play", "--edition", "1e", "--seed", "9", "--seats", "ann,random")
    run("play", "--seats", "ann,bob,random", "--sides", "AAB")
    teams, first, sides = (game.match.setup for game in started)
    assert teams.seats == ["ann", "Tombola", "bob", "Hazard"]
    assert teams.options == {"teams": "yes", "longer": "yes", "open": "covered+counts"}
    assert teams.seed == 9
    assert started[0].people == [0, 2]
    assert first.edition == "1e" and first.options == {}
    assert sides.edition == "4e" and sides.options == {"teams": "AAB"}
    assert [player.team for player in seen(started[2]).players] == [0, 0, 1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--edition", "9e"], "there is no edition '9e'"),
        (["--open", "everything"], "--open is one of covered, counts, both"),
        (["--edition", "1e", "--longer"], "has no longer game"),
        (["--teams"], "--teams is for four players, not 2"),
        (["--teams", "--sides", "AB"], "give one"),
        (["--sides", "AAB"], "teams must be one letter for each of the 2 seats"),
        (["--longer"], "the 4th edition has no longer game"),
        (["--seats", "ann,,bob"], "does not name every seat"),
        (["--seats", "ann"], "not 1"),
        (["--resume", "missing.splay"], "missing.splay: No such file or directory"),
        (["--with", "echoes"], "the 4th edition has no expansion 'echoes': choose the edition 1e or 3e"),
        (["--with", "ecoes", "--edition", "1e"], "the 1st edition has no expansion 'ecoes': it has echoes"),
        (["--words", "latin"], "there are no words 'latin': choose one of asmadi, iello"),
        (["--words", "iello", "--game", "intrapreneurs"], "--words is for innovation"),
        (["--resume", "missing.splay", "--with", "echoes"], "leave out --with"),
        (
            ["--resume", "missing.splay", "--seed", "1", "--sides", "AB", "--teams"],
            "leave out --seed, --sides, --teams",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_words(started: list[Session], arguments: list[str], words: str) -> None:
    with pytest.raises(SplayError) as refused:
        run("play", *arguments)
    assert words in str(refused.value)
    assert not started


@pytest.mark.parametrize("arguments", [["--words", "latin"], ["--with", "ecoes", "--edition", "3e"]])
def test_unknown_words_and_expansions_end_the_command_with_an_error(arguments: list[str]) -> None:
    ran = splay("play", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("splay: ") and "Traceback" not in ran.err


def test_an_expansion_and_words_are_chosen(started: list[Session]) -> None:
    run("play", "--edition", "1e", "--with", "echoes", "--words", "iello", "--seats", "ann,random", "--seed", "3")
    (game,) = started
    assert game.match.setup.sets == ["base", "echoes"]
    assert game.face.edition == "1st edition with Echoes of the Past"
    play_on(game, 40)
    assert game.story()[0] != game.match.log(game.facing)
    again = game.rematch()
    assert again.match.setup.sets == ["base", "echoes"]
    assert again.face.say("Return a card?") == "Recycle a card?"


@pytest.mark.parametrize("given", ["cities,echoes", " Echoes , Cities "])
def test_several_expansions_are_chosen_in_any_order(started: list[Session], given: str) -> None:
    run("play", "--edition", "3e", "--with", given, "--seats", "ann,random", "--seed", "3")
    (game,) = started
    assert game.match.setup.sets == ["base", "cities", "echoes"]
    assert game.face.edition == "3rd edition with Cities of Destiny with Echoes of the Past"
    play_on(game, 40)


def test_a_position_with_cities_is_played_on(started: list[Session], tmp_path: Path) -> None:
    file = tmp_path / "riddle.json"
    players = [{"name": "ann", "hand": ["Munich"], "board": {"blue": ["Tools"]}}, {"name": "random"}]
    spec = {
        "edition": "3e",
        "sets": ["base", "cities"],
        "players": players,
        "turn": {"actions": 1, "used": ["endorse"]},
    }
    file.write_text(json.dumps(spec))
    run("position", str(file))
    labels = [option.label for option in started[0].match.decision.options] if started[0].match.decision else []
    assert labels == ["Draw", "Meld Munich", "Dogma Tools"]
    file.write_text(json.dumps({**spec, "turn": {"actions": 2, "used": ["endorse"]}}))
    with pytest.raises(SplayError, match="endorse cannot have been used"):
        run("position", str(file))


def test_relics_are_chosen_with_artifacts(started: list[Session], tmp_path: Path) -> None:
    run("play", "--edition", "3e", "--with", "artifacts", "--relics", "--seats", "ann,random", "--seed", "3")
    (game,) = started
    assert game.match.setup.options == {"relics": "yes"}
    assert game.face.edition == "3rd edition with Artifacts of History with the relics"
    assert "Timbuktu" in game.cards
    play_on(game, 60)
    assert game.rematch().match.setup.options == {"relics": "yes"}
    saved = tmp_path / "game.splay"
    game._save_to = saved
    game.save()
    with pytest.raises(SplayError, match="leave out --with, --relics"):
        run("play", "--resume", str(saved), "--with", "artifacts", "--relics")
    run("play", "--resume", str(saved))
    assert started[1].match.answers == game.match.answers


@pytest.mark.parametrize("given", [[], ["--edition", "3e", "--with", "cities,echoes"], ["--game", "intrapreneurs"]])
def test_relics_are_refused_without_artifacts(started: list[Session], given: list[str]) -> None:
    with pytest.raises(SplayError, match="add --edition 3e --with artifacts, or leave it out"):
        run("play", "--relics", *given)
    assert not started


def test_a_resumed_game_is_told_in_the_words_of_the_command(started: list[Session], tmp_path: Path) -> None:
    game = Session(new_match(["ann", "random"], "3e", sets=["base", "echoes"]), tmp_path / "game.splay")
    play_on(game, 5)
    run("play", "--resume", str(game.save()), "--words", "iello")
    assert any(" plays " in line for line in started[0].story()[0])
    assert not any(" melds " in line for line in started[0].story()[0])


def test_resume_takes_everything_from_the_record_and_saves_to_it(started: list[Session], tmp_path: Path) -> None:
    game = Session(new_match(["ann", "random"], "1e", 4), tmp_path / "game.splay")
    play_on(game, 6)
    path = game.save()
    run("play", "--resume", str(path))
    assert started[0].match.answers == game.match.answers
    assert started[0].match.setup == game.match.setup
    assert started[0].save() == path


def test_a_damaged_record_is_refused_with_its_file_and_line(started: list[Session], tmp_path: Path) -> None:
    path = tmp_path / "game.splay"
    game = Session(new_match(["ann", "random"], seed=4), path)
    play_on(game, 6)
    game.save()
    path.write_text(path.read_text().replace("end 6\n", ""))
    with pytest.raises(SplayError, match=r"game\.splay: line \d+: the record is cut short"):
        run("play", "--resume", str(path))


@pytest.mark.parametrize("command", [["play"], ["position"]])
def test_without_a_terminal_there_is_no_table(command: list[str], tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(dump(table(player("ann", ["Tools"]), player("greedy", ["Oars"])))))
    with pytest.raises(SplayError, match="needs a terminal"):
        run(*command, *([str(path)] if command == ["position"] else []))


def write_position(path: Path, spec: Any) -> str:
    path.write_text(json.dumps(spec))
    return str(path)


def test_a_position_is_played_by_bots_and_people_as_named(started: list[Session], tmp_path: Path) -> None:
    match = table(player("greedy 2", ["Tools"]), player("ann", ["Oars"]), turn="ann")
    run("position", write_position(tmp_path / "position.json", dump(match)))
    assert list(started[0].bots) == [0]
    assert started[0].people == [1]
    assert started[0].person_is_asked


def test_seats_replace_who_sits_at_a_position(started: list[Session], tmp_path: Path) -> None:
    match = table(player("ann", ["Tools"]), player("bob", ["Oars"]), turn="bob")
    match.answer(0)
    path = write_position(tmp_path / "position.json", dump(match))
    run("position", path, "--seats", "random,cy")
    game = started[0]
    assert game.match.names == ["Tombola", "cy"]
    assert list(game.bots) == [0]
    assert game.person_is_asked
    with pytest.raises(SplayError, match="the position has 2 players, but --seats names 3"):
        run("position", path, "--seats", "ann,bob,cy")


def test_seats_replace_who_sits_in_the_middle_of_an_action(started: list[Session], tmp_path: Path) -> None:
    match = table(player("ann", ["Tools"], hand=["Oars", "Archery", "Pottery"]), player("bob"))
    assert match.decision is not None
    match.answer([value.label for value in match.decision.values].index("Dogma Tools"))
    assert match.decision.prompt != "Choose an action"
    prompt = match.decision.prompt
    run("position", write_position(tmp_path / "position.json", dump(match)), "--seats", "cy,random")
    decision = started[0].match.decision
    assert decision is not None and decision.prompt == prompt
    assert started[0].match.names == ["cy", "Tombola"]


def test_a_position_that_an_editor_has_marked_is_read_all_the_same(started: list[Session], tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(dump(table(player("ann", ["Tools"]), player("bob")))), encoding="utf-8-sig")
    run("position", str(path))
    assert started[0].match.names == ["ann", "bob"]


def test_an_unreadable_position_is_refused_with_its_file_and_line(started: list[Session], tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"edition": "3e",\n "players": [}')
    with pytest.raises(SplayError, match=r"position\.json: line 2, column \d+: this is not JSON"):
        run("position", str(path))
    path.write_text('{"edition": "3e", "players": []}')
    with pytest.raises(SplayError, match=r"position\.json: this position cannot be"):
        run("position", str(path))
    with pytest.raises(SplayError, match=r"missing\.json: No such file"):
        run("position", str(tmp_path / "missing.json"))
    path.write_text("[1, 2]")
    with pytest.raises(SplayError, match=r"position\.json: this position cannot be"):
        run("position", str(path), "--seats", "ann,bob")
    assert not started
