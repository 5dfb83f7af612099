import { expect, test } from "vitest";
import type { PileView, Splay } from "../lib/types";
import { fitGroups, fitPiles } from "./fit";
import { drawnCards, pileShape } from "./pile";

const ROOM = { width: 860, height: 210, gap: 10, least: 104, most: 150 };

function pile(splay: Splay, count: number): PileView {
  const card = { name: "Tools", age: 1, icons: [] };
  return {
    splay,
    count,
    cards: Array.from({ length: splay === "unsplayed" ? Math.min(1, count) : count }, () => card),
  };
}

function widthOf(piles: PileView[], card: number, squeeze: number): number {
  const ems = piles.map((each) => pileShape(each.splay, drawnCards(each), squeeze).width);
  return (ems.reduce((a, b) => a + b) * card) / 20 + ROOM.gap * (piles.length - 1);
}

test("five piles lie in one row, however they are splayed", () => {
  for (const splay of ["unsplayed", "left", "right", "up", "aslant"] as const) {
    for (const count of [1, 3, 7, 15]) {
      const piles = Array.from({ length: 5 }, () => pile(splay, count));
      const { card, squeeze } = fitPiles(piles, ROOM);
      expect(widthOf(piles, card, squeeze)).toBeLessThanOrEqual(ROOM.width + 0.01);
      const height = pileShape(splay, drawnCards(piles[0]!), squeeze).height;
      expect((height * card) / 20).toBeLessThanOrEqual(ROOM.height + 0.01);
    }
  }
});

test("covered cards give way before the top cards get small", () => {
  const piles = Array.from({ length: 5 }, () => pile("right", 4));
  const { card, squeeze } = fitPiles(piles, ROOM);
  expect(squeeze).toBeLessThan(1);
  expect(card).toBeGreaterThan(
    widthOf(piles, 100, 1) > ROOM.width ? (860 / widthOf(piles, 100, 1)) * 100 : 0,
  );
});

test("empty piles leave their room to the others", () => {
  const few = [pile("right", 6), ...Array.from({ length: 4 }, () => pile("unsplayed", 0))];
  expect(fitPiles(few, ROOM)).toEqual({ card: 150, squeeze: 1 });
});

test("a hand lies in one row as long as its cards can be read, a large one in more", () => {
  const room = { ...ROOM, height: 170, least: 90, most: 122 };
  expect(fitGroups([3], room)).toEqual({ card: 122, rows: 1 });
  expect(fitGroups([8], room).rows).toBe(1);
  expect(fitGroups([12], room).rows).toBe(2);
  expect(fitGroups([7, 6], room).rows).toBe(2);
  expect(fitGroups([30], room).card).toBeGreaterThan(50);
});
