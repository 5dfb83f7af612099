"""Turns and actions, from the first cards that are melded."""

from collections.abc import Callable

from splay.innovation.card import ACHIEVE, DRAW, Action, Card
from splay.innovation.dogma import Execution
from splay.innovation.expansions import Expansion
from splay.innovation.karma import ACTIVATES, ADDING_ACTIONS
from splay.innovation.player import Player
from splay.innovation.special import ANYTHING
from splay.innovation.state import DEALING, PLAYING
from splay.innovation.victory import GameOver
from splay.kernel.event import EVERYONE, Event
from splay.kernel.game import Concession


class Turns(Execution):
    """How turns follow each other, and what can be done in them."""

    __slots__ = ()

    def turns(self) -> int:
        return self.turn

    def advance(self) -> None:
        self.interruptions = 0
        try:
            if self.phase == DEALING:
                self._first_melds()
            elif self.opening:
                self._open_turn(self.players[self.current])
            else:
                self._take_action(self.players[self.current])
        except GameOver:
            self.opening = False
            self.dogma = None
            self.executing = -1
            self.leaving = ()
            self.sharing = False
            self.self_executing = 0
            self.source = None
            self.karma = None

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

    def _begin_turn(self, seat: int) -> None:
        """Begin a turn: two actions, but one for those who begin the game."""
        self.turn += 1
        self.current = seat
        # The first player's first turn is short; with four or more players so is the second player's.
        short = self.turn == 1 or (self.turn == 2 and len(self.players) >= 4)
        self.actions = 1 if short else 2
        self.used = ()
        for player in self.players:
            player.tucked = player.scored = player.tucked_colors = 0
        self.opening = False
        for expansion in self.openers:
            if expansion.opens_turn(self.players[seat]):
                self.opening = True
        if self.events is not None:
            self.events.append(Event("turn", seat, (), EVERYONE, (self.turn, self.actions)))

    def _open_turn(self, player: Player) -> None:
        """Let a player do what can be done at the start of a turn."""
        if self.fresh:
            self._claim_due()
        try:
            acted = False
            for expansion in self.openers:
                acted = expansion.open_turn(player) or acted
            self.opening = False
            if acted and self.fading:
                self._after_action()
        except Concession as concession:
            # Nothing has been done yet: it is asked anew.
            self.leaving += (concession.seat,)
        if self.leaving:
            self._let_leave()
        if player.out:
            self._begin_turn(self._next_seat())

    def _take_action(self, player: Player) -> None:
        if self.fresh:
            self._claim_due()
        actions, left, used = self.possible_actions(player), self.actions, self.used
        try:
            action = actions[self.ask(player.seat, "Choose an action", actions)]
            self.actions -= 1
            self._perform(player, action)
            if self.fading:
                self._after_action()
            if self.edition.ends_with_action:
                self._settle_action()
        except Concession as concession:
            # Nothing has been done yet, or only by the one who leaves: the action is chosen anew.
            self.actions, self.used = left, used
            self.executing, self.dogma, self.source, self.melding = -1, None, None, None
            self.leaving += (concession.seat,)
        if self.leaving:
            self._let_leave()
        if self.actions == 0 or player.out:
            self._begin_turn(self._next_seat())

    def _after_action(self) -> None:
        """Let each player do what follows any action by the rules of an expansion, where something has to fade."""
        # Ruling: a free draw or a free dogma is part of the action that it comes from, be it one of those at the start
        # of a turn.
        for expansion in self.expansions:
            if expansion.has_fading:
                self._let_all(expansion)

    def _let_all(self, expansion: Expansion) -> None:
        """Let all players do what follows an action by the rules of an expansion, until nobody has anything to do."""
        done: list[Card] = []
        left: dict[int, list[Card]] = {}

        def follow(player: Player) -> None:
            expansion.after_action(player, done)
            left[player.seat] = player.tops()

        # Ruling: clockwise from the current player, each one to the end; then again those whose top cards have been
        # changed meanwhile by what another one did.
        players = self.clockwise(self.current - 1)
        while players:
            self._let_each(players, follow)
            if not self.fading:
                return
            players = [player for player in self.clockwise(self.current - 1) if left.get(player.seat) != player.tops()]

    def _let_each(self, players: list[Player], follow: Callable[[Player], None]) -> None:
        """Let some players do what is theirs to do, one after the other, even if one of them or another concedes."""
        for player in players:
            self.executing = player.seat
            try:
                follow(player)
            except Concession as concession:
                self.leaving += (concession.seat,)
        self.executing = -1

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
        actions = [DRAW, *[card.meld_action for card in player.hand]]
        if player.meldable:
            actions += [card.meld_action for card in player.meldable]
        for pile in player.piles:
            actions += pile.dogmas
        if player.doors & ADDING_ACTIONS:
            actions.extend(self._by_karma(player))
        for age in self.achievable(player):
            actions.append(ACHIEVE[age])
        if self.parley and player.hand:
            actions.extend(self._parleys(player))
        if not self.special_actors:
            return actions
        for expansion in self.special_actors:
            actions += expansion.actions(player)
        # Mostly no special action has been taken this turn. No other action has the name of one.
        return [action for action in actions if action.name not in self.used] if self.used else actions

    def _by_karma(self, player: Player) -> list[Action]:
        """Return what karmas add: to use others' cards, and to claim cards that count as available achievements."""
        mine = player.tops()
        borrowed = [card for card in player.lent(ACTIVATES) if card.activates and card not in mine]
        claimable = [card for card in player.available() if player.is_eligible(card.age)]
        return [card.dogma_action for card in borrowed] + [card.achieve_action for card in claimable]

    def _parleys(self, player: Player) -> list[Action]:
        """Return the top cards of distant players, to be used for a card from hand."""
        distant = [other for other in self.clockwise(player.seat) if self.distance(player, other) > 1]
        return [card.parley_action for other in distant for card in other.tops()]

    def _take_special(self, player: Player, action: Action) -> None:
        """Take an action that an expansion adds."""
        self.used += (action.name,)
        for expansion in self.expansions:
            if action.name in expansion.special_actions:
                expansion.perform(player, action)

    def _perform(self, player: Player, action: Action) -> None:
        card = action.card
        if action is DRAW:
            self.draw_action(player)
        elif card is not None and action is card.dogma_action:
            self.dogma_action(player, card)
        elif card is not None and action is card.meld_action:
            self._meld(player, card)
        elif action.special:
            self._take_special(player, action)
        elif card is None:
            self._achieve(player, next(card for card in self.available.cards if card.age == action.age))
        elif action is card.achieve_action:
            self._achieve(player, card)
        else:
            payment = player.choose(player.hand, "Return a card to parley")
            self._pay_parley(player, payment, f"use {card.name}")
            self.dogma_action(player, card)

    def _meld(self, player: Player, card: Card) -> None:
        """Take a Meld action."""
        self.melding = card
        melded = player.meld(card)
        self.melding = None
        if melded and self.expansions:
            # What follows goes by the card as it lies there now, which may have another value on a board.
            lying, pile = card.side(True) if card.two_valued else card, player.piles[card.color.index].cards
            covered = pile[-2] if len(pile) > 1 else None
            # Who concedes meanwhile leaves when it is done, because the card has been melded already.
            self.executing = player.seat
            for expansion in self.expansions:
                expansion.after_meld_action(player, lying, covered)
            self.executing = -1

    def _achieve(self, player: Player, card: Card) -> None:
        """Claim a standard achievement by an action."""
        claimed = len(player.achievement_zone.cards)
        self.move(card, player.achievement_zone, "achieve", player)
        # Ruling: what counts is that the player has claimed one, even if a karma has put another in its place.
        if len(player.achievement_zone.cards) > claimed:
            for expansion in self.expansions:
                self._let_each(player.opponents, expansion.after_achieve_action)
