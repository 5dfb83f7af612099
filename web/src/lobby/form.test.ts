import { describe, expect, test } from "vitest";
import type { Edition, Game } from "../lib/types";
import {
  bodyOf,
  emptyForm,
  fittedTeams,
  isRated,
  optionsOf,
  playersOf,
  resized,
  seated,
  within,
} from "./form";

const edition: Edition = {
  key: "3e",
  title: "3rd edition",
  players: [2, 4],
  team_players: [4, 4],
  expansions: [
    { key: "cities", title: "Cities", players: [2, 4] },
    { key: "echoes", title: "Echoes", players: [2, 5] },
  ],
  options: [{ key: "longer", title: "Longer game", help: "", kind: "flag", values: ["yes"], needs: "" }],
};
const game: Game = { name: "innovation", title: "Innovation", editions: [edition], words: [] };

describe("the form of a table", () => {
  test("sends only what the edition has and the host chose", () => {
    const form = emptyForm(game, edition, "asmadi");
    form.options = { longer: "yes", open: "covered" };
    form.clock = "correspondence";
    form.days = 2;
    form.chairs = [{ who: "bot", level: "greedy" }, { who: "me" }, { who: "open" }];
    expect(bodyOf(form, edition)).toEqual({
      game: "innovation",
      edition: "3e",
      expansions: [],
      options: { longer: "yes" },
      private: false,
      rated: true,
      clock: { kind: "correspondence", seconds: 172800 },
      seats: [{ kind: "bot", level: "greedy" }, { kind: "person" }, { kind: "open" }],
      seat: 1,
    });
  });

  test("has options that are only for tables with an expansion", () => {
    const relics = { ...edition.options[0]!, key: "relics", needs: "artifacts" };
    const third = { ...edition, options: [...edition.options, relics] };
    const form = { ...emptyForm(game, third, "asmadi"), options: { relics: "yes" } };
    expect(optionsOf(third, form).map((option) => option.key)).toEqual(["longer"]);
    expect(bodyOf(form, third)["options"]).toEqual({});
    expect(bodyOf({ ...form, expansions: ["artifacts"] }, third)["options"]).toEqual({ relics: "yes" });
  });

  test("has one host, on whichever chair", () => {
    const chairs = seated([{ who: "me" }, { who: "open" }], 1, { who: "me" });
    expect(chairs).toEqual([{ who: "open" }, { who: "me" }]);
    expect(resized(chairs, 1)).toEqual([{ who: "me" }]);
    expect(resized(chairs, 3)).toEqual([{ who: "open" }, { who: "me" }, { who: "open" }]);
  });

  test("knows how many can play, with an expansion and in teams", () => {
    const form = emptyForm(game, edition, "asmadi");
    expect(playersOf(edition, form)).toEqual([2, 4]);
    expect(playersOf(edition, { ...form, expansions: ["echoes"] })).toEqual([2, 5]);
    expect(playersOf(edition, { ...form, expansions: ["cities"] })).toEqual([2, 4]);
    expect(playersOf(edition, { ...form, expansions: ["echoes", "cities"] })).toEqual([2, 5]);
    expect(playersOf(edition, { ...form, options: { teams: "ABAB" } })).toEqual([4, 4]);
  });

  test("brings the number of players within what can be played", () => {
    const plain = { expansions: [], options: {} };
    expect(within(playersOf(edition, plain), 5)).toBe(4);
    expect(within(playersOf(edition, { ...plain, expansions: ["echoes"] }), 5)).toBe(5);
    expect(within([3, 6], 2)).toBe(3);
  });

  test("is rated where anyone may join, unless the host wants it otherwise", () => {
    const form = emptyForm(game, edition, "asmadi");
    const bots = [{ who: "me" as const }, { who: "bot" as const, level: "greedy" }];
    expect(isRated(form)).toBe(true);
    expect(isRated({ ...form, rated: false })).toBe(false);
    expect(isRated({ ...form, chairs: bots })).toBe(false);
    expect(isRated({ ...form, chairs: bots, rated: true })).toBe(true);
    expect(isRated({ ...form, private: true, rated: true })).toBe(false);
  });

  test("keeps chosen teams when chairs come and go", () => {
    expect(fittedTeams("AAB", 4)).toBe("AABB");
    expect(fittedTeams("ABAB", 3)).toBe("ABA");
  });
});
