"""How a player leaves a game that is under way: by conceding, or by an effect."""

from splay.innovation.movement import Movement
from splay.innovation.player import Player
from splay.kernel.game import Concession
from splay.kernel.plain import listing


class Leaving(Movement):
    """How players concede and are eliminated."""

    __slots__ = ()

    def concede(self, seat: int) -> None:
        gone = (*self.leaving, seat)
        left = [player for player in self.in_play() if player.seat not in gone]
        if len({player.team for player in left}) == 1:
            self._end_by_concession(gone, left[0])
        # Ruling: who concedes gives up their own card and what they carry out; what is others' goes on to its end.
        if self.executing in (-1, seat) or (self.dogma is not None and self.dogma.activator.seat == seat):
            raise Concession(seat)
        self.leaving = gone

    def _end_by_concession(self, gone: tuple[int, ...], winner: Player) -> None:
        """End the game at once, with all cards where they are: only one side is left."""
        self.leaving = gone
        for seat in gone:
            self.note("concede", self.players[seat])
        seats = self._team_of(winner)
        who = listing([self.names[seat] for seat in gone])
        verb = "concedes" if len(gone) == 1 else "concede"
        self.end("concession", seats, f"{self._victory_words(seats)}: {who} {verb}")

    def _concede(self, seat: int) -> None:
        """Let a player who gives up leave the game."""
        self.note("concede", self.players[seat])
        self.lose(self.players[seat])

    def _let_leave(self) -> None:
        """Let those leave who have conceded while something went on."""
        while self.leaving:
            seat, self.leaving = self.leaving[0], self.leaving[1:]
            self._concede(seat)

    def lose(self, player: Player) -> None:
        """Eliminate a player: all their cards are junked, and the last one left (with the team) wins."""
        player.out = True
        self.losses += 1
        self.note("lose", player)
        self._junk_zones([zone for zone in self.zones if zone.owner == player.seat], player)
        player.specials = ()
        left = self.in_play()
        if len({other.team for other in left}) == 1:
            seats = self._team_of(left[0])
            self.end("elimination", seats, f"{self._victory_words(seats)}: no opponent is left")
