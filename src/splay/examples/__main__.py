"""`python -m splay.examples`: makes an example for every card of every edition, and writes them to the package."""

import argparse
import sys
import time
from pathlib import Path

from splay.examples.example import FILE, write
from splay.examples.making import cards_of, make
from splay.examples.showing import parts_of
from splay.innovation.edition import EDITIONS


def main(path: Path) -> None:
    """Make all examples, telling on the way how far it is."""
    begun = time.perf_counter()
    made: dict[str, dict[str, dict[str, object]]] = {}
    whole = count = 0
    for key, edition in EDITIONS.items():
        made[key] = {}
        cards = cards_of(edition)
        for number, card in enumerate(cards, start=1):
            draft = make(key, card.name)
            made[key][card.name] = draft.to_json()
            count += 1
            lacking = [part for part in parts_of(card) if part not in draft.parts]
            whole += not lacking
            if lacking:
                print(f"{edition.title}: {card.name} does not show {', '.join(lacking)}", flush=True)
            if number % 50 == 0 or number == len(cards):
                passed = time.perf_counter() - begun
                print(f"{edition.title}: {number} of {len(cards)} cards, {passed:.0f} s", file=sys.stderr, flush=True)
    write(made, path)
    print(f"{count} cards, {whole} of them with everything that they do; {path.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    path = Path(__file__).with_name(FILE)
    parser.add_argument("path", type=Path, nargs="?", default=path, help="where to write them")
    main(parser.parse_args().path)
