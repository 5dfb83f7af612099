/** Tables that the page keeps by itself: they answer as the socket of a table does. */

import type { SocketHandlers } from "../lib/socket";
import type { Hint, TableState } from "../lib/types";
import { type Line, Session } from "./session.svelte";

type Told = "number" | "table" | "view" | "decision" | "entries" | "undo";

/** Return the state of such a table: nobody talks there, and no clock runs. */
export function ownState(told: Pick<TableState, Told>, log: TableState["log"]["entries"]): TableState {
  return {
    type: "state",
    follows: 0,
    ...told,
    log: { from: 0, entries: log },
    chat: { from: 0, entries: [] },
    proposal: null,
    clocks: null,
    notices: [],
  };
}

export abstract class OwnLine implements Line {
  protected handlers: SocketHandlers | null = null;

  /** What is on the table now. */
  protected abstract state(): TableState;
  abstract send(message: Record<string, unknown>): boolean;

  open(handlers: SocketHandlers): Line {
    this.handlers = handlers;
    handlers.connection("open");
    this.show();
    return this;
  }

  close(): void {
    this.handlers = null;
  }

  protected show(): void {
    this.handlers?.state(this.state());
  }
}

export class OwnSession<L extends OwnLine> extends Session {
  override readonly lesson = true;

  constructor(
    id: string,
    protected readonly line: L,
  ) {
    super(id, (handlers) => line.open(handlers));
  }

  override hint(): Promise<Hint | null> {
    return Promise.resolve(null);
  }
}
