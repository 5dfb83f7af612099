/** What the table must know of a game to show it: one face for each game, everything else is shared. */

import type { Component } from "svelte";
import type { Entry, GameName, Option, Table } from "../lib/types";

export interface Face<View = any, Book = any> {
  /** Load the facts and texts of the cards, in a vocabulary. */
  load(table: Table, words: string): Promise<Book>;
  /** The boards of all players and what lies between them. */
  Board: Component<{ view: View; book: Book }>;
  /** A card to read, as opened from the log; `active` is the number of the effect that asks. */
  CardPage: Component<{ name: string; book: Book; active?: number | undefined }>;
  /** What is to be known about an option before it is chosen. */
  Hint: Component<{ option: Option; view: View; book: Book }> | null;
  /** The view after an entry of the log, as far as the entry tells, to show cards on their way. */
  after(view: View, entry: Entry, book: Book): View;
}

export async function loadFace(game: GameName): Promise<Face> {
  const module =
    game === "innovation" ? await import("./innovation/face") : await import("./intrapreneurs/face");
  return module.face;
}
