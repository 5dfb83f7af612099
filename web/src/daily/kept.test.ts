import { expect, test } from "vitest";
import { dateWords, dayBefore, keptStreak } from "./kept";

const right = { answer: 1, right: true, inTime: true };
const wrong = { answer: 0, right: false, inTime: true };
const late = { answer: 1, right: true, inTime: false };

test("days in a row count up to today", () => {
  const kept = { "2026-11-15": right, "2026-11-16": right, "2026-11-17": right };
  expect(keptStreak(kept, "2026-11-17")).toBe(3);
});

test("while today is open, those up to yesterday count", () => {
  expect(keptStreak({ "2026-10-31": right, "2026-11-01": right }, "2026-11-02")).toBe(2);
});

test("a wrong answer, a late one and a missed day end them", () => {
  expect(keptStreak({ "2026-11-16": right, "2026-11-17": wrong }, "2026-11-17")).toBe(1);
  expect(keptStreak({ "2026-11-15": right, "2026-11-16": late, "2026-11-17": right }, "2026-11-17")).toBe(1);
  expect(keptStreak({ "2026-11-14": right }, "2026-11-17")).toBe(0);
});

test("the day before the first of a year is in the year before", () => {
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  expect(dateWords("2026-11-17")).toBe("Tuesday 17 November 2026");
});
