import { expect, test } from "vitest";
import type { CardAt, Share } from "../lib/types";
import { choices, kindKey, playersAsked, shareWords, sorted, uncounted } from "./shares";

const share = (part: number | null, of = 100): Share => ({ share: part, low: 0.1, high: 0.9, of });

function card(name: string, melded: number | null): CardAt & { name: string } {
  const won = { opening: share(null), first: share(null), board: share(0.5), user: share(0.5) };
  const counted = { melded: share(melded), used: share(0.2), shared: share(0.1), shareable: share(0.3), won };
  return {
    name,
    edition: "4e",
    expansions: [],
    players: 2,
    games: 10,
    melds: 1,
    uses: 1,
    par: 0.5,
    ...counted,
  };
}

const cards = [card("Oars", 0.4), card("Tools", null), card("Archery", 0.6)];
const names = (key: string, falling: boolean) => sorted(cards, key, falling).map((one) => one.name);

test("cards are sorted by a share either way, and what was never counted comes last", () => {
  expect(names("melded", true)).toEqual(["Archery", "Oars", "Tools"]);
  expect(names("melded", false)).toEqual(["Oars", "Archery", "Tools"]);
});

test("cards are sorted by name", () => {
  expect(names("name", false)).toEqual(["Archery", "Oars", "Tools"]);
  expect(names("name", true)).toEqual(["Tools", "Oars", "Archery"]);
});

test("a share says of how many it is, and how sure", () => {
  expect(shareWords(share(0.5, 1234))).toBe("50 % of 1,234, between 10 % and 90 %");
  expect(shareWords(share(null, 0))).toBe("never counted");
});

test("the tables of an edition can be chosen, and all of them where it has none", () => {
  const kinds = ["3e", "4e", "4e"].map((edition, index) => ({ edition, expansions: [], players: 2 + index }));
  expect(choices(kinds, "4e").map(kindKey)).toEqual(["4e:3", "4e:4"]);
  expect(choices(kinds, "9e")).toEqual(kinds);
});

test("what was not counted is told with what was", () => {
  expect(uncounted("base, 9 players", ["base, 2 players", "base, 3 players"])).toBe(
    "Nothing was counted at this table: base, 9 players. There are: base, 2 players; base, 3 players.",
  );
});

test("an address that names no number of players asks for two", () => {
  expect(["3", "9", "many", "", null].map(playersAsked)).toEqual([3, 9, 2, 2, 2]);
});

test("a kind of table is one word", () => {
  expect(kindKey({ edition: "3e", expansions: ["artifacts", "cities"], players: 2 })).toBe(
    "3e+artifacts+cities:2",
  );
});
