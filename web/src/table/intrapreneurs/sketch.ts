/** A small picture for each card, drawn by code: its family gives the motif, its name the variation. */

export type Shape =
  | { kind: "path"; d: string; tint?: boolean }
  | { kind: "circle"; cx: number; cy: number; r: number; tint?: boolean };

export const WIDTH = 120;
export const HEIGHT = 52;

/** Numbers between 0 and 1 that are always the same for the same name. */
export function numbersOf(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Motif = (next: () => number) => Shape[];

const path = (d: string, tint = false): Shape => ({ kind: "path", d, tint });
const circle = (cx: number, cy: number, r: number, tint = false): Shape => ({
  kind: "circle",
  cx,
  cy,
  r,
  tint,
});
const between = (next: () => number, low: number, high: number) => low + next() * (high - low);
const whole = (next: () => number, low: number, high: number) => Math.floor(between(next, low, high + 1));
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Stacks of coins. */
const coins: Motif = (next) => {
  const stacks = whole(next, 4, 6);
  const step = 88 / stacks;
  return range(stacks).flatMap((stack) => {
    const x = 20 + stack * step;
    const marked = whole(next, 0, 5);
    return range(whole(next, 1, 6)).map((coin) =>
      path(`M${x} ${42 - coin * 6}a7 2.6 0 0 1 14 0v4a7 2.6 0 0 1 -14 0z`, coin === marked),
    );
  });
};

/** People who know each other. */
const network: Motif = (next) => {
  const count = whole(next, 5, 7);
  const nodes = range(count).map((index) => ({
    x: 16 + (index * 88) / (count - 1),
    y: between(next, 11, 41),
    r: between(next, 3, 5.5),
  }));
  const links = nodes.slice(1).map((node, index) => {
    const from = nodes[index]!;
    return path(`M${from.x} ${from.y}L${node.x} ${node.y}`);
  });
  const far = nodes[whole(next, 2, count - 1)]!;
  const loop = path(`M${nodes[0]!.x} ${nodes[0]!.y}Q60 ${between(next, -6, 58)} ${far.x} ${far.y}`);
  const known = whole(next, 0, count - 1);
  return [...links, loop, ...nodes.map((node, index) => circle(node.x, node.y, node.r, index === known))];
};

/** Voices. */
const voices: Motif = (next) =>
  range(3).map((index) => {
    const x = 14 + index * 33 + between(next, -4, 4);
    const y = between(next, 7, 16);
    const width = between(next, 24, 32);
    const height = between(next, 16, 23);
    const tail = index % 2 ? width - 8 : 6;
    return path(
      `M${x + 5} ${y}h${width - 10}q5 0 5 5v${height - 10}q0 5 -5 5h${tail - width + 7}l-5 6l-1 -6h${4 - tail}q-5 0 -5 -5v${10 - height}q0 -5 5 -5z`,
      index === 1,
    );
  });

/** Wheels that turn each other. */
const wheels: Motif = (next) => {
  let x = 16;
  return range(3).flatMap((index) => {
    const radius = between(next, 9, 15);
    x += radius;
    const y = 26 + between(next, -5, 5);
    const teeth = Math.round(radius * 0.8);
    const spokes = range(teeth).map((tooth) => {
      const angle = (tooth / teeth) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return `M${x + dx * radius} ${y + dy * radius}L${x + dx * (radius + 3.4)} ${y + dy * (radius + 3.4)}`;
    });
    const wheel = [path(spokes.join("")), circle(x, y, radius, index === 1), circle(x, y, radius / 3)];
    x += radius + 5;
    return wheel;
  });
};

/** Ways in and out of an open house. */
const doors: Motif = (next) => {
  const ways = range(whole(next, 4, 6)).map((index) => {
    const left = index % 2 === 0;
    const y = 8 + index * 7 + between(next, -2, 2);
    const from = left ? 12 : 108;
    const to = left ? 46 : 74;
    const back = left ? -5 : 5;
    return path(
      `M${from} ${y}Q${(from + to) / 2} ${y} ${to} ${26 + (y - 26) / 2}l${back} -3m${-back} 3l${back} 3.4`,
    );
  });
  return [...ways, path("M50 44V10h20v34", true), path(`M50 10l${between(next, 10, 15)} 5v33l-${10} -4z`)];
};

/** Who reports to whom. */
const chart: Motif = (next) => {
  const below = whole(next, 3, 5);
  const marked = whole(next, 0, below - 1);
  const step = 96 / below;
  const boxes = range(below).flatMap((index) => {
    const x = 12 + index * step + step / 2;
    const width = step - 7;
    return [path(`M60 17v6M60 23H${x}v7`), path(box(x - width / 2, 30, width, 12), index === marked)];
  });
  return [path(box(48, 6, 24, 11)), ...boxes];
};

/** Parcels ready to go. */
const parcels: Motif = (next) => {
  let x = 14;
  return range(3).flatMap((index) => {
    const width = between(next, 20, 32);
    const height = between(next, 16, 30);
    const top = 45 - height;
    const slant = 6;
    const parcel = [
      path(box(x, top, width, height), index === whole(next, 0, 2)),
      path(
        `M${x} ${top}l${slant} -5h${width}l${-slant} 5M${x + width} ${top}l${slant} -5v${height}l${-slant} 5`,
      ),
      path(`M${x + width / 2 - 3} ${top}v${height / 3}h6v${-height / 3}`),
    ];
    x += width + 9;
    return parcel;
  });
};

/** A customer's journey. */
const journey: Motif = (next) => {
  const stops = range(4).map((index) => ({ x: 16 + index * 29, y: between(next, 18, 42) }));
  const legs = stops.slice(1).map((stop, index) => {
    const from = stops[index]!;
    const middle = (from.x + stop.x) / 2;
    return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${stop.y} ${stop.x} ${stop.y}`;
  });
  const best = whole(next, 1, 3);
  const pins = stops.map(({ x, y }, index) =>
    index === best
      ? path(`M${x} ${y}c-7 -8 -6 -15 0 -15s7 7 0 15z`, true)
      : circle(x, y, index === 0 ? 4 : 3, index === 0),
  );
  return [path(legs.join("")), ...pins];
};

/** A fence across the road. */
const fence: Motif = (next) => {
  const bars = whole(next, 2, 3);
  const lean = between(next, 5, 10);
  const boards = range(bars).flatMap((bar) => {
    const y = 10 + bar * 13 + between(next, -1.5, 1.5);
    const stripes = range(6).map((stripe) => {
      const x = 16 + stripe * 15;
      return path(`M${x + lean} ${y}h7l${-lean} 8h-7z`, true);
    });
    return [path(box(12, y, 96, 8)), ...stripes];
  });
  return [path("M26 6v42M94 6v42"), ...boards];
};

/** The weather that comes over everyone. */
const weather: Motif = (next) => {
  const sunX = between(next, 28, 88);
  const rays = range(9).map((ray) => {
    const angle = (ray / 9) * 2 * Math.PI + next() * 0.2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${sunX + dx * 12} ${19 + dy * 12}L${sunX + dx * 16} ${19 + dy * 16}`;
  });
  const cloudX = sunX > 58 ? between(next, 18, 30) : between(next, 56, 68);
  const drops = range(whole(next, 3, 6)).map((drop) => `M${cloudX + 4 + drop * 7} 39l-3 8`);
  const cloud = `M${cloudX} 34a8 8 0 0 1 3 -15a12 12 0 0 1 22 -3a9 9 0 0 1 9 18z`;
  return [circle(sunX, 19, 8, true), path(rays.join("")), path(cloud), path(drops.join(""))];
};

const MOTIFS: Record<string, Motif> = {
  Resources: coins,
  Relationships: network,
  Culture: voices,
  Tools: wheels,
  "Open Innovation": doors,
  Configuration: chart,
  Offering: parcels,
  Experience: journey,
  obstacle: fence,
  "macro event": weather,
};

/** Return the picture of a card by its name and its family, or its kind if it has no family. */
export function sketch(name: string, family: string): Shape[] {
  return (MOTIFS[family] ?? network)(numbersOf(name));
}
