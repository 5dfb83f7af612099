"""Cards of Intrapreneurs drawn in the terminal: marks for means, rewards and families, and the whole card."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from splay.intrapreneurs.card import Asset, Card, Held, MacroEvent, Obstacle, Project
from splay.intrapreneurs.facts import (
    LEVEL_WORDS,
    ROMAN,
    TRANSFORMATIVE,
    VIABLE,
    Means,
    Rewards,
    means_words,
    rewards_words,
)

MEANS_STYLES: Final = ("bold #1d1d1d on #e5b53a", "bold #10240f on #7dc35b", "bold #0c1f33 on #68b2ea")
REWARDS_STYLES: Final = ("bold #ffffff on #7d449c", "bold #2a0f08 on #e2785c")

FAMILY_MARKS: Final = {
    "Resources": ("Res", "#e5b53a"),
    "Relationships": ("Rel", "#68b2ea"),
    "Culture": ("Cul", "#c79be0"),
    "Tools": ("Tls", "#7dc35b"),
    "Open Innovation": ("Opn", "#ef9f76"),
    "Configuration": ("Cfg", "#b9bec6"),
    "Offering": ("Off", "#e3c544"),
    "Experience": ("Exp", "#bb86dc"),
}
OBSTACLE_MARK: Final = ("Obs", "#ef6f66")
MACRO_MARK: Final = ("Mac", "#8ad0c8")
FAINT: Final = "#8a8a8a"
BOOST: Final = "↯"
SHIELD: Final = "♦"


def mark_of(card: Card) -> tuple[str, str]:
    """Return a card's mark and ink: the family, or what else it is."""
    if isinstance(card, Asset | Project):
        return FAMILY_MARKS[card.family]
    return OBSTACLE_MARK if isinstance(card, Obstacle) else MACRO_MARK


def card_link(card: Card) -> Style:
    """Return the style of a card's name: its colour, and the card to show when it is clicked."""
    return Style(color=mark_of(card)[1], meta={"card": card.name})


def named(card: Card) -> Text:
    """Return a card's mark and name."""
    mark, ink = mark_of(card)
    return Text.assemble((mark, f"bold {ink}"), " ", (card.name, card_link(card)))


def means_text(amount: Means) -> Text:
    """Return means as chips: 2B is 2 Budget, H is Head-count and T Tailwind."""
    chips = [
        Text(f"{count}{letter}", style)
        for count, letter, style in zip(amount, "BHT", MEANS_STYLES, strict=True)
        if count
    ]
    return Text(" ").join(chips) if chips else Text("nothing", FAINT)


def rewards_text(amount: Rewards) -> Text:
    """Return rewards as chips: 3G is 3 Growth, F is Growth Fuel."""
    chips = [
        Text(f"{count}{letter}", style)
        for count, letter, style in zip(amount, "GF", REWARDS_STYLES, strict=True)
        if count
    ]
    return Text(" ").join(chips) if chips else Text("nothing", FAINT)


def level_text(project: Project, level: int) -> Text:
    """Return a level of a project: what it requires and what it pays."""
    stage = project.levels[level]
    return Text.assemble(means_text(stage.requires), " → ", rewards_text(stage.rewards))


def gist(card: Card) -> Text:
    """Return the most important of a card on a line."""
    if isinstance(card, Asset):
        perks = f" {BOOST}" * bool(card.accelerates) + f" {SHIELD}" * bool(card.defends)
        return means_text(card.outcome).append(perks, "bold #e5b53a")
    if isinstance(card, Project):
        boost = f" {BOOST}" if card.acceleration else ""
        return (
            level_text(card, VIABLE).append("; ").append_text(level_text(card, TRANSFORMATIVE)).append(boost, "#e5b53a")
        )
    if isinstance(card, Obstacle):
        return Text(card.harm.words, "italic #b9bec6")
    return Text(card.rules.words if isinstance(card, MacroEvent) else "", "italic #b9bec6")


def card_picture(card: Card, width: int = 46) -> RenderableType:
    """Return a card drawn with all that is printed on it."""
    ink = mark_of(card)[1]
    parts: list[RenderableType] = [Text(card.name, f"bold {ink}"), "", *_rows(card)]
    if card.text:
        parts.extend(["", Text(card.text, "italic #b9bec6")])
    return Panel(
        Group(*parts),
        box=box.ROUNDED,
        border_style=ink,
        width=width,
        subtitle=Text(_kind(card), "dim"),
        subtitle_align="right",
    )


def _kind(card: Card) -> str:
    family = f"{card.family} " if isinstance(card, Asset | Project) else ""
    number = f" · round {ROMAN[card.round]}" if isinstance(card, Held) else ""
    return f"{family}{card.kind}{number}"


def _rows(card: Card) -> list[RenderableType]:
    if isinstance(card, Project):
        return _project_rows(card)
    rows: list[RenderableType] = []
    if isinstance(card, Held) and card.condition.words:
        rows.append(Text(f"Needs: {card.condition.words}"))
    if isinstance(card, Asset):
        rows.append(Text.assemble("Brings: ", means_text(card.outcome), f" ({means_words(card.outcome)})"))
        if card.defends:
            rows.append(Text(f"{SHIELD} Defence against {' and '.join(card.defends)}"))
        if card.accelerates:
            rows.append(Text(f"{BOOST} Accelerates {' and '.join(card.accelerates)}"))
    elif isinstance(card, Obstacle):
        rows.append(Text(card.words))
    elif isinstance(card, MacroEvent):
        rows.append(Text(card.rules.words))
    return rows


def _project_rows(card: Project) -> list[RenderableType]:
    rows: list[RenderableType] = []
    for level in (VIABLE, TRANSFORMATIVE):
        stage = card.levels[level]
        rows.append(Text.assemble((f"{LEVEL_WORDS[level]}: ", "bold"), level_text(card, level)))
        rows.append(Text(f"  {means_words(stage.requires)} for {rewards_words(stage.rewards)}", FAINT))
    rows.append(Text.assemble("After a pause: ", means_text(card.pause_cost), " more"))
    if card.acceleration is not None:
        boost = card.acceleration
        rows.append(Text.assemble(f"{BOOST} with {' or '.join(boost.assets)}: ", rewards_text(boost.rewards), " more"))
    return rows
