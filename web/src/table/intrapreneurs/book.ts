/** The cards of Intrapreneurs by their names. */
import { loadFile } from "../../lib/cards";
import type { Book, CompanyFile } from "./types";

export async function loadBook(edition: string, words: string): Promise<Book> {
  const file = await loadFile<CompanyFile>("intrapreneurs", edition, [], words);
  return new Map([...file.cards, ...file.projects, ...file.events].map((card) => [card.name, card]));
}
