import { afterEach, expect, test } from "vitest";
import { hearTable, settings, spoken, wanted } from "./settings.svelte";
import { inWords, say } from "./vocabulary";

afterEach(() => {
  Object.assign(settings, { words: "asmadi", ownWords: false });
  hearTable(null);
});

test("a table's words are heard at the table and nowhere else", () => {
  hearTable("iello");
  expect([spoken(), wanted(), say`a meld`]).toEqual(["iello", "", "playing a card"]);
  expect(settings.words).toBe("asmadi");
  hearTable(null);
  expect([spoken(), say`a meld`]).toEqual(["asmadi", "a meld"]);
});

test("one's own words are spoken at every table", () => {
  Object.assign(settings, { words: "asmadi", ownWords: true });
  hearTable("iello");
  expect([spoken(), wanted()]).toEqual(["asmadi", "asmadi"]);
});

test("the longest phrase counts, and a capital stays one", () => {
  expect(inWords("Score pile: 3 points, an achievement", "iello")).toBe(
    "Influence: 3 Influence points, a Domination",
  );
  expect(inWords("Special achievements", "iello")).toBe("Domains");
  expect(inWords("Inspire effect, echo effect, effect", "iello")).toBe("Inspire effect, Echo effect, Dogma");
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
  Object.assign(settings, { words: "iello", ownWords: true });
  expect(say`${"Score"}'s score pile`).toBe("Score's Influence");
  expect(say`melded ${"Return"}`).toBe("played Return");
});
