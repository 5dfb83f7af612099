/**
 * The page's own words in the vocabulary somebody chose. The server tells the log, the prompts and the cards; headings
 * and hints are written here, in Asmadi's words, and say the rest of docs/vocabulary.md for themselves.
 */

import { settings } from "./settings.svelte";
import { linkNames } from "./text";
import type { Table } from "./types";

/** Words and phrases of Asmadi, and what Iello says; of several that fit, the longest counts. */
const IELLO: Record<string, string> = {
  age: "Period",
  ages: "Periods",
  "an age": "a Period",
  meld: "play",
  melds: "plays",
  melded: "played",
  dogma: "activation",
  "a dogma": "an activation",
  effect: "Dogma",
  effects: "Dogmas",
  "an effect": "a Dogma",
  "echo effect": "Echo effect",
  "echo effects": "Echo effects",
  "i demand": "Supremacy",
  demand: "Supremacy Dogma",
  demands: "Supremacy Dogmas",
  return: "recycle",
  returned: "recycled",
  claim: "dominate",
  claimed: "dominated",
  achievement: "Domination",
  achievements: "Dominations",
  "an achievement": "a Domination",
  "decks and achievements": "Decks and Periods to dominate",
  "special achievement": "Domain",
  "special achievements": "Domains",
  "standard achievement": "Period",
  "standard achievements": "Periods",
  "available achievements": "Periods to dominate",
  score: "Influence",
  "score pile": "Influence",
  "a score pile": "someone's Influence",
  point: "Influence point",
  points: "Influence points",
  pts: "Inf",
  ach: "Dom",
  bonus: "Influence Bonus",
  "a bonus": "an Influence Bonus",
  bonuses: "Influence Bonuses",
  "in bonuses": "in Bonuses",
  "promote from your forecast": "play one of your Projects",
  forecast: "Projects",
  "a forecast": "somebody's Projects",
};

const PHRASES = Object.keys(IELLO).sort((a, b) => b.length - a.length);
const PATTERN = new RegExp(`\\b(${PHRASES.join("|")})\\b`, "gi");

/** Return a text in a vocabulary. */
export function inWords(text: string, words: string): string {
  if (words !== "iello") return text;
  return text.replace(PATTERN, (theirs) => {
    const ours = IELLO[theirs.toLowerCase()] ?? theirs;
    return /^\p{Lu}/u.test(theirs) ? ours.charAt(0).toUpperCase() + ours.slice(1) : ours;
  });
}

/** Return how a match ended, in the chosen words; the names of the players stay as they are. */
export function resultWords(table: Table): string {
  const told = table.result?.words ?? "The game is over";
  if (table.game !== "innovation") return told;
  const parts = linkNames(
    told,
    table.seats.map((seat) => seat.name),
  );
  return parts.map((part) => (part.card ? part.words : inWords(part.words, settings.words))).join("");
}

/** Say a sentence in the chosen words; what is put into it, such as a name, stays as it is. */
export function say(parts: TemplateStringsArray, ...values: (string | number | undefined)[]): string {
  return parts.map((part, at) => inWords(part, settings.words) + String(values[at] ?? "")).join("");
}
