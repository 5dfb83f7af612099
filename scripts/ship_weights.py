"""Puts trained weights into the package, with their measured strength, and lets docs/bots.md speak of them.

    python scripts/ship_weights.py run "learned 80 % against greedy (400 games), search 92 %"

The folder is one of `splay train`. The weights, the curve of the training and the checksum in the docs are replaced.
"""

import hashlib
import re
import sys
from pathlib import Path

from splay.bots.network import dump, read

ROOT = Path(__file__).parent.parent


def main(folder: Path, strength: str) -> None:
    """Ship the weights of a training."""
    network = read(folder / "weights.npz")
    network.about["strength"] = strength
    # What has learned at tables for three and more is for these alone.
    kind = "-many" if network.about["recipe"].get("many") else ""
    name = f"{network.about['game']}{kind}.npz"
    content = dump(network)
    (ROOT / "src" / "splay" / "bots" / "weights" / name).write_bytes(content)
    (ROOT / "docs" / f"training-{network.about['game']}{kind}.svg").write_bytes((folder / "curve.svg").read_bytes())
    page = ROOT / "docs" / "bots.md"
    row = f"| `{name}` | `{hashlib.sha256(content).hexdigest()}` |"
    page.write_text(re.sub(rf"\| `{name}` \| `[^`]*` \|", row, page.read_text()))
    print(row)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
