/** How large cards can be drawn where there is only so much room. */

import type { PileView } from "../lib/types";
import { CARD_HEIGHT, CARD_WIDTH, drawnCards, pileShape } from "./pile";

/** In pixels: the room that there is, and how wide a card should be at least and may be at most. */
export interface Room {
  width: number;
  height: number;
  least: number;
  most: number;
  /** In how many rows the piles may lie. */
  rows: number;
  /** Whether there is a place for an artifact on display, after the piles. */
  display?: boolean;
}

/** How the piles of a board lie, and the cards that are held: below the piles, or beside them. */
export interface Fit {
  card: number;
  /** How close the covered cards of a pile lie: 1 is wide. */
  squeeze: number;
  rows: number;
  beside: boolean;
  held: { card: number; rows: number };
}

/** How wide the place of an empty pile is, in the ems of a card. */
export const EMPTY_WIDTH = 7;
/** Between cards, in pixels. */
export const GAP = 10;
/** Below a row of piles, above held cards, and for the line between them, in pixels. */
export const CAPTION = 28;
export const TITLE = 27;
export const LINE = 21;

/** The place of an artifact on display, which is as large whether there is one or not. */
const DISPLAY: Extent = { width: CARD_WIDTH, height: CARD_HEIGHT };

const SQUEEZES = [1, 0.85, 0.7, 0.6];
const HELD_ROWS = [1, 2, 3, 4];
const HELD_SIZES = [1, 0.85, 0.7, 0.55];

interface Extent {
  width: number;
  height: number;
}

/** Some part of a board: its size in ems of a card, and in pixels that do not grow with the cards. */
interface Part {
  ems: Extent;
  fixed: Extent;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Return the piles in so many rows, the longer ones first: three above two. */
export function inRows<T>(items: readonly T[], rows: number): T[][] {
  const each = Math.ceil(items.length / rows);
  return Array.from({ length: rows }, (_, row) => items.slice(row * each, (row + 1) * each));
}

function pilesPart(piles: readonly PileView[], display: boolean, squeeze: number, rows: number): Part {
  const shapes = piles.map((pile): Extent => {
    const empty = { width: EMPTY_WIDTH, height: CARD_HEIGHT };
    return pile.cards.length > 0 ? pileShape(pile.splay, drawnCards(pile), squeeze) : empty;
  });
  const lines = inRows(display ? [...shapes, DISPLAY] : shapes, rows);
  return {
    ems: {
      width: Math.max(...lines.map((line) => sum(line.map((shape) => shape.width)))),
      height: sum(lines.map((line) => Math.max(...line.map((shape) => shape.height)))),
    },
    fixed: { width: GAP * ((lines[0]?.length ?? 1) - 1), height: CAPTION * rows },
  };
}

function heldPart(counts: readonly number[], size: number, rows: number): Part {
  // Not fewer than two columns, where the title of a group has room.
  const columns = sum(counts.map((count) => Math.max(2, Math.ceil(count / rows))));
  return {
    ems: { width: columns * CARD_WIDTH * size, height: rows * CARD_HEIGHT * size },
    fixed: { width: GAP * (columns - 1), height: TITLE + GAP * (rows - 1) },
  };
}

/** Return how large an em can be for two parts beside or below each other. */
function emFor(first: Part, second: Part | null, beside: boolean, room: Extent): number {
  const em = (side: keyof Extent, parts: Part[], line = 0) =>
    (room[side] - line - sum(parts.map((part) => part.fixed[side]))) /
    sum(parts.map((part) => part.ems[side]));
  if (!second) return Math.min(em("width", [first]), em("height", [first]));
  const [along, across] = beside ? (["width", "height"] as const) : (["height", "width"] as const);
  return Math.min(em(along, [first, second], LINE), em(across, [first]), em(across, [second]));
}

/** Return how high a board is, whose cards are so wide, when everything gives way that can. */
export function leastHeight(piles: readonly PileView[], counts: readonly number[], card: number): number {
  const parts = [
    pilesPart(piles, false, SQUEEZES.at(-1)!, 1),
    ...(counts.length > 0 ? [heldPart(counts, 1, 1)] : []),
  ];
  return sum(parts.map((part) => part.fixed.height + (part.ems.height * card) / CARD_WIDTH));
}

/** The board comes first, and then what is held. */
const worth = (fit: Fit) => fit.card + 0.6 * fit.held.card;

/**
 * Return how piles and held cards (so many in each group) are as large as the room allows. Covered cards give way only
 * where the top cards could not be read otherwise.
 */
export function fitBoard(piles: readonly PileView[], counts: readonly number[], room: Room): Fit {
  let best: Fit = { card: 0, squeeze: 1, rows: 1, beside: false, held: { card: 0, rows: 1 } };
  const sizes = counts.length > 0 ? HELD_SIZES : [1];
  for (const squeeze of SQUEEZES) {
    for (let rows = 1; rows <= room.rows; rows++) {
      const lying = pilesPart(piles, room.display ?? false, squeeze, rows);
      for (const size of sizes) {
        for (const heldRows of HELD_ROWS) {
          const held = counts.length > 0 ? heldPart(counts, size, heldRows) : null;
          for (const beside of [false, true]) {
            const card = Math.max(0, Math.min(room.most, CARD_WIDTH * emFor(lying, held, beside, room)));
            const fit = { card, squeeze, rows, beside, held: { card: card * size, rows: heldRows } };
            if (worth(fit) > worth(best) + 0.01) best = fit;
          }
        }
      }
    }
    if (best.card >= room.least) break;
  }
  return best;
}
