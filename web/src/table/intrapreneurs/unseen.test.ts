import { expect, test } from "vitest";
import type { Book, IntrapreneursView } from "./types";
import { unseenCards } from "./unseen";

test("what is neither open nor in the own hand could be in the draw pile", () => {
  const card = (name: string, round: number) => [name, { kind: "asset", name, round }] as const;
  const names = ["On Offer", "In Hand", "Allocated", "Discarded", "Unseen"];
  const book = new Map([...names.map((name) => card(name, 1)), card("Later", 2)]) as unknown as Book;
  const view = {
    round: 1,
    offer: ["On Offer"],
    discards: ["Discarded"],
    players: [
      { hand: ["In Hand"], projects: [] },
      { hand: null, projects: [{ assets: ["Allocated"] }] },
    ],
  } as unknown as IntrapreneursView;
  expect(unseenCards(view, book)).toEqual(["Unseen"]);
});
