"""The command line: `splay play`, `simulate`, `cards`, `replay`, `position` and `bench`."""
