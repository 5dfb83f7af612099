"""The words of Iello: what is replaced, and what never is."""

import random

import pytest

from helpers import ALL_CARDS
from splay.innovation import new_match
from splay.innovation.vocabulary import ASMADI, IELLO, VOCABULARIES, vocabulary_named
from splay.kernel.errors import SetupError

CARDS = sorted({card.name for card in ALL_CARDS})


@pytest.mark.parametrize(
    ("asmadi", "iello"),
    [
        ("ann melds Archery (1).", "ann plays Archery (1)."),
        ("ann uses the dogma of Archery; bob is vulnerable.", "ann activates Archery; bob is vulnerable."),
        ("bob must obey effect 1 of Archery.", "bob must obey Dogma 1 of Archery."),
        ("ann executes the echo effect of Bell.", "ann executes the Echo effect of Bell."),
        ("ann executes the inspire effect of Homer.", "ann executes the inspire effect of Homer."),
        ("ann returns a 4 from their score pile.", "ann recycles a 4 from their Influence."),
        ("ann scores an Echoes 2.", "ann scores an Echoes 2."),
        ("ann foreshadows an Echoes 3.", "ann researches an Echoes 3."),
        ("ann melds Bell (1) from their forecast.", "ann plays Bell (1) from their Projects."),
        ("ann achieves 2.", "ann dominates Period 2."),
        ("ann claims Empire.", "ann dominates Empire."),
        ("ann makes a 1 an available achievement.", "ann makes a 1 a Period to dominate."),
        ("ann wins with 7 achievements.", "ann wins with 7 Dominations."),
        (
            "A card above 10 had to be drawn: ann wins with 17 points.",
            "A card above 10 had to be drawn: ann wins with 17 Influence points.",
        ),
    ],
)
def test_the_log_in_other_words(asmadi: str, iello: str) -> None:
    assert IELLO.say(asmadi, ["ann", "bob", *CARDS]) == iello
    assert ASMADI.say(asmadi, ["ann", "bob", *CARDS]) == asmadi


@pytest.mark.parametrize(
    ("asmadi", "iello"),
    [
        ("Meld Bell", "Play Bell"),
        ("Dogma Bell", "Activate Bell"),
        ("Achieve 3", "Dominate Period 3"),
        ("Promote a card from your forecast?", "Play one of your Projects?"),
        ("Use the dogma of Bell?", "Activate Bell?"),
        ("Return a card from a score pile", "Recycle a card from someone's Influence"),
        ("Return your whole forecast?", "Recycle all your Projects?"),
        ("Put a card of your forecast on its deck?", "Put one of your Projects on its deck?"),
        (
            "Return a card with a bonus from your forecast?",
            "Recycle a card with an Influence Bonus from your Projects?",
        ),
        ("Meld one and return the other", "Play one and recycle the other"),
        ("Score a card?", "Score a card?"),
        ("Draw", "Draw"),
    ],
)
def test_prompts_and_options_in_other_words(asmadi: str, iello: str) -> None:
    assert IELLO.say(asmadi, CARDS) == iello


@pytest.mark.parametrize(
    ("asmadi", "iello"),
    [
        ("I demand: ", "Supremacy: "),
        ("Use its non-demand effects, you alone.", "Use its Cooperative Dogmas, you alone."),
        ("If the demand moved no card, draw a {1}.", "If the Supremacy Dogma moved no card, draw a {1}."),
        ("The dogma ends!", "The activation ends!"),
        ("Twice your score would do.", "Twice your Influence would do."),
        ("Score your score pile.", "Score your Influence."),
        ("You may return a forecast card.", "You may recycle a Project."),
    ],
)
def test_the_texts_of_cards_in_other_words(asmadi: str, iello: str) -> None:
    assert IELLO.say(asmadi) == iello


def test_a_capital_stays_a_capital() -> None:
    assert IELLO.say("Return a card, then return another.") == "Recycle a card, then recycle another."
    assert IELLO.say("Foreshadow") == "Research" and IELLO.say("foreshadow") == "research"


def test_only_whole_words_are_replaced() -> None:
    assert IELLO.say("Agent, pageant, returnable, dogmatic") == "Agent, pageant, returnable, dogmatic"


@pytest.mark.parametrize("name", ["Return", "return", "Dogma", "ages", "Claim 2", "a.b", "Meld (x)"])
def test_the_names_of_players_are_never_replaced(name: str) -> None:
    assert IELLO.say(f"{name} returns a 3 from {name}'s hand.", [name]) == f"{name} recycles a 3 from {name}'s hand."
    assert IELLO.say(name, [name]) == name


def test_a_name_inside_a_word_is_no_name() -> None:
    assert IELLO.say("ann returns a 3.", ["re", "urn", "ann"]) == "ann recycles a 3."


def test_the_longer_of_two_names_is_kept_whole() -> None:
    assert IELLO.say("Return of Age melds Bell.", ["Return", "Return of Age"]) == "Return of Age plays Bell."


@pytest.mark.parametrize("card", ["Code of Laws", "Return", "The Dogma", "Age of Sail"])
def test_the_names_of_cards_are_never_replaced(card: str) -> None:
    assert IELLO.say(f"ann melds {card} (1).", ["ann", card]) == f"ann plays {card} (1)."
    assert IELLO.say(f"Meld {card}", [card]) == f"Play {card}"


def test_a_label_is_a_word_that_stands_alone() -> None:
    assert IELLO.label("score") == "Influence" and IELLO.say("score") == "score"
    assert IELLO.label("forecast") == "Projects"
    assert ASMADI.label("score") == "score"


@pytest.mark.parametrize("edition", ["1e", "3e"])
def test_a_whole_game_is_told_without_a_word_of_the_other_publisher(edition: str) -> None:
    names = ["ann", "bob"]
    match = new_match(names, edition, seed=5, sets=["base", "echoes"])
    chance = random.Random(5)
    told: list[str] = []
    while match.decision is not None:
        decision = match.decision
        told += [decision.prompt, *[option.label for option in decision.options]]
        match.answer(chance.randrange(len(decision.options)))
    told += match.log(0)
    for text in {IELLO.say(text, [*names, *CARDS]) for text in told}:
        for card in sorted(CARDS, key=len, reverse=True):
            text = text.replace(card, "")
        words = {word.strip(".,;:?()").lower() for word in text.split()}
        assert not words & {
            "meld",
            "melds",
            "return",
            "returns",
            "dogma of",
            "achieves",
            "claims",
            "forecast",
            "demand",
        }
        assert "score pile" not in text


def test_vocabularies_are_known_by_their_keys() -> None:
    assert list(VOCABULARIES) == ["asmadi", "iello"]
    assert vocabulary_named("iello") is IELLO
    with pytest.raises(SetupError, match="there are no words 'latin': choose one of asmadi, iello"):
        vocabulary_named("latin")
