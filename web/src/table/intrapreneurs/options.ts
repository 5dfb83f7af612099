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
