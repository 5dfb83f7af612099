/** The catalogue: card facts and texts, loaded once per game, edition and sets. */

import { api } from "./api";
import { cardsAddress } from "./cardsAddress";
import { linkNames } from "./text";
import type { CardFacts, CardFile, ColorName, GameName, InnovationView, SpecialFacts } from "./types";

/** The vocabulary that the rules are written in. */
const RULES_WORDS = "asmadi";

export const COLORS: readonly ColorName[] = ["blue", "red", "green", "yellow", "purple"];

export class Catalogue {
  readonly cards: readonly CardFacts[];
  readonly icons: readonly string[];
  readonly #cards: Map<string, CardFacts>;
  readonly #specials: Map<string, SpecialFacts>;
  readonly #effects: Map<string, string>;

  /** A view tells effects in the rules' own words; the file that has these is given where it is another one. */
  constructor(file: CardFile, original: CardFile = file) {
    this.cards = file.cards;
    this.icons = file.icons;
    this.#cards = new Map(file.cards.map((card) => [card.name, card]));
    this.#specials = new Map(file.specials.map((special) => [special.name, special]));
    this.#effects = new Map(
      original.cards.flatMap((card, at) =>
        card.effects.map(({ text }, effect) => [text, file.cards[at]?.effects[effect]?.text ?? text]),
      ),
    );
  }

  card(name: string | null | undefined): CardFacts | undefined {
    return name ? this.#cards.get(name) : undefined;
  }

  /** Return the cards that a text names. */
  namedIn(text: string): string[] {
    const names = this.cards.map((card) => card.name).filter((name) => text.includes(name));
    return linkNames(text, names).flatMap((part) => (part.card ? [part.words] : []));
  }

  special(name: string): SpecialFacts | undefined {
    return this.#specials.get(name);
  }

  /** Return the words of an effect that a view shows, in the vocabulary of this catalogue. */
  effect(text: string): string {
    return this.#effects.get(text) ?? text;
  }

  get specials(): SpecialFacts[] {
    return [...this.#specials.values()];
  }
}

/** Return the words of a card's echo effect. */
export function echoOf(card: CardFacts | undefined): string | undefined {
  return effectOf(card, "echo");
}

/** Return the words of a card's inspire effect. */
export function inspireOf(card: CardFacts | undefined): string | undefined {
  return effectOf(card, "inspire");
}

function effectOf(card: CardFacts | undefined, kind: string): string | undefined {
  return card?.effects.find((effect) => effect.kind === kind)?.text;
}

/** Return a deck's key in a view: the base set's by their age, others as "echoes 3". Backs are told apart by it too. */
export function deckKey(age: number | null, set: string | null | undefined): string {
  return set && set !== "base" ? `${set} ${age}` : String(age);
}

export interface Deck {
  age: number;
  set: string;
  count: number;
}

/** Return all decks of a view, told apart by age and set. */
export function decksOf(view: Pick<InnovationView, "decks">): Deck[] {
  return Object.entries(view.decks).map(([key, count]) => {
    const [first, second] = key.split(" ");
    return { age: Number(second ?? first), set: second === undefined ? "base" : (first ?? ""), count };
  });
}

const files = new Map<string, Promise<unknown>>();

/** Load a game's card file; asked for the same one again, answer from memory. */
export function loadFile<T>(
  game: GameName,
  edition: string,
  sets: readonly string[],
  words: string,
): Promise<T> {
  const address = cardsAddress(game, edition, sets, words);
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
  const load = (told: string) => loadFile<CardFile>("innovation", edition, ["base", ...expansions], told);
  const file = await load(words);
  return new Catalogue(file, words === RULES_WORDS ? file : await load(RULES_WORDS));
}
