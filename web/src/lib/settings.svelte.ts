/** What a person likes, kept in the browser. */

import type { Kept } from "../daily/kept";

export const PACES = ["off", "fast", "normal", "slow", "step"] as const;
export type Pace = (typeof PACES)[number];
export type Theme = "auto" | "light" | "dark";

export interface Settings {
  /** How fast cards move: not at all, or step by step on demand. */
  pace: Pace;
  theme: Theme;
  /** The vocabulary of the texts, where a game has more than one: see `spoken`. */
  words: string;
  /** Whether the person has chosen these words. */
  ownWords: boolean;
  /** Whether a click on an option is sent without asking for a second one. */
  sendAtOnce: boolean;
  /** The opponent that was played last, or is to be played next. */
  opponent: string;
  /** How many steps of the first game have been taken; 0 before it, and after its end. */
  lesson: number;
  /** Whether it has been played to its end. */
  learned: boolean;
  /** Whether newcomers' hints are given; null for as long as that goes by how many games have been played. */
  hints: boolean | null;
  /** The first tables that were played at. */
  firstTables: string[];
  /** Whether a quiet sound tells that it is the person's turn. */
  sound: boolean;
  /** Whether the browser shows a notification then, if the page is out of sight or closed. */
  notify: boolean;
  /** Whether the analysis board tells the chances. */
  evaluation: boolean;
  /** Whether this browser has played here before: then the front page begins with the games. */
  returning: boolean;
  /** What was answered to the daily positions here, by date. */
  daily: Record<string, Kept>;
}

const DEFAULTS: Settings = {
  pace: "normal",
  theme: "auto",
  words: "asmadi",
  ownWords: false,
  sendAtOnce: false,
  opponent: "duckling",
  lesson: 0,
  learned: false,
  hints: null,
  firstTables: [],
  sound: true,
  notify: false,
  evaluation: true,
  returning: false,
  daily: {},
};
const KEY = "splay.settings";

function load(): Settings {
  try {
    const kept = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
    return kept.ownWords ? kept : { ...kept, words: DEFAULTS.words };
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

/** The words of the table that is on the page, if one is. They are the table's: nothing of them is kept. */
const table: { words: string | null } = $state({ words: null });

export function hearTable(words: string | null): void {
  table.words = words;
}

/** The words to speak: the person's own once they are chosen, else those of the table that is on the page. */
export function spoken(): string {
  return settings.ownWords ? settings.words : (table.words ?? settings.words);
}

/** The words to ask the server for at a table; without any it speaks the table's. */
export function wanted(): string {
  return settings.ownWords ? settings.words : "";
}
