"""Intrapreneurs as numbers: what a seat sees, and what it can choose."""

from typing import Any, Final

from splay.encoding.spaces import Encoder
from splay.intrapreneurs.card import (
    DISCARD,
    DRAW,
    END_TURN,
    PAUSE,
    PLAY,
    RESTART,
    START,
    TAKE,
    UPGRADE,
    Action,
    Card,
)
from splay.intrapreneurs.facts import MEANS
from splay.intrapreneurs.game import PHASES, Game
from splay.intrapreneurs.view import GameView, PlayerView, VentureView
from splay.kernel.decision import DONE, Decision
from splay.kernel.game import Game as KernelGame

SPARE_PLACES: Final = 8
"""How many more options than cards a decision can have at most."""
FACTS: Final = (
    "cards in hand",
    "Growth",
    "Growth Fuel",
    "projects started this round",
    "turns to skip",
    "turns frozen",
    "cards owed",
    "1 if out of the game",
    "team",
)


class IntrapreneursEncoder(Encoder):
    """The encoding for tables with the same deck and players as a game."""

    def __init__(self, game: Game) -> None:
        super().__init__(len(game.players))
        self.held = len(game.deck.held)
        self.projects = len(game.deck.projects)
        self.events = {event.name: place for place, event in enumerate(game.deck.events)}
        self.sources = {card.name: card.index for card in game.deck.held}
        self._lay_out_players()
        self._lay_out_table()
        self._lay_out_actions(game)

    # What there is to see

    def _lay_out_players(self) -> None:
        add = self.observations.add
        cards, projects = (self.players, self.held), (self.players, self.projects)
        self.hand = add("hand", cards, "1 where the seat has the card in hand; others' hands are hidden")
        self.assets = add(
            "assets", cards, "the project that a player has allocated the asset to, from 1 on; 0 for none"
        )
        self.levels = add("levels", projects, "a player's project: 1 paused, 2 viable, 3 transformative")
        self.burdened = add("burdened", projects, "1 where a project bears its pause cost")
        words = "1 where an acceleration is met by an asset that the seat can see"
        self.accelerated = add("accelerated", projects, words)
        words = f"what a project takes to reach the next level: {', '.join(MEANS)}"
        self.lacks = add("lacks", (*projects, len(MEANS)), words)
        words = f"for each player: {', '.join(FACTS)} (0 is the seat's own, then as met clockwise)"
        self.facts = add("players", (self.players, len(FACTS)), words)
        self.score = add("score", (1,), "the seat's points if the game ended now")

    def _lay_out_table(self) -> None:
        add = self.observations.add
        self.offer = add("offer", (self.held,), "1 where the card is on offer")
        self.discards = add("discards", (self.held,), "1 where the card has been discarded")
        self.project_offer = add("project_offer", (self.projects,), "1 where the project is on offer")
        self.dropped = add("dropped", (self.projects,), "1 where the project was of a player who has left")
        self.macro = add("macro", (len(self.events),), "1 for the macro event of this round")
        self.phase = add("phase", (len(PHASES),), f"1 for the phase of the round: {', '.join(PHASES)}")
        words = "round, turn, cards in the draw pile, projects in theirs, hand limit, 1 if the turn has been used"
        self.table = add("table", (6,), words)
        self.first = add("first", (self.players,), "1 for the player who begins each lap of the round")
        self.current = add("current", (self.players,), "1 for the player whose turn it is")
        self.source = self.add_question(self.held, "the obstacle")

    def write(self, game: KernelGame, seat: int, decision: Decision | None, row: Any, start: int = 0) -> None:
        assert isinstance(game, Game)
        view = GameView(game, seat)
        teams: list[int] = []
        for place in range(self.players):
            player = view.players[(seat + place) % self.players]
            if player.team not in teams:
                teams.append(player.team)
            self._write_player(player, place, teams.index(player.team), row, start)
        self._write_table(game, view, seat, row, start)
        if decision is not None and decision.seat == seat:
            self.write_question(decision, row, start)
            if decision.source is not None and decision.source.name in self.sources:
                row[start + self.source + self.sources[decision.source.name]] = 1

    def _write_player(self, player: PlayerView, place: int, team: int, row: Any, start: int) -> None:
        for card in player.hand or ():
            row[start + self.hand + place * self.held + card.index] = 1
        for venture in player.ventures:
            self._write_venture(venture, place, row, start)
        at = start + self.facts + place * len(FACTS)
        row[at] = player.hand_count
        row[at + 1], row[at + 2] = player.rewards
        row[at + 3] = player.started
        row[at + 4] = player.skips
        row[at + 5] = player.frozen
        row[at + 6] = player.owes
        row[at + 7] = player.out
        row[at + 8] = team
        if place == 0 and player.score is not None:
            row[start + self.score] = player.score

    def _write_venture(self, venture: VentureView, place: int, row: Any, start: int) -> None:
        project = venture.project.index - self.held
        at = place * self.projects + project
        row[start + self.levels + at] = venture.level + 1
        row[start + self.burdened + at] = venture.burdened
        row[start + self.accelerated + at] = venture.accelerated
        for number, lack in enumerate(venture.lacks):
            row[start + self.lacks + at * len(MEANS) + number] = lack
        for asset in venture.assets:
            row[start + self.assets + place * self.held + asset.index] = project + 1

    def _write_table(self, game: Game, view: GameView, seat: int, row: Any, start: int) -> None:
        for zone, at, first in (
            (game.offer, self.offer, 0),
            (game.discard_pile, self.discards, 0),
            (game.project_offer, self.project_offer, self.held),
            (game.dropped, self.dropped, self.held),
        ):
            for card in zone.cards:
                row[start + at + card.index - first] = 1
        if view.macro is not None:
            row[start + self.macro + self.events[view.macro.name]] = 1
        row[start + self.phase + game.phase] = 1
        at = start + self.table
        row[at] = view.round
        row[at + 1] = view.turn
        row[at + 2] = view.pile
        row[at + 3] = view.project_pile
        row[at + 4] = view.rules.hand_limit
        row[at + 5] = view.acted
        row[start + self.first + (view.first - seat) % self.players] = 1
        row[start + self.current + (view.current - seat) % self.players] = 1

    # What there is to choose

    def _lay_out_actions(self, game: Game) -> None:
        add = self.actions.add
        self.done = add("done", (1,), "no more of them")
        self.draw = add("draw", (1,), "take the top card of the draw pile")
        self.end = add("end", (1,), "end the turn")
        self.named = {
            TAKE: add("take", (self.held,), "take a card on offer"),
            DISCARD: add("discard", (self.held,), "discard a card in hand"),
            START: add("start", (self.projects,), "start a project") - self.held,
            UPGRADE: add("upgrade", (self.projects,), "upgrade a project") - self.held,
            PAUSE: add("pause", (self.projects,), "pause a project") - self.held,
            RESTART: add("restart", (self.projects,), "restart a project") - self.held,
        }
        """The actions that are about a card, each as if it began at the first card."""
        self.play = add("play", (self.players, self.held), "play an obstacle on a player")
        self.card = add("card", (self.held + self.projects,), "a card, be it a project after the others")
        self.add_places(self.held + self.projects + SPARE_PLACES)

    def code(self, decision: Decision, index: int) -> int:
        value = decision.values[index]
        if value is DONE:
            return self.done
        if isinstance(value, Card):
            return self.card + value.index
        if not isinstance(value, Action):
            return -1
        if value is DRAW or value is END_TURN:
            return self.draw if value is DRAW else self.end
        assert value.card is not None
        if value.name == PLAY:
            return self.play + (value.seat - decision.seat) % self.players * self.held + value.card.index
        return self.named[value.name] + value.card.index
