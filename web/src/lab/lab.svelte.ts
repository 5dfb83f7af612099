/** The lab: a position in the making, what the rules say to it, and what happens if something is done now. */

import { ApiError, wordsOf } from "../lib/api";
import { askBoard, type Told } from "../board/moment";
import { History } from "./history.svelte";
import { isCompany, tidyCompany } from "./company";
import { type Plan, tidy } from "./position";

/** In milliseconds: what changes so fast is looked at together. */
const PAUSE = 250;

export class LabState {
  readonly history: History<Plan>;
  /** What the server says to the position as it is; null while it has not, or if it cannot be. */
  checked: Told | null = $state.raw(null);
  /** Why the position cannot be, reason by reason. */
  reasons: string[] = $state.raw([]);
  checking = $state(false);
  /** What has been done from here on, and what came of it; null while nothing has. */
  done: Told | null = $state.raw(null);
  answers: number[] = $state.raw([]);
  doing = $state(false);
  /** What to do one after the other to see a card at work, as the options say it; nothing in particular if empty. */
  suggested: string[] = $state.raw([]);
  problem = $state("");
  /** After how many answers what was suggested has been done. */
  #taken: number[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(first: Plan) {
    this.history = new History(first);
  }

  get plan(): Plan {
    return this.history.now;
  }

  /** The position as it is sent and copied. */
  get position(): Plan {
    return isCompany(this.plan) ? tidyCompany(this.plan) : tidy(this.plan);
  }

  /** What is on the table: what has been done, else the position. */
  get shown(): Told | null {
    return this.done ?? this.checked;
  }

  /** What to do next to see a card at work; "" for nothing in particular. */
  get nextSuggested(): string {
    const label = this.suggested[this.#taken.length] ?? "";
    return this.shown?.decision?.options?.some((option) => option.label === label) ? label : "";
  }

  change(next: Plan): void {
    this.history.change(next);
    this.check();
  }

  undo(): void {
    this.history.undo();
    this.check();
  }

  redo(): void {
    this.history.redo();
    this.check();
  }

  /** Have the position checked, by what reads position files. */
  check(): void {
    this.takeAllBack();
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.checking = true;
    this.#timer = setTimeout(() => void this.#check(asked), PAUSE);
  }

  async #check(asked: number): Promise<void> {
    const isWanted = () => asked === this.#asked;
    try {
      const told = await askBoard({ position: this.position }, isWanted);
      if (!isWanted()) return;
      this.checked = told;
      this.reasons = [];
    } catch (error) {
      if (!isWanted()) return;
      this.checked = null;
      this.reasons = reasonsOf(error);
    } finally {
      if (isWanted()) this.checking = false;
    }
  }

  /** Answer what is asked, and see what happens. */
  async do(index: number): Promise<void> {
    const label = this.shown?.decision?.options?.find((option) => option.index === index)?.label;
    const follows = label !== undefined && label === this.nextSuggested;
    const at = this.answers.length;
    await this.#play([...this.answers, index]);
    if (follows) this.#taken = [...this.#taken, at];
  }

  takeBack(): void {
    if (this.answers.length > 1) void this.#play(this.answers.slice(0, -1));
    else this.takeAllBack();
  }

  takeAllBack(): void {
    this.answers = [];
    this.#taken = [];
    this.done = null;
    this.problem = "";
  }

  async #play(answers: number[]): Promise<void> {
    this.doing = true;
    this.problem = "";
    try {
      this.done = await askBoard({ position: this.position, answers });
      this.answers = answers;
      this.#taken = this.#taken.filter((at) => at < answers.length);
    } catch (error) {
      this.problem = wordsOf(error);
    } finally {
      this.doing = false;
    }
  }
}

/** Return the reasons in a refusal; the server lists them line by line. */
export function reasonsOf(error: unknown): string[] {
  const words = wordsOf(error);
  if (!(error instanceof ApiError)) return [words];
  const lines = words.split("\n");
  const listed = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
  return listed.length > 0 ? listed : [words];
}
