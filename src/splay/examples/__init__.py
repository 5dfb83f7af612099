"""For every card of every game and edition a small position that shows it at work.

    example = example_of("Archery", "4e")
    example.position, example.use, example.words
    example_of("Seed Money", "standard", game="intrapreneurs")

`playing.py` does something in a position and `searching.py` looks for what shows most of a card, whatever the game.
The folder of a game has what its examples need of it (`stage.py`), what a deed shows of a card (`showing.py`) and what
finds them (`making.py`); `python -m splay.examples` writes them to one file for each game.
"""

from splay.examples.example import Example, example_of

__all__ = ["Example", "example_of"]
