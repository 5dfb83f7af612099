/** Where things are on the screen: places are marked with data-place="hand-0", cards in them with data-card. */

import { deckKey } from "../lib/cards";
import type { Move, Place } from "../lib/types";

export function placeKey(place: Place, move: Move): string {
  if (place.seat !== null) return `${place.place}-${place.seat}`;
  if (place.place === "deck") return `deck-${deckKey(move.age, move.set)}`;
  return ["available", "relic"].includes(place.place) ? `${place.place}-${move.age ?? ""}` : place.place;
}

/** Return where a card lies, or else where its place is; null if the place is not on the screen at all. */
export function find(place: Place, move: Move): HTMLElement | null {
  const area = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeKey(place, move))}"]`);
  if (!area) return null;
  const inside =
    move.card !== null
      ? area.querySelector<HTMLElement>(`[data-card="${CSS.escape(move.card)}"]`)
      : area.querySelector<HTMLElement>(`[data-back="${deckKey(move.age, move.set)}"]:last-of-type`);
  return inside ?? area;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** Return the middle of an element and the width that a card has there. */
export function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  const isCard = element.dataset["card"] !== undefined || element.dataset["back"] !== undefined;
  const width = isCard ? box.width : Math.min(box.width, 64);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width };
}
