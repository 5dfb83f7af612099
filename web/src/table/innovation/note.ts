/** What stands beneath an option: whom a dogma concerns, as the terminal tells it. */

import { FREE_DOGMA, has } from "../../lib/artifacts";
import type { Catalogue } from "../../lib/cards";
import { listing } from "../../lib/text";
import type { InnovationView, Option } from "../../lib/types";
import { told } from "../../lib/vocabulary";

const DOGMAS = new Set(["dogma", "endorse", "parley", FREE_DOGMA]);

/** Return whom the demands of a dogma fall on and who would share it: "demand: cleo · share: bob". */
export function note(option: Option, view: InnovationView, book: Catalogue): string {
  if (!DOGMAS.has(option.value.action ?? "")) return "";
  const lineup = view.lineups.find((each) => each.card === option.value.card);
  const card = book.card(option.value.card);
  if (!lineup || !card) return "";
  const part = (what: string, seats: readonly number[] = []) =>
    seats.length > 0
      ? [`${told(what)}: ${listing(seats.map((seat) => view.players[seat]?.name ?? "someone"))}`]
      : [];
  const parts = [
    ...(has(card, "demand") ? part("demand", lineup.vulnerable) : []),
    ...(has(card, "compel") ? part("compel", lineup.compelled) : []),
    ...(has(card, "dogma") || lineup.echoes?.length ? part("share", lineup.sharing) : []),
  ];
  return parts.join(" · ") || "nobody else";
}
