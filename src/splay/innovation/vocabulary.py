"""Two vocabularies for one game: the words of the publisher Asmadi, which the code uses, and those of Iello.

What is only in Cities of Destiny, Artifacts of History or Figures in the Sand keeps the words of Asmadi.
The log and the prompts are worded once; `Vocabulary.say` puts them into other words for whoever prefers these.
"""

import re
from collections.abc import Sequence
from typing import Final

from splay.kernel.errors import SetupError


class Vocabulary:
    """The words of one publisher, as what replaces the words of Asmadi."""

    def __init__(
        self, key: str, title: str, instead: Sequence[tuple[str, str]], labels: Sequence[tuple[str, str]] = ()
    ) -> None:
        self.key = key
        self.title = title
        self._instead = dict(instead)
        self._labels = dict(labels)
        # Longer words go first, so that "score pile" is not taken for a score.
        words = sorted(self._instead, key=lambda word: (-len(word), word))
        self._pattern = re.compile(r"\b(" + "|".join([re.escape(word) for word in words]) + r")\b", re.IGNORECASE)

    def say(self, text: str, names: Sequence[str] = ()) -> str:
        """Return a text in these words; names, of players and cards, stay as they are."""
        if not self._instead:
            return text
        kept = sorted([name for name in names if name and name in text], key=lambda name: (-len(name), name))
        if not kept:
            return self._pattern.sub(self._replace, text)
        parts = re.split("(" + "|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in kept]) + ")", text)
        # What stands at the odd places are the names between the words.
        return "".join(
            [part if place % 2 else self._pattern.sub(self._replace, part) for place, part in enumerate(parts)]
        )

    def label(self, word: str) -> str:
        """Return a word that stands alone, as a heading does: there "score" is what one has, not what one does."""
        return self._labels.get(word) or self.say(word)

    def _replace(self, found: "re.Match[str]") -> str:
        theirs = found.group()
        ours = self._instead[theirs.lower()]
        return ours[0].upper() + ours[1:] if theirs[0].isupper() else ours


ASMADI: Final = Vocabulary("asmadi", "Asmadi", [])

IELLO: Final = Vocabulary(
    "iello",
    "Iello",
    [
        # Period
        ("age", "Period"),
        ("ages", "Periods"),
        ("an age", "a Period"),
        # Play
        ("meld", "play"),
        ("melds", "plays"),
        ("melded", "played"),
        ("melding", "playing"),
        ("meld action", "Play action"),
        # Recycle
        ("return", "recycle"),
        ("returns", "recycles"),
        ("returned", "recycled"),
        ("returning", "recycling"),
        # Activate; what is activated are the Dogmas of a card
        ("dogma", "activate"),
        ("a dogma", "an activation"),
        ("this dogma", "this activation"),
        ("the dogma", "the activation"),
        ("its dogma is", "its Dogmas are"),
        ("the dogma of", "the Dogmas of"),
        ("a dogma action", "an Activate action"),
        ("the dogma action", "the Activate action"),
        ("use the dogma of", "activate"),
        ("uses the dogma of", "activates"),
        ("effect", "Dogma"),
        ("effects", "Dogmas"),
        ("an effect", "a Dogma"),
        ("no effect", "no Dogma"),
        ("echo effect", "Echo effect"),
        ("echo effects", "Echo effects"),
        ("an echo effect", "an Echo effect"),
        ("inspire effect", "inspire effect"),
        ("inspire effects", "inspire effects"),
        # Supremacy and Cooperative
        ("demand", "Supremacy Dogma"),
        ("demands", "Supremacy Dogmas"),
        ("i demand", "Supremacy"),
        ("non-demand effect", "Cooperative Dogma"),
        ("non-demand effects", "Cooperative Dogmas"),
        # Dominate, and Domains
        ("achieve", "dominate"),
        ("achieves", "dominates"),
        ("achieved", "dominated"),
        *[
            (f"{theirs} {age}", f"{ours} {age}")
            for age in range(1, 12)
            for theirs, ours in (
                ("achieve", "dominate Period"),
                ("achieves", "dominates Period"),
                ("achievement", "Period"),
            )
        ],
        ("claim", "dominate"),
        ("claims", "dominates"),
        ("claimed", "dominated"),
        ("achievement", "Domination"),
        ("achievements", "Dominations"),
        ("an achievement", "a Domination"),
        ("claim an achievement", "dominate a Period"),
        ("achievements are claimed", "Periods are dominated"),
        ("an available achievement", "a Period to dominate"),
        ("available achievement", "Period to dominate"),
        ("available achievements", "Periods to dominate"),
        ("special achievement", "Domain"),
        ("special achievements", "Domains"),
        ("standard achievement", "Period"),
        ("standard achievements", "Periods"),
        # Influence; to score a card is to score it
        ("score pile", "Influence"),
        ("score piles", "Influence"),
        ("a score pile", "someone's Influence"),
        ("your score", "your Influence"),
        ("your score pile", "your Influence"),
        ("highest score", "highest Influence"),
        ("lowest score", "lowest Influence"),
        ("a higher score", "more Influence"),
        ("point", "Influence point"),
        ("points", "Influence points"),
        ("a point", "an Influence point"),
        ("bonus", "Influence Bonus"),
        ("bonuses", "Influence Bonuses"),
        ("a bonus", "an Influence Bonus"),
        # Research and Projects
        ("foreshadow", "research"),
        ("foreshadows", "researches"),
        ("foreshadowed", "researched"),
        ("forecast", "Projects"),
        ("your whole forecast", "all your Projects"),
        ("a card of your forecast", "one of your Projects"),
        ("a card from your forecast", "one of your Projects"),
        ("a card in your forecast", "one of your Projects"),
        ("one of the cards in your forecast", "one of your Projects"),
        ("forecast card", "Project"),
        ("promote a card from your forecast", "play one of your Projects"),
        ("promoted", "played for free"),
    ],
    labels=[("score", "Influence"), ("bonuses", "Bonuses"), ("claim", "free")],
)

VOCABULARIES: Final[dict[str, Vocabulary]] = {words.key: words for words in (ASMADI, IELLO)}


def vocabulary_named(key: str) -> Vocabulary:
    """Return a vocabulary by its key."""
    if key not in VOCABULARIES:
        raise SetupError(f"there are no words {key!r}: choose one of {', '.join(VOCABULARIES)}", "words")
    return VOCABULARIES[key]
