/** A position of Innovation in the making, as a position file has it: what lies where, and how things are put there. */

import { COLORS } from "../lib/cards";
import type { ColorName, Splay } from "../lib/types";

/** A card by its name; or a back: 3 for some card of that value, "echoes 3" for one of another set. */
export type Item = string | number;

export interface PilePlan {
  /** Top card first. */
  cards: string[];
  splay?: Splay | null;
}

export interface PlayerPlan {
  name: string;
  team?: number | string | null;
  hand?: Item[];
  score?: Item[];
  forecast?: Item[];
  display?: Item[];
  achievements?: Item[];
  board?: Partial<Record<ColorName, PilePlan | string[]>>;
  [further: string]: unknown;
}

export interface TurnPlan {
  player?: string | number;
  actions?: number;
  [further: string]: unknown;
}

export interface Plan {
  edition?: string;
  sets?: string[];
  options?: Record<string, string>;
  players: PlayerPlan[];
  decks?: Record<string, string[]>;
  achievements?: Item[];
  special?: string[];
  relics?: string[];
  turn?: TurnPlan | null;
  exact?: boolean;
  seed?: number | string;
  [further: string]: unknown;
}

/** What is said of what a position had beyond its cards, and has no more in the lab. */
const FORGOTTEN = {
  pending: "In the lab nobody has been asked anything yet: the question that was open here is forgotten.",
  result: "This game was over. In the lab it goes on from where its cards lie.",
};

/** Return a position as one between two actions of a game that goes on, and what is forgotten of it in words. */
export function between(position: unknown): { plan: Plan; forgotten: string } {
  const { pending, result, ...rest } = position as Plan;
  const plan = rest as Plan;
  // Who was in the middle of their last action has it again.
  if ((pending || result) && plan.turn?.actions === 0) plan.turn = { ...plan.turn, actions: 1 };
  const left = plan.players.filter((player) => player["out"]);
  // Who conceded has left only when their cards are gone, and somebody must be left to play with.
  if (result && (left.length > plan.players.length - 2 || left.some(hasCards)))
    plan.players = plan.players.map(({ out: _, ...player }) => player);
  return { plan, forgotten: result ? FORGOTTEN.result : pending ? FORGOTTEN.pending : "" };
}

function hasCards(player: PlayerPlan): boolean {
  return Object.values(player).some(
    (value) => typeof value === "object" && value !== null && Object.keys(value).length > 0,
  );
}

/** What must be known of a card to put it somewhere. */
export interface Facts {
  name: string;
  age: number;
  color: ColorName;
}

/** The lists that players have. */
export const LISTS = ["hand", "score", "achievements", "forecast", "display"] as const;
export type ListName = (typeof LISTS)[number];

/** Where something can be put: "hand-0", "board-1", "tucked-1", "deck", "available", "away". */
export type Place = string;

export function placeOf(list: ListName | "board" | "tucked", seat: number): Place {
  return `${list}-${seat}`;
}

/** A place of a list of things, and which of them. */
export interface Spot {
  place: Place;
  at: number;
}

export function pileOf(player: PlayerPlan, color: ColorName): PilePlan {
  const pile = player.board?.[color];
  return Array.isArray(pile) ? { cards: pile } : (pile ?? { cards: [] });
}

export function listOf(player: PlayerPlan, list: ListName): Item[] {
  return player[list] ?? [];
}

/** Return a position with nothing in it but the players. */
export function emptyPlan(edition: string, sets: string[], names: readonly string[]): Plan {
  return {
    edition,
    sets,
    players: names.map((name) => ({ name })),
    turn: { player: 0, actions: 2 },
    seed: 1,
  };
}

/** Return where a card is listed; null if it is nowhere. */
export function whereIs(plan: Plan, name: string): Place | null {
  for (const [seat, player] of plan.players.entries()) {
    const list = LISTS.find((each) => listOf(player, each).includes(name));
    if (list) return placeOf(list, seat);
    if (COLORS.some((color) => pileOf(player, color).cards.includes(name))) return placeOf("board", seat);
  }
  if ((plan.achievements ?? []).includes(name)) return "available";
  if (Object.values(plan.decks ?? {}).some((deck) => deck.includes(name))) return "deck";
  return (plan.relics ?? []).includes(name) ? "relics" : null;
}

const without = <T>(things: readonly T[] | undefined, thing: T): T[] | undefined =>
  things?.filter((each) => each !== thing);

/** Return a pile with other cards in it: fewer than two are not splayed. */
function laid(pile: PilePlan, cards: string[]): PilePlan {
  return cards.length < 2 ? { cards } : { ...pile, cards };
}

/** Return a position in which a card is listed nowhere. */
function withoutCard(plan: Plan, name: string): Plan {
  const players = plan.players.map((player) => {
    const next: PlayerPlan = { ...player };
    for (const list of LISTS) {
      if (listOf(player, list).includes(name)) next[list] = without(listOf(player, list), name)!;
    }
    for (const color of COLORS) {
      const pile = pileOf(player, color);
      if (pile.cards.includes(name))
        next.board = { ...next.board, [color]: laid(pile, without(pile.cards, name)!) };
    }
    return next;
  });
  const next: Plan = { ...plan, players };
  if (plan.achievements) next.achievements = without(plan.achievements, name)!;
  if (plan.relics) next.relics = without(plan.relics, name)!;
  if (plan.decks)
    next.decks = Object.fromEntries(
      Object.entries(plan.decks).map(([age, deck]) => [age, without(deck, name)!]),
    );
  return next;
}

/** Return a position without the thing at some spot of a list; a card, which is there only once, by its name. */
export function removed(plan: Plan, item: Item, spot: Spot | null): Plan {
  if (typeof item === "string" && !isBack(item)) return withoutCard(plan, item);
  if (!spot) return plan;
  const cut = (items: Item[] | undefined) => items?.filter((_, at) => at !== spot.at);
  if (spot.place === "available") return { ...plan, achievements: cut(plan.achievements)! };
  const [list, seat] = [spot.place.split("-")[0] as ListName, Number(spot.place.split("-")[1])];
  const players = plan.players.map((player, at) =>
    at === seat ? { ...player, [list]: cut(listOf(player, list)) } : player,
  );
  return { ...plan, players };
}

/** Whether something is only a back, and stands for any card that has it. */
export function isBack(item: Item): boolean {
  return typeof item === "number" || /^(?:[a-z]+ )?\d{1,2}$/.test(item);
}

/** Return a position in which a card, or a back, has been put somewhere; its facts are needed on boards and decks. */
export function put(plan: Plan, item: Item, place: Place, from: Spot | null, facts?: Facts): Plan {
  const next = removed(plan, item, from);
  if (place === "away") return next;
  if (place === "available") return { ...next, achievements: [...(next.achievements ?? []), item] };
  const [kind, number] = place.split("-");
  if (kind === "deck" || kind === "board" || kind === "tucked") {
    // Only a card that is known can lie there.
    if (typeof item !== "string" || !facts) return plan;
    if (kind === "deck") {
      const deck = next.decks?.[facts.age] ?? [];
      return { ...next, decks: { ...next.decks, [facts.age]: [item, ...deck] } };
    }
    return changed(next, Number(number), (player) => {
      const pile = pileOf(player, facts.color);
      const cards = kind === "tucked" ? [...pile.cards, item] : [item, ...pile.cards];
      return { ...player, board: { ...player.board, [facts.color]: { ...pile, cards } } };
    });
  }
  const list = kind as ListName;
  return changed(next, Number(number), (player) => ({ ...player, [list]: [...listOf(player, list), item] }));
}

/** Return a position with one player changed. */
export function changed(plan: Plan, seat: number, change: (player: PlayerPlan) => PlayerPlan): Plan {
  return { ...plan, players: plan.players.map((player, at) => (at === seat ? change(player) : player)) };
}

export function splayed(plan: Plan, seat: number, color: ColorName, splay: Splay): Plan {
  return changed(plan, seat, (player) => {
    const pile = { ...pileOf(player, color), splay: splay === "unsplayed" ? null : splay };
    return { ...player, board: { ...player.board, [color]: pile } };
  });
}

/** Return a position for another number of players: new ones have nothing, and who is gone has left nothing behind. */
export function resized(plan: Plan, count: number, names: readonly string[]): Plan {
  const players = plan.players.slice(0, count);
  while (players.length < count) {
    const free = names.find((name) => !players.some((player) => player.name === name));
    players.push({ name: free ?? `player ${players.length + 1}` });
  }
  const { turn } = plan;
  const inTurn = turn && seatInTurn(plan);
  return { ...plan, players, ...(turn && inTurn! >= count ? { turn: { ...turn, player: 0 } } : {}) };
}

/** Return whose turn it is. */
export function seatInTurn(plan: Plan): number {
  const who = plan.turn?.player ?? 0;
  return typeof who === "number"
    ? who
    : Math.max(
        0,
        plan.players.findIndex((player) => player.name === who),
      );
}

/** Return a position in which somebody has another name, also where the turn names them. */
export function renamed(plan: Plan, seat: number, name: string): Plan {
  const turn = plan.turn && { ...plan.turn, player: seatInTurn(plan) };
  return { ...changed(plan, seat, (player) => ({ ...player, name })), ...(turn ? { turn } : {}) };
}

/** Return a position of another edition or with other sets: cards that are not in it go. */
export function refitted(
  plan: Plan,
  edition: string,
  sets: string[],
  known: (item: string) => boolean,
): Plan {
  const keep = (items: Item[] | undefined) =>
    items?.filter((item) => typeof item === "number" || isBack(item) || known(item));
  const players = plan.players.map((player) => {
    const next: PlayerPlan = { ...player };
    for (const list of LISTS) {
      if (player[list]) next[list] = keep(player[list])!;
    }
    for (const color of COLORS) {
      if (player.board?.[color]) {
        const pile = pileOf(player, color);
        const cards = pile.cards.filter(known);
        next.board = { ...next.board, [color]: laid(pile, cards) };
      }
    }
    if (!sets.includes("artifacts")) delete next.display;
    if (!sets.includes("echoes") && !sets.includes("figures")) delete next.forecast;
    return next;
  });
  const { special: _, relics: __, decks, achievements, ...rest } = plan;
  const kept =
    decks && Object.fromEntries(Object.entries(decks).map(([age, deck]) => [age, deck.filter(known)]));
  return {
    ...rest,
    edition,
    sets,
    players,
    ...(kept ? { decks: kept } : {}),
    ...(achievements ? { achievements: keep(achievements)! } : {}),
  };
}

/** Return a seed as it is written: one that a browser would round stays text; what is no number the server refuses. */
export function seedOf(text: string): number | string {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : text.trim();
}

/** Return a position as it is sent and copied: what is empty is left out. */
export function tidy(plan: Plan): Plan {
  const players = plan.players.map((player) => {
    const next: PlayerPlan = { ...player };
    for (const list of LISTS) {
      if (next[list]?.length === 0) delete next[list];
    }
    if (next.board) {
      const piles = Object.entries(next.board).filter(
        ([color]) => pileOf(player, color as ColorName).cards.length,
      );
      next.board = Object.fromEntries(piles);
    }
    return next;
  });
  const decks = Object.entries(plan.decks ?? {}).filter(([, deck]) => deck.length > 0);
  const { decks: _, ...rest } = plan;
  return {
    ...rest,
    players,
    ...(decks.length > 0 || plan.exact ? { decks: Object.fromEntries(decks) } : {}),
  };
}
