/** Where something of Innovation can go in the lab, in words. */

import type { CardFacts } from "../lib/types";
import { say } from "../lib/vocabulary";
import { type ListName, type Place, placeOf, type Plan } from "./position";

/** Return the places for a card that is known, or for a back; it lies somewhere already, or comes from the box. */
export function placesFor(
  plan: Plan,
  card: CardFacts | undefined,
  lies: boolean,
): { place: Place; words: string }[] {
  const sets = plan.sets ?? ["base"];
  const found: { place: Place; words: string }[] = [];
  for (const [seat, { name }] of plan.players.entries()) {
    if (card) {
      found.push({ place: placeOf("board", seat), words: `on ${name}'s board, on top` });
      found.push({ place: placeOf("tucked", seat), words: `on ${name}'s board, under its pile` });
    }
    const add = (list: ListName, words: string) => found.push({ place: placeOf(list, seat), words });
    add("hand", `into ${name}'s hand`);
    add("score", say`into ${name}'s score pile`);
    add("achievements", say`among ${name}'s achievements`);
    if (sets.includes("echoes") || sets.includes("figures")) add("forecast", say`into ${name}'s forecast`);
    if (sets.includes("artifacts")) add("display", `on ${name}'s display`);
  }
  if (card) found.push({ place: "deck", words: say`on top of the deck of age ${card.age}` });
  found.push({ place: "available", words: say`among the available achievements` });
  if (lies) found.push({ place: "away", words: "back into the box" });
  return found;
}
