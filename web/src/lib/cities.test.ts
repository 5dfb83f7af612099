import { describe, expect, test } from "vitest";
import {
  achievementCount,
  cityWords,
  claimedByMelding,
  endorsers,
  flagsAndFountains,
  meldedWords,
} from "./cities";
import type { ColorName, PlayerView, SeenCard } from "./types";

const city = (age: number, color: ColorName, ...icons: string[]) => ({ age, color, icons });
const seen = (name: string, age: number, set: string, ...icons: (string | null)[]): SeenCard => ({
  name,
  age,
  set,
  icons,
});

function player(piles: Partial<Record<ColorName, SeenCard[]>>, hand: SeenCard[] = []): PlayerView {
  const pile = (color: ColorName) => ({ splay: "left", count: null, cards: piles[color] ?? [] });
  const board = { blue: pile("blue"), red: pile("red"), green: pile("green") };
  return {
    board: { ...board, yellow: pile("yellow"), purple: pile("purple") },
    hand,
    achievements: [1],
    specials: ["Legend"],
  } as unknown as PlayerView;
}

describe("what the icons of a city do", () => {
  test("is said of each once, with the numbers of the city", () => {
    const words = cityWords(city(3, "green", "crown", "crown", "plus", "leaf", "plus", "hex"));
    expect(words).toEqual([{ icon: "plus", text: "After a Meld action with it, draw a 4, twice." }]);
    const search = cityWords(city(5, "blue", "search-leaf"))[0]!.text;
    expect(search).toContain("5 cards of value {5}");
    expect(search).toContain("keep those with {leaf}");
    expect(search).toContain("counts as {leaf}");
    const flag = cityWords(city(9, "red", "flag"))[0]!.text;
    expect(flag).toContain("no opponent shows more red cards");
    expect(cityWords(city(10, "green", "clock", "bonus-11", "hex"))).toEqual([]);
  });

  test("happens after a meld in the order of the slots, and flags do nothing then", () => {
    const doing = meldedWords(city(7, "red", "factory", "arrow-right", "clock", "leaf", "flag", "hex"));
    expect(doing).toEqual(["splay your red cards right"]);
    expect(meldedWords(city(7, "red", "plus", "arrow-up"))).toEqual(["draw an 8", "splay your red cards up"]);
  });

  test("claims an achievement where the colour lies as the arrow points", () => {
    expect(claimedByMelding({ icons: ["arrow-left"] }, "left")).toEqual(["Legend"]);
    expect(claimedByMelding({ icons: ["arrow-left"] }, "up")).toEqual([]);
    expect(claimedByMelding({ icons: ["plus"] }, "left")).toEqual([]);
  });
});

test("flags and fountains in sight are told by colour; a flag that is outnumbered does not count", () => {
  const piles = {
    red: [seen("A", 9, "cities", "clock", "flag"), seen("B", 8, "cities", null, null, "fountain")],
    blue: [seen("C", 9, "cities", "flag")],
  };
  const found = flagsAndFountains({ ...player(piles), board_achievements: ["red fountain", "red flag"] });
  expect(found).toEqual([
    { color: "blue", icon: "flag", counts: false },
    { color: "red", icon: "flag", counts: true },
    { color: "red", icon: "fountain", counts: true },
  ]);
  expect(achievementCount({ ...player(piles), board_achievements: ["red fountain", "red flag"] })).toBe(4);
  expect(achievementCount(player(piles))).toBe(2);
});

test("a top city endorses by its icons, searched ones too, if the hand can pay for it", () => {
  const piles = {
    red: [seen("Thebes", 1, "cities", "crown", "search-lightbulb")],
    blue: [seen("Cordoba", 3, "cities", "lightbulb")],
    green: [seen("Paper", 3, "base", "lightbulb"), seen("Covered", 9, "cities", "lightbulb")],
  };
  const names = (...hand: SeenCard[]) => endorsers(player(piles, hand), "lightbulb").map((top) => top.name);
  expect(names(seen("Tools", 1, "base"))).toEqual(["Cordoba", "Thebes"]);
  expect(names(seen("Philosophy", 2, "base"))).toEqual(["Cordoba"]);
  expect(names(seen("Physics", 5, "base"))).toEqual([]);
  expect(names()).toEqual([]);
});
