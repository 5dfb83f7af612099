/** Starts the service worker, and tells it what to have at hand. */

import { allCards } from "./cardsAddress";
import { loadGames } from "./games";
import { settings } from "./settings.svelte";

/** The rules are written in these words, and so the cards are asked for in them too. */
const RULES_WORDS = "asmadi";

/** How long the service worker has to be there, in milliseconds: one that cannot be installed never is. */
const INSTALLED_WITHIN = 20_000;

export async function workerReady(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error("the service worker is not there")), INSTALLED_WITHIN),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
    const { active } = await workerReady();
    const games = await loadGames();
    const keep = new Set([
      "/api/games",
      ...[RULES_WORDS, settings.words].flatMap((words) => allCards(games, words)),
    ]);
    active?.postMessage({ keep: [...keep] });
  } catch {
    // The page is as good without, as long as there is a network.
  }
}
