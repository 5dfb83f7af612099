/** A table in short words. */
import { counted } from "./text";
import type { Clock, Games, Table } from "./types";

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
