/** The analysis board as a table: it answers like the socket of one, by going on in its tree of lines. */

import { wordsOf } from "../lib/api";
import type { Entry, Foresight, Outcome, TableState } from "../lib/types";
import { OwnLine, OwnSession, ownState } from "../table/ownLine";
import { askBoard, beginningOf, type Source, tableOf, type Told } from "./moment";
import {
  along,
  answersTo,
  beside,
  endOf,
  onwards,
  pathTo,
  type Step,
  Tree,
  type Tried,
  type Twig,
} from "./tree";

/** What is known of a twig: with every card open, and as some seats see it. */
interface Known {
  open: Told;
  /** The whole log up to here. */
  log: Entry[];
  seats: Map<number, Told>;
}

class BoardLine extends OwnLine {
  tree = new Tree();
  at: Twig = $state.raw(this.tree.root);
  /** Counts the changes of the tree: twigs themselves are plain. */
  grown = $state(0);
  /** Whose view is shown; null for every card open. */
  seat: number | null = $state(null);
  loading = $state(false);
  /** Whether the last way led further than to the next answer. */
  leapt = false;
  #known = new Map<Twig, Known>();
  #number = 0;
  #wish = 0;

  constructor(
    public source: Source,
    first: Told,
    lines: readonly (readonly Step[])[],
    tried: readonly Tried[],
  ) {
    super();
    this.#known.set(this.tree.root, knownOf(first));
    this.tree.growTried(tried);
    for (const line of lines) this.tree.growLine(line);
  }

  /** What is on the table where the board stands. */
  get shown(): Told {
    return this.#known.get(this.at)!.open;
  }

  send(message: Record<string, unknown>): boolean {
    const id = Number(message["id"]);
    if (message["type"] === "answer") void this.#answer(Number(message["index"]), id);
    else if (message["type"] === "undo" && this.at.parent) void this.go(this.at.parent, id);
    return true;
  }

  async #answer(index: number, id: number): Promise<void> {
    const asked = this.shown.decision;
    const option = asked?.options?.[index];
    if (!asked || !option) return;
    const fresh = !this.at.children.some((child) => child.step!.index === index);
    const twig = this.tree.grow(this.at, { index, seat: asked.seat, label: option.label });
    this.grown += 1;
    // What the rules refuse has not been tried.
    if (!(await this.go(twig, id)) && fresh && !this.#known.has(twig)) this.cut(twig);
  }

  cut(twig: Twig): Twig {
    const at = this.tree.cut(twig);
    this.grown += 1;
    return at;
  }

  /** Go to a twig, as the last wish of several. */
  async go(twig: Twig, id: number | null = null): Promise<boolean> {
    const wish = ++this.#wish;
    this.loading = true;
    try {
      await this.#learn(twig);
      if (wish !== this.#wish) return true;
      this.leapt = twig !== this.at && twig.parent !== this.at;
      this.at = twig;
      if (id !== null) this.handlers?.done(id);
      this.show();
      return true;
    } catch (error) {
      if (wish === this.#wish || id !== null)
        this.handlers?.refused(id, { kind: "board", words: wordsOf(error) });
      return false;
    } finally {
      if (wish === this.#wish) this.loading = false;
    }
  }

  /** Ask for what is not known of a twig yet. */
  async #learn(twig: Twig): Promise<void> {
    // What is told anew meanwhile, in other words, is learned again.
    while (!this.#known.has(twig)) {
      const { parent } = twig;
      const all = this.#known;
      const before = parent ? all.get(parent)?.log : undefined;
      const wish = this.#wish;
      const question = { ...this.source, answers: answersTo(twig), heard: before?.length ?? 0 };
      all.set(twig, knownOf(await askBoard(question, () => wish === this.#wish), before));
    }
    const known = this.#known.get(twig)!;
    if (this.seat === null || known.seats.has(this.seat)) return;
    known.seats.set(this.seat, await askBoard({ ...this.source, answers: answersTo(twig), seat: this.seat }));
  }

  /** Tell everything anew, in other words; until then what is shown stays. */
  async retell(): Promise<void> {
    const anew = new Map<Twig, Known>();
    while (!anew.has(this.at)) {
      const { at } = this;
      anew.set(at, knownOf(await askBoard({ ...this.source, answers: answersTo(at) })));
    }
    this.#known = anew;
    await this.go(this.at);
  }

  look(seat: number | null): Promise<boolean> {
    this.seat = seat;
    return this.go(this.at);
  }

  foresight(): Promise<Foresight | null> {
    const { at, source } = this;
    const heard = this.#known.get(at)!.log.length;
    const asked = { ...source, answers: answersTo(at), heard, also: ["foresight" as const] };
    return askBoard(asked, () => at === this.at).then(
      (told) => told.foresight && { to: at.id, ...told.foresight },
      () => null,
    ) as Promise<Foresight | null>;
  }

  protected state(): TableState {
    const known = this.#known.get(this.at)!;
    const seen = this.seat === null ? undefined : known.seats.get(this.seat);
    const asked = (seen ?? known.open).decision;
    const told = {
      number: ++this.#number,
      table: tableOf(known.open, this.seat),
      // With every card open, whoever is asked is the one to whom hints speak.
      view: seen ? seen.view : { ...known.open.view, seat: asked?.seat ?? null },
      decision: asked && { to: this.at.id, yours: asked.options !== undefined, ...asked },
      entries: this.at.id,
      undo: this.at.parent ? ("now" as const) : ("no" as const),
    };
    return ownState(told, seen ? seen.log : known.log);
  }
}

function knownOf(open: Told, before: readonly Entry[] = []): Known {
  return { open, log: [...before, ...open.log], seats: new Map() };
}

/** What the board opens with. */
export interface Opening {
  source: Source;
  first: Told;
  /** The main line first. */
  lines: Step[][];
  /** What was tried before the page was loaded again. */
  tried?: Tried[];
}

async function lineOf(source: Source, answers: readonly number[]): Promise<Step[]> {
  return (await askBoard({ ...source, answers: [...answers], also: ["line"] })).line ?? [];
}

/** Load a position or a record, and the lines that lead on from there, the main line first. */
export async function load(source: Source, lines: readonly number[][] = []): Promise<Opening> {
  if ("record" in source) {
    // What is wrong with a record is told of the whole of it.
    const tried = await Promise.all((lines.length > 0 ? lines : [[]]).map((line) => lineOf(source, line)));
    const bare = { record: beginningOf(source.record) };
    return { source: bare, first: await askBoard(bare), lines: tried };
  }
  const first = await askBoard(source);
  // What was given as text goes on as what the server has read.
  const read = typeof source.position === "string" ? { position: first.position } : source;
  const tried = lines.filter((line) => line.length > 0);
  return { source: read, first, lines: await Promise.all(tried.map((line) => lineOf(read, line))) };
}

/** Load what was on the board before, with all that was tried there: nobody has to be asked for its words. */
export async function goOn(source: Source, tried: Tried[]): Promise<Opening> {
  return { source, first: await askBoard(source), lines: [], tried };
}

export class BoardSession extends OwnSession<BoardLine> {
  override readonly board = true;
  /** What has become of lines that cannot be kept; "" if all are. */
  unkept = $state("");

  constructor({ source, first, lines, tried = [] }: Opening) {
    super("board", new BoardLine(source, first, lines, tried));
  }

  get tree(): Tree {
    void this.line.grown;
    return this.line.tree;
  }

  /** Counts the changes of the tree. */
  get grown(): number {
    return this.line.grown;
  }

  get source(): Source {
    return this.line.source;
  }

  get at(): Twig {
    return this.line.at;
  }

  get shown(): Told {
    void this.line.at;
    return this.line.shown;
  }

  override get leapt(): boolean {
    return this.line.leapt;
  }

  get loading(): boolean {
    return this.line.loading;
  }

  /** Whose view is shown; null for every card open. */
  get viewer(): number | null {
    return this.line.seat;
  }

  /** How the game ended, where it has. */
  get result(): Outcome | null {
    return (this.shown.view["result"] as Outcome | null | undefined) ?? null;
  }

  look(seat: number | null): void {
    void this.line.look(seat);
  }

  go(twig: Twig): void {
    if (twig !== this.at) void this.line.go(twig);
  }

  /** Step along the line that is being looked at. */
  step(by: number): void {
    const path = pathTo(this.at);
    this.go(by < 0 ? (path[path.length - 1 + by] ?? this.tree.root) : onwards(this.at, by));
  }

  /** Begin after so many answers of the main line, or after given ones; what is in the way is thrown. */
  async begin(at: number | readonly number[]): Promise<void> {
    const { root } = this.tree;
    if (!(await this.line.go(typeof at === "number" ? onwards(root, at) : along(root, at))))
      throw new Error(this.problem);
  }

  toStart(): void {
    this.go(this.tree.root);
  }

  toEnd(): void {
    this.go(endOf(this.at));
  }

  /** Go to the line beside this one. */
  aside(by: 1 | -1): void {
    // Within a line the way to the others leads back to where they fork off.
    let twig = this.at;
    while (twig.parent && twig.parent.children.length < 2) twig = twig.parent;
    if (twig.parent) this.go(beside(twig, by));
  }

  promote(twig: Twig): void {
    this.line.tree.promote(twig);
    this.line.grown += 1;
  }

  cut(twig: Twig): void {
    const within = pathTo(this.at).includes(twig);
    const parent = this.line.cut(twig);
    if (within) this.go(parent);
  }

  retell(): Promise<void> {
    return this.line.retell();
  }

  override foresight(): Promise<Foresight | null> {
    return this.line.foresight();
  }
}
