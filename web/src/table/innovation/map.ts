/** The options by the places where they can be clicked, shared by all spots of a board. */

import { createContext } from "svelte";
import type { Option } from "../../lib/types";

export const [getMap, setMap] = createContext<() => Map<string, Option[]>>();
