/** What somebody wants to look at more closely. */

import type { ColorName, InnovationView } from "../../lib/types";

export type Look =
  | { kind: "pile"; seat: number; color: ColorName }
  | { kind: "score" | "hand" | "forecast" | "display" | "achievements" | "karmas"; seat: number }
  | { kind: "deck"; age: number; set: string }
  | { kind: "special"; name: string }
  | { kind: "available" }
  | { kind: "junk" };

/** Only the fourth edition has a junk; in the others what is removed goes back to the box. */
export function junkWords(view: InnovationView): string {
  return view.edition === "4e" ? "junk" : "removed";
}

export type OpenLook = (look: Look) => void;
