/** How a view looks after one move, as far as the log tells: for cards on their way, until the true view is shown. */

import { coveredIcons } from "../../drawing/pile";
import { type Catalogue, deckKey, echoOf, inspireOf } from "../../lib/cards";
import type { ColorName, Entry, InnovationView, Move, PileView, PlayerView, SeenCard } from "../../lib/types";

const HIDDEN: SeenCard["icons"] = [null, null, null, null];

export function after(view: InnovationView, entry: Entry, book: Catalogue): InnovationView {
  if (!entry.move) return view;
  const next = { ...view, players: view.players.map((player) => ({ ...player })), decks: { ...view.decks } };
  take(next, entry.move, book);
  put(next, entry.move, entry.kind === "tuck", book);
  return next;
}

function take(view: InnovationView, move: Move, book: Catalogue): void {
  const player = move.from.seat !== null ? view.players[move.from.seat] : undefined;
  const is = (card: SeenCard) =>
    move.card !== null && card.name !== null
      ? card.name === move.card
      : deckKey(card.age, card.set) === deckKey(move.age, move.set);
  const relic = relicIn(move, book);
  switch (move.from.place) {
    case "hand":
      if (player) player.hand = without(player.hand, is);
      break;
    case "score":
      if (player) player.score_pile = without(player.score_pile, is);
      break;
    case "forecast":
      if (player?.forecast) player.forecast = without(player.forecast, is);
      break;
    case "board":
      if (player) changePile(player, move, book, (cards) => without(cards, is));
      break;
    case "display":
      if (player) player.display = null;
      break;
    case "relic":
      view.relics = without(view.relics ?? [], (name) => name === move.card);
      break;
    case "achievements":
      if (player && relic) player.relics = without(player.relics ?? [], (name) => name === relic);
      else if (player) player.achievements = without(player.achievements, (age) => age === move.age);
      break;
    case "available":
      view.available = without(view.available, (age) => age === move.age);
      break;
    case "junk":
      view.junk = without(view.junk, (age) => age === move.age);
      break;
    case "deck":
      count(view, move, -1);
  }
}

function put(view: InnovationView, move: Move, tucked: boolean, book: Catalogue): void {
  const player = move.to.seat !== null ? view.players[move.to.seat] : undefined;
  const facts = book.card(move.card);
  const card: SeenCard = { name: move.card, age: move.age, set: move.set, icons: facts?.icons ?? HIDDEN };
  const age = move.age ?? 0;
  const relic = relicIn(move, book);
  if (move.to.place === "board" && facts?.board_age) card.age = facts.board_age;
  switch (move.to.place) {
    case "hand":
      if (player) player.hand = [...player.hand, card];
      break;
    case "score":
      if (player) player.score_pile = [...player.score_pile, card];
      break;
    case "forecast":
      if (player) player.forecast = [...(player.forecast ?? []), card];
      break;
    case "board":
      if (player) changePile(player, move, book, (cards) => (tucked ? [...cards, card] : [card, ...cards]));
      break;
    case "display":
      if (player) player.display = card;
      break;
    case "relic":
      if (relic) view.relics = [...(view.relics ?? []), relic];
      break;
    case "achievements":
      if (player && relic) player.relics = [...(player.relics ?? []), relic];
      else if (player) player.achievements = [...player.achievements, age].sort((a, b) => a - b);
      break;
    case "available":
      view.available = [...view.available, age].sort((a, b) => a - b);
      break;
    case "junk":
      view.junk = [...view.junk, age].sort((a, b) => a - b);
      break;
    case "deck":
      count(view, move, 1);
  }
}

/** Return the relic that moved, if it was one: relics lie open wherever they are. */
function relicIn(move: Move, book: Catalogue): string | null {
  return book.card(move.card)?.relic ? move.card : null;
}

function count(view: InnovationView, move: Move, by: number): void {
  const key = deckKey(move.age, move.set);
  const before = view.decks[key];
  if (before !== undefined) view.decks[key] = Math.max(0, before + by);
}

function changePile(
  player: PlayerView,
  move: Move,
  book: Catalogue,
  change: (cards: SeenCard[]) => SeenCard[],
): void {
  const color: ColorName | undefined = book.card(move.card)?.color;
  if (!color) return;
  const pile = player.board[color];
  player.board = { ...player.board, [color]: settled(pile, change(pile.cards), book) };
}

/** Return a pile with other cards in it: the top one in full, the others as the splay leaves them. */
function settled(pile: PileView, cards: SeenCard[], book: Catalogue): PileView {
  const splay = cards.length > 1 ? pile.splay : "unsplayed";
  return {
    splay,
    count: pile.count === null ? null : cards.length,
    cards: cards.map((card, depth) => {
      const facts = book.card(card.name);
      const printed = facts?.icons ?? card.icons;
      const icons = depth === 0 ? printed : coveredIcons(printed, splay);
      const echo = icons.includes("echo") ? (echoOf(facts) ?? card.echo ?? null) : null;
      const inspire = icons.includes("inspire") ? (inspireOf(facts) ?? card.inspire) : undefined;
      const { inspire: _, ...rest } = card;
      return { ...rest, icons, echo, ...(inspire === undefined ? {} : { inspire }) };
    }),
  };
}

/** Return a list without the first thing that fits. */
function without<T>(things: T[], fits: (thing: T) => boolean): T[] {
  const at = things.findIndex(fits);
  return at < 0 ? things : [...things.slice(0, at), ...things.slice(at + 1)];
}
