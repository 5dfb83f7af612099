/** A view with one movement made, as far as the log tells it: enough to show a card on its way. */
import type { Entry, Place } from "../../lib/types";
import type { CompanyPlayer, IntrapreneursView } from "./types";

const without = (names: readonly string[], name: string | null) => names.filter((one) => one !== name);

function atPlayer(
  view: IntrapreneursView,
  place: Place,
  change: (player: CompanyPlayer) => CompanyPlayer,
): IntrapreneursView {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === place.seat ? change(player) : player)),
  };
}

function left(view: IntrapreneursView, from: Place, card: string | null): IntrapreneursView {
  if (from.place === "pile") return { ...view, pile: Math.max(0, view.pile - 1) };
  if (from.place === "offer") {
    return { ...view, offer: without(view.offer, card), projects: without(view.projects, card) };
  }
  if (from.place !== "hand") return view;
  return atPlayer(view, from, (player) => ({
    ...player,
    hand: player.hand && without(player.hand, card),
    hand_count: player.hand_count - 1,
  }));
}

function arrived(view: IntrapreneursView, to: Place, card: string | null): IntrapreneursView {
  if (to.place === "offer" && card) return { ...view, offer: [...view.offer, card] };
  if (to.place === "discard" && card) return { ...view, discards: [...view.discards, card] };
  if (to.place !== "hand") return view;
  return atPlayer(view, to, (player) => ({
    ...player,
    hand: player.hand && card ? [...player.hand, card] : player.hand,
    hand_count: player.hand_count + 1,
  }));
}

export function after(view: IntrapreneursView, entry: Entry): IntrapreneursView {
  const move = entry.move;
  return move ? arrived(left(view, move.from, move.card), move.to, move.card) : view;
}
