"""Asks the processor for what will be needed soon, without waiting for it. Only the compiled package has this."""

def prefetch(parts: tuple[object, ...], lists: tuple[object, ...], /) -> None:
    """Ask for some objects, and for the last items of the lists among some that have been asked for before."""
