"""An agent for `splay.rl.arena`: reads a line of JSON for each decision, and writes the number of an option.

    from splay.rl.arena import Program, Scripted, play_match

    play_match(setup, [Scripted(), Program(["python", "examples/text_agent.py"])])

Put a language model where `choose` is: `seen["text"]` is what it should read, and what it replies can be printed as it
is, as long as the number comes first.
"""

import json
import sys
from typing import Any


def choose(seen: dict[str, Any]) -> int:
    """Return the option with the longest words: as good a reason as any."""
    labels = [option["label"] for option in seen["decision"]["options"]]
    return max(range(len(labels)), key=lambda index: len(labels[index]))


def main() -> None:
    for line in sys.stdin:
        seen = json.loads(line)
        # The first line tells how to read the others.
        if "legend" not in seen:
            print(choose(seen), flush=True)


if __name__ == "__main__":
    main()
