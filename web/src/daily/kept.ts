/** What was answered to the daily positions in this browser, for those whom the server does not know again. */

import { change, settings } from "../lib/settings.svelte";

export interface Kept {
  answer: number;
  right: boolean;
  /** Whether it was answered on its day. */
  inTime: boolean;
}

/** How many days are kept: more than anybody's days in a row need. */
const MOST = 800;

export function keptAnswer(kept: Record<string, Kept>, date: string): Kept | null {
  return kept[date] ?? null;
}

/** Keep the first answer to a day. */
export function keepAnswer(date: string, answer: Kept): void {
  if (settings.daily[date]) return;
  const days = { ...settings.daily, [date]: answer };
  const newest = Object.keys(days).sort().slice(-MOST);
  change({ daily: Object.fromEntries(newest.map((day) => [day, days[day]!])) });
}

/** Return the day before, by its date. */
export function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Return how many days in a row were right, each on its day: up to today, or while today is open up to yesterday. */
export function keptStreak(kept: Record<string, Kept>, today: string): number {
  const good = (date: string) => kept[date]?.right === true && kept[date].inTime;
  let date = good(today) ? today : dayBefore(today);
  let length = 0;
  for (; good(date); date = dayBefore(date)) length += 1;
  return length;
}

/** Return a date as one reads it. */
export function dateWords(date: string): string {
  const words = new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  // Some browsers put a comma after the weekday, others do not.
  return words.replace(",", "");
}
