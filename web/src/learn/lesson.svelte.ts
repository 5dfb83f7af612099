/** A lesson as a table: it answers like the socket of one, from what the server has told of it as a whole. */

import { api } from "../lib/api";
import { change } from "../lib/settings.svelte";
import type { SocketHandlers } from "../lib/socket";
import type { Foresight, Hint, Lesson, LessonStep, TableState } from "../lib/types";
import { type Line, Session } from "../table/session.svelte";

export function loadLesson(words: string): Promise<Lesson> {
  return api.get<Lesson>(`/api/lessons/first?words=${encodeURIComponent(words)}`);
}

/** Return what is on the table when so many steps have been taken. */
export function stateAt(lesson: Lesson, taken: number): TableState {
  const moments = [...lesson.steps, lesson.end];
  const moment = moments[taken]!;
  const decision = moment.decision;
  const expected = lesson.steps[taken]?.expected;
  return {
    type: "state",
    number: taken + 1,
    follows: 0,
    table: { ...lesson.table, asked: decision ? 0 : null },
    view: moment.view,
    decision: decision && expected !== undefined ? { ...decision, expected } : null,
    entries: taken,
    log: { from: 0, entries: moments.slice(0, taken + 1).flatMap((each) => each.log) },
    chat: { from: 0, entries: [] },
    undo: taken > 0 ? "now" : "no",
    proposal: null,
    clocks: null,
    notices: [],
  };
}

/** Return the words for a choice that a step does not want; nothing is sent. */
export function otherwise(step: LessonStep): string {
  return `You could, and another time you will. Now: ${step.do}`;
}

/** Plays a lesson instead of a server. */
class LessonLine implements Line {
  taken = $state(0);
  lesson: Lesson = $state.raw()!;
  #handlers: SocketHandlers | null = null;

  constructor(lesson: Lesson, taken: number) {
    this.lesson = lesson;
    this.taken = taken;
  }

  /** The step that is to be taken; undefined after the last one. */
  get step(): LessonStep | undefined {
    return this.lesson.steps[this.taken];
  }

  open(handlers: SocketHandlers): Line {
    this.#handlers = handlers;
    handlers.connection("open");
    this.#show();
    return this;
  }

  close(): void {
    this.#handlers = null;
  }

  send(message: Record<string, unknown>): boolean {
    const id = Number(message["id"]);
    if (message["type"] === "words") void this.#retell(String(message["words"]));
    else if (message["type"] === "undo" && this.taken > 0) this.#go(this.taken - 1, id);
    else if (message["type"] === "answer" && message["index"] === this.step?.expected)
      this.#go(this.taken + 1, id);
    else if (this.step) this.#handlers?.refused(id, { kind: "lesson", words: otherwise(this.step) });
    return true;
  }

  #go(taken: number, id: number): void {
    this.taken = taken;
    change(this.step ? { lesson: taken } : { lesson: 0, learned: true });
    this.#handlers?.done(id);
    this.#show();
  }

  #show(): void {
    this.#handlers?.state(stateAt(this.lesson, this.taken));
  }

  async #retell(words: string): Promise<void> {
    this.lesson = await loadLesson(words);
    this.#show();
  }
}

export class LessonSession extends Session {
  override readonly lesson = true;
  readonly #line: LessonLine;

  constructor(lesson: Lesson, taken: number) {
    const line = new LessonLine(lesson, taken);
    super("lesson", (handlers) => line.open(handlers));
    this.#line = line;
  }

  get told(): Lesson {
    return this.#line.lesson;
  }

  get taken(): number {
    return this.#line.taken;
  }

  get step(): LessonStep | undefined {
    return this.#line.step;
  }

  override foresight(): Promise<Foresight | null> {
    return Promise.resolve(this.step?.foresight ?? null);
  }

  override hint(): Promise<Hint | null> {
    return Promise.resolve(null);
  }
}
