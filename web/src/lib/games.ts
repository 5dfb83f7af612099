/** What can be played, asked once. */

import { api } from "./api";
import type { Games } from "./types";

let asked: Promise<Games> | null = null;

export function loadGames(): Promise<Games> {
  asked ??= api.get<Games>("/api/games");
  asked.catch(() => (asked = null));
  return asked;
}
