/** The rules of Innovation in our own words: what differs between the editions, the glossary, the vocabularies. */

import type { Splay } from "../lib/types";

export type EditionKey = "1e" | "3e" | "4e";

export const EDITIONS: { key: EditionKey; title: string }[] = [
  { key: "4e", title: "4th edition" },
  { key: "3e", title: "3rd edition" },
  { key: "1e", title: "1st edition" },
];

/** What the running text needs to know about an edition. */
export interface EditionFacts {
  players: string;
  topAge: number;
  achievementAges: number;
  opening: string;
  needed: string;
  splays: { name: Splay; shows: string }[];
  change: string;
  specials: { name: string; how: string }[];
  specialTiming: string;
  tie: string;
  far: string | null;
  hidden: string;
  teams: string;
  extras: { name: string; text: string }[];
}

const SPLAYS: EditionFacts["splays"] = [
  { name: "left", shows: "one slot: the right edge of each covered card" },
  { name: "right", shows: "two slots: the left edge" },
  { name: "up", shows: "three slots: the bottom row" },
];

const SPECIALS = [
  { name: "Monument", how: "tuck six cards, or score six cards, within one turn" },
  { name: "Empire", how: "show three of each of the six icons" },
  { name: "World", how: "show twelve {clock}" },
  { name: "Wonder", how: "have all five colours splayed right or up" },
  { name: "Universe", how: "have five top cards of value 8 or more" },
];

export const FACTS: Record<EditionKey, EditionFacts> = {
  "4e": {
    players: "two to five, in teams up to six",
    topAge: 11,
    achievementAges: 10,
    opening: "With four or more players, the first two take a single action in their first turn.",
    needed: "Six with two players, and one fewer for each player more.",
    splays: [...SPLAYS, { name: "aslant", shows: "all four slots" }],
    change: "Anything done with a card counts, splaying and claiming too; only revealing one does not.",
    specials: SPECIALS.map((special) => {
      if (special.name === "Monument") return { ...special, how: "have four top cards with a demand" };
      if (special.name === "Wonder")
        return { ...special, how: "have all five colours splayed right, up or aslant" };
      return special;
    }),
    specialTiming:
      "They are handed out at the end of each action. If several players qualify, the first one to the left of the player in turn gets it.",
    tie: "a draw",
    far: "From four players on (not in teams), players who do not sit next to each other deal by parley. A parley costs one card returned from your hand. With it you may use a top card of a distant player, share a distant player's dogma, or be spared a distant player's demand.",
    hidden:
      "Every card on every board is open to everyone. Of hands, score piles, achievements and the junk you see the backs.",
    teams:
      "Teams may have any size and sit in any order. A team needs six achievements together, whatever its size; when the ages run out, its scores are added up.",
    extras: [
      { name: "Junk", text: "A junked card leaves the game. So do all cards of a player who loses." },
      {
        name: "Chain achievements",
        text: "If you are told to self-execute while you are self-executing already, first draw an 11 and keep it as an achievement.",
      },
      {
        name: "Persons",
        text: "Some cards show a {person}: a seventh icon. It counts for sharing, but not for Empire.",
      },
      {
        name: "Proof",
        text: "When others cannot see whether you did what a card asks for, you show the cards concerned.",
      },
    ],
  },
  "3e": {
    players: "two to seven, with Echoes of the Past up to eight",
    topAge: 10,
    achievementAges: 9,
    opening: "With four or more players, the first two take a single action in their first turn.",
    needed: "Six with two players, and one fewer for each player more, but never fewer than four.",
    splays: SPLAYS,
    change: "Any card moved, splayed or revealed counts.",
    specials: SPECIALS,
    specialTiming:
      "They are claimed at once, in the middle of an effect too. If two players qualify at the same moment, the player in turn comes first, then the others clockwise.",
    tie: "a draw",
    far: "From five players on, players two or more seats away count as far: to share, they need at least twice your icons; to be vulnerable, you need more than twice theirs.",
    hidden:
      "You see your own cards; of the others' boards the top cards and what a splay shows. The table may agree to open more: covered cards, and how many cards lie in a pile.",
    teams: "Two against two, partners across the table; a team needs six achievements together.",
    extras: [{ name: "Longer game", text: "The table may agree that one achievement more is needed." }],
  },
  "1e": {
    players: "two to four",
    topAge: 10,
    achievementAges: 9,
    opening: "With four players, the first two take a single action in their first turn.",
    needed: "Six with two players, five with three, four with four.",
    splays: SPLAYS,
    change: "Any change in the game counts; only revealing a card changes nothing.",
    specials: SPECIALS,
    specialTiming:
      "They are claimed at once, in the middle of an effect too. If two players qualify at the same moment, the player in turn comes first, then the others clockwise.",
    tie: "a shared victory",
    far: null,
    hidden:
      "You see your own cards; of the others' boards the top cards and what a splay shows, and no more.",
    teams: "Two against two, partners across the table; a team needs six achievements together.",
    extras: [],
  },
};

/** Where the editions differ, side by side. */
export const DIFFERENCES: ({ topic: string } & Record<EditionKey, string>)[] = [
  { topic: "Players", "4e": "2 to 5, in teams to 6", "3e": "2 to 7, with Echoes 8", "1e": "2 to 4" },
  {
    topic: "Ages and cards",
    "4e": "11 ages, 115 cards",
    "3e": "10 ages, 105 cards",
    "1e": "10 ages, 105 cards",
  },
  { topic: "Standard achievements", "4e": "ages 1 to 10", "3e": "ages 1 to 9", "1e": "ages 1 to 9" },
  {
    topic: "Needed to win",
    "4e": "8 less the players",
    "3e": "8 less the players, at least 4",
    "1e": "8 less the players",
  },
  { topic: "Icons", "4e": "six, and persons", "3e": "six", "1e": "six" },
  { topic: "Splays", "4e": "left, right, up, aslant", "3e": "left, right, up", "1e": "left, right, up" },
  { topic: "A reveal earns the free draw", "4e": "no", "3e": "yes", "1e": "no" },
  {
    topic: "Special achievements and victory",
    "4e": "at the end of an action",
    "3e": "at once",
    "1e": "at once",
  },
  {
    topic: "Monument",
    "4e": "four top cards with a demand",
    "3e": "six tucked or scored in a turn",
    "1e": "six tucked or scored in a turn",
  },
  {
    topic: "Players far away",
    "4e": "parley, from four players on",
    "3e": "twice the icons, from five on",
    "1e": "nothing special",
  },
  { topic: "Boards", "4e": "open to all", "3e": "covered cards as agreed", "1e": "covered cards hidden" },
  { topic: "A card out of play", "4e": "junk", "3e": "removed", "1e": "removed" },
  { topic: "A full tie at the end", "4e": "a draw", "3e": "a draw", "1e": "shared victory" },
];

export const GLOSSARY: { word: string; means: string; only?: EditionKey[] }[] = [
  {
    word: "Achievement",
    means: "What you win with. Standard ones have a value; special ones have a condition.",
  },
  { word: "Board", means: "Your cards in play: up to five piles, one a colour." },
  {
    word: "Bonus",
    means: "Points in a slot of a card, counted while it shows (expansions).",
    only: ["1e", "3e"],
  },
  { word: "Bottom card", means: "The lowest card of a pile. A single card is top and bottom at once." },
  { word: "City", means: "A card with six slots of icons and no effects (Cities).", only: ["3e"] },
  {
    word: "Decree",
    means: "An achievement that is issued for a hand with figures, acts, and can be lost (Figures).",
    only: ["3e"],
  },
  { word: "Demand", means: "An effect that you impose on those who show fewer of its icon than you." },
  { word: "Draw and …", means: "Draw a card, then do the rest with just that card." },
  {
    word: "Echo effect",
    means: "An effect in a slot of a card: it comes first when a card of its pile is used.",
    only: ["1e", "3e"],
  },
  {
    word: "Endorse",
    means: "Use a card at double strength, for a card tucked from your hand (Cities).",
    only: ["3e"],
  },
  {
    word: "Fade",
    means: "Score a top figure after an action, because there is more than one (Figures).",
    only: ["3e"],
  },
  {
    word: "Figure",
    means: "A card of a person, with karmas that are in force while it is a top card (Figures).",
    only: ["3e"],
  },
  { word: "Exchange", means: "Two places swap their cards, even if one of them has none." },
  {
    word: "Featured icon",
    means: "The icon in front of a card's effects. It decides who shares and who is vulnerable.",
  },
  {
    word: "Flag, fountain",
    means: "An achievement that lies on your board and counts while it shows (Cities).",
    only: ["3e"],
  },
  {
    word: "Forecast",
    means: "Foreshadowed cards that wait to be promoted (Echoes, Figures).",
    only: ["1e", "3e"],
  },
  { word: "Foreshadow", means: "Put a card into your forecast (Echoes, Figures).", only: ["1e", "3e"] },
  { word: "Highest, lowest", means: "By value. Whose cards they are decides between equals." },
  {
    word: "If you do",
    means: "Only if the sentence before was carried out in full, and was more than nothing.",
  },
  {
    word: "Inspire",
    means: "Carry out the inspire effects in sight in one colour, then draw by its top card (Figures).",
    only: ["3e"],
  },
  {
    word: "Karma",
    means: "Words of a top figure that act or count without an action (Figures).",
    only: ["3e"],
  },
  { word: "Junk", means: "Put a card out of the game.", only: ["4e"] },
  { word: "Meld", means: "Put a card on top of its colour's pile; a splay goes on." },
  {
    word: "Promote a card",
    means: "Meld a card of your forecast after a meld action (Echoes, Figures).",
    only: ["1e", "3e"],
  },
  { word: "Remove", means: "Put a card out of the game.", only: ["1e", "3e"] },
  { word: "Return", means: "Put a card under the deck of its age. Of several you choose the order." },
  { word: "Reveal", means: "Show a card to everyone; it stays where it is." },
  { word: "Score", means: "What the cards in your score pile are worth together." },
  { word: "To score", means: "Put a card into your score pile." },
  { word: "Self-execute", means: "Carry out a card's effects alone: no demands, no sharing.", only: ["4e"] },
  {
    word: "Share",
    means: "Carry out somebody else's effect before they do, because you show enough of its icon.",
  },
  { word: "Splay", means: "Fan a pile out, so that icons of its covered cards show." },
  { word: "Top card", means: "The card of a pile that lies open in full." },
  { word: "Transfer", means: "Move a card from one place to another; this is neither melding nor scoring." },
  { word: "Tuck", means: "Put a card under its colour's pile; a splay goes on." },
  { word: "Value", means: "A card's age. What you do not have has the value 0." },
];

/** The same things as different publishers name them. */
export const VOCABULARY: { asmadi: string; iello: string }[] = [
  { asmadi: "age", iello: "Period" },
  { asmadi: "meld", iello: "play" },
  { asmadi: "use the dogma of a card", iello: "activate a card" },
  { asmadi: "effect", iello: "Dogma" },
  { asmadi: "demand", iello: "Supremacy Dogma" },
  { asmadi: "effect that is no demand", iello: "Cooperative Dogma" },
  { asmadi: "return", iello: "recycle" },
  { asmadi: "achieve, claim", iello: "dominate" },
  { asmadi: "achievement that you have", iello: "Domination" },
  { asmadi: "standard achievement to claim", iello: "Period to dominate" },
  { asmadi: "special achievement", iello: "Domain" },
  { asmadi: "score (what you have), score pile, points", iello: "Influence, Influence points" },
  { asmadi: "bonus", iello: "Influence Bonus" },
  { asmadi: "foreshadow", iello: "research" },
  { asmadi: "forecast", iello: "Projects" },
  { asmadi: "promote a card from your forecast", iello: "play one of your Projects" },
];
