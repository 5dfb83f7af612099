import { expect, test } from "vitest";
import { alike, byTurn, merge, replaced, sinceLastTurn } from "./held";
import type { Entry, Replacement, TableChanges, TableState } from "./types";

function entry(number: number, text: string, kind = "draw", seat = 0): Entry {
  return { number, kind, seat, text, cards: [], move: null };
}

function state(number: number, from: number, texts: string[], chatFrom = 0): TableState {
  return {
    type: "state",
    number,
    follows: number - 1,
    table: {} as TableState["table"],
    view: null,
    decision: null,
    entries: 0,
    log: { from, entries: texts.map((text, index) => entry(from + index, text)) },
    chat: { from: chatFrom, entries: [] },
    undo: "no",
    proposal: null,
    clocks: null,
    notices: [],
  };
}

test("the log grows by what a message brings", () => {
  const first = merge(null, state(5, 0, ["a", "b"]))!;
  const second = merge(first, state(6, 2, ["c"]))!;
  expect(second.log.map((line) => line.text)).toEqual(["a", "b", "c"]);
});

test("after an undo the log is cut and goes on", () => {
  const first = merge(null, state(5, 0, ["a", "b", "c"]))!;
  const second = merge(first, state(6, 1, ["d"]))!;
  expect(second.log.map((line) => line.text)).toEqual(["a", "d"]);
});

test("a message that was missed is noticed", () => {
  const first = merge(null, state(5, 0, ["a"]))!;
  expect(merge(first, state(7, 1, ["c"]))).toBeNull();
  expect(merge(null, state(7, 1, ["c"]))).toBeNull();
  expect(merge(first, state(6, 3, ["c"]))).toBeNull();
});

test("a whole state is taken whatever was missed", () => {
  const first = merge(null, state(5, 0, ["a"]))!;
  expect(merge(first, state(9, 0, ["x", "y"]))!.log.map((line) => line.text)).toEqual(["x", "y"]);
});

function changes(number: number, from: number, texts: string[], patch: [string, unknown][]): TableChanges {
  const steps = patch.map(([path, value]): Replacement => ({ op: "replace", path, value }));
  const { follows, log, chat } = state(number, from, texts);
  return { type: "changes", number, follows, log, chat, patch: steps };
}

test("changes replace what they name, and all else stays as it was", () => {
  const view = { players: [{ hand: ["a"] }, { hand: [] }], turn: 1 };
  const first = merge(null, { ...state(5, 0, ["a"]), view })!;
  const second = merge(
    first,
    changes(
      6,
      1,
      ["b"],
      [
        ["/view/players/0/hand", ["a", "b"]],
        ["/entries", 1],
      ],
    ),
  )!;
  expect(second.view).toEqual({ players: [{ hand: ["a", "b"] }, { hand: [] }], turn: 1 });
  expect([second.number, second.follows, second.entries]).toEqual([6, 5, 1]);
  expect(second.log.map((line) => line.text)).toEqual(["a", "b"]);
  expect((second.view as typeof view).players[1]).toBe(view.players[1]);
  expect(view.players[0]!.hand).toEqual(["a"]);
});

test("changes are no whole state, and those that follow another one are not taken", () => {
  const first = merge(null, state(5, 0, []))!;
  expect(merge(first, changes(7, 0, [], [["/entries", 2]]))).toBeNull();
  expect(merge(null, changes(6, 0, [], [["/entries", 2]]))).toBeNull();
});

test("a name in a path may have any letter", () => {
  expect(replaced({ "a/b": { "c~d": 1 } }, { op: "replace", path: "/a~1b/c~0d", value: 2 })).toEqual({
    "a/b": { "c~d": 2 },
  });
});

test("logs are compared from the beginning", () => {
  expect(alike([entry(0, "a"), entry(1, "b")], [entry(0, "a"), entry(1, "c")])).toBe(1);
});

const log = [
  entry(0, "both meld", "meld"),
  entry(1, "Turn 1: ann", "turn", 0),
  entry(2, "ann draws", "draw", 0),
  entry(3, "Turn 2: bob", "turn", 1),
  entry(4, "bob draws", "draw", 1),
  entry(5, "Turn 3: ann", "turn", 0),
  entry(6, "ann melds", "meld", 0),
];

test("since your last turn is what the others did, while it is your turn and before", () => {
  expect(sinceLastTurn(log, 0).map((line) => line.number)).toEqual([3, 4]);
  expect(sinceLastTurn(log.slice(0, 5), 0).map((line) => line.number)).toEqual([3, 4]);
  expect(sinceLastTurn(log, 1).map((line) => line.number)).toEqual([5, 6]);
});

test("before a first turn everything since the first turn counts, and nothing before any turn", () => {
  expect(sinceLastTurn(log.slice(0, 3), 1).map((line) => line.number)).toEqual([1, 2]);
  expect(sinceLastTurn(log.slice(0, 1), 1)).toEqual([]);
});

test("a log is told turn by turn, and what comes before the first turn stands alone", () => {
  const log = [
    entry(0, "The game begins.", "start"),
    entry(1, "Turn 1: ann.", "turn"),
    entry(2, "ann draws."),
    entry(3, "Turn 2: bob.", "turn", 1),
  ];
  expect(byTurn(log).map(({ head, lines }) => [head?.text, lines.length])).toEqual([
    [undefined, 1],
    ["Turn 1: ann.", 1],
    ["Turn 2: bob.", 0],
  ]);
  expect(byTurn([])).toEqual([]);
});
