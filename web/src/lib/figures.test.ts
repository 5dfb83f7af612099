import { describe, expect, test } from "vitest";
import { Catalogue, COLORS } from "./cards";
import { achievementCount } from "./cities";
import {
  aboutFigures,
  asksToFade,
  cardOf,
  countedByKarma,
  inspiring,
  isDecree,
  issuing,
  karmasInForce,
  lender,
} from "./figures";
import type { CardFacts, InnovationView, Option, PileView, PlayerView, SeenCard, Value } from "./types";

const homer: CardFacts = {
  name: "Homer",
  set: "figures",
  age: 1,
  color: "purple",
  icons: ["hex", "inspire", "bonus-2", "castle"],
  featured: "castle",
  effects: [
    { kind: "inspire", text: "Draw a {2} and tuck it." },
    { kind: "karma", text: "If you would return a figure, instead tuck it." },
  ],
  rulings: [],
};
const recycled: CardFacts = {
  ...homer,
  effects: [homer.effects[0]!, { kind: "karma", text: "If you would recycle a figure, instead tuck it." }],
};
const war = { name: "War", set: "figures", text: "Name a value.", via: "", color: "red" as const };
const world = { name: "World", set: "base", text: "Show twelve {clock}.", via: "" };
const file = (cards: CardFacts[]) => ({ icons: [], colors: [], specials: [war, world], cards });
const book = new Catalogue(file([homer]));

const seen = (name: string): SeenCard => ({ name, age: 1, icons: [], set: "base" });

function player(seat: number, tops: Record<string, string>, more: Partial<PlayerView> = {}): PlayerView {
  const pile = (name: string | undefined): PileView => ({
    splay: "unsplayed",
    count: name ? 1 : 0,
    cards: name ? [seen(name)] : [],
  });
  const board = Object.fromEntries(COLORS.map((color) => [color, pile(tops[color])]));
  const facts = { seat, name: `p${seat}`, team: seat, hand: [], score_pile: [], points: 0, icons: {} };
  const rest = { achievements: [], specials: [], out: false, tucked: 0, scored: 0 };
  return { ...facts, ...rest, board: board as PlayerView["board"], ...more };
}
const table = (...players: PlayerView[]) => ({ seat: 0, players }) as never as InnovationView;
const option = (value: Partial<Value>): Option => ({
  index: 0,
  label: "",
  value: { kind: "action", label: "", ...value },
});

describe("karmas", () => {
  const karma = { figure: "Homer", text: homer.effects[1]!.text };
  const decree = { figure: "Homer", text: "You can issue the Rivalry decree with any two figures." };

  test("in force are told figure by figure, in the words of the catalogue", () => {
    const owner = player(0, {}, { karmas: [karma, decree, { figure: "Plato", text: "Each." }] });
    expect(karmasInForce(owner, book)).toEqual([
      { figure: "Homer", texts: [karma.text, decree.text] },
      { figure: "Plato", texts: ["Each."] },
    ]);
    const iello = new Catalogue(file([recycled]), file([homer]));
    expect(karmasInForce(owner, iello)[0]!.texts[0]).toBe("If you would recycle a figure, instead tuck it.");
    expect(karmasInForce(player(0, {}), book)).toEqual([]);
  });

  test("let things count as achievements besides the flags and fountains that show", () => {
    const flagged = player(0, { red: "Troy" }, { board_achievements: ["red flag", "seven leaves"] });
    flagged.board.red.cards[0]!.icons = ["flag"];
    expect(countedByKarma(flagged)).toEqual(["seven leaves"]);
    expect(achievementCount(flagged)).toBe(2);
    expect(countedByKarma(player(0, {}))).toEqual([]);
  });

  test("let somebody use another player's top card", () => {
    const view = table(player(0, { red: "Archery" }), player(1, { blue: "Tools" }));
    expect(lender(view, "Tools")?.name).toBe("p1");
    expect(lender(view, "Archery")).toBeUndefined();
    expect(lender(view, undefined)).toBeUndefined();
  });
});

describe("decrees", () => {
  test("are told from other special achievements by their colour", () => {
    expect([isDecree(war), isDecree(world), isDecree(undefined)]).toEqual([true, false, false]);
  });

  test("are claimed from the middle, act again for who has them, and are only lost by another player", () => {
    const holding = (...specials: string[][]) =>
      table(...specials.map((each, seat) => player(seat, {}, { specials: each })));
    expect(issuing(holding([], []), "War")).toBe("claimed");
    expect(issuing(holding(["War"], []), "War")).toBe("again");
    expect(issuing(holding([], ["War"]), "War")).toBe("lost");
  });
});

describe("inspiring", () => {
  const view = {
    ...table(player(0, { red: "Archery" })),
    inspires: [{ color: "red" as const, effects: [], value: 3 }],
  };

  test("is told for the colours that can be inspired", () => {
    expect(inspiring(view, "red")?.value).toBe(3);
    expect(inspiring(view, "blue")).toBeUndefined();
    expect(inspiring(table(), "red")).toBeUndefined();
  });

  test("is done at the top card of the colour, as a dogma is", () => {
    expect(cardOf(option({ action: "inspire", color: "red" }), view)).toBe("Archery");
    expect(cardOf(option({ action: "dogma", card: "Archery" }), view)).toBe("Archery");
    expect(cardOf(option({ kind: "card", label: "Tools", name: "Tools", color: "blue" }), view)).toBe(
      "Tools",
    );
    expect(cardOf(option({ action: "decree", special: "War" }), view)).toBeNull();
    expect(cardOf(option({ action: "draw" }), view)).toBeNull();
  });
});

test("questions of the rules of Figures are explained, others are not", () => {
  expect(aboutFigures("Fade a figure")).toContain("score pile");
  expect(aboutFigures("Choose which karma acts")).toContain("the others do not");
  expect([aboutFigures("Score a card"), aboutFigures(undefined)]).toEqual(["", ""]);
  expect([asksToFade("Fade a figure"), asksToFade("Score a card")]).toEqual([true, false]);
});
