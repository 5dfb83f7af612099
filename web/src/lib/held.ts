/** What the page holds of a table, and how a message of the server changes it. */

import type { ChatLine, Entry, Replacement, TableChanges, TableState } from "./types";

export interface Held<View = unknown> extends Omit<TableState<View>, "type" | "log" | "chat"> {
  log: Entry[];
  chat: ChatLine[];
}

/**
 * Return what the page holds after a message, or null if messages before it were missed: then the page has to ask
 * for the whole state. Logs and chats come as what follows after a length; an undo makes them shorter first.
 */
export function merge<View>(
  held: Held<View> | null,
  message: TableState<View> | TableChanges,
): Held<View> | null {
  const { log, chat } = message;
  const whole = message.type === "state" && log.from === 0 && chat.from === 0;
  const fits =
    held !== null &&
    message.follows === held.number &&
    log.from <= held.log.length &&
    chat.from <= held.chat.length;
  if (!whole && !fits) return null;
  return {
    ...standing(held, message),
    log: [...(held?.log.slice(0, log.from) ?? []), ...log.entries],
    chat: [...(held?.chat.slice(0, chat.from) ?? []), ...chat.entries],
  };
}

/** Return everything after a message but the log and the chat. */
function standing<View>(
  held: Held<View> | null,
  message: TableState<View> | TableChanges,
): Omit<Held<View>, "log" | "chat"> {
  if (message.type === "state") {
    const { type: _, log: __, chat: ___, ...rest } = message;
    return rest;
  }
  const { number, follows } = message;
  return { ...(message.patch.reduce<unknown>(replaced, held) as Held<View>), number, follows };
}

/** Return something with one part replaced; what does not change stays the same object. */
export function replaced(whole: unknown, step: Replacement): unknown {
  const names = step.path.split("/").slice(1);
  return replacedAt(
    whole,
    names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~")),
    step.value,
  );
}

function replacedAt(whole: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((part: unknown, at) => (at === Number(name) ? replacedAt(part, rest, value) : part));
  }
  const parts = whole as Record<string, unknown>;
  return { ...parts, [name]: replacedAt(parts[name], rest, value) };
}

/** Return how many entries two logs begin with alike. */
export function alike(before: readonly Entry[], after: readonly Entry[]): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before[length]!.text === after[length]!.text) length += 1;
  return length;
}

/** Return where the part of a log begins that happened since a seat's last turn, up to its present one. */
export function sinceLastTurn(log: readonly Entry[], seat: number): Entry[] {
  const turns = log.flatMap((entry, at) => (entry.kind === "turn" ? [{ at, seat: entry.seat }] : []));
  let last = turns.length - 1;
  let end = log.length;
  // In one's own turn the story ends where the turn begins.
  while (last >= 0 && turns[last]!.seat === seat) {
    end = turns[last]!.at;
    last -= 1;
  }
  let start = last >= 0 ? 0 : end;
  for (; last >= 0; last -= 1) {
    if (turns[last]!.seat === seat) break;
    start = turns[last]!.at;
  }
  return log.slice(last < 0 ? Math.min(start, turns[0]?.at ?? end) : start, end);
}

/** What happened in one turn, its first entry apart; before the first turn there is none. */
export interface TurnStory {
  head: Entry | null;
  lines: Entry[];
}

/** Return a log turn by turn. */
export function byTurn(log: readonly Entry[]): TurnStory[] {
  const turns: TurnStory[] = [];
  for (const entry of log) {
    if (entry.kind === "turn") turns.push({ head: entry, lines: [] });
    else if (turns.length > 0) turns.at(-1)!.lines.push(entry);
    else turns.push({ head: null, lines: [entry] });
  }
  return turns;
}
