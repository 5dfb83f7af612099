import { expect, test } from "vitest";
import { asksOfDisplay, displayLineup, dugUp, hasRelics, lineupWords, seizable } from "./artifacts";
import { Catalogue, COLORS } from "./cards";
import { achievementCount } from "./cities";
import type { CardFacts, InnovationView, PileView, PlayerView, SeenCard } from "./types";

function card(name: string, age: number, icons: (string | null)[], more: Partial<CardFacts> = {}): CardFacts {
  const facts = { name, age, icons, set: "artifacts", color: "red" as const, featured: "castle" };
  return { ...facts, effects: [], rulings: [], ...more };
}
const seen = ({ name, age, icons, set, board_age }: CardFacts): SeenCard => ({
  name,
  age: board_age ?? age,
  icons,
  set,
});

const left = card("Left", 3, ["hex", "castle", "castle", "crown"]);
const low = card("Low", 2, ["castle", "hex", "castle", "crown"]);
const high = card("High", 4, ["castle", "hex", "castle", "crown"]);
const highLeft = card("High left", 4, ["hex", "castle", "castle", "crown"]);
const yamato = card("Yamato", 8, [null, "hex", null, null], { board_age: 11, featured: null });
const relic = card("Relic", 3, ["hex", "castle", "castle", "crown"], { relic: true, set: "figures" });
const book = new Catalogue({
  icons: [],
  colors: [],
  specials: [],
  cards: [left, low, high, highLeft, yamato, relic],
});

function player(
  seat: number,
  castles: number,
  more: Partial<PlayerView> = {},
  red: SeenCard[] = [],
): PlayerView {
  const pile = (cards: SeenCard[]): PileView => ({ splay: "unsplayed", count: cards.length, cards });
  const board = Object.fromEntries(COLORS.map((color) => [color, pile(color === "red" ? red : [])]));
  const facts = { seat, name: `p${seat}`, team: seat, hand: [], score_pile: [], points: 0 };
  const rest = { achievements: [], specials: [], out: false, tucked: 0, scored: 0, display: null };
  return { ...facts, ...rest, icons: { castle: castles }, board: board as PlayerView["board"], ...more };
}
const table = (players: PlayerView[], more: Partial<InnovationView> = {}) =>
  ({
    seat: 0,
    players,
    decks: { "artifacts 3": 5, "artifacts 11": 0 },
    lineups: [],
    ...more,
  }) as never as InnovationView;

test("a meld digs up an artifact of the covered value if it is no higher, or has its picture in the same slot", () => {
  const me = player(0, 0, {}, [seen(left)]);
  const dug = (melded: CardFacts, view = table([me])) => dugUp(view, view.players[0]!, melded);
  expect(dug(low)).toBe(3);
  expect(dug(high)).toBe(0);
  expect(dug(highLeft)).toBe(3);
  expect(dug(low, table([me], { decks: { "artifacts 3": 0 } }))).toBe(0);
  expect(dug(low, table([player(0, 0)]))).toBe(0);
});

test("an age without base cards is skipped, and only the artifacts of the next one can be dug up", () => {
  const me = player(0, 0, {}, [seen(left)]);
  const dug = (decks: Record<string, number>) => dugUp(table([me], { decks }), me, low);
  expect(dug({ 3: 0, 4: 0, 5: 1, "artifacts 3": 5, "artifacts 4": 5, "artifacts 5": 5 })).toBe(5);
  expect(dug({ 3: 0, 4: 1, 5: 1, "artifacts 3": 5, "artifacts 4": 0, "artifacts 5": 5 })).toBe(0);
  expect(dug({ 3: 0, 4: 0, "artifacts 3": 5, "artifacts 4": 5 })).toBe(0);
});

test("nothing is dug up while something is on display, but what is melded from there makes room", () => {
  const me = player(0, 0, { display: seen(low) }, [seen(left)]);
  expect(dugUp(table([me]), me, low)).toBe(3);
  expect(dugUp(table([me]), me, highLeft)).toBe(0);
});

test("on a board the two values of a card count as the higher one", () => {
  const me = player(0, 0, {}, [seen(yamato)]);
  expect(dugUp(table([me]), me, low)).toBe(0);
  const other = player(0, 0, {}, [{ ...seen(left), age: 9 }]);
  expect(dugUp(table([other], { decks: { "artifacts 9": 5 } }), other, yamato)).toBe(0);
});

test("the icons on display are added, and a compel concerns the opponents who would share", () => {
  const girl = card("Girl", 1, ["castle", "castle", "hex", "crown"], {
    effects: [
      { kind: "compel", text: "" },
      { kind: "dogma", text: "" },
      { kind: "demand", text: "" },
    ],
  });
  const players = [
    player(0, 3),
    player(1, 1, { display: seen(girl) }),
    player(2, 2),
    player(3, 5, { team: 1 }),
  ];
  const view = table(players);
  const lineup = displayLineup(view, players[1]!, girl)!;
  expect(lineup).toMatchObject({ sharing: [3, 0], vulnerable: [2], compelled: [0] });
  expect(lineupWords(view, girl, lineup)).toBe("p0 compelled; p3 and p0 sharing; p2 vulnerable");
  expect(displayLineup(view, players[1]!, yamato)).toBeUndefined();
});

test("who sits far away in a large game shares and is vulnerable by twice the number", () => {
  const shown = card("Shown", 1, ["castle", "castle", "hex", "crown"]);
  const players = [2, 2, 3, 4, 1].map((castles, seat) => player(seat, seat === 0 ? 0 : castles));
  const lineup = displayLineup(table(players, { seat: 1 }), players[0]!, shown)!;
  expect(lineup).toMatchObject({ sharing: [1, 3], vulnerable: [4] });
});

test("relics are seized from beside the decks and out of achievements, where each of them counts", () => {
  const owner = player(1, 0, { relics: ["Relic"], achievements: [1] });
  expect(seizable(table([player(0, 0), owner]), book, 3)).toEqual(["Relic"]);
  expect(seizable(table([owner], { relics: ["Left"] }), book, 4)).toEqual([]);
  expect(achievementCount(owner)).toBe(2);
});

test("relics are in the game wherever one of them is seen", () => {
  expect(hasRelics(table([player(0, 0)]), book)).toBe(false);
  expect(hasRelics(table([player(0, 0)], { relics: ["Relic"] }), book)).toBe(true);
  expect(hasRelics(table([player(0, 0, { hand: [seen(relic)] })]), book)).toBe(true);
});

test("the question about a display is known by its options", () => {
  expect(asksOfDisplay([{ value: { action: "return" } }, { value: { action: "leave" } }])).toBe(true);
  expect(asksOfDisplay([{ value: { action: "draw" } }])).toBe(false);
});
