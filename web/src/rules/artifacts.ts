/** Artifacts of History in our own words, by the rulebook of the third edition. */

import type { EchoesRule as Rule } from "./echoes";

export const ARTIFACTS_RULES: Rule[] = [
  {
    name: "What is new",
    text: "105 artifacts with decks of their own, one for each age. Nobody begins with one, and no ordinary draw brings one: they are dug up.",
  },
  {
    name: "Digging",
    text: "After your Meld action you look at the card that was covered. If the new card is not higher, or has its picture in the same slot, you dig up an artifact of the covered card's value; an age without base cards is skipped, as in a draw. Not while you have one on display already, and not when that deck of artifacts has run out.",
  },
  {
    name: "On display",
    text: "What is dug up lies before you, face up. It is neither on your board nor in your hand: no effect can touch it, and its icons do not count.",
  },
  {
    name: "At the start of your turn",
    text: "Before your actions you may use the artifact on display for a free dogma, with its icons added to yours to see who shares and who is vulnerable; then it is returned. Or return it unused, or leave it there.",
  },
  {
    name: "Melding it",
    text: "A Meld action can meld the artifact on display as if it were in your hand. On your board it is a card like any other.",
  },
  {
    name: "I compel",
    text: "A demand the other way round: it concerns the opponents who would share, those with as many of the featured icon as you or more. In all else it is a demand, and earns no draw for sharing.",
  },
  {
    name: "Two values",
    text: "Battleship Yamato is an 8 everywhere but on a board, where it is an 11. It has neither icons nor effects.",
  },
  {
    name: "Victory",
    text: "As with every expansion, one achievement more wins. Artifacts add no special achievements.",
  },
];

export const RELICS_RULES: Rule[] = [
  {
    name: "Where they are",
    text: "Five lost cards, one of each set, lie face up beside the decks of their value.",
  },
  {
    name: "Seizing",
    text: "When you dig up an artifact, you may seize a relic of its value: from beside its deck, or out of anybody's achievements, even your own. It goes to your achievements or to your hand; to the hand only if its set is in the game.",
  },
  {
    name: "Achievements",
    text: "Among your achievements a relic lies face up and counts as one, until somebody seizes it.",
  },
  {
    name: "Returning",
    text: "A relic that is returned lies beside its deck again.",
  },
];
