import { expect, test } from "vitest";
import { counted, glyphs, linkNames, listing, plain } from "./text";

test("glyphs stand out of the words around them", () => {
  expect(glyphs("Draw a {3}. Show {crown}!")).toEqual([
    { kind: "words", words: "Draw a " },
    { kind: "age", age: "3" },
    { kind: "words", words: ". Show " },
    { kind: "icon", icon: "crown" },
    { kind: "words", words: "!" },
  ]);
  expect(plain("Draw a {3}.")).toBe("Draw a 3.");
});

test("every card name in a sentence can be opened, and nothing else", () => {
  const parts = linkNames("ann melds The Wheel (1), then Tools.", ["The Wheel", "Tools"]);
  expect(parts.filter((part) => part.card).map((part) => part.words)).toEqual(["The Wheel", "Tools"]);
  expect(parts.map((part) => part.words).join("")).toBe("ann melds The Wheel (1), then Tools.");
});

test("a name within a longer name or word is not taken for a card", () => {
  const parts = linkNames("Machine Tools, Tools and Toolshed; A.I. too", ["Tools", "Machine Tools", "A.I."]);
  expect(parts.filter((part) => part.card).map((part) => part.words)).toEqual([
    "Machine Tools",
    "Tools",
    "A.I.",
  ]);
});

test("numbers and lists read like sentences", () => {
  expect([counted(1, "card"), counted(2, "card")]).toEqual(["1 card", "2 cards"]);
  expect(listing(["ann", "bob", "cyd"])).toBe("ann, bob and cyd");
});
