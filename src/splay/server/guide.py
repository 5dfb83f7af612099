"""What the server has to know of each game: what a table can choose, the cards, and how its log reads."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from splay.bots import LADDER
from splay.bots.names import name_for
from splay.games import DEFAULT_GAME, EDITIONS, GAMES, setup_of
from splay.innovation import wording as innovation_wording
from splay.innovation.card import BASE, Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS as INNOVATION_EDITIONS
from splay.innovation.edition import Edition
from splay.innovation.expansions import Expansion
from splay.innovation.expansions.decrees import Decree
from splay.innovation.facts import COLORS, SLOT_NAMES
from splay.innovation.special import Special
from splay.innovation.vocabulary import VOCABULARIES
from splay.intrapreneurs import INTRAPRENEURS, shipped_deck
from splay.intrapreneurs import wording as intrapreneurs_wording
from splay.intrapreneurs.facts import FEWEST_PLAYERS, MOST_PLAYERS
from splay.kernel.errors import SetupError
from splay.kernel.event import Event
from splay.kernel.game import Game
from splay.kernel.setup import Setup
from splay.server.refusal import Refused

Json = dict[str, object]

BOT_WORDS: Final = {
    "random": "Takes any option, each equally likely. Good for a first look at the game.",
    "greedy": "Tries every option one action ahead and takes what looks best.",
    "learned": "Tries every option one action ahead and takes what it has learned to win with.",
    "search": "Thinks several actions ahead, those of others included.",
}


@dataclass(frozen=True)
class Guide:
    """One game as a table can choose it."""

    name: str
    title: str
    editions: Callable[[], list[Json]]
    facts: Callable[[str, list[str]], Json]
    """Return the cards of an edition and some sets."""
    names: Callable[[str, tuple[str, ...]], list[str]]
    """Return the names of the cards of an edition and some sets."""
    movement: Callable[[Event, int | None], Json | None]
    reveals: Callable[[Event, int], bool]
    """Tell whether someone may have learnt anything by an event that came of a seat's answer."""
    words: list[str]
    """The vocabularies in which the game can be told, its own first; with only one there is nothing to choose."""

    def vocabulary(self, wanted: str | None) -> str:
        """Return the vocabulary that is wanted, if the game has it, or else its own."""
        return wanted if wanted in self.words else self.words[0]

    def say(self, words: str, text: str, names: Sequence[str]) -> str:
        """Return a text in a vocabulary, the players' names left as they are; the rules are told in the first one."""
        if words == self.words[0]:
            return text
        return VOCABULARIES[words].say(text, [*names, *_card_names(self.name)])


def _innovation_editions() -> list[Json]:
    return [
        {
            "key": edition.key,
            "title": edition.title,
            "players": [edition.fewest_players, edition.most_at_table(False, [])],
            "team_players": [3 if edition.any_teams else 4, edition.most_at_table(True, [])],
            "expansions": _expansions(edition),
            "options": _options(edition),
        }
        for edition in reversed(INNOVATION_EDITIONS.values())
    ]


def _expansions(edition: Edition) -> list[Json]:
    """Return the expansions that can be added to an edition."""
    return [
        {
            "key": expansion.key,
            "title": expansion.title,
            "players": [edition.fewest_players, edition.most_at_table(False, [expansion])],
        }
        for expansion in edition.expansions.values()
    ]


def _options(edition: Edition) -> list[Json]:
    options = [_teams("Who plays together: a letter for each seat.")]
    if edition.longer_game:
        options.append(_option("longer", "Longer game", "One achievement more is needed to win.", "flag", ["yes"]))
    if edition.open_choices:
        values = [*edition.open_choices, "+".join(edition.open_choices)]
        help_text = "What is open on other boards: the covered cards of splayed piles, the number of cards, or both."
        options.append(_option("open", "Open information", help_text, "choices", values))
    for expansion in edition.expansions.values():
        if expansion.has_relics:
            help_text = "Five lost cards beside the decks, to be seized by who digs up an artifact of their value."
            options.append(_option("relics", "Relics", help_text, "flag", ["yes"], expansion.key))
    return options


def _teams(help_text: str) -> Json:
    return _option("teams", "Teams", help_text, "teams", [])


def _option(key: str, title: str, help_text: str, kind: str, values: list[str], needs: str = "") -> Json:
    """Return an option, which may be only for tables that play with some expansion."""
    return {"key": key, "title": title, "help": help_text, "kind": kind, "values": values, "needs": needs}


def _innovation_facts(edition: str, sets: list[str]) -> Json:
    record = INNOVATION_EDITIONS[edition]
    expansions = record.with_sets([BASE.name, *[name for name in sets if name != BASE.name]])
    specials = [special for special in record.every_special(expansions) if special.set_name in sets]
    # Relics are cards of Artifacts, whichever set they were lost from.
    printed = [card for card in _printed(record, expansions) if card.relic or card.set_name in sets]
    return {
        "icons": record.icons,
        "slots": SLOT_NAMES,
        "colors": [color.name for color in COLORS],
        "cards": [_card_facts(card, edition) for card in printed],
        "specials": [_special_facts(special) for special in specials],
    }


def _printed(edition: Edition, expansions: Sequence[Expansion]) -> list[Card]:
    """Return the cards of an edition with some expansions, and the relics if one of them has some."""
    return catalogue(edition, expansions, any(expansion.has_relics for expansion in expansions))


def _special_facts(special: Special) -> Json:
    """Return what a reader of a special achievement has to know; a decree has a colour."""
    facts: Json = {"name": special.name, "set": special.set_name, "text": special.text, "via": special.via}
    return {**facts, "color": special.color.name} if isinstance(special, Decree) else facts


def _card_facts(card: Card, edition: str) -> Json:
    """Return what a reader of the card has to know; what few cards have only where it is there."""
    return {
        **card.facts(edition),
        "rulings": card.rulings,
        **({"relic": True} if card.relic else {}),
        **({"board_age": card.front.age} if card.front else {}),
    }


def _innovation_names(edition: str, sets: tuple[str, ...]) -> list[str]:
    record = INNOVATION_EDITIONS[edition]
    expansions = record.with_sets(sets)
    return [thing.label for thing in (*_printed(record, expansions), *record.every_special(expansions))]


def _intrapreneurs_editions() -> list[Json]:
    return [
        {
            "key": EDITIONS[INTRAPRENEURS.name],
            "title": "Standard",
            "players": [FEWEST_PLAYERS, MOST_PLAYERS],
            "team_players": [4, 4],
            "expansions": [],
            "options": [_teams("Two against two: a letter for each of the four seats.")],
        }
    ]


def _intrapreneurs_facts(edition: str, sets: list[str]) -> Json:
    deck = shipped_deck()
    return {
        "name": deck.name,
        "title": deck.title,
        "cards": [card.facts() for card in deck.held],
        "projects": [card.facts() for card in deck.projects],
        "events": [card.facts() for card in deck.events],
    }


def _intrapreneurs_names(edition: str, sets: tuple[str, ...]) -> list[str]:
    deck = shipped_deck()
    return [card.name for card in [*deck.cards, *deck.events]]


GUIDES: Final[dict[str, Guide]] = {
    guide.name: guide
    for guide in (
        Guide(
            DEFAULT_GAME,
            "Innovation",
            _innovation_editions,
            _innovation_facts,
            _innovation_names,
            innovation_wording.movement,
            innovation_wording.reveals,
            list(VOCABULARIES),
        ),
        Guide(
            INTRAPRENEURS.name,
            "Intrapreneurs",
            _intrapreneurs_editions,
            _intrapreneurs_facts,
            _intrapreneurs_names,
            intrapreneurs_wording.movement,
            intrapreneurs_wording.reveals,
            ["standard"],
        ),
    )
}


def games() -> Json:
    """Return what can be played, and against which bots."""
    listed = [
        {"name": guide.name, "title": guide.title, "editions": guide.editions(), "words": guide.words}
        for guide in GUIDES.values()
    ]
    return {"games": listed, "bots": bots()}


def bots() -> list[Json]:
    """Return who can take a seat: the ladder from its first opponent on, and then the plain bots."""
    characters: list[Json] = [
        {"key": one.name, "title": one.title, "help": one.line, "level": one.level, "rating": one.rating}
        for one in LADDER
    ]
    plain: list[Json] = [
        {"key": key, "title": name_for(key), "help": words, "level": None, "rating": None}
        for key, words in BOT_WORDS.items()
    ]
    return characters + plain


def cards(game: str, edition: str, sets: list[str]) -> Json:
    """Return the cards of a game."""
    guide = guide_named(game)
    check_edition(guide, edition)
    if game == DEFAULT_GAME:
        known = [BASE.name, *INNOVATION_EDITIONS[edition].expansions]
        if not sets or len(set(sets)) < len(sets) or any(name not in known for name in sets):
            raise Refused("illegal", f"The sets of this edition are {', '.join(known)}; name each at most once.")
        sets = [name for name in known if name in sets]
    return guide.facts(edition, sets)


def cards_told(game: str, edition: str, sets: list[str], words: str) -> Json:
    """Return the cards of a game, their texts and rulings in a vocabulary."""
    guide = guide_named(game)

    def told(value: Any) -> Any:
        if isinstance(value, list):
            return [told(part) for part in value]
        if not isinstance(value, dict):
            return value
        said = {key: told(part) for key, part in value.items()}
        if "text" in said:
            said["text"] = guide.say(words, said["text"], [])
        if "rulings" in said:
            said["rulings"] = [guide.say(words, text, []) for text in said["rulings"]]
        return said

    return {key: told(part) for key, part in cards(game, edition, sets).items()}


def guide_named(game: str) -> Guide:
    """Return a game, or say which there are."""
    if game not in GUIDES:
        raise Refused("illegal", f"There is no game {game[:40]!r}: the games are {', '.join(GUIDES)}.")
    return GUIDES[game]


def check_edition(guide: Guide, edition: str) -> Json:
    """Return an edition of a game, or say which there are."""
    known = {str(record["key"]): record for record in guide.editions()}
    if edition not in known:
        raise Refused("illegal", f"{guide.title} has the editions {', '.join(known)}, not {edition[:40]!r}.")
    return known[edition]


def match_setup(
    game: str, edition: str, expansions: list[str], options: dict[str, str], names: list[str], seed: int
) -> Setup:
    """Return the setup of a match, or say why it cannot be played so."""
    record = check_edition(guide_named(game), edition)
    _check_keys(options, [str(option["key"]) for option in _listed(record, "options")], "option")
    known = [str(expansion["key"]) for expansion in _listed(record, "expansions")]
    _check_keys(dict.fromkeys(expansions, ""), known, "expansion")
    if len(set(expansions)) < len(expansions):
        raise Refused("illegal", "An expansion is named twice.")
    # Whatever order they are named in, it is the same game.
    ordered = [key for key in known if key in expansions]
    setup = setup_of(game, names, seed, edition, options, ordered)
    try:
        GAMES[game].begin(setup).release()
    except SetupError as error:
        words = str(error)
        raise Refused("illegal", f"{words[:1].upper()}{words[1:]}.") from error
    return setup


def _listed(record: Json, key: str) -> list[Json]:
    value = record[key]
    assert isinstance(value, list)
    return value


def _check_keys(given: dict[str, str], known: list[str], what: str) -> None:
    for key in given:
        if key not in known:
            raise Refused("illegal", f"There is no {what} {key[:40]!r} here; there is {', '.join(known) or 'none'}.")


@cache
def _card_names(game: str) -> tuple[str, ...]:
    """Return the names of all cards of a game, which are the same in every vocabulary."""
    guide = GUIDES[game]
    found = [name for edition in guide.editions() for name in guide.names(str(edition["key"]), _all_sets(edition))]
    return tuple(dict.fromkeys(found))


def _all_sets(edition: Json) -> tuple[str, ...]:
    return (BASE.name, *[str(expansion["key"]) for expansion in _listed(edition, "expansions")])


@cache
def _pattern(game: str, edition: str, sets: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds the names of cards in a text, the longest first; by their first letters, which is faster."""
    by_letter: dict[str, list[str]] = {}
    for name in sorted(GUIDES[game].names(edition, sets), key=len, reverse=True):
        by_letter.setdefault(name[0], []).append(re.escape(name[1:]))
    found = [f"{re.escape(letter)}(?:{'|'.join(rest)})" for letter, rest in by_letter.items()]
    return re.compile(rf"(?<!\w)(?=[{re.escape(''.join(by_letter))}])(?:{'|'.join(found)})(?!\w)")


def cards_in(setup: Setup, text: str) -> list[str]:
    """Return the names of cards that occur in a text, in their order."""
    return list(dict.fromkeys(_pattern(setup.game, setup.edition, tuple(setup.sets)).findall(text)))


def told(game: Game, setup: Setup, event: Event, seat: int | None, words: str) -> Json:
    """Return an event of a match as a seat may read it."""
    guide = GUIDES[setup.game]
    text = guide.say(words, game.describe(event, seat), game.names)
    return {
        "kind": event.kind,
        "seat": event.seat,
        "text": text,
        "cards": cards_in(setup, text),
        "move": guide.movement(event, seat),
    }
