import { expect, test } from "vitest";
import {
  between,
  emptyPlan,
  isBack,
  pileOf,
  put,
  refitted,
  renamed,
  resized,
  seatInTurn,
  splayed,
  tidy,
  whereIs,
} from "./position";

const archery = { name: "Archery", age: 1, color: "red" as const };
const metal = { name: "Metalworking", age: 1, color: "red" as const };
const empty = emptyPlan("4e", ["base"], ["ann", "bob"]);

test("a card is in one place: putting it elsewhere takes it from where it was", () => {
  let plan = put(empty, "Archery", "hand-0", null, archery);
  expect(whereIs(plan, "Archery")).toBe("hand-0");
  plan = put(plan, "Archery", "board-1", null, archery);
  expect(whereIs(plan, "Archery")).toBe("board-1");
  plan = put(plan, "Archery", "deck", null, archery);
  expect(plan.decks).toEqual({ 1: ["Archery"] });
  plan = put(plan, "Archery", "away", null, archery);
  expect(whereIs(plan, "Archery")).toBeNull();
});

test("cards lie on top of piles, or are tucked, and a pile of one is not splayed", () => {
  let plan = put(empty, "Archery", "board-0", null, archery);
  plan = put(plan, "Metalworking", "tucked-0", null, metal);
  expect(pileOf(plan.players[0]!, "red").cards).toEqual(["Archery", "Metalworking"]);
  plan = splayed(plan, 0, "red", "left");
  expect(pileOf(plan.players[0]!, "red").splay).toBe("left");
  plan = put(plan, "Metalworking", "hand-1", null, metal);
  expect(pileOf(plan.players[0]!, "red")).toEqual({ cards: ["Archery"] });
});

test("backs are many: the one that is taken away is the one that was meant", () => {
  expect([3, "echoes 3", "Archery", "Luna 3"].map(isBack)).toEqual([true, true, false, false]);
  let plan = put(put(empty, 3, "score-0", null), "echoes 3", "score-0", null);
  plan = put(plan, 3, "score-0", null);
  plan = put(plan, 3, "away", { place: "score-0", at: 0 });
  expect(plan.players[0]!.score).toEqual(["echoes 3", 3]);
  expect(put(plan, 3, "board-0", null)).toBe(plan);
});

test("players come, go and change their names, and the turn stays with somebody who is there", () => {
  let plan = resized(empty, 3, ["ann", "bob", "cyd"]);
  expect(plan.players.map((player) => player.name)).toEqual(["ann", "bob", "cyd"]);
  plan = { ...plan, turn: { player: "cyd", actions: 1 } };
  expect(seatInTurn(plan)).toBe(2);
  plan = renamed(plan, 2, "dee");
  expect(seatInTurn(plan)).toBe(2);
  expect(seatInTurn(resized(plan, 2, []))).toBe(0);
});

test("in another edition only its cards stay, and what is empty is left out of what is sent", () => {
  let plan = put(put(empty, "Archery", "hand-0", null, archery), "Babylon", "hand-0", null);
  plan = put(plan, 3, "hand-0", null);
  plan = refitted(plan, "3e", ["base"], (name) => name === "Archery");
  expect(plan.players[0]!.hand).toEqual(["Archery", 3]);
  expect(tidy(put(plan, "Archery", "away", null)).players[1]).toEqual({ name: "bob" });
});

test("in the middle of the last action of a turn the action is to be taken again, and that is said", () => {
  const asked = { ...empty, turn: { player: "ann", actions: 0 }, pending: [0] };
  const { plan, forgotten } = between(asked);
  expect(plan.turn).toEqual({ player: "ann", actions: 1 });
  expect(plan).not.toHaveProperty("pending");
  expect(forgotten).toContain("the question that was open");
});

test("after a concession everybody whose cards still lie there plays on, and that is said", () => {
  const [ann, bob] = empty.players;
  const over = {
    ...empty,
    players: [{ ...ann!, out: true, hand: ["Archery"] }, bob!],
    result: { kind: "concession" },
  };
  const { plan, forgotten } = between(over);
  expect(plan.players.some((player) => "out" in player)).toBe(false);
  expect(forgotten).toContain("was over");
});

test("what somebody has written into a position is left as it is", () => {
  const [ann, bob] = empty.players;
  const odd = { ...empty, players: [{ ...ann!, out: true }, bob!], turn: { player: "bob", actions: 0 } };
  expect(between(odd)).toEqual({ plan: odd, forgotten: "" });
});
