import { expect, test } from "vitest";
import {
  companyPlaces,
  emptyCompany,
  inTurnOf,
  isCompany,
  putInCompany,
  recast,
  tidyCompany,
  ventured,
  venturesOf,
  whereInCompany,
  workedOn,
} from "./company";
import { emptyPlan, resized } from "./position";

const empty = emptyCompany(["ann", "bob"]);

test("a card is in one place, and on a pile it comes first", () => {
  expect([isCompany(empty), isCompany(emptyPlan("4e", ["base"], ["ann", "bob"]))]).toEqual([true, false]);
  let plan = putInCompany(empty, "Sticky Notes", "hand-0");
  plan = putInCompany(plan, "Sticky Notes", "hand-1");
  expect(whereInCompany(plan, "Sticky Notes")).toBe("hand-1");
  plan = putInCompany(putInCompany(plan, "Bulk Pack", "pile"), "Sticky Notes", "pile");
  expect(plan.pile).toEqual(["Sticky Notes", "Bulk Pack"]);
  expect(whereInCompany(putInCompany(plan, "Bulk Pack", "away"), "Bulk Pack")).toBeNull();
});

test("assets lie in a project, and go along when it changes hands", () => {
  let plan = putInCompany(empty, "One Spreadsheet Less", "ventures-0");
  plan = putInCompany(putInCompany(plan, "Sticky Notes", "offer"), "Sticky Notes", "assets-0-0");
  plan = ventured(plan, 0, 0, { level: "transformative", burdened: true });
  plan = putInCompany(plan, "One Spreadsheet Less", "ventures-1");
  expect(venturesOf(plan.players[0]!)).toEqual([]);
  expect(venturesOf(plan.players[1]!)).toEqual([
    { project: "One Spreadsheet Less", assets: ["Sticky Notes"], level: "transformative", burdened: true },
  ]);
  expect(whereInCompany(plan, "Sticky Notes")).toBe("assets-1-0");
  plan = putInCompany(plan, "One Spreadsheet Less", "dropped");
  expect(whereInCompany(plan, "Sticky Notes")).toBeNull();
});

test("what was paused this turn is forgotten with the turn, and with the project", () => {
  let plan = putInCompany(empty, "One Spreadsheet Less", "ventures-0");
  plan = workedOn(plan, "One Spreadsheet Less", "paused", true);
  expect(plan.turn!.paused).toEqual(["One Spreadsheet Less"]);
  expect(inTurnOf(plan, 1).turn!.paused).toEqual([]);
  expect(putInCompany(plan, "One Spreadsheet Less", "away").turn!.paused).toEqual([]);
});

test("who is gone is neither first nor in turn, and what is empty is left out of what is sent", () => {
  let plan = recast(empty, resized(empty, 3, ["ann", "bob", "cyd"]));
  plan = { ...inTurnOf(plan, 2), first: 2 };
  plan = recast(plan, resized(plan, 2, []));
  expect([plan.first, plan.turn!.player]).toEqual([0, 0]);
  plan = putInCompany(putInCompany(plan, "Sticky Notes", "hand-0"), "Sticky Notes", "away");
  expect(tidyCompany(plan).players).toEqual([{ name: "ann" }, { name: "bob" }]);
});

test("only places that fit a card are offered", () => {
  const plan = putInCompany(empty, "One Spreadsheet Less", "ventures-0");
  const places = (kind: string) => companyPlaces(plan, kind, false).map((each) => each.place);
  expect(places("asset")).toContain("assets-0-0");
  expect(places("obstacle")).toEqual(["hand-0", "hand-1", "offer", "pile", "discards"]);
  expect(places("project")).toEqual(["ventures-0", "ventures-1", "projects", "project_pile", "dropped"]);
});
