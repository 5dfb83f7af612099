/** Live evaluation: how likely everybody is to win where the board stands, with more and more care. */

import { ApiError, api, wordsOf } from "../lib/api";
import { wanted } from "../lib/settings.svelte";
import type { BoardSession } from "./board.svelte";
import { answersTo } from "./tree";

export interface OptionValue {
  index: number;
  label: string;
  chance: number;
  sure: [number, number];
  leads: string;
}

export interface Value {
  seat: number;
  chance: number;
  sure: [number, number];
  options: OptionValue[];
  budget: number;
  /** The chance of each seat. */
  chances?: number[];
  /** Whether nothing was found that others could have done in secret, so that no line could be played. */
  at_sight?: boolean;
}

/** How many lines are looked at, one after the other: the first answer comes at once, the last one is the surest. */
export const BUDGETS = [40, 150, 500, 1500];
/** In milliseconds: who steps fast is not asked about every step. */
const PAUSE = 200;
/** And so long whoever waits for a turn waits before asking again. */
const LATER = 1500;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export class Evaluation {
  value: Value | null = $state.raw(null);
  thinking = $state(false);
  problem = $state("");
  readonly #kept = new Map<string, Value>();
  #turn = 0;
  /** One thing after the other: what is being looked at is not left, but what was asked meanwhile is. */
  #busy: Promise<void> = Promise.resolve();

  /** Look at where the board stands, until it stands elsewhere. */
  follow(session: BoardSession): void {
    const turn = ++this.#turn;
    this.value = this.#kept.get(keyOf(session)) ?? null;
    this.problem = "";
    this.thinking = session.shown.decision !== null && (this.value?.budget ?? 0) < BUDGETS.at(-1)!;
    if (!this.thinking) return;
    const before = this.#busy;
    this.#busy = Promise.all([before, wait(PAUSE)]).then(() => this.#look(session, turn));
  }

  /** Look no longer. */
  stop(): void {
    this.#turn += 1;
    this.thinking = false;
    this.value = null;
    this.problem = "";
  }

  /** Look more and more closely. */
  async #look(session: BoardSession, turn: number): Promise<void> {
    for (const budget of BUDGETS) {
      while (turn === this.#turn && budget > (this.value?.budget ?? 0)) {
        try {
          await this.#ask(session, budget, turn);
        } catch (error) {
          if (turn !== this.#turn) return;
          if (!(error instanceof ApiError) || error.status !== 429) {
            // What is known already stays.
            this.thinking = false;
            this.problem = wordsOf(error);
            return;
          }
          await wait(LATER);
        }
      }
    }
    if (turn === this.#turn) this.thinking = false;
  }

  async #ask(session: BoardSession, budget: number, turn: number): Promise<void> {
    const { at, viewer, source } = session;
    const words = wanted();
    const address = words ? `/api/analysis?words=${encodeURIComponent(words)}` : "/api/analysis";
    const asked = { ...source, answers: answersTo(at), seat: viewer, open: viewer === null };
    const key = keyOf(session);
    const found = { ...(await api.post<Value>(address, { ...asked, budget, seed: 1 })), budget };
    this.#kept.set(key, found);
    if (turn === this.#turn) this.value = found;
  }
}

/** Where the board stands, and from whose knowledge it is looked at. */
function keyOf(session: BoardSession): string {
  return `${session.at.id} ${session.viewer}`;
}
