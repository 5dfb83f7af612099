/** Positions and records in a link: packed into what stands behind its #, which no server ever sees. */

import { decoded, encoded } from "../lib/base64url";

/** What a link carries: where it starts from, and the answers since. */
export interface Carried {
  position?: unknown;
  record?: string;
  answers?: number[];
  /** The lines that were tried, the main line first. */
  lines?: number[][];
  /** How many more there were, for which a link has no room. */
  more?: number;
}

/** Longer links are cut off somewhere on their way, by browsers, mails or chats. */
export const MOST_LETTERS = 8_000;
/** More than that is in no position: such a link is meant to fill the memory. */
const MOST_BYTES = 1_000_000;
const KEY = "p=";

export const TOO_LONG =
  "This is too long for a link. Copy the position or the record instead, and send that.";
const DAMAGED = "The link is damaged: the position in it cannot be read.";

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<ArrayBuffer> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(way as TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.length;
    if (length > MOST_BYTES) throw new Error(DAMAGED);
  }
  return new Blob(pieces).arrayBuffer();
}

/** Return what stands behind the # of a link, or refuse what is too long for one. */
export async function packed(carried: Carried): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(carried));
  const letters = KEY + encoded(await through(bytes, new CompressionStream("deflate-raw")));
  if (letters.length > MOST_LETTERS) throw new Error(TOO_LONG);
  return letters;
}

/** Return what a link carries; null if there is nothing behind its #. */
export async function unpacked(hash: string): Promise<Carried | null> {
  const letters = hash.replace(/^#/, "");
  if (!letters.startsWith(KEY)) return null;
  try {
    const bytes = decoded(letters.slice(KEY.length));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    const carried: unknown = JSON.parse(text);
    if (typeof carried === "object" && carried !== null && !Array.isArray(carried)) return carried as Carried;
  } catch {
    // Whatever is wrong with it, the person can do the same about it.
  }
  throw new Error(DAMAGED);
}
