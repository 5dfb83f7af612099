"""How `make docs` makes the reference with Sphinx: the API from the sources, and the pages beside this file.

The sources are read, not imported, so that it is the same whichever build of the engine is installed.
"""

import ast
from functools import cache
from pathlib import Path
from typing import Any

from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from splay import __version__

SOURCES = Path(__file__).parent.parent / "src"

project = "Splay"
author = "Splay contributors"
version = release = __version__

extensions = ["autoapi.extension", "myst_parser"]
exclude_patterns = ["_build"]
default_role = "code"  # what stands between backquotes in a docstring
html_theme = "furo"
toc_object_entries = False  # with every name in it, the table of contents would take longer than all the rest
myst_heading_anchors = 3

autoapi_dirs = [str(SOURCES / "splay")]
# Commands and pages are no API, and what only the compiled package has is no Python.
autoapi_ignore = [
    "*/splay/cli/*",
    "*/splay/server/*",
    "*/splay/bench.py",
    "*/splay/prefetch.pyi",
    "*/splay/bots/forward.pyi",
]
suppress_warnings = ["autoapi.python_import_resolution"]  # splay.rl draws with what is left out here
autoapi_root = "api"
autoapi_add_toctree_entry = False
autoapi_options = ["members", "undoc-members", "show-inheritance", "show-module-summary", "imported-members"]
autoapi_member_order = "bysource"


@cache
def imported(module: str) -> dict[str, str]:
    """Return the names that a module imports from others, each with where it comes from."""
    path = SOURCES.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    nodes = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name: f"{node.module}.{alias.name}" for node in nodes for alias in node.names}


class QuotedNames(SphinxPostTransform):
    """Says in full what a quoted annotation such as "Player | None" means: both games have a Player."""

    default_priority = 5  # before Sphinx looks for what is meant

    def run(self, **_: Any) -> None:
        for link in self.document.findall(pending_xref):
            module = link.get("py:module")
            if module and "." not in link["reftarget"]:
                link["reftarget"] = imported(module).get(link["reftarget"], link["reftarget"])


def setup(app: Sphinx) -> None:
    """Hand Sphinx what it does not have."""
    app.add_post_transform(QuotedNames)
