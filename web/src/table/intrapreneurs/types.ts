/** Intrapreneurs: what is printed on its cards, and what a seat sees of a game. */
import type { Outcome } from "../../lib/types";

export type Mean = "budget" | "headcount" | "tailwind";
export type Reward = "growth" | "fuel";
export type Means = Record<Mean, number>;
export type Rewards = Record<Reward, number>;

export interface AssetFacts {
  kind: "asset";
  name: string;
  text: string;
  round: number;
  family: string;
  condition: string;
  outcome: Means;
  defends: string[];
  accelerates: string[];
}

export interface ObstacleFacts {
  kind: "obstacle";
  name: string;
  text: string;
  round: number;
  condition: string;
  effect: string;
  defence: string[];
}

export interface Level {
  requires: Means;
  rewards: Rewards;
}

export interface ProjectFacts {
  kind: "project";
  name: string;
  text: string;
  family: string;
  viable: Level;
  transformative: Level;
  pause: Means;
  acceleration: { assets: string[]; rewards: Rewards } | null;
}

export interface EventFacts {
  kind: "macro event";
  name: string;
  text: string;
  effect: string;
}

export type CompanyCard = AssetFacts | ObstacleFacts | ProjectFacts | EventFacts;

/** The cards of a deck by their names. */
export type Book = ReadonlyMap<string, CompanyCard>;

export interface CompanyFile {
  title: string;
  cards: (AssetFacts | ObstacleFacts)[];
  projects: ProjectFacts[];
  events: EventFacts[];
}

export interface VentureView {
  project: string;
  level: "paused" | "viable" | "transformative";
  burdened: boolean;
  assets: string[];
  accelerated: boolean;
  /** What it lacks for its next level, as this round's rules have it. */
  lacks: Means;
}

export interface CompanyPlayer {
  seat: number;
  name: string;
  team: number;
  hand: string[] | null;
  hand_count: number;
  projects: VentureView[];
  growth: number;
  fuel: number;
  started: number;
  skips: number;
  frozen: number;
  owes: number;
  out: boolean;
  score: number | null;
}

export interface IntrapreneursView {
  seat: number | null;
  deck: string;
  phase: "opening" | "arrival" | "turns" | "review";
  round: number;
  macro: string | null;
  hand_limit: number;
  players: CompanyPlayer[];
  offer: string[];
  pile: number;
  discards: string[];
  projects: string[];
  project_pile: number;
  dropped: string[];
  first: number;
  current: number;
  turn: number;
  acted: boolean;
  takeable: string[];
  startable: string[];
  result: Outcome | null;
}

export const ROMAN = ["", "I", "II", "III"];
export const MEANS: readonly Mean[] = ["budget", "headcount", "tailwind"];
export const REWARDS: readonly Reward[] = ["growth", "fuel"];
export const WORDS: Record<Mean | Reward, string> = {
  budget: "Budget",
  headcount: "Head-count",
  tailwind: "Tailwind",
  growth: "Growth",
  fuel: "Growth Fuel",
};
