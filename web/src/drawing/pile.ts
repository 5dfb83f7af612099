/** Where the cards of a pile lie, in ems of a card that is 20 wide and 14 high. */

import type { PileView, Splay } from "../lib/types";

export const CARD_WIDTH = 20;
export const CARD_HEIGHT = 14;

export interface PileShape {
  width: number;
  height: number;
  /** From the top card down: how far right and down each lies. */
  cards: { x: number; y: number }[];
  /** How large the icons of covered cards are: below 1 where a deep pile lies closer together. */
  scale: number;
}

/**
 * The slots of a covered card that a splay leaves in sight. They are top left, bottom left, bottom centre, bottom right;
 * cities have two more, top centre and top right.
 */
const SHOWN: Record<Splay, number[]> = {
  unsplayed: [],
  left: [3, 5],
  right: [0, 1],
  up: [1, 2, 3],
  aslant: [0, 1, 2, 3],
};

/** Return what a splay leaves of a covered card's icons: null where one is hidden. */
export function coveredIcons<T>(icons: readonly T[], splay: Splay): (T | null)[] {
  return icons.map((icon, slot) => (SHOWN[splay].includes(slot) ? icon : null));
}

/** How much of a covered card shows at full size: its icons with a little air. */
const STEP = 5.7;
/** How far the cards of a pile may reach beyond its top card before they lie closer together. */
export interface Reach {
  right: number;
  down: number;
}
export const REACH: Reach = { right: 6 * STEP, down: 4.5 * STEP };
/** An unsplayed pile shows only that there is something below, and not always how much. */
const EDGE = 0.4;
const MOST_EDGES = 4;

/** Which way covered cards stick out: splayed left, the top cards lie further left and right edges show. */
const WAYS: Record<Splay, [number, number]> = {
  unsplayed: [1, 1],
  left: [1, 0],
  right: [-1, 0],
  up: [0, 1],
  aslant: [-1, 1],
};

/** Return where so many cards lie: the more there are, the harder they overlap. */
export function pileShape(splay: Splay, count: number, most: Reach = REACH): PileShape {
  const flat = splay === "unsplayed";
  const drawn = flat ? Math.min(count, MOST_EDGES + 1) : count;
  const below = Math.max(0, drawn - 1);
  const [right, down] = WAYS[splay];
  const reach = Math.min(right === 0 ? Infinity : most.right, down === 0 ? Infinity : most.down);
  const step = Math.min(flat ? EDGE : STEP, reach / Math.max(1, below));
  const startX = right < 0 ? step * below : 0;
  return {
    width: CARD_WIDTH + Math.abs(right) * step * below,
    height: CARD_HEIGHT + Math.abs(down) * step * below,
    cards: Array.from({ length: drawn }, (_, depth) => ({
      x: startX + right * step * depth,
      y: down * step * depth,
    })),
    scale: flat ? 1 : step / STEP,
  };
}

/** How many cards of a pile are drawn: those that show, and beneath an unsplayed top card what is known to lie there. */
export function drawnCards({ splay, cards, count }: PileView): number {
  return splay === "unsplayed" ? Math.max(Math.min(1, cards.length), count ?? 1) : cards.length;
}
