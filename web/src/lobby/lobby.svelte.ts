/** What the front page knows: who I am, which games there are, which tables are open and which are mine. */
import { api, wordsOf } from "../lib/api";
import { loadGames } from "../lib/games";
import { change } from "../lib/settings.svelte";
import type { Games, Table, Visitor } from "../lib/types";
import { type PlayedGame, type PlayedGames, gamesAddress } from "../people/played";
import { isYourTurn } from "../lib/tableWords";

const EVERY = 5000;
/** How seldom the matches that can be watched are looked up: every so many times. */
const SELDOM = 3;

export class LobbyState {
  visitor = $state<Visitor | null>(null);
  games = $state<Games | null>(null);
  tables = $state<Table[]>([]);
  /** The matches that can be watched. */
  live = $state<Table[]>([]);
  /** One's own last games that are over. */
  past = $state<PlayedGame[]>([]);
  problem = $state("");
  /** Whether all has come in, or cannot: what is shown before would only be moved about. */
  ready = $state(false);

  /** One's own tables: first those that wait for oneself. */
  mine = $derived(
    this.tables.filter((table) => table.mine).sort((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a))),
  );
  open = $derived(this.tables.filter((table) => !table.mine && table.status === "open"));

  async load(): Promise<void> {
    try {
      // The first answer brings the cookie that all the others need.
      this.visitor = await api.get<Visitor>("/api/visitor");
      this.games = await loadGames();
      const [, , games] = await Promise.all([
        this.refresh(),
        this.#watchable(),
        api.get<PlayedGames>(gamesAddress(this.visitor.id)),
      ]);
      this.past = games.games;
      if (this.mine.length + this.past.length > 0) change({ returning: true });
    } catch (error) {
      this.problem = wordsOf(error);
    }
    this.ready = true;
  }

  async refresh(): Promise<void> {
    this.tables = (await api.get<{ tables: Table[] }>("/api/tables")).tables;
  }

  async #watchable(): Promise<void> {
    const { tables } = await api.get<{ tables: Table[] }>("/api/live");
    this.live = tables.filter((table) => !table.mine);
  }

  async rename(name: string): Promise<void> {
    this.visitor = await api.put<Visitor>("/api/visitor", { name });
  }

  /** Keep the list of tables fresh while somebody is looking; returns what ends it. */
  watch(): () => void {
    let times = 0;
    const timer = window.setInterval(() => {
      if (document.hidden) return;
      times += 1;
      if (times % SELDOM === 0) this.#watchable().catch(() => {});
      const away = () => (this.problem = "The server cannot be reached just now; the list below may be old.");
      this.refresh().then(() => (this.problem = ""), away);
    }, EVERY);
    return () => window.clearInterval(timer);
  }
}
