/** Which cards to show; the address carries it, so that a search can be sent to a friend. */
import { searchedIcon } from "../drawing/icons";
import { cityWords } from "../lib/cities";
import { plain } from "../lib/text";
import type { CardFacts, GameName } from "../lib/types";
import type { CompanyCard } from "../table/intrapreneurs/types";

export interface Filter {
  game: GameName;
  edition: string;
  /** Expansions shown beside the base set. */
  sets: string[];
  /** Words that must all occur on the card. */
  search: string;
  ages: string[];
  colors: string[];
  icons: string[];
  /** Of Innovation kinds of effects, and relics; of Intrapreneurs kinds of cards, and families. */
  kinds: string[];
  families: string[];
}

type ListKey = "sets" | "ages" | "colors" | "icons" | "kinds" | "families";
const NAMES: Record<ListKey, string> = {
  sets: "set",
  ages: "age",
  colors: "colour",
  icons: "icon",
  kinds: "kind",
  families: "family",
};

export function readFilter(query: string): Filter {
  const params = new URLSearchParams(query);
  const list = (key: ListKey) => (params.get(NAMES[key]) ?? "").split(",").filter((part) => part !== "");
  return {
    game: params.get("game") === "intrapreneurs" ? "intrapreneurs" : "innovation",
    edition: params.get("edition") ?? "4e",
    sets: list("sets"),
    search: params.get("search") ?? "",
    ages: list("ages"),
    colors: list("colors"),
    icons: list("icons"),
    kinds: list("kinds"),
    families: list("families"),
  };
}

/** Return the address of a filter; what is at its default is left out. */
export function addressOf(filter: Filter): string {
  const params = new URLSearchParams();
  if (filter.game !== "innovation") params.set("game", filter.game);
  if (filter.edition !== "4e") params.set("edition", filter.edition);
  if (filter.search) params.set("search", filter.search);
  for (const [key, name] of Object.entries(NAMES) as [ListKey, string][]) {
    if (filter[key].length > 0) params.set(name, filter[key].join(","));
  }
  const query = params.toString().replaceAll("%2C", ",");
  return query ? `/cards?${query}` : "/cards";
}

export function toggled(chosen: string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function saysAll(words: string, texts: string[]): boolean {
  const all = folded(texts.join(" "));
  return folded(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const oneOf = (chosen: string[], value: string) => chosen.length === 0 || chosen.includes(value);

/** What slots bear besides icons; bonuses of any value and searches for any icon are one kind each. */
const FURTHER = [
  "echo",
  "inspire",
  "bonus",
  "plus",
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "search",
  "flag",
  "fountain",
];

/** The slots to filter by: the icons, and what the cards of expansions bear. */
export function slotKinds(icons: readonly string[], cards: readonly CardFacts[]): string[] {
  const further = FURTHER.filter((kind) => cards.some((card) => bears(card, kind)));
  return [...icons, ...further];
}

function bears(card: CardFacts, kind: string): boolean {
  return card.icons.some(
    (slot) => slot !== null && (slot === kind || slot.startsWith(`${kind}-`) || searchedIcon(slot) === kind),
  );
}

/** The kinds of cards to filter by: those with some effect, and the relics. */
export function cardKinds(cards: readonly CardFacts[]): string[] {
  return Object.keys(KIND_WORDS).filter((kind) => cards.some((card) => isOf(card, kind)));
}

/** What kinds of cards are called; effects as the cards themselves call them. */
export const KIND_WORDS: Record<string, string> = {
  demand: "I demand",
  compel: "I compel",
  echo: "Echo effect",
  inspire: "Inspire effect",
  karma: "Karma",
  relic: "Relic",
};

function isOf(card: CardFacts, kind: string): boolean {
  return kind === "relic" ? card.relic === true : card.effects.some((effect) => effect.kind === kind);
}

/** Tell whether a card of Innovation is to be shown; of several icons, or kinds, it must have each. */
export function fits(card: CardFacts, filter: Filter): boolean {
  const texts = [
    card.name,
    ...card.effects.map((effect) => effect.text.replace(/[{}]/g, "")),
    ...card.rulings,
    ...cityWords(card).map(({ text }) => plain(text)),
  ];
  return (
    oneOf(filter.ages, String(card.age)) &&
    oneOf(filter.colors, card.color) &&
    filter.icons.every((icon) => bears(card, icon)) &&
    filter.kinds.every((kind) => isOf(card, kind)) &&
    saysAll(filter.search, texts)
  );
}

export function companyFits(card: CompanyCard, filter: Filter): boolean {
  const family = "family" in card ? card.family : "";
  return (
    oneOf(filter.kinds, card.kind) &&
    oneOf(filter.families, family) &&
    saysAll(filter.search, [JSON.stringify(Object.values(card))])
  );
}
