"""The guide for researchers: its examples run, and its tables tell what the encoding says."""

import re
import runpy
import warnings
from pathlib import Path
from typing import Any

import fuzz
import pytest
import typer

import company
from splay.cli.main import app
from splay.encoding import encoder_for

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs/research.md").read_text()
CARD = (ROOT / "docs/model-card.md").read_text()
TABLES: list[fuzz.Table] = [
    ("1e+echoes", 3, {}),
    ("3e+cities+artifacts+echoes+figures", 4, {"relics": "yes"}),
    ("4e", 5, {}),
]


def examples(page: str) -> list[str]:
    """Return the pieces of Python on a page."""
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def commands(page: str) -> list[list[str]]:
    """Return the commands of Splay on a page."""
    blocks = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    lines = [line.partition("#")[0].split() for block in blocks for line in block.splitlines()]
    return [words[1:] for words in lines if words[:1] == ["splay"]]


def test_the_examples_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("pettingzoo", "pyspiel"):
        pytest.importorskip(name, reason=f"{name} is not installed: pip install splay[rl,openspiel]")
    known: dict[str, Any] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number, example in enumerate(examples(GUIDE)):
            exec(compile(example, f"example {number + 1} of the guide", "exec"), known)
    told = capsys.readouterr().out
    assert {"player_0 1.0", "player_0 -1.0"} & set(told.splitlines())
    assert known["reward"] in (1.0, -1.0)
    assert known["played"].match.result is not None
    assert known["turns"] > 6


def test_the_commands_are_taken_as_they_stand() -> None:
    told = commands(GUIDE)
    assert {words[0] for words in told} == {"simulate", "survey", "tournament", "train"}
    for name, *words in told:
        # Click reads the options and hands over to nobody.
        typer.main.get_command(app).commands[name].make_context(name, words)  # type: ignore[attr-defined]


def test_the_model_card_reads_what_is_shipped(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = examples(CARD)
    exec(compile(example, "the example of the model card", "exec"), {})
    batches, games, *strength = capsys.readouterr().out.split()
    assert int(batches) > 0 and int(games) > 0 and strength


def test_every_array_and_action_is_explained() -> None:
    innovation, company_part = GUIDE.split("### Intrapreneurs: observations")
    for kind in TABLES:
        encoder = encoder_for(fuzz.new_setup(kind, 0))
        for block in encoder.observations.blocks + encoder.actions.blocks:
            # Which special actions there are depends on the table.
            meaning = block.meaning.split(":")[0] if block.name == "used" else block.meaning
            assert re.search(rf"\| `{block.name}` \| [^|]+ \| {re.escape(meaning)}", innovation), block
    encoder = encoder_for(company.new_table((2, False, False), 0).setup)
    for block in encoder.observations.blocks + encoder.actions.blocks:
        assert re.search(rf"\| `{block.name}` \| [^|]+ \| {re.escape(block.meaning)} \|", company_part), block


def test_the_example_learns_and_compares(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy", reason="NumPy is not installed: pip install splay[rl]")
    example = runpy.run_path(str(ROOT / "examples/learn_preferences.py"))
    likes = example["learn"](games=6, seed=1)
    assert likes.any()
    assert (likes == example["learn"](games=6, seed=1)).all(), "the same seed learns the same"
    assert 0 <= example["compare"](likes, 4, 2) <= 1
