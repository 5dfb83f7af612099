/** What somebody wants to look at more closely. */

import type { ColorName } from "../../lib/types";

export type Look =
  | { kind: "pile"; seat: number; color: ColorName }
  | { kind: "score" | "hand" | "forecast" | "achievements"; seat: number }
  | { kind: "deck"; age: number; set: string }
  | { kind: "special"; name: string }
  | { kind: "available" }
  | { kind: "junk" };

export type OpenLook = (look: Look) => void;
