import { expect, test } from "vitest";
import type { Splay } from "../lib/types";
import { columnWidth, fitBoard, leastHeight, leastWidth, OTHERS, OWN, type Room, TITLE } from "./fit";
import { pileShape } from "./pile";

const ROOM: Room = { width: 860, height: 330, most: 200, columns: 5, holds: true, frame: OWN };
const SPLAYS: Splay[] = ["unsplayed", "left", "right", "up", "aslant"];

test("a pile stays in its column and above the hand, however many cards it has and however it is splayed", () => {
  for (const height of [280, 330, 520]) {
    const room = { ...ROOM, height };
    const { card, reach } = fitBoard(room);
    const em = card / 20;
    for (const splay of SPLAYS) {
      for (const count of [1, 2, 5, 30]) {
        const shape = pileShape(splay, count, reach);
        expect(shape.width * em).toBeLessThanOrEqual(columnWidth(room.width, 5, OWN) + OWN.gap);
        expect(shape.height * em).toBeLessThanOrEqual(height - OWN.caption - TITLE - card * 0.7 + 0.01);
      }
    }
  }
});

test("with more room the cards are larger, up to the largest that they may be", () => {
  const cards = [240, 300, 360].map((height) => fitBoard({ ...ROOM, width: 1200, height }).card);
  expect(cards[0]).toBeLessThan(cards[1]!);
  expect(cards[1]).toBeLessThan(cards[2]!);
  expect(fitBoard({ ...ROOM, width: 4000, height: 2000 }).card).toBe(200);
});

test("a display takes a column, and leaves narrower cards where there is little width", () => {
  const wide = { ...ROOM, height: 600 };
  expect(fitBoard({ ...wide, columns: 6 }).card).toBeLessThan(fitBoard(wide).card);
  // Six columns are narrow: there a card takes nearly all of its own to stay readable.
  expect(fitBoard({ ...wide, columns: 6 }).card).toBeGreaterThanOrEqual(OWN.readable);
});

test("a board that is as high as it has to be shows cards of that size", () => {
  for (const frame of [OWN, OTHERS]) {
    for (const holds of [true, false]) {
      const room = { ...ROOM, frame, holds, height: leastHeight(frame, holds) };
      expect(fitBoard(room).card).toBeCloseTo(frame.readable);
    }
  }
});

test("so does one that is as wide as it has to be", () => {
  for (const frame of [OWN, OTHERS]) {
    for (const columns of [5, 6]) {
      const width = leastWidth(frame, columns) - frame.beside;
      expect(fitBoard({ ...ROOM, frame, columns, width, height: 900 }).card).toBeCloseTo(frame.readable);
    }
  }
});
