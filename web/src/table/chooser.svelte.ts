/** A choice in the making: armed by a first click, sent by a second one or Enter, taken back before that. */

import { settings } from "../lib/settings.svelte";
import type { Option } from "../lib/types";
import { optionKeys } from "./keys";
import type { Session } from "./session.svelte";

export class Chooser {
  /** The index of the option that the next confirmation sends. */
  armed: number | null = $state(null);
  /** The option that the pointer or the focus is on. */
  pointed: number | null = $state(null);
  sending = $state(false);
  /** The options that would do nothing, as far as this seat can tell. */
  idle: number[] = $state.raw([]);

  constructor(private readonly session: Session) {}

  get options(): Option[] {
    const decision = this.session.decision;
    return decision?.yours ? (decision.options ?? []) : [];
  }

  /** The option that is to be explained: the one that is pointed at, else the armed one. */
  get considered(): Option | undefined {
    return this.options[this.pointed ?? this.armed ?? -1];
  }

  keys: string[][] = $derived.by(() => optionKeys(this.options));

  /** A click, a tap or a key on an option. */
  pick(index: number): void {
    if (this.sending || !this.options[index]) return;
    if (settings.sendAtOnce || this.armed === index) void this.#send(index);
    else this.armed = index;
  }

  confirm(): void {
    if (this.armed !== null) this.pick(this.armed);
  }

  takeBack(): void {
    this.armed = null;
  }

  /** Forget what was chosen for an earlier question, and ask what can be told about this one. */
  reset(): void {
    this.armed = null;
    this.pointed = null;
    this.sending = false;
    this.idle = [];
    if (this.options.some((option) => option.value.action === "dogma")) void this.#foresee();
  }

  async #foresee(): Promise<void> {
    const told = await this.session.foresight();
    if (told !== null && told.to === this.session.decision?.to) this.idle = told.idle;
  }

  async #send(index: number): Promise<void> {
    const decision = this.session.decision;
    if (!decision) return;
    this.armed = index;
    this.sending = true;
    const confirmed = await this.session.answer(decision.to, index);
    this.sending = false;
    if (!confirmed) this.armed = null;
  }
}
