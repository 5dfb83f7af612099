/** Which picture stands in a card's hexagon, and how it is framed. Always the same for the same card. */

import type { ColorName } from "../lib/types";
import { MOTIFS, type MotifName } from "./motifs";

const OF_CARD: Record<string, MotifName> = {
  "A.I.": "chip",
  Agriculture: "wheat",
  Alchemy: "flask",
  Anatomy: "heart",
  Antibiotics: "capsule",
  Archery: "bow",
  Astrogeology: "crater",
  Astronomy: "telescope",
  "Atomic Theory": "atom",
  Banking: "coins",
  Bicycle: "bicycle",
  Bioengineering: "helix",
  Calendar: "sun",
  "Canal Building": "waves",
  Canning: "can",
  Chemistry: "molecule",
  "City States": "city",
  Classification: "tree",
  Climatology: "cloud",
  Clothing: "shirt",
  Coal: "ore",
  "Code of Laws": "tablet",
  Collaboration: "rings",
  Colonialism: "flag",
  Combustion: "flame",
  Compass: "rose",
  Composites: "layers",
  Computers: "computer",
  Construction: "arch",
  Corporations: "briefcase",
  Currency: "coins",
  Databases: "database",
  Democracy: "ballot",
  Domestication: "ox",
  Ecology: "sprout",
  Education: "book",
  Electricity: "bolt",
  Emancipation: "chain",
  Empiricism: "lens",
  Encyclopedia: "books",
  Engineering: "arch",
  Enterprise: "briefcase",
  Escapism: "mask",
  Evolution: "bird",
  Experimentation: "flask",
  Explosives: "bomb",
  Fermenting: "grapes",
  Feudalism: "shield",
  Fission: "split",
  Flight: "plane",
  Fusion: "sun",
  Genetics: "helix",
  Globalization: "globe",
  Gunpowder: "cannon",
  Hypersonics: "rocket",
  Industrialization: "works",
  Invention: "bulb",
  Lighting: "lamp",
  "Machine Tools": "gear",
  Machinery: "gears",
  Mapmaking: "map",
  Masonry: "bricks",
  "Mass Media": "antenna",
  Mathematics: "triangle",
  Measurement: "ruler",
  Medicine: "staff",
  Metalworking: "anvil",
  "Metric System": "balance",
  Miniaturization: "chip",
  Mobility: "car",
  Monotheism: "dome",
  Mysticism: "eye",
  Navigation: "helm",
  "Near-Field Comm": "radio",
  Oars: "oars",
  Optics: "lens",
  Paper: "scroll",
  Perspective: "cube",
  Philosophy: "column",
  Physics: "pendulum",
  Pottery: "amphora",
  "Printing Press": "press",
  Publications: "newspaper",
  "Quantum Theory": "wave",
  Railroad: "rail",
  Reclamation: "recycle",
  Reformation: "door",
  Refrigeration: "snow",
  "Road Building": "road",
  Robotics: "robot",
  Rocketry: "rocket",
  Sailing: "ship",
  Sanitation: "drop",
  Satellites: "satellite",
  "Self Service": "cart",
  Services: "bell",
  Skyscrapers: "skyscraper",
  Socialism: "star",
  Societies: "people",
  Software: "computer",
  "Solar Sailing": "sail",
  "Space Traffic": "planet",
  Specialization: "target",
  Statistics: "bars",
  "Steam Engine": "engine",
  "Stem Cells": "cell",
  Suburbia: "house",
  "The Internet": "network",
  "The Pirate Code": "skull",
  "The Wheel": "wheel",
  Tools: "hammer",
  Translation: "bubbles",
  Vaccination: "syringe",
  Whataboutism: "question",
  Writing: "quill",
};

/** Words within a name that suggest a picture, for cards that have none of their own. */
const OF_WORD: [RegExp, MotifName][] = [
  [/galleon|caravel|barque|canoe|titanic|valdez|frigate|corvette|constitution/i, "sail"],
  [/treaty|charter|petition|rights|agreement|act$|liberties|papyrus|scrolls|manifesto/i, "scroll"],
  [/rosetta|chronicle|cylinder|epitaph|tokens|shards/i, "tablet"],
  [/warka|mona lisa|diptych|priest|moses|dancing|terracotta|waldo/i, "mask"],
  [/grail/i, "cup"],
  [/lance|excalibur|mjolnir/i, "staff"],
  [/periodic|boson|bang|philosopher/i, "atom"],
  [/luna|syncom|rover/i, "satellite"],
  [/principia|necronomicon|prejudice|wealth|gujin|archives/i, "book"],
  [/courant/i, "newspaper"],
  [/sonata|marcha|harpsichord|almira|cassette/i, "bell"],
  [/delorean/i, "car"],
  [/lockheed|yeager/i, "plane"],
  [/puffing|tunnel/i, "rail"],
  [/necklace|amulet|stater|coronado/i, "rings"],
  [/sheep|bear|tusk/i, "ox"],
  [/timbuktu/i, "dome"],
  [/ship|boat|sail|galleon|submarine/i, "ship"],
  [/mill|wheel|loom|wheelbarrow/i, "wheel"],
  [/telescope|star|astro/i, "telescope"],
  [/lamp|light|candle|match/i, "lamp"],
  [/telegraph|radio|phone|television|wireless/i, "antenna"],
  [/ruler|measure|scale/i, "ruler"],
  [/dice|puzzle|cube|block/i, "cube"],
  [/bangle|ring|jewel/i, "rings"],
  [/clock|watch|hourglass/i, "pendulum"],
  [/glass|spectacle|lens|microscope/i, "lens"],
  [/fire|stove|gas|steam/i, "flame"],
  [/novel|almanac|book|atlas|scholar/i, "book"],
  [/pencil|pen|ink|letter|stenograph/i, "quill"],
  [/toothbrush|soap|water|toilet|bath/i, "drop"],
  [/computer|program|email|laptop/i, "computer"],
  [/air|plane|helicopter|jet|parachute/i, "plane"],
  [/car|truck|bus|taxi/i, "car"],
  [/rail|train|metro/i, "rail"],
  [/bomb|dynamite|weapon|tank/i, "bomb"],
  [/knife|scissors|sabre|shuriken/i, "shears"],
  [/bank|money|coin|credit|stock/i, "coins"],
  [/umbrella|house|tent|brick/i, "house"],
  [/bow|ballistic|slingshot/i, "bow"],
  [/chain|barbed|wire/i, "chain"],
  [/lightning|battery|electric/i, "bolt"],
  [/beer|cup|cocktail|pot|jar|barrel/i, "cup"],
  [/gene|dna|clon/i, "helix"],
  [/map|globe|sat/i, "globe"],
];

/** A steady number from a name (FNV-1a). */
export function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

const NAMES = Object.keys(MOTIFS) as MotifName[];

export function motifOf(name: string): MotifName {
  const own = Object.hasOwn(OF_CARD, name) ? OF_CARD[name] : undefined;
  const suggested = own ?? OF_WORD.find(([pattern]) => pattern.test(name))?.[1];
  return suggested ?? NAMES[hash(name) % NAMES.length] ?? "star";
}

/** What cities were built of: a few for each time. */
const OF_CITIES: [number, MotifName[]][] = [
  [2, ["column", "tablet", "bricks", "amphora"]],
  [4, ["arch", "dome", "door", "shield"]],
  [6, ["dome", "city", "column", "helm"]],
  [8, ["works", "rail", "house", "city"]],
  [Infinity, ["skyscraper", "tower", "city", "globe"]],
];

function cityMotif(name: string, age: number): MotifName {
  const motifs = OF_CITIES.find(([last]) => age <= last)![1];
  return motifs[hash(name) % motifs.length]!;
}

export type Ground = "rays" | "waves" | "rings" | "hatch" | "dots" | "grid";

/** What is engraved behind the picture: one ground for each pair of ages, turned by the name. */
const GROUNDS: Ground[] = ["rays", "waves", "hatch", "rings", "grid", "dots"];

export interface Emblem {
  motif: MotifName;
  ground: Ground;
  /** How far the ground is turned, in degrees. */
  turn: number;
}

export function emblemOf(card: {
  name: string;
  age: number | null;
  color?: ColorName | undefined;
  set?: string | null | undefined;
}): Emblem {
  const ground = GROUNDS[Math.floor(Math.max(0, (card.age ?? 1) - 1) / 2) % GROUNDS.length] ?? "rays";
  const motif = card.set === "cities" ? cityMotif(card.name, card.age ?? 1) : motifOf(card.name);
  return { motif, ground, turn: (hash(card.name) % 4) * 15 };
}
