"""`splay daily` in the words of another publisher."""

import json

from command import splay

DAY = ("daily", "--date", "2026-01-05")


def test_the_solution_is_told_in_the_words_of_the_options() -> None:
    told = splay(*DAY, "--words", "iello", "--answer", "2").told
    assert "Play Calendar is not the best choice: Activate Mass Media is." in told
    assert "Dominate Period 8 (the greedy bot's)" in told
    assert "Activate Mass Media leaves you at" in told
    assert "Meld " not in told and "Dogma Mass Media" not in told


def test_the_data_are_told_in_the_same_words() -> None:
    told = json.loads(splay(*DAY, "--words", "iello", "--answer", "2", "--json").out)
    option, solution = told["decision"]["options"][1], told["solution"]
    assert option["label"] == option["value"]["label"] == "Play Calendar"
    assert solution["best"] == solution["options"][0]["label"] == "Activate Mass Media"
    assert solution["greedy"] == "Dominate Period 8"
    assert solution["why"].startswith("Activate Mass Media leaves you at")


def test_the_right_answer_is_right_in_any_words() -> None:
    labels = [option["label"] for option in json.loads(splay(*DAY, "--json").out)["decision"]["options"]]
    best = str(labels.index("Dogma Mass Media") + 1)
    assert "Activate Mass Media is the best choice." in splay(*DAY, "--words", "iello", "--answer", best).told


def test_words_that_are_not_there_are_refused_as_data_too() -> None:
    ran = splay(*DAY, "--words", "xx", "--json")
    assert (ran.code, ran.out) == (2, "")
    assert "there are no words 'xx': choose one of asmadi, iello" in ran.err
