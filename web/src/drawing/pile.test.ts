import { expect, test } from "vitest";
import { CARD_HEIGHT, CARD_WIDTH, pileShape } from "./pile";

test("a pile of one lies like a card, however it is splayed", () => {
  for (const splay of ["unsplayed", "left", "right", "up", "aslant"] as const) {
    const shape = pileShape(splay, 1);
    expect([shape.width, shape.height]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
    expect(shape.cards).toEqual([{ x: 0, y: 0 }]);
  }
});

test("splayed left, covered cards stick out to the right; right, to the left; up, below", () => {
  const [leftTop, leftNext] = pileShape("left", 2).cards;
  expect(leftNext!.x).toBeGreaterThan(leftTop!.x);
  expect(leftNext!.y).toBe(leftTop!.y);
  const [rightTop, rightNext] = pileShape("right", 2).cards;
  expect(rightNext!.x).toBeLessThan(rightTop!.x);
  const [upTop, upNext] = pileShape("up", 2).cards;
  expect(upNext!.y).toBeGreaterThan(upTop!.y);
  const [aslantTop, aslantNext] = pileShape("aslant", 2).cards;
  expect(aslantNext!.x).toBeLessThan(aslantTop!.x);
  expect(aslantNext!.y).toBeGreaterThan(aslantTop!.y);
});

test("a deep pile lies closer together and never wider than one of seven", () => {
  expect(pileShape("right", 20).width).toBeCloseTo(pileShape("right", 7).width);
  expect(pileShape("right", 20).scale).toBeLessThan(1);
});

test("an unsplayed pile shows a few edges and no more", () => {
  expect(pileShape("unsplayed", 30).cards.length).toBe(5);
});
