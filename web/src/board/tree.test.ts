import { expect, test } from "vitest";
import { along, answersTo, beside, endOf, linesOf, onwards, stretches, Tree, triedFrom } from "./tree";

const step = (index: number) => ({ index, seat: 0, label: `option ${index}` });

test("what has been tried is found again, and another answer forks off", () => {
  const tree = new Tree();
  const end = tree.growLine([step(0), step(1), step(2)]);
  expect(tree.growLine([step(0), step(1), step(2)])).toBe(end);
  const other = tree.growLine([step(0), step(5)]);
  expect(answersTo(other)).toEqual([0, 5]);
  expect(endOf(tree.root)).toBe(end);
  expect(beside(other, -1)).toBe(end.parent);
  expect(beside(other, 1)).toBe(other);
});

test("the main line is gone along as far as it leads", () => {
  const tree = new Tree();
  const end = tree.growLine([step(0), step(1), step(2)]);
  tree.growLine([step(0), step(5)]);
  expect(onwards(tree.root, 0)).toBe(tree.root);
  expect(onwards(tree.root, 2)).toBe(end.parent);
  expect(onwards(tree.root, 9)).toBe(end);
});

test("a line is read up to where others fork off", () => {
  const tree = new Tree();
  tree.growLine([step(0), step(1), step(2)]);
  const fork = tree.growLine([step(0), step(7)]);
  const [first, second] = stretches(tree.root.children[0]!);
  expect(first!.twigs.map((twig) => twig.step!.index)).toEqual([0, 1]);
  expect(first!.forks).toEqual([fork]);
  expect(second!.twigs.map((twig) => twig.step!.index)).toEqual([2]);
});

test("a variation becomes the main line, and a line that is cut is gone", () => {
  const tree = new Tree();
  const main = tree.growLine([step(0), step(1)]);
  const other = tree.growLine([step(3), step(4)]);
  tree.promote(other);
  expect(endOf(tree.root)).toBe(other);
  expect(tree.cut(other.parent!)).toBe(tree.root);
  expect(endOf(tree.root)).toBe(main);
});

test("every line that was tried is told, the main line first, and found again", () => {
  const tree = new Tree();
  tree.growLine([step(0), step(1), step(2)]);
  const fork = tree.growLine([step(0), step(5)]);
  expect(linesOf(tree.root)).toEqual([
    [0, 1, 2],
    [0, 5],
  ]);
  expect(along(tree.root, [0, 5])).toBe(fork);
  expect(along(tree.root, [0, 5, 9])).toBe(fork);
  expect(linesOf(new Tree().root)).toEqual([[]]);
});

test("however many lines were tried, all of them grow again, in their order and with their words", () => {
  const tree = new Tree();
  const long = Array.from({ length: 3000 }, (_, at) => step(at));
  tree.growLine(long);
  for (let fork = 0; fork < 100; fork += 1) tree.growLine([step(0), step(100 + fork), step(7)]);
  tree.promote(tree.growLine([step(0), step(150)]));
  const again = new Tree();
  again.growTried(JSON.parse(JSON.stringify(triedFrom(tree.root))));
  expect(linesOf(again.root)).toEqual(linesOf(tree.root));
  expect(linesOf(again.root)).toHaveLength(101);
  expect(endOf(again.root).step!.label).toBe("option 7");
});
