/**
 * The page's own words in the vocabulary somebody chose. The server tells the log, the prompts and the cards; headings
 * and hints are written here, in Asmadi's words, and say the rest of docs/vocabulary.md for themselves.
 */

import { spoken } from "./settings.svelte";
import { capitalised } from "./text";

/** Words and phrases of Asmadi, and what Iello says; of several that fit, the longest counts. */
const IELLO: Record<string, string> = {
  age: "Period",
  ages: "Periods",
  "an age": "a Period",
  meld: "play",
  melds: "plays",
  melded: "played",
  melding: "playing",
  "a meld": "playing a card",
  "meld action": "Play action",
  "a meld action": "a Play action",
  dogma: "activation",
  "a dogma": "an activation",
  "use its dogma": "activate it",
  effect: "Dogma",
  effects: "Dogmas",
  "an effect": "a Dogma",
  "echo effect": "Echo effect",
  "echo effects": "Echo effects",
  "an echo effect": "an Echo effect",
  "inspire effect": "inspire effect",
  "inspire effects": "inspire effects",
  "i demand": "Supremacy",
  demand: "Supremacy Dogma",
  demands: "Supremacy Dogmas",
  "effect that is no demand": "Cooperative Dogma",
  "effect that is not a demand": "Cooperative Dogma",
  return: "recycle",
  returned: "recycled",
  returning: "recycling",
  achieve: "dominate",
  achieving: "dominating",
  claim: "dominate",
  claimed: "dominated",
  claiming: "dominating",
  achievement: "Domination",
  achievements: "Dominations",
  "an achievement": "a Domination",
  "claim a standard achievement": "dominate a Period",
  "claim achievements": "dominate Periods",
  "decks and achievements": "Decks and Periods to dominate",
  "special achievement": "Domain",
  "special achievements": "Domains",
  "standard achievement": "Period",
  "standard achievements": "Periods",
  "the standard achievements": "the Periods to dominate",
  "available achievements": "Periods to dominate",
  "score pile": "Influence",
  "score piles": "Influence",
  "a score pile": "someone's Influence",
  "your score": "your Influence",
  "your score pile": "your Influence",
  "highest score": "highest Influence",
  "its scores are": "its Influence is",
  point: "Influence point",
  points: "Influence points",
  pts: "Inf",
  ach: "Dom",
  bonus: "Influence Bonus",
  "a bonus": "an Influence Bonus",
  bonuses: "Influence Bonuses",
  "in bonuses": "in Bonuses",
  foreshadow: "research",
  foreshadowed: "researched",
  "promote from your forecast": "play one of your Projects",
  "a card of your forecast": "one of your Projects",
  forecast: "Projects",
  "a forecast": "somebody's Projects",
  "the forecast": "Projects",
  promote: "play",
  "could promote": "could play from your Projects",
  "promote a card": "play a Project",
  promoted: "played",
  promoting: "playing Projects",
};

/** Words that stand alone, as headings do: there "score" is what one has; in a sentence it is what one does. */
const LABELS: Record<string, string> = { score: "Influence", dogma: "activate" };

const PHRASES = Object.keys(IELLO).sort((a, b) => b.length - a.length);
/** Glyphs in braces stay as they are. */
const PATTERN = new RegExp(`(?<!\\{)\\b(${PHRASES.join("|")})\\b`, "gi");

/** Return a text in a vocabulary. */
export function inWords(text: string, words: string): string {
  if (words !== "iello") return text;
  const like = (theirs: string, ours: string) => (/^\p{Lu}/u.test(theirs) ? capitalised(ours) : ours);
  const label = LABELS[text.toLowerCase()];
  if (label) return like(text, label);
  return text.replace(PATTERN, (theirs) => like(theirs, IELLO[theirs.toLowerCase()] ?? theirs));
}

/** Return a text in the words that are spoken here. */
export function told(text: string): string {
  return inWords(text, spoken());
}

/** Say a sentence in the words that are spoken here; what is put into it, such as a name, stays as it is. */
export function say(parts: TemplateStringsArray, ...values: (string | number | undefined)[]): string {
  return parts.map((part, at) => inWords(part, spoken()) + String(values[at] ?? "")).join("");
}
