import { type Catalogue, loadCatalogue } from "../../lib/cards";
import type { InnovationView } from "../../lib/types";
import type { Face } from "../face";
import { after } from "./after";
import Board from "./Board.svelte";
import CardPage from "./CardPage.svelte";
import Hint from "./Hint.svelte";

export const face: Face<InnovationView, Catalogue> = {
  load: (table, words) => loadCatalogue(table.edition, table.expansions, words),
  Board,
  CardPage,
  Hint,
  after,
};
