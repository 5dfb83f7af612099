"""What a seat sees of Innovation, as numbers."""

from typing import Any, Final

from splay.encoding.innovation_actions import InnovationActions
from splay.encoding.spaces import MOST
from splay.innovation.card import Card
from splay.innovation.effect import Effect
from splay.innovation.expansions.decrees import Decree
from splay.innovation.facts import COLORS, COUNTED_KINDS, MOST_BONUS, UNSPLAYED
from splay.innovation.game import DEALING, Game
from splay.innovation.player import Player
from splay.innovation.view import shows_cards, shows_count
from splay.innovation.zone import DISPLAY, FORECAST
from splay.kernel.decision import Decision
from splay.kernel.game import Game as KernelGame

FACTS: Final = (
    "points",
    "draw value",
    "cards tucked this turn",
    "cards scored this turn",
    "1 if out of the game",
    "team",
)


class InnovationEncoder(InnovationActions):
    """The encoding for tables with the same edition, sets, players and options as a game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.special_places = {special.name: place for place, special in enumerate(self.every_special)}
        self.icon_count = len(game.edition.icons)
        kinds = [kind for expansion in game.expansions for kind in expansion.zones]
        self.forecasts = FORECAST in kinds
        self.displays = DISPLAY in kinds
        self.relics = game.options.relics
        self.expanded = bool(game.expansions)
        self.special_actions = [name for expansion in game.expansions for name in expansion.special_actions]
        self.effect_places = _effect_places(game.cards)
        """For the words of each echo or inspire effect, the first card that bears them."""
        self.sources = {card.name: card.index for card in game.cards}
        for special in self.every_special:
            if isinstance(special, Decree):
                self.sources[special.name] = self.cards + self.special_places[special.name]
        self._lay_out_cards()
        self._lay_out_counts()
        self._lay_out_table()

    def _lay_out_cards(self) -> None:
        add, each = self.observations.add, (self.players, self.cards)
        self.hand = add("hand", each, "1 where the seat knows that a player has the card in hand")
        self.score = add("score", each, "1 where the seat knows that a player has the card in the score pile")
        self.board = add("board", each, "the place of a card in its pile, 1 for the top card, where the seat knows it")
        if self.forecasts:
            self.forecast = add("forecast", each, "1 where the seat knows that a player has foreshadowed the card")
        if self.displays:
            self.display = add("display", each, "1 where a player has the card on display")
        if self.relics:
            words = "1 where a relic is a player's achievement; after the players: where it lies beside its deck"
            self.relic = add("relics", (self.players + 1, self.cards), words)
        if self.expanded:
            words = "1 where an echo or inspire effect is in sight, by the first card with the same words"
            self.effects = add("effects", each, words)

    def _lay_out_counts(self) -> None:
        add, backs = self.observations.add, (self.players, self.sets, self.ages)
        self.hand_backs = add("hand_backs", backs, "how many cards of a set and value each player has in hand")
        self.score_backs = add("score_backs", backs, "the same in score piles")
        if self.forecasts:
            self.forecast_backs = add("forecast_backs", backs, "the same in forecasts")
        piles = (self.players, len(COLORS))
        self.splays = add("splays", piles, "how each colour is splayed: 0 not, 1 left, 2 right, 3 up, 4 aslant")
        self.counts = add("counts", piles, "how many cards each pile has; -1 where that is not open")
        words = (
            "how many show in each pile of: crown, leaf, lightbulb, castle, factory, clock, person, picture, "
            "echo effect, bonus, inspire effect, flag, fountain"
        )
        self.shown = add("shown", (*piles, COUNTED_KINDS), words)
        icons = (self.players, self.icon_count)
        self.icons = add("icons", icons, "how many of each icon each player has, karmas counted")
        if self.expanded:
            words = "how many bonuses of each value show for each player"
            self.bonuses = add("bonuses", (self.players, MOST_BONUS + 1), words)
        words = "how many standard achievements of each value each player has"
        self.achievements = add("achievements", (self.players, self.ages), words)
        if self.expanded:
            words = "how many achievements each player has by what is in sight on the board"
            self.on_board = add("board_achievements", (self.players,), words)
        specials = len(self.every_special)
        words = "1 where a special achievement is: with a player, or after the players available, or out of play"
        self.specials = add("specials", (self.players + 2, specials), words)
        words = "of each available special achievement, what a player has of what it counts, and what is needed"
        self.nearness = add("nearness", (self.players, specials, 2), words)
        words = f"for each player: {', '.join(FACTS)} (0 is the seat's own, then as met clockwise)"
        self.facts = add("players", (self.players, len(FACTS)), words)

    def _lay_out_table(self) -> None:
        add = self.observations.add
        self.decks = add("decks", (self.sets, self.ages), "how many cards each deck has, by set and value")
        self.available = add("available", (self.ages,), "how many standard achievements of each value are available")
        self.junk = add("junk", (self.ages,), "how many cards of each value are out of play")
        words = "the turn's number, actions left, achievements needed, 1 while first cards are chosen"
        self.table = add("table", (4,), words)
        self.current = add("current", (self.players,), "1 for the player whose turn it is")
        if self.special_actions:
            words = f"1 where it has been taken this turn: {', '.join(self.special_actions)}"
            self.used = add("used", (len(self.special_actions),), words)
        sources = self.cards + len(self.every_special)
        self.source = self.add_question(sources, "the card, or after the cards the decree,")
        words = "which effect of the source asks, from 1 on; 0 if none does"
        self.effect_number = add("effect", (1,), words)

    def write(self, game: KernelGame, seat: int, decision: Decision | None, row: Any, start: int = 0) -> None:
        assert isinstance(game, Game)
        teams: list[int] = []
        for place in range(self.players):
            player = game.players[(seat + place) % self.players]
            if player.team not in teams:
                teams.append(player.team)
            self._write_hidden(player, place, seat, row, start)
            self._write_board(game, player, place, seat, row, start)
            self._write_counts(game, player, place, teams.index(player.team), row, start)
        self._write_table(game, seat, row, start)
        if decision is not None and decision.seat == seat:
            self._write_source(decision, row, start)

    def _write_hidden(self, player: Player, place: int, seat: int, row: Any, start: int) -> None:
        """Write hand, score pile and forecast: the owner sees fronts, the others backs."""
        own = player.seat == seat
        self._write_zone(player.hand_zone.cards, own, place, row, start + self.hand, start + self.hand_backs)
        self._write_zone(player.score_zone.cards, own, place, row, start + self.score, start + self.score_backs)
        if self.forecasts:
            self._write_zone(player.forecast, own, place, row, start + self.forecast, start + self.forecast_backs)

    def _write_zone(self, cards: list[Card], own: bool, place: int, row: Any, fronts: int, backs: int) -> None:
        fronts += place * self.cards
        backs += place * self.sets * self.ages
        for card in cards:
            # Where a relic is, is open to everyone.
            if own or card.relic:
                row[fronts + card.index] = 1
            if card.set_index >= 0:
                row[backs + card.set_index * self.ages + card.age] += 1

    def _write_board(self, game: Game, player: Player, place: int, seat: int, row: Any, start: int) -> None:
        """Write the piles: which cards are known in which order, and what shows."""
        own, board = player.seat == seat, start + self.board + place * self.cards
        for pile in player.piles:
            at = place * len(COLORS) + pile.color.index
            cards = pile.cards
            if not cards:
                continue
            known = len(cards) if shows_cards(game, pile, own) else 1
            for depth in range(1, known + 1):
                row[board + cards[-depth].index] = depth
            if pile.splay != UNSPLAYED:
                row[start + self.splays + at] = pile.splay
            row[start + self.counts + at] = len(cards) if shows_count(game, pile, own) else -1
            for kind in range(COUNTED_KINDS):
                count = pile.count(kind)
                if count:
                    row[start + self.shown + at * COUNTED_KINDS + kind] = count
            for effects in (pile.echoes, pile.inspires):
                for effect in effects:
                    row[start + self.effects + place * self.cards + self.effect_places[effect.text]] = 1

    def _write_counts(self, game: Game, player: Player, place: int, team: int, row: Any, start: int) -> None:
        """Write what is counted of a player, all of it open."""
        for icon in range(self.icon_count):
            count = player.count(icon)
            if count:
                row[start + self.icons + place * self.icon_count + icon] = min(count, MOST)
        if self.expanded:
            for value in player.bonuses():
                row[start + self.bonuses + place * (MOST_BONUS + 1) + value] += 1
            row[start + self.on_board + place] = len(game.board_achievements(player))
        if self.displays and player.displayed:
            row[start + self.display + place * self.cards + player.displayed[0].index] = 1
        for card in player.achievements:
            if card.relic:
                row[start + self.relic + place * self.cards + card.index] = 1
            else:
                row[start + self.achievements + place * self.ages + card.age] += 1
        specials = len(self.every_special)
        for special in player.specials:
            row[start + self.specials + place * specials + self.special_places[special.name]] = 1
        for special in game.specials:
            have, need = player.nearness(special)
            at = start + self.nearness + 2 * (place * specials + self.special_places[special.name])
            row[at], row[at + 1] = have, need
        at = start + self.facts + place * len(FACTS)
        row[at] = min(player.points(), MOST)
        row[at + 1] = player.draw_value()
        row[at + 2] = player.tucked
        row[at + 3] = player.scored
        row[at + 4] = player.out
        row[at + 5] = team

    def _write_table(self, game: Game, seat: int, row: Any, start: int) -> None:
        """Write what belongs to nobody, and whose turn it is."""
        self._write_supplies(game, row, start)
        at = start + self.table
        row[at] = min(game.turn, MOST)
        row[at + 1] = game.actions
        row[at + 2] = game.need
        row[at + 3] = game.phase == DEALING
        row[start + self.current + (game.current - seat) % self.players] = 1
        for place, name in enumerate(self.special_actions):
            if name in game.used:
                row[start + self.used + place] = 1

    def _write_supplies(self, game: Game, row: Any, start: int) -> None:
        for place, first in enumerate(game.first_decks):
            at = start + self.decks + place * self.ages
            for age in range(1, self.ages):
                row[at + age] = len(game.zones[first + age].cards)
        for card in game.available.cards:
            row[start + self.available + card.age] += 1
        for card in game.junk.cards:
            row[start + self.junk + card.age] += 1
        specials = len(self.every_special)
        for special in game.specials:
            row[start + self.specials + self.players * specials + self.special_places[special.name]] = 1
        if len(game.specials) < specials:
            for special in game.junked_specials:
                row[start + self.specials + (self.players + 1) * specials + self.special_places[special.name]] = 1
        for card in game.relics:
            row[start + self.relic + self.players * self.cards + card.index] = 1

    def _write_source(self, decision: Decision, row: Any, start: int) -> None:
        self.write_question(decision, row, start)
        source = decision.source
        if source is not None:
            place = self.sources.get(source.name, -1)
            if place >= 0:
                row[start + self.source + place] = 1
            if isinstance(source, Effect):
                row[start + self.effect_number] = source.number + 1


def _effect_places(cards: list[Card]) -> dict[str, int]:
    """Return for the words of each echo or inspire effect the first card that bears them."""
    places: dict[str, int] = {}
    for card in cards:
        for side in (card, card.side(True)):
            for effect in (side.echo, side.inspire):
                if effect is not None:
                    places.setdefault(effect.text, card.index)
    return places
