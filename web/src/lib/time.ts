/** Times in short words. */
import { counted } from "./text";

const UNITS: [string, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Return for how long something has been so: " for 3 hours"; nothing if that is less than a minute. */
export function sinceWords(since: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(since)) / 1000;
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return ` for ${counted(Math.floor(seconds / length), unit)}`;
  }
  return "";
}

/** Return a day: "17 November 2026". */
export function dayWords(time: string): string {
  return new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}
