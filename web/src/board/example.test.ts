import { expect, test } from "vitest";
import { exampleAddress } from "./example";

const address = (query: string) => exampleAddress("Ilse From Accounting", new URLSearchParams(query));

test("a card of Innovation is asked for by its edition and set", () => {
  expect(address("edition=3e&set=cities")).toBe("/api/cards/3e/Ilse%20From%20Accounting/example?set=cities");
  expect(address("")).toBe("/api/cards/4e/Ilse%20From%20Accounting/example");
});

test("a card of Intrapreneurs is asked for by its game", () => {
  expect(address("game=intrapreneurs")).toBe(
    "/api/cards/standard/Ilse%20From%20Accounting/example?game=intrapreneurs",
  );
});
