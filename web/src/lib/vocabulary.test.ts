import { afterEach, expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { inWords, say } from "./vocabulary";

afterEach(() => {
  settings.words = "asmadi";
});

test("the longest phrase counts, and a capital stays one", () => {
  expect(inWords("Score pile: 3 points, an achievement", "iello")).toBe(
    "Influence: 3 Influence points, a Domination",
  );
  expect(inWords("Special achievements", "iello")).toBe("Domains");
  expect(inWords("Special achievements", "asmadi")).toBe("Special achievements");
});

test("a word that stands alone is a heading; in a sentence, to score is to score", () => {
  expect(inWords("Score", "iello")).toBe("Influence");
  expect(inWords("Dogma", "iello")).toBe("Activate");
  expect(inWords("score six cards into your score pile", "iello")).toBe(
    "score six cards into your Influence",
  );
});

test("glyphs stay glyphs", () => {
  expect(inWords("A bonus {bonus} gives points", "iello")).toBe(
    "An Influence Bonus {bonus} gives Influence points",
  );
});

test("a name put into a sentence is never translated", () => {
  settings.words = "iello";
  expect(say`${"Score"}'s score pile`).toBe("Score's Influence");
  expect(say`melded ${"Return"}`).toBe("played Return");
});
