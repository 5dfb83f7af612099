/** Choosing by keyboard, at a table and on the analysis board. */

import { settings } from "../lib/settings.svelte";
import type { Chooser } from "./chooser.svelte";
import type { Desk } from "./desk.svelte";

/** Whether a key is meant for something else: a field, a dialog, the browser itself. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  return event.target instanceof Element && event.target.matches("input, select, textarea");
}

/** Choose, confirm or take back by a key; returns whether it was one of these. */
export function chooseByKey(event: KeyboardEvent, chooser: Chooser, desk: Desk): boolean {
  const at = chooser.keys.findIndex((keys) => keys.includes(event.key.toLowerCase()));
  if (hasty(event, chooser, at >= 0)) return true;
  if (at >= 0) choose(at, desk);
  else if (event.key === "Escape") chooser.takeBack();
  else if (event.key === "Enter" && chooser.armed !== null && !onControl(event.target)) chooser.confirm();
  else return false;
  return true;
}

/** Whether a key would answer what nobody has read yet: it is held down, or the question has only just come. */
function hasty(event: KeyboardEvent, chooser: Chooser, option: boolean): boolean {
  const presses = event.key === "Enter" || event.key === " ";
  const onOption = event.target instanceof Element && event.target.closest(".option, .confirm") !== null;
  const answers = option || (presses && onOption);
  return answers && (event.repeat || (settings.sendAtOnce && chooser.fresh));
}

/** A key chooses like a click: the focus goes along, so that Enter confirms. */
function choose(index: number, desk: Desk): void {
  document.querySelector<HTMLElement>(`[data-testid="option-${index}"]`)?.focus();
  desk.pick(index);
}

/** Enter on a button that is not the armed option does what that button does. */
function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary") !== null;
}
