/** A table in short words. */
import { counted, listing } from "./text";
import type { Bot, Clock, Games, Seat, Table } from "./types";

export function editionTitle(games: Games | null, table: Table): string {
  const game = games?.games.find((one) => one.name === table.game);
  const edition = game?.editions.find((one) => one.key === table.edition);
  if (!game || !edition) return table.game;
  const expansions = edition.expansions
    .filter((one) => table.expansions.includes(one.key))
    .map((one) => one.title);
  const titles = game.editions.length > 1 ? [game.title, edition.title] : [game.title];
  return [...titles, ...expansions].join(", ");
}

/** Whether the visitor is the one who is asked. */
export function isYourTurn(table: Table): boolean {
  return table.asked !== null && table.asked === table.you.seat;
}

/** Say to the host who has come to the table; "" while nobody has. */
export function arrivalWords(table: Table): string {
  const others = table.seats.filter((seat) => seat.kind === "person" && !seat.you && !seat.invited);
  if (!table.you.host || others.length === 0) return "";
  return `${listing(others.map((seat) => seat.name))} ${others.length === 1 ? "sits" : "sit"} at your table`;
}

/** Whether the match counts for the ratings, in a word. */
export function gradeWords(table: Table): string {
  return table.rated ? "rated" : "casual";
}

export function clockWords(clock: Clock): string {
  if (clock.kind === "live") return `live, ${counted(Math.round(clock.seconds / 60), "minute")} each`;
  if (clock.kind === "correspondence") {
    return `by correspondence, ${counted(Math.round(clock.seconds / 86400), "day")} a decision`;
  }
  return "no clock";
}

export function optionWords(games: Games | null, table: Table): string[] {
  const edition = games?.games
    .find((one) => one.name === table.game)
    ?.editions.find((one) => one.key === table.edition);
  return Object.entries(table.options).map(([key, value]) => {
    const option = edition?.options.find((one) => one.key === key);
    const title = option?.title ?? key;
    return option?.kind === "flag"
      ? title.toLowerCase()
      : `${title.toLowerCase()}: ${value.replaceAll("+", ", ")}`;
  });
}

/** What stands beside the name of somebody at a table: which kind of bot it is, where the name does not say it. */
export function kindOf(seat: Seat): string {
  if (seat.kind !== "bot" || seat.level === null) return "";
  return seat.name.toLowerCase().startsWith(seat.level) ? "" : seat.level;
}

/** What stands beside the name of a bot that can be chosen: its level, or which kind it is. */
export function botKind(bot: Bot): string {
  return bot.level === null ? bot.key : `level ${bot.level}`;
}
