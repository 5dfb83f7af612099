/** A daily position as a table: it answers like the socket of one, and asks the server whether a choice is right. */

import { api, wordsOf } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Daily, Foresight, Solution, TableState } from "../lib/types";
import { loadVisitor } from "../lib/visitor";
import { OwnLine, OwnSession, ownState } from "../table/ownLine";
import { keepAnswer, keptAnswer } from "./kept";

function address(date: string | null, words: string): string {
  return `/api/daily${date === null ? "" : `/${encodeURIComponent(date)}`}?words=${encodeURIComponent(words)}`;
}

/** Return the position of a day, null for today; with its solution, if it was answered here before. */
export async function loadDaily(date: string | null, words: string): Promise<Daily> {
  // Who has never been here gets the cookie first by which their days in a row are counted.
  await loadVisitor().catch(() => null);
  const daily = await api.get<Daily>(address(date, words));
  const kept = daily.answered === null ? keptAnswer(settings.daily, daily.date) : null;
  if (kept === null) return daily;
  const solution = await api.post<Solution>(address(daily.date, words), { answer: kept.answer });
  return { ...daily, answered: solution };
}

/** Return what is on the table; nothing is asked any more once it has been answered. */
export function stateOf(daily: Daily): TableState {
  const open = daily.answered === null;
  const told = {
    number: open ? 1 : 2,
    table: { ...daily.table, asked: open ? daily.seat : null },
    view: daily.view,
    decision: open ? daily.decision : null,
    entries: daily.decision.to,
    undo: "no" as const,
  };
  // What happened before is not told: the first line is where the log begins.
  return ownState(
    told,
    daily.log.map((entry, number) => ({ ...entry, number })),
  );
}

class DailyLine extends OwnLine {
  daily: Daily = $state.raw()!;
  #words: string;

  constructor(daily: Daily, words: string) {
    super();
    this.daily = daily;
    this.#words = words;
  }

  protected state(): TableState {
    return stateOf(this.daily);
  }

  send(message: Record<string, unknown>): boolean {
    if (message["type"] === "answer") void this.#answer(Number(message["id"]), Number(message["index"]));
    else if (message["type"] === "words") void this.#retell(String(message["words"]));
    else
      this.handlers?.refused(Number(message["id"]), {
        kind: "daily",
        words: "There is nothing to do here.",
      });
    return true;
  }

  async #answer(id: number, index: number): Promise<void> {
    try {
      const found = await api.post<Solution>(address(this.daily.date, this.#words), { answer: index });
      keepAnswer(this.daily.date, {
        answer: index,
        right: found.right,
        inTime: this.daily.date === this.daily.today,
      });
      this.daily = { ...this.daily, answered: found, streak: found.streak ?? this.daily.streak };
      this.handlers?.done(id);
      this.show();
    } catch (error) {
      this.handlers?.refused(id, { kind: "daily", words: wordsOf(error) });
    }
  }

  async #retell(words: string): Promise<void> {
    this.#words = words;
    this.daily = await loadDaily(this.daily.date, words);
    this.show();
  }
}

export class DailySession extends OwnSession<DailyLine> {
  constructor(daily: Daily, words: string) {
    super("daily", new DailyLine(daily, words));
  }

  get daily(): Daily {
    return this.line.daily;
  }

  override foresight(): Promise<Foresight | null> {
    return Promise.resolve(this.daily.answered === null ? this.daily.foresight : null);
  }
}
