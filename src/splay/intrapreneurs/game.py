"""The rules of Intrapreneurs: rounds, turns, projects, obstacles, endings, and the one door for every card movement."""

from collections.abc import Sequence
from typing import Final

from splay.intrapreneurs.card import (
    DISCARD,
    DRAW,
    END_TURN,
    PAUSE,
    PLAY,
    RESTART,
    START,
    TAKE,
    Action,
    Asset,
    Card,
    Held,
    MacroEvent,
    Obstacle,
    Project,
)
from splay.intrapreneurs.deck import Deck
from splay.intrapreneurs.facts import (
    NO_MEANS,
    PAUSED,
    PROJECTS_ON_OFFER,
    ROUNDS,
    TRANSFORMATIVE,
    VIABLE,
    Means,
    add,
    covers,
    means_words,
)
from splay.intrapreneurs.player import Player
from splay.intrapreneurs.rules import BY_THE_BOOK, RoundRules
from splay.intrapreneurs.zone import DECK, DISCARD_PILE, HAND, OFFER, PILE, PORTFOLIO, Venture, Zone
from splay.kernel.decision import DONE, Choice, Text
from splay.kernel.event import EVERYONE, Event
from splay.kernel.game import Concession, Deal, Result, View
from splay.kernel.game import Game as KernelGame
from splay.kernel.rng import Rng

OPENING: Final = 0
"""A round is about to be opened: its event drawn, its cards dealt."""
ARRIVAL: Final = 1
"""A round's cards have been dealt, and hands may be too long."""
TURNS: Final = 2
"""The players take turns."""
REVIEW: Final = 3
"""A round is over, and those who did not lead it discard."""
PHASES: Final = ("opening", "arrival", "turns", "review")

_TOLD_TOGETHER: Final = ("found", "allocate", "free", "spend")
"""Movements that are parts of something that is told as a whole."""

SKIP_INSTEAD: Final = Text("Skip a turn instead")
SUFFER: Final = Text("Suffer it")


class GameOver(Exception):
    """Unwinds whatever is under way: the game has ended."""


class Game(KernelGame):
    """A game of Intrapreneurs between actions, or in the middle of one while its decider is being asked.

    An action is one choice of a turn with all that follows from it; before and after the turns of a round come its
    opening, the arrival of its cards and its review.
    """

    def __init__(self, deck: Deck, names: Sequence[str], teams: Sequence[int], rng: Rng) -> None:
        super().__init__(names, rng)
        self.deck = deck
        self.teams = list(teams)
        self.zones: list[Zone] = []
        self.decks = [self._add(DECK) for _ in range(ROUNDS + 1)]
        """The cards of rounds to come, by round; they are shuffled when their round is opened."""
        self.pile = self._add(PILE)
        self.offer = self._add(OFFER)
        self.discard_pile = self._add(DISCARD_PILE)
        self.project_pile = self._add(PILE)
        self.project_offer = self._add(OFFER)
        self.dropped = self._add(DISCARD_PILE)
        """The projects of players who have left."""
        self.players: list[Player] = []
        for seat, name in enumerate(names):
            hand, portfolio = self._add(HAND, seat), self._add(PORTFOLIO, seat)
            self.players.append(Player(self, seat, name, teams[seat], hand, portfolio))
        self.ventures = [Venture(len(self.zones) + number, project) for number, project in enumerate(deck.projects)]
        self.zones.extend(self.ventures)
        self.where = [self.discard_pile.index] * len(deck.cards)
        """For each card, the index of the zone that it is in."""
        self.phase = OPENING
        self.round = 0
        self.macro: MacroEvent | None = None
        self.first = 0
        """Who begins each lap of the round."""
        self.current = 0
        self.turn = 0
        self.acted = False
        """Whether the turn has been used, by taking an asset or starting a project."""
        self.paused_now: list[int] = []
        """The projects paused this turn, by index: each can be paused once a turn."""
        self.restarted_now: list[int] = []
        """The projects restarted this turn, by index: each can be restarted once a turn."""
        self.acting = False
        """Whether what the player in turn has chosen is being carried out."""
        self.victim = -1
        """The seat that is suffering an obstacle, or -1."""

    def _add(self, kind: str, owner: int = -1) -> Zone:
        zone = Zone(len(self.zones), kind, owner)
        self.zones.append(zone)
        return zone

    def release(self) -> None:
        super().release()
        self.players = []

    def copy(self) -> "Game":
        twin = Game(self.deck, self.names, self.teams, self.rng.copy())
        for mine, its in zip(self.zones, twin.zones, strict=True):
            its.cards.extend(mine.cards)
        for venture, other in zip(self.ventures, twin.ventures, strict=True):
            other.owner = venture.owner
            other.level = venture.level
            other.burdened = venture.burdened
        for player, same in zip(self.players, twin.players, strict=True):
            same.started = player.started
            same.skips = player.skips
            same.frozen = player.frozen
            same.owes = player.owes
            same.out = player.out
        twin.where = self.where[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.macro = self.macro
        twin.first = self.first
        twin.current = self.current
        twin.turn = self.turn
        twin.acted = self.acted
        twin.paused_now = self.paused_now[:]
        twin.restarted_now = self.restarted_now[:]
        twin.result = self.result
        return twin

    # The course of the game

    def turns(self) -> int:
        return self.turn

    def has_left(self, seat: int) -> bool:
        return self.players[seat].out or self.is_leaving(seat)

    def staying(self) -> list[Player]:
        """Return the players who are in the game and have not conceded either."""
        return [player for player in self.players if not self.has_left(player.seat)]

    def concede(self, seat: int) -> None:
        # Ruling: who concedes gives up what they do and what they suffer; what another does or suffers goes on.
        left = {player.team for player in self.staying() if player.seat != seat}
        if len(left) == 1 or not self.acting or seat in (self.current, self.victim):
            raise Concession(seat)
        self.leaving += (seat,)

    @property
    def rules(self) -> RoundRules:
        """The rules of this round."""
        return self.macro.rules if self.macro is not None else BY_THE_BOOK

    def set_up(self) -> None:
        """Lay all cards ready; the first round is still to be opened."""
        for card in self.deck.held:
            self.put(card, self.decks[card.round])
        for project in self.deck.projects:
            self.put(project, self.project_pile)

    def put(self, card: Card, zone: Zone) -> None:
        """Put a card somewhere while the game is being set up: nobody moves it."""
        zone.cards.append(card)
        self.where[card.index] = zone.index

    def advance(self) -> None:
        try:
            if self.phase == OPENING:
                self._open_round()
            elif self.phase == ARRIVAL:
                self._settle_hands()
            elif self.phase == TURNS:
                self._act(self.players[self.current])
            else:
                self._review()
        except GameOver:
            self.source = None
        except Concession as concession:
            self.source = None
            self.leaving += (concession.seat,)
        self.acting = False
        self.victim = -1
        if self.leaving:
            self._let_leave()

    def _open_round(self) -> None:
        """Open the next round: a macro event before the second and third, then the deal and the offer."""
        self.round += 1
        if self.round == 1:
            self.rng.shuffle(self.project_pile.cards)
            self.first = self.rng.below(len(self.players))
        else:
            self.macro = self.deck.events[self.rng.below(len(self.deck.events))]
            self.first = self.clockwise(self.first)[0].seat
        self.current = self.first
        self.note("round", self.players[self.first], (), self.round)
        if self.macro is not None:
            self.note("macro", self.players[self.first], (self.macro,))
        self._lay_out(self.decks[self.round].cards)
        for player in self.players:
            player.started = 0
        for player in self.lap():
            for _ in range(self.rules.deal):
                self._move(self.pile.cards[-1], player.hand_zone, "deal", player)
        self._refill(self.players[self.first])
        self.phase = ARRIVAL

    def _lay_out(self, cards: list[Card]) -> None:
        """Shuffle the cards of a round and make them its draw pile."""
        self.rng.shuffle(cards)
        for card in cards:
            self.put(card, self.pile)
        cards.clear()

    def _settle_hands(self) -> None:
        """Let everyone discard what is over the hand limit after the deal, then begin."""
        for player in self.lap():
            self._trim(player)
        self.phase = TURNS
        self._begin_turn(self.lap()[0])

    def _begin_turn(self, player: Player) -> None:
        self.turn += 1
        self.current = player.seat
        self.note("turn", player, (), self.turn)

    def _end_turn(self) -> None:
        """Pass on to the next player; a round is over at the end of the lap in which its draw pile has run out."""
        self.acted = False
        self.paused_now = []
        self.restarted_now = []
        lap = self.lap()
        order = [(player.seat - self.first) % len(self.players) for player in lap]
        now = (self.current - self.first) % len(self.players)
        later = [player for player, place in zip(lap, order, strict=True) if place > now]
        if later:
            self._begin_turn(later[0])
        elif self.pile.cards:
            self._begin_turn(lap[0])
        else:
            self._close_round()

    def _close_round(self) -> None:
        """End a round: its offer is discarded, and all but the single leader owe a discard."""
        self.phase = REVIEW
        for card in self.offer.cards[:]:
            self._move(card, self.discard_pile, "withdraw", self.players[self.first])
        lap = self.lap()
        most = max([player.started for player in lap])
        leaders = [player for player in lap if player.started == most]
        self.note("review", leaders[0], (), self.round, len(leaders) == 1, most)
        for player in lap:
            player.owes = self.rules.penalty if len(leaders) == 1 and player is not leaders[0] else 0

    def _review(self) -> None:
        """Let those who owe a discard choose it; then comes the next round, or the end."""
        for player in self.lap():
            while player.owes > 0:
                self._discard_one(player, player.hand, "Choose a card to discard: another led the round")
                player.owes -= 1
        if self.round == ROUNDS:
            self._score()
        self.phase = OPENING

    # Turns

    def _act(self, player: Player) -> None:
        """Let the player in turn choose one thing to do, and do it."""
        for other in self.clockwise(player.seat):
            if other is not player:
                self._trim(other)
        if player.skips > 0:
            player.skips -= 1
            self.note("skip", player)
            self._end_turn()
            return
        actions = self.possible_actions(player)
        action = actions[self.ask(player.seat, self._prompt(player), actions)]
        self.acting = True
        self._perform(player, action)

    def _prompt(self, player: Player) -> str:
        held, limit = len(player.hand_zone.cards), self.rules.hand_limit
        if held > limit:
            return f"Use or discard cards: you hold {held} and may hold {limit}"
        return "Do something more, or end the turn" if self.acted else "Choose what to do"

    def possible_actions(self, player: Player) -> list[Action]:
        """Return all that the player in turn can do now."""
        over = len(player.hand_zone.cards) > self.rules.hand_limit
        actions: list[Action] = []
        if not self.acted:
            if not over:
                actions.extend(self._takes(player))
            actions.extend([project.start for project in self.startable(player)])
        used = self.acted or not actions
        actions.extend(self._upgrades(player))
        actions.extend(self._restarts(player))
        actions.extend(self._plays(player))
        if over:
            actions.extend([card.discard for card in player.hand])
            return actions
        if not self.rules.no_pausing:
            actions.extend([v.project.pause for v in player.active if v.project.index not in self.paused_now])
        if used:
            actions.insert(0, END_TURN)
        return actions

    def _takes(self, player: Player) -> list[Action]:
        """Return the assets that can be taken; if there is none, the top card of the draw pile."""
        takes = [card.take for card in self.offer.cards if isinstance(card, Held) and self.may_take(player, card)]
        if not takes and self.pile.cards:
            takes.append(DRAW)
        return takes

    def may_take(self, player: Player, card: Held) -> bool:
        """Tell whether a player meets the condition of a card on offer."""
        return self.rules.ignore_conditions or card.condition.met(player)

    def means_in_hand(self, player: Player) -> Means:
        """Return what all unallocated assets of a player would bring."""
        total: Means = NO_MEANS
        for asset in player.hand_assets:
            total = add(total, self.rules.outcome(asset))
        return total

    def startable(self, player: Player) -> list[Project]:
        """Return the projects on offer that a player has the assets for."""
        if player.frozen:
            return []
        have = self.means_in_hand(player)
        projects = [card for card in self.project_offer.cards if isinstance(card, Project)]
        return [project for project in projects if covers(have, self.rules.requirement(project, VIABLE, False))]

    def allocated(self, venture: Venture) -> Means:
        """Return what the assets of a project bring to it now."""
        total: Means = NO_MEANS
        for card in venture.cards:
            assert isinstance(card, Asset)
            total = add(total, self.rules.outcome(card))
        return total

    def _upgrades(self, player: Player) -> list[Action]:
        if player.frozen:
            return []
        have = self.means_in_hand(player)
        upgrades: list[Action] = []
        for venture in player.active:
            need = self.rules.requirement(venture.project, TRANSFORMATIVE, venture.burdened)
            if venture.level == VIABLE and covers(add(have, self.allocated(venture)), need):
                upgrades.append(venture.project.upgrade)
        return upgrades

    def _restarts(self, player: Player) -> list[Action]:
        if player.frozen:
            return []
        have = self.means_in_hand(player)
        restarts: list[Action] = []
        for venture in player.paused:
            need = self.rules.requirement(venture.project, VIABLE, not self.rules.free_restarts)
            if venture.project.index not in self.restarted_now and covers(have, need):
                restarts.append(venture.project.restart)
        return restarts

    def _plays(self, player: Player) -> list[Action]:
        if self.rules.no_obstacles:
            return []
        return [
            Action(PLAY, f"Play {obstacle.name} on {victim.name}", obstacle, victim.seat)
            for obstacle in player.hand_obstacles
            for victim in player.opponents
        ]

    def _perform(self, player: Player, action: Action) -> None:
        card = action.card
        if action is END_TURN:
            player.frozen = max(0, player.frozen - 1)
            self._end_turn()
        elif action is DRAW:
            self._take(player, self.pile.cards[-1], "draw")
        elif isinstance(card, Obstacle) and action.name == PLAY:
            self._play(player, card, self.players[action.seat])
        elif isinstance(card, Project):
            self._work_on(player, card, action.name)
        elif action.name == TAKE:
            assert card is not None
            self._take(player, card, "take")
        else:
            assert card is not None and action.name == DISCARD
            self._move(card, self.discard_pile, "discard", player)

    def _take(self, player: Player, card: Card, verb: str) -> None:
        self.acted = True
        self._move(card, player.hand_zone, verb, player)
        self._refill(player)

    # Projects

    def _work_on(self, player: Player, project: Project, what: str) -> None:
        venture = self.venture(project)
        if what == START:
            self._start(player, venture)
        elif what == RESTART:
            self._restart(player, venture)
        elif what == PAUSE:
            self.paused_now.append(project.index)
            self._pause(player, venture)
        else:
            need = self.rules.requirement(project, TRANSFORMATIVE, venture.burdened)
            chosen = self._choose_assets(
                player, need, self.allocated(venture), f"Choose assets to upgrade {project.name}"
            )
            self._allocate(player, venture, chosen, "upgrade")

    def _start(self, player: Player, venture: Venture) -> None:
        project = venture.project
        need = self.rules.requirement(project, VIABLE, False)
        chosen = self._choose_assets(player, need, NO_MEANS, f"Choose assets to start {project.name}")
        self.acted = True
        player.started += 1
        self._move(project, player.portfolio, "found", player)
        self._allocate(player, venture, chosen, "start")
        self._refill(player)

    def _restart(self, player: Player, venture: Venture) -> None:
        project = venture.project
        burdened = not self.rules.free_restarts
        need = self.rules.requirement(project, VIABLE, burdened)
        chosen = self._choose_assets(player, need, NO_MEANS, f"Choose assets to restart {project.name}")
        self.restarted_now.append(project.index)
        venture.burdened = burdened
        self._allocate(player, venture, chosen, "restart")

    def _choose_assets(self, player: Player, need: Means, have: Means, prompt: str) -> list[Asset]:
        """Choose assets in hand that together meet a requirement.

        They are chosen in the order of the hand, and only those are offered with which it can still be met.
        """
        assets = player.hand_assets
        brings = [self.rules.outcome(asset) for asset in assets]
        later = [NO_MEANS]
        for outcome in reversed(brings):
            later.insert(0, add(outcome, later[0]))
        chosen: list[Asset] = []
        place = 0
        while True:
            met = covers(have, need)
            places = [at for at in range(place, len(assets)) if met or covers(add(have, later[at]), need)]
            options: list[Choice] = [assets[at] for at in places]
            if met:
                options.insert(0, DONE)
            missing = means_words((max(need[0] - have[0], 0), max(need[1] - have[1], 0), max(need[2] - have[2], 0)))
            words = f"{prompt} ({'the requirement is met' if met else 'missing: ' + missing})"
            index = self.ask(player.seat, words, options)
            if met and index == 0:
                return chosen
            place = places[index - met]
            chosen.append(assets[place])
            have = add(have, brings[place])
            place += 1

    def _allocate(self, player: Player, venture: Venture, chosen: list[Asset], verb: str) -> None:
        """Allocate assets to a project, which reaches the highest level whose requirement they meet."""
        for asset in chosen:
            self._move(asset, venture, "allocate", player)
        best = self.rules.requirement(venture.project, TRANSFORMATIVE, venture.burdened)
        venture.level = TRANSFORMATIVE if covers(self.allocated(venture), best) else VIABLE
        self.note(verb, player, (venture.project, *chosen), venture.level)

    def _pause(self, player: Player, venture: Venture) -> None:
        """Pause a project: its assets go back to the hand."""
        venture.level = PAUSED
        freed = venture.cards[:]
        for card in freed:
            self._move(card, player.hand_zone, "free", player)
        self.note("pause", player, (venture.project, *freed))

    # Obstacles

    def _play(self, player: Player, obstacle: Obstacle, victim: Player) -> None:
        """Play an obstacle on an opponent, who may have a defence."""
        self.note("play", player, (obstacle,), victim.seat)
        self._move(obstacle, self.discard_pile, "spend", player)
        self.source = obstacle.source
        self.victim = victim.seat
        defence = self._defence(victim, obstacle)
        if defence is not None and self.ask(victim.seat, f"{defence.name} is a defence", [SKIP_INSTEAD, SUFFER]) == 0:
            victim.skips += 1
            self.note("defend", victim, (defence,))
        else:
            self._harm(player, obstacle, victim)
        self.source = None

    def _defence(self, victim: Player, obstacle: Obstacle) -> Card | None:
        """Return an asset of the victim, wherever it is allocated, that is a defence against an obstacle."""
        return next((card for card in victim.assets() if card.name in obstacle.defence), None)

    def _harm(self, player: Player, obstacle: Obstacle, victim: Player) -> None:
        """Let a victim suffer an obstacle, as far as there is anything to lose."""
        harm = obstacle.harm
        for _ in range(harm.pause_projects):
            self._pause_one(victim)
        for _ in range(harm.discard):
            self._discard_one(victim, self._harmed(victim, harm.family), "Choose a card to discard")
        for _ in range(harm.give):
            cards = self._harmed(victim, harm.family)
            if cards:
                card = cards[self.ask(victim.seat, f"Choose a card to hand over to {player.name}", cards)]
                self._move(card, player.hand_zone, "give", victim)
        if harm.lose_turns:
            victim.skips += harm.lose_turns
            self.note("lose turns", victim, (), harm.lose_turns)
        if harm.freeze:
            victim.frozen += harm.freeze
            self.note("freeze", victim, (), harm.freeze)

    def _harmed(self, victim: Player, family: str) -> list[Held]:
        """Return the cards in hand that an obstacle can make its victim lose."""
        return [card for card in victim.hand if not family or (isinstance(card, Asset) and card.family == family)]

    def _pause_one(self, victim: Player) -> None:
        active = victim.active
        if active:
            projects = [venture.project for venture in active]
            venture = active[self.ask(victim.seat, "Choose a project to pause", projects)]
            self._pause(victim, venture)
            self._trim(victim)

    def _discard_one(self, player: Player, cards: list[Held], prompt: str) -> None:
        """Let a player discard one of some cards in hand, if there are any."""
        if cards:
            card = cards[self.ask(player.seat, prompt, cards)]
            self._move(card, self.discard_pile, "discard", player)

    def _trim(self, player: Player) -> None:
        """Let a player who is not in turn discard down to the hand limit."""
        limit = self.rules.hand_limit
        while len(player.hand_zone.cards) > limit:
            held = len(player.hand_zone.cards)
            self._discard_one(player, player.hand, f"Discard a card: you hold {held} and may hold {limit}")

    # Cards

    def lap(self) -> list[Player]:
        """Return the players who are in the game, in the order in which they take turns."""
        return self.clockwise(self.first - 1)

    def clockwise(self, seat: int) -> list[Player]:
        """Return the players who are in the game clockwise, from the left of a seat around to the seat itself."""
        start = (seat + 1) % len(self.players)
        return [player for player in self.players[start:] + self.players[:start] if not player.out]

    def venture(self, project: Card) -> Venture:
        """Return the place for the assets that are allocated to a project."""
        return self.ventures[project.index - len(self.deck.held)]

    def _refill(self, by: Player) -> None:
        """Bring the offers back to their full number, as far as the draw piles last."""
        while len(self.offer.cards) < self.rules.offer and self.pile.cards:
            self._move(self.pile.cards[-1], self.offer, "offer", by)
        while len(self.project_offer.cards) < PROJECTS_ON_OFFER and self.project_pile.cards:
            self._move(self.project_pile.cards[-1], self.project_offer, "offer", by)

    def _move(self, card: Card, to: Zone, verb: str, by: Player) -> None:
        """Move a card from where it is to a zone: the one door for every movement in the game."""
        source = self.zones[self.where[card.index]]
        source.cards.remove(card)
        to.cards.append(card)
        self.where[card.index] = to.index
        if isinstance(card, Project):
            venture = self.venture(card)
            venture.owner = to.owner
        if self.events is not None and verb not in _TOLD_TOGETHER:
            seen = source.seen | to.seen
            self.events.append(Event(verb, by.seat, (card,), seen, (source.kind, to.kind, to.owner)))

    # The end

    def _let_leave(self) -> None:
        """Let those leave who have conceded; if that leaves one side only, it wins with everything where it is."""
        staying, leavers = self.staying(), [self.players[seat] for seat in self.leaving]
        self.leaving = ()
        for player in leavers:
            player.out = True
            self.note("concede", player)
        sides = {player.team for player in staying}
        if len(sides) == 1:
            winners = [player.seat for player in self.players if player.team in sides]
            names = " and ".join([self.names[seat] for seat in winners])
            conceding = " and ".join([player.name for player in leavers])
            verb = "concedes" if len(leavers) == 1 else "concede"
            self._finish("concession", winners, f"{names} {_wins(winners)}: {conceding} {verb}")
            return
        for player in leavers:
            self._clear(player)
        if self.phase == TURNS and self.players[self.current].out:
            self._end_turn()

    def _clear(self, player: Player) -> None:
        """Discard all cards of a player who has left."""
        events, self.events = self.events, None
        for card in [*player.hand_zone.cards, *[card for venture in player.ventures for card in venture.cards]]:
            self._move(card, self.discard_pile, "discard", player)
        for project in player.portfolio.cards[:]:
            venture = self.venture(project)
            venture.level, venture.burdened = PAUSED, False
            self._move(project, self.dropped, "drop", player)
        self.events = events
        player.started = player.skips = player.frozen = player.owes = 0

    def scores(self) -> list[int]:
        """Return each seat's points; those of a team are added up."""
        points = [player.score() for player in self.players]
        return [
            sum([points[other.seat] for other in self.players if other.team == player.team]) for player in self.players
        ]

    def _score(self) -> None:
        """End the game: the highest score wins, and those who tie for it share the victory."""
        for player in self.lap():
            growth, fuel = player.final_rewards()
            boosted = [venture.project.name for venture in player.accelerated()]
            self.note("score", player, (), player.score(), growth, fuel, len(player.paused), boosted)
        scores = self.scores()
        best = max([scores[player.seat] for player in self.lap()])
        teams = {player.team for player in self.lap() if scores[player.seat] == best}
        winners = [player.seat for player in self.players if player.team in teams]
        names = " and ".join([self.names[seat] for seat in winners])
        verb = "share the victory" if len(teams) > 1 else _wins(winners)
        self._finish("score", winners, f"{names} {verb} with {best} point{'' if best == 1 else 's'}")
        raise GameOver

    def _finish(self, kind: str, winners: list[int], words: str) -> None:
        self.result = Result(kind, winners, words)
        self.note("end", self.players[winners[0]], (), words)

    # What is told and shown

    def note(self, kind: str, player: Player, subjects: tuple[Choice, ...] = (), *details: object) -> None:
        """Tell those who listen that something public has happened."""
        if self.events is not None:
            self.events.append(Event(kind, player.seat, subjects, EVERYONE, details))

    def view(self, seat: int | None, before: View | None = None, beside: View | None = None) -> View:
        from splay.intrapreneurs.view import GameView

        return GameView(self, seat)

    def describe(self, event: Event, seat: int | None) -> str:
        from splay.intrapreneurs.wording import tell

        return tell(self, event, seat)

    def deal(self, seat: int, now: KernelGame) -> Deal:
        from splay.intrapreneurs.sample import HiddenCards

        assert isinstance(now, Game)
        return HiddenCards(self, seat, now)


def _wins(winners: list[int]) -> str:
    return "wins" if len(winners) == 1 else "win"
