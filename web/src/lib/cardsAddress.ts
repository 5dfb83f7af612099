import type { GameName, Games } from "./types";

/** Return where the cards of a game's edition and sets are told in some words. */
export function cardsAddress(
  game: GameName,
  edition: string,
  sets: readonly string[],
  words: string,
): string {
  const query = new URLSearchParams({ game, edition, sets: sets.join(","), words });
  return `/api/cards?${query.toString()}`;
}

/** Return where all cards are told, as the page of the cards asks for them. */
export function allCards(games: Games, words: string): string[] {
  return games.games.flatMap((game) =>
    game.editions.map((edition) =>
      game.name === "innovation"
        ? cardsAddress(game.name, edition.key, ["base", ...edition.expansions.map((each) => each.key)], words)
        : cardsAddress(game.name, edition.key, [], ""),
    ),
  );
}
