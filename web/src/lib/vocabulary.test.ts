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

test("a name put into a sentence is never translated", () => {
  settings.words = "iello";
  expect(say`${"Score"}'s score pile`).toBe("Score's Influence");
  expect(say`melded ${"Return"}`).toBe("played Return");
});
