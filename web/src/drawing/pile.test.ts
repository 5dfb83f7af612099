import { expect, test } from "vitest";
import { CARD_HEIGHT, CARD_WIDTH, coveredIcons, pileShape } from "./pile";

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

test("a splay shows exactly what counts of a covered card", () => {
  const card = ["top left", "bottom left", "bottom centre", "bottom right"];
  const shown = (icons: string[], splay: "unsplayed" | "left" | "right" | "up" | "aslant") =>
    coveredIcons(icons, splay).filter((icon) => icon !== null);
  expect(shown(card, "unsplayed")).toEqual([]);
  expect(shown(card, "left")).toEqual(["bottom right"]);
  expect(shown(card, "right")).toEqual(["top left", "bottom left"]);
  expect(shown(card, "up")).toEqual(["bottom left", "bottom centre", "bottom right"]);
  expect(shown(card, "aslant")).toEqual(card);
  const city = [...card, "top centre", "top right"];
  expect(shown(city, "unsplayed")).toEqual([]);
  expect(shown(city, "left")).toEqual(["bottom right", "top right"]);
  expect(shown(city, "right")).toEqual(["top left", "bottom left"]);
  expect(shown(city, "up")).toEqual(["bottom left", "bottom centre", "bottom right"]);
  // What is hidden keeps its place.
  expect(coveredIcons(city, "left")).toEqual([null, null, null, "bottom right", null, "top right"]);
});
