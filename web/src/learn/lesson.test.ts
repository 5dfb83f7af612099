import { expect, test } from "vitest";
import type { Entry, InnovationView, Lesson, LessonStep, Table } from "../lib/types";
import { otherwise, stateAt } from "./lesson.svelte";

const entry = (number: number, text: string): Entry => ({
  number,
  kind: "draw",
  seat: 0,
  text,
  cards: [],
  move: null,
});

function step(to: number, log: Entry[]): LessonStep {
  const decision = { to, seat: 0, yours: true, source: null, prompt: "Choose", options: [] };
  return {
    view: {} as InnovationView,
    log,
    decision,
    foresight: { to, idle: [], triggers: {} },
    expected: 2,
    name: "Draw",
    before: "",
    do: "Draw a card.",
    why: "It helps.",
  };
}

const lesson: Lesson = {
  name: "first",
  title: "Learn",
  about: "",
  ending: "Done.",
  table: { asked: 0 } as Table,
  steps: [step(0, []), step(1, [entry(0, "ann draws.")])],
  end: { view: {} as InnovationView, log: [entry(1, "ann achieves 1.")], decision: null, foresight: null },
};

test("a step has the log of all steps before it, and marks the option that it wants", () => {
  const state = stateAt(lesson, 1);
  expect(state.log.entries.map((each) => each.text)).toEqual(["ann draws."]);
  expect(state.decision?.expected).toBe(2);
  expect(state.undo).toBe("now");
});

test("nothing can be taken back before the first step", () => {
  expect(stateAt(lesson, 0).undo).toBe("no");
});

test("after the last step nothing is asked, and everything has been told", () => {
  const state = stateAt(lesson, 2);
  expect(state.decision).toBeNull();
  expect(state.table.asked).toBeNull();
  expect(state.log.entries).toHaveLength(2);
});

test("another choice gets a friendly word that says what to do", () => {
  expect(otherwise(lesson.steps[0]!)).toBe("You could, and another time you will. Now: Draw a card.");
});
