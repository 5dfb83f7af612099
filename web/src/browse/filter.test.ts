import { describe, expect, test } from "vitest";
import type { CardFacts } from "../lib/types";
import { addressOf, cardKinds, fits, readFilter, slotKinds, toggled } from "./filter";

const archery: CardFacts = {
  name: "Archery",
  set: "base",
  age: 1,
  color: "red",
  icons: ["castle", "bulb", "hex", "castle"],
  featured: "castle",
  effects: [{ kind: "demand", text: "Draw a {1}, then hand me the highest card in your hand!" }],
  rulings: [],
};

describe("the filter of the card browser", () => {
  test("is carried by the address and read back from it", () => {
    const query = "edition=3e&search=hand+me&set=echoes&age=1,2&colour=red&icon=castle";
    const filter = readFilter(query);
    expect(filter).toMatchObject({ edition: "3e", sets: ["echoes"], ages: ["1", "2"], colors: ["red"] });
    expect(addressOf(filter)).toBe(`/cards?${query}`);
    expect(readFilter(addressOf(filter).slice("/cards?".length))).toEqual(filter);
  });

  test("leaves out of the address what is not chosen", () => {
    expect(addressOf(readFilter(""))).toBe("/cards");
  });

  test("finds cards by words, age, colour and icons", () => {
    expect(fits(archery, readFilter("search=highest+HAND"))).toBe(true);
    expect(fits(archery, readFilter("search=splay"))).toBe(false);
    expect(fits(archery, readFilter("age=1,3&colour=red,blue&icon=castle,bulb"))).toBe(true);
    expect(fits(archery, readFilter("icon=castle,crown"))).toBe(false);
    expect(fits(archery, readFilter("age=2"))).toBe(false);
  });

  test("finds cards by the kinds of their effects, and relics", () => {
    const girl: CardFacts = { ...archery, effects: [{ kind: "compel", text: "" }], relic: true };
    expect(fits(archery, readFilter("kind=demand"))).toBe(true);
    expect(fits(archery, readFilter("kind=compel"))).toBe(false);
    expect(fits(girl, readFilter("kind=compel,relic"))).toBe(true);
    expect(cardKinds([archery])).toEqual(["demand"]);
    expect(cardKinds([archery, girl])).toEqual(["demand", "compel", "relic"]);
  });

  test("finds inspire effects and karmas", () => {
    const effects = [
      { kind: "inspire", text: "Draw a {1}." },
      { kind: "karma", text: "" },
    ];
    const icons = ["inspire", "castle", "bonus-1", "hex"];
    const figure: CardFacts = { ...archery, set: "figures", icons, effects };
    expect(fits(figure, readFilter("kind=inspire,karma&icon=inspire"))).toBe(true);
    expect(fits(archery, readFilter("kind=karma"))).toBe(false);
    expect(cardKinds([archery, figure])).toEqual(["demand", "inspire", "karma"]);
    expect(slotKinds(["castle"], [archery, figure])).toEqual(["castle", "inspire", "bonus"]);
  });

  test("finds echo effects, and bonuses whatever their value", () => {
    const perfume: CardFacts = { ...archery, set: "echoes", icons: ["echo", "castle", "bonus-1", "hex"] };
    expect(fits(perfume, readFilter("icon=echo,bonus"))).toBe(true);
    expect(fits(archery, readFilter("icon=bonus"))).toBe(false);
    expect(slotKinds(["castle"], [archery, perfume])).toEqual(["castle", "echo", "bonus"]);
    expect(slotKinds(["castle"], [archery])).toEqual(["castle"]);
  });

  test("finds the icons of cities, and what they search for as the icon that it counts as", () => {
    const icons = ["crown", "leaf", "arrow-up", "leaf", "search-castle", "hex"];
    const city: CardFacts = { ...archery, set: "cities", featured: null, effects: [], icons };
    expect(fits(city, readFilter("icon=search,arrow-up,castle"))).toBe(true);
    expect(fits(city, readFilter("icon=arrow-left"))).toBe(false);
    expect(fits(city, readFilter("search=splay+red+up"))).toBe(true);
    expect(slotKinds(["castle"], [archery, city])).toEqual(["castle", "arrow-up", "search"]);
  });

  test("is switched on and off value by value", () => {
    expect(toggled(["1"], "2")).toEqual(["1", "2"]);
    expect(toggled(["1", "2"], "1")).toEqual(["2"]);
  });
});
