import { expect, test } from "vitest";
import { sketch } from "./sketch";

test("a card's picture is always the same, and another card's is another", () => {
  const families = ["Resources", "Relationships", "Culture", "Tools", "Open Innovation", "Configuration"];
  for (const family of [...families, "Offering", "Experience", "obstacle", "macro event"]) {
    expect(sketch("Seed Money", family)).toEqual(sketch("Seed Money", family));
    expect(sketch("Seed Money", family)).not.toEqual(sketch("Naive Question", family));
  }
});
