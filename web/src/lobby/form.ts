/** What a host fills in before a table is made, and what is sent for it. */
import type { Clock, Edition, Game, GameOption } from "../lib/types";

/** Who is to sit on a chair: the host, whoever comes, or a bot of some level. */
export type Chair = { who: "me" } | { who: "open" } | { who: "bot"; level: string };

export interface TableForm {
  game: string;
  edition: string;
  expansions: string[];
  /** For a flag "yes", for choices one of them, for teams a letter a chair; "" for none. */
  options: Record<string, string>;
  chairs: Chair[];
  private: boolean;
  /** Whether the match is to count; null as long as the host has not said. */
  rated: boolean | null;
  /** The vocabulary of the table; the host's own stays what it is. */
  words: string;
  clock: Clock["kind"];
  minutes: number;
  days: number;
}

export function emptyForm(game: Game, edition: Edition, words: string): TableForm {
  return {
    game: game.name,
    edition: edition.key,
    expansions: [],
    options: {},
    chairs: [{ who: "me" }, { who: "open" }],
    private: false,
    rated: null,
    words,
    clock: "none",
    minutes: 45,
    days: 3,
  };
}

/** How few and how many can play, with the chosen expansions and teams. */
export function playersOf(
  edition: Edition,
  form: Pick<TableForm, "expansions" | "options">,
): [number, number] {
  if (form.options["teams"] && edition.team_players) return edition.team_players;
  let [fewest, most] = edition.players;
  for (const expansion of edition.expansions) {
    if (!form.expansions.includes(expansion.key)) continue;
    fewest = Math.max(fewest, expansion.players[0]);
    most = Math.max(most, expansion.players[1]);
  }
  return [fewest, most];
}

/** The number of players that comes nearest to a wish. */
export function within([fewest, most]: [number, number], wish: number): number {
  return Math.min(Math.max(wish, fewest), most);
}

/** Seat somebody on a chair; there is one host only, so that the chair the host leaves becomes open. */
export function seated(chairs: Chair[], index: number, chair: Chair): Chair[] {
  return chairs.map((old, at) => {
    if (at === index) return chair;
    return chair.who === "me" && old.who === "me" ? { who: "open" } : old;
  });
}

/** As many chairs as asked for: new ones are open, and the host's is never taken away. */
export function resized(chairs: Chair[], count: number): Chair[] {
  const kept = chairs.slice(0, count);
  while (kept.length < count) kept.push({ who: "open" });
  if (chairs.some((chair) => chair.who === "me") && !kept.some((chair) => chair.who === "me")) {
    kept[kept.length - 1] = { who: "me" };
  }
  return kept;
}

/** The usual teams: partners sit across the table. */
export function usualTeams(count: number): string {
  return Array.from({ length: count }, (_, seat) => "AB"[seat % 2]).join("");
}

/** The letters of teams for another number of chairs: what was chosen stays. */
export function fittedTeams(teams: string, count: number): string {
  return (teams + usualTeams(count).slice(teams.length)).slice(0, count);
}

function secondsOf(form: TableForm): number {
  if (form.clock === "live") return form.minutes * 60;
  return form.clock === "correspondence" ? form.days * 24 * 3600 : 0;
}

/** The options that can be chosen: some are only for tables with an expansion. */
export function optionsOf(edition: Edition, form: Pick<TableForm, "expansions">): GameOption[] {
  return edition.options.filter((option) => option.needs === "" || form.expansions.includes(option.needs));
}

/** Whether the match counts: what the host has said, or else if anyone may join; a private one never does. */
export function isRated(form: Pick<TableForm, "chairs" | "private" | "rated">): boolean {
  return !form.private && (form.rated ?? form.chairs.some((chair) => chair.who === "open"));
}

/** What is sent to the server: only options that can be had, and only those that are chosen. */
export function bodyOf(form: TableForm, edition: Edition): Record<string, unknown> {
  const known = new Set(optionsOf(edition, form).map((option) => option.key));
  const options = Object.entries(form.options).filter(([key, value]) => known.has(key) && value !== "");
  const host = form.chairs.findIndex((chair) => chair.who === "me");
  return {
    game: form.game,
    edition: form.edition,
    expansions: form.expansions,
    options: Object.fromEntries(options),
    private: form.private,
    rated: isRated(form),
    clock: { kind: form.clock, seconds: secondsOf(form) },
    seats: form.chairs.map((chair) => {
      if (chair.who === "me") return { kind: "person" };
      return chair.who === "bot" ? { kind: "bot", level: chair.level } : { kind: "open" };
    }),
    seat: host,
  };
}
