/** What a newcomer is told in the first games: what was done to them, what the counts mean, what is worth a look. */

import { has } from "../../lib/artifacts";
import type { Catalogue } from "../../lib/cards";
import { achievementCount } from "../../lib/cities";
import { sinceLastTurn } from "../../lib/held";
import { listing } from "../../lib/text";
import type { Entry, InnovationView, Lineup, Option, PlayerView } from "../../lib/types";
import type { Look } from "../face";

/** More than that nobody reads before a choice. */
const LOOKS = 2;
const COUNTS = 3;
/** With so many players nobody sits far away, in any edition. */
const NEAR = 3;

const tops = (player: PlayerView) => Object.values(player.board).flatMap((pile) => pile.cards.slice(0, 1));
const highest = (player: PlayerView) => Math.max(0, ...tops(player).map((card) => card.age ?? 0));

/** Return the options that are worth a look, the best reason first. */
export function looks(
  view: InnovationView,
  options: readonly Option[],
  idle: readonly number[],
  book: Catalogue,
): Look[] {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (!me) return [];
  const found = options
    .filter((option) => !idle.includes(option.index))
    .flatMap((option) => {
      const reason = reasonFor(option, me, view, book);
      return reason ? [{ index: option.index, label: option.label, ...reason }] : [];
    });
  return found.sort((a, b) => b.weight - a.weight).slice(0, LOOKS);
}

/** Return why an option may be good, and how good that usually is. */
function reasonFor(
  option: Option,
  me: PlayerView,
  view: InnovationView,
  book: Catalogue,
): { why: string; weight: number } | null {
  const card = book.card(option.value.card);
  switch (option.value.action) {
    case "achieve":
      return {
        why: `Achievements win the game: it would be number ${achievementCount(me) + 1} of ${view.needed}.`,
        weight: 9,
      };
    case "draw":
      return me.hand.length === 0 ? { why: "You hold no card that you could meld.", weight: 5 } : null;
    case "meld":
      if (!card) return null;
      if (card.age > highest(me))
        return { why: `It is your highest card: from then on you draw from age ${card.age}.`, weight: 6 };
      return me.board[card.color].cards.length === 0
        ? { why: `You have no ${card.color} card yet: it would be one more to use.`, weight: 4 }
        : null;
    case "dogma": {
      const lineup = view.lineups.find((each) => each.card === option.value.card);
      if (!lineup) return null;
      const names = listing(lineup.vulnerable.map((seat) => view.players[seat]?.name ?? "someone"));
      if (names && has(card, "demand"))
        return { why: `Its demand hits ${names}: you show more {${lineup.icon}}.`, weight: 7 };
      return has(card, "dogma") && lineup.sharing.length === 0
        ? { why: `Nobody shares it: you show the most {${lineup.icon}}.`, weight: 3 }
        : null;
    }
    default:
      return null;
  }
}

/** Return what the icon counts mean right now: whose demands you are open to, and who shares what you use. */
export function counts(view: InnovationView, book: Catalogue): string[] {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (!me) return [];
  const lines = [...dangers(me, view, book), ...view.lineups.map((lineup) => meaning(lineup, me, view))];
  return [...new Set(lines)].slice(0, COUNTS);
}

/** Return which demands of others can hit; where seats lie far apart other numbers count, and nothing is said. */
function dangers(me: PlayerView, view: InnovationView, book: Catalogue): string[] {
  if (view.players.length > NEAR) return [];
  const others = view.players.filter((player) => !player.out && player.team !== me.team);
  return others.flatMap((other) => {
    const more = (icon: string | null) => icon !== null && (other.icons[icon] ?? 0) > (me.icons[icon] ?? 0);
    const armed = tops(other).flatMap((top) => book.card(top.name) ?? []);
    return armed
      .filter((card) => has(card, "demand") && more(card.featured))
      .map(
        (card) =>
          `Look out: ${other.name} shows more {${card.featured}} than you, so ${card.name} can hit you.`,
      );
  });
}

/** Return what a count means for what is used by it. */
function meaning({ icon, sharing, vulnerable }: Lineup, me: PlayerView, view: InnovationView): string {
  const names = (seats: number[]) => listing(seats.map((seat) => view.players[seat]?.name ?? "someone"));
  const shared = sharing.length > 0 ? `${names(sharing)} would share` : "nobody would share";
  const hit = vulnerable.length > 0 ? `; its demands hit ${names(vulnerable)}` : "";
  return `{${icon}} ${me.icons[icon] ?? 0}: ${shared} what you use by it${hit}.`;
}

interface Done {
  by: number;
  card: string;
  lost: string[];
  got: string[];
}

/** Return what others have done to a seat since its last turn, a sentence for each card that they used. */
export function doneTo(view: InnovationView, log: readonly Entry[]): string[] {
  const seat = view.seat;
  if (seat === null) return [];
  const done: Done[] = [];
  for (const entry of sinceLastTurn(log, seat)) {
    if (entry.kind === "dogma") done.push({ by: entry.seat, card: entry.cards[0] ?? "", lost: [], got: [] });
    const last = done.at(-1);
    const move = entry.move;
    if (!last || last.by === seat || !move?.card || move.from.seat === move.to.seat) continue;
    if (move.from.seat === seat) {
      if (last.got.includes(move.card)) last.got = last.got.filter((name) => name !== move.card);
      last.lost.push(move.card);
    } else if (move.to.seat === seat) last.got.push(move.card);
  }
  return done.flatMap(({ by, card, lost, got }) => {
    const name = view.players[by]?.name ?? "Someone";
    return [
      ...(lost.length > 0 ? [`${name} used ${card}, and you lost ${listing(lost)}.`] : []),
      ...(got.length > 0 ? [`${name} used ${card}, and it brought you ${listing(got)}.`] : []),
    ];
  });
}
