/** One table as the page holds it: the newest state of the server, and what can be said to it. */

import { api, wordsOf } from "../lib/api";
import { type Held, merge } from "../lib/held";
import { wanted } from "../lib/settings.svelte";
import { type Connection, type SocketHandlers, TableSocket } from "../lib/socket";
import type { Decision, Foresight, Hint, Table, TableChanges, TableState } from "../lib/types";
import { loadVisitor } from "../lib/visitor";

type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** What a session talks to: the socket of a table, or what answers like one. */
export type Line = Pick<TableSocket, "send" | "close">;

const AWAY = "The connection is away; it will come back by itself.";

export class Session {
  held: Held | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** The last refusal or failure, in words for people. */
  problem = $state("");
  /** Whether the table does not exist, or not for this visitor. */
  missing = $state("");

  readonly id: string;
  /** Whether it is a lesson: a table that is nobody else's, and of which nothing is kept. */
  readonly lesson: boolean = false;
  /** Whether it is the analysis board: one person chooses for every seat. */
  readonly board: boolean = false;
  readonly #socket: Line;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  #asked = false;

  constructor(id: string, connect?: (handlers: SocketHandlers) => Line) {
    this.id = id;
    const address = async () => {
      // Who has never been here gets the cookie first that tells the socket who they are.
      await loadVisitor();
      const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";
      const words = encodeURIComponent(wanted());
      return `${scheme}//${window.location.host}/api/tables/${encodeURIComponent(id)}/socket?changes=yes&words=${words}&seen=${this.held?.number ?? 0}`;
    };
    const handlers: SocketHandlers = {
      state: (message) => this.#receive(message),
      done: (number) => this.#settle(number, (waiting) => waiting.resolve()),
      refused: (number, problem) => {
        if (number === null || !this.#waiting.has(number)) this.problem = problem.words;
        else this.#settle(number, (waiting) => waiting.reject(new Error(problem.words)));
      },
      connection: (now) => this.#connect(now),
      barred: (problem) => (this.missing = problem.words),
    };
    this.#socket = connect ? connect(handlers) : new TableSocket(address, handlers);
  }

  get table(): Table | null {
    return this.held?.table ?? null;
  }

  get seat(): number | null {
    return this.held?.table.you.seat ?? null;
  }

  get decision(): Decision | null {
    return this.held?.decision ?? null;
  }

  /** Whether what is held lies more than a step from what was held before: only the board leaps. */
  get leapt(): boolean {
    return false;
  }

  /** Return a player's name. */
  name(seat: number): string {
    return this.held?.table.seats[seat]?.name ?? "someone";
  }

  close(): void {
    this.#socket.close();
  }

  // What can be said over the socket. A refusal is shown, and nothing has changed.

  answer(to: number, index: number): Promise<boolean> {
    return this.#say({ type: "answer", to, index });
  }

  undo(): Promise<boolean> {
    return this.#say({ type: "undo" });
  }

  consent(yes: boolean): Promise<boolean> {
    return this.#say({ type: "consent", yes });
  }

  concede(): Promise<boolean> {
    return this.#say({ type: "concede" });
  }

  draw(yes: boolean): Promise<boolean> {
    return this.#say({ type: "draw", yes });
  }

  chat(text: string): Promise<boolean> {
    return this.#say({ type: "chat", text });
  }

  speak(words: string): void {
    this.#socket.send({ type: "words", words });
  }

  /** Do something to the table itself: sit, leave, kick, start, rematch, seat-link. */
  async act<T>(verb: string, body: Record<string, unknown> = {}): Promise<T | null> {
    try {
      this.problem = "";
      return await api.post<T>(`/api/tables/${encodeURIComponent(this.id)}/${verb}`, body);
    } catch (error) {
      this.problem = wordsOf(error);
      return null;
    }
  }

  /** Ask which options would do nothing; null if the server does not say, for then there is nothing to show. */
  foresight(): Promise<Foresight | null> {
    return api.get<Foresight>(`/api/tables/${encodeURIComponent(this.id)}/foresight`).catch(() => null);
  }

  /** Ask what a strong player would do; a refusal is shown. */
  hint(): Promise<Hint | null> {
    return this.act<Hint>("hint");
  }

  async #say(message: Record<string, unknown>): Promise<boolean> {
    const id = this.#next++;
    this.problem = "";
    try {
      await new Promise<void>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        if (!this.#socket.send({ ...message, id })) {
          this.#settle(id, () => reject(new Error(AWAY)));
        }
      });
      return true;
    } catch (error) {
      this.problem = wordsOf(error);
      return false;
    }
  }

  #settle(number: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (waiting) how(waiting);
  }

  #receive(message: TableState | TableChanges): void {
    const next = merge(this.held, message);
    if (next === null) {
      // Ask once for what was missed; everything until then is part of the answer.
      if (!this.#asked) this.#asked = this.#socket.send({ type: "hello", seen: this.held?.number ?? 0 });
      return;
    }
    this.#asked = false;
    this.held = next;
  }

  #connect(now: Connection): void {
    this.connection = now;
    this.#asked = false;
    if (now !== "away") {
      if (this.problem === AWAY) this.problem = "";
      return;
    }
    for (const number of [...this.#waiting.keys()]) {
      this.#settle(number, (waiting) =>
        waiting.reject(
          new Error("The connection went away before the server confirmed; look before you try again."),
        ),
      );
    }
  }
}
