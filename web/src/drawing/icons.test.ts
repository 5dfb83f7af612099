import { expect, test } from "vitest";
import { ICON_SHAPES, iconWords, SEALS, searchedIcon } from "./icons";

test("everything that a slot can bear has words", () => {
  expect(iconWords("castle")).toBe("castle");
  expect(iconWords("hex")).toBe("picture");
  expect(iconWords("bonus-7")).toBe("bonus 7");
  expect(iconWords("arrow-left")).toBe("left arrow");
  expect(iconWords("search-castle")).toBe("castle with magnifying glass");
});

test("every icon of a city has a drawing of its own", () => {
  for (const icon of ["flag", "fountain"]) expect(ICON_SHAPES).toHaveProperty(icon);
  const signs = ["plus", "arrow-left", "arrow-right", "arrow-up"].map((icon) => SEALS[icon]);
  expect(signs.every(Boolean) && new Set(signs).size).toBe(4);
  expect(ICON_SHAPES).toHaveProperty(searchedIcon("search-lightbulb")!);
  expect(searchedIcon("lightbulb")).toBeNull();
});
