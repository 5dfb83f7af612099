/** Games that are over, and what came of them, as docs/server.md tells it. */
import { counted } from "../lib/text";
import type { Seat, Table } from "../lib/types";

export interface PlayedGame {
  table: Table;
  kind: "rated" | "casual" | "continued";
  finished: string;
  /** How many answers it has. */
  length: number;
  /** Where the person sat whose list this is. */
  seat: number;
  result: "won" | "lost" | "drawn" | "unfinished";
}

export interface PlayedGames {
  running: Table[];
  games: PlayedGame[];
  /** What to ask for as `before` to have the ones before these. */
  next: number | null;
}

export interface Tally {
  won: number;
  lost: number;
  drawn: number;
}

export interface Figures extends Tally {
  by_edition: (Tally & { game: string; edition: string })[];
  by_bot: (Tally & { bot: string })[];
}

export interface PersonTold {
  id: string;
  name: string;
  you: boolean;
  figures: Figures;
  ratings: { game: string; rating: number; games: number; place: number }[];
}

export function personAddress(id: string): string {
  return `/api/people/${encodeURIComponent(id)}`;
}

export function gamesAddress(id: string, before: number | null = null): string {
  return `${personAddress(id)}/games${before === null ? "" : `?before=${before}`}`;
}

export const RESULTS: Record<PlayedGame["result"], string> = {
  won: "Won",
  lost: "Lost",
  drawn: "Drawn",
  unfinished: "No result",
};

/** Those against whom, or beside whom, somebody played. */
export function others(game: PlayedGame): Seat[] {
  return game.table.seats.filter((seat) => seat.index !== game.seat);
}

/** A game in short words, but for who played and when: how long it was, and what is special about it. */
export function factsOf(game: PlayedGame): string[] {
  const facts = [counted(game.length, "decision")];
  if (game.kind === "rated") facts.unshift("rated");
  if (game.kind === "continued") facts.unshift("played on from another game");
  if (game.table.private) facts.push("private");
  return facts;
}

/** How many of the games that came to an end were won: "60 %"; nothing where there are none. */
export function share(tally: Tally): string {
  const games = tally.won + tally.lost + tally.drawn;
  return games === 0 ? "" : `${Math.round((100 * (tally.won + tally.drawn / 2)) / games)} %`;
}

/** A rating with one digit, and a minus that is as wide as a digit: "−1.4". */
export function ratingWords(rating: number): string {
  return rating.toFixed(1).replace("-", "−");
}
