/** A finished match, looked at answer by answer. */
import { api, wordsOf } from "../lib/api";
import { type Course, loadCourse, placeOf } from "../lib/course";
import { wanted } from "../lib/settings.svelte";
import type { Decision, Entry, Table } from "../lib/types";

export interface Moment {
  length: number;
  at: number;
  view: unknown;
  log: Entry[];
  decision: Decision | null;
}

/** How many moments are remembered: enough to step back and forth without asking again. */
const KEPT = 40;

export class ReplayState {
  table = $state.raw<Table | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Where the slider stands; the moment follows as fast as it can. */
  at = $state(0);
  playing = $state(false);
  problem = $state("");
  /** Where the turns begin, once that is known. */
  course = $state.raw<Course | null>(null);

  length = $derived(this.moment?.length ?? 0);

  readonly #moments = new Map<number, Moment>();
  #loading = false;

  constructor(
    readonly id: string,
    private readonly start: number,
  ) {}

  get address(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  async load(): Promise<void> {
    try {
      this.table = await api.get<Table>(`${this.address}?words=${encodeURIComponent(wanted())}`);
      if (this.table.status === "finished") {
        // The first moment tells how many there are.
        await this.#follow();
        this.go(this.start);
        // The slider does without its ticks where they cannot be had.
        void loadCourse(this.id).then(
          (course) => (this.course = course),
          () => undefined,
        );
      } else this.problem = "This match is not over yet. Its replay will be here when it is.";
    } catch (error) {
      this.problem = wordsOf(error);
    }
  }

  /** Go to the position after so many answers. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.length));
    if (this.at === this.length) this.playing = false;
    void this.#follow();
  }

  /** Go to where an entry of the log has just been told. */
  show(entry: Entry): void {
    if (this.course) this.go(placeOf(this.course, entry.number));
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  toggle(): void {
    if (!this.playing && this.at === this.length) this.go(0);
    this.playing = !this.playing;
  }

  /** Whether what is shown is what the slider points at. */
  get settled(): boolean {
    return this.moment?.at === this.at;
  }

  /** Ask for one moment at a time, always the newest wish. */
  async #follow(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      while (!this.settled) {
        this.moment = await this.#fetch(this.at);
        this.problem = "";
      }
    } catch (error) {
      this.playing = false;
      this.problem = wordsOf(error);
    } finally {
      this.#loading = false;
    }
  }

  async #fetch(at: number): Promise<Moment> {
    const known = this.#moments.get(at);
    if (known) return known;
    const words = encodeURIComponent(wanted());
    const moment = await api.get<Moment>(`${this.address}/replay?at=${at}&words=${words}`);
    this.#moments.set(moment.at, moment);
    const oldest = this.#moments.keys().next().value;
    if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest);
    return moment;
  }
}
