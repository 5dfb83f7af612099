import { describe, expect, test } from "vitest";
import type { Option } from "../../lib/types";
import { optionsByCard } from "./options";

const option = (index: number, value: Option["value"]): Option => ({ index, label: value.label, value });
const take = option(0, { kind: "action", label: "Take Seed Money", action: "take", card: "Seed Money" });
const play = option(1, {
  kind: "action",
  label: "Play Hiring Freeze on bob",
  action: "play",
  card: "Hiring Freeze",
  seat: 1,
});
const asset = option(2, { kind: "asset", label: "Seed Money" });
const end = option(3, { kind: "action", label: "End the turn", action: "end" });

describe("the options of Intrapreneurs", () => {
  test("are found by their card", () => {
    const found = optionsByCard([take, play, asset, end]);
    expect(found.get("Seed Money")).toEqual([take, asset]);
    expect(found.get("Hiring Freeze")).toEqual([play]);
    expect(found.size).toBe(2);
  });
});
