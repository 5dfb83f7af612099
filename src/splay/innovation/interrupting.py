"""Karmas at work: which are in force, how they interrupt what is about to happen, and what they lend to players."""

from typing import Final

from splay.innovation.card import NO_KARMAS
from splay.innovation.facts import COUNTED_KINDS
from splay.innovation.karma import (
    ACHIEVEMENTS,
    BY_HAND,
    CLAIM,
    GLYPH,
    ICONS,
    LENDING,
    NOTHING_WATCHED,
    Karma,
    KarmaScript,
    Watching,
    Would,
)
from splay.innovation.player import Player
from splay.innovation.special import HOLDING
from splay.innovation.standing import Each, Standing
from splay.innovation.state import State
from splay.kernel.decision import Choice

MOST_INTERRUPTIONS: Final = 100
"""How often karmas can interrupt one action: far oftener than they do unless they put back what an effect repeats for.

Without karmas every effect comes to its end, at the latest when the decks are empty.
"""
EVERY_ICON: Final = (1 << COUNTED_KINDS) - 1
WHICH_KARMA: Final = "Choose which karma acts"


def _sole_majority(you: Player, icon: int) -> int:
    """Return how many more of an icon a player needs to have the most alone, if it is the one."""
    # Ruling: to have the sole majority is to have one more than anyone else, for all that counts the icon; who has that
    # many without it, by other karmas too, has no more by it.
    dogma = you.game.dogma
    if dogma is None or icon != dogma.majority_icon:
        return 0
    most = max([other.count(icon) for other in you.everyone if other is not you], default=0)
    return max(most + 1 - you.shown(icon) - you.given(icon, MAJORITY), 0)


def _majority() -> Karma:
    script = KarmaScript("")
    script.door, script.amount, script.icons = ICONS, _sole_majority, EVERY_ICON
    return Karma("", script)


MAJORITY: Final = _majority()
"""What is in force for a player to whom a karma has given the sole majority in an icon."""


class Force:
    """What some karmas in force watch for the player at a seat, and what they change."""

    def __init__(self, seat: int, karmas: list[Karma]) -> None:
        self.karmas = karmas
        self.would: Watching = {}
        self.each: Each = {}
        self.doors = 0
        self.gifts = 0
        for karma in karmas:
            for event in karma.events:
                self.would.setdefault(event, []).append((seat, karma))
            if karma.door:
                self.each.setdefault(karma.door, []).append(karma)
                self.doors |= karma.door
                self.gifts |= karma.icons


_FORCES: Final[dict[tuple[int, Karma], Force]] = {}
_NO_FORCE: Final = Force(-1, [])


def force_of(seat: int, karmas: list[Karma]) -> Force:
    """Return what the karmas of one card do in force at a seat, which is the same in every game."""
    if not karmas:
        return _NO_FORCE
    force = _FORCES.get((seat, karmas[0]))
    # Whoever tries out what a card does without some of its karmas has others in force.
    if force is None or force.karmas != karmas:
        force = _FORCES[seat, karmas[0]] = Force(seat, karmas)
    return force


def _joined(one: Watching, other: Watching) -> Watching:
    """Return what the karmas of several players watch."""
    return {event: [*one.get(event, ()), *other.get(event, ())] for event in {**one, **other}}


class Aside:
    """What was going on when a karma began to act, to go on with it afterwards."""

    def __init__(self, game: State) -> None:
        self.source = game.source
        self.executing = game.executing
        self.dogma = game.dogma
        self.demanding = game.dogma is not None and game.dogma.demanding


class Interrupting(State):
    """How karmas act upon a game."""

    __slots__ = ()

    def enforce_all(self) -> None:
        """Find all karmas that are in force."""
        for player in self.players:
            self.enforce(player)

    def enforce(self, player: Player) -> None:
        """Find a player's karmas that are in force: what they watch, and what they change for the player."""
        before = self.doors
        self._find_karmas(player)
        would, doors, fading = NOTHING_WATCHED, 0, False
        for other in self.players:
            if other.would:
                would = _joined(would, other.would) if would else other.would
            doors |= other.doors
            if other.bearers > 1:
                fading = True
        self.would, self.doors, self.fading = would, doors, fading
        if (before | doors) & ACHIEVEMENTS:
            self.board_counts = self.boards_count()
            self.boards_show = self.any_board_shows()
        if (before | doors) & (ICONS | LENDING):
            self._watch_hands()

    def _watch_hands(self) -> None:
        """See whether a karma counts what is in a hand; mostly none does, and nothing is done when that changes."""
        holding = 0
        for player in self.players:
            if player.doors & LENDING or player.gifts & BY_HAND:
                holding = HOLDING
        for player in self.players:
            player.hand_zone.change = holding

    def _find_karmas(self, player: Player) -> None:
        """Find a player's karmas: what they watch, and what they change for the player."""
        bearers, karmas = 0, NO_KARMAS
        for pile in player.piles:
            if pile.karmas:
                karmas = karmas + pile.karmas if bearers else pile.karmas
                bearers += 1
        # Mostly it is one figure, or none: the last one has faded.
        force = force_of(player.seat, karmas) if bearers < 2 else Force(player.seat, karmas)
        if self.dogma is not None and self.dogma.majority == player.seat:
            force = Force(player.seat, [*karmas, MAJORITY])
        lending = player.doors & LENDING
        player.would, player.bearers = force.would, bearers
        player.each, player.doors, player.gifts = force.each, force.doors, force.gifts
        if lending or player.doors & LENDING:
            player.take_stock()

    def boards_count(self) -> bool:
        """Tell whether something on a board can count as an achievement now."""
        return not self.sweeping and (self.board_mask != 0 or self.doors & ACHIEVEMENTS != 0)

    def any_board_shows(self) -> bool:
        """Tell whether anyone has something that could count as an achievement in sight, or counts by a karma."""
        if self.doors & ACHIEVEMENTS:
            return True
        for player in self.players:
            if player.marks & self.board_mask:
                return True
        return False

    def take_stock(self) -> None:
        """Bring up to date which cards count as being in whose hand and score pile."""
        for player in self.players:
            if player.doors & LENDING:
                player.take_stock()

    def is_watched(self, player: Player, event: str) -> bool:
        """Tell whether there is a karma in force that watches whether a player does something."""
        for seat, karma in self.would.get(event, ()):
            if karma.concerns(self.players[seat], player):
                return True
        return False

    def triggered(self, it: Would, events: tuple[str, ...]) -> list[tuple[int, Karma]]:
        """Return the karmas that something that is about to happen triggers, with the seats of their figures."""
        # Karmas are never triggered by what a karma does, nor those of a player who has conceded.
        # Ruling: an action that karmas have interrupted so often goes on to its end without them.
        if self.karma is not None or self.unwatched or self.interruptions >= MOST_INTERRUPTIONS:
            return []
        found: list[tuple[int, Karma]] = []
        source = self.source
        it.effect_seat = self.effect_seat(it.player)
        for event in events:
            for seat, karma in self.would.get(event, ()):
                # A value printed in its condition is the karma's own, and its owner's.
                self.karma_seat, self.source = seat, karma
                if karma.watches(self.players[seat], it) and not self.is_leaving(seat):
                    found.append((seat, karma))
        self.karma_seat, self.source = -1, source
        return found

    def interrupted(self, it: Would, *events: str) -> bool:
        """Let a karma act that something triggers which is about to happen; tell whether that is called off."""
        found = self.triggered(it, events)
        if not found:
            return False
        self.interruptions += 1
        seat, karma = found[0] if len(found) == 1 else self._choose_karma(it, events, found)
        assert karma.act is not None
        aside = self._begin_karma(self.players[seat], karma)
        if self.executing < 0:
            self.executing = it.player.seat
        try:
            karma.act(self.players[seat], it)
        finally:
            self._end_karma(aside)
        return karma.replaces or it.is_off

    def _choose_karma(self, it: Would, events: tuple[str, ...], found: list[tuple[int, Karma]]) -> tuple[int, Karma]:
        """Let the current player choose which of several karmas acts."""
        # Ruling: where the current player has left the game, the next one picks.
        chooser = self.clockwise(self.current - 1)[0]
        if it.moving is not None and CLAIM not in events and not chooser.sees(it.moving):
            # Ruling: a hidden card is shown first, because which karmas it triggers would tell of its front. What is
            # claimed is not: karmas go by its value only.
            it.player.prove([it.moving])
        figures: list[Choice] = [karma.bearer for _, karma in found if karma.bearer is not None]
        return found[self.ask(chooser.seat, WHICH_KARMA, figures)]

    def act_when(self, you: Player, karma: Karma) -> None:
        """Let a karma act because its figure has been melded."""
        assert karma.when is not None
        aside = self._begin_karma(you, karma)
        try:
            karma.when(you)
        finally:
            self._end_karma(aside)

    def _begin_karma(self, you: Player, karma: Karma) -> "Aside":
        """Begin what a karma does; it is no part of a demand that it interrupts."""
        aside = Aside(self)
        self.note("karma", you, (), karma)
        self.karma, self.karma_seat, self.source = karma, you.seat, karma
        if self.dogma is not None:
            self.dogma.demanding = False
        return aside

    def _end_karma(self, aside: "Aside") -> None:
        """Go on with what a karma has interrupted."""
        self.karma, self.karma_seat = None, -1
        self.source, self.dogma, self.executing = aside.source, aside.dogma, aside.executing
        if aside.dogma is not None:
            aside.dogma.demanding = aside.demanding

    def effect_seat(self, player: Standing) -> int:
        """Return whose effect it is that a player carries out."""
        # Ruling: an effect is that player's whose figure's karma acts, or who has activated the card.
        if self.karma_seat >= 0:
            return self.karma_seat
        return player.seat if self.dogma is None else self.dogma.activator.seat

    def printed_value(self, player: Standing, value: int) -> int:
        """Return as what a value counts that is printed as a glyph in the effect that a player carries out."""
        if not self.doors & GLYPH and (self.dogma is None or self.dogma.bent is None):
            return value
        you = self.players[self.effect_seat(player)]
        for karma in you.each.get(GLYPH, ()):
            value = value if karma.amount is None else karma.amount(you, value)
        # What counts is where the value is printed: a karma can have another card's effect carried out.
        return value if self.dogma is None else value + self.dogma.raised(isinstance(self.source, Karma))
