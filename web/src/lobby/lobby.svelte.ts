/** What the front page knows: who I am, which games there are, which tables are open and which are mine. */
import { api, wordsOf } from "../lib/api";
import { loadGames } from "../lib/games";
import type { Games, Table, Visitor } from "../lib/types";
import { isYourTurn } from "../lib/tableWords";

const EVERY = 5000;

export class LobbyState {
  visitor = $state<Visitor | null>(null);
  games = $state<Games | null>(null);
  tables = $state<Table[]>([]);
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
      await this.refresh();
    } catch (error) {
      this.problem = wordsOf(error);
    }
    this.ready = true;
  }

  async refresh(): Promise<void> {
    this.tables = (await api.get<{ tables: Table[] }>("/api/tables")).tables;
  }

  async rename(name: string): Promise<void> {
    this.visitor = await api.put<Visitor>("/api/visitor", { name });
  }

  /** Keep the list of tables fresh while somebody is looking; returns what ends it. */
  watch(): () => void {
    const timer = window.setInterval(() => {
      if (document.hidden) return;
      const away = () => (this.problem = "The server cannot be reached just now; the list below may be old.");
      this.refresh().then(() => (this.problem = ""), away);
    }, EVERY);
    return () => window.clearInterval(timer);
  }
}
