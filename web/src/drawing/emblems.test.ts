import { expect, test } from "vitest";
import { emblemOf, motifOf } from "./emblems";
import { MOTIFS } from "./motifs";

test("a card has the picture that its name asks for", () => {
  expect(motifOf("Archery")).toBe("bow");
  expect(motifOf("The Wheel")).toBe("wheel");
});

test("a card that nobody has drawn a picture for still has one, always the same", () => {
  for (const name of ["Umbrella", "Xyzzy", "constructor", ""]) {
    expect(Object.keys(MOTIFS)).toContain(motifOf(name));
    expect(motifOf(name)).toBe(motifOf(name));
  }
});

test("the ground changes from age to age", () => {
  const grounds = [1, 3, 5, 7, 9, 11].map((age) => emblemOf({ name: "Tools", age }).ground);
  expect(new Set(grounds).size).toBe(6);
});

test("a city is drawn by its time, and not by its name", () => {
  const early = emblemOf({ name: "Babylon", age: 1, set: "cities" }).motif;
  const late = emblemOf({ name: "Babylon", age: 10, set: "cities" }).motif;
  expect(["column", "tablet", "bricks", "amphora"]).toContain(early);
  expect(["skyscraper", "tower", "city", "globe"]).toContain(late);
});
