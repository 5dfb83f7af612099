/** How large cards can be drawn where there is only so much room. */

import type { PileView } from "../lib/types";
import { CARD_HEIGHT, CARD_WIDTH, drawnCards, pileShape } from "./pile";

/** In pixels: the room that there is, and how wide a card should be at least and may be at most. */
export interface Room {
  width: number;
  height: number;
  gap: number;
  least: number;
  most: number;
}

/** How wide the place of an empty pile is, in the ems of a card. */
export const EMPTY_WIDTH = 7;

const SQUEEZES = [1, 0.85, 0.7, 0.6];

/**
 * Return the width of a card with which piles lie in one row, and how much closer their covered cards have to lie for
 * it: they give way first, so that the top cards can be read, and then everything gets smaller.
 */
export function fitPiles(piles: readonly PileView[], room: Room): { card: number; squeeze: number } {
  const inner = room.width - room.gap * (piles.length - 1);
  let fit = { card: 0, squeeze: 1 };
  for (const squeeze of SQUEEZES) {
    const shapes = piles.map((pile) => {
      const shape = pileShape(pile.splay, drawnCards(pile), squeeze);
      return pile.cards.length > 0 ? shape : { width: EMPTY_WIDTH, height: CARD_HEIGHT };
    });
    const width = shapes.reduce((sum, shape) => sum + shape.width, 0);
    const height = Math.max(...shapes.map((shape) => shape.height));
    const em = Math.min(inner / width, room.height / height);
    fit = { card: Math.min(room.most, CARD_WIDTH * em), squeeze };
    if (fit.card >= room.least) break;
  }
  return fit;
}

/** Return the width of a card with which groups of cards lie side by side, each in so many rows: in as few as go. */
export function fitGroups(counts: readonly number[], room: Room): { card: number; rows: number } {
  let best = { card: 0, rows: 1 };
  for (const rows of [1, 2, 3, 4]) {
    const columns = counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / rows)), 0);
    const wide = (room.width - room.gap * (columns - 1)) / columns;
    const high = ((room.height - room.gap * (rows - 1)) / rows) * (CARD_WIDTH / CARD_HEIGHT);
    const card = Math.min(room.most, wide, high);
    if (card > best.card) best = { card, rows };
    if (best.card >= room.least) break;
  }
  return best;
}
