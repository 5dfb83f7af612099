/** What the server says, as docs/server.md tells it. */

export type GameName = "innovation" | "intrapreneurs";
export type ColorName = "blue" | "red" | "green" | "yellow" | "purple";

export interface Problem {
  kind: string;
  words: string;
}

export interface Visitor {
  id: string;
  name: string;
}

// The games that can be played

export interface GameOption {
  key: string;
  title: string;
  help: string;
  kind: "flag" | "choices" | "teams";
  values: string[];
  /** The expansion that it is for; "" if it is for any table. */
  needs: string;
}

export interface Expansion {
  key: string;
  title: string;
  players: [number, number];
}

export interface Edition {
  key: string;
  title: string;
  players: [number, number];
  team_players: [number, number] | null;
  expansions: Expansion[];
  options: GameOption[];
}

export interface Game {
  name: GameName;
  title: string;
  editions: Edition[];
  words: string[];
}

export interface Bot {
  /** Which kind it is. */
  key: string;
  /** The name of its own. */
  title: string;
  help: string;
  /** Its place on the ladder of opponents, from 1; null if it is none of them. */
  level: number | null;
  /** Its measured rating; null if it has none yet. */
  rating: number | null;
}

export interface Games {
  games: Game[];
  bots: Bot[];
}

// Tables

export interface Clock {
  kind: "none" | "live" | "correspondence";
  seconds: number;
}

export interface Seat {
  index: number;
  kind: "person" | "bot" | "open";
  name: string;
  /** Which kind of bot it is. */
  level: string | null;
  /** How many of its kind come before it by their names; so their faces differ. */
  look: number;
  /** The person who sits here, by the id of their page. */
  person: string | null;
  here: boolean;
  you: boolean;
  host: boolean;
  /** Whether this person has not accepted the rematch yet. */
  invited: boolean;
}

export interface Outcome {
  kind: string;
  winners: number[];
  words: string;
}

export interface Table {
  id: string;
  game: GameName;
  edition: string;
  expansions: string[];
  options: Record<string, string>;
  /** The vocabulary that the host has chosen. */
  words: string;
  private: boolean;
  /** Whether the match counts for the ratings; else it is casual. */
  rated: boolean;
  status: "open" | "playing" | "finished";
  /** The seat that is asked now; null while no match is going on. */
  asked: number | null;
  clock: Clock;
  seats: Seat[];
  you: { seat: number | null; host: boolean; kicked: boolean };
  result: Outcome | null;
  rematch: string | null;
  /** The moment of another match from which this one goes on. */
  goes_on_from: { table: string; at: number } | null;
  created: string;
  /** Only in the list of tables. */
  mine?: boolean;
  /** In lists: since when who is asked is asked. */
  since?: string;
}

// Decisions

/** A typed value that an option stands for; the fields besides kind and label depend on the kind. */
export interface Value {
  kind: string;
  label: string;
  action?: string;
  card?: string;
  name?: string;
  age?: number;
  color?: string;
  number?: number;
  seat?: number;
  set?: string;
  /** The decree that an action issues. */
  special?: string;
  [field: string]: unknown;
}

export interface Option {
  index: number;
  label: string;
  value: Value;
}

/** The effect of a card that asks. */
export interface Source {
  name: string;
  text: string;
  number?: number;
  kind?: string;
}

export interface Decision {
  to: number;
  seat: number;
  yours: boolean;
  source: Source | null;
  /** Only for the one who is asked. */
  prompt?: string;
  options?: Option[];
  /** The option that a lesson wants; only in one. */
  expected?: number;
}

// What happened

export interface Place {
  place: string;
  seat: number | null;
}

export interface Move {
  card: string | null;
  age: number | null;
  /** The set that the back tells; other games than Innovation have none. */
  set?: string;
  from: Place;
  to: Place;
}

export interface Entry {
  number: number;
  kind: string;
  seat: number;
  text: string;
  cards: string[];
  move: Move | null;
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  time: string;
}

export interface Proposal {
  kind: "undo" | "draw";
  by: number;
  /** Who has agreed, refused, or not answered yet; one that was refused is over. */
  answers: Record<string, boolean | null>;
}

export interface TableState<View = unknown> {
  type: "state";
  number: number;
  /** The number of the state that the log and the chat go on from. */
  follows: number;
  table: Table;
  view: View | null;
  decision: Decision | null;
  entries: number;
  log: { from: number; entries: Entry[] };
  chat: { from: number; entries: ChatLine[] };
  undo: "now" | "ask" | "no";
  proposal: Proposal | null;
  clocks: { left: number; running: boolean }[] | null;
  notices: string[];
}

/** One step of a JSON Patch (RFC 6902); the server only replaces. */
export interface Replacement {
  op: "replace";
  path: string;
  value: unknown;
}

/** What has changed since the state that it follows. */
export interface TableChanges extends Pick<TableState, "number" | "follows" | "log" | "chat"> {
  type: "changes";
  patch: Replacement[];
}

// Innovation: cards and views

export interface CardEffect {
  kind: string;
  text: string;
}

export interface CardFacts {
  name: string;
  set: string;
  age: number;
  color: ColorName;
  /** Top left, bottom left, bottom centre, bottom right; of cities also top centre and top right. Null where one is empty. */
  icons: (string | null)[];
  /** Null for a card without effects. */
  featured: string | null;
  effects: CardEffect[];
  rulings: string[];
  /** Whether it lies beside its deck and can be seized. */
  relic?: boolean;
  /** The value on a board, where that is another one. */
  board_age?: number;
}

export interface SpecialFacts {
  name: string;
  set: string;
  text: string;
  via: string;
  /** Of a decree, the colour of the figures by which it is issued. */
  color?: ColorName;
}

export interface CardFile {
  icons: string[];
  colors: ColorName[];
  cards: CardFacts[];
  specials: SpecialFacts[];
}

/** A card as far as it can be seen; a slot is null where it is covered, or empty. */
export interface SeenCard {
  name: string | null;
  age: number | null;
  icons: (string | null)[];
  /** The set, which the back tells too; null where not even the back can be seen. */
  set?: string | null;
  /** The words of the echo effect, where its slot is in sight. */
  echo?: string | null;
  /** The words of the inspire effect, where its slot is in sight. */
  inspire?: string;
}

export type Splay = "unsplayed" | "left" | "right" | "up" | "aslant";

export interface PileView {
  splay: Splay;
  count: number | null;
  /** Top card first. */
  cards: SeenCard[];
}

/** An effect in words, and the figure that bears it. */
export interface KarmaView {
  figure: string;
  text: string;
}

/** What an Inspire action would do: its effects in their order, and the value of the draw after them. */
export interface InspireView {
  color: ColorName;
  effects: KarmaView[];
  value: number;
}

export interface PlayerView {
  seat: number;
  name: string;
  team: number | null;
  hand: SeenCard[];
  score_pile: SeenCard[];
  /** Only with an expansion that has forecasts. */
  forecast?: SeenCard[];
  /** The artifact on display, or null for none; only with the expansion that has displays. */
  display?: SeenCard | null;
  points: number;
  /** The values of the bonuses in sight, highest first; the points count them already. */
  bonuses?: number[];
  icons: Record<string, number>;
  achievements: number[];
  specials: string[];
  /** The relics among the achievements; only if there are some. */
  relics?: string[];
  /** What counts as an achievement while it shows, such as "red flag", or by a karma; only with an expansion. */
  board_achievements?: string[];
  /** The karmas in force; only with figures. */
  karmas?: KarmaView[];
  /** The value of the highest top card for a Draw action, which karmas can change; only with figures. */
  draw_value?: number;
  board: Record<ColorName, PileView>;
  out: boolean;
  tucked: number;
  scored: number;
}

export interface Lineup {
  card: string;
  /** The cards whose echo effects come first, from the bottom of the pile up. */
  echoes?: string[];
  icon: string;
  sharing: number[];
  vulnerable: number[];
  distant: number[];
  /** Those whom compel effects would concern; only if there are some. */
  compelled?: number[];
}

/** Something that an option is sure to set off, such as a karma. */
export interface Trigger extends Source {
  seat: number;
  /** Whether it happens instead, and not first. */
  instead: boolean;
  /** Whether it is one of several, of which one is chosen. */
  choice: boolean;
}

/** What a strong player would do, the best option first. */
export interface Hint {
  to: number;
  options: { index: number; label: string; chance: number }[];
}

/** What is known of the options of a decision before, as far as the one who is asked can tell. */
export interface Foresight {
  to: number;
  /** Those that would do nothing. */
  idle: number[];
  /** What others are sure to set off, by their index. */
  triggers: Record<string, Trigger[]>;
}

export interface InnovationView {
  seat: number | null;
  edition: string;
  players: PlayerView[];
  /** How many cards each deck has, by age; the decks of other sets by "set age". */
  decks: Record<string, number>;
  available: number[];
  specials: string[];
  /** The relics beside their decks; only if there are some. */
  relics?: string[];
  junk: number[];
  junked_specials: string[];
  needed: number;
  turn: number;
  current: number;
  actions: number;
  /** The special actions that have been taken this turn. */
  used?: string[];
  lineups: Lineup[];
  /** What each Inspire action of the seat would do; only if there are some. */
  inspires?: InspireView[];
  result: Outcome | null;
  /** For each special achievement what each player has and needs. */
  nearness?: Record<string, [number, number][]>;
}

// Lessons and guides

/** What is on the table at some moment of a lesson; the log is what has been told since the moment before. */
export interface LessonMoment {
  view: InnovationView;
  log: Entry[];
  decision: Decision | null;
  foresight: Foresight | null;
}

export interface LessonStep extends LessonMoment {
  decision: Decision;
  foresight: Foresight;
  /** The option to choose. */
  expected: number;
  name: string;
  /** What has happened; "" if that needs no words. */
  before: string;
  do: string;
  why: string;
}

export interface Lesson {
  name: string;
  title: string;
  about: string;
  ending: string;
  table: Table;
  steps: LessonStep[];
  end: LessonMoment;
}

export interface Guide {
  key: string;
  title: string;
  game: GameName;
  edition: string;
  set: string;
  about: string;
  new: string[];
  cards: { name: string; text: string }[];
}

// The daily position

export interface SolvedOption {
  index: number;
  label: string;
  /** The chance to win with it, from 0 to 1. */
  chance: number;
  /** Between which bounds that lies. */
  sure: [number, number];
  leads: string;
}

/** What came of an answer, and the solution. */
export interface Solution {
  date: string;
  answer: number;
  right: boolean;
  best: number;
  /** What the greedy bot would do. */
  greedy: number;
  theme: string;
  theme_title: string;
  why: string;
  options: SolvedOption[];
  lines: number;
  /** Told with an answer that has just been given. */
  counts?: boolean;
  streak?: number;
}

export interface Daily {
  date: string;
  today: string;
  yesterday: string | null;
  edition: string;
  expansions: string[];
  seat: number;
  table: Table;
  view: InnovationView;
  log: Entry[];
  decision: Decision;
  foresight: Foresight;
  answered: Solution | null;
  streak: number;
}

export interface DailyDay {
  date: string;
  edition: string;
  expansions: string[];
  players: number;
  right: boolean | null;
  theme: string | null;
}

export interface DailyArchive {
  days: DailyDay[];
  next: string | null;
  today: string;
  streak: number;
}

// Statistics

/** A share with its 95 % interval; null of nothing. */
export interface Share {
  share: number | null;
  low: number;
  high: number;
  of: number;
}

export interface TableKind {
  edition: string;
  expansions: string[];
  players: number;
}

export interface CardAt extends TableKind {
  games: number;
  melded: Share;
  used: Share;
  melds: number;
  uses: number;
  shareable: Share;
  shared: Share;
  won: Record<"opening" | "first" | "board" | "user", Share>;
  /** What everybody's share of the victories would be if all won equally often. */
  par: number;
}

export interface MadeBy {
  bot: string;
  weights: string;
  games: Record<string, number>;
}

export interface CardStatistics {
  made_by: MadeBy;
  tables: CardAt[];
}

export interface GamesAt extends TableKind {
  games: number;
  unfinished: number;
  shared_victories: number;
  first_player: Share;
  places: Share[];
  turns: { mean: number; quarter: number; median: number; three_quarters: number };
  decisions: number;
  endings: Record<string, Share>;
  par: number;
}

export interface Statistics extends GamesAt {
  made_by: MadeBy;
  tables: GamesAt[];
  kinds: TableKind[];
  cards: (CardAt & { name: string })[];
}
