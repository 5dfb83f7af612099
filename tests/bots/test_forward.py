"""The network in C says what NumPy says. Only the compiled package ships it; here it is compiled by itself."""

import importlib.util
import shutil
import subprocess
import sysconfig
from types import ModuleType

import numpy as np
import pytest
from fuzz import TABLES, moments, new_table

from splay.bots.features import Features
from splay.bots.network import ARRAYS, Network
from splay.bots.value import features_of_all, network_for
from splay.innovation import new_match
from splay.train import Recipe, card_names, new_network
from test_compiled import ROOT

LINKER = (sysconfig.get_config_var("LDSHARED") or "cc -shared").split()

pytestmark = pytest.mark.skipif(shutil.which(LINKER[0]) is None, reason=f"there is no C compiler ({LINKER[0]}) here")


@pytest.fixture(scope="module")
def forward(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    built = tmp_path_factory.mktemp("forward") / f"forward{sysconfig.get_config_var('EXT_SUFFIX')}"
    flags = ["-O2", "-Wall", "-Werror", "-fPIC", "-I", sysconfig.get_paths()["include"]]
    source = str(ROOT / "src" / "splay" / "bots" / "forward.c")
    subprocess.run([*LINKER, *flags, source, "-o", str(built), "-lm"], check=True)
    spec = importlib.util.spec_from_file_location("forward", built)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["ann bob", "ann bob cat"])
def network(request: pytest.FixtureRequest) -> Network:
    return network_for(new_match(request.param.split(), "4e", 1).boundary)


@pytest.fixture
def weights(forward: ModuleType, network: Network) -> object:
    return forward.prepare(*_arrays(network))


def _arrays(network: Network) -> list[object]:
    return [network.first, network.added, *[network.arrays[name] for name in ARRAYS[2:]]]


def _positions() -> list[Features]:
    found: list[Features] = []
    for kind in TABLES:
        for number, match in enumerate(moments(new_table(kind, 3), 3, limit=60)):
            if number % 20 == 0 and match.result is None:
                found += features_of_all(match.boundary, list(range(len(match.names))))
    return found


def test_it_says_what_numpy_says(forward: ModuleType, network: Network, weights: object) -> None:
    positions = _positions()
    rows = [network.rows_of(features) for features in positions]
    assert len(positions) > 50 and any(rows)
    found = forward.chances(weights, [features.numbers for features in positions], rows)
    assert found == network.by_numpy(positions, rows)
    assert len(set(found)) > 50


@pytest.mark.parametrize("hidden", [(7, 3), (16, 16), (40, 17)])
def test_layers_of_any_width_and_hands_of_any_size_are_summed_up(forward: ModuleType, hidden: tuple[int, int]) -> None:
    recipe = Recipe(hidden=hidden, vector=3)
    network = new_network(recipe)
    chance = np.random.default_rng(4)
    arrays = {name: chance.normal(0.0, 0.15, array.shape) for name, array in network.arrays.items()}
    network = Network(network.about, arrays)
    names = card_names("innovation")
    hands = [[], names[:5], names[:260], (names * 3)[:900]]
    seen = features_of_all(new_match(["ann", "bob"], "4e", 1).boundary, [0])[0].numbers
    positions = [Features(seen, [[], [], [], [], hand]) for hand in hands]
    rows = [network.rows_of(features) for features in positions]
    assert [len(found) for found in rows] == [0, 5, 260, 900]
    found = forward.chances(forward.prepare(*_arrays(network)), [seen] * len(hands), rows)
    assert found == pytest.approx(network.by_numpy(positions, rows), abs=2e-6)
    assert len(set(found)) == len(hands)


def test_nothing_to_judge_is_no_chance(forward: ModuleType, weights: object) -> None:
    assert forward.chances(weights, [], []) == []


@pytest.mark.parametrize(
    ("numbers", "rows"),
    [
        ([[0.5]], [[]]),
        ([["much"] * 400], [[]]),
        ([[0.5] * 400], [[10_000_000]]),
        ([[0.5] * 400], [[-1]]),
        ([[0.5] * 400], [["Archery"]]),
        ([(0.5,) * 400], [[]]),
        ([[0.5] * 400], []),
    ],
)
def test_what_is_no_position_is_refused(forward: ModuleType, weights: object, numbers: object, rows: object) -> None:
    with pytest.raises((TypeError, ValueError, IndexError)):
        forward.chances(weights, numbers, rows)


def test_weights_that_do_not_fit_together_are_refused(forward: ModuleType, network: Network) -> None:
    arrays = _arrays(network)
    with pytest.raises(ValueError, match="fit together"):
        forward.prepare(arrays[1], arrays[0], *arrays[2:])
    with pytest.raises(TypeError):
        forward.prepare(*arrays[:3])
    with pytest.raises(TypeError):
        forward.prepare(*arrays[:7], "none")
    with pytest.raises(ValueError, match="PyCapsule"):
        forward.chances(object(), [], [])
