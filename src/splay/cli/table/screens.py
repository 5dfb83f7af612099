"""The screens beside the table: handing over, looking at cards, reading pages, and leaving."""

from typing import ClassVar, Final

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Footer, OptionList, Static
from textual.widgets.option_list import Option

from splay.cli.table.look import Item
from splay.kernel.decision import Choice

KEYS: Final = """\
[b]How to play at this table[/b]

Choose an option by its number or letter, with the arrow keys and enter, or with the mouse.

[b]u[/b]  undo: back to your last decision; what bots have done since is taken back too
[b]l[/b]  look: every card and pile that you may see, opened out
[b]g[/b]  log: everything that has happened
[b]w[/b]  what would a strong player do: its best options with their chances to win, from what you know
[b]c[/b]  concede: give the game up; the others play on, and you may watch
[b]s[/b]  save: write the game to a file; go on later with [b]splay play --resume FILE[/b]
[b]h[/b]  help: this page
[b]q[/b]  quit
[b]tab[/b]  go to the boards or the log, to scroll them with the arrow keys

A click on a card's name shows the card.
"""


class HandOver(Screen[bool]):
    """Shows nothing of the game while another person comes to the screen; tells whether to take back instead."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "dismiss(True)", "Go on"),
        Binding("u", "dismiss(False)", "Take back"),
        Binding("q", "app.leave", "Quit"),
    ]

    def __init__(self, to: str) -> None:
        super().__init__()
        self.to = to

    def compose(self) -> ComposeResult:
        words = f"{self.to}, press the space bar or click below when nobody else is looking."
        with Vertical():
            yield Static(f"Pass to {self.to}.\n\n{words}", markup=False)
            ready = Button("I am here", compact=True)
            # Without the focus it hears no key: enter, pressed once too often at the table, shows nobody's hand.
            ready.can_focus = False
            with Center():
                yield ready
        yield Footer()

    def on_button_pressed(self) -> None:
        """Go on by a click."""
        self.dismiss(True)


class Page(Screen[None]):
    """A page to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", "Back"),
        Binding("enter,q,h,g,l", "dismiss", "Back", show=False),
    ]

    def __init__(self, content: RenderableType, at_end: bool = False) -> None:
        super().__init__()
        self.content = content
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(self.content)
        yield Footer()

    def on_mount(self) -> None:
        page = self.query_one("#page", VerticalScroll)
        page.focus()
        if self.at_end:
            page.scroll_end(animate=False)


class Look(Screen[None]):
    """A list of everything in sight, and a picture of what is highlighted in it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", "Back"),
        Binding("enter,q,l", "dismiss", "Back", show=False),
    ]

    def __init__(self, items: list[Item], first: Choice | None) -> None:
        super().__init__()
        self.items = items
        self.first = first

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield OptionList(*(Option(item.label, disabled=item.picture is None) for item in self.items), compact=True)
            with VerticalScroll(id="picture", can_focus=False):
                yield Static()
        yield Footer()

    def on_mount(self) -> None:
        shown = [number for number, item in enumerate(self.items) if item.picture is not None]
        wanted = [number for number in shown if self.first is not None and self.items[number].card is self.first]
        things = self.query_one(OptionList)
        things.highlighted = (wanted or shown)[0]
        things.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Draw the thing that is highlighted."""
        picture = self.items[event.option_index].picture
        if picture is not None:
            self.query_one("#picture Static", Static).update(picture)
            self.query_one("#picture", VerticalScroll).scroll_home(animate=False)


class CardPage(Page):
    """One card with its rulings."""


class Concede(ModalScreen[bool]):
    """Asks whether to give the game up."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss(True)", "Concede"),
        Binding("n,escape", "dismiss(False)", "Play on"),
    ]

    def __init__(self, goes_on: bool) -> None:
        super().__init__()
        self.goes_on = goes_on

    def compose(self) -> ComposeResult:
        after = "Your cards go out of play, and the others play on." if self.goes_on else "That ends the game."
        with Vertical():
            yield Static(f"Concede? {after}")
            yield OptionList(Option("n  Play on", id="no"), Option("y  Concede", id="yes"), compact=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the answer that was chosen."""
        self.dismiss(event.option_id == "yes")


class Leave(ModalScreen[str | None]):
    """Asks what to do with a game that is not saved."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "dismiss('save')", "Save and quit"),
        Binding("y", "dismiss('leave')", "Quit without saving"),
        Binding("n,escape", "dismiss(None)", "Play on"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static("This game is not saved. Quit?")
            yield OptionList(
                Option("s  Save and quit", id="save"),
                Option("y  Quit without saving", id="leave"),
                Option("n  Play on", id="stay"),
                compact=True,
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the answer that was chosen."""
        self.dismiss(event.option_id if event.option_id != "stay" else None)
