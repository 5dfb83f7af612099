"""A game of Innovation: its beginning, its copies, and what is told and shown of it.

The rules are in chapters, each of which builds on the one before: `state.py`, `victory.py`, `movement.py`,
`leaving.py`, `dogma.py`, `turns.py`.
"""

from collections.abc import Sequence
from typing import Final

from splay.innovation.card import Card
from splay.innovation.dogma import Dogma
from splay.innovation.edition import Edition
from splay.innovation.expansions import Expansion, zones_added
from splay.innovation.facts import mask_of
from splay.innovation.karma import NOTHING_WATCHED
from splay.innovation.memory import Memory
from splay.innovation.options import Options
from splay.innovation.player import Player
from splay.innovation.state import DEALING, PLAYING
from splay.innovation.turns import Turns
from splay.innovation.victory import GameOver
from splay.innovation.zone import FORECAST, ZONES_EACH, Zone, lay_out
from splay.kernel.decision import Decision, Trigger
from splay.kernel.event import Event
from splay.kernel.game import Deal, View
from splay.kernel.game import Game as KernelGame
from splay.kernel.rng import Rng


class Game(Turns):
    """A game of Innovation between actions, or in the middle of one while its decider is being asked."""

    __slots__ = ()

    def __init__(
        self,
        edition: Edition,
        expansions: list[Expansion],
        cards: list[Card],
        options: Options,
        names: Sequence[str],
        teams: Sequence[int],
        rng: Rng,
        zones: list[Zone] | None = None,
    ) -> None:
        super().__init__(names, rng)
        self.edition = edition
        self.expansions = expansions
        self.cards = cards
        self.options = options
        self.teams = tuple(teams)
        added = zones_added(expansions)
        self.zones = lay_out(edition.top_age, len(names), added, options.relics) if zones is None else zones
        self.available = self.zones[edition.top_age + 1]
        self.junk = self.zones[edition.top_age + 2]
        self.offer(())
        self.players = [Player(self, seat) for seat in range(len(names))]
        self.orders = [self.players[seat:] + self.players[:seat] for seat in range(1, len(names))]
        self.orders.append(self.players)
        self.first_decks = (0,)
        self.set_indices = {}
        self.need = edition.achievements_needed(len(names), len(expansions), bool(options.teams), options.longer)
        self.board_icons = tuple([icon for expansion in expansions for icon in expansion.board_icons])
        self.board_mask = mask_of(self.board_icons)
        self.board_counts = False
        self.boards_show = False
        self.sweeping = False
        self.karmic = False
        self.doors = 0
        self.fading = False
        self.free_draws = ""
        self.openers = ()
        self.special_actors = ()
        self.suppliers = ()
        self.forecaster = None
        if expansions:
            self._add_expansions(added)
        self.where = [self.junk.index] * len(cards)
        self.phase = DEALING
        self.current = 0
        self.actions = 0
        self.turn = 0
        self.used = ()
        self.opening = False
        self.dogma = None
        self.losses = 0
        # Up to three players all sit side by side.
        self.parley = edition.parleys and not options.teams and len(names) > 3
        self.executing = -1
        self.sharing = False
        self.shared = False
        self.self_executing = 0
        self.fresh = False
        self.would = NOTHING_WATCHED
        self.karma = None
        self.karma_seat = -1
        self.unwatched = False
        self.interruptions = 0
        self.melding = None
        self.memory = None

    def _add_expansions(self, added: list[list[str]]) -> None:
        """Find the zones that the expansions add: their decks, and what they give to each player."""
        start = self.junk.index + 1 + len(self.players) * ZONES_EACH
        for expansion, kinds in zip(self.expansions, added, strict=True):
            self.set_indices[expansion.key] = len(self.first_decks)
            self.first_decks += (start,)
            if expansion.has_supply:
                self.suppliers += ((expansion, start),)
            start += self.edition.top_age + 1
            for kind in kinds:
                if kind == FORECAST:
                    self.forecaster = expansion
                for player in self.players:
                    player.add_zone(self.zones[start + player.seat], kind == expansion.melds_from)
                start += len(self.players)
            self.karmic = self.karmic or expansion.has_karmas
            if expansion.has_opening:
                self.openers += (expansion,)
            if expansion.special_actions:
                self.special_actors += (expansion,)
            if expansion.gives_free_draws:
                self.free_draws = expansion.key
        self.board_counts = self.board_mask != 0

    def copy(self) -> "Game":
        twin = self.imagined()
        if self.memory is not None:
            twin.memory = self.memory.copy()
        return twin

    def imagined(self) -> "Game":
        """Return a copy for a world that is only imagined, in which nobody has to remember anything."""
        zones = [zone.copy() for zone in self.zones]
        edition, options = self.edition, self.options
        twin = Game(edition, self.expansions, self.cards, options, self.names, self.teams, self.rng.copy(), zones)
        for player in self.players:
            twin.players[player.seat].take_over(player)
        twin.specials = self.specials
        twin.watched = self.watched
        twin.watches = self.watches
        twin.where = self.where[:]
        twin.phase = self.phase
        twin.current = self.current
        twin.actions = self.actions
        twin.turn = self.turn
        twin.used = self.used
        twin.opening = self.opening
        twin.losses = self.losses
        twin.fresh = self.fresh
        twin.would = self.would
        twin.doors = self.doors
        twin.fading = self.fading
        twin.board_counts = self.board_counts
        twin.boards_show = self.boards_show
        twin.result = self.result
        return twin

    def release(self) -> None:
        super().release()
        self.dogma = None
        self.players = []
        self.orders = []

    def set_up(self) -> None:
        """Build the decks, set the achievements aside and deal two cards to each player."""
        box = self._box()
        decks: list[list[Card]] = []
        for index, cards in box.decks:
            decks.append(cards[:])
            self.zones[index].cards = decks[-1]
        self.where = box.where[:]
        self.rng.shuffle_all(decks)
        if self.options.relics:
            self.zones[-1].cards = box.relics[:]
        for age in range(1, self.edition.achievement_ages + 1):
            self._place(self.deck(age).cards[-1], self.available)
        self.offer(self.every_special())
        for player in self.players:
            self._place(self.deck_to_draw(1).cards[-1], player.hand_zone)
            self._place(self._second_supply().cards[-1], player.hand_zone)

    def _box(self) -> "Box":
        """Return the cards as they come out of the box for this table."""
        expansions = [expansion.key for expansion in self.expansions]
        key = (self.edition.key, *expansions, str(self.options.relics), str(len(self.players)))
        if key not in _BOXES:
            _BOXES[key] = Box(self)
        return _BOXES[key]

    def _second_supply(self) -> Zone:
        """Return the deck that the second card of a first hand comes from."""
        for number, expansion in enumerate(self.expansions, start=1):
            if expansion.in_first_hand:
                return self.deck(1, number)
        return self.deck_to_draw(1)

    def _place(self, card: Card, zone: Zone) -> None:
        """Put a card somewhere while the game is being set up: nobody draws it."""
        self.zones[self.where[card.index]].take(card)
        zone.put(card)
        self.where[card.index] = zone.index

    def view(self, seat: int | None, before: View | None = None, beside: View | None = None) -> View:
        from splay.innovation.view import GameView

        earlier = before if isinstance(before, GameView) else None
        return GameView(self, seat, earlier, beside if isinstance(beside, GameView) else None)

    def sight(self, seat: int) -> object:
        from splay.innovation.sight import sight

        return sight(self, seat)

    def idle_options(self, decision: Decision) -> list[int]:
        from splay.innovation.foresight import idle_options

        return idle_options(self, decision)

    def triggers(self, decision: Decision) -> dict[int, list[Trigger]]:
        from splay.innovation.karma_foresight import karmas_ahead

        return karmas_ahead(self, decision)

    def describe(self, event: Event, seat: int | None) -> str:
        from splay.innovation.wording import tell

        return tell(self, event, seat)

    def remember(self) -> None:
        self.memory = Memory()

    def deal(self, seat: int, now: KernelGame) -> Deal:
        from splay.innovation.sample import HiddenCards

        assert isinstance(now, Game)
        return HiddenCards(self, seat, now)


class Box:
    """The cards as they come out of the box, sorted into decks: the same for every game of as many at such a table."""

    def __init__(self, game: Game) -> None:
        self.where = [game.home(card).index for card in game.cards]
        """For each card, the index of the zone that it begins in."""
        self.decks: list[tuple[int, list[Card]]] = []
        """The cards of each deck that has any, with the index of its zone, in the order in which they are shuffled."""
        self.relics = [card for card in game.cards if card.relic]
        for supply in game.supplies:
            for deck in supply:
                cards = [card for card in game.cards if self.where[card.index] == deck.index]
                if cards:
                    self.decks.append((deck.index, cards))


_BOXES: Final[dict[tuple[str, ...], Box]] = {}

__all__ = ["DEALING", "PLAYING", "Dogma", "Game", "GameOver"]
