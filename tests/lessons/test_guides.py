"""Every edition and expansion of either game has a guide, in five cards that it really has."""

import re

import pytest

from splay.innovation.card import BASE
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.innovation.facts import SLOT_NAMES
from splay.intrapreneurs.deck import shipped_deck
from splay.intrapreneurs.start import EDITION as STANDARD
from splay.lessons import GUIDES, Guide

ALL = pytest.mark.parametrize("guide", GUIDES.values(), ids=GUIDES.keys())


def test_every_edition_and_every_expansion_has_a_guide() -> None:
    there_are = [("innovation", edition.key, BASE.name) for edition in EDITIONS.values()]
    there_are += [("innovation", edition.key, name) for edition in EDITIONS.values() for name in edition.expansions]
    there_are += [("intrapreneurs", STANDARD, "")]
    assert sorted((guide.game, guide.edition, guide.set_name) for guide in GUIDES.values()) == sorted(there_are)


def names_of(guide: Guide) -> list[str]:
    """Return the names of all the cards that a guide could speak of."""
    if guide.game == "intrapreneurs":
        deck = shipped_deck()
        return [card.name for card in (*deck.cards, *deck.events)]
    edition = EDITIONS[guide.edition]
    expansions = edition.with_sets([BASE.name, guide.set_name] if guide.set_name != BASE.name else [BASE.name])
    return [card.label for card in catalogue(edition, expansions) if card.set_name == guide.set_name]


@ALL
def test_a_guide_has_five_cards_of_its_own_set(guide: Guide) -> None:
    names = names_of(guide)
    assert len({card.name for card in guide.cards}) == 5
    for card in guide.cards:
        assert card.name in names


@ALL
def test_a_guide_says_what_is_new_in_plain_sentences(guide: Guide) -> None:
    assert len(guide.new) == 3
    drawn = {*SLOT_NAMES, "bonus", "echo", "karma", "inspire", "decree"}
    for text in (guide.about, *guide.new, *[card.text for card in guide.cards]):
        assert text.endswith(".")
        assert set(re.findall(r"\{([^}]+)\}", text)) <= drawn
