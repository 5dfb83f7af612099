import { expect, test } from "vitest";
import type { PileView, Splay } from "../lib/types";
import { CAPTION, type Fit, fitBoard, GAP, inRows, leastHeight, LINE, TITLE } from "./fit";
import { drawnCards, pileShape } from "./pile";

const ROOM = { width: 860, height: 400, least: 130, most: 200, rows: 2 };
const SPLAYS = ["unsplayed", "left", "right", "up", "aslant"] as const;

function pile(splay: Splay, count: number): PileView {
  const card = { name: "Tools", age: 1, icons: [] };
  return {
    splay,
    count,
    cards: Array.from({ length: splay === "unsplayed" ? Math.min(1, count) : count }, () => card),
  };
}

const five = (splay: Splay, count: number) => Array.from({ length: 5 }, () => pile(splay, count));
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/** How much room a board takes that lies as a fit says. */
function taken(piles: PileView[], hand: number, fit: Fit): { width: number; height: number } {
  const em = fit.card / 20;
  const rows = inRows(piles, fit.rows).map((row) => {
    const shapes = row.map((each) => pileShape(each.splay, drawnCards(each), fit.squeeze));
    return {
      width: sum(shapes.map((shape) => shape.width)) * em + GAP * (row.length - 1),
      height: Math.max(...shapes.map((shape) => shape.height)) * em + CAPTION,
    };
  });
  const lying = {
    width: Math.max(...rows.map((row) => row.width)),
    height: sum(rows.map((row) => row.height)),
  };
  const columns = Math.ceil(hand / fit.held.rows);
  const held = {
    width: columns * fit.held.card + GAP * (columns - 1),
    height: TITLE + fit.held.rows * fit.held.card * 0.7 + GAP * (fit.held.rows - 1),
  };
  return fit.beside
    ? { width: lying.width + LINE + held.width, height: Math.max(lying.height, held.height) }
    : { width: Math.max(lying.width, held.width), height: lying.height + LINE + held.height };
}

test("five piles and a hand lie within their room, however they are splayed", () => {
  for (const splay of SPLAYS) {
    for (const count of [1, 3, 7, 15]) {
      for (const hand of [1, 4, 9, 20]) {
        const piles = five(splay, count);
        const size = taken(piles, hand, fitBoard(piles, [hand], ROOM));
        expect(size.width).toBeLessThanOrEqual(ROOM.width + 0.01);
        expect(size.height).toBeLessThanOrEqual(ROOM.height + 0.01);
      }
    }
  }
});

test("with more height the cards are larger, in two rows where one is full", () => {
  const piles = five("right", 3);
  const flat = fitBoard(piles, [4], { ...ROOM, height: 260 });
  const high = fitBoard(piles, [4], { ...ROOM, height: 520 });
  expect(high.rows).toBe(2);
  expect(high.card).toBeGreaterThan(1.3 * flat.card);
  expect(fitBoard(piles, [4], { ...ROOM, height: 520, rows: 1 }).rows).toBe(1);
});

test("covered cards give way only where the top cards get too small", () => {
  const piles = five("right", 4);
  const room = { ...ROOM, rows: 1, least: 90 };
  const wide = fitBoard(piles, [], { ...room, width: 1200 });
  expect(wide.squeeze).toBe(1);
  const close = fitBoard(piles, [], { ...room, width: 700 });
  expect(close.squeeze).toBeLessThan(1);
  expect(close.card).toBeGreaterThan(fitBoard(piles, [], { ...room, width: 700, least: 0 }).card);
});

test("empty piles leave their room to the others", () => {
  const few = [pile("right", 6), ...Array.from({ length: 4 }, () => pile("unsplayed", 0))];
  const { card, squeeze } = fitBoard(few, [], ROOM);
  expect({ card, squeeze }).toEqual({ card: 200, squeeze: 1 });
});

test("a large hand lies in more rows and leaves the board readable", () => {
  const piles = five("left", 3);
  const fit = fitBoard(piles, [14], ROOM);
  expect(fit.held.rows).toBeGreaterThan(1);
  expect(fit.held.card).toBeGreaterThan(60);
  expect(fit.card).toBeGreaterThanOrEqual(fit.held.card);
});

test("a board that is as high as it has to be shows cards of that size", () => {
  for (const splay of SPLAYS) {
    const piles = five(splay, 4);
    const height = leastHeight(piles, [], 74);
    expect(fitBoard(piles, [], { ...ROOM, height, width: 2000, least: 74, rows: 1 }).card).toBeGreaterThan(
      73.9,
    );
  }
});

test("a group of a single card has room for its title", () => {
  const piles = five("left", 3);
  expect(fitBoard(piles, [4, 1], ROOM)).toEqual(fitBoard(piles, [4, 2], ROOM));
});
