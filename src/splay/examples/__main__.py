"""`python -m splay.examples`: makes an example for every card of every game, and writes them to the package."""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from splay.examples.example import STAGES, file_of, write
from splay.examples.innovation.making import make as make_of_innovation
from splay.examples.intrapreneurs.making import make as make_of_intrapreneurs
from splay.examples.playing import Draft
from splay.innovation import INNOVATION
from splay.intrapreneurs import INTRAPRENEURS

MAKERS: Final[dict[str, Callable[[str, str], Draft]]] = {
    INNOVATION.name: make_of_innovation,
    INTRAPRENEURS.name: make_of_intrapreneurs,
}
"""For each game, what finds the example of a card of an edition."""


def main(game: str, folder: Path) -> None:
    """Make all examples of a game, telling on the way how far it is."""
    begun = time.perf_counter()
    stage = STAGES[game]
    made: dict[str, dict[str, dict[str, object]]] = {}
    whole = count = 0
    for edition in stage.editions:
        made[edition] = {}
        title, cards = stage.title(edition), stage.cards(edition)
        for number, card in enumerate(cards, start=1):
            draft = MAKERS[game](edition, card.name)
            made[edition][card.name] = draft.to_json()
            count += 1
            lacking = [part for part in stage.parts_of(card) if part not in draft.parts]
            whole += not lacking
            if lacking:
                print(f"{title}: {card.name} does not show {', '.join(lacking)}", flush=True)
            if number % 50 == 0 or number == len(cards):
                passed = time.perf_counter() - begun
                print(f"{title}: {number} of {len(cards)} cards, {passed:.0f} s", file=sys.stderr, flush=True)
    path = folder / file_of(game)
    write(made, path)
    print(f"{count} cards, {whole} of them with everything that they do; {path.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=MAKERS, help="only the cards of this game")
    parser.add_argument("folder", type=Path, nargs="?", default=Path(__file__).parent, help="where to write them")
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else MAKERS:
        main(game, asked.folder)
