import { expect, test } from "vitest";
import { FACES, personFace, TIN } from "./faces";

test("every face is another one, drawn of shapes with a colour, within its square", () => {
  const faces = [...Object.values(FACES), TIN];
  expect(new Set(faces.map((shapes) => JSON.stringify(shapes))).size).toBe(faces.length);
  for (const { d, fill } of faces.flat()) {
    expect(d).toMatch(/^M[-\d.\sLlaqhvz]+z$/);
    expect(fill).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test("a name has one face, and others have others", () => {
  expect(personFace("ann")).toEqual(personFace("ann"));
  const names = ["ann", "bob", "cleo", "dan", "eva", "finn", "gus", "hana"];
  expect(new Set(names.map((name) => JSON.stringify(personFace(name)))).size).toBe(names.length);
});
