/** What a person likes, kept in the browser. */

export const PACES = ["off", "fast", "normal", "slow", "step"] as const;
export type Pace = (typeof PACES)[number];
export type Theme = "auto" | "light" | "dark";

export interface Settings {
  /** How fast cards move: not at all, or step by step on demand. */
  pace: Pace;
  theme: Theme;
  /** The vocabulary of the texts, where a game has more than one. */
  words: string;
  /** Whether the person has chosen these words; until then those of a table's host are taken over. */
  ownWords: boolean;
  /** Whether a click on an option is sent without asking for a second one. */
  sendAtOnce: boolean;
}

const DEFAULTS: Settings = {
  pace: "normal",
  theme: "auto",
  words: "asmadi",
  ownWords: false,
  sendAtOnce: false,
};
const KEY = "splay.settings";

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
}

export function chooseWords(words: string): void {
  change({ words, ownWords: true });
}
