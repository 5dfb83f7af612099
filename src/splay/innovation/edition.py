"""What differs between the editions, as data. The rules ask the record; they never compare editions."""

from collections.abc import Sequence
from typing import Final

from splay.innovation.card import FIRST, THIRD
from splay.innovation.special import BASE_SPECIALS, Special
from splay.kernel.errors import SetupError


class Edition:
    """One edition of the rules."""

    def __init__(
        self,
        key: str,
        title: str,
        flag: int,
        most_players: int,
        large_game: int,
        reveal_is_change: bool,
        partner_is_other: bool,
        longer_game: bool,
        open_choices: Sequence[str],
        specials: Sequence[Special],
    ) -> None:
        self.key = key
        self.title = title
        self.flag = flag
        """The bit that marks this edition's effects on the cards."""
        self.fewest_players = 2
        self.most_players = most_players
        self.large_game = large_game
        """From how many players on distance matters for sharing and demands; 0 for never."""
        self.top_age = 10
        """Drawing above this age ends the game."""
        self.achievement_ages = 9
        """One standard achievement is set aside from each age up to this one."""
        self.reveal_is_change = reveal_is_change
        """Whether a shared effect that only reveals a card earns the free draw."""
        self.partner_is_other = partner_is_other
        """Whether "another player" on a card can be the partner in a team game."""
        self.longer_game = longer_game
        """Whether the table may agree to play to one achievement more."""
        self.open_choices = list(open_choices)
        """What the table may agree to keep open on opponents' boards."""
        self.specials = list(specials)

    def achievements_needed(self, players: int, expansions: int, teams: bool, longer: bool) -> int:
        """Return how many achievements win: those of two players for a team."""
        needed = 8 + expansions - (2 if teams else players)
        return max(needed, 4) + (1 if longer else 0)


FIRST_EDITION: Final = Edition(
    key="1e",
    title="1st edition",
    flag=FIRST,
    most_players=4,
    large_game=0,
    reveal_is_change=False,
    partner_is_other=False,
    longer_game=False,
    open_choices=(),
    specials=BASE_SPECIALS,
)

THIRD_EDITION: Final = Edition(
    key="3e",
    title="3rd edition",
    flag=THIRD,
    most_players=8,
    large_game=5,
    reveal_is_change=True,
    partner_is_other=True,
    longer_game=True,
    open_choices=("covered", "counts"),
    specials=BASE_SPECIALS,
)

EDITIONS: Final[dict[str, Edition]] = {"1e": FIRST_EDITION, "3e": THIRD_EDITION}
DEFAULT_EDITION: Final = "3e"


def edition_named(key: str) -> Edition:
    """Return an edition by its key."""
    if key not in EDITIONS:
        raise SetupError(f"there is no edition {key!r}: choose one of {', '.join(EDITIONS)}", "edition")
    return EDITIONS[key]
