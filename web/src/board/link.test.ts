import { expect, test } from "vitest";
import { MOST_LETTERS, packed, TOO_LONG, unpacked } from "./link";

const position = {
  edition: "4e",
  players: [{ name: "Ånn", hand: ["Tools"] }, { name: "bob" }],
  seed: "3402823669",
};

test("a link gives back what was put into it, letters beyond ASCII included", async () => {
  const hash = await packed({ position, answers: [1, 0] });
  expect(hash).toMatch(/^p=[\w-]+$/);
  expect(await unpacked(`#${hash}`)).toEqual({ position, answers: [1, 0] });
});

test("a link that is too long is refused in words", async () => {
  const random = Array.from({ length: 4 * MOST_LETTERS }, (_, at) => Math.sin(at * 7919).toString(36)).join(
    "",
  );
  await expect(packed({ record: random })).rejects.toThrow(TOO_LONG);
});

test("a damaged link says so, and another # carries nothing", async () => {
  await expect(unpacked("#p=nonsense")).rejects.toThrow("damaged");
  await expect(unpacked("#p=%%%")).rejects.toThrow("damaged");
  expect(await unpacked("#main")).toBeNull();
  expect(await unpacked("")).toBeNull();
});

test("a small link that unpacks to something huge is refused", async () => {
  const hash = await packed({ record: "a".repeat(2_000_000) });
  await expect(unpacked(hash)).rejects.toThrow("damaged");
});
