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

/** How high a line of a name is, and how wide the gap between two words. */
const LINE = 1.1;
const SPACE = 0.28;

/** Return how many lines a name takes where a line has so much room. */
export function lines(name: string, room: number): number {
  let count = 1;
  let used = 0;
  for (const word of name.split(/(?<=-)|\s+/)) {
    const width = breadth(word);
    if (used > 0 && used + SPACE + width > room) {
      count += 1;
      used = 0;
    }
    used += (used > 0 ? SPACE : 0) + width;
  }
  return count;
}

/** Return how large letters can be for a name to fit into a box, in the measure of the box. */
export function largest(name: string, width: number, height: number): number {
  for (let size = 4; size > 0.8; size -= 0.1) {
    const room = width / size;
    if (widestWord(name) <= room && lines(name, room) * LINE * size <= height) return size;
  }
  return 0.8;
}
