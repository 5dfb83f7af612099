"""What differs between the editions, as data. The rules ask the record; they never compare editions."""

from collections.abc import Sequence
from typing import Final

from splay.innovation.card import BASE, FIRST, FOURTH, THIRD, CardSet
from splay.innovation.expansions import Expansion
from splay.innovation.expansions.artifacts import ARTIFACTS_DELUXE
from splay.innovation.expansions.cities import CITIES_DELUXE
from splay.innovation.expansions.echoes import ECHOES_DELUXE, ECHOES_EUROPEAN
from splay.innovation.expansions.figures import FIGURES_DELUXE
from splay.innovation.facts import ICONS, SPLAYS
from splay.innovation.special import BASE_SPECIALS, FOURTH_SPECIALS, Special
from splay.kernel.errors import SetupError


class Edition:
    """One edition of the rules. What is not said of an edition is as in the first."""

    def __init__(
        self,
        key: str,
        title: str,
        flag: int,
        most_players: int,
        *,
        most_in_teams: int = 4,
        any_teams: bool = False,
        large_game: int = 0,
        fewest_needed: int = 4,
        top_age: int = 10,
        achievement_ages: int = 9,
        icons: int = 6,
        splays: int = 4,
        reveal_is_change: bool = False,
        partner_is_other: bool = False,
        longer_game: bool = False,
        ties_draw: bool = False,
        open_choices: Sequence[str] = (),
        open_boards: bool = False,
        ends_with_action: bool = False,
        verifies: bool = False,
        chains: bool = False,
        parleys: bool = False,
        duplicates_cost_more: bool = True,
        specials: Sequence[Special] = BASE_SPECIALS,
        expansions: Sequence[Expansion] = (),
    ) -> None:
        self.key = key
        self.title = title
        self.flag = flag
        """The bit that marks this edition's effects on the cards."""
        self.fewest_players = 2
        self.most_players = most_players
        """How many may play by the rulebook, as far as there are cards for them."""
        self.most_in_teams = most_in_teams
        self.any_teams = any_teams
        """Whether teams may be of any sizes and sit anyhow, not only two against two."""
        self.large_game = large_game
        """From how many players on distance matters for sharing and demands; 0 for never."""
        self.fewest_needed = fewest_needed
        """However many play, so many achievements are needed to win."""
        self.top_age = top_age
        """Drawing above this age ends the game."""
        self.achievement_ages = achievement_ages
        """One standard achievement is set aside from each age up to this one."""
        self.icons = ICONS[:icons]
        """The names of the icons on this edition's cards."""
        self.splays = SPLAYS[:splays]
        """The ways in which this edition's piles lie."""
        self.reveal_is_change = reveal_is_change
        """Whether a shared effect that only reveals a card earns the free draw."""
        self.partner_is_other = partner_is_other
        """Whether "another player" on a card can be the partner in a team game."""
        self.longer_game = longer_game
        """Whether the table may agree to play to one achievement more."""
        self.ties_draw = ties_draw
        """Whether a full tie at the end is a draw, and not a shared victory."""
        self.open_choices = list(open_choices)
        """What the table may agree to keep open on opponents' boards."""
        self.open_boards = open_boards
        """Whether everyone may look through every board."""
        self.ends_with_action = ends_with_action
        """Whether special achievements and victory are settled at the end of each action, and not at once."""
        self.verifies = verifies
        """Whether a hidden card that fits a demand is shown to all, and not only to the one whom it is handed to."""
        self.chains = chains
        """Whether self-executing while self-executing first draws and achieves a card of the top age."""
        self.parleys = parleys
        """Whether a card can be returned to deal with players who do not sit next to you."""
        self.duplicates_cost_more = duplicates_cost_more
        """Whether an achievement takes more points for one who already has some of its value."""
        self.specials = list(specials)
        self.expansions = {expansion.key: expansion for expansion in expansions}
        """What can be played with it, in the printed order of the triggers after a Meld action."""
        self._of_age_1: dict[str, int] = {}
        """How many cards of age 1 there are in a set, as far as they have been counted."""

    def with_sets(self, sets: Sequence[str]) -> list[Expansion]:
        """Return the expansions among some sets, which begin with the base set."""
        if list(sets[:1]) != ["base"]:
            raise SetupError("every game of Innovation needs the base set, named first", "sets")
        if len(set(sets)) < len(sets):
            raise SetupError("a set is named twice", "sets")
        for name in sets[1:]:
            if name not in self.expansions:
                elsewhere = [other.key for other in EDITIONS.values() if name in other.expansions]
                known = ", ".join(self.expansions) or "none"
                hint = f"choose the edition {' or '.join(elsewhere)}" if elsewhere else f"it has {known}"
                raise SetupError(f"the {self.title} has no expansion {name!r}: {hint}", "sets")
        return [expansion for expansion in self.expansions.values() if expansion.key in sets]

    def every_special(self, expansions: Sequence[Expansion]) -> list[Special]:
        """Return the special achievements of this edition with some expansions."""
        return [*self.specials, *[special for expansion in expansions for special in expansion.specials]]

    def most_at_table(self, teams: bool, expansions: Sequence[Expansion]) -> int:
        """Return how many can play: as many as the rulebooks say, as long as there are first hands for them."""
        if teams:
            return min(self.most_in_teams, self.first_hands(expansions))
        most = max([self.most_players, *[expansion.most_players for expansion in expansions]])
        return min(most, self.first_hands(expansions))

    def first_hands(self, expansions: Sequence[Expansion]) -> int:
        """Return to how many players two cards of age 1 can be dealt, one of them from an expansion that says so."""
        base = self._cards_of_age_1(BASE) - min(self.achievement_ages, 1)
        second = [self._cards_of_age_1(expansion.cards) for expansion in expansions if expansion.in_first_hand]
        return min(base, second[0]) if second else base // 2

    def _cards_of_age_1(self, cards: CardSet) -> int:
        if cards.name not in self._of_age_1:
            first = [script for script in cards.scripts if script.age == 1 and script.editions & self.flag]
            self._of_age_1[cards.name] = len(first)
        return self._of_age_1[cards.name]

    def refuses(self, players: int, teams: bool, expansions: Sequence[Expansion]) -> str:
        """Return why so many players cannot play, and what would help; nothing if they can."""
        most = self.most_at_table(teams, expansions)
        if self.fewest_players <= players <= most:
            return ""
        what = " with ".join([f"the {self.title}", *[expansion.title for expansion in expansions]])
        reason = f"{what} is for {self.fewest_players} to {most} players, not {players}"
        others = [expansion for expansion in self.expansions.values() if expansion not in expansions]
        help_ = [other.title for other in others if most < players <= self.most_at_table(teams, [*expansions, other])]
        if help_:
            return f"{reason}; with {' or '.join(help_)} so many can play"
        if not teams and most < players <= self.most_at_table(True, expansions):
            return f"{reason}; in teams so many can play"
        return reason

    def achievements_needed(self, players: int, expansions: int, teams: bool, longer: bool) -> int:
        """Return how many achievements win: those of two players for a team."""
        needed = 8 + expansions - (2 if teams else players)
        return max(needed, self.fewest_needed) + (1 if longer else 0)


FIRST_EDITION: Final = Edition("1e", "1st edition", FIRST, most_players=4, expansions=[ECHOES_EUROPEAN])

THIRD_EDITION: Final = Edition(
    "3e",
    "3rd edition",
    THIRD,
    most_players=8,
    large_game=5,
    reveal_is_change=True,
    partner_is_other=True,
    longer_game=True,
    ties_draw=True,
    open_choices=("covered", "counts"),
    expansions=[CITIES_DELUXE, ARTIFACTS_DELUXE, ECHOES_DELUXE, FIGURES_DELUXE],
)

FOURTH_EDITION: Final = Edition(
    "4e",
    "4th edition",
    FOURTH,
    most_players=5,
    most_in_teams=6,
    any_teams=True,
    fewest_needed=1,
    top_age=11,
    achievement_ages=10,
    icons=7,
    splays=5,
    partner_is_other=True,
    open_boards=True,
    ends_with_action=True,
    verifies=True,
    ties_draw=True,
    chains=True,
    parleys=True,
    duplicates_cost_more=False,
    specials=FOURTH_SPECIALS,
)

EDITIONS: Final[dict[str, Edition]] = {
    edition.key: edition for edition in (FIRST_EDITION, THIRD_EDITION, FOURTH_EDITION)
}
DEFAULT_EDITION: Final = "4e"


def edition_named(key: str) -> Edition:
    """Return an edition by its key."""
    if key not in EDITIONS:
        raise SetupError(f"there is no edition {key!r}: choose one of {', '.join(EDITIONS)}", "edition")
    return EDITIONS[key]
