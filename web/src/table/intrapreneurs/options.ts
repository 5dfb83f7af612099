/** What a decision offers, found by the card that it is about. */
import type { Option } from "../../lib/types";

const CARD_KINDS = new Set(["asset", "obstacle", "project"]);

/** Return the name of the card that an option is about; null for ends of turns and the like. */
export function cardOf(option: Option): string | null {
  const { kind, card, label } = option.value;
  if (card) return card;
  return CARD_KINDS.has(kind) ? label : null;
}

/** Return the options of each card, by its name. */
export function optionsByCard(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const name = cardOf(option);
    if (name) found.set(name, [...(found.get(name) ?? []), option]);
  }
  return found;
}

const VERBS: Record<string, string> = {
  take: "Take",
  start: "Start",
  upgrade: "Upgrade",
  restart: "Restart",
  pause: "Pause",
  play: "Play",
  discard: "Discard",
};

/** Return an option in as few words as the card beside it allows: "Take", "Play on bob". */
export function verbOf(option: Option): string {
  const { action, card, label } = option.value;
  if (!action) return "Choose";
  const rest = card ? label.slice(label.indexOf(card) + card.length).trim() : "";
  return [VERBS[action] ?? label, rest].filter((part) => part !== "").join(" ");
}
