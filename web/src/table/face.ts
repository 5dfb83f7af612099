/** What the table must know of a game to show it: one face for each game, everything else is shared. */

import type { Component } from "svelte";
import type { Decision, Entry, GameName, Option, Table, Trigger } from "../lib/types";

/** An option that is worth a look, and why. */
export interface Look {
  index: number;
  label: string;
  why: string;
}

/** What a game tells newcomers of the moment. */
export interface Newcomer<View = any, Book = any> {
  looks(view: View, options: readonly Option[], idle: readonly number[], book: Book): Look[];
  /** What the counts on the table mean. */
  counts(view: View, book: Book): string[];
  /** What others have done to the one who looks, since their last turn. */
  doneTo(view: View, log: readonly Entry[]): string[];
}

export interface Face<View = any, Book = any> {
  /** Load the facts and texts of the cards, in a vocabulary. */
  load(table: Table, words: string): Promise<Book>;
  /** The boards of all players and what lies between them; in a replay every hand lies open. */
  Board: Component<{ view: View; book: Book; revealed?: boolean }>;
  /** A card to read, as opened from the log; `active` are the words of the effect that asks. */
  CardPage: Component<{ name: string; book: Book; active?: string | undefined }>;
  /** What is to be known about an option before it is chosen, and what it is sure to set off. */
  Hint: Component<{ option: Option; view: View; book: Book; triggers: Trigger[] }> | null;
  /** The card that an option is about; null for none. */
  cardOf(option: Option, view: View): string | null;
  /** What stands beneath an option in a few words, such as whom a dogma concerns; "" for nothing. */
  note(option: Option, view: View, book: Book): string;
  /** What is to be known about a question before any of its options; "" for nothing. */
  about(decision: Decision): string;
  /** The cards that a question names which no effect asks; they can be read. */
  named(decision: Decision, book: Book): string[];
  /** What newcomers are told; null if there is nothing. */
  newcomer: Newcomer<View, Book> | null;
  /** The view after an entry of the log, as far as the entry tells, to show cards on their way. */
  after(view: View, entry: Entry, book: Book): View;
}

export async function loadFace(game: GameName): Promise<Face> {
  const module =
    game === "innovation" ? await import("./innovation/face") : await import("./intrapreneurs/face");
  return module.face;
}
