"""The rules of one round: those of the book, as far as a macro event does not change them."""

from typing import Final

from splay.intrapreneurs.card import Asset, Project
from splay.intrapreneurs.facts import (
    ASSETS_DEALT,
    ASSETS_ON_OFFER,
    HAND_LIMIT,
    NO_MEANS,
    Means,
    add,
    at_least_nothing,
    means_words,
)


class RoundRules:
    """What holds in a round; every entry left out is as in the book."""

    def __init__(
        self,
        requirements: Means = NO_MEANS,
        projects: str = "",
        outcomes: Means = NO_MEANS,
        assets: str = "",
        hand_limit: int = HAND_LIMIT,
        deal: int = ASSETS_DEALT,
        offer: int = ASSETS_ON_OFFER,
        penalty: int = 1,
        ignore_conditions: bool = False,
        no_obstacles: bool = False,
        no_pausing: bool = False,
        free_restarts: bool = False,
    ) -> None:
        self.requirements = requirements
        """What is added to the requirements of projects of one family, or of all."""
        self.projects = projects
        self.outcomes = outcomes
        """What is added to the outcomes of assets of one family, or of all, when they are allocated."""
        self.assets = assets
        self.hand_limit = hand_limit
        self.deal = deal
        """How many cards each player is dealt at the start."""
        self.offer = offer
        """How many assets are on offer."""
        self.penalty = penalty
        """How many assets all but the single leader discard at the end."""
        self.ignore_conditions = ignore_conditions
        self.no_obstacles = no_obstacles
        self.no_pausing = no_pausing
        self.free_restarts = free_restarts

    def requirement(self, project: Project, level: int, burdened: bool) -> Means:
        """Return what a level of a project requires; after a restart its pause cost is a burden on top."""
        need = project.levels[level].requires
        if burdened:
            need = add(need, project.pause_cost)
        if self.requirements != NO_MEANS and self.projects in ("", project.family):
            need = at_least_nothing(add(need, self.requirements))
        return need

    def outcome(self, asset: Asset) -> Means:
        """Return what an asset brings to a project."""
        if self.outcomes != NO_MEANS and self.assets in ("", asset.family):
            return at_least_nothing(add(asset.outcome, self.outcomes))
        return asset.outcome

    @property
    def words(self) -> str:
        """What is not as in the book, as words."""
        penalty = f"All but the single leader discard {self.penalty} assets at the end of the round"
        changes = (
            (self.requirements != NO_MEANS, self._change(self.projects, "projects require", self.requirements)),
            (self.outcomes != NO_MEANS, self._change(self.assets, "assets bring", self.outcomes)),
            (self.hand_limit != HAND_LIMIT, f"The hand limit is {self.hand_limit}"),
            (self.deal != ASSETS_DEALT, f"Everyone is dealt {self.deal} cards"),
            (self.offer != ASSETS_ON_OFFER, f"{self.offer} assets are on offer"),
            (self.penalty != 1, penalty if self.penalty else "Nobody discards at the end of the round"),
            (self.ignore_conditions, "Any asset on offer can be taken, whatever its condition"),
            (self.no_obstacles, "No obstacle can be played"),
            (self.no_pausing, "Nobody can pause their own projects"),
            (self.free_restarts, "Restarts cost nothing on top"),
        )
        return ". ".join([words for changed, words in changes if changed]) + "."

    def _change(self, family: str, verb: str, amount: Means) -> str:
        return f"{family or 'All'} {verb} {means_words(amount, signed=True)}"


BY_THE_BOOK: Final = RoundRules()
