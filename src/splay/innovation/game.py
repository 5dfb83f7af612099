"""The rules of Innovation: setup, turns, actions, dogma, endings, and the one door for every card movement."""

from collections.abc import Callable, Sequence
from typing import Final

from splay.innovation.card import ACHIEVE, DRAW, Action, Card, Effect
from splay.innovation.edition import Edition
from splay.innovation.facts import COLORS, UNSPLAYED
from splay.innovation.options import Options
from splay.innovation.player import Player
from splay.innovation.special import Special
from splay.innovation.zone import ACHIEVEMENTS, AVAILABLE, BOARD, DECK, HAND, REMOVED, SCORE, Pile, Zone
from splay.kernel.decision import Choice
from splay.kernel.event import EVERYONE, NOBODY, Event
from splay.kernel.game import Game as KernelGame
from splay.kernel.game import Result, View
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
        self.returned = 0
        """How many cards were returned due to the demand."""
        self.tally: dict[int, int] = {}
        """For each seat, a count that the card itself keeps."""
        self.complete = False
        """Whether the rest of the dogma action is called off."""

    def count_demanded(self, verb: str) -> None:
        """Count a movement that happens due to the demand."""
        if verb == "transfer":
            self.transferred += 1
        elif verb == "return":
            self.returned += 1


class Game(KernelGame):
    """A game of Innovation between actions, or in the middle of one while its decider is being asked."""

    def __init__(
        self,
        edition: Edition,
        cards: list[Card],
        options: Options,
        names: Sequence[str],
        teams: Sequence[int],
        rng: Rng,
    ) -> None:
        super().__init__(names, rng)
        self.edition = edition
        self.cards = cards
        self.options = options
        self.teams = list(teams)
        self.zones: list[Zone] = []
        self.decks = [self._add(Zone(len(self.zones), DECK, -1, age)) for age in range(edition.top_age + 1)]
        self.available = self._add(Zone(len(self.zones), AVAILABLE))
        self.removed = self._add(Zone(len(self.zones), REMOVED))
        self.specials: list[Special] = []
        self.players = [self._seat(seat) for seat in range(len(names))]
        self.where = [self.removed.index] * len(cards)
        """For each card, the index of the zone that it is in."""
        self.phase = DEALING
        self.current = 0
        self.actions = 0
        self.turn = 0
        self.dogma: Dogma | None = None
        self.sharing = False
        """Whether what happens now happens because an opponent shares."""
        self.shared = False
        """Whether an opponent's sharing has changed anything during this dogma action."""
        self.fresh = False
        """Whether the game starts from a position in which something may already be due to someone."""

    def _add(self, zone: Zone) -> Zone:
        self.zones.append(zone)
        return zone

    def _seat(self, seat: int) -> Player:
        """Return a new player with empty zones."""
        hand = self._add(Zone(len(self.zones), HAND, seat))
        score_pile = self._add(Zone(len(self.zones), SCORE, seat))
        achievements = self._add(Zone(len(self.zones), ACHIEVEMENTS, seat))
        piles: list[Pile] = []
        for color in COLORS:
            pile = Pile(len(self.zones), seat, color)
            self.zones.append(pile)
            piles.append(pile)
        return Player(self, seat, self.names[seat], self.teams[seat], hand, score_pile, achievements, piles)

    def copy(self) -> "Game":
        twin = Game(self.edition, self.cards, self.options, self.names, self.teams, self.rng.copy())
        for mine, its in zip(self.zones, twin.zones, strict=True):
            its.cards.extend(mine.cards)
        for player, other in zip(self.players, twin.players, strict=True):
            for pile, its_pile in zip(player.piles, other.piles, strict=True):
                its_pile.splay = pile.splay
                its_pile.icons = pile.icons
            other.specials = player.specials[:]
            other.icons = player.icons
            other.score_total = player.score_total
            other.tucked = player.tucked
            other.scored = player.scored
        twin.specials = self.specials[:]
        twin.where = self.where[:]
        twin.phase = self.phase
        twin.current = self.current
        twin.actions = self.actions
        twin.turn = self.turn
        twin.fresh = self.fresh
        twin.result = self.result
        return twin

    # Setup

    def set_up(self) -> None:
        """Build the decks, set the achievements aside and deal two cards to each player."""
        for card in self.cards:
            self.decks[card.age].cards.append(card)
            self.where[card.index] = self.decks[card.age].index
        for deck in self.decks:
            self.rng.shuffle(deck.cards)
        for age in range(1, self.edition.achievement_ages + 1):
            self._place(self.decks[age].cards[-1], self.available)
        self.specials = self.edition.specials[:]
        for player in self.players:
            for _ in range(2):
                self._place(self.deck_to_draw(1).cards[-1], player.hand_zone)

    def _place(self, card: Card, zone: Zone) -> None:
        """Put a card somewhere while the game is being set up: nobody draws it."""
        self.zones[self.where[card.index]].cards.remove(card)
        zone.cards.append(card)
        self.where[card.index] = zone.index

    def _first_melds(self) -> None:
        """Everyone chooses a first card in secret; all are melded at once, and the alphabet says who begins."""
        chosen = [player.choose(player.hand, "Choose your first card") for player in self.players]
        self.phase = PLAYING
        first: Card | None = None
        for player, card in zip(self.players, chosen, strict=True):
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
            self.sharing = False
            self.source = None

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
        actions = self.possible_actions(player)
        action = actions[self.ask(player.seat, "Choose an action", actions)]
        self.actions -= 1
        self._perform(player, action)
        if self.actions == 0:
            self._begin_turn((self.current + 1) % len(self.players))

    def _claim_due(self) -> None:
        """Let everyone claim what a position already entitles them to, the current player first."""
        self.fresh = False
        for player in self.clockwise(self.current - 1):
            self._claim_met(player)
            self._check_victory(player)

    def possible_actions(self, player: Player) -> list[Action]:
        """Return the actions that a player can take now."""
        actions = [DRAW]
        actions.extend([card.meld_action for card in player.hand])
        actions.extend([card.dogma_action for card in player.tops()])
        actions.extend([ACHIEVE[age] for age in self.achievable(player)])
        return actions

    def achievable(self, player: Player) -> list[int]:
        """Return the values of the available achievements that a player is eligible for."""
        most = min(player.points() // 5, player.highest_top())
        if most == 0:
            return []
        return sorted({card.age for card in self.available.cards if card.age <= most})

    def _perform(self, player: Player, action: Action) -> None:
        card = action.card
        if action is DRAW:
            self.draw_action(player)
        elif card is None:
            self._achieve(player, action.age)
        elif action is card.meld_action:
            player.meld(card)
        else:
            self._dogma_action(player, card)

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
        large = 0 < self.edition.large_game <= len(self.players)
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
        apart = abs(player.seat - other.seat)
        return min(apart, len(self.players) - apart)

    def _dogma_action(self, player: Player, card: Card) -> None:
        """Carry out every effect of a card: icons are counted now, and not again."""
        sharing, vulnerable = self.lineup(player, card.featured)
        dogma = Dogma(card, player)
        self.dogma = dogma
        self.shared = False
        self.note("dogma", player, (card,), [other.seat for other in sharing], [other.seat for other in vulnerable])
        for effect in card.effects:
            if effect.is_demand:
                self._demand(dogma, effect, vulnerable)
            else:
                self._share(dogma, effect, sharing)
            if dogma.complete:
                break
        self.dogma = None
        self.source = None
        if self.shared:
            self.note("bonus", player)
            self.draw_action(player)

    def _demand(self, dogma: Dogma, effect: Effect, vulnerable: list[Player]) -> None:
        """Make each vulnerable opponent in turn carry out a demand."""
        demand = effect.demand
        assert demand is not None
        dogma.demanding = True
        for victim in vulnerable:
            if self.events is not None:
                self.note("demand", victim, (), effect)
            self.source = effect
            demand(victim, dogma.player)
            if dogma.complete:
                break
        dogma.demanding = False

    def _share(self, dogma: Dogma, effect: Effect, sharing: list[Player]) -> None:
        """Let each sharing player in turn carry out an effect, and the one who activated the card last."""
        run = effect.dogma
        assert run is not None
        for player in [*sharing, dogma.player]:
            # A partner shares, but only an opponent's sharing earns the free draw.
            self.sharing = player.team != dogma.player.team
            if self.events is not None:
                self.note("share" if player is not dogma.player else "execute", player, (), effect)
            self.source = effect
            run(player)
        self.sharing = False

    def self_execute(self, player: Player, card: Card) -> None:
        """Carry out the non-demand effects of a card for one player only, in the middle of another card's."""
        outer, source = self.dogma, self.source
        self.dogma = Dogma(card, player)
        for effect in card.effects:
            if effect.dogma is not None:
                self.note("execute", player, (), effect)
                self.source = effect
                effect.dogma(player)
        self.dogma, self.source = outer, source

    def changed(self, counts: bool = True) -> None:
        """Mark that something has changed, for the free draw if an opponent shares."""
        if self.sharing and counts:
            self.shared = True

    # Cards

    def clockwise(self, seat: int) -> list[Player]:
        """Return all players clockwise, from the left of a seat around to the seat itself."""
        start = (seat + 1) % len(self.players)
        return self.players[start:] + self.players[:start]

    def home(self, card: Card) -> Zone:
        """Return the deck that a card goes back to."""
        return self.decks[card.age]

    def deck_to_draw(self, age: int) -> Zone:
        """Return the deck that a draw of this value comes from: the next higher one while it is empty."""
        top = self.edition.top_age
        # There is no age 0: its deck is as empty as any other empty deck.
        while age <= top:
            if age >= 0 and self.decks[age].cards:
                return self.decks[age]
            age += 1
        self.end_by_score(f"A card above {top} had to be drawn")
        raise AssertionError

    def move(self, card: Card, to: Zone, verb: str, by: Player, on_top: bool = True) -> None:
        """Move a card from where it is to a zone: the one door for every movement in the game."""
        source = self.zones[self.where[card.index]]
        source.cards.remove(card)
        if on_top:
            to.cards.append(card)
        else:
            to.cards.insert(0, card)
        self.where[card.index] = to.index
        if self.events is not None:
            self._tell_move(card, source, to, verb, by)
        if self.sharing:
            self.shared = True
        elif self.dogma is not None and self.dogma.demanding:
            self.dogma.count_demanded(verb)
        self._settle(source, card, -1)
        self._settle(to, card, 1)
        if verb == "achieve":
            self._check_victory(by)
        elif self.phase == PLAYING:
            self._claim_after(source, to, verb)

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
        self.players[pile.owner].icons += icons - pile.icons
        pile.icons = icons

    def set_splay(self, pile: Pile, direction: int, by: Player) -> None:
        """Splay a pile that can be splayed so, or stack it up again."""
        pile.splay = direction
        self._recount(pile)
        self.changed()
        self.note("splay", by, (pile.color,), direction, pile.owner)
        self._claim_met(self.players[pile.owner])

    def rearrange(self, pile: Pile, top_first: list[Card], by: Player) -> None:
        """Put the cards of a pile into another order."""
        order = top_first[::-1]
        if order != pile.cards:
            pile.cards[:] = order
            self._recount(pile)
            self.changed()
        self.note("rearrange", by, (pile.color,))
        self._claim_met(self.players[pile.owner])

    def remove_everything(self, by: Player) -> None:
        """Remove all hands, boards and score piles from the game; achievements stay."""
        self.note("remove", by)
        events, self.events = self.events, None
        for zone in self.zones:
            if zone.kind in (HAND, SCORE, BOARD):
                for card in zone.cards[:]:
                    self.move(card, self.removed, "remove", by)
        self.events = events

    # Achievements and endings

    def _claim_after(self, source: Zone, to: Zone, verb: str) -> None:
        """Let those whose board or counts have changed claim the special achievements that they now meet."""
        first = source.owner if source.kind == BOARD else -1
        second = to.owner if to.kind == BOARD or verb == "score" else -1
        if first == second or first < 0 or second < 0:
            if first >= 0 or second >= 0:
                self._claim_met(self.players[max(first, second)])
            return
        # Two players' standing has changed at once: ties go clockwise, beginning with the current player.
        for player in self.clockwise(self.current - 1):
            if player.seat == first or player.seat == second:
                self._claim_met(player)

    def _claim_met(self, player: Player) -> None:
        for special in self.specials[:]:
            if special.met(player):
                self.claim(player, special)

    def claim(self, player: Player, special: Special) -> bool:
        """Give a special achievement to a player, if it is available."""
        if special not in self.specials:
            return False
        self.specials.remove(special)
        player.specials.append(special)
        self.changed()
        self.note("claim", player, (special,))
        self._check_victory(player)
        return True

    def needed(self) -> int:
        """Return how many achievements win this game."""
        teams = len(set(self.teams)) < len(self.teams)
        return self.edition.achievements_needed(len(self.players), 0, teams, self.options.longer)

    def _check_victory(self, player: Player) -> None:
        """End the game at once if a player, or the team, has enough achievements."""
        count = player.achievement_count
        if count >= self.needed():
            team = [mate.seat for mate in self.players if mate.team == player.team]
            self.end("achievements", team, f"{self._victory_words(team)} with {count} achievements")

    def end_by_score(self, reason: str) -> None:
        """End the game: the highest score wins, then the most achievements, then all who are still tied."""
        best: tuple[int, int] = (-1, -1)
        winners: list[int] = []
        for player in self.players:
            points = sum([mate.points() for mate in self.players if mate.team == player.team])
            standing = (points, player.achievement_count)
            if standing > best:
                best, winners = standing, []
            if standing == best:
                winners.append(player.seat)
        self.end("score", winners, f"{reason}: {self._victory_words(winners)} with {best[0]} points")

    def _victory_words(self, winners: list[int]) -> str:
        names = " and ".join([self.names[seat] for seat in winners])
        if len(winners) == 1:
            return f"{names} wins"
        return f"{names} win" if len({self.teams[seat] for seat in winners}) == 1 else f"{names} share the victory"

    def end(self, kind: str, winners: list[int], words: str) -> None:
        """End the game at once; a player who wins does so with the whole team."""
        teams = {self.teams[seat] for seat in winners}
        seats = [player.seat for player in self.players if player.team in teams]
        self.result = Result(kind, seats, words)
        self.note("end", self.players[seats[0]], (), words)
        raise GameOver

    def single(self, count: Callable[[Player], int], lowest: bool = False) -> Player | None:
        """Return the single player with the most (or the fewest) of something; None in a tie."""
        counts = [count(player) for player in self.players]
        best = min(counts) if lowest else max(counts)
        return self.players[counts.index(best)] if counts.count(best) == 1 else None

    # What is told and shown

    def note(self, kind: str, player: Player, subjects: tuple[Choice, ...] = (), *details: object) -> None:
        """Tell those who listen that something public has happened."""
        if self.events is not None:
            self.events.append(Event(kind, player.seat, subjects, EVERYONE, details))

    def _tell_move(self, card: Card, source: Zone, to: Zone, verb: str, by: Player) -> None:
        assert self.events is not None
        seen = source.seen | to.seen
        if to.kind == ACHIEVEMENTS and source.kind == AVAILABLE:
            seen = NOBODY
        details = (card.age, source.kind, source.owner, to.kind, to.owner)
        self.events.append(Event(verb, by.seat, (card,), seen, details))

    def view(self, seat: int | None) -> View:
        from splay.innovation.view import GameView

        return GameView(self, seat)

    def describe(self, event: Event, seat: int | None) -> str:
        from splay.innovation.wording import tell

        return tell(self, event, seat)

    def resample(self, seat: int, now: KernelGame, rng: Rng) -> "Game":
        from splay.innovation.sample import deal_anew

        assert isinstance(now, Game)
        return deal_anew(self, seat, now, rng)
