/** What the table must know of Intrapreneurs. */
import type { Face } from "../face";
import { after } from "./after";
import Board from "./Board.svelte";
import { loadBook } from "./book";
import CardPage from "./CardPage.svelte";
import Hint from "./Hint.svelte";
import { cardOf } from "./options";
import type { Book, IntrapreneursView } from "./types";

export const face: Face<IntrapreneursView, Book> = {
  load: (table, words) => loadBook(table.edition, words),
  Board,
  CardPage,
  Hint,
  cardOf: (option) => cardOf(option) ?? null,
  note: () => "",
  about: () => "",
  named: () => [],
  newcomer: null,
  after,
};
