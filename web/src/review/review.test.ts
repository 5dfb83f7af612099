import { expect, test } from "vitest";
import type { Course } from "../lib/course";
import { type Review, after, balance, percent, points, sideName, sides, tableRows } from "./review.svelte";

const review: Review = {
  names: ["ann", "bob", "cat", "dan"],
  teams: [0, 1, 0, 1],
  length: 3,
  result: null,
  chances: [0.5, 0.6, 0.4, 1].map((chance) => [chance, 1 - chance, chance, 1 - chance]),
  worth_telling: 0.03,
  swings: [],
  seats: [],
};

test("a chance is told as one reads it", () => {
  expect([0, 0.001, 0.614, 0.999, 1].map(percent)).toEqual([
    "0 %",
    "under 1 %",
    "61 %",
    "over 99 %",
    "100 %",
  ]);
  expect([0.124, -0.08, 0.001].map(points)).toEqual(["+12 %", "−8 %", "±0 %"]);
  // A half is the same number whether it is a change or a chance.
  expect([points(-0.125), points(0.125), percent(0.125)]).toEqual(["−13 %", "+13 %", "13 %"]);
});

test("what is worth telling is what the review says is", () => {
  const seat = { seat: 0, name: "ann", luck: 0.1, cost: 0.2, given_up: 0.05, decisions: [] };
  const drawn = "Draws brought +10 % in all, and decisions that cost";
  expect(balance(seat, 0.03)).toBe(`${drawn} 3 % or more gave away 20 %. To concede gave away 5 %.`);
  expect(balance(seat, 0.06)).toBe(`${drawn} 6 % or more gave away 20 %.`);
});

test("a moment is told by how many answers came before it", () => {
  expect([0, 1, 2].map(after)).toEqual(["after 0 answers", "after 1 answer", "after 2 answers"]);
});

test("those who play together are one side", () => {
  expect(sides(review.teams)).toEqual([0, 1]);
  expect(sides([0, 1, 2])).toEqual([0, 1, 2]);
  expect(sideName(review, 1)).toBe("bob and dan");
});

test("the table has a row for each turn and the end, or for every answer", () => {
  const course: Course = {
    entries: [1, 2, 3, 4],
    turns: [0, 2].map((at) => ({ at, entry: at, seat: 0 })),
    measures: [],
  };
  expect(tableRows(review, course)).toEqual([0, 2, 3]);
  expect(tableRows(review, null)).toEqual([0, 1, 2, 3]);
});
