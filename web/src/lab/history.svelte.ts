/** What has been done in the editor, so that it can be undone and done again. */

const MOST = 200;

export class History<T> {
  now: T = $state.raw() as T;
  #before: T[] = $state.raw([]);
  #after: T[] = $state.raw([]);

  constructor(first: T) {
    this.now = first;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  change(next: T): void {
    if (next === this.now) return;
    this.#before = [...this.#before, this.now].slice(-MOST);
    this.#after = [];
    this.now = next;
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.#after = [this.now, ...this.#after];
    this.now = last;
  }

  redo(): void {
    const [next, ...rest] = this.#after;
    if (next === undefined) return;
    this.#after = rest;
    this.#before = [...this.#before, this.now];
    this.now = next;
  }
}
