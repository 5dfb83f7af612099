/** Cities of Destiny in our own words, by the rulebook of the third edition. */

import type { EchoesRule as Rule } from "./echoes";

export const CITIES_RULES: Rule[] = [
  {
    name: "What is new",
    text: "105 cities with decks of their own, one for each age. Cities have no effects, but six slots full of icons. Nobody begins with one, and no ordinary draw brings one.",
  },
  {
    name: "Drawing a city",
    text: "You draw a city of the value of your highest top card when you begin a new colour with a Meld action, and whenever you splay a colour another way. But not while you hold a city already, and not when that deck of cities has run out.",
  },
  {
    name: "Slots",
    text: "Three above and three below. Splayed left, a covered city shows its right edge: two slots, the upper one its picture. Splayed right it shows the two on the left, splayed up the three below.",
  },
  {
    name: "Plus {plus}",
    text: "Draw a card of a value one higher than the city's.",
  },
  {
    name: "Arrows {arrow-left} {arrow-right} {arrow-up}",
    text: "Splay the city's colour the way the arrow points.",
  },
  {
    name: "Search {search}",
    text: "Draw and reveal as many base cards of the city's value as that value says, keep those with the icon under the glass, and return the rest. If the deck has fewer, that is all. While it shows, the icon counts like any other.",
  },
  {
    name: "When they act",
    text: "Plus, arrows and searches act once, right after you meld the city with a Meld action, and not when an effect puts it on your board. A city with two of them does both.",
  },
  {
    name: "Flag {flag}",
    text: "An achievement for as long as it shows and no opponent shows more cards of its colour than you. So it can come and go.",
  },
  {
    name: "Fountain {fountain}",
    text: "An achievement for as long as it shows.",
  },
  {
    name: "Endorse",
    text: "A fifth action, at most once a turn: a dogma at double strength. Choose a top card, and a top city of yours that shows the card's featured icon; then tuck a card from your hand, of the city's value or lower. Demands go round the table twice. Of the other effects those who share carry out each one once, as ever, and you twice.",
  },
  {
    name: "Players and victory",
    text: "Up to seven can play, with Echoes of the Past up to eight. One achievement more wins for each expansion.",
  },
];

export const CITIES_SPECIALS: Rule[] = [
  { name: "Legend", text: "meld a city with {arrow-left} on a colour that is splayed left" },
  { name: "Repute", text: "meld a city with {arrow-right} on a colour that is splayed right" },
  { name: "Fame", text: "meld a city with {arrow-up} on a colour that is splayed up" },
  { name: "Glory", text: "tuck a city with {flag}" },
  { name: "Victory", text: "tuck a city with {fountain}" },
];
