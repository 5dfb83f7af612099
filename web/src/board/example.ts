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

export function loadExample(edition: string, card: string, set: string | null): Promise<Example> {
  const query = set === null ? "" : `?set=${encodeURIComponent(set)}`;
  return api.get<Example>(
    `/api/cards/${encodeURIComponent(edition)}/${encodeURIComponent(card)}/example${query}`,
  );
}
