import { expect, test } from "vitest";
import { type Course, decided, placeOf, turnAt } from "./course";

const turn = (at: number, entry: number, seat: number) => ({ at, entry, seat });
const course: Course = {
  entries: [2, 2, 5, 9, 10],
  turns: [turn(0, 1, 0), turn(2, 3, 1), turn(3, 7, 0)],
  measures: [
    { title: "achievements", stood: [[0, 0], [1, 0], [1, 1], [2, 1]] }, // prettier-ignore
    { title: "points", stood: [[0, 0], [3, 0], [3, 4], [3, 9]] }, // prettier-ignore
  ],
};
const NAMES = ["ann", "bob"];
const won = (...winners: number[]) => ({ kind: "", words: "", winners });

test("an entry of the log is found where it has first been told", () => {
  expect([0, 1, 2, 4, 8, 9].map((entry) => placeOf(course, entry))).toEqual([0, 0, 2, 2, 3, 4]);
  expect(placeOf(course, 99)).toBe(4);
});

test("turns are counted from where they begin", () => {
  expect([0, 1, 2, 3, 4].map((at) => turnAt(course, at))).toEqual([1, 1, 2, 3, 3]);
});

test("what decided it is since when the winner was ahead, in what the winner leads at the end", () => {
  expect(decided(course, won(0), NAMES)).toBe("ann came out ahead in achievements in the last turn.");
  expect(decided(course, won(1), NAMES)).toBe("bob was ahead in points for good from turn 3 of 3.");
  const steady = { ...course, measures: [{ title: "points", stood: [[1, 0], [2, 0]] }] }; // prettier-ignore
  expect(decided(steady, won(0), NAMES)).toBe("ann was ahead in points from beginning to end.");
});

test("where the winner leads in nothing, nothing is said", () => {
  const even = { ...course, measures: [{ title: "points", stood: [[0, 0], [4, 4]] }] }; // prettier-ignore
  expect(decided(even, won(0), NAMES)).toBe("");
  expect(decided(course, won(), NAMES)).toBe("");
});
