import { expect, test } from "vitest";
import type { Daily, Entry, InnovationView, Solution, Table } from "../lib/types";
import { stateOf } from "./daily.svelte";

const entry = (number: number): Entry => ({
  number,
  kind: "draw",
  seat: 0,
  text: "ann draws.",
  cards: [],
  move: null,
});
const daily: Daily = {
  date: "2026-11-17",
  today: "2026-11-17",
  yesterday: "2026-11-16",
  edition: "4e",
  expansions: [],
  seat: 1,
  table: { asked: 1 } as Table,
  view: {} as InnovationView,
  log: [entry(40), entry(41)],
  decision: { to: 60, seat: 1, yours: true, source: null, prompt: "Choose an action", options: [] },
  foresight: { to: 60, idle: [], triggers: {} },
  answered: null,
  streak: 0,
};

test("an open position asks its seat, and its log begins where it is told", () => {
  const state = stateOf(daily);
  expect([state.table.asked, state.decision]).toEqual([1, daily.decision]);
  expect(state.log.entries.map((one) => one.number)).toEqual([0, 1]);
});

test("one that has been answered asks nothing any more", () => {
  const state = stateOf({ ...daily, answered: {} as Solution });
  expect([state.table.asked, state.decision]).toEqual([null, null]);
});
