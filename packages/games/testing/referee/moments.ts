/** A played game as the referee reads it: each line of the log, and what lay on the table when it was told. */
import {
  type Game,
  type Line,
  Log,
  printAnswer,
  type Setup,
  Table,
  truthOf,
  type View,
} from '@deadlight/engine';
import { type Decide, goesOn } from '@deadlight/engine/testing';

/** One line, and the table at that moment. */
export interface Moment<V> {
  readonly what: string;
  readonly data: Line['data'];
  readonly vars: V;
  /** By zone: the faces of the things there; only of the zones that the referee of this game reads. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
  /** Decisions made before it. */
  readonly decision: number;
}

export interface PlayedGame<V> {
  readonly setup: Setup;
  readonly moments: readonly Moment<V>[];
  /** The table after each decision. */
  readonly rests: readonly Rest<V>[];
  /** Everything, when the game is over. */
  readonly end: View<V>;
}

/** The table between two decisions, and how many lines had been told by then. */
export interface Rest<V> {
  readonly lines: number;
  readonly vars: V;
  readonly zones: Readonly<Record<string, readonly string[]>>;
  /** To whom an Action is offered now, and which, as they are written. */
  readonly offers: readonly Offer[];
}

export interface Offer {
  readonly seat: number;
  readonly options: readonly string[];
}

/** The question for an Action. */
const ACTION = 'turn/act';

function offersAt<V>(table: Table<V>): Offer[] {
  const asked = table.pending.filter((seat) => table.question(seat).at === ACTION);
  return asked.map((seat) => ({
    seat,
    options: table.options(seat).map((option) => printAnswer(table.game, option)),
  }));
}

/** Which zones are written down, by the first part of their names. */
export type Families = readonly string[];

/** A copy that shares with an earlier one whatever has not changed since. */
function copyOf(value: unknown, earlier: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyOfList(value, Array.isArray(earlier) ? earlier : []);
  const before = (earlier ?? {}) as Record<string, unknown>;
  const entries = Object.entries(value).map(([name, one]) => [name, copyOf(one, before[name])]);
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([name, one]) => before[name as string] === one);
  return isSame ? before : Object.fromEntries(entries);
}

function copyOfList(list: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  let i = 0;
  while (i < list.length && copyOf(list[i], before[i]) === before[i]) i++;
  return i === list.length && i === before.length
    ? before
    : list.map((one, at) => copyOf(one, before[at]));
}

/** Writes down every moment of a game that goes on at a table, from now on. */
export function watch<V>(table: Table<V>, log: Log, families: Families) {
  const { game } = table;
  const moments: Moment<V>[] = [];
  const rests: Rest<V>[] = [];
  const read = game.zones.list.flatMap(({ name }, index) =>
    families.includes(name.split('/')[0]!) ? [{ name, index }] : [],
  );
  let decision = 0;
  let vars: V | null = null;
  const varsNow = (): V => {
    vars = copyOf(table.vars, vars) as V;
    return vars;
  };
  let zones: Moment<V>['zones'] = {};
  const zonesNow = () => {
    const now: Record<string, readonly string[]> = {};
    for (const { name, index } of read)
      now[name] = table.zone(index).map((thing) => game.kinds[table.kind(thing)]!.name);
    zones = copyOf(now, zones) as typeof zones;
    return zones;
  };
  const push = log.entries.push.bind(log.entries);
  log.entries.push = (...entries) => {
    const length = push(...entries);
    const told = new Log();
    told.entries.push(...entries);
    for (const { what, data } of told.truth())
      moments.push({ what, data, vars: varsNow(), zones: zonesNow(), decision });
    return length;
  };
  const rest = () =>
    void rests.push({
      lines: moments.length,
      vars: varsNow(),
      zones: zonesNow(),
      offers: offersAt(table),
    });
  rest();
  return {
    /** A decision has been made. */
    rest() {
      decision++;
      rest();
    },
    /** The game as far as it has come. */
    played: (setup: Setup): PlayedGame<V> => ({ setup, moments, rests, end: truthOf(table) }),
  };
}

/** Plays a game and writes down every moment of it. What is told while the table is laid out comes before any decision. */
export function playedGame<V>(
  game: Game<V>,
  setup: Setup,
  decide: Decide,
  families: Families,
): PlayedGame<V> {
  const log = new Log();
  const table = Table.start(game, setup, log);
  const watched = watch(table, log, families);
  for (let decision = 0; goesOn(table, decision); decision++) {
    decide(table, decision);
    watched.rest();
  }
  return watched.played(setup);
}
