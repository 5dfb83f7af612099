/** Texts of cards carry glyphs in braces: {crown} is an icon, {3} a value. */

export type Part =
  { kind: "words"; words: string } | { kind: "icon"; icon: string } | { kind: "age"; age: string };

export function glyphs(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{([\w -]+)\}/g)) {
    if (match.index > end) parts.push({ kind: "words", words: text.slice(end, match.index) });
    const inner = match[1] ?? "";
    parts.push(/^\d+$/.test(inner) ? { kind: "age", age: inner } : { kind: "icon", icon: inner });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: "words", words: text.slice(end) });
  return parts;
}

/** Return a text with its glyphs as plain words, for labels that are read aloud. */
export function plain(text: string): string {
  return text.replace(/\{([\w -]+)\}/g, "$1");
}

export type LinkedPart = { words: string; card: boolean };

/** Cut a sentence at the card names in it, longest names first so that none hides in another. */
export function linkNames(text: string, names: readonly string[]): LinkedPart[] {
  const known = [...new Set(names)].filter((name) => name !== "").sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ words: text, card: false }];
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\w])(?:${escaped.join("|")})(?![\\w])`, "g");
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ words: text.slice(end, match.index), card: false });
    parts.push({ words: match[0], card: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ words: text.slice(end), card: false });
  return parts;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Return so many of a thing in words: "1 card", "2 cards". */
export function counted(number: number, thing: string): string {
  return `${number.toLocaleString("en-GB")} ${thing}${number === 1 ? "" : "s"}`;
}

/** Return a value as a card of it is called: "a 7", "an 8". */
export function withArticle(age: number): string {
  return `${age === 8 || age === 11 ? "an" : "a"} ${age}`;
}

/** Return things in a row: "ann, bob and cyd". */
export function listing(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? "";
  return `${things.slice(0, -1).join(", ")} and ${things[things.length - 1]}`;
}

/** Return a share of one in whole hundredths. */
export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
