/** Which cards of this round a seat has not seen yet: they are in the draw pile or in somebody's hand. */
import type { Book, IntrapreneursView } from "./types";

export function unseenCards(view: IntrapreneursView, book: Book): string[] {
  const seen = new Set([...view.offer, ...view.discards]);
  for (const player of view.players) {
    for (const name of player.hand ?? []) seen.add(name);
    for (const venture of player.projects) venture.assets.forEach((name) => seen.add(name));
  }
  return [...book.values()]
    .filter((card) => "round" in card && card.round === view.round && !seen.has(card.name))
    .map((card) => card.name);
}
