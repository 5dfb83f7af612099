"""The guide for researchers: its examples run, and its tables tell what the encoding says."""

import itertools
import re
import runpy
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fuzz
import pytest
import typer

import company
from splay.cli.commands import app
from splay.encoding import encoder_for
from splay.games import game_named
from splay.kernel.setup import Setup

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


def told(heading: str) -> dict[str, tuple[str, str]]:
    """Return the shape and the meaning of each block in one of the guide's tables."""
    [section] = re.findall(rf"### {heading}\n(.*?)(?:\n### |\Z)", GUIDE, re.DOTALL)
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", section, re.MULTILINE)
    return {name: (shape, meaning) for name, shape, meaning in rows}


def shapes(words: str, letters: dict[str, int]) -> list[tuple[int, ...]]:
    """Return the shapes that the words of a table can mean; "6 or 7" means two."""
    dimensions = words.split(" \N{MULTIPLICATION SIGN} ")
    each = [[eval(size, {}, letters) for size in dimension.split(" or ")] for dimension in dimensions]
    return list(itertools.product(*each))


def innovation_letters(game: Any) -> dict[str, int]:
    letters = {"N": len(game.players), "C": len(game.where), "S": len(game.expansions) + 1}
    actions = sum(len(expansion.special_actions) for expansion in game.expansions)
    return {**letters, "A": game.edition.top_age + 1, "P": len(game.every_special()), "U": actions}


def company_letters(game: Any) -> dict[str, int]:
    deck = game.deck
    projects = len(deck.projects)
    return {"N": len(game.players), "C": len(deck.cards) - projects, "J": projects, "E": len(deck.events)}


def check_tables(name: str, tables: list[Setup], letters: Callable[[Any], dict[str, int]]) -> None:
    """Check that the guide's tables tell the name, the shape and the meaning of every block, and of no others."""
    observed, chosen = told(f"{name}: observations"), told(f"{name}: actions")
    met: set[str] = set()
    for setup in tables:
        encoder, known = encoder_for(setup), letters(game_named(setup.game).begin(setup))
        for table, layout in ((observed, encoder.observations), (chosen, encoder.actions)):
            for block in layout.blocks:
                shape, meaning = table[block.name]
                assert block.shape in shapes(shape, known), block
                # Which special actions there are depends on the table.
                assert meaning.startswith(block.meaning.split(":")[0] if block.name == "used" else block.meaning), block
                met.add(block.name)
    assert met == observed.keys() | chosen.keys()


def test_every_array_and_action_is_explained_with_its_shape() -> None:
    check_tables("Innovation", [fuzz.new_setup(kind, 0) for kind in TABLES], innovation_letters)
    companies = [company.new_table(kind, 0).setup for kind in company.TABLES]
    check_tables("Intrapreneurs", companies, company_letters)


@pytest.mark.parametrize(
    ("heading", "table"),
    [
        ("Innovation: observations", {"edition": "3e", "expansions": ["echoes", "figures"], "players": 3}),
        ("Intrapreneurs: observations", {"game": "intrapreneurs", "players": 4}),
    ],
)
def test_an_environment_has_the_arrays_of_the_guide(heading: str, table: dict[str, Any]) -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install splay[rl]")
    from splay.rl.episode import Episode

    episode = Episode(**table)
    spaces: Any = episode.observation_space()["observation"]
    names = told(heading).keys()
    assert {block.name: block.shape for block in episode.encoder.observations.blocks} == {
        name: space.shape for name, space in spaces.spaces.items()
    }
    assert spaces.spaces.keys() <= names


def test_the_example_learns_and_compares(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy", reason="NumPy is not installed: pip install splay[rl]")
    example = runpy.run_path(str(ROOT / "examples/learn_preferences.py"))
    likes = example["learn"](games=6, seed=1)
    assert likes.any()
    assert (likes == example["learn"](games=6, seed=1)).all(), "the same seed learns the same"
    assert 0 <= example["compare"](likes, 4, 2) <= 1
