"""Puts together positions by chance, of cards that fit the one to be shown."""

from typing import Final

from splay.examples.playing import Spec
from splay.intrapreneurs.card import Asset, Card, MacroEvent, Obstacle, Project
from splay.intrapreneurs.deck import Deck
from splay.intrapreneurs.facts import (
    HAND_LIMIT,
    LEVELS,
    NO_MEANS,
    PROJECTS_ON_OFFER,
    ROUNDS,
    TRANSFORMATIVE,
    VIABLE,
    add,
    covers,
)
from splay.intrapreneurs.layout import NAME
from splay.kernel.rng import Rng

YOU: Final = "ann"
RIVAL: Final = "bob"


class Drafting:
    """Puts together a position by chance, in which something can be done with the card."""

    def __init__(self, deck: Deck, card: Card, rng: Rng) -> None:
        self._deck = deck
        self._card = card
        self._rng = rng
        self._round = self._some_round()
        self._free = [asset for asset in deck.assets if asset is not card and asset.round <= self._round]
        self._projects = [project for project in deck.projects if project is not card]
        rng.shuffle(self._free)
        rng.shuffle(self._projects)

    def spec(self) -> Spec:
        """Return the position."""
        card, rng = self._card, self._rng
        you: Spec = {"name": YOU, "hand": [], "projects": []}
        rival: Spec = {"name": RIVAL, "hand": [], "projects": []}
        spec: Spec = {"game": NAME, "players": [you, rival], "round": self._round}
        if self._round > 1:
            spec["macro"] = self._plain_event().name
        spec |= {"turn": {"player": YOU}, "seed": rng.below(1000)}
        if isinstance(card, Asset):
            self._with_asset(card, spec, you, rival)
        elif isinstance(card, Obstacle):
            self._with_obstacle(card, you, rival)
        elif isinstance(card, Project):
            self._with_project(card, spec, you)
        else:
            assert isinstance(card, MacroEvent)
            self._with_event(card, spec, you, rival)
        return spec

    def _some_round(self) -> int:
        """Return a round in which the card can be at work: early ones have no macro event to think of."""
        card, assets = self._card, {asset.name: asset.round for asset in self._deck.assets}
        if isinstance(card, Asset):
            return card.round
        if isinstance(card, Obstacle):
            return max(card.round, min((assets[name] for name in card.defence), default=1))
        if isinstance(card, MacroEvent):
            # It is drawn when the first round ends, or is in force.
            return 1 + self._rng.below(ROUNDS)
        assert isinstance(card, Project)
        least = min([assets[name] for name in card.acceleration.assets]) if card.acceleration else 1
        return least + self._rng.below(ROUNDS + 1 - least)

    def _plain_event(self) -> MacroEvent:
        """Return a macro event under which everything requires and brings what is printed on it, if there is one."""
        events = self._deck.events
        plain = [event for event in events if event.rules.requirements == event.rules.outcomes == NO_MEANS] or events
        return plain[self._rng.below(len(plain))]

    # What a card needs

    def _with_asset(self, card: Asset, spec: Spec, you: Spec, rival: Spec) -> None:
        """Put an asset on offer or into the hand, with projects to work on, and somebody who puts an obstacle."""
        rng = self._rng
        if card.condition.words or rng.below(4) == 0:
            spec["offer"] = [card.name]
        else:
            you["hand"].append(card.name)
        self._add_projects(you, rng.below(3), card.accelerates)
        spec["projects"] = self._offered(rng.below(3))
        you["hand"] += self._assets(rng.below(5))
        known = [obstacle for obstacle in self._deck.obstacles if obstacle.name in card.defends]
        rival["hand"] += [obstacle.name for obstacle in known if obstacle.round <= self._round][:1]

    def _with_obstacle(self, card: Obstacle, you: Spec, rival: Spec) -> None:
        """Put an obstacle into the hand, and let the rival have something to lose and to be defended with."""
        you["hand"].append(card.name)
        self._add_projects(rival, self._rng.below(3), [])
        defences = [asset for asset in self._free if asset.name in card.defence][:1]
        rival["hand"] += [self._take(asset) for asset in defences] + self._assets(self._rng.below(5))

    def _with_project(self, card: Project, spec: Spec, you: Spec) -> None:
        """Put a project on offer, and into the hand what it may take."""
        spec["projects"] = [card.name]
        boost = card.acceleration
        wanted = [asset for asset in self._free if boost is not None and asset.name in boost.assets][:1]
        you["hand"] += [self._take(asset) for asset in wanted]
        you["hand"] += self._assets(2 + self._rng.below(HAND_LIMIT - 1 - len(wanted)))

    def _with_event(self, card: MacroEvent, spec: Spec, you: Spec, rival: Spec) -> None:
        """Let a macro event be in force or drawn next, with something of everything that it could change."""
        rng = self._rng
        self._add_projects(you, rng.below(3), [])
        if rng.below(2):
            you["projects"] += [{"project": self._projects.pop().name, "level": "paused"}]
        you["hand"] += self._assets(rng.below(6)) + self._obstacles(rng.below(2))
        rival["hand"] += self._assets(rng.below(5))
        if self._round in (1, ROUNDS):
            # Nothing is left in the draw pile, and the rival began: the round ends with this turn.
            spec |= {"first": RIVAL, "exact": True, "projects": self._offered(1 + rng.below(PROJECTS_ON_OFFER))}
            you["started"] = rng.below(1 + len(you["projects"]))
        if self._round == 1:
            spec["turn"]["acted"] = True
            spec["seed"] = self._seed_for(card)
        else:
            spec["macro"] = card.name
            spec["offer"] = self._fresh(1 + rng.below(3))

    def _seed_for(self, card: MacroEvent) -> int:
        """Return a seed with which a macro event is the next to be drawn."""
        events = self._deck.events
        seed = self._rng.below(1000)
        while events[Rng(seed).below(len(events))] is not card:
            seed += 1
        return seed

    # Cards

    def _take(self, asset: Asset) -> str:
        self._free.remove(asset)
        return asset.name

    def _assets(self, count: int) -> list[str]:
        """Take some assets of this round or earlier ones."""
        return [self._take(asset) for asset in self._free[:count]]

    def _fresh(self, count: int) -> list[str]:
        """Take some assets of this very round."""
        return [self._take(asset) for asset in [one for one in self._free if one.round == self._round][:count]]

    def _obstacles(self, count: int) -> list[str]:
        known = [obstacle.name for obstacle in self._deck.obstacles if obstacle.round <= self._round]
        self._rng.shuffle(known)
        return known[:count]

    def _offered(self, count: int) -> list[str]:
        taken, self._projects = self._projects[:count], self._projects[count:]
        return [project.name for project in taken]

    def _add_projects(self, owner: Spec, count: int, preferred: list[str]) -> None:
        """Let a player have started some projects, of which the first one may be a certain one."""
        for _ in range(count):
            wanted = [project for project in self._projects if project.name in preferred]
            project = wanted[0] if wanted and self._rng.below(4) else self._projects[0]
            level = VIABLE if self._rng.below(4) else TRANSFORMATIVE
            assets = self._reaching(project, level)
            if assets is not None:
                self._projects.remove(project)
                names = [self._take(asset) for asset in assets]
                owner["projects"].append({"project": project.name, "level": LEVELS[level], "assets": names})

    def _reaching(self, project: Project, level: int) -> list[Asset] | None:
        """Return some assets that together are enough for a level of a project, if there are such."""
        need, have, chosen = project.levels[level].requires, NO_MEANS, list[Asset]()
        for asset in self._free:
            if covers(have, need):
                break
            if any(lacks > has and brings for lacks, has, brings in zip(need, have, asset.outcome, strict=True)):
                chosen.append(asset)
                have = add(have, asset.outcome)
        return chosen if covers(have, need) else None
