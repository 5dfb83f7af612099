"""The rules of Innovation: setup, turns, actions, dogma, endings, and the one door for every card movement."""

from collections.abc import Callable, Sequence
from typing import Final

from splay.innovation.card import ACHIEVE, DRAW, Action, Card, Effect
from splay.innovation.edition import Edition
from splay.innovation.expansion import Expansion
from splay.innovation.facts import UNSPLAYED, counted
from splay.innovation.options import Options
from splay.innovation.player import Player
from splay.innovation.special import ANYTHING, CARDS, SPLAYING, Special
from splay.innovation.zone import BOARD, HAND, SCORE, ZONES_EACH, Pile, Zone, lay_out
from splay.kernel.decision import Choice, Decision
from splay.kernel.event import EVERYONE, Event
from splay.kernel.game import Concession, Result, View
from splay.kernel.game import Game as KernelGame
from splay.kernel.rng import Rng

DEALING: Final = 0
PLAYING: Final = 1


class GameOver(Exception):
    """Unwinds whatever is under way: the game has ended."""


class Dogma:
    """One execution of a card: who activated it, and what its later effects ask about its earlier ones."""

    def __init__(self, card: Card, player: Player) -> None:
        self.card = card
        self.player = player
        self.demanding = False
        """Whether a demand is being carried out."""
        self.transferred = 0
        """How many cards were transferred due to the demand."""
        self.returned: list[int] = []
        """The values of the cards that were returned due to the demand."""
        self.tally: dict[int, int] = {}
        """For each seat, a count that the card itself keeps."""
        self.memory: dict[tuple[str, int], Card] = {}
        """For a card's name and a seat, the card that its echo effect had to do with."""
        self.parleys: dict[int, bool] = {}
        """For each distant seat that could share, whether it has parleyed to do so."""
        self.spared: list[int] = []
        """The distant seats that have parleyed to escape the demand."""
        self.complete = False
        """Whether the rest of the dogma action is called off."""

    def count_demanded(self, verb: str, card: Card) -> None:
        """Count a movement that happens due to the demand."""
        if verb == "transfer":
            self.transferred += 1
        elif verb == "return":
            self.returned.append(card.age)


class Game(KernelGame):
    """A game of Innovation between actions, or in the middle of one while its decider is being asked."""

    # Without slots, CPython finds the attributes of an object quickly only as long as there are at most thirty.
    __slots__ = (
        "actions",
        "available",
        "cards",
        "current",
        "dogma",
        "edition",
        "executing",
        "expansions",
        "first_decks",
        "fresh",
        "junk",
        "losses",
        "options",
        "orders",
        "parley",
        "phase",
        "players",
        "self_executing",
        "shared",
        "sharing",
        "specials",
        "teams",
        "turn",
        "where",
        "zones",
    )

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
        added = [expansion.zones for expansion in expansions]
        self.zones = lay_out(edition.top_age, len(names), added) if zones is None else zones
        self.available = self.zones[edition.top_age + 1]
        self.junk = self.zones[edition.top_age + 2]
        self.specials: tuple[Special, ...] = ()
        """The special achievements that are available; not a list, so that copies can share it."""
        self.players = [Player(self, seat) for seat in range(len(names))]
        self.orders = [self.players[seat:] + self.players[:seat] for seat in range(1, len(names))]
        """For each seat, all players clockwise, from its left around to itself."""
        self.orders.append(self.players)
        self.first_decks: tuple[int, ...] = (0,)
        """For each set, the index of the first of its decks among the zones; the base set's come first."""
        if expansions:
            self._add_expansions()
        self.where = [self.junk.index] * len(cards)
        """For each card, the index of the zone that it is in."""
        self.phase = DEALING
        self.current = 0
        self.actions = 0
        self.turn = 0
        self.dogma: Dogma | None = None
        self.losses = 0
        """How many players are out of the game."""
        self.parley = edition.parleys and not options.teams
        """Whether players who do not sit side by side have to parley."""
        self.executing = -1
        """The seat that is carrying out an effect, or -1."""
        self.sharing = False
        """Whether what happens now happens because an opponent shares."""
        self.shared = False
        """Whether an opponent's sharing has changed anything during this dogma action."""
        self.self_executing = 0
        """How many cards are being self-executed, one because of the other."""
        self.fresh = False
        """Whether the game starts from a position in which something may already be due to someone."""

    def _add_expansions(self) -> None:
        """Find the zones that the expansions add: their decks, and what they give to each player."""
        start = self.junk.index + 1 + len(self.players) * ZONES_EACH
        for expansion in self.expansions:
            self.first_decks += (start,)
            start += self.edition.top_age + 1
            for _ in expansion.zones:
                for player in self.players:
                    player.added += (self.zones[start + player.seat],)
                start += len(self.players)

    def copy(self) -> "Game":
        zones = [zone.copy() for zone in self.zones]
        edition, options = self.edition, self.options
        twin = Game(edition, self.expansions, self.cards, options, self.names, self.teams, self.rng.copy(), zones)
        for player in self.players:
            twin.players[player.seat].take_over(player)
        twin.specials = self.specials
        twin.where = self.where[:]
        twin.phase = self.phase
        twin.current = self.current
        twin.actions = self.actions
        twin.turn = self.turn
        twin.losses = self.losses
        twin.fresh = self.fresh
        twin.result = self.result
        return twin

    # Setup

    def set_up(self) -> None:
        """Build the decks, set the achievements aside and deal two cards to each player."""
        for card in self.cards:
            deck = self.home(card)
            deck.cards.append(card)
            self.where[card.index] = deck.index
        for decks in self.supplies:
            for deck in decks:
                self.rng.shuffle(deck.cards)
        for age in range(1, self.edition.achievement_ages + 1):
            self._place(self.deck(age).cards[-1], self.available)
        self.specials = tuple(self.every_special())
        for player in self.players:
            self._place(self.deck_to_draw(1).cards[-1], player.hand_zone)
            self._place(self._second_supply().cards[-1], player.hand_zone)

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

    def _first_melds(self) -> None:
        """Everyone chooses a first card in secret; all are melded at once, and the alphabet says who begins."""
        players = self.in_play()
        try:
            chosen = [player.choose(player.hand, "Choose your first card") for player in players]
        except Concession as concession:
            self._concede(concession.seat)
            return
        self.phase = PLAYING
        first: Card | None = None
        for player, card in zip(players, chosen, strict=True):
            player.meld(card)
            if card is not None and (first is None or card.name < first.name):
                first = card
                self.current = player.seat
        self._begin_turn(self.current)

    # Turns and actions

    def turns(self) -> int:
        return self.turn

    def advance(self) -> None:
        try:
            if self.phase == DEALING:
                self._first_melds()
            else:
                self._take_action(self.players[self.current])
        except GameOver:
            self.dogma = None
            self.executing = -1
            self.leaving = ()
            self.sharing = False
            self.self_executing = 0
            self.source = None

    def _concede(self, seat: int) -> None:
        """Let a player who gives up leave the game."""
        self.note("concede", self.players[seat])
        self.lose(self.players[seat])

    def _begin_turn(self, seat: int) -> None:
        """Begin a turn: two actions, but one for those who begin the game."""
        self.turn += 1
        self.current = seat
        # The first player's first turn is short; with four or more players so is the second player's.
        short = self.turn == 1 or (self.turn == 2 and len(self.players) >= 4)
        self.actions = 1 if short else 2
        for player in self.players:
            player.tucked = 0
            player.scored = 0
        if self.events is not None:
            self.events.append(Event("turn", seat, (), EVERYONE, (self.turn, self.actions)))

    def _take_action(self, player: Player) -> None:
        if self.fresh:
            self._claim_due()
        actions, left = self.possible_actions(player), self.actions
        try:
            action = actions[self.ask(player.seat, "Choose an action", actions)]
            self.actions -= 1
            self._perform(player, action)
            if self.edition.ends_with_action:
                self._settle_action()
        except Concession as concession:
            # Nothing has been done yet, or only by the one who leaves: the action is chosen anew.
            self.actions = left
            self.executing = -1
            self.leaving += (concession.seat,)
        if self.leaving:
            self._let_leave()
        if self.actions == 0 or player.out:
            self._begin_turn(self._next_seat())

    def _next_seat(self) -> int:
        """Return the seat of the next player who is in the game, clockwise from the current one."""
        return self.clockwise(self.current)[0].seat

    def _claim_due(self) -> None:
        """Let everyone claim what a position already entitles them to, the current player first."""
        self.fresh = False
        if self.edition.ends_with_action:
            return
        for player in self.clockwise(self.current - 1):
            self._claim_met(player, ANYTHING)
            self._check_victory(player)

    def possible_actions(self, player: Player) -> list[Action]:
        """Return the actions that a player can take now."""
        actions = [DRAW]
        for card in player.hand:
            actions.append(card.meld_action)
        for card in player.tops():
            actions.append(card.dogma_action)
        for age in self.achievable(player):
            actions.append(ACHIEVE[age])
        if self.parley and player.hand:
            for other in self.clockwise(player.seat):
                if self.distance(player, other) > 1:
                    actions.extend([card.parley_action for card in other.tops()])
        return actions

    def achievable(self, player: Player) -> list[int]:
        """Return the values of the available achievements that a player is eligible for."""
        points = player.points()
        if points < 5:
            return []
        most = min(points // 5, player.highest_top())
        ages: list[int] = []
        for card in self.available.cards:
            if card.age <= most and card.age not in ages:
                ages.append(card.age)
        if not ages:
            return ages
        ages.sort()
        owned = [card.age for card in player.achievements]
        return [age for age in ages if age not in owned or self.is_eligible(player, age, points)]

    def is_eligible(self, player: Player, age: int, points: int) -> bool:
        """Tell whether a player could claim a standard achievement of a value with so many points."""
        times = 1
        if self.edition.duplicates_cost_more:
            times += sum([card.age == age for card in player.achievements])
        return points >= 5 * age * times and player.highest_top() >= age

    def _perform(self, player: Player, action: Action) -> None:
        card = action.card
        if action is DRAW:
            self.draw_action(player)
        elif card is None:
            self._achieve(player, action.age)
        elif action is card.meld_action:
            player.meld(card)
            if self.expansions:
                self._after_meld_action(player, card)
        else:
            if action is card.parley_action:
                payment = player.choose(player.hand, "Return a card to parley")
                self._pay_parley(player, payment, f"use {card.name}")
            self.dogma_action(player, card)

    def _after_meld_action(self, player: Player, card: Card) -> None:
        """Let each expansion do what follows a Meld action."""
        # Who concedes meanwhile leaves when it is done, because the card has been melded already.
        self.executing = player.seat
        for expansion in self.expansions:
            expansion.after_meld_action(self, player, card)
        self.executing = -1

    def draw_action(self, player: Player) -> None:
        """Draw a card of the value of the highest top card; with an empty board, a 1."""
        player.draw(player.highest_top())

    def _achieve(self, player: Player, age: int) -> None:
        """Claim a standard achievement."""
        card = next(card for card in self.available.cards if card.age == age)
        self.move(card, player.achievement_zone, "achieve", player)

    # Dogma

    def lineup(self, player: Player, icon: int) -> tuple[list[Player], list[Player]]:
        """Return who would share with a player, and who would be vulnerable, clockwise from the left."""
        mine = player.count(icon)
        sharing: list[Player] = []
        vulnerable: list[Player] = []
        large = 0 < self.edition.large_game <= len(self.players) - self.losses
        for other in self.clockwise(player.seat):
            if other is player:
                continue
            theirs = other.count(icon)
            far = large and self.distance(player, other) >= 2
            # Far away, twice as many are needed to share, and more than twice as many to demand.
            if theirs >= (2 * mine if far else mine):
                sharing.append(other)
            elif mine > (2 * theirs if far else theirs) and other.team != player.team:
                vulnerable.append(other)
        return sharing, vulnerable

    def distance(self, player: Player, other: Player) -> int:
        """Return how many seats apart two players sit."""
        seats = self.in_play()
        apart = abs(seats.index(player) - seats.index(other))
        return min(apart, len(seats) - apart)

    def dogma_action(self, player: Player, card: Card) -> None:
        """Carry out every effect of a card: icons and echo effects are counted now, and not again."""
        if self.leaving:
            self._let_leave()
        sharing, vulnerable = self.lineup(player, card.featured)
        dogma = Dogma(card, player)
        self.dogma = dogma
        self.shared = False
        effects = self.effects_of(player, card)
        if self.events is not None:
            shares = not all(effect.is_demand for effect in effects)
            seats = ([other.seat for other in sharing if shares], [other.seat for other in vulnerable])
            self.note("dogma", player, (card,), *seats)
        for effect in effects:
            self._carry_out(dogma, effect, vulnerable if effect.is_demand else [*sharing, player])
        self.dogma = None
        self.source = None
        if self.shared and not player.out:
            # The free draw comes after the dogma action, at whose end achievements are settled.
            if self.edition.ends_with_action:
                self._settle_action()
            self.note("bonus", player)
            self.draw_action(player)

    def effects_of(self, player: Player, card: Card) -> list[Effect]:
        """Return what a player carries out with a card: the echo effects in its colour, and then its own effects."""
        return player.piles[card.color.index].echoes + card.effects if self.expansions else card.effects

    def _carry_out(self, dogma: Dogma, effect: Effect, players: list[Player]) -> None:
        """Let some players carry out an effect, one after the other."""
        for player in players:
            # Ruling: with the player who activated the card, the rest of its dogma is gone.
            if dogma.complete or dogma.player.out:
                return
            if player.out:
                continue
            self.source = effect
            self.executing = player.seat
            try:
                if effect.is_demand:
                    self._obey(dogma, effect, player)
                else:
                    self._execute(dogma, effect, player)
            except Concession as concession:
                self.dogma = dogma
                self.self_executing = 0
                self.leaving += (concession.seat,)
            self.executing = -1
            self.sharing = False
            dogma.demanding = False
            if self.leaving:
                self._let_leave()

    def _let_leave(self) -> None:
        """Let those leave who have conceded while something went on."""
        while self.leaving:
            seat, self.leaving = self.leaving[0], self.leaving[1:]
            self._concede(seat)

    def _obey(self, dogma: Dogma, effect: Effect, victim: Player) -> None:
        """Make a vulnerable opponent carry out a demand."""
        assert effect.demand is not None
        if self.parley and self._is_spared(dogma, victim):
            return
        dogma.demanding = True
        if self.events is not None:
            self.note("demand", victim, (), effect)
        effect.demand(victim, dogma.player)

    def _execute(self, dogma: Dogma, effect: Effect, player: Player) -> None:
        """Let one who shares, or the one who activated the card, carry out an effect."""
        assert effect.dogma is not None
        if self.parley and not self._may_share(dogma, player):
            return
        # A partner shares, but only an opponent's sharing earns the free draw.
        self.sharing = player.team != dogma.player.team
        if self.events is not None:
            self.note("share" if player is not dogma.player else "execute", player, (), effect)
        effect.dogma(player)

    def _is_far(self, dogma: Dogma, player: Player) -> bool:
        """Tell whether a player has to parley to deal with the one who activated the card."""
        return player is not dogma.player and self.distance(player, dogma.player) > 1

    def _may_share(self, dogma: Dogma, player: Player) -> bool:
        """Tell whether a player takes part: from afar, by a parley before the first effect shared."""
        if not self._is_far(dogma, player):
            return True
        if player.seat not in dogma.parleys:
            card = player.may_choose(player.hand, "Return a card to share?")
            dogma.parleys[player.seat] = self._pay_parley(player, card, "share")
        return dogma.parleys[player.seat]

    def _is_spared(self, dogma: Dogma, player: Player) -> bool:
        """Tell whether a player escapes a demand: from afar, by a parley."""
        if not self._is_far(dogma, player):
            return False
        if player.seat not in dogma.spared:
            card = player.may_choose(player.hand, "Return a card to be spared?")
            if self._pay_parley(player, card, "be spared"):
                dogma.spared.append(player.seat)
        return player.seat in dogma.spared

    def _pay_parley(self, player: Player, card: Card | None, purpose: str) -> bool:
        """Return a card for a parley, if there is one; returns whether that was done."""
        if card is not None:
            self.note("parley", player, (), purpose)
        return player.return_card(card)

    def self_execute(self, player: Player, card: Card) -> None:
        """Carry out the non-demand effects of a card for one player only, in the middle of another card's."""
        if self.edition.chains and self.self_executing:
            self.note("chain", player)
            player.draw_and_achieve(self.edition.top_age)
        outer, source = self.dogma, self.source
        self.dogma = Dogma(card, player)
        self.self_executing += 1
        for effect in self.effects_of(player, card):
            if effect.dogma is not None and not player.out:
                self.note("execute", player, (), effect)
                self.source = effect
                effect.dogma(player)
        self.self_executing -= 1
        self.dogma, self.source = outer, source

    def changed(self, counts: bool = True) -> None:
        """Mark that something has changed, for the free draw if an opponent shares."""
        if self.sharing and counts:
            self.shared = True

    # Cards

    def clockwise(self, seat: int) -> list[Player]:
        """Return all players clockwise, from the left of a seat around to the seat itself."""
        players = self.orders[seat]
        return [player for player in players if not player.out] if self.losses else players

    def in_play(self) -> list[Player]:
        """Return the players who are in the game, by their seats."""
        return [player for player in self.players if not player.out] if self.losses else self.players

    def has_left(self, seat: int) -> bool:
        return self.players[seat].out or self.is_leaving(seat)

    def concede(self, seat: int) -> None:
        # Ruling: who concedes gives up their own card and what they carry out; what is others' goes on to its end.
        if self.executing in (-1, seat) or (self.dogma is not None and self.dogma.player.seat == seat):
            raise Concession(seat)
        self.leaving += (seat,)

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

    def home(self, card: Card) -> Zone:
        """Return the deck that a card goes back to."""
        return self.deck(card.age, card.set_index)

    def supply(self, player: Player, deck: Zone) -> Zone:
        """Return where a player's draw from a base deck comes from, by the draw rules of the expansions."""
        for number, expansion in enumerate(self.expansions, start=1):
            deck = expansion.supply(player, deck, self.deck(deck.age, number))
        return deck

    def deck_to_draw(self, age: int) -> Zone:
        """Return the base deck that a draw of this value comes from: the next higher one while it is empty."""
        top = self.edition.top_age
        # The base decks are the first zones. There is no age 0: its deck is as empty as any other empty deck.
        while age <= top:
            if age >= 0 and self.zones[age].cards:
                return self.zones[age]
            age += 1
        self.end_by_score(f"A card above {top} had to be drawn")
        raise AssertionError

    def move(self, card: Card, to: Zone, verb: str, by: Player, on_top: bool = True) -> None:
        """Move a card from where it is to a zone: the one door for every movement in the game."""
        source = self.zones[self.where[card.index]]
        source.take(card)
        to.put(card, on_top)
        self.where[card.index] = to.index
        if self.events is not None:
            self._tell_move(card, source, to, verb, by)
        if self.sharing:
            # Ruling: a card that is put under or over itself alone has not been moved.
            self.shared = self.shared or source is not to or len(to.cards) > 1
        elif self.dogma is not None and self.dogma.demanding:
            self.dogma.count_demanded(verb, card)
        if source.change:
            self._settle(source, card, -1)
        if to.change:
            self._settle(to, card, 1)
        if self.edition.ends_with_action or self.phase == DEALING:
            return
        if source.change or to.change:
            self._claim_after(source, to)
        if verb == "achieve":
            self._check_victory(by)

    def _settle(self, zone: Zone, card: Card, sign: int) -> None:
        """Bring what is counted of a zone up to date after a card has come or gone."""
        if isinstance(zone, Pile):
            if len(zone.cards) < 2:
                zone.splay = UNSPLAYED
            self._recount(zone)
        elif zone.kind == SCORE:
            self.players[zone.owner].score_total += sign * card.age

    def _recount(self, pile: Pile) -> None:
        icons = pile.count_icons()
        player = self.players[pile.owner]
        player.icons += icons - pile.icons
        pile.icons = icons
        if self.expansions:
            pile.look_over()
            player.count_bonuses()

    def set_splay(self, pile: Pile, direction: int, by: Player) -> None:
        """Splay a pile that can be splayed so, or stack it up again."""
        pile.splay = direction
        self._recount(pile)
        self.changed()
        self.note("splay", by, (pile.color,), direction, pile.owner)
        self._claim_at_once(self.players[pile.owner], SPLAYING)

    def rearrange(self, pile: Pile, top_first: list[Card], by: Player) -> None:
        """Put the cards of a pile into another order."""
        order = top_first[::-1]
        if order != pile.cards:
            pile.fill(order)
            self._recount(pile)
            self.changed()
        self.note("rearrange", by, (pile.color,))
        self._claim_at_once(self.players[pile.owner], CARDS)

    def remove_everything(self, by: Player) -> None:
        """Put all hands, boards and score piles out of play; achievements stay."""
        self.note("remove", by)
        self._junk_zones([zone for zone in self.zones if zone.kind in (HAND, SCORE, BOARD)], by)

    def junk_deck(self, age: int, by: Player) -> bool:
        """Put all cards of a deck out of play; returns whether there were any."""
        deck = self.deck(age)
        if not deck.cards:
            return False
        self.note("junk deck", by, (), age, len(deck.cards))
        self._junk_zones([deck], by)
        return True

    def _junk_zones(self, zones: list[Zone], by: Player) -> None:
        """Put all cards of some zones out of play, told as one event elsewhere."""
        events, self.events = self.events, None
        for zone in zones:
            for card in zone.cards[:]:
                self.move(card, self.junk, "junk", by)
        self.events = events

    @property
    def junked_specials(self) -> list[Special]:
        """The special achievements that are out of play: neither available nor anyone's."""
        left = {special.name for special in self.specials}
        left.update([special.name for player in self.players for special in player.specials])
        return [special for special in self.every_special() if special.name not in left]

    def every_special(self) -> list[Special]:
        """Return the special achievements of this game, wherever they are."""
        return self.edition.every_special(self.expansions)

    def _withdraw(self, special: Special) -> None:
        """Take a special achievement from those that are available."""
        self.specials = tuple([other for other in self.specials if other is not special])

    def junk_special(self, special: Special, by: Player) -> None:
        """Put an available special achievement out of play."""
        self._withdraw(special)
        self.changed()
        self.note("junk special", by, (special,))

    def restore_special(self, special: Special, by: Player) -> None:
        """Make a junked special achievement available again."""
        self.specials += (special,)
        self.changed()
        self.note("restore special", by, (special,))

    # Achievements and endings

    def _claim_after(self, source: Zone, to: Zone) -> None:
        """Let those whose board or counts have changed claim the special achievements that they now meet."""
        change = source.change | to.change
        if source.owner == to.owner or not source.change:
            self._claim_met(self.players[to.owner], change)
        elif not to.change:
            self._claim_met(self.players[source.owner], change)
        else:
            # Two players' standing has changed at once: ties go clockwise, beginning with the current player.
            for player in self.clockwise(self.current - 1):
                if player.seat == source.owner or player.seat == to.owner:
                    self._claim_met(player, change)

    def _claim_at_once(self, player: Player, change: int) -> None:
        if not self.edition.ends_with_action:
            self._claim_met(player, change)

    def _claim_met(self, player: Player, change: int) -> None:
        """Let a player claim what is met, of the special achievements that a change can have brought nearer."""
        for special in self.specials:
            if special.after & change and special.have(player) >= special.need:
                self.claim(player, special)

    def claim(self, player: Player, special: Special) -> bool:
        """Give a special achievement to a player, if it is available."""
        for available in self.specials:
            if available.name == special.name:
                self._withdraw(available)
                player.specials += (available,)
                self.changed()
                self.note("claim", player, (available,))
                if not self.edition.ends_with_action:
                    self._check_victory(player)
                return True
        return False

    def _settle_action(self) -> None:
        """At the end of an action, give out special achievements, and then see who has won by achievements."""
        # Ties go to the first player from the left of the current one, who comes last.
        order = self.clockwise(self.current)
        for special in self.specials:
            for player in order:
                if special.have(player) >= special.need:
                    self.claim(player, special)
                    break
        self._check_victory(max(order, key=lambda player: player.achievement_count))

    def lose(self, player: Player) -> None:
        """Eliminate a player: all their cards are junked, and the last one left (with the team) wins."""
        player.out = True
        self.losses += 1
        self.note("lose", player)
        self._junk_zones([zone for zone in self.zones if zone.owner == player.seat], player)
        player.specials = ()
        left = self.in_play()
        if len({other.team for other in left}) == 1:
            seats = self._team_of(left[0])
            self.end("elimination", seats, f"{self._victory_words(seats)}: no opponent is left")

    def needed(self) -> int:
        """Return how many achievements win this game."""
        expansions, options = len(self.expansions), self.options
        return self.edition.achievements_needed(len(self.players), expansions, bool(options.teams), options.longer)

    def _check_victory(self, player: Player) -> None:
        """End the game at once if a player, or the team, has enough achievements."""
        count = player.achievement_count
        if count >= self.needed():
            team = self._team_of(player)
            self.end("achievements", team, f"{self._victory_words(team)} with {counted(count, 'achievement')}")

    def end_by_score(self, reason: str) -> None:
        """End the game: the highest score wins, then the most achievements, then all who are still tied."""
        standings: dict[int, tuple[int, int]] = {}
        for player in self.in_play():
            points = sum([mate.points() for mate in self.players if mate.team == player.team])
            standings[player.team] = (points, player.achievement_count)
        best = max(standings.values())
        winners = [player.seat for player in self.players if standings.get(player.team) == best]
        self.end("score", winners, f"{reason}: {self._victory_words(winners)} with {counted(best[0], 'point')}")

    def _team_of(self, player: Player) -> list[int]:
        """Return the seats that win with a player."""
        return [mate.seat for mate in self.players if mate.team == player.team]

    def _victory_words(self, winners: list[int]) -> str:
        names = " and ".join([self.names[seat] for seat in winners])
        if len(winners) == 1:
            return f"{names} wins"
        if len({self.teams[seat] for seat in winners}) == 1:
            return f"{names} win"
        return f"{names} tie and the game is a draw" if self.edition.ties_draw else f"{names} share the victory"

    def end_by_effect(self, player: Player, card: Card) -> None:
        """End the game by a card's effect: a player has won, with the team."""
        team = self._team_of(player)
        self.end("effect", team, f"{self._victory_words(team)} by the effect of {card.name}")

    def end(self, kind: str, winners: list[int], words: str) -> None:
        """End the game at once; the winners are whole teams."""
        self.result = Result(kind, winners, words)
        self.note("end", self.players[winners[0]], (), words)
        raise GameOver

    def single(self, count: Callable[[Player], int], lowest: bool = False) -> Player | None:
        """Return the single player with the most (or the fewest) of something; None in a tie."""
        players = self.in_play()
        counts = [count(player) for player in players]
        best = min(counts) if lowest else max(counts)
        return players[counts.index(best)] if counts.count(best) == 1 else None

    # What is told and shown

    def note(self, kind: str, player: Player, subjects: tuple[Choice, ...] = (), *details: object) -> None:
        """Tell those who listen that something public has happened."""
        if self.events is not None:
            self.events.append(Event(kind, player.seat, subjects, EVERYONE, details))

    def look(self, player: Player, card: Card) -> None:
        """Show a card to one player only; it stays where it is."""
        if self.events is not None:
            details = (card.age, card.set_name)
            self.events.append(Event("look", player.seat, (card,), 1 << player.seat, details))

    def _tell_move(self, card: Card, source: Zone, to: Zone, verb: str, by: Player) -> None:
        assert self.events is not None
        details = (card.age, source.kind, source.owner, to.kind, to.owner, card.set_name)
        self.events.append(Event(verb, by.seat, (card,), source.seen | to.seen, details))

    def view(self, seat: int | None) -> View:
        from splay.innovation.view import GameView

        return GameView(self, seat)

    def idle_options(self, decision: Decision) -> list[int]:
        from splay.innovation.foresight import idle_options

        return idle_options(self, decision)

    def describe(self, event: Event, seat: int | None) -> str:
        from splay.innovation.wording import tell

        return tell(self, event, seat)

    def resample(self, seat: int, now: KernelGame, rng: Rng) -> "Game":
        from splay.innovation.sample import deal_anew

        assert isinstance(now, Game)
        return deal_anew(self, seat, now, rng)
