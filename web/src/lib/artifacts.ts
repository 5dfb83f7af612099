/** Artifacts of History: what is dug up, what the artifact on display would do, and where the relics are. */

import { type Catalogue, COLORS, deckKey } from "./cards";
import { listing } from "./text";
import type { CardFacts, InnovationView, Lineup, PlayerView } from "./types";

export const ARTIFACTS = "artifacts";

/** What can be done with the artifact on display at the start of a turn, beside its free dogma. */
export const FREE_DOGMA = "free dogma";
export const RETURN = "return";
export const LEAVE = "leave";

/** Tell whether a question is what to do with the artifact on display. */
export function asksOfDisplay(options: readonly { value: { action?: string } }[]): boolean {
  return options.some(({ value }) => value.action === LEAVE);
}

/** Return the value of the artifact that a Meld action digs up; 0 if it digs up none. */
export function dugUp(view: InnovationView, player: PlayerView, card: CardFacts): number {
  const covered = player.board[card.color].cards[0];
  const isFree = player.display === null || player.display?.name === card.name;
  if (!isFree || !covered?.age) return 0;
  const sameSlot = card.icons.includes("hex") && card.icons.indexOf("hex") === covered.icons.indexOf("hex");
  if ((card.board_age ?? card.age) > covered.age && !sameSlot) return 0;
  // An age without base cards is empty for artifacts as well.
  let age = covered.age;
  while (view.decks[String(age)] === 0) age += 1;
  return view.decks[deckKey(age, ARTIFACTS)] ? age : 0;
}

/** Return the relics of a value that can be seized: those beside their decks, and those among anybody's achievements. */
export function seizable(view: InnovationView, book: Catalogue, age: number): string[] {
  const names = [...(view.relics ?? []), ...view.players.flatMap((player) => player.relics ?? [])];
  return names.filter((name) => book.card(name)?.age === age);
}

/** Tell whether relics are in the game, as far as can be seen: each of them lies open. */
export function hasRelics(view: InnovationView, book: Catalogue): boolean {
  const held = view.players.flatMap((player) => [
    ...player.hand,
    ...player.score_pile,
    ...COLORS.flatMap((color) => player.board[color].cards),
  ]);
  const names = held.flatMap((card) => (card.name && book.card(card.name)?.relic ? [card.name] : []));
  return (
    names.length > 0 || Boolean(view.relics?.length) || view.players.some((player) => player.relics?.length)
  );
}

/** From so many players on, who sits far away shares and is vulnerable by other numbers. */
const LARGE_GAME = 5;

/**
 * Return what a free dogma of the artifact on display would mean: the icons on it are added to those of its owner. For
 * the viewer's own the server has said it already.
 */
export function displayLineup(view: InnovationView, player: PlayerView, card: CardFacts): Lineup | undefined {
  const icon = card.featured;
  if (!icon) return undefined;
  const told = view.lineups.find((each) => each.card === card.name);
  if (player.seat === view.seat && told) return told;
  const mine = (player.icons[icon] ?? 0) + card.icons.filter((slot) => slot === icon).length;
  const playing = view.players.filter((each) => !each.out);
  const at = playing.findIndex((each) => each.seat === player.seat);
  const clockwise = [...playing.slice(at + 1), ...playing.slice(0, at)];
  const lineup: Lineup = { card: card.name, icon, sharing: [], vulnerable: [], distant: [], compelled: [] };
  clockwise.forEach((other, index) => {
    const distance = Math.min(index + 1, playing.length - index - 1);
    const times = playing.length >= LARGE_GAME && distance >= 2 ? 2 : 1;
    const theirs = other.icons[icon] ?? 0;
    const isOpponent = other.team !== player.team;
    if (theirs >= times * mine) lineup.sharing.push(other.seat);
    else if (mine > times * theirs && isOpponent) lineup.vulnerable.push(other.seat);
    if (theirs >= times * mine && isOpponent && has(card, "compel")) lineup.compelled!.push(other.seat);
  });
  return lineup;
}

/** Tell whether a card has an effect of some kind. */
export function has(card: Pick<CardFacts, "effects"> | undefined, kind: string): boolean {
  return card?.effects.some((effect) => effect.kind === kind) ?? false;
}

/** Return in short words whom a dogma would concern: "bob would share, cyd is vulnerable". */
export function lineupWords(view: InnovationView, card: CardFacts, lineup: Lineup): string {
  const words = (seats: readonly number[] | undefined, verb: string) =>
    seats?.length ? [`${listing(seats.map((seat) => view.players[seat]?.name ?? "someone"))} ${verb}`] : [];
  const found = [
    ...words(lineup.compelled, "compelled"),
    ...(has(card, "dogma") || lineup.echoes?.length ? words(lineup.sharing, "sharing") : []),
    ...(has(card, "demand") ? words(lineup.vulnerable, "vulnerable") : []),
  ];
  return found.join("; ") || "nobody else";
}
