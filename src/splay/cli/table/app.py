"""The terminal game: the table, and the application around it."""

import asyncio
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from splay.cli.card_picture import rich_text
from splay.cli.table.pictures import Drawn
from splay.cli.table.screens import KEYS, CardPage, Concede, HandOver, Leave, Look, Page
from splay.cli.table.session import NotNow, Session
from splay.cli.table.words import OPTION_KEYS, OptionLine, Storyteller
from splay.kernel.decision import Choice, Decision
from splay.kernel.decision import Text as Words
from splay.kernel.errors import SplayError
from splay.kernel.game import View

LOG_LINES = 60
"""How many lines of the log stay beside the table; all of it is a key away."""

AFTER_THE_END = ("Play again with a new seed", "Save this game", "Quit")


def saved_words(path: Path) -> str:
    """Return where a game has been saved, and how to go on with it."""
    return f"Saved to {path}. Go on later with: splay play --resume {shlex.quote(str(path))}"


class TableScreen(Screen[None]):
    """The table: boards and standings on the left, the decision and the log on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "Undo"),
        Binding("l", "look", "Look"),
        Binding("g", "log", "Log"),
        Binding("w", "advise", "What would …?"),
        Binding("c", "concede", "Concede"),
        Binding("s", "save", "Save"),
        Binding("h", "help", "Help"),
        Binding("question_mark", "help", "Help", show=False),
        Binding("q", "app.leave", "Quit"),
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.face = session.face
        self.teller = Storyteller(session.cards, self.face.link)
        self.thinking = False
        """Whether bots are playing and the match is not to be touched."""
        self.advising = False
        """Whether one thinks about what a strong player would do."""
        self.taking_back = False
        """Whether the bots are to stop, because someone takes a decision back."""

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal(id="main"):
            with VerticalScroll(id="boards"):
                yield Static(id="standings")
                yield Static(id="own-heading", classes="heading")
                yield Static(id="own")
                yield Static("Your hand", id="hand-heading", classes="heading")
                yield Static(id="hand")
                yield Static(
                    "Others" if len(self.session.match.names) > 2 else "Opponent",
                    id="others-heading",
                    classes="heading",
                )
                yield Static(id="others")
                yield Static(self.face.supplies_words, id="supplies-heading", classes="heading")
                yield Static(id="supplies")
            with Vertical(id="side"):
                yield Static(id="question")
                yield OptionList(id="options", compact=True)
                yield Static(id="preview")
                with VerticalScroll(id="log"):
                    yield Static(id="story")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#options", OptionList).focus()
        self.go_on()

    def on_resize(self) -> None:
        self.show()

    # The course of the game

    def go_on(self) -> None:
        """Show the table, then let whoever is next come to it."""
        self.show()
        session = self.session
        if session.bot_is_asked:
            self.thinking = True
            self.run_worker(self._let_bots_play(), exclusive=True)
        elif session.hand_over_to is not None:
            self.app.push_screen(HandOver(session.match.names[session.hand_over_to]), self._handed_over)

    async def _let_bots_play(self) -> None:
        """Let the bots answer, one at a time and slowly enough to be followed."""
        session = self.session
        while session.bot_is_asked and not self.taking_back:
            index = await asyncio.to_thread(session.think)
            session.answer(index)
            self.show()
            await asyncio.sleep(self.pace)
        if session.hand_over_to is not None or session.match.result is not None:
            # What someone was looking at is not for the next person's eyes.
            while self.app.screen is not self:
                await self.app.pop_screen()
        self.thinking = False
        if self.taking_back:
            self.action_undo()
        else:
            self.go_on()

    def _handed_over(self, ready: bool | None) -> None:
        if ready:
            self.session.take_screen()
            self.go_on()
        else:
            # The next person may be at the screen already: it is handed back before anything is shown.
            self.action_undo(leave=True)

    def choose(self, index: int) -> None:
        """Take an option: an answer to the decision, or what to do after the end."""
        session = self.session
        if session.match.result is not None:
            self._after_the_end(index)
        elif session.person_is_asked:
            self._do(lambda: session.answer(index))

    def _do(self, act: Callable[[], None]) -> None:
        """Do something and go on, or tell why it cannot be done now."""
        try:
            act()
        except NotNow as error:
            self.notify(str(error), markup=False)
        else:
            self.go_on()

    def _after_the_end(self, index: int) -> None:
        if index == 0:
            self.session = self.session.rematch()
            self.go_on()
        elif index == 1:
            self.action_save()
        else:
            self.close()

    def close(self) -> None:
        """Leave the table, and say where the game lies if it has been saved."""
        path = self.session.saved_to
        self.app.exit(message=Text(saved_words(path)) if path else None)

    # Showing

    def show(self) -> None:
        """Draw everything anew as the one at the screen may see it."""
        session, face, view = self.session, self.face, self.session.view()
        width, height = self.app.size
        big = width >= 110 and height >= 34
        self.set_class(big, "-big")
        self._draw("status", face.status(view))
        self._draw("standings", face.standings(view))
        self._draw("others", face.others(view))
        self._draw("supplies", face.supplies(view))
        own = view.seat is not None and not session.match.now.has_left(view.seat)
        for part in ("own-heading", "own", "hand-heading", "hand"):
            self.query_one(f"#{part}").display = own and (big or part != "hand-heading")
        if own:
            self._draw("own-heading", face.own_heading(view))
            self._draw("own", face.own(view, big))
            self._draw("hand", face.hand(view))
        self._show_decision(view)
        self._show_log()

    def _draw(self, part: str, drawn: RenderableType) -> None:
        self.query_one(f"#{part}", Static).update(drawn)

    def _show_decision(self, view: View) -> None:
        session, decision = self.session, self.session.match.decision
        asked, values = Text(), self._offered()
        if session.match.result is not None:
            asked = self.face.ending(view)
        elif session.person_is_asked and decision is not None:
            asked = self.face.question(view, decision)
        elif decision is not None:
            asked = Text(f"{session.match.names[decision.seat]} is thinking …", "italic")
            if session.watching:
                asked = Text("You are out of the game; the others play on.\n").append_text(asked)
        coach = session.coach()
        self.query_one("#side").set_class(bool(coach), "-coached")
        if coach:
            asked = rich_text(coach).append_text(asked if session.person_is_asked else Text())
        self._draw("question", asked)
        options = self.query_one("#options", OptionList)
        options.set_options(Option(line) for line in self._lines(view, values))
        options.display = bool(values)
        if values:
            options.highlighted = session.suggested
            options.focus()
        self._show_preview()

    def _lines(self, view: View, values: list[Choice]) -> list[OptionLine]:
        """Return the options, each behind its key with what helps to choose it."""
        idle, triggers = self.session.foresight() if self.session.person_is_asked else ([], {})
        return [
            OptionLine(
                OPTION_KEYS[index : index + 1],
                self.face.option(view, value),
                index in idle,
                self.face.sets_off(view, triggers.get(index, ())),
            )
            for index, value in enumerate(values)
        ]

    def _offered(self) -> list[Choice]:
        """Return what the one at the screen can choose from now."""
        decision = self.session.match.decision
        if self.session.match.result is not None:
            return [Words(words) for words in AFTER_THE_END]
        return list(decision.values) if decision is not None and self.session.person_is_asked else []

    def _show_preview(self) -> None:
        """Show the card that the highlighted option is about, or else the one that asks."""
        card = self.card_in_question()
        self.query_one("#preview").display = self.has_class("-big") and self.session.match.result is None
        picture = Drawn(lambda width: self.face.picture(card, width)) if card else Text()
        self._draw("preview", picture)

    def _show_log(self) -> None:
        story, old = self.session.story()
        log = self.query_one("#log", VerticalScroll)
        new = len(story) - old
        log.border_title = f"Log: {new} new" if 0 < old < len(story) else "Log"
        self._draw("story", self.teller.tell(story, old, LOG_LINES))
        log.scroll_end(animate=False)

    def card_in_question(self) -> Choice | None:
        """Return the card of the highlighted option, or the card that asks or is asked about."""
        decision: Decision | None = self.session.match.decision
        index = self.query_one("#options", OptionList).highlighted
        if decision is None or not self.session.person_is_asked:
            return None
        card = self.face.card_of(decision.values[index]) if index is not None and index < len(decision.values) else None
        if card is not None:
            return card
        return self.session.cards.get(decision.source.name) if decision.source else self.teller.named(decision.prompt)

    # Keys and clicks

    def on_key(self, event: events.Key) -> None:
        """Choose an option by its number or letter."""
        index = OPTION_KEYS.find(event.character) if event.character else -1
        if 0 <= index < len(self._offered()):
            event.stop()
            self.choose(index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose the option that was clicked or entered."""
        self.choose(event.option_index)

    def on_option_list_option_highlighted(self) -> None:
        """Show the card of the option."""
        self._show_preview()

    def on_click(self, event: events.Click) -> None:
        """Show the card whose name was clicked."""
        name = event.style.meta.get("card")
        if name in self.session.cards:
            self.app.push_screen(CardPage(self.face.page(self.session.cards[name])))

    def action_undo(self, leave: bool = False) -> None:
        """Go back to the last decision of the one at the screen, who may have left it meanwhile."""
        self.taking_back = self.thinking
        if self.thinking:
            self.notify("Taken back as soon as the bot has decided.")
            return
        try:
            self.session.undo()
            if leave:
                self.session.leave_screen()
        except SplayError as error:
            self.notify(str(error), markup=False)
        self.go_on()

    def action_advise(self) -> None:
        """Tell what a strong player would do, once that has been thought about."""
        if not self.session.person_is_asked:
            self.notify("You can ask what a strong player would do when you are asked.")
        elif not self.advising:
            self.advising = True
            self.notify("A strong player thinks about it …")
            self.run_worker(self._advise())

    async def _advise(self) -> None:
        session, decision = self.session, self.session.match.decision
        try:
            found = await asyncio.to_thread(session.advise)
        except Exception as error:
            self.notify(f"No advice could be found: {error}", severity="error", markup=False)
            return
        finally:
            self.advising = False
        if self.session is session and session.match.decision is decision and self.app.screen is self:
            self.app.push_screen(Page(self._advice(found)))

    def _advice(self, found: list[tuple[Choice, float]]) -> Text:
        """Return what a strong player would do, in words."""
        view, told = self.session.view(), Text("A strong player would look at\n\n", "bold")
        for value, chance in found:
            told.append(f"{chance:4.0%}  ").append_text(self.face.option(view, value)).append("\n")
        return told.append("\nThe chance to win with each, as far as you can see.", "italic")

    def action_concede(self) -> None:
        """Give the game up, but not without asking."""
        if not self.session.person_is_asked:
            self.notify("You can concede when you are asked.")
            return
        self.app.push_screen(Concede(self.session.goes_on_without), self._concede)

    def _concede(self, sure: bool | None) -> None:
        if sure:
            self._do(self.session.concede)

    def action_look(self) -> None:
        """Look at any card or pile in sight."""
        decision = self.session.match.decision if self.session.person_is_asked else None
        things = self.face.things(self.session.view(), decision)
        self.app.push_screen(Look(things, self.card_in_question()))

    def action_log(self) -> None:
        """Read everything that has happened."""
        self.app.push_screen(Page(self.teller.tell(*self.session.story()), at_end=True))

    def action_help(self) -> None:
        """Show what the keys and marks mean."""
        self.app.push_screen(Page(Text.from_markup(f"{KEYS}\n{self.face.reading}")))

    def action_save(self) -> bool:
        """Save the game and say where, or why not."""
        try:
            path = self.session.save()
        except SplayError as error:
            self.notify(str(error), severity="error", timeout=10, markup=False)
            return False
        self.notify(saved_words(path), timeout=8, markup=False)
        return True


class TableApp(App[None]):
    """The game in the terminal."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, pace: float = 0.6) -> None:
        super().__init__()
        self.title = session.face.name
        self.table = TableScreen(session, pace)

    def on_mount(self) -> None:
        self.push_screen(self.table)

    def action_leave(self) -> None:
        """Quit, but not without asking what to do with a game that is not saved."""
        if self.table.session.unsaved:
            self.push_screen(Leave(), self._leave)
        else:
            self.table.close()

    def _leave(self, how: str | None) -> None:
        if how == "leave" or (how == "save" and self.table.action_save()):
            self.table.close()
