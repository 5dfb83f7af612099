"""For every card of every edition a small position that shows it at work.

    example = example_of("Archery", "4e")
    example.position, example.use, example.words

`making.py` finds them and writes `examples.json.gz`, `showing.py` tells what a position shows of its card.
"""

from splay.examples.example import Example, example_of

__all__ = ["Example", "example_of"]
