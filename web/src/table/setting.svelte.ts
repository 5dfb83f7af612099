/** What lies at hand wherever a table is played at: what is being told, what is asked, and what is chosen and read. */

import { onDestroy, untrack } from "svelte";
import type { Decision } from "../lib/types";
import { Chooser } from "./chooser.svelte";
import { Desk, setDesk } from "./desk.svelte";
import { setSeats } from "./seats";
import type { Session } from "./session.svelte";
import { type After, Stage } from "./stage.svelte";

export class Setting {
  readonly stage: Stage;
  readonly chooser: Chooser;
  readonly desk: Desk;
  /** What is asked, once all that led to it has been told. */
  readonly decision: Decision | null;

  /** To be made while a page is: it ends with that. */
  constructor(session: Session, after: After) {
    this.stage = new Stage(after);
    this.chooser = new Chooser(session, () => this.stage.busy);
    this.decision = $derived(this.stage.busy ? null : session.decision);
    this.desk = new Desk(this.chooser, () => this.decision);
    setDesk(this.desk);
    setSeats(() => session.table?.seats ?? []);
    onDestroy(() => session.close());

    // Before anything is drawn: no question comes up ahead of what is told first.
    $effect.pre(() => {
      const held = session.held;
      if (held) untrack(() => this.stage.receive(held, session.leapt));
    });

    // A choice belongs to one question.
    const question = $derived(this.decision?.yours ? this.decision.to : null);
    $effect(() => {
      void question;
      untrack(() => {
        this.chooser.reset();
        session.problem = "";
      });
    });
  }
}
