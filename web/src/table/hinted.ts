/** At which tables newcomers' hints are given: at the first few, unless somebody has said whether they want them. */

import { change, settings } from "../lib/settings.svelte";

/** At so many tables they are given by themselves. */
const FIRST = 3;

export function isHinted(table: string): boolean {
  return settings.hints ?? settings.firstTables.includes(table);
}

/** Remember that somebody plays at a table. */
export function noteTable(table: string): void {
  const { firstTables } = settings;
  if (firstTables.length < FIRST && !firstTables.includes(table))
    change({ firstTables: [...firstTables, table] });
}
