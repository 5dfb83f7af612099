/** What a seat has not seen: the cards of an age that could be in the deck, or hidden elsewhere. */

import type { Catalogue } from "../../lib/cards";
import type { CardFacts, InnovationView } from "../../lib/types";

export function seenNames(view: InnovationView): Set<string> {
  const names = new Set<string>();
  for (const player of view.players) {
    const piles = Object.values(player.board).flatMap((pile) => pile.cards);
    const shown = player.display ? [player.display] : [];
    for (const card of [
      ...player.hand,
      ...player.score_pile,
      ...(player.forecast ?? []),
      ...shown,
      ...piles,
    ]) {
      if (card.name !== null) names.add(card.name);
    }
  }
  return names;
}

export function unseen(view: InnovationView, book: Catalogue, age: number, set = "base"): CardFacts[] {
  const seen = seenNames(view);
  return book.cards.filter(
    (card) => card.age === age && card.set === set && !card.relic && !seen.has(card.name),
  );
}
