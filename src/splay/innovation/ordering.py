"""Whether the order matters in which several cards are moved at once: it does where it decides who claims what.

Achievements are claimed after each single card, so a board that meets a condition only between two cards claims it in
one order and not in another. The possible orders are tried on the board itself, and taken back.
"""

from math import prod
from typing import TYPE_CHECKING, Final, cast

from splay.innovation.card import Card
from splay.innovation.facts import CLOCK, UNSPLAYED, packed
from splay.innovation.karma import ACHIEVEMENTS, CLAIMING, HEX_ECHO, ICONS, LENDING, STACK, Karma, Would
from splay.innovation.special import CARDS, FEWEST_CLOCKS, Special, Watch
from splay.innovation.standing import Standing
from splay.innovation.zone import BOARD, DECK, FORECAST, JUNK, SCORE, Pile, Zone

if TYPE_CHECKING:
    from splay.innovation.player import Player

MOST_BOARDS: Final = 100
"""How many boards that could come up between two cards are tried."""
_DECISIVE: Final = CLAIMING | ACHIEVEMENTS
"""What karmas can change that decides who claims what or wins."""
UNDER: Final = ("tuck", "return")
"""The words that put a card under the others."""

Claims = tuple[tuple[str, int], ...]
"""Which special achievements are claimed by which seats, by their names."""


def _spread_of(zone: Zone) -> tuple[int, int, int, int]:
    """Return how a zone is splayed, if it is a pile, and what that leaves in sight."""
    if not isinstance(zone, Pile):
        return UNSPLAYED, 0, 0, 0
    return zone.splay, zone.spread, zone.spread_marks, zone.spread_bonus


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
        self.spreads = [_spread_of(self.source), _spread_of(to)]
        self.tucked_colors = by.tucked_colors
        self.source.take(card)
        to.put(card, verb not in UNDER)
        game.where[card.index] = to.index
        game.settle(self.source, card, -1)
        game.settle(to, card, 1)
        by.count_done(verb, 1)
        if verb == "tuck":
            by.tucked_colors |= 1 << card.color.index
        if game.doors & LENDING:
            game.take_stock()

    def take_back(self) -> None:
        """Put the card back where it was."""
        game, card = self.game, self.card
        self.to.take(card)
        self.source.fill([*self.source.cards[: self.depth], card, *self.source.cards[self.depth :]])
        game.where[card.index] = self.source.index
        for zone, spread, sign in ((self.to, self.spreads[1], -1), (self.source, self.spreads[0], 1)):
            if isinstance(zone, Pile):
                zone.splay, zone.spread, zone.spread_marks, zone.spread_bonus = spread
                game.recount(zone)
            else:
                game.settle(zone, card, sign)
        self.by.count_done(self.verb, -1)
        self.by.tucked_colors = self.tucked_colors
        if game.doors & LENDING:
            game.take_stock()


class Course:
    """How a pile can look while the cards of a batch come to it and leave it."""

    def __init__(self, batch: "Batch", pile: Pile, numbers: list[int]) -> None:
        self.number = numbers[0] if len(numbers) == 1 else -1
        """The chain of the batch that concerns the pile, where it is only one."""
        self.looks = [pile.copy()]
        """The pile at its best, by how many cards of that chain have been moved: the most that can yet show."""
        if self.number < 0:
            # Cards that lie in one pile and go to several decks leave it in any order.
            self.looks[0].show_any()
        else:
            for card in batch.chains[self.number]:
                self.looks.append(self._after(batch, card))
        self.karmas: list[Karma] = []
        """The karmas that change what is counted, and can come up with other cards on top."""
        if batch.game.karmic:
            for card in [look.cards[-1] for look in self.looks[1:] if look.cards] if self.number >= 0 else pile.cards:
                self.karmas.extend([karma for karma in card.karmas if karma.door])
        for earlier in range(len(self.looks) - 2, -1, -1):
            self.looks[earlier].exceed(self.looks[earlier + 1])

    def _after(self, batch: "Batch", card: Card) -> Pile:
        """Return how the pile looks after one card more of the chain."""
        look = self.looks[-1].copy()
        leaves, comes = batch.by.place_of(card).index == look.index, batch.place(card).index == look.index
        if leaves:
            look.take(card)
        if comes:
            look.put(card.side(True), batch.verb not in UNDER)
        if leaves and look.splay != UNSPLAYED:
            look.count_card(card, -1)
        if comes and look.splay != UNSPLAYED:
            look.count_card(card.side(True), 1)
        if batch.game.expansions:
            look.look_over()
        else:
            look.count_icons()
        return look

    def best(self, begun: list[int]) -> Pile:
        """Return the pile at its best, by how many cards of each chain have been moved."""
        return self.looks[begun[self.number] if self.number >= 0 else 0]


class Hope:
    """A board that is better than any that will come up: it lies before a player on trial, and is taken back."""

    def __init__(self, player: "Player", batch: "Batch", begun: list[int]) -> None:
        self.player = player
        # The score is that of the real board.
        player.bonus_worth()
        self.piles, self.icons, self.marks, self.highest = player.piles, player.icons, player.marks, player.highest
        self.each, self.doors, self.gifts = player.each, player.doors, player.gifts
        self.scored, self.forecast = player.score_zone.cards, player.forecast
        player.piles = player.piles[:]
        for number, pile in enumerate(self.piles):
            if pile.index in batch.courses:
                course = batch.courses[pile.index]
                best = course.best(begun)
                player.piles[number] = best
                player.icons += best.icons - pile.icons
                player.marks += best.marks - pile.marks
                player.highest = max(player.highest, best.value)
                for karma in course.karmas:
                    self._have(karma)
        # How often something has been done this turn is the same in every order; so is how many cards are where.
        if player.doors and player is batch.to:
            self._have_all(batch)

    def _have(self, karma: Karma) -> None:
        """Let a karma be in force that may come up."""
        player = self.player
        player.each = {**player.each, karma.door: [*player.each.get(karma.door, []), karma]}
        player.doors |= karma.door
        player.gifts |= karma.icons

    def _have_all(self, batch: "Batch") -> None:
        """Let all cards be where they go, as far as karmas count them there."""
        if batch.kind == SCORE:
            self.player.score_zone.cards = self.player.score_zone.cards + batch.cards()
        elif batch.kind == FORECAST:
            self.player.forecast = self.player.forecast + batch.cards()

    def take_back(self) -> None:
        """Put everything back as it was."""
        player = self.player
        player.piles, player.icons, player.marks, player.highest = self.piles, self.icons, self.marks, self.highest
        player.each, player.doors, player.gifts = self.each, self.doors, self.gifts
        player.score_zone.cards, player.forecast = self.scored, self.forecast


class Batch:
    """Several cards that one player moves by the same word, each to its own place."""

    def __init__(self, by: Standing, verb: str, cards: list[Card], to: Standing | None, kind: str) -> None:
        game = by.game
        self.game = game
        self.by = by
        self.verb = verb
        self.to = to
        self.kind = kind
        self.courses: dict[int, Course] = {}
        """For each pile that cards come to or leave, by its index, how it can look."""
        self.hoped: list[tuple[Player, Special]] = []
        """Who could claim which special achievement in between, in the order of claiming."""
        self.is_tried = False
        """Whether the orders are being tried."""
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

    def cards(self) -> list[Card]:
        """Return all the cards."""
        return [card for chain in self.chains for card in chain]

    def heads(self) -> list[Card]:
        """Return the cards that can be next."""
        return [chain[0] for chain in self.chains]

    def take(self, card: Card) -> None:
        """Leave a card out that is being moved."""
        self.chains = [[other for other in chain if other is not card] for chain in self.chains]
        self.chains = [chain for chain in self.chains if chain]

    # Claims

    def order_matters(self) -> bool:
        """Tell whether some order of the cards leads to other claims, or to another victory, than others do."""
        if len(self.chains) < 2:
            return False
        game, numbers = self.game, self._piles_concerned()
        owners = self._owners(numbers)
        if self._is_out_of_reach(numbers, owners):
            return False
        # What nobody can hope for with all the cards is not looked at again. Without karmas, only cards bring hope.
        specials = [special for special in game.watched if game.karmic or special.after & CARDS]
        self.courses = {index: Course(self, cast(Pile, game.zones[index]), numbers[index]) for index in numbers}
        self.hoped = [(player, special) for player in owners if self._is_concerned(player) for special in specials]
        begun = [0] * len(self.chains)
        self.hoped, can_win = self._hopes(begun, (), owners)
        if not (self.hoped or can_win) or (not can_win and self._is_settled()):
            return False
        if prod([len(chain) + 1 for chain in self.chains]) > MOST_BOARDS:
            # Ruling: where there is hope and the orders are too many to try, the order is simply asked.
            return True
        found: set[tuple[Claims, int]] = set()
        self.is_tried = True
        self._try(begun, (), owners, found, set())
        self.is_tried = False
        return len(found) > 1

    def _piles_concerned(self) -> dict[int, list[int]]:
        """Return the piles that cards come to or leave, by their indices, with the numbers of their chains."""
        game = self.game
        numbers: dict[int, list[int]] = {}
        for number, chain in enumerate(self.chains):
            for card in chain:
                for zone in (game.zones[game.where[card.index]], self.place(card)):
                    if isinstance(zone, Pile) and number not in numbers.setdefault(zone.index, []):
                        numbers[zone.index].append(number)
        return numbers

    def _is_out_of_reach(self, numbers: dict[int, list[int]], owners: list["Player"]) -> bool:
        """Tell whether nobody could claim anything or win, even if each pile concerned were at its best in all."""
        game = self.game
        if game.doors & _DECISIVE & ~ICONS or (game.doors & ICONS and game.doors & LENDING):
            return False
        ends = [(self.place(card), card.side(True)) for card in self.cards()]
        sides = [0] * len(game.players)
        for player in owners:
            icons, marks = player.icons, player.marks
            tops: list[Card] = []
            best: list[tuple[Pile, int, int]] = []
            for pile in player.piles:
                if pile.index in numbers:
                    arriving = [card for place, card in ends if place is pile]
                    can_top = self._tops(pile, arriving, len(numbers[pile.index]) > 1)
                    most_icons, most_marks = pile.most_shown(can_top, arriving)
                    icons, marks = icons + most_icons - pile.icons, marks + most_marks - pile.marks
                    best.append((pile, most_icons, most_marks))
                    tops += can_top
            if tops and self._could_claim(player, icons, marks, tops, best):
                return False
            sides[player.team] += len(player.achievements) + len(player.specials)
            sides[player.team] += sum([packed(0, marks, mark) for mark in game.board_icons])
        return not game.board_counts or max(sides) < game.needed()

    def _tops(self, pile: Pile, arriving: list[Card], in_any_order: bool) -> list[Card]:
        """Return the cards that can come to be on top of a pile."""
        if in_any_order:
            return pile.cards + arriving
        tops: list[Card] = []
        for card in reversed(pile.cards):
            tops.append(card)
            if all(card not in chain for chain in self.chains):
                return tops if self.verb in UNDER else tops + arriving
        return tops + arriving

    def _could_claim(
        self, player: "Player", icons: int, marks: int, tops: list[Card], best: list[tuple[Pile, int, int]]
    ) -> bool:
        """Tell whether a board could claim anything that shows so much at most, with some cards on top or others.

        With it goes how much each pile concerned shows at most.
        """
        watch = self.game.watches.watch(CARDS)
        # Karmas may go by anything on the board; without them a sign can be looked into.
        if watch.shows(icons, marks) and (player.doors or self._meets_any(player, watch, best)):
            return True
        # Where karmas add icons, clocks are the last to come.
        if player.doors & ICONS and (player.gifts >> CLOCK & 1 or packed(icons, 0, CLOCK) >= FEWEST_CLOCKS):
            return True
        value = max([card.age for card in tops])
        for special in watch.unsigned:
            if value >= special.top_sign:
                return True
        for card in tops:
            for karma in card.karmas:
                if karma.door & _DECISIVE:
                    return True
        return False

    def _meets_any(self, player: "Player", watch: Watch, best: list[tuple[Pile, int, int]]) -> bool:
        """Tell whether a player meets any of what goes by signs while some piles show as much as they can at most."""
        icons, marks = player.icons, player.marks
        shown = [(pile, pile.icons, pile.marks) for pile, _, _ in best]
        for pile, most_icons, most_marks in best:
            player.icons += most_icons - pile.icons
            player.marks += most_marks - pile.marks
            pile.icons, pile.marks = most_icons, most_marks
        met = any(special.has_signs and player.meets(special) for special in watch.specials)
        player.icons, player.marks = icons, marks
        for pile, shown_icons, shown_marks in shown:
            pile.icons, pile.marks = shown_icons, shown_marks
        return met

    def _owners(self, numbers: dict[int, list[int]]) -> list["Player"]:
        """Return the players whom it concerns that cards come from boards or go to them, in the order of claiming.

        These are the owners; where boards count for victory, everyone, because it may depend on other boards.
        """
        game = self.game
        seats = [game.zones[index].owner for index in numbers]
        players = game.clockwise(game.current - 1)
        return players if seats and game.board_counts else [player for player in players if player.seat in seats]

    def _hopes(
        self, begun: list[int], claims: Claims, owners: list["Player"]
    ) -> tuple[list[tuple["Player", Special]], bool]:
        """Return who could yet claim what, on boards better than any that will come up, and whether anyone could win.

        There are far too many orders to try them all where nothing can come of it, as it is nearly always.
        """
        taken = [name for name, _ in claims]
        hopes = [Hope(player, self, begun) for player in owners]
        hoped = [
            (player, special)
            for player, special in self.hoped
            if special.name not in taken and (self._is_unclear(player, special) or player.meets(special))
        ]
        can_win = any(self._can_win(player, hoped, claims) for player in owners)
        for hope in hopes:
            hope.take_back()
        return hoped, can_win

    def _is_concerned(self, player: "Player") -> bool:
        """Tell whether what counts for a player's claims changes: the board, or what karmas add to it."""
        return player.doors != 0 or any(pile.index in self.courses for pile in player.piles)

    def _is_unclear(self, player: "Player", special: Special) -> bool:
        """Tell whether karmas let something count for a special achievement that is not looked into."""
        doors = special.doors & player.doors
        return doors & (STACK | HEX_ECHO) != 0 or (doors != 0 and self.game.doors & LENDING != 0)

    def _can_win(self, player: "Player", hoped: list[tuple["Player", Special]], claims: Claims) -> bool:
        """Tell whether a player's side would win if all that could count on its boards counted at the same time."""
        game = self.game
        if player.doors & ACHIEVEMENTS:
            # Ruling: for whether the order is asked without trying, what karmas count could be any number.
            if not self.is_tried:
                return True
        elif not (hoped or game.board_counts):
            return False
        count = len(hoped) + len(claims)
        for mate in game.in_play():
            if mate.team == player.team:
                count += mate.achievements_at_most()
        return count >= game.needed()

    def _is_settled(self) -> bool:
        """Tell whether every order leads to the same claims: one player alone hopes for each, and has it in the end."""
        if len({special.name for _, special in self.hoped}) < len(self.hoped):
            return False
        steps = [Step(self.by, self.verb, card, self.place(card)) for chain in self.chains for card in chain]
        settled = all(player.meets(special) for player, special in self.hoped)
        for step in reversed(steps):
            step.take_back()
        return settled

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
        if not left or not self._can_hope(begun, claims, owners):
            found.add((claims, -1))
            return
        for number in left:
            card = self.chains[number][begun[number]]
            step = Step(self.by, self.verb, card, self.place(card))
            begun[number] += 1
            now = self._claimed(claims)
            winner = self._winner(now, owners)
            if winner >= 0:
                found.add((now, winner))
            else:
                self._try(begun, now, owners, found, seen)
            begun[number] -= 1
            step.take_back()

    def _can_hope(self, begun: list[int], claims: Claims, owners: list["Player"]) -> bool:
        """Tell whether anyone could yet claim something or win."""
        hoped, can_win = self._hopes(begun, claims, owners)
        return can_win or len(hoped) > 0

    def _claimed(self, claims: Claims) -> Claims:
        """Return the claims with those that the board allows now."""
        taken = [name for name, _ in claims]
        added = [
            (special.name, player.seat)
            for player, special in self.hoped
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

    # Karmas

    def karma_can_act(self, on_boards: bool) -> bool:
        """Tell whether a karma acts upon any of the cards in some order of them, be it one that comes up on the way."""
        if not on_boards:
            # Where no board changes, what karmas go by is the same in every order.
            return any(self._triggers(card) for card in self.cards())
        # Ruling: where the orders are too many to try, the order is simply asked.
        tries = prod([len(chain) + 1 for chain in self.chains])
        return tries > MOST_BOARDS or (self._can_be_watched() and self._meets_karma([0] * len(self.chains), set()))

    def _can_be_watched(self) -> bool:
        """Tell whether any karma could act upon the cards, in force or on a card that can come to be on top."""
        by, cards = self.game.players[self.by.seat], self.cards()
        if self.game.is_watched(by, self.verb):
            return True
        if self.verb == "meld" and any(karma.when is not None for card in cards for karma in card.karmas):
            return True
        for index, numbers in self._piles_concerned().items():
            pile = cast(Pile, self.game.zones[index])
            arriving = [card.side(True) for card in cards if self.place(card) is pile]
            for top in self._tops(pile, arriving, len(numbers) > 1):
                for karma in top.karmas:
                    if self.verb in karma.events and karma.concerns(self.game.players[pile.owner], by):
                        return True
        return False

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


def is_watched(by: "Player", verb: str, cards: list[Card], on_boards: bool) -> bool:
    """Tell whether there is any karma to act upon cards that a player moves by a word.

    It can be in force, or, where boards change, on one of the cards or under them.
    """
    if by.game.is_watched(by, verb):
        return True
    if not on_boards:
        return False
    for card in cards:
        zone = by.place_of(card)
        for lying in zone.cards if isinstance(zone, Pile) else [card]:
            for karma in lying.karmas:
                if verb in karma.events or (verb == "meld" and karma.when is not None):
                    return True
    return False
