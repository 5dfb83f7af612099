/** What the table must know of Intrapreneurs. */
import { loadFile } from "../../lib/cards";
import type { Face } from "../face";
import { after } from "./after";
import Board from "./Board.svelte";
import CardPage from "./CardPage.svelte";
import Hint from "./Hint.svelte";
import { cardOf } from "./options";
import type { Book, CompanyFile, IntrapreneursView } from "./types";

export const face: Face<IntrapreneursView, Book> = {
  async load(table, words) {
    const file = await loadFile<CompanyFile>("intrapreneurs", table.edition, [], words);
    return new Map([...file.cards, ...file.projects, ...file.events].map((card) => [card.name, card]));
  },
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
