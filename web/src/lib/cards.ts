/** The catalogue: card facts and texts, loaded once per game, edition and sets. */

import { api } from "./api";
import type { CardFacts, CardFile, ColorName, GameName, SpecialFacts } from "./types";

export const COLORS: readonly ColorName[] = ["blue", "red", "green", "yellow", "purple"];

export class Catalogue {
  readonly cards: readonly CardFacts[];
  readonly icons: readonly string[];
  readonly #cards: Map<string, CardFacts>;
  readonly #specials: Map<string, SpecialFacts>;

  constructor(file: CardFile) {
    this.cards = file.cards;
    this.icons = file.icons;
    this.#cards = new Map(file.cards.map((card) => [card.name, card]));
    this.#specials = new Map(file.specials.map((special) => [special.name, special]));
  }

  card(name: string | null | undefined): CardFacts | undefined {
    return name ? this.#cards.get(name) : undefined;
  }

  special(name: string): SpecialFacts | undefined {
    return this.#specials.get(name);
  }

  get specials(): SpecialFacts[] {
    return [...this.#specials.values()];
  }
}

const files = new Map<string, Promise<unknown>>();

/** Load a game's card file; asked for the same one again, answer from memory. */
export function loadFile<T>(
  game: GameName,
  edition: string,
  sets: readonly string[],
  words: string,
): Promise<T> {
  const query = new URLSearchParams({ game, edition, sets: sets.join(","), words });
  const address = `/api/cards?${query.toString()}`;
  let file = files.get(address);
  if (!file) {
    file = api.get<T>(address);
    files.set(address, file);
    file.catch(() => files.delete(address));
  }
  return file as Promise<T>;
}

export async function loadCatalogue(
  edition: string,
  expansions: readonly string[],
  words: string,
): Promise<Catalogue> {
  return new Catalogue(await loadFile<CardFile>("innovation", edition, ["base", ...expansions], words));
}
