/** What is held in the lab, and where it can be put down. */

import { createContext } from "svelte";
import type { Item, Place, Spot } from "./position";

export class Hands {
  item: Item | null = $state(null);
  spot: Spot | null = $state.raw(null);

  /** Told where something is put, and where it comes from. */
  constructor(private readonly lay: (item: Item, place: Place, from: Spot | null) => void) {}

  holds(item: Item, spot: Spot | null): boolean {
    return this.item === item && this.spot?.place === spot?.place && this.spot?.at === spot?.at;
  }

  take(item: Item, spot: Spot | null): void {
    this.item = item;
    this.spot = spot;
  }

  /** A click takes something up; a second one lets it go. */
  pick(item: Item, spot: Spot | null): void {
    if (this.holds(item, spot)) this.letGo();
    else this.take(item, spot);
  }

  letGo(): void {
    this.item = null;
    this.spot = null;
  }

  put(place: Place): void {
    if (this.item === null) return;
    this.lay(this.item, place, this.spot);
    // From the box backs are taken again and again; of a card there is only one.
    this.letGo();
  }
}

export const [getHands, setHands] = createContext<Hands>();
