/** Which keys choose which option: digits first, then letters; yes, no and done by their first letter too. */

import type { Option } from "../lib/types";

/** Letters that do something else at the table. */
export const RESERVED = new Set(["u"]);
const INITIALS: Record<string, string> = { yes: "y", no: "n", done: "d" };

export function optionKeys(options: readonly Option[]): string[][] {
  const initials = options.map((option) => INITIALS[option.value.kind]);
  const taken = new Set([...RESERVED, ...initials]);
  const letters = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !taken.has(letter));
  return options.map((_, index) => {
    const first = index < 9 ? String(index + 1) : letters[index - 9];
    return [first, initials[index]].filter((key) => key !== undefined);
  });
}
