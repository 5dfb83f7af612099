"""Cities of Destiny: the rulings that follow from the icons of a city."""

from splay.innovation.card import CardScript
from splay.innovation.expansions.cities import MELDING, TUCKING
from splay.innovation.facts import FLAG, PLUS, SPLAYS, UNSPLAYED, arrow, searched


def rule_on(city: CardScript) -> None:
    """Add what a player should know of a city beyond what its icons do, for each kind of icon once."""
    acting = [slot for slot in city.slots if slot == PLUS or arrow(slot) != UNSPLAYED or searched(slot) >= 0]
    if acting:
        city.ruling("It draws, splays or searches after a Meld action only, and not if an effect melds it.")
    if len(acting) > 1:
        city.ruling("Of its two icons the lower one takes effect first.")
    for slot in dict.fromkeys(city.slots):
        for text in _on_icon(city, slot):
            city.ruling(text)


def _on_icon(city: CardScript, slot: int) -> list[str]:
    """Return the rulings on one icon."""
    if slot == PLUS:
        return ["The plus draws like any other draw: with Echoes it can be a card of Echoes."]
    if slot in MELDING:
        return [
            "A single card cannot be splayed. A splay in a new direction draws a city, unless you have one in hand.",
            f"Whoever melds it, even by an effect, on cards that are splayed {SPLAYS[arrow(slot)]} claims "
            f"{MELDING[slot].name}.",
        ]
    if searched(slot) >= 0:
        return [
            f"A search takes base cards of the {{{city.age}}} deck only: if there are fewer, it reveals what is left, "
            "and no other deck or set stands in.",
            "A search icon in sight counts like any other icon of its kind.",
        ]
    told: list[str] = []
    if slot == FLAG:
        told.append("A splayed colour shows all of its cards, an unsplayed one only its top card; a tie does no harm.")
    if slot in TUCKING:
        told.append(f"Whoever tucks it claims {TUCKING[slot].name}.")
    return told
