/** What the parts of a table share: the choice in the making, the card that is read, and how to open one. */

import { createContext } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Decision, Option } from "../lib/types";
import type { Chooser } from "./chooser.svelte";

export class Desk {
  /** The card under the pointer or the focus. */
  inspected: string | null = $state(null);
  /** Whether a card or an option is pointed at just now: then there is room for all that its card says. */
  pointing = $state(false);
  /** How much of the place above the decision is taken by what is said of an option, in pixels. */
  above = $state(0);
  /** The card that is open in front of everything. */
  opened: string | null = $state(null);

  /** Without a chooser, nothing can be chosen: a replay, a spectator. */
  constructor(
    private readonly choice: Chooser | null = null,
    private readonly ask: () => Decision | null = () => null,
  ) {}

  get decision(): Decision | null {
    return this.ask();
  }

  /** The seat whose options can be chosen here; null if none can. */
  get chooser(): number | null {
    const decision = this.decision;
    return decision?.yours ? decision.seat : null;
  }

  get options(): Option[] {
    return this.choice?.options ?? [];
  }

  /** The options that would do nothing. */
  get idle(): number[] {
    return this.choice?.idle ?? [];
  }

  get armed(): number | null {
    return this.choice?.armed ?? null;
  }

  get sending(): boolean {
    return this.choice?.sending ?? false;
  }

  /** Whether a click is sent at once. */
  get sure(): boolean {
    return settings.sendAtOnce;
  }

  keysOf(index: number): string[] {
    return this.choice?.keys[index] ?? [];
  }

  pick(index: number): void {
    this.choice?.pick(index);
  }

  point(index: number | null): void {
    if (!this.choice) return;
    this.choice.pointed = index;
    this.pointing = index !== null;
    const value = index === null ? undefined : this.options[index]?.value;
    this.inspect(value?.card ?? (value?.kind === "card" ? value.label : null));
  }

  inspect(name: string | null): void {
    if (name) this.inspected = name;
  }

  /** What a click on something chooses: its only option, or of several actions the armed one, else the first. */
  chosenOf(options: readonly Option[]): Option | undefined {
    if (options.length === 1) return options[0];
    if (options.some((option) => option.value.kind !== "action")) return undefined;
    return options.find((option) => option.index === this.armed) ?? (this.sure ? undefined : options[0]);
  }

  /** Click on something that has these options: it is chosen, or they are gone to, or else it is opened. */
  click(options: readonly Option[], open: () => void): void {
    const chosen = this.chosenOf(options);
    if (chosen) this.pick(chosen.index);
    else if (options[0])
      document.querySelector<HTMLElement>(`[data-testid="option-${options[0].index}"]`)?.focus();
    else open();
  }

  /** Point at something that has these options, and maybe a card to be read. */
  enter(options: readonly Option[], card: string | null): void {
    const chosen = this.chosenOf(options);
    if (chosen) this.point(chosen.index);
    this.inspect(card);
    if (card) this.pointing = true;
  }

  leave(options: readonly Option[]): void {
    if (this.chosenOf(options)) this.point(null);
    this.pointing = false;
  }

  open(name: string): void {
    this.opened = name;
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
