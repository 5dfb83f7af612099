/** The review of a match that is over: asked for, waited for, and left if it takes too long. */
import { api, wordsOf } from "../lib/api";
import { type Course, loadCourse } from "../lib/course";
import { wanted } from "../lib/settings.svelte";
import { counted, percent as plainly } from "../lib/text";
import type { Outcome, Table } from "../lib/types";

export interface ReviewedOption {
  index: number;
  label: string;
  chance: number;
  leads: string;
}

export interface Costly {
  at: number;
  cost: number;
  chosen: ReviewedOption;
  better: ReviewedOption;
  /** To whoever decided so. */
  words: string;
  why: string;
  /** To everybody else. */
  told: string;
  told_why: string;
}

export interface Swing {
  at: number;
  seat: number;
  kind: "luck" | "choice";
  /** By how much the chance of each seat changed. */
  change: number[];
  words: string;
}

export interface SeatReview {
  seat: number;
  name: string;
  /** What draws brought in all. */
  luck: number;
  /** What decisions gave away in all, those that cost too little to be sure of it aside. */
  cost: number;
  /** The chance that was left when the seat conceded; 0 if it did not. */
  given_up: number;
  decisions: Costly[];
}

export interface Review {
  names: string[];
  /** The side of each seat. */
  teams: number[];
  /** How many answers the match has. */
  length: number;
  result: Outcome | null;
  /** By seat, after so many answers. */
  chances: number[][];
  /** What cost less than this part of a whole chance is not told. */
  worth_telling: number;
  swings: Swing[];
  seats: SeatReview[];
}

interface Told {
  state: "none" | "waiting" | "running" | "done" | "failed";
  progress: number;
  review: Review | null;
  words: string;
}

/** How often it is asked how far it is, in milliseconds. */
const EVERY = 800;

export class ReviewState {
  table = $state.raw<Table | null>(null);
  course = $state.raw<Course | null>(null);
  review = $state.raw<Review | null>(null);
  progress = $state(0);
  words = $state("");
  problem = $state("");
  waiting = $state(false);
  #left = false;

  constructor(readonly id: string) {}

  get address(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  async load(): Promise<void> {
    try {
      this.table = await api.get<Table>(`${this.address}?words=${encodeURIComponent(wanted())}`);
      if (this.table.status !== "finished") {
        this.problem = "This match is not over yet. It can be reviewed when it is.";
        return;
      }
      void loadCourse(this.id).then(
        (course) => (this.course = course),
        () => undefined,
      );
      await this.#follow();
    } catch (error) {
      this.problem = wordsOf(error);
    } finally {
      this.waiting = false;
    }
  }

  /** Ask for the review, and how far it is, until it is there or nobody looks any more. */
  async #follow(): Promise<void> {
    const address = `${this.address}/review?words=${encodeURIComponent(wanted())}`;
    let told = await api.post<Told>(address);
    while (!this.#left) {
      // Another node may answer, or the server was restarted: it is asked for again.
      if (told.state === "none") told = await api.post<Told>(address);
      this.review = told.review;
      this.progress = Math.max(this.progress, told.progress);
      this.words = told.words;
      if (told.state === "failed") throw new Error(told.words);
      if (told.state === "done") return;
      this.waiting = true;
      await new Promise((resolve) => setTimeout(resolve, EVERY));
      if (!this.#left) told = await api.get<Told>(address);
    }
  }

  /** Wait for it no longer. */
  leave(): void {
    this.#left = true;
    if (this.waiting) void api.delete(`${this.address}/review`).catch(() => undefined);
  }
}

/** Return a chance as one reads it; what is not quite sure is not told as if it were. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return "under 1 %";
  if (chance < 1 && chance >= 0.995) return "over 99 %";
  return plainly(chance);
}

/** Return words in which no line ends between a number and its sign. */
export function unbroken(words: string): string {
  return words.replaceAll(" %", "\u00a0%");
}

/** Return by how much a chance has changed, as one reads it. */
export function points(change: number): string {
  // Halves are rounded as in a chance: what was given away is told alike.
  const whole = Math.round(Math.abs(100 * change));
  return `${whole === 0 ? "±" : change > 0 ? "+" : "−"}${whole} %`;
}

/** Return when something was, in words: "after 1 answer", "after 2 answers". */
export function after(at: number): string {
  return `after ${counted(at, "answer")}`;
}

/** Return one seat of each side: those who play together have the same chance. */
export function sides(teams: readonly number[]): number[] {
  return teams.flatMap((team, seat) => (teams.indexOf(team) === seat ? [seat] : []));
}

/** Return how a side is called: by its players' names. */
export function sideName(review: Review, seat: number): string {
  const names = review.names.filter((_, other) => review.teams[other] === review.teams[seat]);
  return names.join(" and ");
}

/** Return the places to show in a table: where turns begin, and the end; or every answer, if turns are not known. */
export function tableRows(review: Review, course: Course | null): number[] {
  const places = course?.turns.map((turn) => turn.at) ?? review.chances.map((_, at) => at);
  return [...new Set([...places, review.length])].filter((at) => at <= review.length).sort((a, b) => a - b);
}

/** Return what luck and choices brought a seat in all, in words; what cost less than is worth telling is left out. */
export function balance(one: SeatReview, worth: number): string {
  const drawn = `Draws brought ${points(one.luck)} in all`;
  const told = `${drawn}, and decisions that cost ${percent(worth)} or more gave away ${percent(one.cost)}.`;
  return one.given_up < worth ? told : `${told} To concede gave away ${percent(one.given_up)}.`;
}
