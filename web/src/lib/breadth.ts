/** How wide words are drawn, before they are: in ems of their letters, and rather a little too wide. */

const BREADTHS: [RegExp, number][] = [
  [/ /, 0.2],
  [/[fijlrtI1.,:;!|'’()-]/, 0.34],
  [/[mwMW@]/, 0.92],
  [/[a-z02-9]/, 0.55],
];
/** Capitals, and whatever is written in other letters. */
const OTHERS = 0.72;

export function breadth(words: string): number {
  return [...words].reduce(
    (sum, letter) => sum + (BREADTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS),
    0,
  );
}

/** Return how wide the widest word of some words is, where lines may end after a space or a hyphen. */
export function widestWord(words: string): number {
  return Math.max(...words.split(/ |(?<=-)/).map(breadth));
}
