/** A position of Intrapreneurs in the making, as a position file has it: what lies where, and how things are put there. */

import { changed, type Place, type Plan, type PlayerPlan, type TurnPlan } from "./position";

export const COMPANY = "intrapreneurs";

export const LEVELS = ["paused", "viable", "transformative"] as const;
export type LevelName = (typeof LEVELS)[number];
export const LEVEL_WORDS: Record<LevelName, string> = {
  paused: "Paused",
  viable: "Minimally Viable",
  transformative: "Transformative",
};
export const PHASES = ["opening", "arrival", "turns", "review"] as const;

export interface VenturePlan {
  project: string;
  level?: LevelName;
  assets?: string[];
  burdened?: boolean;
}

/** What of a player is only counted. */
export const COUNTS = ["started", "skips", "frozen", "owes"] as const;
export type Count = (typeof COUNTS)[number];

export interface CompanyPlayerPlan extends PlayerPlan {
  hand?: string[];
  projects?: VenturePlan[];
  started?: number;
  skips?: number;
  frozen?: number;
  owes?: number;
  out?: boolean;
}

export interface CompanyTurnPlan extends TurnPlan {
  number?: number;
  acted?: boolean;
  paused?: string[];
  restarted?: string[];
}

/** What lies in the middle of the table, each pile with its top card first. */
export const MIDDLE = ["offer", "projects", "pile", "project_pile", "discards", "dropped"] as const;
export type MiddleName = (typeof MIDDLE)[number];

export interface CompanyPlan extends Plan, Partial<Record<MiddleName, string[]>> {
  game: typeof COMPANY;
  players: CompanyPlayerPlan[];
  round?: number;
  phase?: string;
  macro?: string | null;
  first?: string | number;
  turn?: CompanyTurnPlan;
}

export function isCompany(plan: Plan): plan is CompanyPlan {
  return plan["game"] === COMPANY;
}

export function emptyCompany(names: readonly string[]): CompanyPlan {
  return {
    game: COMPANY,
    players: names.map((name) => ({ name })),
    round: 1,
    turn: { player: 0 },
    seed: 1,
  };
}

/** Return the seat that a name or a number stands for. */
export function seatOf(plan: Plan, who: string | number | undefined): number {
  if (typeof who === "number") return who;
  return Math.max(
    0,
    plan.players.findIndex((player) => player.name === who),
  );
}

export function venturesOf(player: CompanyPlayerPlan): VenturePlan[] {
  return player.projects ?? [];
}

/** Return where a card is listed; null if it is nowhere. */
export function whereInCompany(plan: CompanyPlan, name: string): Place | null {
  for (const [seat, player] of plan.players.entries()) {
    if (player.hand?.includes(name)) return `hand-${seat}`;
    for (const [at, venture] of venturesOf(player).entries()) {
      if (venture.project === name) return `ventures-${seat}`;
      if (venture.assets?.includes(name)) return `assets-${seat}-${at}`;
    }
  }
  return MIDDLE.find((list) => plan[list]?.includes(name)) ?? null;
}

const without = (names: readonly string[], name: string) => names.filter((each) => each !== name);

/** Return a position in which a card is listed nowhere; a project takes its assets with it. */
function removed(plan: CompanyPlan, name: string): CompanyPlan {
  const players = plan.players.map((player) => {
    const next: CompanyPlayerPlan = { ...player };
    if (player.hand) next.hand = without(player.hand, name);
    if (player.projects) {
      next.projects = player.projects
        .filter((venture) => venture.project !== name)
        .map((venture) => (venture.assets ? { ...venture, assets: without(venture.assets, name) } : venture));
    }
    return next;
  });
  const next: CompanyPlan = { ...plan, players };
  for (const list of MIDDLE) if (plan[list]) next[list] = without(plan[list], name);
  return worked(next);
}

/** Return a position in which only projects of the player in turn have been paused or restarted this turn. */
function worked(plan: CompanyPlan): CompanyPlan {
  const { turn } = plan;
  if (!turn?.paused && !turn?.restarted) return plan;
  const own = venturesOf(plan.players[seatOf(plan, turn.player ?? plan.first ?? 0)] ?? { name: "" });
  const still = (names: string[] | undefined) =>
    (names ?? []).filter((name) => own.some((venture) => venture.project === name));
  return { ...plan, turn: { ...turn, paused: still(turn.paused), restarted: still(turn.restarted) } };
}

/** Return a position in which a card has been put somewhere; a project that changes hands keeps its assets. */
export function putInCompany(plan: CompanyPlan, name: string, place: Place): CompanyPlan {
  const venture = plan.players.flatMap(venturesOf).find((each) => each.project === name);
  // A place among assets is told by the project before anything is moved: it may stand elsewhere afterwards.
  const [kind, seat, at] = place.split("-");
  const target = kind === "assets" ? venturesOf(plan.players[Number(seat)]!)[Number(at)]?.project : undefined;
  if (target === name) return plan;
  const next = removed(plan, name);
  if (place === "away") return next;
  if (kind === "hand")
    return edited(next, seat!, (player) => ({ ...player, hand: [...(player.hand ?? []), name] }));
  if (kind === "ventures") {
    const started = venture ?? { project: name };
    return edited(next, seat!, (player) => ({ ...player, projects: [...venturesOf(player), started] }));
  }
  if (kind === "assets") {
    return edited(next, seat!, (player) => ({
      ...player,
      projects: venturesOf(player).map((each) =>
        each.project === target ? { ...each, assets: [...(each.assets ?? []), name] } : each,
      ),
    }));
  }
  const list = place as MiddleName;
  const lying = next[list] ?? [];
  // What is put on a pile is drawn first.
  return {
    ...next,
    [list]: list === "pile" || list === "project_pile" ? [name, ...lying] : [...lying, name],
  };
}

function edited(
  plan: CompanyPlan,
  seat: string,
  change: (player: CompanyPlayerPlan) => CompanyPlayerPlan,
): CompanyPlan {
  return changed(plan, Number(seat), (player) => change(player as CompanyPlayerPlan)) as CompanyPlan;
}

/** Return a position in which a player's project has changed. */
export function ventured(
  plan: CompanyPlan,
  seat: number,
  at: number,
  changes: Partial<VenturePlan>,
): CompanyPlan {
  return edited(plan, String(seat), (player) => ({
    ...player,
    projects: venturesOf(player).map((each, place) => (place === at ? { ...each, ...changes } : each)),
  }));
}

/** Return a position in which somebody else is in turn. */
export function inTurnOf(plan: CompanyPlan, seat: number): CompanyPlan {
  return worked({ ...plan, turn: { ...plan.turn, player: seat } });
}

/** Return a position in which a project of the player in turn has been paused or restarted this turn, or has not. */
export function workedOn(
  plan: CompanyPlan,
  project: string,
  how: "paused" | "restarted",
  is: boolean,
): CompanyPlan {
  const names = without(plan.turn?.[how] ?? [], project);
  return { ...plan, turn: { ...plan.turn, [how]: is ? [...names, project] : names } };
}

/** Return a position with other players; whoever was first or in turn and is gone is so no more. */
export function recast(plan: CompanyPlan, next: Plan): CompanyPlan {
  const first = seatOf(plan, plan.first ?? 0);
  const inTurn = seatOf(plan, plan.turn?.player ?? plan.first ?? 0);
  const there = (seat: number) => (seat < next.players.length ? seat : 0);
  return worked({
    ...plan,
    players: next.players as CompanyPlayerPlan[],
    first: there(first),
    turn: { ...plan.turn, player: there(inTurn) },
  });
}

/** Return where a card can go, in words. */
export function companyPlaces(
  plan: CompanyPlan,
  kind: string,
  lies: boolean,
): { place: Place; words: string }[] {
  const found: { place: Place; words: string }[] = [];
  for (const [seat, player] of plan.players.entries()) {
    if (kind === "project")
      found.push({ place: `ventures-${seat}`, words: `among ${player.name}'s projects` });
    else found.push({ place: `hand-${seat}`, words: `into ${player.name}'s hand` });
    if (kind !== "asset") continue;
    for (const [at, venture] of venturesOf(player).entries())
      found.push({ place: `assets-${seat}-${at}`, words: `into ${player.name}'s ${venture.project}` });
  }
  if (kind === "project") {
    found.push({ place: "projects", words: "among the projects on offer" });
    found.push({ place: "project_pile", words: "on top of the project pile" });
    found.push({ place: "dropped", words: "among the dropped projects" });
  } else {
    found.push({ place: "offer", words: "among the assets on offer" });
    found.push({ place: "pile", words: "on top of the draw pile" });
    found.push({ place: "discards", words: "among the discards" });
  }
  if (lies) found.push({ place: "away", words: "back into the box" });
  return found;
}

/** Return a position as it is sent and copied: what is empty is left out. */
export function tidyCompany(plan: CompanyPlan): CompanyPlan {
  const players = plan.players.map((player) => {
    const next: CompanyPlayerPlan = { ...player };
    if (next.hand?.length === 0) delete next.hand;
    if (next.projects?.length === 0) delete next.projects;
    for (const count of COUNTS) if (!next[count]) delete next[count];
    if (!next.out) delete next.out;
    return next;
  });
  const next: CompanyPlan = { ...plan, players };
  for (const list of MIDDLE) if (next[list]?.length === 0) delete next[list];
  if (next.turn) {
    next.turn = { ...next.turn };
    for (const how of ["paused", "restarted"] as const)
      if (next.turn[how]?.length === 0) delete next.turn[how];
  }
  return next;
}
