import { describe, expect, test } from "vitest";
import { dayWords, sinceWords } from "./time";

describe("times in words", () => {
  const since = "2026-11-17T08:00:00+00:00";
  const after = (seconds: number) => sinceWords(since, Date.parse(since) + 1000 * seconds);

  test("tell for how long somebody has been asked, in the largest unit", () => {
    expect(after(59)).toBe("");
    expect(after(60)).toBe(" for 1 minute");
    expect(after(2 * 3600 + 1800)).toBe(" for 2 hours");
    expect(after(3 * 86_400)).toBe(" for 3 days");
    expect(after(-5)).toBe("");
  });

  test("tell a day", () => {
    expect(dayWords("2026-11-17T12:00:00+00:00")).toBe("17 November 2026");
  });
});
