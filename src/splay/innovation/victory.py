"""Achievements and endings: who may claim what, and who has won."""

from collections.abc import Callable

from splay.innovation.facts import BITS, CLOCK, MASK, counted
from splay.innovation.interrupting import Interrupting
from splay.innovation.karma import ACHIEVEMENTS, CLAIM, CLAIM_POINTS, CLAIM_VALUE, EASED, ICONS, WIN, Would
from splay.innovation.player import Player
from splay.innovation.special import ANYTHING, FEWEST_CLOCKS, LOW, Special, Watch
from splay.innovation.standing import Standing
from splay.innovation.zone import Zone
from splay.kernel.game import Result


class GameOver(Exception):
    """Unwinds whatever is under way: the game has ended."""


class Victory(Interrupting):
    """How achievements are claimed, and how a game ends."""

    __slots__ = ()

    def _claim_after(self, source: Zone, to: Zone, change: int) -> None:
        """Let those whose board or counts have changed claim the special achievements that they now meet."""
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
        watch = self.watches.after.get(change) or self.watches.watch(change)
        icons = player.icons
        low = icons & LOW
        # As `Watch.shows` has it, without a call: this is asked very often.
        if (low + watch.each_carry | icons) & watch.each_signs == watch.each_signs or (
            self.expansions
            and (
                player.marks & watch.mark_signs
                or (player.doors & watch.doors and self._can_claim_by(player, watch.doors))
            )
        ):
            self._claim_shown(player, watch)
            return
        signs = (low + watch.carry | icons) & watch.icon_signs
        # Mostly the board shows no sign of any, and hardly anything need be counted.
        for special in watch.shown_by(signs) if signs else watch.unsigned:
            if player.highest >= special.top_sign and (
                special.have(player) >= special.need if special.met is None else special.met(player)
            ):
                self.claim(player, special)

    def _can_claim_by(self, player: Player, doors: int) -> bool:
        """Tell whether karmas with some doors could bring special achievements nearer for a player who has such."""
        # Mostly karmas add icons, and clocks are missing.
        if player.doors & doors != ICONS:
            return True
        # As `Player.count` has it, mostly without a call: this is asked after almost every change.
        given = player.given(CLOCK) if player.gifts >> CLOCK & 1 else 0
        return (player.icons >> (BITS * CLOCK) & MASK) + given >= FEWEST_CLOCKS

    def _claim_shown(self, player: Player, watch: Watch) -> None:
        """Let a player claim what is met, where the board shows more than icons or karmas change what counts."""
        if player.doors & EASED:
            for special in self.watched:
                if player.meets(special):
                    self.claim(player, special)
            return
        icons = player.icons
        for special in watch.specials:
            # As `Player.meets` has it, without a call for each.
            if special.has_signs:
                shown = icons & special.icon_signs or player.marks & special.mark_signs
                hopes = shown or player.doors & special.doors
            else:
                hopes = player.highest >= special.top_sign
            if hopes and (special.have(player) >= special.need if special.met is None else special.met(player)):
                self.claim(player, special)

    def claim(self, player: Player, special: Special) -> bool:
        """Give a special achievement to a player who is not leaving, if it is available."""
        if player.seat in self.leaving or (CLAIM in self.would and self._claim_interrupted(player, special)):
            return False
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

    def _claim_interrupted(self, player: Player, special: Special) -> bool:
        """Let karmas act before, or in place of, the claim of a special achievement."""
        if all(available.name != special.name for available in self.specials):
            return False
        it = Would(player)
        it.special = special
        return self.interrupted(it, CLAIM)

    def _withdraw(self, special: Special) -> None:
        """Take a special achievement from those that are available."""
        self.offer([other for other in self.specials if other is not special])

    def junk_special(self, special: Special, by: Player) -> None:
        """Put an available special achievement out of play."""
        self._withdraw(special)
        self.changed()
        self.note("junk special", by, (special,))

    def restore_special(self, special: Special, by: Player) -> None:
        """Make a junked special achievement available again."""
        self.offer([*self.specials, special])
        self.changed()
        self.note("restore special", by, (special,))

    def return_special(self, special: Special, owner: Player, by: Player) -> None:
        """Make a special achievement of a player's available again, and let whoever meets it claim it."""
        owner.specials = tuple([other for other in owner.specials if other is not special])
        self.restore_special(special, by)
        for player in self.clockwise(self.current - 1):
            self._claim_at_once(player, ANYTHING)

    def transfer_special(self, special: Special, owner: Standing, to: Player) -> None:
        """Move a special achievement from one player's to another's."""
        owner.specials = tuple([other for other in owner.specials if other is not special])
        to.specials += (special,)
        self.changed()
        self.note("transfer special", to, (special,), owner.seat)
        if not self.edition.ends_with_action:
            self._check_victory(to)

    def _settle_action(self) -> None:
        """At the end of an action, give out special achievements, and then see who has won by achievements."""
        # Ties go to the first player from the left of the current one, who comes last.
        order = self.clockwise(self.current)
        for special in self.specials:
            for player in order:
                if player.meets(special):
                    self.claim(player, special)
                    break
        self._check_victory(max(order, key=lambda player: player.achievement_count))

    def achievable(self, player: Player) -> list[int]:
        """Return the values of the available achievements that a player is eligible for."""
        points = player.points()
        if player.doors & (CLAIM_VALUE | CLAIM_POINTS):
            values = sorted({card.age for card in self.available.cards})
            return [age for age in values if self.is_eligible(player, age, points)]
        if points < 5:
            return []
        most = points // 5
        if player.highest < most:
            most = player.highest
        ages: list[int] = []
        for card in self.available.cards:
            if card.age <= most and card.age not in ages:
                ages.append(card.age)
        if not ages:
            return ages
        ages.sort()
        owned = [card.age for card in player.achievements]
        return [age for age in ages if age not in owned or self.is_eligible(player, age, points)]

    def is_eligible(self, player: Standing, age: int, points: int) -> bool:
        """Tell whether a player could claim a standard achievement of a value with so many points."""
        return self.affords(player, age, points) and player.claim_value() >= age

    def affords(self, player: Standing, age: int, points: int) -> bool:
        """Tell whether so many points are enough for a player to claim a standard achievement of a value."""
        times = 1
        if self.edition.duplicates_cost_more:
            times += sum([card.age == age and not card.relic for card in player.achievements])
        if player.doors & CLAIM_POINTS:
            points += player.more(CLAIM_POINTS, age)
        return points >= 5 * age * times

    def _check_victory(self, player: Standing) -> None:
        """End the game at once if a player, or the team, has enough achievements."""
        count = player.achievement_count
        if count >= self.need and not self._win_is_held_up():
            team = self._team_of(player)
            self.end("achievements", team, f"{self._victory_words(team)} with {counted(count, 'achievement')}")

    def _win_is_held_up(self) -> bool:
        """Tell whether a karma acts before somebody wins."""
        # Ruling: what it does comes to its end first; no achievements that there are by then forestall that.
        return self.karma is not None and WIN in self.karma.events

    def _check_boards(self) -> None:
        """End the game at once if what counts on boards has brought anyone enough achievements."""
        # Ruling: if two reach it at once, the first one wins, clockwise from the current player.
        mask = self.board_mask
        for player in self.orders[self.current - 1]:
            # Mostly there is nothing that could count, or too little of it to win.
            could_count = player.marks & mask or player.doors & ACHIEVEMENTS
            if could_count and self._could_win(player) and self._is_in(player):
                self._check_victory(player)

    def _could_win(self, player: Standing) -> bool:
        """Tell whether a player, or the team, would win if all that could count on boards did."""
        most = 0
        for mate in self.in_play():
            if mate.team == player.team:
                most += mate.achievements_at_most()
        return most >= self.need

    def end_by_score(self, reason: str) -> None:
        """End the game: the highest score wins, then the most achievements, then all who are still tied."""
        standings: dict[int, tuple[int, int]] = {}
        for player in self.in_play():
            points = sum([mate.points() for mate in self.in_play() if mate.team == player.team])
            standings[player.team] = (points, player.achievement_count)
        best = max(standings.values())
        winners = [player.seat for player in self.players if standings.get(player.team) == best]
        self.end("score", winners, f"{reason}: {self._victory_words(winners)} with {counted(best[0], 'point')}")

    def _team_of(self, player: Standing) -> list[int]:
        """Return the seats that win with a player."""
        return [mate.seat for mate in self.players if mate.team == player.team]

    def _victory_words(self, winners: list[int]) -> str:
        names = " and ".join([self.names[seat] for seat in winners])
        if len(winners) == 1:
            return f"{names} wins"
        if len({self.teams[seat] for seat in winners}) == 1:
            return f"{names} win"
        return f"{names} tie and the game is a draw" if self.edition.ties_draw else f"{names} share the victory"

    def end_by_effect(self, player: Player, name: str) -> None:
        """End the game by a card's effect: a player has won, with the team."""
        team = self._team_of(player)
        self.end("effect", team, f"{self._victory_words(team)} by the effect of {name}")

    def end(self, kind: str, winners: list[int], words: str) -> None:
        """End the game at once; the winners are whole teams."""
        if WIN in self.would:
            it = Would(self.players[winners[0]])
            it.winners = winners
            self.interrupted(it, WIN)
        self.result = Result(kind, winners, words)
        self.note("end", self.players[winners[0]], (), words)
        raise GameOver

    def single(self, count: Callable[[Player], int], lowest: bool = False) -> Player | None:
        """Return the single player with the most (or the fewest) of something; None in a tie."""
        players = self.in_play()
        counts = [count(player) for player in players]
        best = min(counts) if lowest else max(counts)
        return players[counts.index(best)] if counts.count(best) == 1 else None
