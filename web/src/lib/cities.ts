/** Cities of Destiny: what the icons of a city do, and what counts as an achievement while it shows. */

import { searchedIcon } from "../drawing/icons";
import { COLORS } from "./cards";
import { withArticle } from "./text";
import type { CardFacts, ColorName, PlayerView, SeenCard, Splay } from "./types";

export const CITIES = "cities";

export interface IconWords {
  icon: string;
  text: string;
}

/** The ways that arrows splay, and what is claimed by melding one on a colour that lies that way already. */
const ARROWS: Record<string, { way: Splay; claims: string }> = {
  "arrow-left": { way: "left", claims: "Legend" },
  "arrow-right": { way: "right", claims: "Repute" },
  "arrow-up": { way: "up", claims: "Fame" },
};

const icons = (card: Pick<CardFacts, "icons">) => card.icons.filter((icon) => icon !== null);

/** Return what an icon does once its city has been melded by a Meld action; "" for what does nothing then. */
function done(icon: string, city: Pick<CardFacts, "age" | "color">): string {
  if (icon === "plus") return `draw ${withArticle(city.age + 1)}`;
  if (icon in ARROWS) return `splay your ${city.color} cards ${ARROWS[icon]!.way}`;
  const searched = searchedIcon(icon);
  if (!searched) return "";
  const revealed =
    city.age === 1 ? "one {1} of the base set" : `${city.age} cards of value {${city.age}} of the base set`;
  return `draw and reveal ${revealed}, keep those with {${searched}} and return the rest`;
}

/** Return what counts as long as an icon shows; "" for what counts for nothing. */
function counting(icon: string, city: Pick<CardFacts, "color">): string {
  if (icon === "flag")
    return `An achievement while it shows and no opponent shows more ${city.color} cards than you.`;
  if (icon === "fountain") return "An achievement while it shows.";
  const searched = searchedIcon(icon);
  return searched ? `It counts as {${searched}} as well.` : "";
}

/** Return the icons of a card that do something, each once, and what they do in words. */
export function cityWords(card: Pick<CardFacts, "icons" | "age" | "color">): IconWords[] {
  return [...new Set(icons(card))].flatMap((icon) => {
    const deed = done(icon, card);
    const times = card.icons.filter((each) => each === icon).length;
    const told = deed && `After a Meld action with it, ${deed}${times > 1 ? ", twice" : ""}.`;
    const text = [told, counting(icon, card)].filter((words) => words !== "").join(" ");
    return text === "" ? [] : [{ icon, text }];
  });
}

/** Return what the icons of a card do when it is melded now, one after the other. */
export function meldedWords(card: Pick<CardFacts, "icons" | "age" | "color">): string[] {
  return icons(card)
    .map((icon) => done(icon, card))
    .filter((words) => words !== "");
}

/** Return the achievements that melding a card claims for its arrows, as its colour lies. */
export function claimedByMelding(card: Pick<CardFacts, "icons">, splay: Splay): string[] {
  return icons(card).flatMap((icon) => (ARROWS[icon]?.way === splay ? [ARROWS[icon].claims] : []));
}

/** Something on a board that counts as an achievement while it shows: "red flag". */
export interface BoardAchievement {
  color: ColorName;
  icon: string;
  counts: boolean;
}

/** Return the flags and fountains in sight on a board; a flag may show and not count. */
export function flagsAndFountains(
  player: Pick<PlayerView, "board" | "board_achievements">,
): BoardAchievement[] {
  const counted = [...(player.board_achievements ?? [])];
  return COLORS.flatMap((color) =>
    player.board[color].cards.flatMap(({ icons }) =>
      icons.flatMap((icon) => {
        if (icon !== "flag" && icon !== "fountain") return [];
        const at = counted.indexOf(`${color} ${icon}`);
        if (at >= 0) counted.splice(at, 1);
        return [{ color, icon, counts: at >= 0 }];
      }),
    ),
  );
}

/** Return how many achievements a player has, relics and those on the board among them. */
export function achievementCount(
  player: Pick<PlayerView, "achievements" | "specials" | "board_achievements" | "relics">,
): number {
  const { achievements, specials, relics = [], board_achievements: shown = [] } = player;
  return achievements.length + specials.length + relics.length + shown.length;
}

const bears = (card: SeenCard, icon: string) =>
  card.icons.some((slot) => slot === icon || slot === `search-${icon}`);

/** Return the top cities of a player that can endorse a card with some featured icon, and pay for it from the hand. */
export function endorsers(player: Pick<PlayerView, "board" | "hand">, icon: string): SeenCard[] {
  const cheapest = Math.min(...player.hand.map((card) => card.age ?? Infinity));
  const tops = COLORS.flatMap((color) => player.board[color].cards.slice(0, 1));
  return tops.filter((top) => top.set === CITIES && (top.age ?? 0) >= cheapest && bears(top, icon));
}
