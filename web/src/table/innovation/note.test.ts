import { expect, test } from "vitest";
import { Catalogue } from "../../lib/cards";
import type { CardFacts, InnovationView, Option } from "../../lib/types";
import { note } from "./note";

const card = (name: string, ...kinds: string[]) =>
  ({ name, effects: kinds.map((kind) => ({ kind, text: "" })) }) as unknown as CardFacts;
const book = new Catalogue({
  icons: [],
  colors: [],
  specials: [],
  cards: [card("Oars", "demand", "dogma"), card("Archery", "demand"), card("Tools", "dogma")],
});
const lineup = (name: string, sharing: number[], vulnerable: number[]) => ({
  card: name,
  icon: "castle",
  sharing,
  vulnerable,
  distant: [],
});
const view = {
  players: [{ name: "ann" }, { name: "bob" }, { name: "cleo" }],
  lineups: [lineup("Oars", [1], [2]), lineup("Archery", [1, 2], []), lineup("Tools", [], [1, 2])],
} as unknown as InnovationView;
const dogma = (name: string, action = "dogma"): Option => ({
  index: 0,
  label: `Dogma ${name}`,
  value: { kind: "action", label: "", action, card: name },
});

test("beneath a dogma stand those whom its demands fall on and those who would share it", () => {
  expect(note(dogma("Oars"), view, book)).toBe("demand: cleo · share: bob");
  expect(note(dogma("Archery"), view, book)).toBe("nobody else");
  expect(note(dogma("Tools"), view, book)).toBe("nobody else");
});

test("beneath anything else stands nothing", () => {
  expect(note(dogma("Oars", "meld"), view, book)).toBe("");
  expect(
    note({ index: 0, label: "Draw", value: { kind: "action", label: "", action: "draw" } }, view, book),
  ).toBe("");
});
