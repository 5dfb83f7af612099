"""What a game of Innovation consists of: the players, the places of the cards, the turn, and what is under way."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from splay.innovation.card import Card
from splay.innovation.edition import Edition
from splay.innovation.expansions import Expansion
from splay.innovation.karma import ACHIEVEMENTS, Karma, Watching
from splay.innovation.memory import Memory
from splay.innovation.options import Options
from splay.innovation.player import Player
from splay.innovation.special import Special, Watches, watches_of
from splay.innovation.standing import Standing
from splay.innovation.zone import Zone
from splay.kernel.decision import Choice
from splay.kernel.event import EVERYONE, Event
from splay.kernel.game import Game as KernelGame

if TYPE_CHECKING:
    from splay.innovation.dogma import Dogma

DEALING: Final = 0
PLAYING: Final = 1

SHOWING: Final = ("reveal", "show")
"""How an event is called in which everyone sees cards that stay where they are."""


class State(KernelGame):
    """The state of a game, and the plainest questions about it. The chapters of the rules build on it, one by one."""

    # Without slots, CPython finds the attributes of an object quickly only as long as there are at most thirty.
    __slots__ = (
        "actions",
        "available",
        "board_counts",
        "board_icons",
        "board_mask",
        "boards_show",
        "cards",
        "current",
        "dogma",
        "doors",
        "edition",
        "executing",
        "expansions",
        "fading",
        "first_decks",
        "forecaster",
        "free_draws",
        "fresh",
        "interruptions",
        "junk",
        "karma",
        "karma_seat",
        "karmic",
        "losses",
        "melding",
        "memory",
        "need",
        "openers",
        "opening",
        "options",
        "orders",
        "parley",
        "phase",
        "players",
        "self_executing",
        "set_indices",
        "shared",
        "sharing",
        "special_actors",
        "specials",
        "suppliers",
        "sweeping",
        "teams",
        "turn",
        "unwatched",
        "used",
        "watched",
        "watches",
        "where",
        "would",
        "zones",
    )

    actions: int
    available: Zone
    """The standard achievements that nobody has claimed."""
    board_counts: bool
    """Whether something on a board can count as an achievement now."""
    board_icons: tuple[int, ...]
    """What can count so, by what it is counted as."""
    board_mask: int
    """The same as a mask of the packed icons."""
    boards_show: bool
    """Whether anyone has something in sight that could count so, or a karma by which something does."""
    cards: list[Card]
    current: int
    """The seat whose turn it is."""
    dogma: "Dogma | None"
    """The execution of a card that is under way."""
    doors: int
    """The doors of all karmas in force that change what is counted, for anyone."""
    edition: Edition
    executing: int
    """The seat that is carrying out an effect, or -1."""
    expansions: list[Expansion]
    fading: bool
    """Whether anyone has several top cards with karmas, of which only one can stay."""
    first_decks: tuple[int, ...]
    """For each set, the index of the first of its decks among the zones; the base set's come first."""
    forecaster: Expansion | None
    """The expansion that brings the forecast."""
    free_draws: str
    """The set that the free draw for sharing comes from, where an expansion says so."""
    fresh: bool
    """Whether the game starts from a position in which something may already be due to someone."""
    interruptions: int
    """How often karmas have interrupted this action."""
    junk: Zone
    karma: Karma | None
    """The karma that is acting."""
    karma_seat: int
    """The seat whose figure's karma is acting, or -1."""
    karmic: bool
    """Whether there can be karmas in this game."""
    losses: int
    """How many players are out of the game."""
    melding: Card | None
    """The card that is being melded by a Meld action."""
    memory: Memory | None
    """What the players remember of hidden cards, where that is kept."""
    need: int
    """How many achievements win this game."""
    openers: tuple[Expansion, ...]
    """The expansions that can have something to do at the start of a turn."""
    opening: bool
    """Whether the turn has begun, and what can be done at its start has not been asked yet."""
    options: Options
    orders: list[list[Player]]
    """For each seat, all players clockwise, from its left around to itself."""
    parley: bool
    """Whether players who do not sit side by side have to parley."""
    phase: int
    players: list[Player]
    self_executing: int
    """How many cards are being self-executed, one because of the other."""
    set_indices: dict[str, int]
    """For the name of each expansion's set, its place among those of this game."""
    shared: bool
    """Whether an opponent's sharing has changed anything during this dogma action."""
    sharing: bool
    """Whether what happens now happens because an opponent shares."""
    special_actors: tuple[Expansion, ...]
    """The expansions that add special actions."""
    specials: tuple[Special, ...]
    """The special achievements that are available; not a list, so that copies can share it."""
    suppliers: tuple[tuple[Expansion, int], ...]
    """The expansions with a draw rule of their own, each with the index of the first of its decks."""
    sweeping: bool
    """Whether cards are going out of play all at once, so that nothing on boards counts before they are gone."""
    teams: tuple[int, ...]
    turn: int
    unwatched: bool
    """Whether something goes on that no karma acts upon, and that is settled when it is over."""
    used: tuple[str, ...]
    """The special actions that have been taken this turn."""
    watched: tuple[Special, ...]
    """Those available special achievements that some change can bring nearer; others are claimed by a deed."""
    watches: Watches
    """Which of these are watched after what."""
    where: list[int]
    """For each card, the index of the zone that it is in."""
    would: Watching
    """All karmas that watch for something that can be about to happen."""
    zones: list[Zone]

    def clockwise(self, seat: int) -> list[Player]:
        """Return all players clockwise, from the left of a seat around to the seat itself."""
        players = self.orders[seat]
        return [player for player in players if self._is_in(player)] if self.losses or self.leaving else players

    def _is_in(self, player: Player) -> bool:
        """Tell whether a player is in the game, and not about to leave it."""
        # Ruling: who has conceded counts no more, neither as an opponent nor for victory, although their cards lie
        # there until what is going on has come to its end.
        return not player.out and player.seat not in self.leaving

    def in_play(self) -> list[Player]:
        """Return the players who are in the game, by their seats."""
        players = self.players
        return [player for player in players if self._is_in(player)] if self.losses or self.leaving else players

    def distance(self, player: Player, other: Player) -> int:
        """Return how many seats apart two players sit."""
        seats = [seated for seated in self.players if not seated.out]
        apart = abs(seats.index(player) - seats.index(other))
        return min(apart, len(seats) - apart)

    def has_left(self, seat: int) -> bool:
        return self.players[seat].out or self.is_leaving(seat)

    @property
    def supplies(self) -> list[list[Zone]]:
        """For each set, its decks by age; the base set's come first."""
        return [self.zones[first : first + self.edition.top_age + 1] for first in self.first_decks]

    @property
    def decks(self) -> list[Zone]:
        """The decks of the base set by age."""
        return self.supplies[0]

    def deck(self, age: int, set_index: int = 0) -> Zone:
        """Return the deck of a value, of the base set or of another."""
        return self.zones[self.first_decks[set_index] + age]

    def set_index(self, set_name: str) -> int:
        """Return the place of a set among those of this game; the base set is 0."""
        return self.set_indices[set_name]

    def board_achievements(self, player: Standing) -> list[str]:
        """Return what counts as an achievement as long as it is in sight on a player's board, in words."""
        if not (player.marks & self.board_mask or player.doors & ACHIEVEMENTS):
            return []
        return [words for expansion in self.expansions for words in expansion.board_achievements(player)]

    def home(self, card: Card) -> Zone:
        """Return the deck that a card goes back to; a relic goes beside it."""
        if card.relic:
            return self.zones[-1]
        return self.zones[self.first_decks[card.set_index] + card.deck_age]

    @property
    def relics(self) -> list[Card]:
        """The relics beside their decks."""
        return self.zones[-1].cards if self.options.relics else []

    def offer(self, specials: Sequence[Special]) -> None:
        """Have these special achievements available."""
        self.specials = tuple(specials)
        self.watched = tuple([special for special in specials if special.after])
        self.watches = watches_of(self.watched)

    def parts(self) -> tuple[object, ...]:
        # Not the decks, which are looked at less often.
        parts: list[object] = [self]
        for player in self.players:
            parts += [player, player.piles]
        for zone in self.zones:
            if zone.owner >= 0:
                parts += [zone, zone.cards]
        return tuple(parts)

    def every_special(self) -> list[Special]:
        """Return the special achievements of this game, wherever they are."""
        return self.edition.every_special(self.expansions)

    @property
    def junked_specials(self) -> list[Special]:
        """The special achievements that are out of play: neither available nor anyone's."""
        left = {special.name for special in self.specials}
        left.update([special.name for player in self.players for special in player.specials])
        return [special for special in self.every_special() if special.name not in left]

    def needed(self) -> int:
        """Return how many achievements win this game."""
        return self.need

    def changed(self, counts: bool = True) -> None:
        """Mark that something has changed, for the free draw if an opponent shares."""
        if self.sharing and counts:
            self.shared = True

    def note(self, kind: str, player: Standing, subjects: tuple[Choice, ...] = (), *details: object) -> None:
        """Tell those who listen that something public has happened."""
        if self.memory is not None and kind in SHOWING:
            for card in subjects:
                if isinstance(card, Card):
                    self.memory.show(card, EVERYONE)
        if self.events is not None:
            self.events.append(Event(kind, player.seat, subjects, EVERYONE, details))

    def look(self, player: Standing, card: Card) -> None:
        """Show a card to one player only; it stays where it is."""
        if self.memory is not None:
            self.memory.show(card, 1 << player.seat)
        if self.events is not None:
            details = (card.age, card.set_name)
            self.events.append(Event("look", player.seat, (card,), 1 << player.seat, details))
