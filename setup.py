"""Builds Splay: pure Python, or with SPLAY_COMPILED=1 in the environment the engine compiled with mypyc."""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("kernel", "innovation", "intrapreneurs")
"""The packages whose modules are compiled."""

BOTS = (
    "random",
    "intrapreneurs",
    "judge",
    "greedy",
    "features",
    "innovation_features",
    "intrapreneurs_features",
    "network",
    "value",
    "learned",
    "search",
    "one_ply",
)
"""The modules of the bots that are compiled."""

IN_C = ("prefetch", "bots.forward")
"""The modules that are written in C. The package does without them where it is not compiled."""


def extensions() -> list[Extension]:
    """Return the compiled modules, or none for the pure package."""
    if os.environ.get("SPLAY_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    paths = sorted(str(path) for package in COMPILED for path in Path("src/splay", package).rglob("*.py"))
    paths += [f"src/splay/bots/{name}.py" for name in BOTS]
    # Not the arrays, which are NumPy's work.
    encoding = ("__init__", "spaces", "innovation_actions", "innovation", "intrapreneurs")
    paths += [f"src/splay/encoding/{name}.py" for name in encoding] + ["src/splay/flock.py"]
    # Whatever Python itself was built with: with more, GCC takes the network's innermost loop apart.
    in_c = [
        Extension(f"splay.{name}", [f"src/splay/{name.replace('.', '/')}.c"], extra_compile_args=["-O2"])
        for name in IN_C
    ]
    return [*mypycify(paths, opt_level="3"), *in_c]


setup(ext_modules=extensions())
