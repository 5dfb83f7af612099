/** What one page hands over to another, however long it is: the lab to the board, and back. */

import type { Carried } from "./link";

let carried: Carried | null = null;

export function handOver(what: Carried): void {
  carried = what;
}

/** Take what was handed over; it is there once. */
export function handedOver(): Carried | null {
  const taken = carried;
  carried = null;
  return taken;
}
