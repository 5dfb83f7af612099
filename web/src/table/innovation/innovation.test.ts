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
import { bonusPoints, claimCost, pointsWords } from "./points";
import { deckAge, drawAge, drawKey, spotMap } from "./spots";
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

// Echoes of the Past

const bell: CardFacts = {
  ...card("Bell", 2, "red"),
  set: "echoes",
  icons: ["echo", "hex", "bonus-2", "crown"],
  effects: [
    { kind: "echo", text: "You may meld a card." },
    { kind: "dogma", text: "Foreshadow a {4}." },
  ],
};
const echoesBook = new Catalogue({ icons: [], colors: [], specials: [], cards: [...FACTS, bell] });
const echoesBack = (age: number): SeenCard => ({ ...back(age), set: "echoes" });
const echoesView: InnovationView = {
  ...view,
  edition: "3e",
  decks: { "1": 2, "2": 0, "3": 5, "echoes 1": 4, "echoes 2": 3, "echoes 3": 0 },
};
const holding = (...hand: SeenCard[]): InnovationView => ({
  ...echoesView,
  players: [player(0, hand, [front("Archery")]), player(1, [back(1), echoesBack(1)], [])],
});

test("a draw comes from Echoes for who holds cards, but none of Echoes, while that deck has cards", () => {
  const base: SeenCard = { ...front("Oars"), set: "base" };
  const echo: SeenCard = { name: "Bell", age: 2, set: "echoes", icons: bell.icons };
  expect(drawKey(holding(base))).toBe("echoes 1");
  expect(drawKey(holding())).toBe("1");
  expect(drawKey(holding(base, echo))).toBe("1");
  const spent = { ...holding(base), decks: { "1": 0, "2": 0, "3": 5, "echoes 1": 4, "echoes 3": 0 } };
  expect(drawKey(spent)).toBe("3");
});

test("backs and decks of a set are chosen apart from those of the base set", () => {
  const options = [
    { index: 0, label: "", value: { kind: "deck", label: "", age: 2, set: "base" } },
    { index: 1, label: "", value: { kind: "deck", label: "", age: 2, set: "echoes" } },
    { index: 2, label: "", value: { kind: "back", label: "", seat: 1, age: 1, set: "echoes" } },
  ];
  expect([...spotMap(options, echoesView).keys()]).toEqual(["deck:2", "deck:echoes 2", "back:1:echoes 1"]);
});

test("a card of Echoes leaves the right deck, and a back of its set the hand", () => {
  const move = { card: null, age: 1, set: "echoes", from: at("deck"), to: at("forecast", 1) };
  const next = after(holding(), entry("foreshadow", move), echoesBook);
  expect([next.decks["1"], next.decks["echoes 1"]]).toEqual([2, 3]);
  expect(next.players[1]!.forecast).toEqual([echoesBack(1)]);
  const scored = { card: null, age: 1, set: "echoes", from: at("hand", 1), to: at("score", 1) };
  expect(after(holding(), entry("score", scored), echoesBook).players[1]!.hand).toEqual([back(1)]);
});

test("an echo is heard while its slot is in sight", () => {
  const move = { card: "Bell", age: 2, set: "echoes", from: at("hand", 0), to: at("board", 0) };
  const top = after(holding(), entry("meld", move), echoesBook).players[0]!.board.red;
  expect(top.cards[0]!.echo).toBe("You may meld a card.");
  const below = after(holding(), entry("tuck", move), echoesBook).players[0]!.board.red;
  expect([below.splay, below.cards[1]!.echo]).toEqual(["left", null]);
});

test("an inspire effect is seen while its slot is in sight", () => {
  const homer: CardFacts = {
    ...card("Homer", 1, "red"),
    set: "figures",
    icons: ["hex", "inspire", "bonus-2", "castle"],
    effects: [{ kind: "inspire", text: "Draw a {2} and tuck it." }],
  };
  const figuresBook = new Catalogue({ icons: [], colors: [], specials: [], cards: [...FACTS, homer] });
  const move = { card: "Homer", age: 1, set: "figures", from: at("hand", 0), to: at("board", 0) };
  const top = after(view, entry("meld", move), figuresBook).players[0]!.board.red;
  expect(top.cards[0]!.inspire).toBe("Draw a {2} and tuck it.");
  const below = after(view, entry("tuck", move), figuresBook).players[0]!.board.red;
  expect(below.cards[1]).not.toHaveProperty("inspire");
});

test("a colour to inspire is chosen at its pile, and a decree where it lies", () => {
  const options = [
    { index: 0, label: "", value: { kind: "action", label: "", action: "inspire", color: "red" } },
    { index: 1, label: "", value: { kind: "action", label: "", action: "decree", special: "War" } },
  ];
  expect([...spotMap(options, view).keys()]).toEqual(["color:red", "special:War"]);
});

test("karmas can change the value of a draw, and an empty age is passed over", () => {
  const players = [{ ...view.players[0]!, draw_value: 2 }, view.players[1]!];
  expect(drawAge({ ...view, players })).toBe(3);
  expect([deckAge(view, 0), deckAge(view, 1), deckAge(view, 2)]).toEqual([1, 1, 3]);
});

test("an echo that a view shows is told in the catalogue's own words", () => {
  const played = { ...bell, effects: [{ kind: "echo", text: "You may play a card." }] };
  const file = (cards: CardFacts[]) => ({ icons: [], colors: [], specials: [], cards });
  expect(new Catalogue(file([played]), file([bell])).effect("You may meld a card.")).toBe(
    "You may play a card.",
  );
  expect(echoesBook.effect("You may meld a card.")).toBe("You may meld a card.");
});

test("the highest bonus counts its number, each other one a point", () => {
  expect([bonusPoints([]), bonusPoints([5]), bonusPoints([5, 3, 1])]).toEqual([0, 5, 7]);
  expect(pointsWords({ points: 15, bonuses: [5, 3, 1] })).toBe("8 + 7 in bonuses");
  expect(pointsWords({ points: 8, bonuses: [] })).toBe("");
});

test("a second achievement of a value takes twice the points, but not in the fourth edition", () => {
  const players = [{ ...view.players[0]!, achievements: [1, 3] }, view.players[1]!];
  expect(claimCost({ ...echoesView, players }, 0, 3)).toBe(30);
  expect(claimCost({ ...echoesView, players }, 0, 2)).toBe(10);
  expect(claimCost({ ...echoesView, players, edition: "4e" }, 0, 3)).toBe(15);
});

// Artifacts of History

const relic: CardFacts = { ...card("Timbuktu", 3, "green"), set: "cities", relic: true };
const lance: CardFacts = { ...card("Holy Lance", 2, "red"), set: "artifacts" };
const yamato: CardFacts = { ...card("Yamato", 8, "red"), set: "artifacts", board_age: 11 };
const artifactsBook = new Catalogue({
  icons: [],
  colors: [],
  specials: [],
  cards: [...FACTS, relic, lance, yamato],
});
const artifactsView: InnovationView = {
  ...view,
  edition: "3e",
  decks: { ...view.decks, "artifacts 2": 4 },
  relics: ["Timbuktu"],
  players: view.players.map((each) => ({ ...each, display: null })),
};

test("what is dug up goes from its deck on display, and from there onto the board", () => {
  const dug = { card: "Holy Lance", age: 2, set: "artifacts", from: at("deck"), to: at("display", 0) };
  const next = after(artifactsView, entry("dig", dug), artifactsBook);
  expect(next.decks["artifacts 2"]).toBe(3);
  expect(next.players[0]!.display!.name).toBe("Holy Lance");
  expect(artifactsView.players[0]!.display).toBe(null);
  const melded = { ...dug, from: at("display", 0), to: at("board", 0) };
  const last = after(next, entry("meld", melded), artifactsBook);
  expect(last.players[0]!.display).toBe(null);
  expect(last.players[0]!.board.red.cards[0]!.name).toBe("Holy Lance");
});

test("a relic goes from beside its deck to achievements, and from these to others, face up", () => {
  const seized = { card: "Timbuktu", age: 3, set: "cities", from: at("relic"), to: at("achievements", 1) };
  const next = after(artifactsView, entry("seize", seized), artifactsBook);
  expect([next.relics, next.players[1]!.relics, next.players[1]!.achievements]).toEqual([
    [],
    ["Timbuktu"],
    [],
  ]);
  const again = { ...seized, from: at("achievements", 1), to: at("achievements", 0) };
  const last = after(next, entry("seize", again), artifactsBook);
  expect([last.players[0]!.relics, last.players[1]!.relics]).toEqual([["Timbuktu"], []]);
});

test("a card with two values lies on a board by the other one", () => {
  const melded = { card: "Yamato", age: 8, set: "artifacts", from: at("hand", 0), to: at("board", 0) };
  const next = after(artifactsView, entry("meld", melded), artifactsBook);
  expect(next.players[0]!.board.red.cards[0]!.age).toBe(11);
});

test("no deck can hold a relic, nor what lies on display", () => {
  expect(unseen(artifactsView, artifactsBook, 3, "cities")).toEqual([]);
  const shown = artifactsView.players.map((each) => ({
    ...each,
    display: { ...back(2), name: "Holy Lance" },
  }));
  expect(unseen({ ...artifactsView, players: shown }, artifactsBook, 2, "artifacts")).toEqual([]);
  expect(unseen(artifactsView, artifactsBook, 2, "artifacts")).toEqual([lance]);
});
