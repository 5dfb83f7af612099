/** A choice in the making: armed by a first click, sent by a second one or Enter, taken back before that. */

import { settings } from "../lib/settings.svelte";
import type { Hint, Option, Trigger } from "../lib/types";
import { optionKeys } from "./keys";
import type { Session } from "./session.svelte";

/** In milliseconds: nobody reads a question in less. */
const AT_A_GLANCE = 300;
/** Among what is offered then, the server can tell of some options what comes of them. */
const FORESEEN = new Set(["draw", "dogma", "free dogma"]);

export class Chooser {
  /** The index of the option that the next confirmation sends. */
  armed: number | null = $state(null);
  /** The option that the pointer or the focus is on. */
  pointed: number | null = $state(null);
  sending = $state(false);
  /** The options that would do nothing, as far as this seat can tell. */
  idle: number[] = $state.raw([]);
  /** What options are sure to set off, by their index. */
  triggers: Record<string, Trigger[]> = $state.raw({});
  /** Whether all is told that can be told of the options. */
  foreseen = $state(true);
  /** What was answered last, while nothing is told of it: of a choice in secret the table shows nothing. */
  #sent: { label: string; told: number } | null = $state.raw(null);
  /** What a strong player would do about the question that was on the table then. */
  #hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  #asked = 0;

  /** A choice waits as long as what led to it is still being told. */
  constructor(
    private readonly session: Session,
    private readonly waits: () => boolean,
  ) {}

  /** What can be chosen now. */
  get options(): Option[] {
    const decision = this.session.decision;
    return decision?.yours && !this.waits() ? (decision.options ?? []) : [];
  }

  /** The option that is to be explained: the one that is pointed at, else the armed one. */
  get considered(): Option | undefined {
    return this.options[this.pointed ?? this.armed ?? -1];
  }

  /** What this person has chosen, as long as nothing has happened since. */
  get chosen(): string | null {
    return this.#sent?.told === this.session.held?.log.length ? (this.#sent?.label ?? null) : null;
  }

  /** What a strong player would do, once that was asked about this question. */
  get advice(): { option: Option; chance: number }[] {
    if (this.#hint === null || this.#hint.to !== this.session.decision?.to) return [];
    return this.#hint.options.flatMap(({ index, chance }) => {
      const option = this.options[index];
      return option ? [{ option, chance }] : [];
    });
  }

  async ask(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    this.#hint = await this.session.hint();
    this.hinting = false;
  }

  /** Whether the question has only just come, so that a key may still be meant for the one before. */
  get fresh(): boolean {
    return performance.now() - this.#asked < AT_A_GLANCE;
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
    this.triggers = {};
    this.#asked = performance.now();
    if (this.options.length > 0) this.#sent = null;
    this.foreseen = !this.options.some((option) => FORESEEN.has(option.value.action ?? ""));
    if (!this.foreseen) void this.#foresee();
  }

  async #foresee(): Promise<void> {
    const told = await this.session.foresight();
    if (told !== null && told.to !== this.session.decision?.to) return;
    this.idle = told?.idle ?? [];
    this.triggers = told?.triggers ?? {};
    this.foreseen = true;
  }

  async #send(index: number): Promise<void> {
    const decision = this.session.decision;
    if (!decision) return;
    this.armed = index;
    this.sending = true;
    const sent = { label: this.options[index]?.label ?? "", told: this.session.held?.log.length ?? 0 };
    const confirmed = await this.session.answer(decision.to, index);
    const next = this.session.decision;
    if (confirmed && !next?.yours) this.#sent = sent;
    // By now another question may be on the table, and a choice for it in the making.
    if (next?.to !== decision.to) return;
    // What could not be sent stays chosen: one more click sends it.
    this.sending = confirmed;
  }
}
