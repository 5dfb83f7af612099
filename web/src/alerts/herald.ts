/** Notices that it is the person's turn at a table, and how to tell them. */

import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/types";
import { notify } from "./notices";
import { chime } from "./sound";

export interface Circumstances {
  /** Whether other people play. */
  company: boolean;
  /** Whether the page is in sight. */
  seen: boolean;
  /** Whether the person is at this window, and not at another one. */
  there: boolean;
}

/** How to tell it: who looks on while a bot plays sees that it has, and needs no sound. */
export function howToTell({ company, seen, there }: Circumstances): {
  sound: boolean;
  notification: boolean;
} {
  return { sound: company || !there, notification: !seen };
}

export class Herald {
  /** Whether it was the person's turn; null as long as nothing is known. */
  #before: boolean | null = null;

  /** Hear how things stand: what is told is that a turn comes, not that it goes on or was there when one came. */
  hear(table: Table, yours: boolean): void {
    const comes = this.#before === false && yours;
    this.#before = yours;
    if (!comes) return;
    const how = howToTell({
      company: table.seats.some((seat) => seat.kind === "person" && !seat.you),
      seen: !document.hidden,
      there: document.hasFocus() && !document.hidden,
    });
    if (how.sound && settings.sound) chime();
    if (how.notification && settings.notify) void notify(table);
  }
}
