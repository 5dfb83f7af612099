/** Who sits where: every seat has a colour, and a face of its own. */

import { createContext } from "svelte";
import type { Seat } from "../lib/types";

/** The seats of the table that is looked at. */
export const [getSeats, setSeats] = createContext<() => readonly Seat[]>();

/** Return the colour of a seat; the styles have one for each of eight. */
export function seatColor(seat: number): string {
  return `var(--seat-${seat % 8})`;
}
