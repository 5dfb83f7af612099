import { expect, test } from "vitest";
import { ApiError } from "../lib/api";
import { deviceWords, passkeyWords } from "./passkeys";

test("a passkey is called after the browser and the system that it was made with", () => {
  const safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1";
  const chrome =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
  expect(deviceWords(safari)).toBe("Safari on iPhone");
  expect(deviceWords(chrome)).toBe("Chrome on Linux");
  expect(deviceWords(`${chrome} Edg/140.0`)).toBe("Edge on Linux");
  expect(deviceWords("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0")).toBe("Firefox on Android");
  expect(deviceWords("")).toBe("A browser");
});

test("what a browser says to programmers is told in words for people", () => {
  expect(passkeyWords(new DOMException("The operation either timed out…", "NotAllowedError"))).toContain(
    "not finished",
  );
  expect(passkeyWords(new DOMException("…", "InvalidStateError"))).toContain("already");
  expect(passkeyWords(new ApiError("stale", "That took too long: begin again.", 409))).toContain(
    "begin again",
  );
  expect(passkeyWords("?")).toBe("This browser cannot do that here.");
});
