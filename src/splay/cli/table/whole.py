"""The whole table in one drawing, as it stands, for those who do not sit at a screen."""

from io import StringIO
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from splay.cli.table.face import Face
from splay.cli.table.faces import face_of
from splay.cli.table.words import OptionLine
from splay.kernel.match import Match

COLUMNS: Final = 120
"""How wide a drawing is that goes to no terminal."""


def drawn_text(match: Match, viewer: int | None, colors: bool) -> str:
    """Return the whole table as text, with the codes of a terminal's colours or plain."""
    out = StringIO()
    console = Console(
        file=out, force_terminal=colors, color_system="truecolor" if colors else None, width=COLUMNS, highlight=False
    )
    console.print(whole_table(face_of(match.setup), match, viewer))
    return "\n".join([line.rstrip() for line in out.getvalue().splitlines()])


def whole_table(face: Face, match: Match, viewer: int | None, first: int = 0) -> RenderableType:
    """Return how everyone stands, what lies where, and what is asked; as one seat sees it, or with everything open.

    Options are counted from a first number on: from 0 as in records, unless people are to type them.
    """
    view = match.view(viewer)
    parts: list[RenderableType] = [face.standings(view), "", face.supplies(view), ""]
    for seat in range(len(match.names)):
        # A record is open: unless one seat's view is asked for, everyone is shown as they see themselves.
        parts.extend([face.player(match.view(seat if viewer is None else viewer), seat), ""])
    return Group(*parts, _next(face, match, viewer, first))


def _next(face: Face, match: Match, viewer: int | None, first: int) -> RenderableType:
    """Return what is asked next, with each option's number, or how the match ended."""
    decision = match.decision
    if decision is None:
        return face.ending(match.view(viewer))
    if viewer not in (None, decision.seat):
        return Text(f"{match.names[decision.seat]} is to choose.")
    view, idle, triggers = match.view(decision.seat), match.idle_options(), match.triggers()
    options = [
        OptionLine(
            str(option.index + first),
            face.option(view, option.value),
            option.index in idle,
            face.sets_off(view, triggers.get(option.index, ())),
        )
        for option in decision.options
    ]
    return Group(face.question(view, decision), *options)
