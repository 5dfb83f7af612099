/** What points are made of, and what they buy. */

import type { InnovationView, PlayerView } from "../../lib/types";
import { say } from "../../lib/vocabulary";

/** Return what the bonuses in sight are worth: the highest its value, each other one a point. */
export function bonusPoints(bonuses: readonly number[]): number {
  return bonuses.length === 0 ? 0 : Math.max(...bonuses) + bonuses.length - 1;
}

/** Return how points come together, "8 + 7 in bonuses"; "" where they are those of the score pile alone. */
export function pointsWords(player: Pick<PlayerView, "points" | "bonuses">): string {
  const extra = bonusPoints(player.bonuses ?? []);
  return extra === 0 ? "" : say`${player.points - extra} + ${extra} in bonuses`;
}

/** Return how many points a standard achievement takes: more for who has some of its value, but in the fourth edition. */
export function claimCost(view: InnovationView, seat: number | null, age: number): number {
  const owned = seat === null || view.edition === "4e" ? [] : (view.players[seat]?.achievements ?? []);
  return 5 * age * (1 + owned.filter((each) => each === age).length);
}
