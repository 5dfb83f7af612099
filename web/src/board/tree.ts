/** The lines that have been tried on the analysis board: a tree of answers. */

/** An answer: which option, who gave it, and what it was. */
export interface Step {
  index: number;
  seat: number;
  label: string;
}

export interface Twig {
  readonly id: number;
  /** The answer that leads here; null at the root. */
  readonly step: Step | null;
  readonly parent: Twig | null;
  /** What has been tried from here; the main line first. */
  children: Twig[];
}

/** An answer as it is kept: the number of the one before it, from 1 (0 for none), which option, whose, and what. */
export type Tried = readonly [from: number, index: number, seat: number, label: string];

export class Tree {
  readonly root: Twig = { id: 0, step: null, parent: null, children: [] };
  #next = 1;

  /** Return where an answer leads to; what has been tried before is found again. */
  grow(from: Twig, step: Step): Twig {
    const known = from.children.find((child) => child.step!.index === step.index);
    if (known) return known;
    const child: Twig = { id: this.#next++, step, parent: from, children: [] };
    from.children = [...from.children, child];
    return child;
  }

  /** Return where a whole line leads to. */
  growLine(steps: readonly Step[]): Twig {
    return steps.reduce<Twig>((at, step) => this.grow(at, step), this.root);
  }

  /** Grow what was tried in another tree. */
  growTried(tried: readonly Tried[]): void {
    const twigs: Twig[] = [this.root];
    for (const [from, index, seat, label] of tried) {
      const parent = twigs[from];
      if (!parent) return;
      twigs.push(this.grow(parent, { index, seat, label }));
    }
  }

  /** Make the line that leads somewhere the main line, all the way from the root. */
  promote(twig: Twig): void {
    for (let at = twig; at.parent; at = at.parent) {
      const parent = at.parent;
      parent.children = [at, ...parent.children.filter((child) => child !== at)];
    }
  }

  /** Cut a twig off, with all that grows from it; return where it grew. */
  cut(twig: Twig): Twig {
    const parent = twig.parent;
    if (!parent) {
      twig.children = [];
      return twig;
    }
    parent.children = parent.children.filter((child) => child !== twig);
    return parent;
  }
}

/** Return what leads from the root to a twig, the root left out. */
export function pathTo(twig: Twig): Twig[] {
  const path: Twig[] = [];
  for (let at = twig; at.parent; at = at.parent) path.unshift(at);
  return path;
}

export function answersTo(twig: Twig): number[] {
  return pathTo(twig).map((each) => each.step!.index);
}

/** Return the last twig of the main line from somewhere. */
export function endOf(twig: Twig): Twig {
  return onwards(twig, Infinity);
}

/** Return where some answers lead to from a twig, as far as they have been tried. */
export function along(twig: Twig, answers: readonly number[]): Twig {
  const next = twig.children.find((child) => child.step!.index === answers[0]);
  return next ? along(next, answers.slice(1)) : twig;
}

/** Go through all twigs that grow from one, each after the one that it grows from, the main line first. */
function* grownFrom(root: Twig): Generator<Twig> {
  const left = [...root.children].reverse();
  for (let twig = left.pop(); twig; twig = left.pop()) {
    yield twig;
    left.push(...[...twig.children].reverse());
  }
}

/** Return the answers of every line that was tried from a twig on, the main line first. */
export function linesOf(twig: Twig): number[][] {
  if (twig.children.length === 0) return [answersTo(twig)];
  return [...grownFrom(twig)].filter((each) => each.children.length === 0).map(answersTo);
}

/** Return all that was tried from a root on, so that it grows again in the same order. */
export function triedFrom(root: Twig): Tried[] {
  const numbers = new Map([[root, 0]]);
  return [...grownFrom(root)].map((twig, at) => {
    const { index, seat, label } = twig.step!;
    numbers.set(twig, at + 1);
    return [numbers.get(twig.parent!)!, index, seat, label];
  });
}

/** Return the twig so many answers further on the main line from somewhere; the last one if there are fewer. */
export function onwards(twig: Twig, by: number): Twig {
  let at = twig;
  for (let left = by; left > 0 && at.children[0]; left -= 1) at = at.children[0];
  return at;
}

/** Return the twig beside this one, before or after it; itself at the ends. */
export function beside(twig: Twig, by: 1 | -1): Twig {
  const siblings = twig.parent?.children ?? [twig];
  return siblings[siblings.indexOf(twig) + by] ?? twig;
}

/** Return a line as it is read on: twigs until the next fork included, and the lines that fork off there. */
export interface Stretch {
  twigs: Twig[];
  /** Other answers at the place of the last twig. */
  forks: Twig[];
}

/** Return the main line from a twig on, cut where other lines fork off. */
export function stretches(first: Twig): Stretch[] {
  const found: Stretch[] = [];
  let twigs: Twig[] = [];
  for (let at: Twig | undefined = first; at; at = at.children[0]) {
    twigs.push(at);
    const forks: Twig[] = at !== first && at.parent ? at.parent.children.slice(1) : [];
    if (forks.length > 0 || !at.children[0]) {
      found.push({ twigs, forks });
      twigs = [];
    }
  }
  return found;
}
