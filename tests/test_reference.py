"""The reference that `make docs` builds from the docstrings has every public name of the kernel and of the games."""

import ast
import subprocess
import zlib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PACKAGES = ("kernel", "innovation", "intrapreneurs")


def documented() -> set[str]:
    """Return the names in the inventory of the reference, built from the sources as they are."""
    subprocess.run(["make", "--silent", "docs"], cwd=ROOT, check=True)
    *_, packed = (ROOT / "docs/_build/html/objects.inv").read_bytes().split(b"\n", 4)
    entries = [line.split() for line in zlib.decompress(packed).decode().splitlines()]
    return {entry[0] for entry in entries if entry[1].startswith("py:")}


def assigned(node: ast.stmt) -> list[str]:
    """Return the names that a statement gives a value or a type to."""
    if isinstance(node, ast.AnnAssign):
        targets: list[ast.expr] = [node.target]
    else:
        targets = node.targets if isinstance(node, ast.Assign) else []
    return [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]


def defined(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """Yield what a module or a class defines, by name."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node
        for name in assigned(node):
            yield name, node


def public(body: list[ast.stmt], prefix: str) -> Iterator[str]:
    """Yield the names of a module or a class, and those within its classes, that others may use."""
    listed: list[str] | None = None
    for name, node in defined(body):
        if name == "__all__" and isinstance(node, ast.Assign):
            listed = ast.literal_eval(node.value)
    for name, node in defined(body):
        if not name.startswith("_") and (listed is None or name in listed):
            yield f"{prefix}.{name}"
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{prefix}.{name}")
    yield from (f"{prefix}.{name}" for name in listed or ())


def public_names() -> set[str]:
    """Return every module of the kernel and of the games, and every public name in one."""
    names: set[str] = set()
    for package in PACKAGES:
        for file in (SOURCES / "splay" / package).rglob("*.py"):
            module = ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
            names |= {module, *public(ast.parse(file.read_text()).body, module)}
    return names


def test_every_public_name_of_the_kernel_and_the_games_is_in_the_reference() -> None:
    names = public_names()
    well_known = {"innovation.new_match", "kernel.match.Match.answer", "intrapreneurs.deck", "kernel.event.ALL_SEEING"}
    assert {f"splay.{name}" for name in well_known} <= names
    assert sorted(names - documented()) == []
