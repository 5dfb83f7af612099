"""The small network of the bots in C: what NumPy would work out. Only the compiled package has this."""

def prepare(*arrays: object) -> object:
    """Return the weights of a network to reckon with: the arrays of doubles, in the order that forward.c gives."""

def chances(weights: object, numbers: list[list[float]], rows: list[list[int]], /) -> list[float]:
    """Return the chances to win from positions, rounded to six digits, by their numbers and the rows of their cards."""
