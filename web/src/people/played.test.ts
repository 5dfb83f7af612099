import { describe, expect, test } from "vitest";
import type { Seat, Table } from "../lib/types";
import { type PlayedGame, factsOf, gamesAddress, others, ratingWords, share } from "./played";

const seat = (index: number, name: string): Seat => ({
  index,
  name,
  kind: "person",
  level: null,
  look: 0,
  person: name,
  here: false,
  you: false,
  host: false,
  invited: false,
});
const game: PlayedGame = {
  table: { private: false, seats: [seat(0, "ann"), seat(1, "bob"), seat(2, "cat")] } as unknown as Table,
  kind: "casual",
  finished: "",
  length: 1,
  seat: 1,
  result: "won",
};

describe("a game that is over", () => {
  test("names everyone but the one whose list it is in", () => {
    expect(others(game).map((one) => one.name)).toEqual(["ann", "cat"]);
  });

  test("tells how long it was, and what is special about it", () => {
    expect(factsOf(game)).toEqual(["1 decision"]);
    expect(factsOf({ ...game, kind: "rated", length: 90 })).toEqual(["rated", "90 decisions"]);
    const own = { ...game, kind: "continued" as const, table: { ...game.table, private: true } };
    expect(factsOf(own)).toEqual(["played on from another game", "1 decision", "private"]);
  });
});

test("the share that was won counts a draw as half", () => {
  expect(share({ won: 1, lost: 1, drawn: 1 })).toBe("50 %");
  expect(share({ won: 0, lost: 0, drawn: 0 })).toBe("");
});

test("the games before some number have an address of their own", () => {
  expect(gamesAddress("a/b")).toBe("/api/people/a%2Fb/games");
  expect(gamesAddress("ann", 7)).toBe("/api/people/ann/games?before=7");
});

test("a rating below nothing has a minus, not a hyphen", () => {
  expect(ratingWords(-1.44)).toBe("−1.4");
  expect(ratingWords(12)).toBe("12.0");
});
