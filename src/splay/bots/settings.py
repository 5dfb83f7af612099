"""How the bots are set that can be: unless something else is asked for, and at most."""

from typing import Final

USUAL: Final = {"greedy": 4, "learned": 12, "search": 300}
"""What a bot has unless it is set: on how many worlds it tries options, or how many lines it looks at."""

MOST: Final = 1_000_000
"""The highest setting, and the most lines that can be asked for anywhere: more take days."""
