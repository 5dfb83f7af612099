"""For researchers: both games as standard environments. `docs/research.md` shows how to begin.

- `splay.rl.zoo`: PettingZoo (`pip install splay[rl]`)
- `splay.rl.gym`: Gymnasium, with bots in the other seats
- `splay.rl.spiel`: OpenSpiel (`pip install splay[openspiel]`)
- `splay.rl.text` and `splay.rl.arena`: plain text and JSON for language models, and matches between them

What the numbers mean is said in `splay.encoding`.
"""
