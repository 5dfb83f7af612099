"""A position as plain data, and back: where every card lies, whose turn it is, and what has been agreed."""

import difflib
from collections.abc import Sequence
from typing import Final

from splay.innovation.card import Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import DEFAULT_EDITION, Edition, edition_named
from splay.innovation.facts import COLORS, SPLAYS, UNSPLAYED
from splay.innovation.game import DEALING, PLAYING, Game
from splay.innovation.options import Options, read_options
from splay.innovation.player import Player
from splay.innovation.special import Special
from splay.innovation.zone import Pile, Zone
from splay.kernel.errors import PositionError, SetupError
from splay.kernel.game import Result
from splay.kernel.rng import Rng
from splay.kernel.setup import unique_names

Spec = dict[str, object]

_KEYS: Final = (
    "edition",
    "sets",
    "options",
    "players",
    "decks",
    "exact",
    "achievements",
    "special",
    "turn",
    "seed",
    "result",
    "pending",
)
_PLAYER_KEYS: Final = ("name", "team", "hand", "score", "board", "achievements", "tucked", "scored")
_TURN_KEYS: Final = ("player", "actions", "number")


def write(game: Game) -> Spec:
    """Return the position of a game as plain data, every card in its exact place."""
    spec: Spec = {
        "edition": game.edition.key,
        "sets": sorted({card.set_name for card in game.cards}, key=lambda name: name != "base"),
        "options": _write_options(game.options),
        "players": [_write_player(player) for player in game.players],
        "decks": {str(deck.age): _names_top_first(deck) for deck in game.decks if deck.age},
        "exact": True,
        "achievements": [card.name for card in game.available.cards],
        "special": [special.name for special in game.specials],
        "turn": None,
        "seed": game.rng.state,
    }
    if game.phase == PLAYING:
        spec["turn"] = {"player": game.names[game.current], "actions": game.actions, "number": game.turn}
    if game.result is not None:
        spec["result"] = game.result.to_json()
    return spec


def _write_options(options: Options) -> Spec:
    spec: Spec = {}
    if options.longer:
        spec["longer"] = "yes"
    opened = [name for name, chosen in (("covered", options.covered), ("counts", options.counts)) if chosen]
    if opened:
        spec["open"] = "+".join(opened)
    return spec


def _write_player(player: Player) -> Spec:
    spec: Spec = {
        "name": player.name,
        "team": player.team,
        "hand": [card.name for card in player.hand],
        "score": [card.name for card in player.score_pile],
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
    if player.tucked:
        spec["tucked"] = player.tucked
    if player.scored:
        spec["scored"] = player.scored
    return spec


def _names_top_first(zone: Zone) -> list[str]:
    return [card.name for card in reversed(zone.cards)]


def read(spec: object) -> Game:
    """Return the game that a position describes, or refuse it with every reason."""
    return _Reader(spec).game()


class _Reader:
    """Reads a position, gathering every reason why it cannot be."""

    def __init__(self, spec: object) -> None:
        self.reasons: list[str] = []
        self.spec: Spec = self.mapping(spec, "a position") or {}
        self.places: dict[str, str] = {}
        """For each card placed so far, where."""
        self.any_of: list[tuple[int, Zone, str]] = []
        """Places that name only a value: some card of that value goes there."""
        self.by_name: dict[str, Card] = {}
        self.special_names: dict[str, Special] = {}

    # Reading plain data

    def mapping(self, value: object, what: str) -> Spec | None:
        if isinstance(value, dict) and all(isinstance(key, str) for key in value):
            return value
        self.reasons.append(f"{what} must be an object with named entries, not {_brief(value)}")
        return None

    def listing(self, value: object, what: str) -> list[object]:
        if isinstance(value, list):
            return value
        self.reasons.append(f"{what} must be a list, not {_brief(value)}")
        return []

    def number(self, value: object, what: str, least: int, most: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.reasons.append(f"{what} must be a whole number from {least} to {most}, not {_brief(value)}")
        return least

    def known_keys(self, spec: Spec, known: Sequence[str], what: str) -> None:
        for key in spec:
            if key not in known:
                self.reasons.append(f"{what} has no entry {key!r}{nearest(key, known)}")

    # Reading a position

    def game(self) -> Game:
        game = self._empty_game()
        self._refuse_if_wrong()
        self.by_name = {card.name.casefold(): card for card in game.cards}
        self.special_names = {special.name.casefold(): special for special in game.edition.specials}
        for player, entry in zip(game.players, self.listing(self.spec.get("players"), "players"), strict=True):
            self._read_player(game, player, self.mapping(entry, f"player {player.name}") or {})
        self._read_decks(game)
        self._read_available(game)
        self._read_specials(game)
        self._read_turn(game)
        self._refuse_if_wrong()
        self._fill_in(game)
        self._refuse_if_wrong()
        self._recount(game)
        self._read_result(game)
        return game

    def _refuse_if_wrong(self) -> None:
        if self.reasons:
            raise PositionError(self.reasons)

    def _empty_game(self) -> Game:
        """Return a game with the right edition, sets, options and players, and no card anywhere."""
        self.known_keys(self.spec, _KEYS, "a position")
        names, teams = self._read_seats()
        self._refuse_if_wrong()
        try:
            edition = edition_named(str(self.spec.get("edition", DEFAULT_EDITION)))
            sets = [str(name) for name in self.listing(self.spec.get("sets", ["base"]), "sets")]
            cards = catalogue(edition, sets)
            options = self._read_options(edition, len(names), teams)
        except SetupError as error:
            raise PositionError([*self.reasons, str(error)]) from error
        if not edition.fewest_players <= len(names) <= edition.most_players:
            fewest, most = edition.fewest_players, edition.most_players
            self.reasons.append(f"the {edition.title} is for {fewest} to {most} players, not {len(names)}")
        seed = self.number(self.spec.get("seed", 0), "seed", -(2**64), 2**64)
        return Game(edition, cards, options, names, teams, Rng(seed))

    def _read_options(self, edition: Edition, players: int, teams: list[int]) -> Options:
        given = self.mapping(self.spec.get("options", {}), "options") or {}
        texts = {key: str(value) for key, value in given.items()}
        if len(set(teams)) < players:
            if players != 4 or sorted(teams.count(team) for team in teams) != [2, 2, 2, 2]:
                self.reasons.append("a team game is for four players, two in each team")
            texts["teams"] = "yes"
        return read_options(edition, players, texts)

    def _read_seats(self) -> tuple[list[str], list[int]]:
        """Return the players' names and their teams; a player without a team plays alone."""
        entries = [self.mapping(entry, "a player") or {} for entry in self.listing(self.spec.get("players"), "players")]
        names: list[str] = []
        teams: list[int] = []
        labels: dict[str, int] = {}
        for seat, entry in enumerate(entries):
            name = entry.get("name", f"player {seat + 1}")
            if not isinstance(name, str) or not name.strip() or "," in name or not name.isprintable():
                self.reasons.append(f"{_brief(name)} cannot be a name: it needs visible characters and no comma")
                name = f"player {seat + 1}"
            if name in names:
                self.reasons.append(f"two players are called {name}")
            names.append(name)
            team = entry.get("team")
            label = f"alone {seat}" if team is None else f"team {team}"
            teams.append(labels.setdefault(label, len(labels)))
        return unique_names(names), teams

    def _read_player(self, game: Game, player: Player, entry: Spec) -> None:
        who = player.name
        self.known_keys(entry, _PLAYER_KEYS, f"player {who}")
        self._put(entry.get("hand", []), player.hand_zone, f"{who}'s hand")
        self._put(entry.get("score", []), player.score_zone, f"{who}'s score pile")
        standard: list[object] = []
        for item in self.listing(entry.get("achievements", []), f"{who}'s achievements"):
            special = self.special_names.get(item.casefold()) if isinstance(item, str) else None
            if special is None:
                standard.append(item)
            else:
                self._claim(special, f"{who}'s achievements")
                player.specials.append(special)
        self._put(standard, player.achievement_zone, f"{who}'s achievements")
        board = self.mapping(entry.get("board", {}), f"{who}'s board") or {}
        self.known_keys(board, [color.name for color in COLORS], f"{who}'s board")
        for pile in player.piles:
            if pile.color.name in board:
                self._read_pile(pile, board[pile.color.name], f"{who}'s {pile.color.name} pile")
        player.tucked = self.number(entry.get("tucked", 0), f"{who}'s tucked", 0, 999)
        player.scored = self.number(entry.get("scored", 0), f"{who}'s scored", 0, 999)

    def _read_pile(self, pile: Pile, value: object, where: str) -> None:
        entry: Spec = {"cards": value} if isinstance(value, list) else self.mapping(value, where) or {}
        self.known_keys(entry, ("cards", "splay"), where)
        for item in reversed(self.listing(entry.get("cards", []), f"the cards of {where}")):
            card = self._card(item, where)
            if card is None:
                continue
            if card.color is not pile.color:
                self.reasons.append(f"{where} holds {card.name}, which is {card.color.name}")
            pile.cards.append(card)
        splay = entry.get("splay")
        if splay in (None, "", "none", False):
            return
        if splay not in SPLAYS:
            self.reasons.append(f"{where} cannot be splayed {_brief(splay)}: only {', '.join(SPLAYS[1:])}")
        elif splay != SPLAYS[UNSPLAYED] and len(pile.cards) < 2:
            self.reasons.append(f"{where} cannot be splayed {splay}: it has fewer than two cards")
        else:
            pile.splay = SPLAYS.index(str(splay))

    def _put(self, value: object, zone: Zone, where: str) -> None:
        """Put the listed cards into a zone in order; a number stands for some card of that value."""
        for item in self.listing(value, where):
            age = _age(item)
            if age is not None:
                self.any_of.append((age, zone, where))
                continue
            card = self._card(item, where)
            if card is not None:
                zone.cards.append(card)

    def _card(self, item: object, where: str) -> Card | None:
        """Return a card by its name, noting where it has been put."""
        if not isinstance(item, str):
            self.reasons.append(f"{where} holds {_brief(item)}, which is not a card's name")
            return None
        card = self.by_name.get(item.casefold())
        if card is None:
            names = [card.name for card in self.by_name.values()]
            self.reasons.append(f"{where} holds {item!r}, which is no card of this game{nearest(item, names)}")
            return None
        if card.name in self.places:
            self.reasons.append(f"{card.name} is twice: in {self.places[card.name]} and in {where}")
            return None
        self.places[card.name] = where
        return card

    def _claim(self, special: Special, where: str) -> None:
        if special.name in self.places:
            self.reasons.append(f"{special.name} is twice: in {self.places[special.name]} and in {where}")
        self.places[special.name] = where

    def _read_decks(self, game: Game) -> None:
        decks = self.mapping(self.spec.get("decks", {}), "decks") or {}
        for key, value in decks.items():
            age = _age(key)
            if age is None or not 1 <= age <= game.edition.top_age:
                self.reasons.append(f"there is no deck {key!r}: the decks are 1 to {game.edition.top_age}")
                continue
            for item in reversed(self.listing(value, f"deck {age}")):
                card = self._card(item, f"deck {age}")
                if card is None:
                    continue
                if card.age != age:
                    self.reasons.append(f"deck {age} holds {card.name}, which is of age {card.age}")
                game.decks[age].cards.append(card)

    def _read_available(self, game: Game) -> None:
        """Read the available standard achievements; if not given, one of each age that nobody has claimed."""
        if "achievements" in self.spec:
            self._put(self.spec["achievements"], game.available, "the available achievements")
            return
        claimed = {card.age for player in game.players for card in player.achievements}
        claimed |= {age for age, zone, _ in self.any_of if zone.kind == "achievements"}
        for age in range(1, game.edition.achievement_ages + 1):
            if age not in claimed and any(card.age == age for card in self._unplaced(game)):
                self.any_of.append((age, game.available, "the available achievements"))

    def _read_specials(self, game: Game) -> None:
        if "special" not in self.spec:
            game.specials = [special for special in game.edition.specials if special.name not in self.places]
            return
        for item in self.listing(self.spec["special"], "special"):
            special = self.special_names.get(item.casefold()) if isinstance(item, str) else None
            if special is None:
                known = [special.name for special in game.edition.specials]
                self.reasons.append(f"{_brief(item)} is no special achievement: they are {', '.join(known)}")
            else:
                self._claim(special, "the special achievements")
                game.specials.append(special)

    def _read_turn(self, game: Game) -> None:
        if "turn" in self.spec and self.spec["turn"] is None:
            game.phase = DEALING
            return
        turn = self.mapping(self.spec.get("turn", {}), "turn") or {}
        self.known_keys(turn, _TURN_KEYS, "turn")
        game.phase = PLAYING
        game.fresh = True
        who = turn.get("player", 0)
        if isinstance(who, str) and who in game.names:
            game.current = game.names.index(who)
        elif isinstance(who, str):
            self.reasons.append(f"turn: there is no player {who!r}{nearest(who, game.names)}")
        else:
            game.current = self.number(who, "the player in turn", 0, len(game.names) - 1)
        least = 0 if "result" in self.spec else 1
        game.actions = self.number(turn.get("actions", 2), "the actions in turn", least, 2)
        # A position is in the middle of a game unless it says otherwise: the short first turns are over.
        game.turn = self.number(turn.get("number", len(game.names) + 1), "the number of the turn", 1, 10**6)

    def _unplaced(self, game: Game) -> list[Card]:
        return [card for card in game.cards if card.name not in self.places]

    def _fill_in(self, game: Game) -> None:
        """Put some card wherever only a value is given, and the rest under the decks, all by the seed."""
        rest: dict[int, list[Card]] = {}
        for card in self._unplaced(game):
            rest.setdefault(card.age, []).append(card)
        rng = Rng(game.rng.state)
        for cards in rest.values():
            rng.shuffle(cards)
        for age, zone, where in self.any_of:
            if rest.get(age):
                zone.cards.append(rest[age].pop())
            else:
                self.reasons.append(f"{where} needs a card of value {age}, and none is left")
        exact = self.spec.get("exact", False)
        if not isinstance(exact, bool):
            self.reasons.append(f"exact must be true or false, not {_brief(exact)}")
        for age, cards in rest.items():
            if exact:
                game.removed.cards.extend(cards)
            else:
                game.decks[age].cards[:0] = cards

    def _recount(self, game: Game) -> None:
        for zone in game.zones:
            for card in zone.cards:
                game.where[card.index] = zone.index
        for player in game.players:
            player.score_total = sum(card.age for card in player.score_pile)
            for pile in player.piles:
                pile.icons = pile.count_icons()
            player.icons = sum(pile.icons for pile in player.piles)

    def _read_result(self, game: Game) -> None:
        if "result" not in self.spec:
            return
        result = self.mapping(self.spec["result"], "result") or {}
        winners = [
            self.number(seat, "a winner", 0, len(game.names) - 1)
            for seat in self.listing(result.get("winners"), "the winners")
        ]
        game.result = Result(str(result.get("kind")), winners, str(result.get("words")))
        self._refuse_if_wrong()


def _brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _age(item: object) -> int | None:
    """Return a value given as a number or as digits."""
    if isinstance(item, int) and not isinstance(item, bool):
        return item
    return int(item) if isinstance(item, str) and item.isdecimal() else None


def nearest(word: str, known: Sequence[str]) -> str:
    """Return a suggestion to end a refusal with, or nothing."""
    folded = {name.casefold(): name for name in known}
    close = difflib.get_close_matches(word.casefold(), list(folded), n=1)
    return f": did you mean {folded[close[0]]}?" if close else ""
