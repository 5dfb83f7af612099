import { expect, test } from "vitest";
import { placeKey } from "./places";

const at = (place: string, seat: number | null = null) => ({ place, seat });

test("a card comes from the deck of its own set, and goes to its owner's place", () => {
  const move = { card: null, age: 3, set: "echoes", from: at("deck"), to: at("forecast", 1) };
  expect(placeKey(move.from, move)).toBe("deck-echoes 3");
  expect(placeKey(move.to, move)).toBe("forecast-1");
  expect(placeKey(move.from, { ...move, set: "base" })).toBe("deck-3");
  expect(placeKey(at("available"), move)).toBe("available-3");
});
