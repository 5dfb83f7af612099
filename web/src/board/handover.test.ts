import { beforeEach, expect, test, vi } from "vitest";
import { handOver, keep, kept, triedBefore } from "./handover";
import { MOST_LETTERS } from "./link";
import type { Tried } from "./tree";

const page = { pathname: "/lab", hash: "" };
const history = {
  state: null as unknown,
  /** How many letters a browser would keep. */
  room: Infinity,
  replaceState(state: unknown, _: string, address: string) {
    if (JSON.stringify(state).length > this.room) throw new Error("DataCloneError");
    this.state = state;
    const [pathname, hash] = address.split("#");
    Object.assign(page, { pathname, hash: hash ? `#${hash}` : "" });
  },
};

beforeEach(() => {
  history.room = Infinity;
  vi.stubGlobal("window", { location: page, history });
  history.replaceState(null, "", "/lab");
});

const position = { players: [{ name: "Ann", hand: ["Tools"] }] };

test("what is on a page is still there when it is loaded again", async () => {
  await keep("/lab", { position }, () => true);
  expect(page.hash).toMatch(/^#p=/);
  expect(await kept()).toEqual({ position });
});

test("what is too long for the address is kept beside it", async () => {
  const long = Array.from({ length: MOST_LETTERS }, (_, at) => Math.sin(at * 7919).toString(36)).join("");
  await keep("/lab", { position: { long } }, () => true);
  expect(page.hash).toBe("");
  expect(await kept()).toEqual({ position: { long } });
});

test("who has gone elsewhere meanwhile keeps that address", async () => {
  const kept = keep("/lab", { position }, () => true);
  history.replaceState(null, "", "/board");
  await kept;
  expect(page).toEqual({ pathname: "/board", hash: "" });
});

test("what was handed over is taken once", async () => {
  handOver({ position });
  expect(await kept()).toEqual({ position });
  expect(await kept()).toBeNull();
});

const tried = Array.from({ length: 500 }, (_, at): Tried => [0, at, 0, `Meld card ${at}`]);

test("all that was tried is kept beside the address, however much it is", async () => {
  expect(await keep("/lab", { position, lines: [[0]] }, () => true, tried)).toBe(true);
  expect(page.hash).toMatch(/^#p=/);
  expect(await kept()).toEqual({ position, lines: [[0]] });
  expect(triedBefore()).toEqual(tried);
});

test("where the browser cannot keep all of it that is told, and as much is kept as can be", async () => {
  history.room = 1000;
  expect(await keep("/lab", { position, lines: [[0]] }, () => true, tried)).toBe(false);
  expect(await kept()).toEqual({ position, lines: [[0]] });
  expect(triedBefore()).toEqual([]);
});
