import { asksOfDisplay } from "../../lib/artifacts";
import { type Catalogue, loadCatalogue } from "../../lib/cards";
import { aboutFigures, cardOf } from "../../lib/figures";
import type { InnovationView } from "../../lib/types";
import { told } from "../../lib/vocabulary";
import type { Face } from "../face";
import { after } from "./after";
import Board from "./Board.svelte";
import CardPage from "./CardPage.svelte";
import Hint from "./Hint.svelte";
import { counts, doneTo, looks } from "./newcomer";
import { note } from "./note";

const ON_DISPLAY =
  "Before your actions you may use its dogma for free and return it, or only return it, or leave it on display.";

export const face: Face<InnovationView, Catalogue> = {
  load: (table, words) => loadCatalogue(table.edition, table.expansions, words),
  Board,
  CardPage,
  Hint,
  cardOf,
  note,
  about: (decision) =>
    told(asksOfDisplay(decision.options ?? []) ? ON_DISPLAY : aboutFigures(decision.prompt)),
  named: (decision, book) => (decision.source ? [] : book.namedIn(decision.prompt ?? "")),
  newcomer: { looks, counts, doneTo },
  after,
};
