/** A lesson as a table: it answers like the socket of one, from what the server has told of it as a whole. */

import { api } from "../lib/api";
import { change } from "../lib/settings.svelte";
import type { Foresight, Lesson, LessonStep, TableState } from "../lib/types";
import { OwnLine, OwnSession, ownState } from "../table/ownLine";

export function loadLesson(words: string): Promise<Lesson> {
  return api.get<Lesson>(`/api/lessons/first?words=${encodeURIComponent(words)}`);
}

/** Return what is on the table when so many steps have been taken. */
export function stateAt(lesson: Lesson, taken: number): TableState {
  const moments = [...lesson.steps, lesson.end];
  const moment = moments[taken]!;
  const decision = moment.decision;
  const expected = lesson.steps[taken]?.expected;
  const told = {
    number: taken + 1,
    table: { ...lesson.table, asked: decision ? 0 : null },
    view: moment.view,
    decision: decision && expected !== undefined ? { ...decision, expected } : null,
    entries: taken,
    undo: taken > 0 ? ("now" as const) : ("no" as const),
  };
  return ownState(
    told,
    moments.slice(0, taken + 1).flatMap((each) => each.log),
  );
}

/** Return the words for a choice that a step does not want; nothing is sent. */
export function otherwise(step: LessonStep): string {
  return `You could, and another time you will. Now: ${step.do}`;
}

/** Plays a lesson instead of a server. */
class LessonLine extends OwnLine {
  taken = $state(0);
  lesson: Lesson = $state.raw()!;

  constructor(lesson: Lesson, taken: number) {
    super();
    this.lesson = lesson;
    this.taken = taken;
  }

  /** The step that is to be taken; undefined after the last one. */
  get step(): LessonStep | undefined {
    return this.lesson.steps[this.taken];
  }

  send(message: Record<string, unknown>): boolean {
    const id = Number(message["id"]);
    if (message["type"] === "words") void this.#retell(String(message["words"]));
    else if (message["type"] === "undo" && this.taken > 0) this.#go(this.taken - 1, id);
    else if (message["type"] === "answer" && message["index"] === this.step?.expected)
      this.#go(this.taken + 1, id);
    else if (this.step) this.handlers?.refused(id, { kind: "lesson", words: otherwise(this.step) });
    return true;
  }

  #go(taken: number, id: number): void {
    this.taken = taken;
    change(this.step ? { lesson: taken } : { lesson: 0, learned: true });
    this.handlers?.done(id);
    this.show();
  }

  protected state(): TableState {
    return stateAt(this.lesson, this.taken);
  }

  async #retell(words: string): Promise<void> {
    this.lesson = await loadLesson(words);
    this.show();
  }
}

export class LessonSession extends OwnSession<LessonLine> {
  constructor(lesson: Lesson, taken: number) {
    super("lesson", new LessonLine(lesson, taken));
  }

  get told(): Lesson {
    return this.line.lesson;
  }

  get taken(): number {
    return this.line.taken;
  }

  get step(): LessonStep | undefined {
    return this.line.step;
  }

  override foresight(): Promise<Foresight | null> {
    return Promise.resolve(this.step?.foresight ?? null);
  }
}
