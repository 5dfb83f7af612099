/** What is told of cards: the columns of the table, how it is sorted, and shares in words. */

import { percent } from "../lib/text";
import type { CardAt, Share, TableKind } from "../lib/types";

export interface Column {
  key: string;
  title: string;
  help: string;
  share: (card: CardAt) => Share;
  /** Whether it is compared with what everybody would win if all won equally often. */
  won: boolean;
}

export const COLUMNS: Column[] = [
  {
    key: "melded",
    title: "Melded",
    help: "Games in which it was melded.",
    share: (card) => card.melded,
    won: false,
  },
  {
    key: "used",
    title: "Used",
    help: "Games in which it was used: its dogma, its karma, or to endorse.",
    share: (card) => card.used,
    won: false,
  },
  {
    key: "shared",
    title: "Shared",
    help: "Uses in which somebody else's sharing changed anything.",
    share: (card) => card.shared,
    won: false,
  },
  {
    key: "opening",
    title: "Won with it in the opening hand",
    help: "Players with it in the opening hand who won.",
    share: (card) => card.won.opening,
    won: true,
  },
  {
    key: "first",
    title: "Won with it as first meld",
    help: "Players with it as first meld who won.",
    share: (card) => card.won.first,
    won: true,
  },
  {
    key: "board",
    title: "Won with it on the board",
    help: "Players with it on the board at any time who won.",
    share: (card) => card.won.board,
    won: true,
  },
];

/** Return cards in the order of a column, those of which nothing was counted last. */
export function sorted<C extends CardAt & { name: string }>(cards: C[], key: string, falling: boolean): C[] {
  const column = COLUMNS.find((one) => one.key === key);
  const turn = falling ? -1 : 1;
  const value = (card: C) => column?.share(card).share ?? null;
  return [...cards].sort((one, other) => {
    if (!column) return turn * one.name.localeCompare(other.name);
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return turn * (a - b) || one.name.localeCompare(other.name);
  });
}

/** Return a share with its interval and of how many, for who does not see the picture. */
export function shareWords(share: Share): string {
  if (share.share === null) return "never counted";
  const [low, high] = [percent(share.low), percent(share.high)];
  return `${percent(share.share)} of ${share.of.toLocaleString("en-GB")}, between ${low} and ${high}`;
}

/** Return the kinds of tables to choose from: those of an edition, or all where nothing was counted of it. */
export function choices<K extends TableKind>(kinds: K[], edition: string): K[] {
  const own = kinds.filter((kind) => kind.edition === edition);
  return own.length > 0 ? own : kinds;
}

/** Return that a kind of table was not counted, and which were, by their titles. */
export function uncounted(wanted: string, titles: string[]): string {
  return `Nothing was counted at this table: ${wanted}. There are: ${titles.join("; ")}.`;
}

/** Return how many players an address asks for: two where it names no number. */
export function playersAsked(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 2;
}

/** Return a kind of table as one word, and back. */
export function kindKey(kind: TableKind): string {
  return `${[kind.edition, ...kind.expansions].join("+")}:${kind.players}`;
}
