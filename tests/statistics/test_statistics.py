"""Statistics of cards: what is counted in a game, how a survey goes on after a break, and what is told."""

import gzip
import json
from pathlib import Path

import pytest

import splay.statistics.survey as surveys
from command import little_room, splay
from splay.innovation import INNOVATION, new_match
from splay.innovation.game import Game
from splay.kernel.errors import NotFound, SplayError
from splay.simulate import wilson
from splay.statistics.shipped import card_statistics, every_card, made_by, read, shipped, tables, unpack, write
from splay.statistics.survey import KINDS, ROUNDS, Chunk, Kind, Survey, play_chunk, run
from splay.statistics.tally import COUNTED, WHOLE, Tally


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of one game."""
    monkeypatch.setattr(surveys, "CHUNK", 1)


# What is counted


def counted(tally: Tally, name: str) -> dict[str, int]:
    return dict(zip(COUNTED, tally.cards[name], strict=True))


def ended(seed: int) -> tuple[Game, list[list[str]]]:
    """Play a match in which everybody takes the first option, until it is over."""
    match = new_match(["ann", "bob"], "4e", seed)
    assert isinstance(match.now, Game)
    opening = [[card.name for card in player.hand] for player in match.now.players]
    while match.decision is not None:
        match.answer(0 if len(match.answers) % 3 else len(match.decision.values) - 1)
    return match.now, opening


def test_a_game_is_counted_as_its_log_tells_it() -> None:
    game, opening = ended(4)
    tally = Tally()
    tally.count(game, opening, 100)
    assert game.result is not None and game.events is not None
    log = [game.describe(event, 0) for event in game.events]
    assert (tally.games, tally.endings) == (1, {game.result.kind: 1})
    assert tally.turns == {game.turns(): 1}
    assert tally.places.total() == WHOLE
    for name in {name for hand in opening for name in hand}:
        assert counted(tally, name)["opening"] == 1
    for name in tally.cards:
        melds = sum(f"melds {name} (" in line for line in log)
        uses = sum(f"uses the dogma of {name}" in line for line in log)
        numbers = counted(tally, name)
        assert (numbers["melds"], numbers["melded_in"]) == (melds, min(melds, 1)), name
        assert (numbers["uses"], numbers["used_in"]) == (uses, min(uses, 1)), name
        assert numbers["shared"] <= numbers["shareable"] <= numbers["uses"]
        assert all(numbers[f"{what}_won"] <= WHOLE * numbers[what] for what in ("opening", "first", "board", "user"))
    assert sum(counted(tally, name)["first"] for name in tally.cards) == 2


def test_whoever_begins_is_first_wherever_they_sit() -> None:
    game, opening = ended(4)
    assert game.result is not None and game.events is not None
    beginner = next(event.seat for event in game.events if event.kind == "turn")
    tally = Tally()
    tally.count(game, opening, 100)
    assert tally.places[0] == (WHOLE // len(game.result.winners) if beginner in game.result.winners else 0)


def test_a_game_that_is_cut_off_counts_for_nothing_else() -> None:
    match = new_match(["ann", "bob"], "4e", 1)
    assert isinstance(match.now, Game)
    tally = Tally()
    tally.count(match.now, [[], []], 3)
    assert (tally.games, tally.unfinished, tally.cards) == (0, 1, {})


def test_tallies_add_up_and_can_be_written_down() -> None:
    game, opening = ended(4)
    one, both = Tally(), Tally()
    one.count(game, opening, 100)
    both.add(one)
    both.add(Tally.from_json(json.loads(json.dumps(one.to_json()))))
    assert both.games == 2
    assert all(both.cards[name] == [2 * number for number in one.cards[name]] for name in one.cards)


# A survey


def test_every_edition_has_its_tables_in_every_round() -> None:
    assert set(ROUNDS) == {"1e", "3e", "4e"}
    assert {(kind.expansions, kind.players) for kind in KINDS if kind.edition == "3e"} >= {
        ((), 2),
        ((), 3),
        ((), 4),
        (("cities",), 2),
        (("figures",), 2),
    }
    assert [Kind.from_key(kind.key) for kind in KINDS] == KINDS


def test_a_chunk_gives_the_same_again(short: None) -> None:
    plan, chunk = Survey(1, "random"), Chunk("1e", 0)
    assert play_chunk(plan, chunk) == play_chunk(plan, chunk)
    assert play_chunk(plan, chunk) != play_chunk(Survey(1, "random", 1), chunk)


def test_a_survey_goes_on_where_it_was_cut_off(short: None, tmp_path: Path) -> None:
    plan, file = Survey(4, "random"), tmp_path / "survey.jsonl"
    whole = run(plan)
    run(Survey(2, "random"), file)
    text = file.read_bytes()
    # Cut off in the middle of a line, as by a power failure.
    file.write_bytes(text[:-30])
    course = run(plan, file)
    assert course.done == whole.done == set(plan.chunks())
    assert course.counts == whole.counts


def test_a_survey_goes_on_from_counts_that_were_written(short: None, tmp_path: Path) -> None:
    whole = run(Survey(4, "random"))
    write(run(Survey(2, "random")), tmp_path / "counts.gz")
    before = unpack((tmp_path / "counts.gz").read_bytes())
    file = tmp_path / "survey.jsonl"
    run(Survey(3, "random"), file, onto=before)
    # From then on the file knows itself what it began with.
    course = run(Survey(4, "random"), file)
    assert (course.done, course.counts) == (whole.done, whole.counts)
    with pytest.raises(SplayError, match="has begun already"):
        run(Survey(4, "random"), file, onto=before)


def test_counts_of_others_or_of_nobody_are_nothing_to_go_on_from(short: None, tmp_path: Path) -> None:
    file, counts = tmp_path / "survey.jsonl", tmp_path / "counts.gz"
    write(run(Survey(1, "random")), counts)
    refused = splay("survey", str(file), "--games", "1", "--bot", "greedy", "--onto", str(counts))
    assert "by another bot: begin anew" in refused.err
    counts.write_bytes(b"none")
    assert "no file of counts" in splay("survey", str(file), "--bot", "random", "--onto", str(counts)).err
    assert "No such file" in splay("survey", str(file), "--bot", "random", "--onto", str(tmp_path / "no")).err


def test_the_file_of_another_survey_is_refused(short: None, tmp_path: Path) -> None:
    file = tmp_path / "survey.jsonl"
    run(Survey(1, "random"), file)
    with pytest.raises(SplayError, match="belongs to another survey: bot is 'random' there and 'greedy' here"):
        run(Survey(1, "greedy"), file)


def test_what_was_counted_is_written_and_read_again(short: None, tmp_path: Path) -> None:
    course = run(Survey(12, "random"))
    write(course, tmp_path / "one.gz")
    write(course, tmp_path / "two.gz")
    packed = (tmp_path / "one.gz").read_bytes()
    assert packed == (tmp_path / "two.gz").read_bytes()
    assert read(packed).counts == {kind: tally for kind, tally in course.counts.items() if tally.games}


def test_a_survey_of_nothing_is_refused() -> None:
    with pytest.raises(SplayError, match="at least 1 game"):
        Survey(0)
    with pytest.raises(SplayError, match="there is no bot 'oracle'"):
        Survey(1, "oracle")


# What is shipped


def test_the_shipped_counts_say_who_played_and_how_many_games() -> None:
    told = made_by(shipped())
    assert told["bot"] == "fox" and told["games"] == {key: shipped().games(key) for key in ROUNDS}
    assert shipped().conditions["rules"] == INNOVATION.rules
    assert all(shipped().games(edition) > 0 for edition in ROUNDS)


def test_the_shares_of_a_card_are_those_of_its_counts() -> None:
    kind = Kind("4e", (), 2)
    tally = shipped().counts[kind]
    numbers = counted(tally, "Archery")
    told = card_statistics(shipped(), "Archery", "4e")[0]
    assert told["games"] == tally.games
    melded = told["melded"]
    assert isinstance(melded, dict)
    low, high = wilson(numbers["melded_in"], tally.games)
    assert (melded["share"], melded["of"]) == (round(numbers["melded_in"] / tally.games, 4), tally.games)
    assert (melded["low"], melded["high"]) == (round(low, 4), round(high, 4))


def test_all_victories_of_a_table_are_somebodys() -> None:
    for row in tables(shipped()):
        places = row["places"]
        assert isinstance(places, list)
        if places[0]["of"]:
            assert sum(share["share"] for share in places) == pytest.approx(1, abs=0.001)


def test_a_table_of_which_nothing_was_counted_is_refused() -> None:
    words = "nothing was counted of the 3rd edition with Cities of Destiny, 3 players, but of: 3rd edition, 2 players; "
    with pytest.raises(NotFound, match=words) as refused:
        every_card(shipped(), "3e", ["cities"], 3)
    assert "; 3rd edition with Cities of Destiny, 2 players; " in str(refused.value)
    with pytest.raises(SplayError, match="the 4th edition has no expansion 'cities': choose the edition 3e"):
        every_card(shipped(), "4e", ["cities"], 2)


# In the terminal


def test_the_card_command_tells_the_statistics() -> None:
    ran = splay("cards", "archery", "--stats")
    assert ran.code == 0
    assert "fox against itself" in ran.told
    told = json.loads(splay("cards", "archery", "--stats", "--json").out)
    assert told["name"] == "Archery" and [table["players"] for table in told["tables"]] == [2, 3, 4]


def test_the_statistics_command_sorts_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    told = json.loads(splay("statistics", "--json").out)
    shares = {card["name"]: card["melded"]["share"] for card in told["cards"]}
    most = max(shares, key=lambda name: shares[name])
    out = splay("statistics", "--sort", "melded").out
    first = next(line for line in out.splitlines() if "%" in line)
    assert most in first
    assert "can be sorted by" in splay("statistics", "--sort", "beauty").err


def test_the_data_are_sorted_as_the_table_is() -> None:
    cards = json.loads(splay("statistics", "--json", "--sort", "melded").out)["cards"]
    shares = [card["melded"]["share"] for card in cards]
    assert shares == sorted(shares, reverse=True)
    names = [card["name"] for card in json.loads(splay("statistics", "--json", "--sort", "name").out)["cards"]]
    assert names == sorted(names) != [card["name"] for card in cards]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (
            ["--players", "5"],
            "no games of the 4th edition were counted for --players 5: choose --players 2 or 3 or 4\n",
        ),
        (
            ["--edition", "1e", "--with", "echoes", "--players", "3"],
            "no games of the 1st edition were counted for --with echoes --players 3: "
            "choose --players 2 or 3 or 4, or --with echoes --players 2\n",
        ),
        (["--edition", "3e", "--with", "foo"], "the 3rd edition has no expansion 'foo': it has cities, artifacts"),
        (["--edition", "3e", "--with", "cities,cities"], "a set is named twice"),
        (["--edition", "9e"], "there is no edition '9e': choose one of 1e, 3e, 4e"),
    ],
)
def test_a_table_that_was_not_counted_is_told_as_the_command_takes_it(options: list[str], words: str) -> None:
    ran = splay("statistics", *options)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err


@pytest.mark.parametrize("table", ["4e", "3e"])
def test_all_columns_fit_into_a_terminal_of_eighty_letters(monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for out in (
        splay("cards", "archery", "--stats", "--edition", table).out,
        splay("statistics", "--edition", table).out,
    ):
        lines = out.splitlines()
        headings = next(line for line in lines if "melded" in line)
        assert headings.split()[-1] == "used"
        assert max(map(len, lines)) <= 80
        assert "…" not in out


def test_the_survey_command_plays_and_writes(short: None, tmp_path: Path) -> None:
    file, out = tmp_path / "survey.jsonl", tmp_path / "counts.gz"
    ran = splay("survey", str(file), "--games", "1", "--bot", "random", "--out", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert read(out.read_bytes()).games() == 3


def test_a_survey_that_holds_more_than_was_asked_for_says_so(short: None, tmp_path: Path) -> None:
    given = ("survey", str(tmp_path / "survey.jsonl"), "--bot", "random", "--games")
    assert "6 games have been counted: 6 of 6 chunks of" in splay(*given, "2").out
    again = splay(*given, "1").out
    assert "6 games have been counted: 3 of 3 chunks of" in again
    assert ", and 3 more that were there already." in again


def test_a_survey_of_more_games_than_can_ever_be_played_is_refused(tmp_path: Path) -> None:
    ran = splay("survey", str(tmp_path / "survey.jsonl"), "--games", "10000001")
    assert (ran.code, ran.out) == (2, "")
    assert "there can be 10,000,000 games of each edition at most, not 10,000,001" in ran.err
    assert not (tmp_path / "survey.jsonl").exists()


def test_an_interrupted_survey_tells_what_was_counted_keeps_it_and_says_so_by_its_exit(
    short: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "survey.jsonl"

    def stopped(survey: Survey, chunk: Chunk) -> Tally:
        if chunk.number == 1:
            raise KeyboardInterrupt
        return play_chunk(survey, chunk)

    monkeypatch.setattr(surveys, "play_chunk", stopped)
    ran = splay("survey", str(file), "--games", "2", "--bot", "random")
    assert (ran.code, ran.err) == (130, "")
    assert "3 games have been counted: 3 of 6 chunks of" in ran.out
    monkeypatch.undo()
    assert len(file.read_text().splitlines()) == 1 + 3


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        pytest.param(gzip.compress(b"[]"), id="list"),
        pytest.param(gzip.compress(b'{"conditions": "x", "tables": "y"}'), id="words"),
    ],
)
def test_what_is_no_file_of_counts_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "counts.gz").write_bytes(content)
    given = ("survey", str(tmp_path / "survey.jsonl"), "--onto")
    ran = splay(*given, str(tmp_path / "counts.gz"))
    assert (ran.code, ran.out) == (2, "")
    assert "counts.gz: this is no file of counts: name one that `splay survey --out` has written" in ran.err
    assert "Is a directory" in splay(*given, str(tmp_path)).err


def test_a_chunk_that_is_told_twice_is_refused_with_its_line(short: None, tmp_path: Path) -> None:
    file = tmp_path / "survey.jsonl"
    given = ("survey", str(file), "--games", "1", "--bot", "random")
    splay(*given)
    file.write_text(file.read_text() + file.read_text().splitlines()[1] + "\n")
    ran = splay(*given)
    assert ran.code == 2
    assert "survey.jsonl: line 5 tells of chunk 0 of 1e a second time: take it out" in ran.err


def test_counts_that_no_longer_fit_on_the_disk_leave_those_that_were_there(short: None, tmp_path: Path) -> None:
    file, out = tmp_path / "survey.jsonl", tmp_path / "counts.gz"
    given = ("survey", str(file), "--bot", "random", "--out", str(out), "--games", "1")
    splay(*given)
    before = out.read_bytes()
    with little_room(100):
        ran = splay(*given)
    assert ran.code == 2
    assert "counts.gz: File too large" in ran.err and "survey.jsonl keeps what was counted" in ran.err
    assert out.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["counts.gz", "survey.jsonl"]


def test_counts_that_cannot_be_written_are_not_lost(short: None, tmp_path: Path) -> None:
    file = tmp_path / "survey.jsonl"
    ran = splay("survey", str(file), "--games", "1", "--bot", "random", "--out", str(tmp_path))
    assert ran.code == 2
    assert "Is a directory" in ran.err and "survey.jsonl keeps what was counted" in ran.err
