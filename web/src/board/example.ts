/** A small position that shows a card at work. */

import { api } from "../lib/api";

export interface Example {
  position: Record<string, unknown>;
  /** The option to take: "Dogma Archery". */
  use: { label: string };
  /** What to do after it, where one deed does not show all. */
  then: { label: string }[];
  /** What happens, in one way that it can go. */
  words: string;
}

/** Load the example of a card as an address asks for it, by its game, edition and set. */
export function loadExample(card: string, asked: URLSearchParams): Promise<Example> {
  return api.get<Example>(exampleAddress(card, asked));
}

export function exampleAddress(card: string, asked: URLSearchParams): string {
  const edition = asked.get("edition") ?? (asked.get("game") === "intrapreneurs" ? "standard" : "4e");
  const further = ["game", "set"].flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const query = further.length > 0 ? `?${further.join("&")}` : "";
  return `/api/cards/${encodeURIComponent(edition)}/${encodeURIComponent(card)}/example${query}`;
}
