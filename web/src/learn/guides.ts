/** Guides to what is new in an edition or an expansion, as the server has them. */

import { api } from "../lib/api";
import type { Guide } from "../lib/types";
import { EDITIONS } from "../rules/innovation";

export const EDITION_TITLES: Record<string, string> = Object.fromEntries(
  EDITIONS.map(({ key, title }) => [key, title]),
);

export async function loadGuides(words: string): Promise<Guide[]> {
  return (await api.get<{ guides: Guide[] }>(`/api/guides?words=${encodeURIComponent(words)}`)).guides;
}
