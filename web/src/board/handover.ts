/** What one page hands over to another, however long it is: the lab to the board, and back; and each page to itself. */

import { type Carried, packed, unpacked } from "./link";
import type { Tried } from "./tree";

/** What stays beside an address in the browser's history, where there is far more room. */
interface Beside {
  /** What is too long for the address. */
  carried?: Carried;
  /** All that was tried, in words: a link has the first lines only, and whoever opens it has to ask for their words. */
  tried?: Tried[];
}

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
 * what is too long for an address stays beside it, in the browser's history. Return whether all of it is kept.
 */
export async function keep(
  path: string,
  what: Carried,
  isWanted: () => boolean,
  tried?: Tried[],
): Promise<boolean> {
  const hash = await packed(what).catch(() => null);
  // Who has gone elsewhere meanwhile has another address.
  if (!isWanted() || window.location.pathname !== path) return true;
  const address = hash === null ? path : `${path}#${hash}`;
  const beside: Beside = { ...(hash === null && { carried: what }), ...(tried && { tried }) };
  if (replaced(beside, address)) return true;
  // Browsers bound what they keep: better less than nothing.
  const { lines: _, ...least } = what;
  replaced(hash === null ? { carried: least } : {}, address);
  return false;
}

function replaced(beside: Beside, address: string): boolean {
  try {
    window.history.replaceState(Object.keys(beside).length > 0 ? beside : null, "", address);
    return true;
  } catch {
    return false;
  }
}

/** Return what the address carries, what another page has handed over, or what was kept beside the address. */
export async function kept(): Promise<Carried | null> {
  const beside = window.history.state as Beside | null;
  return (await unpacked(window.location.hash)) ?? handedOver() ?? beside?.carried ?? null;
}

/** Return all that was tried on this page before it was loaded again; nothing where it was not kept. */
export function triedBefore(): Tried[] {
  return (window.history.state as Beside | null)?.tried ?? [];
}
