"""What options and lines are called, in words that a player understands."""

import re
from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from splay.analysis.lines import Step
from splay.kernel.decision import NO, YES, Decision
from splay.kernel.plain import listing

if TYPE_CHECKING:
    from splay.analysis.moments import Choice

_TELLING: Final = {
    "achievements": 0.2,
    "points": 1.0,
    "projects under way": 0.3,
    "icons": 1.5,
    "splayed colours": 0.3,
    "cards in hand": 0.7,
    "cards on the board": 0.7,
}
"""How much more of something is worth telling. Half as much is where nothing else is."""

_MOST_REASONS: Final = 2
"""So many things are told of each player, those that weigh most."""

_ASIDE: Final = re.compile(r" \([^()]*\)|; .*")
"""What a question says to the one who is asked about how to answer it, such as how many cards it is in all."""

_ACTIONS: Final = ("Choose an action", "Choose what to do", "Do something more", "Use or discard cards")
"""How the questions begin whose options say by themselves what is done."""

_YES_OR_NO: Final = (YES.label, NO.label)


def phrase(prompt: str, label: str) -> str:
    """Return what somebody does who chooses an option: its words, with the question where they alone say too little."""
    if prompt.startswith(_ACTIONS):
        return label
    prompt = _ASIDE.sub("", prompt)
    # "Draw again? Yes", but "Return a card: Oars" also where one may decline.
    return f"{prompt} {label}" if prompt.endswith("?") and label in _YES_OR_NO else f"{prompt.rstrip('?')}: {label}"


def option_words(decision: Decision, index: int) -> str:
    """Return what somebody does who chooses an option of a decision, and by which card if it does not say so."""
    words = phrase(decision.prompt, decision.values[index].label)
    source = decision.source.name if decision.source is not None else ""
    return words if not source or source in words else f"{words} ({source})"


def own_steps(steps: Sequence[Step], seat: int) -> list[Step]:
    """Return the next two steps, as far as they are a seat's own."""
    return list(takewhile(lambda step: step.seat == seat, steps[:2]))


def leads_words(steps: Sequence[Step], seat: int, names: Sequence[str]) -> str:
    """Return what an option of a seat leads to, step by step; nothing if nothing follows often."""
    return ", ".join(
        f"then {'' if step.seat == seat else names[step.seat] + ': '}{phrase(step.prompt, step.label)}"
        for step in steps
    )


def percent(chance: float) -> str:
    """Return a chance as one reads it; what is not quite sure is not told as if it were."""
    if 0.0 < chance < 0.005:
        return "under 1 %"
    if 0.995 <= chance < 1.0:
        return "over 99 %"
    return f"{100 * chance:.0f} %"


YOU: Final = "you"
"""Who is spoken to."""


ABOUT_EVEN: Final = "A few actions later little that can be counted differs: the position is the better one."
"""What is said where no number tells why an option is better."""


def at_sight_words(name: str) -> str:
    """Return why somebody's chance is only what they had at sight, and no option has one."""
    return (
        f"Of what others have done in secret in this action nothing was found that fits all that {name} has seen. "
        f"So this is at sight: how {name} stood before the action, whatever is chosen now."
    )


def better_words(best: "Choice", chosen: "Choice", who: str = YOU) -> str:
    """Return what another option would have kept for somebody, and what the chosen one left."""
    leads = f", {best.own}," if best.own else ""
    return (
        f"{best.words}{leads} would have left {who} at {percent(best.chance)}; "
        f"{chosen.words} left {who} at {percent(chosen.chance)}."
    )


def why_words(best: "Choice", chosen: "Choice", names: Sequence[str], mates: Collection[int]) -> str:
    """Return what the side of some seats has more a few actions after the better option, and what the other leads to.

    The names are those by which everybody is called, one of them perhaps "you".
    """
    parts = _reasons(best, chosen, names, mates, 1.0) or _reasons(best, chosen, names, mates, 0.5)
    words = [f"A few actions later {listing(parts)} on average." if parts else ABOUT_EVEN]
    # What the better one leads to of one's own is told with it already.
    for choice in (chosen,) if best.own else (best, chosen):
        if choice.leads:
            words.append(f"{choice.words} leads to: {choice.leads.removeprefix('then ')}.")
    return " ".join(words)


def _reasons(
    best: "Choice", chosen: "Choice", names: Sequence[str], mates: Collection[int], weight: float
) -> list[str]:
    """Return for each player what the side of some seats has won by the better option: what weighs enough to tell."""
    parts: list[str] = []
    for other, name in enumerate(names):
        apart = {title: stood[other] - chosen.stood[title][other] for title, stood in best.stood.items()}
        telling = [
            f"{abs(more):.1f} {title}"
            for title, more in apart.items()
            if (other in mates) is (more > 0) and abs(more) >= weight * _TELLING[title]
        ]
        telling = telling[:_MOST_REASONS]
        if telling:
            verb, how = "have" if name == YOU else "has", "more" if other in mates else "fewer"
            parts.append(f"{name} {verb} {listing(telling)} {how}")
    return parts
