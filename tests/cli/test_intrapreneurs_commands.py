"""Intrapreneurs on the command line: playing, simulating, replaying, positions, and decks of one's own."""

import json
from pathlib import Path
from typing import Any

import pytest

from command import splay
from company import PLAIN, at, moments, new_table, player, table
from splay.cli import play, position
from splay.cli.table.session import Session
from splay.intrapreneurs import new_match
from splay.intrapreneurs import position as positions
from splay.intrapreneurs.game import Game
from splay.kernel import record

DECK = Path(__file__).parents[2] / "src/splay/intrapreneurs/deck.toml"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The sessions that commands start, instead of showing them."""
    sessions: list[Session] = []
    for module in (play, position):
        monkeypatch.setattr(module, "run_table", lambda session, pace: sessions.append(session))
    return sessions


def results(*arguments: str) -> dict[str, Any]:
    ran = splay("simulate", "--json", "--game", "intrapreneurs", *arguments)
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    return {key: value for key, value in data.items() if "second" not in key}


def own_deck(path: Path) -> Path:
    """Write a deck of one's own: ours under another name."""
    path.write_text(DECK.read_text(encoding="utf-8").replace('name = "splay"', 'name = "mine"', 1), encoding="utf-8")
    return path


# Playing


def test_a_person_plays_against_greedy(started: list[Session]) -> None:
    assert splay("play", "--game", "intrapreneurs").code == 0
    game = started[0]
    assert isinstance(game.match.now, Game)
    assert (len(game.people), list(game.bots)) == (1, [1])
    assert game.match.setup.sets == ["splay"]


def test_the_options_set_the_table_up(started: list[Session], tmp_path: Path) -> None:
    deck = own_deck(tmp_path / "mine.toml")
    ran = splay("play", "--game", "intrapreneurs", "--seats", "ann & bob,cat", "--seed", "3", "--deck", str(deck))
    assert (ran.code, ran.err) == (0, "")
    assert splay("play", "--game", "intrapreneurs", "--seats", "a,b,c,d", "--teams").code == 0
    assert splay("play", "--game", "intrapreneurs", "--seats", "a,b,c,d", "--sides", "AABB").code == 0
    mine, across, beside = (session.match for session in started)
    assert (mine.names, mine.setup.seed, mine.setup.sets) == (["ann & bob", "cat"], 3, ["mine"])
    assert isinstance(across.now, Game) and across.now.teams == [0, 1, 0, 1]
    assert isinstance(beside.now, Game) and beside.now.teams == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "chess"], "there is no game 'chess': the games are innovation, intrapreneurs"),
        (["--game", "intrapreneurs", "--edition", "3e"], "Intrapreneurs has one edition, standard, not '3e'"),
        (["--game", "intrapreneurs", "--longer"], "there is no option 'longer'"),
        (["--game", "intrapreneurs", "--open", "both"], "there is no option 'open'"),
        (["--game", "intrapreneurs", "--seats", "a,b,c,d,e"], "for 2 to 4 players or teams, not 5"),
        (["--game", "intrapreneurs", "--deck", "missing.toml"], "missing.toml is no deck to play with"),
        (["--deck", str(DECK)], "--deck is for intrapreneurs: innovation is played with its own cards"),
        (["--resume", "x.splay", "--game", "intrapreneurs", "--deck", "y"], "leave out --game, --deck"),
    ],
)
def test_what_cannot_be_is_refused_in_words(started: list[Session], arguments: list[str], words: str) -> None:
    ran = splay("play", *arguments)
    assert ran.code == 2
    assert words in " ".join(ran.err.split())
    assert not started


def test_every_mistake_in_a_deck_is_told_with_the_file(started: list[Session], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        DECK.read_text(encoding="utf-8").replace("headcount = 2", "heads = 2").replace("round = 1", "round = 7", 1)
    )
    ran = splay("play", "--game", "intrapreneurs", "--deck", str(path))
    assert ran.code == 2
    assert f"{path} is no deck to play with:" in ran.err
    assert "- asset 1 (Seed Money): round must be a whole number from 1 to 3, not 7" in ran.err
    assert (
        "- asset 3 (Intern With Ideas): outcome has no entry 'heads': known are budget, headcount, tailwind" in ran.err
    )
    assert ran.err.count("\n- ") > 5


def test_a_saved_game_goes_on_with_its_deck(started: list[Session], tmp_path: Path) -> None:
    *_, match = moments(new_match(["ann", "random"], 4, deck=PLAIN), 4, limit=20)
    game = Session(match, tmp_path / "game.splay")
    assert splay("play", "--resume", str(game.save())).code == 0
    assert started[0].match.log(0) == match.log(0)
    assert started[0].match.setup.sets == ["plain"]


def test_a_game_is_saved_under_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Session(new_match(["ann", "random"], 4)).save().name == "intrapreneurs-4.splay"


# Simulating


def test_bots_play_many_games_alike_on_any_number_of_processes() -> None:
    data = results("--games", "6", "--seats", "random,random,random")
    assert data["games"] == data["finished"] == 6
    assert data["endings"] == {"score": 6}
    assert sum(data["wins"].values()) == 6
    assert results("--games", "6", "--seats", "random,random,random", "--jobs", "2") == data


def test_greedy_wins_and_teams_and_decks_are_simulated(tmp_path: Path) -> None:
    assert results("--games", "4", "--seats", "greedy,random")["wins"]["1:greedy"] == 4
    teams = results("--games", "4", "--players", "4", "--teams")["wins"]
    assert sum(teams.values()) == 2 * (4 - teams["shared"]) + teams["shared"]
    deck = own_deck(tmp_path / "mine.toml")
    assert results("--games", "2", "--deck", str(deck)) == results("--games", "2")


# Replaying


def test_a_record_is_told_and_shown(tmp_path: Path) -> None:
    *_, match = moments(new_table((3, False, False), 5), 5)
    path = tmp_path / "game.splay"
    path.write_text(record.dump(match))
    ran = splay("replay", str(path))
    assert ran.code == 0
    assert "Round III" in ran.out
    assert match.result is not None and match.result.words in ran.told
    end = splay("replay", str(path), "--to", str(len(match.answers)))
    assert "The game is over" in end.out
    middle = splay("replay", str(path), "--to", "30")
    assert "After 30 of" in middle.out and "How It Really Goes" in middle.out
    data = json.loads(splay("replay", str(path), "--to", "30", "--json").out)
    assert positions.dump(positions.load(data["position"])) == data["position"]


def test_a_seat_is_shown_only_what_it_saw(tmp_path: Path) -> None:
    match = table(player("ann", ["B1"]), player("bob", ["H1", "H2"]), offer=["T1", "T2", "T3"])
    match.answer(0)
    path = tmp_path / "game.splay"
    path.write_text(record.dump(match))
    shown = splay("replay", str(path), "--to", "1", "--seat", "ann").out
    assert "2 cards in hand" in shown
    assert "H1" not in shown
    assert "H1" in splay("replay", str(path), "--to", "1").out


# Positions


def test_a_position_names_its_game(started: list[Session], tmp_path: Path) -> None:
    match = table(player("ann", ["B1"], at("Beta", "viable", "H2")), player("greedy"), offer=["T1", "T2", "T3"])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(positions.dump(match)))
    assert splay("position", str(path)).code == 0
    assert splay("position", str(path), "--seats", "random,cat").code == 0
    first, second = started
    assert (first.match.names, list(first.bots)) == (["ann", "greedy"], [1])
    assert (second.match.names, list(second.bots)) == (["Tombola", "cat"], [0])
    path.write_text(json.dumps({**positions.dump(match), "offer": ["T1", "T1"]}))
    refused = splay("position", str(path))
    assert refused.code == 2
    assert "T1 is twice: in the offer and in the offer" in refused.err
    path.write_text(json.dumps({"game": "chess", "players": []}))
    assert "there is no game 'chess'" in splay("position", str(path)).err
