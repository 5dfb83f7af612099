import { expect, test } from "vitest";
import type { Option } from "../lib/types";
import { optionKeys, RESERVED } from "./keys";

const option = (index: number, kind = "card"): Option => ({ index, label: "", value: { kind, label: "" } });

test("the first nine have digits and the others letters", () => {
  const keys = optionKeys(Array.from({ length: 12 }, (_, index) => option(index)));
  expect(keys[0]).toEqual(["1"]);
  expect(keys[8]).toEqual(["9"]);
  expect(keys.slice(9)).toEqual([["a"], ["b"], ["c"]]);
});

test("yes, no and done have their initials", () => {
  expect(optionKeys([option(0, "yes"), option(1, "no")])).toEqual([
    ["1", "y"],
    ["2", "n"],
  ]);
});

test("no key stands for two options, and none for a command", () => {
  const many = Array.from({ length: 30 }, (_, index) => option(index, index === 29 ? "done" : "card"));
  const keys = optionKeys(many).flat();
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.some((key) => RESERVED.has(key))).toBe(false);
});
