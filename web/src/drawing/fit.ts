/** How large the cards of a board are drawn: by the room that the board has, never by what lies in it. */

import { CARD_HEIGHT, CARD_WIDTH, type Reach } from "./pile";

/** What stands around the cards of a board, in pixels: one's own has more air than the others'. */
export interface Frame {
  /** A line of what is told above the board. */
  line: number;
  /** What stands above each pile. */
  caption: number;
  /** Between columns. */
  gap: number;
  /** Above and below everything else, and to its left and right. */
  above: number;
  beside: number;
  /** How wide a card has to be for its name to be read, and of its column, what it may take for that. */
  readable: number;
  full: number;
  /** On a phone: how wide a card has to be at least for all columns to lie side by side, and is at most. */
  small: number;
  large: number;
}
export const OWN: Frame = {
  line: 27,
  caption: 25,
  gap: 10,
  above: 18,
  beside: 26,
  readable: 124,
  full: 0.94,
  small: 96,
  large: 150,
};
/** The others' cards are drawn in brief, which is readable when smaller. */
export const OTHERS: Frame = {
  line: 24,
  caption: 20,
  gap: 5,
  above: 13,
  beside: 16,
  readable: 76,
  full: 0.985,
  small: 76,
  large: 122,
};

/** In pixels: the room of a board, and how wide a card may be at most. */
export interface Room {
  width: number;
  height: number;
  most: number;
  /** How many places lie side by side: five colours, and a display where artifacts are played. */
  columns: number;
  /** Whether cards that are held lie in a row below the piles. */
  holds: boolean;
  frame: Frame;
}

export interface Fit {
  card: number;
  /** How far covered cards may stick out, in ems of a card. */
  reach: Reach;
}

/** Above and around held cards, in pixels. */
export const TITLE = 48;
/** From which width on one line above a board is enough, in pixels. */
export const WIDE = 640;

/** Return how many lines stand above a board: one more where there is more to tell of it. */
export function headLines(width: number, frame: Frame, more: boolean): number {
  return (frame === OWN || width >= WIDE ? 1 : 2) + (more ? 1 : 0);
}

/** Return how high a board is without what lies on it. */
export function frameHeight(width: number, frame: Frame, more: boolean): number {
  return frame.above + headLines(width, frame, more) * frame.line;
}

/** Of the width of a column, what its top card may take; the rest shows what it covers. */
const TOP = 0.77;
/** How many cards high the room is at least that covered cards stick out into. */
const BELOW = 0.2;
/** How near a splay may come to the next column, in pixels. */
const APART = 4;
/** As high as a card is for its width. */
const RATIO = CARD_HEIGHT / CARD_WIDTH;

const fixed = (frame: Frame, holds: boolean) => frame.caption + (holds ? TITLE : 0);
const rows = (holds: boolean) => (holds ? 2 : 1);

/** Return how high the room below the head of a board has to be for its cards to be readable. */
export function leastHeight(frame: Frame, holds: boolean): number {
  return fixed(frame, holds) + frame.readable * RATIO * (rows(holds) + BELOW);
}

/** Return how wide a board has to be for its cards to be readable. */
export function leastWidth(frame: Frame, columns: number): number {
  return frame.beside + (columns * frame.readable) / frame.full + (columns - 1) * frame.gap;
}

/** Return how wide a column is. */
export function columnWidth(width: number, columns: number, frame: Frame): number {
  return (width - frame.gap * (columns - 1)) / columns;
}

/** Return how large the cards are that the room allows, and how far a splay may reach. */
export function fitBoard({ width, height, most, columns, holds, frame }: Room): Fit {
  const column = columnWidth(width, columns, frame);
  const high = (height - fixed(frame, holds)) / (RATIO * (rows(holds) + BELOW));
  const wide = Math.max(TOP * column, Math.min(frame.readable, frame.full * column));
  const card = Math.max(0, Math.min(wide, high, most));
  const em = card / CARD_WIDTH || 1;
  const down = (height - fixed(frame, holds) - rows(holds) * card * RATIO) / em;
  return { card, reach: { right: Math.max(0, column + frame.gap - APART - card) / em, down } };
}

/** How many columns lie side by side on a phone, in two rows. */
const FOLDED = 3;
/** How many cards high the room is there that covered cards stick out into. */
export const BELOW_FOLDED = 0.6;

/** Return how large the cards are where the page scrolls: by its width alone; and how many columns lie side by side. */
export function fitNarrow(width: number, columns: number, frame: Frame): Fit & { abreast: number } {
  const abreast = frame.full * columnWidth(width, columns, frame) >= frame.small ? columns : FOLDED;
  const column = columnWidth(width, abreast, frame);
  const wide = Math.max(TOP * column, Math.min(frame.readable, frame.full * column));
  const card = Math.max(0, Math.min(wide, frame.large));
  const right = (Math.max(0, column + frame.gap - APART - card) * CARD_WIDTH) / (card || 1);
  return { card, reach: { right, down: BELOW_FOLDED * CARD_HEIGHT }, abreast };
}
