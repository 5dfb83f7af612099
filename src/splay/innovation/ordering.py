"""Whether the order matters in which several cards are moved at once: it does where it decides who claims what.

Achievements are claimed after each single card, so a board that meets a condition only between two cards claims it in
one order and not in another. The possible orders are tried on the board itself, and taken back.
"""

from math import prod
from typing import TYPE_CHECKING, Final

from splay.innovation.card import Card, highest
from splay.innovation.facts import BITS, ECHO, MASK
from splay.innovation.karma import ACHIEVEMENTS, BONUSES, HEX_ECHO, ICONS, STACK, Karma, Would
from splay.innovation.special import Special
from splay.innovation.standing import Standing
from splay.innovation.zone import BOARD, DECK, FORECAST, HAND, JUNK, SCORE, Pile, Zone

if TYPE_CHECKING:
    from splay.innovation.player import Player

MOST_BOARDS: Final = 500
"""How many boards that could come up between two cards are tried."""
UNDER: Final = ("tuck", "return")
"""The words that put a card under the others."""

Claims = tuple[tuple[str, int], ...]
"""Which special achievements are claimed by which seats, by their names."""


class Step:
    """A card that is moved on trial, and how to take that back."""

    def __init__(self, by: Standing, verb: str, card: Card, to: Zone) -> None:
        game = by.game
        self.game = game
        self.by = by
        self.verb = verb
        self.card = card
        self.source = game.zones[game.where[card.index]]
        self.to = to
        self.depth = self.source.cards.index(card)
        self.splays = [zone.splay if isinstance(zone, Pile) else 0 for zone in (self.source, to)]
        self.tucked_colors = by.tucked_colors
        self.source.take(card)
        to.put(card, verb not in UNDER)
        game.where[card.index] = to.index
        game.settle(self.source, card, -1)
        game.settle(to, card, 1)
        by.count_done(verb, 1)
        if verb == "tuck":
            by.tucked_colors |= 1 << card.color.index
        if game.karmic:
            game.take_stock()

    def take_back(self) -> None:
        """Put the card back where it was."""
        game, card = self.game, self.card
        self.to.take(card)
        self.source.fill([*self.source.cards[: self.depth], card, *self.source.cards[self.depth :]])
        game.where[card.index] = self.source.index
        for zone, splay in zip((self.source, self.to), self.splays, strict=True):
            if isinstance(zone, Pile):
                zone.splay = splay
        game.settle(self.to, card, -1)
        game.settle(self.source, card, 1)
        self.by.count_done(self.verb, -1)
        self.by.tucked_colors = self.tucked_colors
        if game.karmic:
            game.take_stock()


class Batch:
    """Several cards that one player moves by the same word, each to its own place."""

    def __init__(self, by: Standing, verb: str, cards: list[Card], to: Standing | None, kind: str) -> None:
        game = by.game
        self.game = game
        self.by = by
        self.verb = verb
        self.to = to
        self.kind = kind
        self.hoped = game.watched
        """The special achievements that could be claimed in between."""
        chains: dict[int, list[Card]] = {}
        for card in cards:
            # Those that end up on or under each other have been put in order; so are those that lie on each other.
            place = self.place(card).index if kind in (BOARD, DECK) else game.where[card.index]
            chains.setdefault(place, []).append(card)
        self.chains = list(chains.values())

    def place(self, card: Card) -> Zone:
        """Return where a card goes."""
        if self.to is None:
            return self.game.junk if self.kind == JUNK else self.game.home(card)
        return self.to.zone(self.kind, card.color)

    def heads(self) -> list[Card]:
        """Return the cards that can be next."""
        return [chain[0] for chain in self.chains]

    def take(self, card: Card) -> None:
        """Leave a card out that is being moved."""
        self.chains = [[other for other in chain if other is not card] for chain in self.chains]
        self.chains = [chain for chain in self.chains if chain]

    def owners(self) -> list["Player"]:
        """Return the players whom it concerns that cards come from boards or go to them, in the order of claiming.

        These are the owners; where boards count for victory, everyone, because it may depend on other boards.
        """
        game = self.game
        seats = {
            zone.owner
            for chain in self.chains
            for card in chain
            for zone in (game.zones[game.where[card.index]], self.place(card))
            if isinstance(zone, Pile)
        }
        players = game.clockwise(game.current - 1)
        return players if seats and game.board_counts else [player for player in players if player.seat in seats]

    def order_matters(self) -> bool:
        """Tell whether some order of the cards leads to other claims, or to another victory, than others do."""
        if len(self.chains) < 2:
            return False
        owners = self.owners()
        cards = [card for chain in self.chains for card in chain]
        # A first look costs little, and nearly always it is enough.
        self.hoped = self.game.watched
        if not owners or not self._can_hope(cards, (), owners, True):
            return False
        # What nobody can hope for with all the cards is not looked at again.
        self.hoped = tuple(self._hoped_for(self._hopes(cards, owners, False)))
        if not self._can_hope(cards, (), owners):
            return False
        if prod([len(chain) + 1 for chain in self.chains]) > MOST_BOARDS:
            # Ruling: where there is hope and the orders are too many to try, the order is simply asked.
            return True
        found: set[tuple[Claims, int]] = set()
        self._try([0] * len(self.chains), (), owners, found, set())
        return len(found) > 1

    def karma_can_act(self, on_boards: bool) -> bool:
        """Tell whether a karma acts upon any of the cards in some order of them, be it one that comes up on the way."""
        if not self._is_watched():
            return False
        if not on_boards:
            # Where no board changes, what karmas go by is the same in every order.
            return any(self._triggers(card) for chain in self.chains for card in chain)
        # Ruling: where the orders are too many to try, the order is simply asked.
        tries = prod([len(chain) + 1 for chain in self.chains])
        return tries > MOST_BOARDS or self._meets_karma([0] * len(self.chains), set())

    def _is_watched(self) -> bool:
        """Tell whether there is any karma to act upon the cards: in force, or on one of them, or under them."""
        if self.verb in self.game.would:
            return True
        moved = [card for chain in self.chains for card in chain]
        sources = [self.by.place_of(card) for card in moved]
        lying = [card for zone in sources if isinstance(zone, Pile) for card in zone.cards]
        return any(self._acts_by(karma) for card in moved + lying for karma in card.karmas)

    def _acts_by(self, karma: Karma) -> bool:
        """Tell whether a karma acts by the word by which the cards are moved."""
        return self.verb in karma.events or (self.verb == "meld" and karma.when is not None)

    def _meets_karma(self, begun: list[int], seen: set[tuple[int, ...]]) -> bool:
        """Tell whether a karma acts upon any of the rest of the cards in some order."""
        if tuple(begun) in seen:
            return False
        seen.add(tuple(begun))
        heads = [
            (number, chain[begun[number]]) for number, chain in enumerate(self.chains) if begun[number] < len(chain)
        ]
        if any(self._triggers(card) for _, card in heads):
            return True
        for number, card in heads:
            step = Step(self.by, self.verb, card, self.place(card))
            begun[number] += 1
            met = self._meets_karma(begun, seen)
            begun[number] -= 1
            step.take_back()
            if met:
                return True
        return False

    def _triggers(self, card: Card) -> bool:
        """Tell whether moving a card now triggers a karma, be it one of its own."""
        it = Would(self.game.players[self.by.seat], card)
        it.source = self.by.place_of(card)
        if self.verb == "meld" and any(karma.when is not None for karma in card.karmas):
            return True
        return bool(self.game.triggered(it, (self.verb,)))

    def _can_hope(self, left: list[Card], claims: Claims, owners: list["Player"], roughly: bool = False) -> bool:
        """Tell whether anyone could yet claim something or win, on a board better than any that will come up.

        There are far too many orders to try them all where nothing can come of it, as it is nearly always.
        """
        # Some of what karmas let count is not looked into: there all orders are tried.
        doors = self.game.doors
        if doors & (STACK | HEX_ECHO | ACHIEVEMENTS) or (doors & (ICONS | BONUSES) and self.kind in (HAND, SCORE)):
            return True
        if self.kind == FORECAST:
            return True
        taken = {name for name, _ in claims}
        hopes = self._hopes(left, owners, roughly)
        if any(special.name not in taken for special in self._hoped_for(hopes)):
            return True
        return self.game.board_counts and any(self._can_win(player, claims, hopes) for player in owners)

    def _hopes(self, left: list[Card], owners: list["Player"], roughly: bool) -> list["Player"]:
        """Return the players, each with a board better than any that will come up."""
        places = [self.place(card).index for card in left]
        sources = [self.game.where[card.index] for card in left]
        return [self._hope(player, left, places, sources, roughly) for player in owners]

    def _hoped_for(self, hopes: list["Player"]) -> list[Special]:
        """Return the special achievements that anyone could claim with such a board."""
        return [special for special in self.hoped if any(player.meets(special) for player in hopes)]

    def _can_win(self, player: "Player", claims: Claims, hopes: list["Player"]) -> bool:
        """Tell whether a player's side would win if all that could count on its boards counted at the same time."""
        team = [mate for mate in hopes if mate.team == player.team]
        count = sum([mate.achievements_at_most() for mate in team])
        count += sum([self.game.teams[seat] == player.team for _, seat in claims])
        return count >= self.game.needed()

    def _hope(
        self, player: "Player", left: list[Card], places: list[int], sources: list[int], roughly: bool
    ) -> "Player":
        """Return a player with, in each colour, the most of everything that could be in sight while cards move.

        For the cards that are left to be moved it is given where they go and where they are.
        """
        from splay.innovation.player import Player

        hope = Player(self.game, player.seat)
        hope.take_over(player)
        hope.add_zones(player.added)
        hope.piles = player.piles[:]
        for number, pile in enumerate(player.piles):
            if pile.index in places or pile.index in sources:
                arriving = [card for card, place in zip(left, places, strict=True) if place == pile.index]
                best = self._best_pile(pile, arriving, sources, roughly)
                hope.piles[number] = best
                hope.icons += best.icons - pile.icons
                hope.marks += best.marks - pile.marks
        # How often something has been done this turn is the same in every order.
        return hope

    def _best_pile(self, pile: Pile, arriving: list[Card], sources: list[int], roughly: bool) -> Pile:
        """Return a pile with the highest card that could be on top, and the most of each icon that could show.

        Roughly, all icons of all cards that could be on top show at the same time.
        """
        tops = pile.cards if pile.index in sources else pile.cards[-1:]
        if self.verb not in UNDER or not pile.cards:
            tops = tops + arriving
        # One of these is on top, and of the others no more shows than the splay leaves of all.
        icons = sum([card.shown[pile.splay] for card in pile.cards + arriving])
        marks = sum([card.marks_shown[pile.splay] for card in pile.cards + arriving])
        if roughly:
            icons += sum([card.icons for card in tops])
            marks += sum([card.marks for card in tops])
        else:
            for shift in range(0, BITS * ECHO, BITS):
                icons += max([card.icons >> shift & MASK for card in tops]) << shift
                marks += max([card.marks >> shift & MASK for card in tops]) << shift
        best = Pile(pile.index, pile.owner, pile.color, highest(tops)[:1], pile.splay, icons)
        best.marks = marks
        return best

    def _try(
        self,
        begun: list[int],
        claims: Claims,
        owners: list["Player"],
        found: set[tuple[Claims, int]],
        seen: set[tuple[tuple[int, ...], Claims]],
    ) -> None:
        """Find the outcomes of all orders in which the rest of the cards can be moved, or two different ones."""
        state = (tuple(begun), claims)
        if state in seen or len(found) > 1:
            return
        seen.add(state)
        left = [number for number, chain in enumerate(self.chains) if begun[number] < len(chain)]
        cards = [card for number in left for card in self.chains[number][begun[number] :]]
        if not cards or not self._can_hope(cards, claims, owners):
            found.add((claims, -1))
            return
        for number in left:
            card = self.chains[number][begun[number]]
            step = Step(self.by, self.verb, card, self.place(card))
            begun[number] += 1
            now = self._claimed(claims, owners)
            winner = self._winner(now, owners)
            if winner >= 0:
                found.add((now, winner))
            else:
                self._try(begun, now, owners, found, seen)
            begun[number] -= 1
            step.take_back()

    def _claimed(self, claims: Claims, owners: list["Player"]) -> Claims:
        """Return the claims with those that the board allows now."""
        taken = {name for name, _ in claims}
        added = [
            (special.name, player.seat)
            for player in owners
            for special in self.hoped
            if special.name not in taken and player.meets(special)
        ]
        if not added:
            return claims
        # Who comes first in the order of claiming takes it; in which order one board claims several does not matter.
        first = dict(reversed(added))
        return tuple(sorted([*claims, *first.items()]))

    def _winner(self, claims: Claims, owners: list["Player"]) -> int:
        """Return the team that has won by achievements, or -1."""
        for player in owners:
            mine = sum([self.game.teams[seat] == player.team for _, seat in claims])
            if player.achievement_count + mine >= self.game.needed():
                return player.team
        return -1
