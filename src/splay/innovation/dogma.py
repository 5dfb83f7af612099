"""Dogma: who shares, who is vulnerable, and how the effects of a card are carried out."""

from typing import Final

from splay.innovation.card import Card, Effect
from splay.innovation.effect import ECHO_EFFECT
from splay.innovation.facts import BITS, ECHO, MASK, mask_of
from splay.innovation.karma import (
    DEMANDED,
    DOGMA_ACTION,
    DRAW,
    DRAW_ACTION,
    HEX_ECHO,
    ICONS,
    NO_SHARE_DRAW,
    SHARE_DRAW,
    STACK,
    Would,
)
from splay.innovation.leaving import Leaving
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, Pile
from splay.kernel.game import Concession

_ECHOES: Final = mask_of([ECHO])


class Dogma:
    """One execution of a card: who activated it, and what its later effects ask about its earlier ones."""

    __slots__ = (
        "_memory",
        "_tallies",
        "activator",
        "bent",
        "card",
        "complete",
        "counts",
        "declined",
        "demanding",
        "moved",
        "outer",
        "parleyed",
        "player",
        "returned",
        "spared",
        "transferred",
    )

    def __init__(self, card: Card, player: Player, activator: Player, counts: list[int]) -> None:
        self.card = card
        self.player = player
        self.activator = activator
        """Who activated the card because of which this one is carried out; usually this one."""
        self.bent: Would | None = None
        """What karmas have changed of the action, if any have."""
        self.moved: dict[int, int] | None = None
        """For each tracked card that has left a board or come to one in this action, the zone before; or nothing."""
        self.demanding = False
        """Whether a demand is being carried out."""
        self.transferred = 0
        """How many cards were transferred due to the demand."""
        self.complete = False
        """Whether the rest of the dogma action is called off."""
        self.outer: Dogma | None = None
        """The execution because of which, and in the middle of which, this card is carried out."""
        self.counts = counts
        """For each seat, how many of the featured icon counted when the card was activated."""
        self.returned: tuple[int, ...] = ()
        """The values of the cards that were returned due to the demand."""
        # Few cards ask for these two, so they are made when one does.
        self._tallies: dict[str, dict[int, int]] | None = None
        self._memory: dict[tuple[str, int], list[Card]] | None = None
        self.parleyed: tuple[int, ...] = ()
        self.declined: tuple[int, ...] = ()
        """The distant seats that have parleyed to share, and those that have not."""
        self.spared: tuple[int, ...] = ()
        """The distant seats that have parleyed to escape the demand."""

    @property
    def tally(self) -> dict[int, int]:
        """For each seat, a count that the card itself keeps: one for the whole action, whoever carries the card out."""
        action = self
        while action.outer is not None:
            action = action.outer
        if action._tallies is None:
            action._tallies = {}
        return action._tallies.setdefault(self.card.name, {})

    @property
    def memory(self) -> dict[tuple[str, int], list[Card]]:
        """For a card's name and a seat, the cards that its echo effect had to do with, the last one last."""
        if self._memory is None:
            self._memory = {}
        return self._memory

    @property
    def origin(self) -> int:
        """The seat on whose board the card, a tracked one, was when the action began, or -1; with expansions only."""
        assert self.card.is_tracked
        if self.moved is None:
            return -1
        game, index = self.player.game, self.card.index
        zone = game.zones[self.moved.get(index, game.where[index])]
        return zone.owner if zone.kind == BOARD else -1

    @property
    def featured(self) -> int:
        """The featured icon, by which it is counted who shares."""
        return self.card.featured if self.bent is None else self.bent.featured

    @property
    def counts_icons(self) -> bool:
        """Whether it is counted in icons who shares, and not by what a karma has put in their place."""
        return self.bent is None or self.bent.counts is None

    @property
    def majority(self) -> int:
        """The seat that has the sole majority in an icon until the end of the action, or -1."""
        return -1 if self.bent is None else self.bent.majority

    @property
    def majority_icon(self) -> int:
        """The icon that this majority is in, or -1."""
        return -1 if self.bent is None else self.bent.majority_icon

    def raised(self, by_karma: bool) -> int:
        """Return by how much the values are raised that are printed in effects, or in karmas."""
        if self.bent is None or (by_karma and not self.bent.raises_karmas):
            return 0
        return self.bent.raised

    def add(self, icons: int) -> None:
        """Add some of the featured icon to what the player shows."""
        counts, most = self.counts, self.majority
        counts[self.player.seat] += icons
        # Ruling: who has the sole majority has more than that, too.
        if self.majority_icon == self.featured and most != self.player.seat:
            counts[most] = max(counts[most], counts[self.player.seat] + 1)

    def not_under_way(self, cards: list[Card]) -> list[Card]:
        """Leave out of some cards those that are being carried out, this one or one because of which it is."""
        dogma: Dogma | None = self
        while dogma is not None:
            under_way = dogma.card
            cards = [card for card in cards if card is not under_way]
            dogma = dogma.outer
        return cards

    def end(self) -> None:
        """Call off the rest of the dogma action, with all that goes on in the middle of it."""
        dogma: Dogma | None = self
        while dogma is not None:
            dogma.complete = True
            dogma = dogma.outer

    def count_move(self, card: Card, verb: str) -> None:
        """Count a movement that happens due to the demand."""
        if verb == "transfer":
            self.transferred += 1
        elif verb == "return":
            self.returned += (card.age,)


class Execution(Leaving):
    """How the effects of cards are carried out."""

    __slots__ = ()

    def lineup(self, player: Player, icon: int, added: int = 0) -> tuple[list[Player], list[Player]]:
        """Return who would share with a player, and who would be vulnerable, clockwise from the left.

        To the icons on the player's board some may be added.
        """
        counts = [other.count(icon) for other in self.players]
        counts[player.seat] += added
        return self.lineup_by(player, counts)

    def lineup_by(self, player: Player, counts: list[int]) -> tuple[list[Player], list[Player]]:
        """Return who would share with a player, and who would be vulnerable, by how many icons each seat has."""
        mine = counts[player.seat]
        sharing: list[Player] = []
        vulnerable: list[Player] = []
        large = 0 < self.edition.large_game <= len(self.players) - self.losses
        for other in self.clockwise(player.seat):
            if other is player:
                continue
            theirs = counts[other.seat]
            far = large and self.distance(player, other) >= 2
            # Far away, twice as many are needed to share, and more than twice as many to demand.
            if theirs >= (2 * mine if far else mine):
                sharing.append(other)
            elif mine > (2 * theirs if far else theirs) and other.team != player.team:
                vulnerable.append(other)
        return sharing, vulnerable

    def dogma_action(self, player: Player, card: Card, times: int = 1, with_its_icons: bool = False) -> None:
        """Carry out every effect of a card: icons and echo effects are counted now, and not again.

        Of several times, demands go round the table so often, and the player carries out each other effect so often;
        those who share do so once. The card's own icons may be added to those on the player's board.
        """
        if self.leaving:
            self._let_leave()
        dogma = Dogma(card, player, player, self.counts_of(card))
        if self.karmic and DOGMA_ACTION in self.would and not self._begins(dogma):
            return
        if with_its_icons and dogma.counts_icons:
            dogma.add(card.count(dogma.featured))
        sharing, vulnerable = self.lineup_by(player, dogma.counts)
        if self.expansions:
            dogma.moved = {}
        self.dogma = dogma
        self.shared = False
        effects = self.effects_used(player, card)
        if self.events is not None:
            self._tell_dogma(dogma, effects, sharing, vulnerable)
        executing = sharing + [player] * times
        for effect in effects:
            if not effect.is_demand:
                self._carry_out(dogma, effect, executing)
            else:
                self._carry_out(dogma, effect, self.targets(player, effect, sharing, vulnerable) * times)
        self.dogma = None
        self.source = None
        if self.shared or (self.karmic and (dogma.bent is not None or NO_SHARE_DRAW in self.would)):
            self._end_sharing(dogma)

    def _tell_dogma(self, dogma: Dogma, effects: list[Effect], sharing: list[Player], vulnerable: list[Player]) -> None:
        """Tell who uses which card, who shares it and of whom something is demanded."""
        shares, targets = False, []
        for effect in effects:
            shares = shares or not effect.is_demand
            if effect.is_demand:
                concerned = self.targets(dogma.player, effect, sharing, vulnerable)
                targets += [other.seat for other in concerned if other.seat not in targets]
        self.note("dogma", dogma.player, (dogma.card,), [other.seat for other in sharing if shares], targets)

    def _end_sharing(self, dogma: Dogma) -> None:
        """After a Dogma action, draw for free if an opponent's sharing has changed anything."""
        if dogma.majority >= 0:
            self.enforce_all()
            # A majority that has come to its end can bring back what counts on somebody's board.
            if self.board_counts:
                self._check_boards()
        if dogma.player.out:
            return
        if not self.shared:
            if NO_SHARE_DRAW in self.would:
                self.interrupted(Would(dogma.player, dogma.card), NO_SHARE_DRAW)
            return
        # The free draw comes after the dogma action, at whose end achievements are settled.
        if self.edition.ends_with_action:
            self._settle_action()
        self.note("bonus", dogma.player)
        self.draw_action(dogma.player, dogma)

    def _begins(self, dogma: Dogma) -> bool:
        """Let karmas act before a Dogma action, and change what it goes by; tell whether it is still taken."""
        it = Would(dogma.player, dogma.card)
        it.featured = dogma.featured
        if self.interrupted(it, DOGMA_ACTION):
            return False
        dogma.bent = it
        self.dogma = dogma
        if it.majority >= 0:
            self.enforce_all()
            self._claim_by_karma()
        dogma.counts = [other.count(it.featured) for other in self.players] if it.counts is None else it.counts
        return True

    def counts_of(self, card: Card) -> list[int]:
        """Return how many of a card's featured icon each seat shows; nothing for a card that features none."""
        if self.doors & ICONS and card.featured >= 0:
            return [other.count(card.featured) for other in self.players]
        counts: list[int] = []
        if card.featured >= 0:
            shift = BITS * card.featured
            for other in self.players:
                counts.append(other.icons >> shift & MASK)
        return counts

    def targets(self, player: Player, demand: Effect, sharing: list[Player], vulnerable: list[Player]) -> list[Player]:
        """Return whom a demand concerns: the vulnerable, or for a compel the opponents who share."""
        return [other for other in sharing if other.team != player.team] if demand.is_compel else vulnerable

    def effects_of(self, player: Player, card: Card) -> list[Effect]:
        """Return what a player carries out with a card: the echo effects in its colour, and then its own effects."""
        # Ruling: a card that cannot be used, such as a city, has no effects, and so no echo effects come before them.
        pile = player.piles[card.color.index]
        if not (pile.marks & _ECHOES or player.doors & (STACK | HEX_ECHO)) or not card.activates:
            return card.effects
        return player.effects_in(pile, ECHO_EFFECT) + card.effects

    def effects_used(self, player: Player, card: Card) -> list[Effect]:
        """Return what is carried out where all effects on a card are meant, be it one on another player's board."""
        effects = self.effects_of(player, card)
        place = self.zones[self.where[card.index]]
        if card.echo is None or place.kind != BOARD or place.owner == player.seat:
            return effects
        # Ruling: all effects on the card are carried out: so is its own echo effect, after those on one's own board.
        before = len(effects) - len(card.effects)
        return [*effects[:before], card.echo, *card.effects]

    def draw_action(self, player: Player, shared: Dogma | None = None) -> None:
        """Draw a card of the value of the highest top card; with an empty board, a 1. It may be for a shared dogma."""
        if not self.karmic:
            player.draw(value=player.highest)
            return
        if self.would:
            self._interrupt_draw_action(player, shared)
        player.draw_at_last(player.draw_value(), "" if shared is None else self.free_draws)

    def _interrupt_draw_action(self, player: Player, shared: Dogma | None) -> None:
        """Let karmas act before a Draw action, which may be for a shared dogma."""
        # Ruling: the free draw is a Draw action as well, as the rulebook calls it.
        events: tuple[str, ...] = (DRAW_ACTION,) if shared is None else (SHARE_DRAW, DRAW_ACTION)
        age = self.age_to_draw(player.draw_value())
        # Ruling: where no card is left to be drawn, karmas act before the action all the same: after them one may be.
        if age <= self.edition.top_age:
            events += (DRAW,)
        if not self.would.keys().isdisjoint(events):
            it = Would(player, age=age)
            it.featured = -1 if shared is None else shared.featured
            self.interrupted(it, *events)

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

    def _obey(self, dogma: Dogma, effect: Effect, victim: Player) -> None:
        """Make a vulnerable opponent carry out a demand."""
        assert effect.demand is not None
        if self.parley and self._is_spared(dogma, victim):
            return
        if DEMANDED in self.would and self._demand_replaced(dogma, effect, victim):
            return
        dogma.demanding = True
        if self.events is not None:
            self.note("demand", victim, (), effect)
        effect.demand(victim, dogma.player)

    def _demand_replaced(self, dogma: Dogma, effect: Effect, victim: Player) -> bool:
        """Let karmas act before a demand; tell whether it is not made any more."""
        # Ruling: a demand succeeds with whoever is vulnerable to it, whatever there is to give.
        it = Would(victim, dogma.card)
        it.effect, it.other = effect, dogma.player
        # Ruling: a karma can have ended the action, or driven out one of the two: then nothing is demanded any more.
        return self.interrupted(it, DEMANDED) or dogma.complete or dogma.player.out or victim.out

    def demand_in_turn(self, it: Would) -> None:
        """By a karma, make a demand that is about to succeed of the one who makes it."""
        assert it.effect is not None and it.effect.demand is not None and it.other is not None
        outer = self.dogma
        assert outer is not None
        inner = Dogma(outer.card, it.player, outer.activator, outer.counts)
        inner.outer, inner.bent, inner.moved = outer, outer.bent, outer.moved
        inner.demanding = True
        self.dogma, self.executing, self.source = inner, it.other.seat, it.effect
        self.note("demand", it.other, (), it.effect)
        it.effect.demand(it.other, it.player)

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

    def _demand_within(self, dogma: Dogma, effect: Effect) -> None:
        """Make the demand of a card that is carried out in the middle of another."""
        assert effect.demand is not None
        for victim in self.targets(dogma.player, effect, *self.lineup_by(dogma.player, dogma.counts)):
            if not victim.out and not self.is_leaving(victim.seat) and not dogma.player.out and not dogma.complete:
                self.source = effect
                if DEMANDED in self.would and self._demand_replaced(dogma, effect, victim):
                    continue
                dogma.demanding = True
                self.note("demand", victim, (), effect)
                effect.demand(victim, dogma.player)
                dogma.demanding = False

    def _is_far(self, dogma: Dogma, player: Player) -> bool:
        """Tell whether a player has to parley to deal with the one who activated the card."""
        return player is not dogma.player and self.distance(player, dogma.player) > 1

    def _may_share(self, dogma: Dogma, player: Player) -> bool:
        """Tell whether a player takes part: from afar, by a parley before the first effect shared."""
        # Ruling: what has been answered holds to the end, even if others leave and the two come to sit side by side.
        if player.seat in dogma.parleyed or player.seat in dogma.declined:
            return player.seat in dogma.parleyed
        if not self._is_far(dogma, player):
            return True
        card = player.may_choose(player.hand, "Return a card to share?")
        if not self._pay_parley(player, card, "share"):
            dogma.declined += (player.seat,)
            return False
        dogma.parleyed += (player.seat,)
        return True

    def _is_spared(self, dogma: Dogma, player: Player) -> bool:
        """Tell whether a player escapes a demand: from afar, by a parley."""
        if player.seat not in dogma.spared and self._is_far(dogma, player):
            card = player.may_choose(player.hand, "Return a card to be spared?")
            if self._pay_parley(player, card, "be spared"):
                dogma.spared += (player.seat,)
        return player.seat in dogma.spared

    def _pay_parley(self, player: Player, card: Card | None, purpose: str) -> bool:
        """Return a card for a parley, if there is one; returns whether that was done."""
        if card is not None:
            self.note("parley", player, (), purpose)
        return player.return_card(card)

    def self_execute(self, player: Player, card: Card, demands: bool = False) -> None:
        """Carry out the non-demand effects of a card for one player only, in the middle of another card's.

        With demands, all effects on the card are meant, its echo effect too, as if they were on the other card: demands
        go by that one's featured icon, as it was counted when it was activated.
        """
        if self.edition.chains and self.self_executing:
            self.note("chain", player)
            player.draw_and_achieve(value=self.edition.top_age)
        outer, source = self.dogma, self.source
        counts = outer.counts if demands and outer is not None else self.counts_of(card)
        inner = Dogma(card, player, player if outer is None else outer.activator, counts)
        inner.outer = outer
        self.dogma = inner
        self.self_executing += 1
        if outer is not None:
            inner.bent = outer.bent
            inner.moved = outer.moved
        for effect in self.effects_used(player, card) if demands else self.effects_of(player, card):
            if player.out or inner.complete:
                break
            if effect.dogma is not None:
                self.execute_one(player, effect)
            elif effect.demand is not None and demands:
                self._demand_within(inner, effect)
        self.self_executing -= 1
        self.dogma, self.source = outer, source

    def execute_alone(self, player: Player, pile: Pile, effects: list[Effect]) -> None:
        """Carry out some effects for one player only, by an action that is no Dogma action."""
        if not pile.cards and not effects:
            return
        card = pile.cards[-1] if pile.cards else self.cards[0]
        self.dogma = Dogma(card, player, player, [])
        self.executing = player.seat
        for effect in effects:
            if effect.dogma is not None and not player.out:
                self.execute_one(player, effect)
        self.executing = -1
        self.dogma = None
        self.source = None

    def execute_one(self, player: Player, effect: Effect) -> None:
        """Carry out one effect, which is no demand, for one player only, be it in the middle of another one."""
        assert effect.dogma is not None
        source = self.source
        self.note("execute", player, (), effect)
        self.source = effect
        effect.dogma(player)
        self.source = source

    def self_execute_noting(self, player: Player, card: Card) -> bool:
        """Carry out the non-demand effects of a card for one player only; returns whether anything has changed."""
        # What counts as a change is what would earn a free draw if an opponent did it by sharing.
        sharing, shared = self.sharing, self.shared
        self.sharing, self.shared = True, False
        try:
            self.self_execute(player, card)
        finally:
            changed = self.shared
            self.sharing, self.shared = sharing, shared or (sharing and changed)
        return changed
