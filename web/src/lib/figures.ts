/** Figures in the Sand: karmas, what counts by them, the Inspire and Decree actions. */

import type { Catalogue } from "./cards";
import { flagsAndFountains } from "./cities";
import type { CardFacts, InnovationView, InspireView, Option, PlayerView, SpecialFacts } from "./types";

export const FIGURES = "figures";

/** The actions that Figures add, each once a turn. */
export const INSPIRE = "inspire";
export const DECREE = "decree";

/** How these questions begin, which no effect asks. */
const FADING = "Fade a figure";
const WHICH_KARMA = "Choose which karma acts";

/** Return what is to be known about a question of the rules of Figures; "" for any other one. */
export function aboutFigures(prompt: string | undefined): string {
  if (prompt === FADING)
    return "After an action nobody keeps more than one figure among their top cards. The one you choose goes to your score pile; what lies below it is on top again.";
  if (prompt === WHICH_KARMA)
    return "Several karmas are triggered by the same thing. The one you choose acts, and the others do not.";
  return "";
}

/** Tell whether a question is which figure fades. */
export const asksToFade = (prompt: string | undefined): boolean => prompt === FADING;

/** Return the words of a card's karmas. */
export function karmasOf(card: CardFacts | undefined): string[] {
  return (card?.effects ?? []).filter((effect) => effect.kind === "karma").map((effect) => effect.text);
}

/** The karmas of a player by the figures that bear them, told in the words of a catalogue. */
export interface Bearer {
  figure: string;
  texts: string[];
}

export function karmasInForce(player: Pick<PlayerView, "karmas">, book: Catalogue): Bearer[] {
  const bearers: Bearer[] = [];
  for (const { figure, text } of player.karmas ?? []) {
    const known = bearers.find((each) => each.figure === figure);
    if (known) known.texts.push(book.effect(text));
    else bearers.push({ figure, texts: [book.effect(text)] });
  }
  return bearers;
}

/** Return what counts as achievements by karmas, in words: whatever is neither a flag nor a fountain that shows. */
export function countedByKarma(player: Pick<PlayerView, "board" | "board_achievements">): string[] {
  const left = [...(player.board_achievements ?? [])];
  for (const { color, icon, counts } of flagsAndFountains(player)) {
    const at = left.indexOf(`${color} ${icon}`);
    if (counts && at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Tell whether a special achievement is a decree: these are issued, and can be lost. */
export function isDecree(special: SpecialFacts | undefined): boolean {
  return special?.color !== undefined;
}

/** Return who holds a special achievement. */
export function holderOf(view: InnovationView, name: string): PlayerView | undefined {
  return view.players.find((player) => player.specials.includes(name));
}

/** What issuing a decree leads to: it is claimed and acts, acts again, or only leaves another player. */
export type Issue = "claimed" | "again" | "lost";

export function issuing(view: InnovationView, name: string): Issue {
  const holder = holderOf(view, name);
  if (!holder) return "claimed";
  return holder.seat === view.seat ? "again" : "lost";
}

/** Return what an Inspire action would do. */
export function inspiring(view: InnovationView, color: string | undefined): InspireView | undefined {
  return view.inspires?.find((each) => each.color === color);
}

/** Return the card that an option is about: to inspire a colour is something that is done at its top card. */
export function cardOf(option: Option, view: InnovationView): string | null {
  const { kind, label, name, card, action, color } = option.value;
  if (card) return card;
  if (kind === "card") return name ?? label;
  const me = view.seat === null ? undefined : view.players[view.seat];
  const pile =
    action === INSPIRE ? Object.entries(me?.board ?? {}).find(([key]) => key === color) : undefined;
  return pile?.[1].cards[0]?.name ?? null;
}

/** Return whose top card is somebody else's that can be used: karmas let one do that. */
export function lender(view: InnovationView, card: string | undefined): PlayerView | undefined {
  const tops = (player: PlayerView) => Object.values(player.board).map((pile) => pile.cards[0]?.name);
  return card === undefined
    ? undefined
    : view.players.find((player) => player.seat !== view.seat && tops(player).includes(card));
}
