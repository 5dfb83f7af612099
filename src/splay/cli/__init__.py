"""The command line: `splay play`, `simulate`, `cards`, `replay` and `position`."""
