/** Echoes of the Past in our own words, by the two rulebooks that it is played with here. */

export type EchoesEdition = "1e" | "3e";

export interface EchoesRule {
  name: string;
  text: string;
}

/** The rules that both rulebooks have, told to somebody who knows the base game. */
const COMMON: EchoesRule[] = [
  {
    name: "What is new",
    text: "105 more inventions with decks of their own, one for each age beside the base deck. Their backs tell the set, so everyone sees which cards in a hand are of Echoes.",
  },
  {
    name: "To begin",
    text: "One of your two first cards comes from each set. The standard achievements are base cards as ever.",
  },
  {
    name: "Drawing",
    text: "First find the age, by the base decks alone: an age whose base deck has run out is skipped, even if its Echoes deck has cards. Then look at your hand. If you hold cards but none of Echoes, you draw from the Echoes deck of that age, as long as it has any. In every other case you draw a base card. Of several cards, each is drawn by this rule for itself.",
  },
  {
    name: "Echo effects",
    text: "An echo effect {echo} stands in a slot where other cards have an icon, and counts for as long as the slot is in sight. Whoever uses a card first carries out every echo effect that shows in its pile, from the bottom card to the top one, and only then the card's own effects. All of them go by the icon of the card that is used, and are shared like any effect that is no demand. Splaying a pile wakes the echoes in it.",
  },
  {
    name: "Bonuses",
    text: "A bonus {bonus} gives points while it is in sight. Of all bonuses on your board the highest counts its number, and each other one a single point. They add to your score wherever points are asked for; they are no cards in your score pile, so that effects which touch that pile leave them alone.",
  },
  {
    name: "The forecast",
    text: "A card that you foreshadow goes into your forecast, face down. Only you may look at it; the others see its back. It waits there until you promote it.",
  },
  {
    name: "The same value twice",
    text: "Some cards add to the standard achievements. For a second one of a value that you have, you need twice the points, for a third three times as many. The top card that you need stays the same.",
  },
  {
    name: "Returning",
    text: "A returned card goes under the deck of its own set and age.",
  },
];

const PROMOTING: Record<EchoesEdition, EchoesRule> = {
  "1e": {
    name: "Promoting",
    text: "After a meld action you may meld a card of your forecast too, if it is no higher than the card you have just melded. If you do, you have to use its dogma at once, which is shared as always. A meld by an effect is no meld action.",
  },
  "3e": {
    name: "Promoting",
    text: "After a meld action you may meld a card of your forecast too, if it is no higher than the card you have just melded. Then you may use its dogma at once and for free, or leave it. A meld by an effect is no meld action.",
  },
};

const WINNING: Record<EchoesEdition, EchoesRule> = {
  "1e": {
    name: "Players and victory",
    text: "Up to five can play. One achievement more wins: seven with two players, six with three, five with four, four with five. With four or five, the first two take a single action in their first turn.",
  },
  "3e": {
    name: "Players and victory",
    text: "Up to eight can play. One achievement more wins than otherwise: seven with two players and one fewer for each player more, but never fewer than four.",
  },
};

export const ECHOES_SPECIALS: EchoesRule[] = [
  { name: "Supremacy", text: "show three of one icon in each of four colours" },
  { name: "Destiny", text: "have seven cards in your forecast" },
  { name: "Wealth", text: "show eight bonuses" },
  { name: "Heritage", text: "show eight {hex} in one colour" },
  { name: "History", text: "show four echo effects in one colour" },
];

export function echoesRules(edition: EchoesEdition): EchoesRule[] {
  return [...COMMON, PROMOTING[edition], WINNING[edition]];
}
