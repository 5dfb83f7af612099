/** Shows what happened at a pace that can be followed: one entry of the log after another, then the newest view. */

import { tick } from "svelte";
import { alike, type Held } from "../lib/held";
import { type Pace, settings } from "../lib/settings.svelte";
import type { Entry, Move } from "../lib/types";
import { find, type Spot, spotOf } from "./places";

/** A card on its way across the table. */
export interface Flight {
  id: number;
  move: Move;
  from: Spot;
  to: Spot;
  milliseconds: number;
}

const FLIGHT: Record<Pace, number> = { off: 0, fast: 220, normal: 520, slow: 1000, step: 520 };
const PAUSE: Record<Pace, number> = { off: 0, fast: 90, normal: 420, slow: 1000, step: 0 };
/** When much has happened, it is told faster. */
const MANY = 16;

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export type After = (view: unknown, entry: Entry) => unknown;

export class Stage {
  /** The view that is on the table, which may be a few moments behind the newest one. */
  shown: unknown = $state.raw(null);
  /** What is being told. */
  entry: Entry | null = $state.raw(null);
  left = $state(0);
  waiting = $state(false);
  flights: Flight[] = $state.raw([]);

  #log: Entry[] | null = null;
  #newest: unknown = null;
  #queue: Entry[] = [];
  #telling = 0;
  #proceed: (() => void) | null = null;
  #ids = 0;
  /** The card that is hidden at its new place while it is on its way there. */
  #hidden: HTMLElement | null = null;

  constructor(private readonly after: After) {}

  get busy(): boolean {
    return this.entry !== null;
  }

  /** Take what is new, and tell it step by step; what was leapt to is shown as it stands. */
  receive(held: Held, leapt = false): void {
    const before = this.#log;
    this.#log = held.log;
    this.#newest = held.view;
    const common = before ? alike(before, held.log) : 0;
    const fresh = held.log.slice(common);
    const moves = settings.pace === "step" || (settings.pace !== "off" && !still());
    const follows = before !== null && common === before.length && this.shown !== null && held.view !== null;
    if (leapt || !follows || !moves || document.hidden || (fresh.length === 0 && !this.busy)) {
      this.finish();
      return;
    }
    this.#queue.push(...fresh);
    this.left = this.#queue.length;
    if (!this.busy) void this.#tell(++this.#telling);
  }

  /** Go on to the next entry, where the person sets the pace. */
  step(): void {
    this.#proceed?.();
  }

  /** Show how things stand now. */
  finish(): void {
    this.#telling += 1;
    this.#queue = [];
    this.#proceed?.();
    this.flights = [];
    this.#show();
    this.entry = null;
    this.left = 0;
    this.waiting = false;
    this.shown = this.#newest;
  }

  async #tell(turn: number): Promise<void> {
    while (this.#queue.length > 0) {
      const entry = this.#queue.shift()!;
      this.entry = entry;
      this.left = this.#queue.length;
      const haste = Math.min(1, MANY / (this.#queue.length + 1));
      if (entry.move) await this.#move(entry, entry.move, FLIGHT[settings.pace] * haste);
      else await wait(PAUSE[settings.pace] * haste);
      if (turn !== this.#telling) return;
      if (settings.pace === "step" && this.#queue.length > 0) await this.#pause();
      if (turn !== this.#telling) return;
    }
    this.finish();
  }

  async #pause(): Promise<void> {
    this.waiting = true;
    await new Promise<void>((resolve) => (this.#proceed = resolve));
    this.#proceed = null;
    this.waiting = false;
  }

  async #move(entry: Entry, move: Move, milliseconds: number): Promise<void> {
    const turn = this.#telling;
    const source = find(move.from, move);
    const from = source && spotOf(source);
    this.shown = this.after(this.shown, entry);
    await tick();
    const target = find(move.to, move);
    if (!from || !target || still()) return wait(milliseconds / 2);
    const flight: Flight = { id: ++this.#ids, move, from, to: spotOf(target), milliseconds };
    this.flights = [...this.flights, flight];
    const isCard = target.dataset["card"] !== undefined || target.dataset["back"] !== undefined;
    if (isCard) this.#hide(target);
    await wait(milliseconds);
    if (turn !== this.#telling) return;
    this.#show();
    this.flights = this.flights.filter((other) => other !== flight);
  }

  #hide(card: HTMLElement): void {
    this.#hidden = card;
    card.style.visibility = "hidden";
  }

  #show(): void {
    if (this.#hidden) this.#hidden.style.visibility = "";
    this.#hidden = null;
  }
}
