/** What the server tells of a moment on the analysis board. */

import { api, ApiError } from "../lib/api";
import { wanted } from "../lib/settings.svelte";
import type { Entry, Foresight, GameName, Source as Effect, Option, Seat, Table } from "../lib/types";
import type { Step } from "./tree";

/** Where a line starts: a position, or a record, of which only the beginning counts. */
export type Source = { position: unknown } | { record: string };

export interface Beginning {
  game: GameName;
  edition: string;
  expansions: string[];
  options: Record<string, string>;
  names: string[];
  seed: number;
}

export interface Asked {
  seat: number;
  source: Effect | null;
  prompt?: string;
  options?: Option[];
}

export interface Told {
  game: GameName;
  edition: string;
  expansions: string[];
  options: Record<string, string>;
  names: string[];
  words: string;
  at: number;
  base: number;
  view: Record<string, unknown>;
  decision: Asked | null;
  log: Entry[];
  events: number;
  position: Record<string, unknown> | null;
  record?: string;
  line?: Step[];
  foresight?: Omit<Foresight, "to">;
}

export interface Question {
  begin?: Beginning;
  position?: unknown;
  record?: string;
  answers?: number[];
  seat?: number | null;
  heard?: number;
  also?: ("record" | "line" | "foresight")[];
}

/** In milliseconds: after that a server is asked again that could not be reached or had too much to do, so many times. */
const AGAIN = 1000;
const TRIES = 20;

/** Ask what is on the table; nothing is asked again that nobody wants to know any more. */
export async function askBoard(question: Question, isWanted = () => true): Promise<Told> {
  const words = wanted();
  for (let tries = 1; ; tries += 1) {
    try {
      return await api.post<Told>("/api/board", words ? { ...question, words } : question);
    } catch (error) {
      if (!passes(error) || tries > TRIES || !isWanted()) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

/** What has nothing to do with what was asked, and may be over soon; a server in front of ours only says "failed". */
const PASSING = ["away", "too_fast", "too_slow", "failed"];

function passes(error: unknown): boolean {
  return error instanceof ApiError && PASSING.includes(error.kind);
}

/** Return a record without its answers: the match as it began. */
export function beginningOf(record: string): string {
  const lines = record.split(/\r?\n/);
  const at = lines.findIndex((line) => line.trim() === "---");
  return [...lines.slice(0, at + 1), "end 0", ""].join("\n");
}

/** Whether a text is meant to be a record, and not a position. */
export function isRecord(text: string): boolean {
  return text.trimStart().startsWith("splay record");
}

/** Return what a text is to be read as; whatever is wrong with it the server says. */
export function sourceOf(text: string): Source {
  return isRecord(text) ? { record: text.trimStart() } : { position: text };
}

/** Return a table that is nobody's, at which what was told can be shown. */
export function tableOf(told: Told, seat: number | null): Table {
  const seats = told.names.map((name, index): Seat => ({
    index,
    kind: "person",
    name,
    level: null,
    look: 0,
    person: null,
    here: true,
    you: index === seat,
    host: false,
    invited: false,
  }));
  return {
    id: "board",
    game: told.game,
    edition: told.edition,
    expansions: told.expansions,
    options: told.options,
    words: told.words,
    private: true,
    rated: false,
    status: "playing",
    asked: told.decision?.seat ?? null,
    clock: { kind: "none", seconds: 0 },
    seats,
    you: { seat, host: false, kicked: false },
    result: null,
    rematch: null,
    goes_on_from: null,
    created: "",
  };
}
