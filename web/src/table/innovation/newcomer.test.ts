import { expect, test } from "vitest";
import { Catalogue } from "../../lib/cards";
import type {
  CardFacts,
  ColorName,
  Entry,
  InnovationView,
  Move,
  Option,
  PlayerView,
  SeenCard,
} from "../../lib/types";
import { counts, doneTo, looks } from "./newcomer";

function card(name: string, age: number, color: ColorName, kind: string): CardFacts {
  const effects = [{ kind, text: "…" }];
  return { name, set: "base", age, color, icons: [], featured: "castle", effects, rulings: [] };
}
const book = new Catalogue({
  icons: [],
  colors: [],
  specials: [],
  cards: [
    card("Archery", 1, "red", "demand"),
    card("The Wheel", 1, "green", "dogma"),
    card("Tools", 1, "blue", "dogma"),
    card("Optics", 3, "red", "dogma"),
  ],
});
const seen = (name: string): SeenCard => ({ name, age: book.card(name)!.age, icons: [] });

function player(seat: number, castles: number, tops: string[], hand: string[] = []): PlayerView {
  const board = Object.fromEntries(
    ["blue", "red", "green", "yellow", "purple"].map((color) => {
      const cards = tops.filter((name) => book.card(name)!.color === color).map(seen);
      return [color, { splay: "unsplayed", count: cards.length, cards }];
    }),
  );
  const name = ["ann", "bob"][seat];
  const rest = { team: seat, achievements: [], specials: [], out: false };
  return {
    ...rest,
    seat,
    name,
    hand: hand.map(seen),
    icons: { castle: castles },
    board,
  } as unknown as PlayerView;
}

function view(mine: PlayerView, theirs: PlayerView, lineups: unknown[] = []): InnovationView {
  return { seat: 0, players: [mine, theirs], needed: 6, lineups } as unknown as InnovationView;
}

function option(index: number, action: string, name?: string): Option {
  const label = name ? `${action} ${name}` : action;
  return { index, label, value: { kind: "action", label, action, ...(name ? { card: name } : {}) } };
}

const hitting = { card: "Archery", icon: "castle", sharing: [], vulnerable: [1], distant: [] };
const ALL = [
  option(0, "draw"),
  option(1, "meld", "Tools"),
  option(2, "meld", "Optics"),
  option(3, "dogma", "Archery"),
  option(4, "achieve"),
];

test("an achievement is worth a look before a demand that hits, and no more than two are named", () => {
  const table = view(player(0, 4, ["Archery"], ["Tools"]), player(1, 1, []), [hitting]);
  expect(looks(table, ALL, [], book).map((look) => look.index)).toEqual([4, 3]);
  expect(looks(table, ALL, [], book)[1]!.why).toContain("bob");
});

test("a demand that hits nobody, or would do nothing, is not worth a look", () => {
  const missing = { ...hitting, vulnerable: [], sharing: [1] };
  const table = view(player(0, 1, ["Archery"], ["Tools"]), player(1, 1, []), [missing]);
  expect(looks(table, ALL.slice(0, 4), [], book).map((look) => look.index)).toEqual([2, 1]);
  const idle = view(player(0, 4, ["Archery"], ["Tools"]), player(1, 1, []), [hitting]);
  expect(looks(idle, [ALL[3]!], [3], book)).toEqual([]);
});

test("a draw is worth a look to whoever holds nothing", () => {
  expect(looks(view(player(0, 1, []), player(1, 1, [])), [ALL[0]!], [], book)).toHaveLength(1);
  expect(looks(view(player(0, 1, [], ["Tools"]), player(1, 1, [])), [ALL[0]!], [], book)).toEqual([]);
});

const wheel = { card: "The Wheel", icon: "castle", sharing: [1], vulnerable: [], distant: [] };

test("counts warn of a demand that can hit, and tell who would share", () => {
  const behind = view(player(0, 1, ["The Wheel"]), player(1, 3, ["Archery"]), [wheel]);
  expect(counts(behind, book)).toEqual([
    "Look out: bob shows more {castle} than you, so Archery can hit you.",
    "{castle} 1: bob would share what you use by it.",
  ]);
});

test("counts tell once for each icon that nobody shares and who is hit", () => {
  const ahead = { ...wheel, sharing: [], vulnerable: [1] };
  const table = view(player(0, 4, ["The Wheel", "Archery"]), player(1, 3, ["Archery"]), [ahead, hitting]);
  expect(counts(table, book)).toEqual([
    "{castle} 4: nobody would share what you use by it; its demands hit bob.",
  ]);
});

test("a table where some sit far away hears no warnings", () => {
  const table = view(player(0, 1, []), player(1, 3, ["Archery"]));
  expect(counts(table, book)).toHaveLength(1);
  const four = { ...table, players: [...table.players, player(1, 0, []), player(1, 0, [])] };
  expect(counts(four, book)).toEqual([]);
});

const entry = (kind: string, seat: number, cards: string[] = [], move: Move | null = null): Entry => ({
  number: 0,
  kind,
  seat,
  text: "",
  cards,
  move,
});
const at = (place: string, seat: number | null = null) => ({ place, seat });

test("what was drawn for a demand and handed over is lost, and nothing was brought", () => {
  const drawn = { card: "Tools", age: 1, from: at("deck"), to: at("hand", 0) };
  const log = [
    entry("turn", 0),
    entry("turn", 1),
    entry("dogma", 1, ["Archery"]),
    entry("draw", 0, ["Tools"], drawn),
    entry("transfer", 0, ["Tools"], { ...drawn, from: at("hand", 0), to: at("hand", 1) }),
    entry("turn", 0),
  ];
  expect(doneTo(view(player(0, 1, []), player(1, 1, [])), log)).toEqual([
    "bob used Archery, and you lost Tools.",
  ]);
});

test("what sharing brought is told, and what others did among themselves is not", () => {
  const log = [
    entry("turn", 1),
    entry("dogma", 1, ["The Wheel"]),
    entry("draw", 0, [], { card: "Tools", age: 1, from: at("deck"), to: at("hand", 0) }),
    entry("draw", 1, [], { card: null, age: 1, from: at("deck"), to: at("hand", 1) }),
    entry("turn", 0),
  ];
  expect(doneTo(view(player(0, 1, []), player(1, 1, [])), log)).toEqual([
    "bob used The Wheel, and it brought you Tools.",
  ]);
});
