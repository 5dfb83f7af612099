import { expect, test } from "vitest";
import { decoded, encoded } from "./base64url";

test("bytes come back from text as they were, whatever their number", () => {
  for (let length = 0; length < 6; length += 1) {
    const bytes = new Uint8Array(length).fill(0xfb);
    expect(decoded(encoded(bytes))).toEqual(bytes);
  }
  expect(encoded(new Uint8Array([0xfb, 0xff, 0xfe]))).toBe("-__-");
  expect(encoded(new Uint8Array([1]))).toBe("AQ");
});
