import { expect, test } from "vitest";
import { Catalogue } from "../../lib/cards";
import type {
  CardFacts,
  ColorName,
  Entry,
  InnovationView,
  Move,
  PlayerView,
  SeenCard,
} from "../../lib/types";
import { after } from "./after";
import { drawAge, spotMap } from "./spots";
import { unseen } from "./unseen";

function card(name: string, age: number, color: ColorName): CardFacts {
  const icons = ["castle", "crown", "hex", "leaf"];
  return { name, set: "base", age, color, icons, featured: "castle", effects: [], rulings: [] };
}

const FACTS = [
  card("Archery", 1, "red"),
  card("Oars", 1, "red"),
  card("Tools", 1, "blue"),
  card("Optics", 3, "red"),
];
const book = new Catalogue({ icons: [], colors: [], specials: [], cards: FACTS });
const front = (name: string): SeenCard => ({
  name,
  age: book.card(name)!.age,
  icons: book.card(name)!.icons,
});
const back = (age: number): SeenCard => ({ name: null, age, icons: [null, null, null, null] });

function player(seat: number, hand: SeenCard[], red: SeenCard[]): PlayerView {
  const empty = { splay: "unsplayed" as const, count: 0, cards: [] };
  return {
    seat,
    name: ["ann", "bob"][seat]!,
    team: null,
    hand,
    score_pile: [],
    points: 0,
    icons: {},
    achievements: [],
    specials: [],
    board: {
      blue: empty,
      red: { splay: "left", count: red.length, cards: red },
      green: empty,
      yellow: empty,
      purple: empty,
    },
    out: false,
    tucked: 0,
    scored: 0,
  };
}

const view = {
  seat: 0,
  players: [player(0, [front("Oars")], [front("Archery")]), player(1, [back(1), back(3)], [])],
  decks: { "1": 2, "2": 0, "3": 5 },
  available: [1, 2],
  junk: [],
} as unknown as InnovationView;

function entry(kind: string, move: Move): Entry {
  return { number: 0, kind, seat: 0, text: "", cards: [], move };
}

const at = (place: string, seat: number | null = null) => ({ place, seat });

test("a melded card leaves the hand and covers the pile as it is splayed", () => {
  const next = after(
    view,
    entry("meld", { card: "Oars", age: 1, from: at("hand", 0), to: at("board", 0) }),
    book,
  );
  expect(next.players[0]!.hand).toEqual([]);
  const pile = next.players[0]!.board.red;
  expect(pile.cards.map((seen) => seen.name)).toEqual(["Oars", "Archery"]);
  expect(pile.cards[1]!.icons).toEqual([null, null, null, "leaf"]);
  expect(view.players[0]!.hand.length).toBe(1);
});

test("a tucked card goes below", () => {
  const next = after(
    view,
    entry("tuck", { card: "Oars", age: 1, from: at("hand", 0), to: at("board", 0) }),
    book,
  );
  expect(next.players[0]!.board.red.cards.map((seen) => seen.name)).toEqual(["Archery", "Oars"]);
});

test("a card known by its back only moves as a back", () => {
  const next = after(
    view,
    entry("score", { card: null, age: 3, from: at("hand", 1), to: at("score", 1) }),
    book,
  );
  expect(next.players[1]!.hand.map((seen) => seen.age)).toEqual([1]);
  expect(next.players[1]!.score_pile).toEqual([back(3)]);
});

test("a drawn card leaves its deck, and an achievement the middle of the table", () => {
  const drawn = after(
    view,
    entry("draw", { card: "Tools", age: 1, from: at("deck"), to: at("hand", 0) }),
    book,
  );
  expect(drawn.decks["1"]).toBe(1);
  expect(drawn.players[0]!.hand.at(-1)!.name).toBe("Tools");
  const move = { card: null, age: 2, from: at("available"), to: at("achievements", 1) };
  const achieved = after(view, entry("achieve", move), book);
  expect(achieved.available).toEqual([1]);
  expect(achieved.players[1]!.achievements).toEqual([2]);
});

test("options are found where they can be clicked", () => {
  const options = [
    { index: 0, label: "Draw", value: { kind: "action", label: "Draw", action: "draw" } },
    { index: 1, label: "Meld Oars", value: { kind: "action", label: "", action: "meld", card: "Oars" } },
    { index: 2, label: "red", value: { kind: "color", label: "red" } },
    { index: 3, label: "bob: a 3", value: { kind: "back", label: "", seat: 1, age: 3 } },
    { index: 4, label: "Yes", value: { kind: "yes", label: "Yes" } },
  ];
  expect([...spotMap(options, view).keys()]).toEqual(["deck:1", "card:Oars", "color:red", "back:1:3"]);
});

test("the next deck with cards is drawn from", () => {
  expect(drawAge({ ...view, decks: { "1": 0, "2": 0, "3": 5 } })).toBe(3);
});

test("what could still be in a deck is what cannot be seen anywhere", () => {
  expect(unseen(view, book, 1).map((facts) => facts.name)).toEqual(["Tools"]);
});
