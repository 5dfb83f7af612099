/** The faces of the opponents, each of a few simple shapes in a square from -16 to 16. */

export interface Shape {
  /** What is drawn, and in which colour. */
  d: string;
  fill: string;
}

const INK = "#2a2018";
const PAPER = "#fdf6e3";

/** A disc. */
function disc(x: number, y: number, r: number, fill: string): Shape {
  return { d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, fill };
}

/** The same on both sides. */
function both(shape: (side: number) => Shape): Shape[] {
  return [shape(-1), shape(1)];
}

/** Two eyes. */
function eyes(x: number, y: number, white = 2.6, pupil = 1.4): Shape[] {
  return [
    ...both((side) => disc(side * x, y, white, PAPER)),
    ...both((side) => disc(side * x * 0.94, y, pupil, INK)),
  ];
}

/** An area with corners. */
function area(fill: string, ...corners: [number, number][]): Shape {
  return { d: `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}z`, fill };
}

/** An ear that ends in a point. */
function ear(tip: number, fill: string): Shape[] {
  return both((side) => area(fill, [side * 3, -8], [side * 11, tip], [side * 12, -1]));
}

/** A head of tin, for a bot that is no animal. */
function tin(metal: string, lamp: string, eyes: Shape[], mouth: Shape): Shape[] {
  return [
    area(INK, [-0.7, -15], [0.7, -15], [0.7, -10], [-0.7, -10]),
    disc(0, -14, 1.8, lamp),
    area(metal, [-11, -10], [11, -10], [11, 10], [-11, 10]),
    ...eyes,
    mouth,
  ];
}
const BAR = area(INK, [-6, 4], [6, 4], [6, 6.5], [-6, 6.5]);
const TIN = tin("#9aa3a8", "#b3402e", eyes(5, -3), BAR);

const FACES: Record<string, Shape[]> = {
  // Eyes like the pips of dice, a slot for coins, glasses for much reading, an eye at the end of a tube.
  random: tin(
    "#a9b89a",
    "#2e7d4f",
    [...both((side) => disc(side * 5, -3, 3, PAPER)), disc(-5, -4.2, 1.3, INK), disc(5.6, -1.8, 1.3, INK)],
    { d: "M-6 5q3-3 6 0t6 0v2q-3 3-6 0t-6 0z", fill: INK },
  ),
  greedy: tin("#c9a45c", "#b3402e", eyes(5, -3), BAR),
  learned: tin(
    "#8fa6bd",
    "#d7a93c",
    [
      ...both((side) => disc(side * 5, -2, 4.4, INK)),
      area(INK, [-1, -3], [1, -3], [1, -1.5], [-1, -1.5]),
      ...eyes(5, -2, 3.4, 1.5),
    ],
    { d: "M-4 5.500q4 3.500 8 0z", fill: INK },
  ),
  search: tin(
    "#8c8494",
    "#3a7fb0",
    [
      disc(-5, -3, 2.4, PAPER),
      disc(-4.7, -3, 1.3, INK),
      disc(5, -3, 5, "#d7a93c"),
      disc(5, -3, 3.8, PAPER),
      disc(5, -3, 2, INK),
    ],
    area(INK, [-5, 5], [3, 5], [3, 7], [-5, 7]),
  ),
  duckling: [
    disc(0, 1, 12, "#f2c53d"),
    area("#f2c53d", [-3, -9], [1, -15], [4, -10]),
    ...eyes(5, -2),
    { d: "M-5 5q5-4 10 0q-5 5-10 0z", fill: "#d9772b" },
  ],
  magpie: [
    disc(0, 0, 12, "#23262e"),
    { d: "M-8 9q8-7 16 0q-8 6-16 0z", fill: PAPER },
    ...eyes(5, -3),
    area("#8a8378", [-3, 0], [3, 0], [0, 9]),
  ],
  ram: [
    ...both((side) => disc(side * 9.5, -5, 6, "#b08a52")),
    ...both((side) => disc(side * 9.5, -5, 3, "#7d5f35")),
    { d: "M-8-8q8-5 16 0l-3 17q-5 6-10 0z", fill: "#e9dfcb" },
    ...eyes(4, -2, 2.2, 1.3),
    area(INK, [-2.5, 8], [2.5, 8], [0, 11]),
  ],
  hare: [
    ...both((side) => area("#a98763", [side * 1, -5], [side * 4, -16], [side * 8, -14], [side * 7, -4])),
    ...both((side) =>
      area("#e0b9a5", [side * 3, -6], [side * 4.8, -13.5], [side * 6.4, -12.5], [side * 5.6, -6]),
    ),
    disc(0, 4, 10.5, "#b99772"),
    ...eyes(4.5, 1, 2.4, 1.4),
    area(INK, [-1.8, 6], [1.8, 6], [0, 8]),
    area(PAPER, [-1.6, 9], [1.6, 9], [1.6, 12], [-1.6, 12]),
  ],
  badger: [
    ...both((side) => disc(side * 9, -8, 3, "#3a3a3d")),
    disc(0, 1, 12, "#f1ece2"),
    ...both((side) => area("#3a3a3d", [side * 2.5, -10.5], [side * 8, -8], [side * 9, 4], [side * 3.5, 7])),
    ...eyes(5.5, -1, 2, 1.2),
    disc(0, 9, 2.4, INK),
  ],
  beaver: [
    ...both((side) => disc(side * 9, -8, 3.2, "#6d4526")),
    disc(0, 0, 12, "#8a5a33"),
    ...eyes(4.5, -3),
    disc(0, 3, 2.6, INK),
    ...both((side) => area(PAPER, [side * 0.3, 6], [side * 3.5, 6], [side * 3.5, 12], [side * 0.3, 12])),
  ],
  fox: [
    ...ear(-14, "#b85522"),
    { d: "M-12-2q12-14 24 0q-3 9-12 15q-9-6-12-15z", fill: "#d9722f" },
    ...both((side) => area(PAPER, [side * 11, 1], [side * 5, 4], [0, 12.5], [side * 6, 9])),
    ...eyes(4.5, -1, 2, 1.3),
    disc(0, 12, 1.9, INK),
  ],
  owl: [
    ...ear(-13, "#75603f"),
    disc(0, 1, 12.5, "#8d7650"),
    ...eyes(5.2, -1, 5, 2.4),
    area("#d99a2b", [-2, 3], [2, 3], [0, 8]),
  ],
  raven: [
    disc(0, 0, 12, "#1d2433"),
    area("#3a4a68", [-9, -8], [0, -13], [9, -8], [0, -5]),
    ...eyes(5, -3, 2.2, 1.2),
    { d: "M-4 0q4-3 8 0q-1 9-4 12q-3-3-4-12z", fill: "#5d6470" },
  ],
  sphinx: [
    { d: "M-14 13q-2-26 14-28q16 2 14 28z", fill: "#2f5c8a" },
    ...both((side) => area("#d7a93c", [side * 9, -6], [side * 12.5, 13], [side * 9, 13])),
    { d: "M-8-8q8-5 16 0l-1 13q-7 9-14 0z", fill: "#c99b66" },
    { d: "M-8.500-8q8.500-6 17 0v-2q-8.500-6-17 0z", fill: "#d7a93c" },
    ...eyes(3.6, -2, 1.9, 1.2),
    { d: "M-2.500 6q2.500 2 5 0z", fill: INK },
  ],
};

/** What those of one kind at a table wear, so that each has a face of its own; the first one wears nothing. */
const WORN: Shape[][] = [
  [],
  // A bow tie.
  [...both((side) => area("#b3402e", [0, 13], [side * 6, 10], [side * 6, 16])), disc(0, 13, 1.6, "#7d2418")],
  // A top hat.
  [
    area("#2b3a55", [-6, -16], [6, -16], [6, -10], [-6, -10]),
    area("#2b3a55", [-10, -11], [10, -11], [10, -8.5], [-10, -8.5]),
  ],
  // A scarf.
  [
    { d: "M-11 10q11 7 22 0l0 4q-11 7-22 0z", fill: "#2e7d4f" },
    area("#2e7d4f", [4, 12], [9, 11], [8, 16], [4, 16]),
  ],
  // A flower.
  [
    ...[0, 1, 2, 3, 4].map((leaf) =>
      disc(10 + 3 * Math.cos(leaf * 1.257), -9 + 3 * Math.sin(leaf * 1.257), 2.2, "#d16ba5"),
    ),
    disc(10, -9, 1.8, "#f2c53d"),
  ],
  // A crown.
  [area("#d7a93c", [-8, -8], [-9, -15], [-4, -11], [0, -16], [4, -11], [9, -15], [8, -8])],
  // A feather.
  [{ d: "M-12-3q-4-9 3-13q4 6-1 13z", fill: "#2f7f9e" }],
  // A medal.
  [area("#5b4fa0", [-3, 9], [3, 9], [1.5, 13], [-1.5, 13]), disc(0, 13.5, 2.4, "#f2c53d")],
];

/** Return the face of a bot: that of its kind, and what tells it from others of that kind. */
export function botFace(kind: string, look = 0): Shape[] {
  return [...(FACES[kind] ?? TIN), ...(WORN[look] ?? [])];
}

/** What a person's face can be made of. */
const TONES = ["#f0cda6", "#d9a777", "#b07a4a", "#7d5232", "#e8b894"];
const HAIRS = ["#2a2018", "#6d4526", "#b3782f", "#8f8a80", "#8a3420", "#3a4a68"];
const CUTS: ((fill: string) => Shape[])[] = [
  (fill) => [{ d: "M-11-1q0-13 11-13t11 13q-5-6-11-6t-11 6z", fill }],
  (fill) => [{ d: "M-11 2q-2-17 11-17t11 17l-2-6q-9 0-13-5q-1 5-5 5z", fill }],
  (fill) => [{ d: "M-12 9q-3-24 12-24t12 24l-3-9q-9 0-9-6q0 6-9 6z", fill }],
  (fill) => [disc(0, -14, 3.5, fill), { d: "M-10-3q1-10 10-10t10 10q-10-6-20 0z", fill }],
  (fill) => [{ d: "M-11-2l1-9l4 2l3-5l4 4l4-4l2 5l4-1l0 8q-11-7-22 0z", fill }],
];
const MOUTHS = ["M-4 5q4 4 8 0q-4 2-8 0z", "M-3 5.500h6v1.500h-6z", "M-4 4.500q4 6 8 0z"];

/** Return a number that a name always gives. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
}

/** Return the face of a person: the same for the same name, wherever they sit. */
export function personFace(name: string): Shape[] {
  let rest = numberOf(name);
  const one = <T>(choices: readonly T[]): T => {
    const choice = choices[rest % choices.length]!;
    rest = Math.floor(rest / choices.length);
    return choice;
  };
  return [
    disc(0, 1, 11, one(TONES)),
    ...one(CUTS)(one(HAIRS)),
    ...both((side) => disc(side * 4, 0, 1.5, INK)),
    { d: one(MOUTHS), fill: INK },
  ];
}
