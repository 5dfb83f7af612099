import { expect, test } from "vitest";
import { readCall, ruleFor } from "./rules";

const HERE = "https://splay.example";
const rule = (path: string, mode = "cors", method = "GET") =>
  ruleFor(method, mode, new URL(path, HERE), HERE);

test("no state of a game, and nothing that is done, passes through the worker", () => {
  for (const path of [
    "/api/tables",
    "/api/tables/x/state",
    "/api/visitor",
    "/api/cardsx",
    "/api",
    "/api/games/x",
  ])
    expect(rule(path)).toBe("leave");
  expect(rule("/api/cards", "cors", "POST")).toBe("leave");
  expect(rule("/docs", "navigate")).toBe("leave");
  expect(rule("/openapi.json")).toBe("leave");
  expect(rule("https://elsewhere.example/assets/x.js")).toBe("leave");
  expect(rule("/worker.js")).toBe("leave");
});

test("pages, built files and the catalogue are kept for when there is no network", () => {
  for (const path of ["/", "/cards?edition=3e", "/rules", "/table/x", "/api-of-mine"])
    expect(rule(path, "navigate")).toBe("page");
  expect(rule("/assets/index-abc.js", "no-cors")).toBe("asset");
  expect(rule("/api/cards?game=innovation&edition=4e")).toBe("catalogue");
  expect(rule("/api/games")).toBe("catalogue");
  expect(rule("/icon.svg", "no-cors")).toBe("catalogue");
});

test("whatever is pushed, something can be shown", () => {
  const call = { table: "t", title: "It is your turn", body: "Innovation with ann" };
  expect(readCall(call)).toEqual(call);
  for (const nonsense of [null, "x", 7, {}, { table: 7, title: "" }])
    expect(readCall(nonsense)).toEqual({ table: null, title: "It is your turn", body: "" });
});
