import { expect, test } from "vitest";
import { howToTell } from "./herald";

test("who plays with people hears that it is their turn, wherever they look", () => {
  expect(howToTell({ company: true, seen: true, there: true })).toEqual({ sound: true, notification: false });
  expect(howToTell({ company: true, seen: false, there: false })).toEqual({
    sound: true,
    notification: true,
  });
});

test("who watches a bot play hears nothing, until they are elsewhere", () => {
  expect(howToTell({ company: false, seen: true, there: true })).toEqual({
    sound: false,
    notification: false,
  });
  expect(howToTell({ company: false, seen: true, there: false })).toEqual({
    sound: true,
    notification: false,
  });
});
