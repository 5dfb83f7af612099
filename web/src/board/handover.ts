/** What one page hands over to another, however long it is: the lab to the board, and back; and each page to itself. */

import { type Carried, packed, unpacked } from "./link";

let carried: Carried | null = null;

export function handOver(what: Carried): void {
  carried = what;
}

/** Take what was handed over; it is there once. */
function handedOver(): Carried | null {
  const taken = carried;
  carried = null;
  return taken;
}

/**
 * Keep what is on a page in its address, so that it is still there when the page is loaded again or gone back to;
 * what is too long for an address stays beside it, in the browser's history.
 */
export async function keep(path: string, what: Carried, isWanted: () => boolean): Promise<void> {
  const hash = await packed(what).catch(() => null);
  // Who has gone elsewhere meanwhile has another address.
  if (!isWanted() || window.location.pathname !== path) return;
  if (hash === null) window.history.replaceState({ carried: what }, "", path);
  else window.history.replaceState(null, "", `${path}#${hash}`);
}

/** Return what the address carries, what another page has handed over, or what was kept beside the address. */
export async function kept(): Promise<Carried | null> {
  const beside = window.history.state as { carried?: Carried } | null;
  return (await unpacked(window.location.hash)) ?? handedOver() ?? beside?.carried ?? null;
}
