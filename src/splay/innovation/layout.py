"""A position as plain data, and back: where every card lies, whose turn it is, and what has been agreed."""

from typing import Final

from splay.innovation.card import ARTIFACTS, Card, backed
from splay.innovation.cards import catalogue
from splay.innovation.edition import DEFAULT_EDITION, Edition, edition_named
from splay.innovation.expansions import Expansion
from splay.innovation.facts import COLORS, SPLAYS, UNSPLAYED, counted
from splay.innovation.game import DEALING, PLAYING, Game
from splay.innovation.options import Options, read_options
from splay.innovation.player import Player
from splay.innovation.special import Special
from splay.innovation.zone import ACHIEVEMENTS, DISPLAY, Pile, Zone
from splay.kernel.errors import PositionError, SetupError
from splay.kernel.game import Result
from splay.kernel.plain import MOST_HINTS, PlainReader, Spec, brief, nearest
from splay.kernel.rng import MOST_SEED, Rng
from splay.kernel.setup import can_be_name

GROUP: Final = "an object"

Back = tuple[str, int]
"""All that the back of a card shows: its set and its value."""

_KEYS: Final = (
    "edition",
    "sets",
    "options",
    "players",
    "decks",
    "exact",
    "achievements",
    "special",
    "relics",
    "turn",
    "seed",
    "result",
)
_ADDED: Final = {"forecast": "echoes or figures", "display": "artifacts"}
"""What expansions give to each player, and which."""
_PLAYER_KEYS: Final = (
    "name",
    "team",
    "hand",
    "score",
    "board",
    "achievements",
    "tucked",
    "tucked_colors",
    "scored",
    "out",
    *_ADDED,
)
_TURN_KEYS: Final = ("player", "actions", "number", "used", "begun")
_RESULT_KEYS: Final = ("kind", "winners", "words")


def write(game: Game) -> Spec:
    """Return the position of a game as plain data, every card in its exact place."""
    spec: Spec = {
        "edition": game.edition.key,
        "sets": sets_of(game),
        "options": game.options.to_json(),
        "players": [_write_player(player) for player in game.players],
        "decks": {
            str(age): [name for decks in game.supplies for name in _names_top_first(decks[age])]
            for age in range(1, game.edition.top_age + 1)
        },
        "exact": True,
        "achievements": [card.name for card in game.available.cards],
        "special": [special.name for special in game.specials],
        "turn": None,
        "seed": game.rng.state,
    }
    if game.options.relics:
        spec["relics"] = [card.name for card in game.relics]
    if game.phase == PLAYING:
        turn: Spec = {"player": game.names[game.current], "actions": game.actions, "number": game.turn}
        if game.used:
            turn["used"] = list(game.used)
        if any(expansion.opens_turn(game.players[game.current]) for expansion in game.expansions):
            turn["begun"] = not game.opening
        spec["turn"] = turn
    if game.result is not None:
        spec["result"] = game.result.to_json()
    return spec


def sets_of(game: Game) -> list[str]:
    """Return the sets that a game is played with."""
    return ["base", *[expansion.key for expansion in game.expansions]]


def _write_player(player: Player) -> Spec:
    spec: Spec = {
        "name": player.name,
        "team": player.team,
        "hand": [card.name for card in player.hand_zone.cards],
        "score": [card.name for card in player.score_zone.cards],
        "board": {
            pile.color.name: {
                "cards": _names_top_first(pile),
                "splay": SPLAYS[pile.splay] if pile.splay != UNSPLAYED else None,
            }
            for pile in player.piles
            if pile.cards
        },
        "achievements": [card.name for card in player.achievements] + [special.name for special in player.specials],
    }
    for zone in player.added:
        if zone.cards:
            spec[zone.kind] = [card.name for card in zone.cards]
    if player.tucked:
        spec["tucked"] = player.tucked
    if player.tucked_colors:
        spec["tucked_colors"] = [color.name for color in COLORS if player.has_tucked(color)]
    if player.scored:
        spec["scored"] = player.scored
    if player.out:
        spec["out"] = True
    return spec


def _names_top_first(zone: Zone) -> list[str]:
    return [card.name for card in reversed(zone.cards)]


def read(spec: object) -> Game:
    """Return the game that a position describes, or refuse it with every reason."""
    return _Reader(spec).game()


class _Reader(PlainReader):
    """Reads a position, gathering every reason why it cannot be."""

    def __init__(self, spec: object) -> None:
        super().__init__(GROUP)
        self.spec = self.mapping(spec, "a position")
        self.entries = [self.mapping(entry, "a player") for entry in self.listing(self.spec.get("players"), "players")]
        self.exact = self.truth(self.spec.get("exact", False), "exact")
        self.places: dict[str, str] = {}
        """For each card or special achievement placed so far, where."""
        self.any_of: list[tuple[Back, Zone, str]] = []
        """Places that name only a back: some card with that back goes there."""
        self.by_name: dict[str, Card] = {}
        self.special_names: dict[str, Special] = {}
        self.begun = True
        """Whether what can be done at the start of the turn has been asked."""
        self.edition = edition_named(DEFAULT_EDITION)

    # Reading a position

    def game(self) -> Game:
        game = self._empty_game()
        self.by_name = {card.name.casefold(): card for card in game.cards}
        self.special_names = {special.name.casefold(): special for special in game.every_special()}
        for player, entry in zip(game.players, self.entries, strict=True):
            self._read_player(player, entry)
        self._read_decks(game)
        self._read_available(game)
        self._read_specials(game)
        self._read_relics(game)
        self._read_turn(game)
        self._read_result(game)
        self._check_left(game)
        self._fill_in(game)
        self._check_displays(game)
        if self.reasons:
            raise PositionError(self.reasons)
        self._open_turn(game)
        self._recount(game)
        self._open_turn(game)
        return game

    def _empty_game(self) -> Game:
        """Return a game with the right edition, sets, options and players, and no card anywhere.

        Where one of these is wrong, the usual one stands in, so that the rest is read and judged as well.
        """
        self.known_keys(self.spec, _KEYS, "a position")
        self.edition = edition = self._read_edition()
        expansions = self._read_sets(edition)
        names = self._read_names()
        options = self._read_agreed(edition, expansions)
        teams = options.sides(len(names))
        reason = edition.refuses(len(names), bool(options.teams), expansions)
        if reason:
            self.reasons.append(reason)
        seed = self.number(self.spec.get("seed", 0), "seed", -(2**64), MOST_SEED)
        cards = catalogue(edition, expansions, options.relics)
        return Game(edition, expansions, cards, options, names, teams, Rng(seed))

    def _read_edition(self) -> Edition:
        key = self.spec.get("edition", DEFAULT_EDITION)
        try:
            return edition_named(key if isinstance(key, str) else brief(key))
        except SetupError as error:
            self.reasons.append(str(error))
            return edition_named(DEFAULT_EDITION)

    def _read_sets(self, edition: Edition) -> list[Expansion]:
        """Return the expansions that the game is played with."""
        sets = self.listing(self.spec.get("sets", ["base"]), "sets")
        try:
            return edition.with_sets([name if isinstance(name, str) else brief(name) for name in sets])
        except SetupError as error:
            self.reasons.append(str(error))
            return []

    def _read_names(self) -> list[str]:
        names: list[str] = []
        for seat, entry in enumerate(self.entries, start=1):
            name = entry.get("name", f"player {seat}")
            if not isinstance(name, str) or not can_be_name(name):
                self.reasons.append(f"{brief(name)} cannot be a name: it needs visible characters and no comma")
                name = f"player {seat}"
            elif name in names:
                self.reasons.append(f"two players are called {name}")
            names.append(name)
        return names

    def _read_agreed(self, edition: Edition, expansions: list[Expansion]) -> Options:
        """Return the table's choices, with the teams that the players' own entries tell of."""
        given = self.mapping(self.spec.get("options", {}), "options")
        texts = {key: value if isinstance(value, str) else brief(value) for key, value in given.items()}
        teams = self._read_teams()
        if teams and texts.get("teams", "yes") not in ("yes", teams):
            self.reasons.append(f"the players' teams are {teams}, and the option says {brief(texts['teams'])}")
        if teams:
            texts["teams"] = teams
        try:
            return read_options(edition, expansions, len(self.entries), texts)
        except SetupError as error:
            self.reasons.append(str(error))
            return Options()

    def _read_teams(self) -> str:
        """Return a letter for each player's team; nothing if no two players have the same."""
        labels: dict[str, int] = {}
        teams: list[int] = []
        for seat, entry in enumerate(self.entries):
            team = entry.get("team")
            if team is not None and (isinstance(team, bool) or not isinstance(team, int | str)):
                self.reasons.append(f"a team must be a number or a name, not {brief(team)}")
            label = f"alone {seat}" if team is None else f"team {team}"
            teams.append(labels.setdefault(label, len(labels)))
        return "".join(chr(ord("A") + team) for team in teams) if len(labels) < len(teams) else ""

    def _read_player(self, player: Player, entry: Spec) -> None:
        who = player.name
        self.known_keys(entry, _PLAYER_KEYS, f"player {who}")
        self._put(entry.get("hand", []), player.hand_zone, f"{who}'s hand")
        self._put(entry.get("score", []), player.score_zone, f"{who}'s score pile")
        standard: list[object] = []
        for item in self.listing(entry.get("achievements", []), f"{who}'s achievements"):
            special = self._special(item)
            if special is None:
                standard.append(item)
            elif self._is_new(special.name, f"{who}'s achievements"):
                player.specials += (special,)
        self._put(standard, player.achievement_zone, f"{who}'s achievements")
        board = self.mapping(entry.get("board", {}), f"{who}'s board")
        self.known_keys(board, [color.name for color in COLORS], f"{who}'s board")
        for pile in player.piles:
            if pile.color.name in board:
                self._read_pile(
                    pile, board[pile.color.name], player.game.edition.splays, f"{who}'s {pile.color.name} pile"
                )
        self._read_added(player, entry)
        player.tucked = self.number(entry.get("tucked", 0), f"{who}'s tucked", 0, 999)
        self._read_tucked_colors(player, entry)
        player.scored = self.number(entry.get("scored", 0), f"{who}'s scored", 0, 999)
        player.out = self._read_out(player, entry)
        player.game.losses += player.out

    def _read_added(self, player: Player, entry: Spec) -> None:
        """Read what lies in the places that expansions add."""
        for zone in player.added:
            self._put(entry.get(zone.kind, []), zone, f"{player.name}'s {zone.kind}")
        for kind, expansion in _ADDED.items():
            if kind in entry and all(zone.kind != kind for zone in player.added):
                self.reasons.append(f"{player.name} can have a {kind} only with the expansion {expansion}")

    def _read_tucked_colors(self, player: Player, entry: Spec) -> None:
        """Read in which colours a player has tucked cards this turn."""
        names = [color.name for color in COLORS]
        for name in self.listing(entry.get("tucked_colors", []), f"{player.name}'s tucked_colors"):
            if not isinstance(name, str) or name not in names:
                self.reasons.append(f"{player.name}'s tucked_colors holds {brief(name)}: choose of {', '.join(names)}")
            else:
                player.tucked_colors |= 1 << names.index(name)
        if "tucked_colors" in entry and not player.game.karmic:
            self.reasons.append(f"{player.name} can have tucked_colors only with the expansion figures")

    def _read_out(self, player: Player, entry: Spec) -> bool:
        out = self.truth(entry.get("out", False), f"{player.name}'s out")
        if out and any(entry.get(key) for key in ("hand", "score", "board", "achievements", *_ADDED)):
            self.reasons.append(f"{player.name} is out of the game and cannot have cards")
        return out

    def _read_pile(self, pile: Pile, value: object, splays: list[str], where: str) -> None:
        entry: Spec = {"cards": value} if isinstance(value, list) else self.mapping(value, where)
        self.known_keys(entry, ("cards", "splay"), where)
        items = self.listing(entry.get("cards", []), f"the cards of {where}")
        for item in reversed(items):
            card = self._card(item, where)
            if card is None:
                continue
            if card.color is not pile.color:
                self.reasons.append(f"{where} holds {card.name}, which is {card.color.name}")
            pile.cards.append(card.side(True))
        splay = entry.get("splay")
        if splay is None or splay == SPLAYS[UNSPLAYED]:
            return
        if splay not in splays:
            self.reasons.append(f"{where} cannot be splayed {brief(splay)}: only {', '.join(splays[1:])}")
        elif len(items) < 2:
            self.reasons.append(f"{where} cannot be splayed {splay}: it has fewer than two cards")
        else:
            pile.splay = splays.index(str(splay))

    def _put(self, value: object, zone: Zone, where: str) -> None:
        """Put the listed cards into a zone in order; a number, or a set and a number, is some card with that back."""
        for item in self.listing(value, where):
            # The name of a card may end in a number too: Luna 3.
            back = None if isinstance(item, str) and item.casefold() in self.by_name else _back(item)
            if back is not None:
                self.any_of.append((back, zone, where))
                continue
            card = self._card(item, where)
            if card is not None:
                zone.cards.append(card)

    def _card(self, item: object, where: str) -> Card | None:
        """Return a card by its name, noting where it has been put."""
        if not isinstance(item, str):
            self.reasons.append(f"{where} holds {brief(item)}, which is not a card's name")
            return None
        card = self.by_name.get(item.casefold())
        if card is None:
            self.reasons.append(f"{where} holds {brief(item)}, which is no card of this game{self._instead(item)}")
            return None
        # A card that is twice is noted as such, and still judged by where it has been put.
        self._is_new(card.name, where)
        return card

    def _instead(self, name: str) -> str:
        """Return what helps with the name of no card: an expansion that has it, or the nearest name."""
        if len(self.reasons) >= MOST_HINTS:
            return ""
        for expansion in self.edition.expansions.values():
            if any(script.name.casefold() == name.casefold() for script in expansion.cards.scripts):
                return f": it is one of the expansion {expansion.key}"
        return nearest(name, [thing.label for thing in (*self.by_name.values(), *self.special_names.values())])

    def _special(self, item: object) -> Special | None:
        return self.special_names.get(item.casefold()) if isinstance(item, str) else None

    def _is_new(self, name: str, where: str) -> bool:
        """Note where a thing has been put, and tell whether it was nowhere before."""
        if name in self.places:
            self.reasons.append(f"{name} is twice: in {self.places[name]} and in {where}")
            return False
        self.places[name] = where
        return True

    def _read_decks(self, game: Game) -> None:
        decks = self.mapping(self.spec.get("decks", {}), "decks")
        for key, value in decks.items():
            age = _age(key)
            if age is None or not 1 <= age <= game.edition.top_age:
                self.reasons.append(f"there is no deck {key!r}: the decks are 1 to {game.edition.top_age}")
                continue
            for item in reversed(self.listing(value, f"deck {age}")):
                card = self._card(item, f"deck {age}")
                if card is None:
                    continue
                if card.relic:
                    self.reasons.append(f"deck {age} holds {card.name}, which is a relic and lies beside its deck")
                    continue
                if card.age != age:
                    self.reasons.append(f"deck {age} holds {card.name}, which is of age {card.age}")
                game.home(card).cards.append(card)

    def _read_available(self, game: Game) -> None:
        """Read the available standard achievements; if not given, one of each age that nobody has claimed."""
        if "achievements" in self.spec or self.exact:
            self._put(self.spec.get("achievements", []), game.available, "the available achievements")
            return
        claimed = {card.age for player in game.players for card in player.achievements if not card.relic}
        claimed |= {age for (_, age), zone, _ in self.any_of if zone.kind == ACHIEVEMENTS}
        backs = [(card.set_name, card.age) for card in self._unplaced(game)]
        for age in range(1, game.edition.achievement_ages + 1):
            asked_for = [wanted for wanted, _, _ in self.any_of].count(("base", age))
            if age not in claimed and backs.count(("base", age)) > asked_for:
                self.any_of.append((("base", age), game.available, "the available achievements"))

    def _read_specials(self, game: Game) -> None:
        if "special" not in self.spec:
            game.offer([special for special in game.every_special() if special.name not in self.places])
            return
        for item in self.listing(self.spec["special"], "special"):
            special = self._special(item)
            if special is None:
                known = [special.name for special in game.every_special()]
                self.reasons.append(f"{brief(item)} is no special achievement: they are {', '.join(known)}")
            elif self._is_new(special.name, "the special achievements"):
                game.offer([*game.specials, special])

    def _read_turn(self, game: Game) -> None:
        if "turn" in self.spec and self.spec["turn"] is None:
            self._read_dealt(game)
            return
        turn = self.mapping(self.spec.get("turn", {}), "turn")
        self.known_keys(turn, _TURN_KEYS, "turn")
        game.phase = PLAYING
        game.fresh = True
        who = turn.get("player", 0)
        if isinstance(who, str) and who in game.names:
            game.current = game.names.index(who)
        elif isinstance(who, str):
            self.reasons.append(f"turn: there is no player {brief(who)}{nearest(who, game.names)}")
        else:
            game.current = self.number(who, "the player in turn", 0, max(0, len(game.names) - 1))
        # A position is in the middle of a game unless it says otherwise: the short first turns are over.
        game.turn = self.number(turn.get("number", len(game.names) + 1), "the number of the turn", 1, 10**6)
        short = game.turn == 1 or (game.turn == 2 and len(game.names) >= 4)
        most = 1 if short else 2
        least = 0 if "result" in self.spec else 1
        what = f"the actions in turn {game.turn}" if short else "the actions in turn"
        game.actions = self.number(turn.get("actions", most), what, least, most)
        self._read_used(game, turn, most - game.actions)
        self.begun = self.truth(turn.get("begun", game.actions < most), "begun, of the turn,")
        if not self.begun and game.actions < most:
            self.reasons.append("the turn has begun: an action has been taken")

    def _read_used(self, game: Game, turn: Spec, taken: int) -> None:
        """Read which special actions are among those that have been taken this turn."""
        known = [name for expansion in game.expansions for name in expansion.special_actions]
        for name in self.listing(turn.get("used", []), "the special actions used in turn"):
            if not isinstance(name, str) or name not in known:
                has = f"it has {', '.join(known)}" if known else "this game has none"
                self.reasons.append(f"there is no special action {brief(name)}: {has}")
            elif name in game.used:
                self.reasons.append(f"the special action {name} is used twice")
            else:
                game.used += (name,)
        if len(game.used) > taken:
            done = f"{counted(taken, 'action')} of this turn {'has' if taken == 1 else 'have'} been taken"
            self.reasons.append(f"{', '.join(game.used)} cannot have been used: {done}")

    def _read_dealt(self, game: Game) -> None:
        """Read a game that has been dealt, in which everyone is about to choose a first card to meld."""
        game.phase = DEALING
        for player, entry in zip(game.players, self.entries, strict=True):
            if player.tops():
                self.reasons.append(f"before the first turn {player.name} cannot have cards on the board")
            if not player.out and not entry.get("hand"):
                self.reasons.append(f"before the first turn {player.name} needs a card in hand to meld")

    def _read_result(self, game: Game) -> None:
        if "result" not in self.spec:
            return
        result = self.mapping(self.spec["result"], "result")
        self.known_keys(result, _RESULT_KEYS, "result")
        kind = self.text(result.get("kind"), "the kind of the result")
        words = self.text(result.get("words"), "the words of the result")
        last = max(0, len(game.names) - 1)
        winners = [self.number(seat, "a winner", 0, last) for seat in self.listing(result.get("winners"), "winners")]
        if not winners:
            self.reasons.append("a result needs a winner")
        game.result = Result(kind, winners, words)

    def _check_left(self, game: Game) -> None:
        """Refuse a game that goes on without opponents, or with one in turn who is out of the game."""
        if not game.losses or "result" in self.spec:
            return
        if len({player.team for player in game.in_play()}) < 2:
            self.reasons.append("too many players are out: the game would be over")
        elif game.phase == PLAYING and game.players[game.current].out:
            self.reasons.append(f"turn: {game.names[game.current]} is out of the game")

    def _read_relics(self, game: Game) -> None:
        """Read which relics lie beside their decks; if not given, all that are nowhere else. The others are junk."""
        if not game.options.relics:
            if "relics" in self.spec:
                self.reasons.append("there are relics only with the option relics")
            return
        for item in self.listing(self.spec.get("relics", []), "relics"):
            card = self._card(item, "relics")
            if card is not None and not card.relic:
                self.reasons.append(f"relics holds {card.name}, which is none")
            elif card is not None:
                game.relics.append(card)
        rest = [card for card in game.cards if card.relic and card.name not in self.places]
        out_of_play = self.exact or "relics" in self.spec
        (game.junk.cards if out_of_play else game.relics).extend(rest)

    def _unplaced(self, game: Game) -> list[Card]:
        return [card for card in game.cards if card.name not in self.places and not card.relic]

    def _fill_in(self, game: Game) -> None:
        """Put some card wherever only a value is given, and the rest under the decks, all by the seed."""
        rest: dict[Back, list[Card]] = {}
        for card in self._unplaced(game):
            rest.setdefault((card.set_name, card.age), []).append(card)
        rng = Rng(game.rng.state)
        for cards in rest.values():
            rng.shuffle(cards)
        for back, zone, where in self.any_of:
            if rest.get(back):
                zone.cards.append(rest[back].pop())
            else:
                name, age = back
                self.reasons.append(f"{where} needs {backed(age, name)}, and none is left")
        for cards in rest.values():
            if self.exact:
                game.junk.cards.extend(cards)
            elif cards:
                game.home(cards[0]).cards[:0] = cards

    def _check_displays(self, game: Game) -> None:
        """Refuse what cannot be on display, now that every place which names only a back has its card."""
        for zone in [zone for zone in game.zones if zone.kind == DISPLAY]:
            who = game.names[zone.owner]
            if len(zone.cards) > 1:
                self.reasons.append(f"{who} can have one card on display, not {len(zone.cards)}")
            for card in zone.cards:
                if card.set_name != ARTIFACTS.name:
                    self.reasons.append(f"{who}'s display holds {card.name}, which is no artifact")
                elif card.relic:
                    self.reasons.append(f"{who}'s display holds {card.name}, which is a relic and never dug up")

    def _open_turn(self, game: Game) -> None:
        """Have asked what can be done at the start of the turn, unless that is over."""
        if game.phase == PLAYING and not self.begun:
            player = game.players[game.current]
            game.opening = any(expansion.opens_turn(player) for expansion in game.expansions)

    def _recount(self, game: Game) -> None:
        for zone in game.zones:
            for card in zone.cards:
                game.where[card.index] = zone.index
        for player in game.players:
            player.score_total = sum(card.age for card in player.score_pile)
            for pile in player.piles:
                pile.lie(pile.splay)
                pile.look_over()
            player.icons = sum(pile.icons for pile in player.piles)
            player.marks = sum(pile.marks for pile in player.piles)
            player.look_up()
            player.bonuses_changed = True
        game.boards_show = game.any_board_shows()
        if game.karmic:
            game.enforce_all()


def _back(item: object) -> Back | None:
    """Return the back that a number stands for, or a set's name and a number: 3, "3", "echoes 3"."""
    name, _, number = item.rpartition(" ") if isinstance(item, str) else ("", "", item)
    age = _age(number)
    return None if age is None else (name or "base", age)


def _age(item: object) -> int | None:
    """Return a value given as a number or as digits."""
    if isinstance(item, int) and not isinstance(item, bool):
        return item
    return int(item) if isinstance(item, str) and item.isdecimal() and len(item) <= 3 else None
