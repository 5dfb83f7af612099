/** A socket to one table that comes back by itself. */

import type { Problem, TableChanges, TableState } from "./types";

export type Connection = "connecting" | "open" | "away";

export interface SocketHandlers {
  state(message: TableState | TableChanges): void;
  done(id: number): void;
  refused(id: number | null, problem: Problem): void;
  connection(now: Connection): void;
  /** The server will not serve this table to this visitor, now or later. */
  barred(problem: Problem): void;
}

type Incoming =
  | TableState
  | TableChanges
  | { type: "done"; id: number }
  | { type: "refused"; id: number | null; error: Problem }
  | { type: "pong" };

/** A socket that cannot be served is closed with 4000 and the status that a request would get. */
const HOPELESS = [4403, 4404];

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A silent line is asked for a sign of life, and given up if none comes. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #opening = false;
  #refusal: Problem = { kind: "not_found", words: "There is no such table." };

  constructor(
    /** Tells where to connect, as soon as that can be told. */
    private readonly address: () => Promise<string>,
    private readonly handlers: SocketHandlers,
  ) {
    void this.#open();
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Send a message; false if the line is down. */
  send(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Do not wait any longer when there is a reason to hope. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.#socket === null) void this.#open();
  };

  async #open(): Promise<void> {
    if (this.#opening) return;
    clearTimeout(this.#retry);
    this.#opening = true;
    const address = await this.address().catch(() => null);
    this.#opening = false;
    if (this.#closed) return;
    if (address === null) this.#tryAgain();
    else this.#connect(address);
  }

  #connect(address: string): void {
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.handlers.connection("open");
      this.#expectLife();
    };
    socket.onmessage = (event) => {
      this.#wait = FIRST_WAIT;
      this.#expectLife();
      this.#receive(JSON.parse(String(event.data)) as Incoming);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #receive(message: Incoming): void {
    if (message.type === "state" || message.type === "changes") this.handlers.state(message);
    else if (message.type === "done") this.handlers.done(message.id);
    else if (message.type === "refused") {
      if (message.id === null) this.#refusal = message.error;
      this.handlers.refused(message.id, message.error);
    }
  }

  #expectLife(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.send({ type: "ping" });
      const socket = this.#socket;
      this.#ping = setTimeout(() => {
        socket?.close();
        if (socket) this.#lost(socket);
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  #lost(socket: WebSocket, code = 0): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    clearTimeout(this.#ping);
    if (HOPELESS.includes(code)) {
      this.close();
      this.handlers.barred(this.#refusal);
    } else this.#tryAgain();
  }

  #tryAgain(): void {
    this.handlers.connection("away");
    this.#retry = setTimeout(() => void this.#open(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
