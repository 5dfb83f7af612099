/** How a finished match went: where its turns begin, and how everybody stood at each of them. */

import { api } from "./api";
import { listing } from "./text";
import type { Outcome } from "./types";

export interface Turn {
  /** After how many answers it begins, with which entry of the log, and whose it is. */
  at: number;
  entry: number;
  seat: number;
}

export interface Measure {
  title: string;
  /** By seat, at the beginning of each turn and at the end. */
  stood: number[][];
}

export interface Course {
  /** How many entries the log has after so many answers. */
  entries: number[];
  turns: Turn[];
  /** What decides the game comes first. */
  measures: Measure[];
}

export function loadCourse(table: string): Promise<Course> {
  return api.get<Course>(`/api/tables/${encodeURIComponent(table)}/course`);
}

/** Return after how many answers an entry of the log has been told. */
export function placeOf(course: Course, entry: number): number {
  const at = course.entries.findIndex((count) => count > entry);
  return at < 0 ? course.entries.length - 1 : at;
}

/** Return which turn it is after so many answers, counted from 1; 0 before the first one. */
export function turnAt(course: Course, at: number): number {
  return course.turns.filter((turn) => turn.at <= at).length;
}

/** Return what made the difference, as far as numbers tell; "" where they tell nothing. */
export function decided(course: Course, result: Outcome, names: readonly string[]): string {
  const measure = course.measures.find(({ stood }) => leads(stood.at(-1) ?? [], result.winners));
  if (!measure) return "";
  const ahead = measure.stood.map((stood) => leads(stood, result.winners));
  const behind = ahead.lastIndexOf(false);
  const who = listing(result.winners.map((seat) => names[seat] ?? "someone"));
  const verb = result.winners.length === 1 ? "was" : "were";
  if (behind < 0) return `${who} ${verb} ahead in ${measure.title} from beginning to end.`;
  if (behind + 1 >= course.turns.length) return `${who} came out ahead in ${measure.title} in the last turn.`;
  return `${who} ${verb} ahead in ${measure.title} for good from turn ${behind + 2} of ${course.turns.length}.`;
}

/** Whether the winners have more of something than everybody else. */
function leads(stood: readonly number[], winners: readonly number[]): boolean {
  const least = Math.min(...winners.map((seat) => stood[seat] ?? 0));
  const others = stood.filter((_, seat) => !winners.includes(seat));
  return winners.length > 0 && others.length > 0 && others.every((each) => each < least);
}
