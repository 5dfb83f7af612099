import { expect, test } from "vitest";
import { breadth, largest, widestWord } from "./breadth";

/** As measured in the page's fonts, in ems: the wider of the two. */
const MEASURED: Record<string, number> = {
  Industrialization: 6.83,
  Miniaturization: 6.37,
  Experimentation: 6.93,
  Measurement: 5.67,
  Mathematics: 5.3,
  Metalworking: 5.76,
};

test("words are told to be as wide as they are, or a little wider", () => {
  for (const [word, ems] of Object.entries(MEASURED)) {
    expect(breadth(word)).toBeGreaterThan(1.05 * ems);
    expect(breadth(word)).toBeLessThan(1.25 * ems);
  }
});

test("a line can end after a space or a hyphen", () => {
  expect(widestWord("Near-Field Code")).toBe(breadth("Field"));
  expect(widestWord("Air Conditioner")).toBe(breadth("Conditioner"));
  expect(widestWord("")).toBe(0);
});

test("letters get smaller for long words and for many of them", () => {
  expect(largest("Oars", 12, 4.5)).toBeGreaterThan(2.5);
  expect(largest("Industrialization", 12, 4.5)).toBeLessThanOrEqual(12 / breadth("Industrialization"));
  const many = largest("Almira, Queen of the Castle", 12, 4.5);
  expect(many).toBeLessThan(largest("Almira", 12, 4.5));
  expect(many).toBeLessThan(largest("Almira, Queen of the Castle", 12, 7.6));
});
