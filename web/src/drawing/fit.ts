/** How large the cards of a board are drawn: by the room that the board has, never by what lies in it. */

import { CARD_HEIGHT, CARD_WIDTH, type Reach } from "./pile";

/** In pixels: the room of a board, and how wide a card may be at most. */
export interface Room {
  width: number;
  height: number;
  most: number;
  /** How many places lie side by side: five colours, and a display where artifacts are played. */
  columns: number;
  /** Whether cards that are held lie in a row below the piles. */
  holds: boolean;
}

export interface Fit {
  card: number;
  /** How far covered cards may stick out, in ems of a card. */
  reach: Reach;
}

/** Between columns, in pixels. */
export const GAP = 10;
/** Above a row of piles, and above and around held cards, in pixels. */
export const CAPTION = 25;
export const TITLE = 48;

/** A line of what stands above a board, and what is around it, in pixels; from which width on one line is enough. */
export const HEAD_LINE = 27;
const AROUND = 18;
export const WIDE = 640;

/** Return how high a board is without what lies on it. */
export function frameHeight(width: number, own: boolean, karmas: boolean): number {
  const lines = (own || width >= WIDE ? 1 : 2) + (karmas ? 1 : 0);
  return AROUND + lines * HEAD_LINE;
}

/** Of the width of a column, what its top card may take; the rest shows what it covers. */
const TOP = 0.77;
/** And what it may take where it could not be read otherwise. */
const FULL = 0.94;
/** How wide a card has to be for its name to be read. */
export const READABLE = 124;
/** How much of the gap before the next column a splay may reach into, in pixels. */
const BEYOND = GAP - 4;
/** How many cards high the room is at least that covered cards stick out into. */
const BELOW = 0.2;
/** As high as a card is for its width. */
const RATIO = CARD_HEIGHT / CARD_WIDTH;

const fixed = (holds: boolean) => CAPTION + (holds ? TITLE : 0);
const rows = (holds: boolean) => (holds ? 2 : 1);

/** Return how high a board has to be for cards of a width. */
export function leastHeight(card: number, holds: boolean): number {
  return fixed(holds) + card * RATIO * (rows(holds) + BELOW);
}

/** Return how wide a column is. */
export function columnWidth(width: number, columns: number): number {
  return (width - GAP * (columns - 1)) / columns;
}

/** Return how large the cards are that the room allows, and how far a splay may reach. */
export function fitBoard({ width, height, most, columns, holds }: Room): Fit {
  const column = columnWidth(width, columns);
  const high = (height - fixed(holds)) / (RATIO * (rows(holds) + BELOW));
  const wide = Math.max(TOP * column, Math.min(READABLE, FULL * column));
  const card = Math.max(0, Math.min(wide, high, most));
  const em = card / CARD_WIDTH || 1;
  const down = (height - fixed(holds) - rows(holds) * card * RATIO) / em;
  return { card, reach: { right: (column + BEYOND - card) / em, down } };
}
