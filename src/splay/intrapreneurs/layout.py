"""A position as plain data, and back: where every card lies, whose turn it is, and what has been agreed."""

from typing import Final

from splay.intrapreneurs.card import Asset, Card, Held, MacroEvent, Project
from splay.intrapreneurs.deck import Deck, DeckError, shipped_deck
from splay.intrapreneurs.facts import (
    FEWEST_PLAYERS,
    LEVELS,
    MOST_PLAYERS,
    PAUSED,
    PROJECTS_ON_OFFER,
    ROMAN,
    ROUNDS,
    add,
    covers,
)
from splay.intrapreneurs.game import ARRIVAL, OPENING, PHASES, REVIEW, TURNS, Game
from splay.intrapreneurs.options import check_options, deck_of, options_of, teams_of
from splay.intrapreneurs.player import Player
from splay.intrapreneurs.rules import BY_THE_BOOK, RoundRules
from splay.intrapreneurs.zone import Venture, Zone
from splay.kernel.errors import PositionError, SetupError
from splay.kernel.game import Result
from splay.kernel.plain import MOST_HINTS, PlainReader, Spec, brief, nearest
from splay.kernel.rng import MOST_SEED, Rng
from splay.kernel.setup import can_be_name

NAME: Final = "intrapreneurs"
GROUP: Final = "a table"

_KEYS: Final = (
    "game",
    "options",
    "players",
    "round",
    "phase",
    "macro",
    "first",
    "turn",
    "offer",
    "pile",
    "discards",
    "projects",
    "project_pile",
    "dropped",
    "exact",
    "seed",
    "result",
)
_PLAYER_KEYS: Final = ("name", "team", "hand", "projects", "started", "skips", "frozen", "owes", "out")
_VENTURE_KEYS: Final = ("project", "level", "assets", "burdened")
_TURN_KEYS: Final = ("player", "number", "acted", "paused", "restarted")
_RESULT_KEYS: Final = ("kind", "winners", "words")
_COUNTS: Final = ("started", "skips", "frozen", "owes")


def write(game: Game) -> Spec:
    """Return the position of a game as plain data, every card in its exact place."""
    spec: Spec = {
        "game": NAME,
        "options": options_of(game),
        "players": [_write_player(player) for player in game.players],
        "round": game.round,
        "phase": PHASES[game.phase],
        "macro": game.macro.name if game.macro else None,
        "first": game.names[game.first],
        "turn": {
            "player": game.names[game.current],
            "number": game.turn,
            "acted": game.acted,
            "paused": [game.deck.cards[index].name for index in game.paused_now],
            "restarted": [game.deck.cards[index].name for index in game.restarted_now],
        },
        "offer": _names(game.offer),
        "pile": _names(game.pile)[::-1],
        "discards": _names(game.discard_pile),
        "projects": _names(game.project_offer),
        "project_pile": _names(game.project_pile)[::-1],
        "dropped": _names(game.dropped),
        "exact": True,
        "seed": game.rng.state,
    }
    if game.result is not None:
        spec["result"] = game.result.to_json()
    return spec


def _write_player(player: Player) -> Spec:
    spec: Spec = {
        "name": player.name,
        "team": player.team,
        "hand": _names(player.hand_zone),
        "projects": [_write_venture(venture) for venture in player.ventures],
    }
    for key in _COUNTS:
        if getattr(player, key):
            spec[key] = getattr(player, key)
    if player.out:
        spec["out"] = True
    return spec


def _write_venture(venture: Venture) -> Spec:
    spec: Spec = {"project": venture.project.name, "level": LEVELS[venture.level], "assets": _names(venture)}
    if venture.burdened:
        spec["burdened"] = True
    return spec


def _names(zone: Zone) -> list[str]:
    return [card.name for card in zone.cards]


def read(spec: object) -> Game:
    """Return the game that a position describes, or refuse it with every reason."""
    return _Reader(spec).game()


class _Reader(PlainReader):
    """Reads a position, gathering every reason why it cannot be."""

    def __init__(self, spec: object) -> None:
        super().__init__(GROUP)
        self.spec = self.mapping(spec, "a position")
        self.known_keys(self.spec, _KEYS, "a position")
        if self.spec.get("game", NAME) != NAME:
            self.refuse(f"this is a position of {brief(self.spec['game'])}, not of {NAME}")
        self.entries = [self.mapping(entry, "a player") for entry in self.listing(self.spec.get("players"), "players")]
        self.exact = self.truth(self.spec.get("exact", False), "exact")
        self.places: dict[str, str] = {}
        """For each card placed so far, where."""

    def game(self) -> Game:
        """Return the game, or refuse the position."""
        game = self._empty_game()
        self._read_round(game)
        for player, entry in zip(game.players, self.entries, strict=True):
            self._read_player(game, player, entry)
        self._read_table(game)
        self._read_turn(game)
        self._read_result(game)
        self._fill_in(game)
        if not self.reasons:
            self._check_sums(game)
        if self.reasons:
            raise PositionError(self.reasons)
        return game

    # What has been agreed

    def _empty_game(self) -> Game:
        """Return a game with the right deck and players, and no card anywhere.

        Where one of these is wrong, the usual one stands in, so that the rest is read and judged as well.
        """
        given = self.mapping(self.spec.get("options", {}), "options")
        texts = {key: value if isinstance(value, str) else brief(value) for key, value in given.items()}
        names = self._read_names()
        if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
            self.refuse(f"Intrapreneurs is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players or teams, not {len(names)}")
        try:
            check_options(texts, len(names))
        except SetupError as error:
            self.refuse(str(error))
            texts.pop("teams", None)
        seed = self.number(self.spec.get("seed", 0), "seed", -(2**64), MOST_SEED)
        return Game(self._read_deck(texts), names, self._read_teams(texts), Rng(seed))

    def _read_deck(self, options: dict[str, str]) -> Deck:
        try:
            return deck_of(options)
        except DeckError as error:
            self.refuse(str(error))
            return shipped_deck()

    def _read_names(self) -> list[str]:
        names: list[str] = []
        for seat, entry in enumerate(self.entries, start=1):
            name = entry.get("name", f"player {seat}")
            if not isinstance(name, str) or not can_be_name(name):
                self.refuse(f"{brief(name)} cannot be a name: it needs visible characters and no comma")
                name = f"player {seat}"
            elif name in names:
                self.refuse(f"two players are called {name}")
            names.append(name)
        return names

    def _read_teams(self, options: dict[str, str]) -> list[int]:
        """Return each player's team, as the options or the players say it; by default everyone plays alone."""
        agreed = teams_of(options, len(self.entries))
        if all("team" not in entry for entry in self.entries):
            return agreed
        labels: dict[str, int] = {}
        teams: list[int] = []
        for seat, entry in enumerate(self.entries):
            team = entry.get("team", f"alone {seat}")
            if isinstance(team, bool) or not isinstance(team, int | str):
                self.refuse(f"a team must be a number or a name, not {brief(team)}")
            teams.append(labels.setdefault(str(team), len(labels)))
        if len(labels) < len(teams) and sorted(map(teams.count, teams)) != [2, 2, 2, 2]:
            self.refuse("teams of separate seats are for four players, two in each team")
        elif "teams" in options and teams != agreed:
            self.refuse(f"the players' teams are not those of the option teams, {options['teams']!r}")
        return teams

    # The round and the turn

    def _read_round(self, game: Game) -> None:
        phase = self.one_of(self.spec.get("phase", PHASES[TURNS]), PHASES, "phase")
        game.phase = PHASES.index(phase)
        least = 0 if game.phase == OPENING else 1
        game.round = self.number(self.spec.get("round", 1), "round", least, ROUNDS)
        macro = self.spec.get("macro")
        if macro is not None:
            game.macro = self._macro(game, macro)
        if game.macro is not None and game.round < 2:
            self.refuse("there is no macro event in round 1")
        if macro is None and game.round >= 2:
            self.refuse(f"round {game.round} needs its macro event: one of {_event_names(game)}")
        if game.phase == OPENING and game.round == ROUNDS and "result" not in self.spec:
            self.refuse("there is no round to open after round 3")
        game.first = self._seat(game, self.spec.get("first", 0), "first")

    def _macro(self, game: Game, name: object) -> MacroEvent | None:
        events = {event.name.casefold(): event for event in game.deck.events}
        found = events.get(name.casefold()) if isinstance(name, str) else None
        if found is None:
            self.refuse(f"{brief(name)} is no macro event: they are {_event_names(game)}")
        return found

    def _seat(self, game: Game, who: object, what: str) -> int:
        """Return a player's seat, given by name or number."""
        if isinstance(who, str):
            if who in game.names:
                return game.names.index(who)
            self.refuse(f"{what}: there is no player {who!r}{nearest(who, game.names)}")
            return 0
        return self.number(who, what, 0, max(0, len(game.names) - 1))

    def _read_turn(self, game: Game) -> None:
        turn = self.mapping(self.spec.get("turn", {}), "turn")
        self.known_keys(turn, _TURN_KEYS, "turn")
        game.current = self._seat(game, turn.get("player", game.first), "turn: player")
        least = 1 if game.phase in (TURNS, REVIEW) else 0
        game.turn = self.number(turn.get("number", least), "turn: number", least, 10**6)
        game.acted = self.truth(turn.get("acted", False), "turn: acted")
        game.paused_now = self._read_worked(game, turn, "paused")
        game.restarted_now = self._read_worked(game, turn, "restarted")
        if "result" in self.spec:
            return
        if game.players and game.phase == TURNS and game.players[game.current].out:
            self.refuse(f"it cannot be the turn of {game.names[game.current]}, who has left the game")
        if len({player.team for player in game.players if not player.out}) < 2:
            self.refuse("a game without a result needs players of at least two sides")

    def _read_worked(self, game: Game, turn: Spec, key: str) -> list[int]:
        """Return the projects of the player in turn that were paused or restarted this turn."""
        owned = {card.name: card.index for card in game.players[game.current].portfolio.cards} if game.players else {}
        worked: list[int] = []
        for name in self.listing(turn.get(key, []), f"turn: {key}"):
            if not isinstance(name, str) or name not in owned:
                self.refuse(f"turn: {key}: {brief(name)} is no project of the player in turn")
            elif owned[name] in worked:
                self.refuse(f"turn: {key}: {name} is listed twice")
            else:
                worked.append(owned[name])
        return worked

    # Cards

    def _read_player(self, game: Game, player: Player, entry: Spec) -> None:
        who = player.name
        self.known_keys(entry, _PLAYER_KEYS, f"player {who}")
        self._put(game, entry.get("hand", []), player.hand_zone, f"{who}'s hand", Held)
        listed = self.listing(entry.get("projects", []), f"{who}'s projects")
        for value in listed:
            self._read_venture(game, player, self.mapping(value, f"a project of {who}"))
        for key in _COUNTS:
            setattr(player, key, self.number(entry.get(key, 0), f"{who}'s {key}", 0, 99))
        player.out = self.truth(entry.get("out", False), f"{who}'s out")
        if player.out and (player.hand_zone.cards or player.portfolio.cards):
            self.refuse(f"{who} has left the game and cannot have cards")
        if player.owes and game.phase != REVIEW:
            self.refuse(f"{who} can owe a discard only in the phase review")
        if player.started > len(listed):
            self.refuse(f"{who} cannot have started {player.started} projects this round and have {len(listed)}")

    def _read_venture(self, game: Game, player: Player, entry: Spec) -> None:
        where = f"{player.name}'s projects"
        self.known_keys(entry, _VENTURE_KEYS, f"a project of {player.name}")
        project = self._card(game, entry.get("project"), where, Project)
        if project is None:
            return
        game.put(project, player.portfolio)
        venture = game.venture(project)
        venture.owner = player.seat
        where = f"{player.name}'s {project.name}"
        venture.level = LEVELS.index(self.one_of(entry.get("level", "viable"), LEVELS, f"the level of {where}"))
        venture.burdened = self.truth(entry.get("burdened", False), f"burdened of {where}")
        self._put(game, entry.get("assets", []), venture, where, Asset)
        if venture.level == PAUSED and venture.cards:
            self.refuse(f"{where} is paused and cannot have assets")

    def _read_table(self, game: Game) -> None:
        self._put(game, self.spec.get("offer", []), game.offer, "the offer", Held, current=True)
        self._put(game, self.spec.get("discards", []), game.discard_pile, "the discards", Held)
        self._put(game, self.spec.get("projects", []), game.project_offer, "the projects on offer", Project)
        self._put(game, self.spec.get("dropped", []), game.dropped, "the dropped projects", Project)
        self._put(game, self.spec.get("pile", []), game.pile, "the draw pile", Held, current=True)
        self._put(game, self.spec.get("project_pile", []), game.project_pile, "the project pile", Project)
        for zone in (game.pile, game.project_pile):
            zone.cards.reverse()
        if game.phase in (OPENING, REVIEW) and game.offer.cards + game.pile.cards:
            self.refuse(f"in the phase {PHASES[game.phase]} no asset is on offer or in the draw pile")
        if len(game.offer.cards) > game.rules.offer:
            self.refuse(f"{game.rules.offer} assets are on offer in this round, not {len(game.offer.cards)}")
        if len(game.project_offer.cards) > PROJECTS_ON_OFFER:
            self.refuse(f"{PROJECTS_ON_OFFER} projects are on offer, not {len(game.project_offer.cards)}")

    def _put(self, game: Game, value: object, zone: Zone, where: str, kind: type[Card], current: bool = False) -> None:
        """Put the listed cards into a zone, in order."""
        for item in self.listing(value, where):
            card = self._card(game, item, where, kind)
            if card is None:
                continue
            if isinstance(card, Held) and (card.round > game.round or (current and card.round < game.round)):
                self.refuse(f"{where} holds {card.name}, which is of round {ROMAN[card.round]}")
            game.put(card, zone)

    def _card(self, game: Game, item: object, where: str, kind: type[Card]) -> Card | None:
        """Return a card by its name, noting where it has been put."""
        card = game.deck.named(item) if isinstance(item, str) else None
        if card is None or isinstance(card, MacroEvent):
            few = isinstance(item, str) and len(self.reasons) < MOST_HINTS
            hint = nearest(str(item), [known.name for known in game.deck.cards]) if few else ""
            self.refuse(f"{where} holds {brief(item)}, which is no card of this game{hint}")
            return None
        if not isinstance(card, kind):
            self.refuse(f"{where} cannot hold {card.name}: it is {_article(card.kind)} {card.kind}")
            return None
        if card.name in self.places:
            self.refuse(f"{card.name} is twice: in {self.places[card.name]} and in {where}")
            return None
        self.places[card.name] = where
        return card

    def _fill_in(self, game: Game) -> None:
        """Put the cards that are not listed where they belong, and bring the offers to their full number."""
        rng = Rng(game.rng.state)
        rest = [card for card in game.deck.cards if card.name not in self.places]
        now: list[Card] = [card for card in rest if isinstance(card, Held) and card.round == game.round]
        projects: list[Card] = [card for card in rest if isinstance(card, Project)]
        for card in rest:
            if isinstance(card, Held) and card.round != game.round:
                game.put(card, game.decks[card.round] if card.round > game.round else game.discard_pile)
        self._lay_under(game, now, game.pile, game.discard_pile, rng)
        self._lay_under(game, projects, game.project_pile, game.dropped, rng)
        if game.phase in (ARRIVAL, TURNS) and "result" not in self.spec:
            _top_up(game, game.pile, game.offer, game.rules.offer)
            _top_up(game, game.project_pile, game.project_offer, PROJECTS_ON_OFFER)

    def _lay_under(self, game: Game, cards: list[Card], pile: Zone, aside: Zone, rng: Rng) -> None:
        """Shuffle the cards that are not listed in under a draw pile; in an exact position they are out."""
        rng.shuffle(cards)
        over = pile.cards[:]
        pile.cards.clear()
        spent = pile is game.pile and game.phase in (OPENING, REVIEW)
        for card in cards:
            game.put(card, aside if self.exact or spent else pile)
        pile.cards.extend(over)

    # What cannot be

    def _check_sums(self, game: Game) -> None:
        """Refuse active projects whose assets could never have met their requirements."""
        for player in game.players:
            for venture in player.active:
                if not any(_reaches(venture, rules) for rules in _rules_so_far(game)):
                    level = LEVELS[venture.level]
                    self.refuse(
                        f"{player.name}'s {venture.project.name} cannot be {level}: "
                        "its assets do not meet the requirement"
                    )

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
            self.refuse("a result needs a winner")
        game.result = Result(kind, winners, words)


def _top_up(game: Game, pile: Zone, offer: Zone, count: int) -> None:
    while len(offer.cards) < count and pile.cards:
        game.put(pile.cards.pop(), offer)


def _rules_so_far(game: Game) -> list[RoundRules]:
    """Return the rules of every round in which a project may have reached its level."""
    if game.round < ROUNDS:
        return [BY_THE_BOOK, game.rules]
    return [BY_THE_BOOK, *[event.rules for event in game.deck.events]]


def _reaches(venture: Venture, rules: RoundRules) -> bool:
    total = (0, 0, 0)
    for card in venture.cards:
        assert isinstance(card, Asset)
        total = add(total, rules.outcome(card))
    return covers(total, rules.requirement(venture.project, venture.level, venture.burdened))


def _event_names(game: Game) -> str:
    return ", ".join([event.name for event in game.deck.events])


def _article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"
