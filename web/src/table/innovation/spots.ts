/** Where on the table an option can be clicked, told as keys such as "card:Archery" or "deck:3". */

import { COLORS, deckKey } from "../../lib/cards";
import { DECREE, INSPIRE } from "../../lib/figures";
import type { InnovationView, Option } from "../../lib/types";

export function spotsOf(option: Option, view: InnovationView): string[] {
  const value = option.value;
  switch (value.kind) {
    case "action":
      if (value.card) return [`card:${value.card}`];
      if (value.action === INSPIRE) return [`color:${value.color}`];
      if (value.action === DECREE) return [`special:${value.special}`];
      if (value.action === "achieve") return [`achievement:${value.age}`];
      return value.action === "draw" ? [`deck:${drawKey(view)}`] : [];
    case "card":
      return [`card:${value.name ?? value.label}`];
    case "color":
      return [`color:${value.label}`];
    case "deck":
      return [`deck:${deckKey(value.age ?? null, value.set)}`];
    case "value":
      return [`deck:${value.number}`];
    case "player":
      return [`player:${value.seat}`];
    case "achievement":
      return [`achievement:${value.age}`];
    case "special":
      return [`special:${value.label}`];
    case "back":
      return [`back:${value.seat}:${deckKey(value.age ?? null, value.set)}`];
    default:
      return [];
  }
}

/** Return the options by the places where they can be clicked. */
export function spotMap(options: readonly Option[], view: InnovationView): Map<string, Option[]> {
  const map = new Map<string, Option[]>();
  for (const option of options) {
    for (const spot of spotsOf(option, view)) map.set(spot, [...(map.get(spot) ?? []), option]);
  }
  return map;
}

/** Return which age the viewer would draw: that of their highest top card, or the next whose base deck has cards. */
export function drawAge(view: InnovationView): number {
  const player = view.seat === null ? undefined : view.players[view.seat];
  const tops = player ? COLORS.map((color) => player.board[color].cards[0]?.age ?? 0) : [];
  return deckAge(view, player?.draw_value ?? Math.max(0, ...tops));
}

/** Return from which age a card of a value is drawn: from the next whose base deck has cards. */
export function deckAge(view: InnovationView, value: number): number {
  let age = Math.max(1, value);
  const last = Math.max(...Object.keys(view.decks).map(Number).filter(Number.isFinite));
  while (age < last && !view.decks[String(age)]) age += 1;
  return age;
}

/**
 * Return from which set the viewer would draw: from Echoes, if it is played and its deck of that age has cards, by
 * whoever holds cards but none of Echoes.
 */
export function drawSet(view: InnovationView, age = drawAge(view)): string {
  const hand = view.seat === null ? [] : (view.players[view.seat]?.hand ?? []);
  const echoes = hand.length > 0 && !hand.some((card) => card.set === "echoes");
  return echoes && view.decks[deckKey(age, "echoes")] ? "echoes" : "base";
}

export function drawKey(view: InnovationView): string {
  return deckKey(drawAge(view), drawSet(view));
}
