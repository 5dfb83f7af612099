import { expect, test } from "vitest";
import { botFace, personFace } from "./faces";

test("every face is another one, drawn of shapes with a colour, within its square", () => {
  const kinds = ["random", "greedy", "learned", "search", "duckling", "magpie", "ram", "hare", "badger"];
  kinds.push("beaver", "fox", "owl", "raven", "sphinx", "a bot that nobody has drawn");
  const looks = [0, 1, 2, 3, 4, 5, 6, 7];
  const faces = kinds.flatMap((kind) => looks.map((look) => botFace(kind, look)));
  expect(new Set(faces.map((shapes) => JSON.stringify(shapes))).size).toBe(faces.length);
  for (const { d, fill } of faces.flat()) {
    expect(d).toMatch(/^M[-\d.\sLlaqthvz]+z$/);
    expect(fill).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test("a name has one face, and others have others", () => {
  expect(personFace("ann")).toEqual(personFace("ann"));
  const names = ["ann", "bob", "cleo", "dan", "eva", "finn", "gus", "hana"];
  expect(new Set(names.map((name) => JSON.stringify(personFace(name)))).size).toBe(names.length);
});
