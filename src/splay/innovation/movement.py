"""The one door for every card movement, and what is counted whenever a card comes or goes."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from splay.innovation.card import Card
from splay.innovation.facts import BONUS, UNSPLAYED, mask_of
from splay.innovation.karma import ACHIEVEMENTS as ACHIEVED_BY_KARMA
from splay.innovation.karma import CLAIMING, EASED, LENDING, MELD, REMOVE, SPLAY, Would
from splay.innovation.player import Player
from splay.innovation.special import CARDS, DOING, HOLDING, SPLAYING
from splay.innovation.standing import Standing
from splay.innovation.state import DEALING
from splay.innovation.victory import Victory
from splay.innovation.zone import ACHIEVEMENTS, BOARD, DECK, DISPLAY, HAND, JUNK, SCORE, Pile, Zone
from splay.kernel.event import EVERYONE, Event

_ON_CARDS_IN_PLAY: Final = frozenset(
    ["meld", "tuck", "score", "foreshadow", "achieve", "return", "transfer", "exchange"]
)
"""What is never done to a card in a deck, which is drawn first, nor to one out of play."""
_ON_FREE_CARDS: Final = frozenset(["meld", "tuck", "score", "foreshadow", "achieve", "exchange"])
"""What is never done to a card that somebody has achieved."""


_BONUSES: Final = mask_of([BONUS])


class Movement(Victory):
    """How cards are moved, piles splayed, and decks found."""

    __slots__ = ()

    def age_to_draw(self, age: int) -> int:
        """Return the age that a draw of this value comes from: the next higher one while its base deck is empty.

        It is one that does not exist where no deck is left.
        """
        top = self.edition.top_age
        # The base decks are the first zones. There is no age 0: its deck is as empty as any other empty deck.
        while age <= top:
            if age >= 0 and self.zones[age].cards:
                return age
            age += 1
        return top + 1

    def deck_to_draw(self, age: int) -> Zone:
        """Return the base deck that a draw of this value comes from; where none is left, the game ends."""
        top = self.edition.top_age
        found = self.age_to_draw(age)
        if found > top:
            self.end_by_score(f"A card above {top} had to be drawn")
        return self.zones[found]

    def move(self, card: Card, to: Zone, verb: str, by: Standing, on_top: bool = True) -> bool:
        """Move a card from where it is to a zone: the one door for every movement in the game.

        Returns whether anything has happened.
        """
        source = self.zones[self.where[card.index]]
        moved = card
        if card.two_valued:
            card, moved = card.side(source.kind == BOARD), card.side(to.kind == BOARD)
        # Ruling: a card that ends where it began has not been moved, tucked, melded or shared.
        if source is to and to.keeps(card, on_top):
            return False
        off: Would | None = None
        # No karma holds back a draw that has begun.
        if (
            self.karmic
            and verb != "draw"
            and (
                (not source.change and source.kind != HAND and self._is_gone(source, to, verb))
                or (verb in self.would and (off := self._called_off(card, source, to, verb, by, on_top)) is not None)
            )
        ):
            return off is not None and off.is_done
        source.take(card)
        to.put(moved, on_top)
        self.where[card.index] = to.index
        if self.memory is not None:
            self.memory.move(card, source, to)
        if self.events is not None:
            self._tell_move(moved, source, to, verb, by)
        if self.sharing:
            self.shared = True
        dogma = self.dogma
        if dogma is not None and dogma.demanding:
            dogma.count_move(card, verb)
        if source.change or to.change:
            self._after_change(source, to, card, moved, verb, by)
        if to.kind == ACHIEVEMENTS and not self.edition.ends_with_action and self.phase != DEALING:
            self._check_victory(self.players[to.owner])
        return True

    def _is_gone(self, source: Zone, to: Zone, verb: str) -> bool:
        """Tell whether a karma has meanwhile put a card where what an effect goes on with cannot be done to it."""
        if source.kind == ACHIEVEMENTS:
            return verb in _ON_FREE_CARDS
        return source.kind in (DECK, JUNK) and verb in _ON_CARDS_IN_PLAY and to is not self.available

    def _called_off(
        self, card: Card, source: Zone, to: Zone, verb: str, by: Standing, on_top: bool = True
    ) -> Would | None:
        """Let karmas act before a card moves; return what would have happened if it does not move any more."""
        player = self.players[by.seat]
        # Ruling: no effect acts upon a card on display; but to meld it is as if it were in hand.
        if not self.is_watched(player, verb) or (source.kind == DISPLAY and verb != MELD):
            return None
        it = Would(player, card)
        it.source = source
        # Ruling: what a karma does instead is not what it replaces: it counts as done for no "if you do", unless it is
        # the very same after all.
        # Ruling: a card that a karma has moved elsewhere is not moved again by what it has interrupted; nor is one that
        # it has left where that would put it.
        if self.interrupted(it, verb) or self.where[card.index] != source.index:
            return it
        return it if source is to and to.keeps(card, on_top) else None

    def _after_change(self, source: Zone, to: Zone, card: Card, moved: Card, verb: str, by: Standing) -> None:
        """Bring up to date what is counted of a card's two places, and let achievements be claimed at once."""
        change = source.change | to.change
        if verb == "tuck":
            change |= DOING
            by.tucked += 1
            if self.karmic:
                by.tucked_colors |= 1 << card.color.index
        elif verb == "score":
            change |= DOING
            by.scored += 1
        # What it counted for is what it was there, and not what it is now.
        if source.change:
            self.settle(source, card, -1)
        if to.change:
            self.settle(to, moved, 1)
        if self.expansions:
            self._after_move(source, to, moved, change, verb, by)
        elif not self.edition.ends_with_action and self.phase != DEALING:
            self._claim_after(source, to, change)

    def _after_move(self, source: Zone, to: Zone, card: Card, change: int, verb: str, by: Standing) -> None:
        """Let achievements be claimed, karmas and expansions do what follows, and count what is on boards."""
        if self.doors & LENDING:
            self.take_stock()
        on_boards = change & CARDS
        if card.is_tracked and on_boards and self.dogma is not None and self.dogma.moved is not None:
            self.dogma.moved.setdefault(card.index, source.index)
        if self.edition.ends_with_action or self.phase == DEALING or self.unwatched:
            return
        # What is in hand brings nothing nearer but by karmas, which are asked then.
        if change != HOLDING or self.doors & EASED:
            self._claim_after(source, to, change)
        if self.doors & CLAIMING:
            self._claim_by_karma()
        if on_boards and card.set_index > 0 and (verb == "meld" or verb == "tuck"):
            self.expansions[card.set_index - 1].after_placing(self.players[by.seat], card, verb)
        if (self.boards_show and self.board_counts) if on_boards else self.doors & ACHIEVED_BY_KARMA:
            self._check_boards()

    def _claim_by_karma(self) -> None:
        """Let those claim for whom karmas change what special achievements count: it can be any card anywhere."""
        for player in self.clockwise(self.current - 1):
            doors = player.doors & CLAIMING
            if doors and self._can_claim_by(player, CLAIMING):
                for special in self.watches.through(doors):
                    if player.meets(special):
                        self.claim(player, special)

    def settle(self, zone: Zone, card: Card, sign: int) -> None:
        """Bring what is counted of a zone up to date after a card has come or gone."""
        if isinstance(zone, Pile):
            if zone.splay != UNSPLAYED:
                zone.count_card(card, sign)
            self.recount(zone)
        elif zone.kind == SCORE:
            self.players[zone.owner].score_total += sign * card.age

    def recount(self, pile: Pile) -> None:
        """Bring what is counted of a pile up to date, and what its owner has of it."""
        player, icons, value = self.players[pile.owner], pile.icons, pile.value
        if not self.expansions:
            player.icons += pile.count_icons() - icons
        else:
            before, karmas_change = pile.marks, pile.look_over()
            player.icons += pile.icons - icons
            marks = pile.marks
            if before or marks:
                if before != marks:
                    player.marks += marks - before
                    if (before ^ marks) & self.board_mask:
                        self.boards_show = self.any_board_shows()
                if (before | marks) & _BONUSES:
                    player.bonuses_changed = True
            if karmas_change:
                self.enforce(player)
        if pile.value > player.highest:
            player.highest = pile.value
        elif value == player.highest and pile.value < value:
            player.look_up()

    def _tell_move(self, card: Card, source: Zone, to: Zone, verb: str, by: Standing) -> None:
        assert self.events is not None
        details = (card.deck_age, source.kind, source.owner, to.kind, to.owner, card.set_name)
        # Where a relic is, is open to everyone.
        seen = EVERYONE if card.relic else source.seen | to.seen
        self.events.append(Event(verb, by.seat, (card,), seen, details))

    def set_splay(self, pile: Pile, direction: int, by: Standing) -> bool:
        """Splay a pile that can be splayed so, or stack it up again; returns whether that was done."""
        if SPLAY in self.would and self._splay_replaced(pile, direction, by):
            return False
        pile.lie(direction)
        self.recount(pile)
        self.changed()
        self.note("splay", by, (pile.color,), direction, pile.owner)
        self._claim_at_once(self.players[pile.owner], SPLAYING)
        if self.doors & CLAIMING:
            self._claim_by_karma()
        if self.board_counts and self.boards_show:
            self._check_boards()
        if direction != UNSPLAYED:
            for expansion in self.expansions:
                expansion.after_splay(self.players[by.seat])
        return True

    def _splay_replaced(self, pile: Pile, direction: int, by: Standing) -> bool:
        """Let karmas act before a colour is splayed; tell whether it is not splayed any more."""
        it = Would(cast(Player, by))
        it.source, it.color, it.direction = pile, pile.color, direction
        return self.interrupted(it, SPLAY) or len(pile.cards) < 2

    def rearrange(self, pile: Pile, top_first: list[Card], by: Standing) -> None:
        """Put the cards of a pile into another order."""
        order = top_first[::-1]
        if order != pile.cards:
            pile.fill(order)
            self.recount(pile)
            self.changed()
        self.note("rearrange", by, (pile.color,))
        self._claim_at_once(self.players[pile.owner], CARDS)
        if self.doors & CLAIMING:
            self._claim_by_karma()
        if self.board_counts:
            self._check_boards()

    def shuffle_deck(self, set_name: str, age: int, by: Standing) -> None:
        """Shuffle a deck of an expansion."""
        deck = self.deck(age, self.set_index(set_name))
        cards = deck.cards[:]
        self.rng.shuffle(cards)
        deck.fill(cards)
        if self.memory is not None:
            self.memory.shuffle(deck)
        self.note("shuffle", by, (), age, set_name.capitalize())

    def remove_everything(self, by: Standing) -> None:
        """Put all hands, boards and score piles out of play; achievements stay."""
        self.note("remove all", by)
        zones = [zone for zone in self.zones if zone.kind in (HAND, SCORE, BOARD)]
        kept = self._kept_by_karma([card for zone in zones for card in zone.cards], by) if REMOVE in self.would else []
        self._junk_zones(zones, by, kept)

    def _kept_by_karma(self, cards: list[Card], by: Standing) -> list[Card]:
        """Let karmas act before cards are removed; return those that are not removed any more."""
        # Ruling: karmas act upon each of the cards first; then all the others go at once.
        zones, where, junk = self.zones, self.where, self.junk
        return [
            card for card in cards if self._called_off(card, zones[where[card.index]], junk, REMOVE, by) is not None
        ]

    def junk_deck(self, age: int, by: Standing) -> bool:
        """Put all cards of a deck out of play; returns whether there were any."""
        deck = self.deck(age)
        if not deck.cards:
            return False
        self.note("junk deck", by, (), age, len(deck.cards))
        self._junk_zones([deck], by)
        return True

    def _junk_zones(self, zones: list[Zone], by: Standing, but: Sequence[Card] = ()) -> None:
        """Put all cards of some zones, but for a few, out of play, told as one event elsewhere."""
        events, self.events = self.events, None

        def junk() -> None:
            for zone in zones:
                for card in zone.cards[:]:
                    if card not in but:
                        self.move(card, self.junk, "junk", by)
            self.events = events

        self.at_once(junk)

    def at_once(self, sweep: Callable[[], None]) -> None:
        """Let cards go out of play all at once: what counts on the boards is counted when none of them is left."""
        self.sweeping, self.board_counts = True, False
        try:
            sweep()
        finally:
            self.sweeping = False
            self.board_counts = self.boards_count()
        if self.board_counts:
            self._check_boards()

    def as_one(self, move_all: Callable[[], None]) -> None:
        """Let cards come to hands and score piles, or leave them, as one: it is settled when all of them have moved."""
        self.unwatched = True
        try:
            move_all()
        finally:
            self.unwatched = False
        # Nothing but karmas counts what is there.
        if self.doors & CLAIMING:
            self._claim_by_karma()
        if self.doors & ACHIEVED_BY_KARMA:
            self._check_boards()
