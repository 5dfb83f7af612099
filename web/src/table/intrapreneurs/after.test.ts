import { expect, test } from "vitest";
import type { Entry } from "../../lib/types";
import { after } from "./after";
import type { IntrapreneursView } from "./types";

const player = (seat: number, hand: string[] | null) => ({ seat, hand, hand_count: 2 });
const view = {
  offer: ["Seed Money", "Naive Question"],
  projects: [],
  discards: [],
  pile: 5,
  players: [player(0, ["Half A Developer", "Hiring Freeze"]), player(1, null)],
} as unknown as IntrapreneursView;

function entry(card: string | null, from: string, to: string, seat: number): Entry {
  const at = (place: string) => ({ place, seat: place === "hand" ? seat : null });
  const move = { card, age: null, from: at(from), to: at(to) };
  return { number: 0, kind: "take", seat, text: "", cards: [], move };
}

test("a card that is taken goes from the offer to the hand", () => {
  const now = after(view, entry("Seed Money", "offer", "hand", 0));
  expect(now.offer).toEqual(["Naive Question"]);
  expect(now.players[0]).toMatchObject({
    hand: ["Half A Developer", "Hiring Freeze", "Seed Money"],
    hand_count: 3,
  });
});

test("a card that somebody else draws stays unknown", () => {
  const now = after(view, entry(null, "pile", "hand", 1));
  expect(now.pile).toBe(4);
  expect(now.players[1]).toMatchObject({ hand: null, hand_count: 3 });
});

test("a discarded card lies with the discards", () => {
  const now = after(view, entry("Hiring Freeze", "hand", "discard", 0));
  expect(now.discards).toEqual(["Hiring Freeze"]);
  expect(now.players[0]).toMatchObject({ hand: ["Half A Developer"], hand_count: 1 });
});
