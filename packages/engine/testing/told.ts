/**
 * The law that the log tells everything: whatever changes in a seat's view is told to that seat, and
 * whatever is told has changed.
 */
import {
  allSeats,
  below,
  checkSetup,
  type Game,
  type Line,
  Log,
  randomFrom,
  type Seat,
  type Setup,
  SPECTATOR,
  Table,
  Watch,
} from '@deadlight/engine';
import type { Decide } from './decide.ts';
import { goesOn } from './random-play.ts';

/** How one part of a view, a variable or a zone, is told. */
export type Telling<E extends string = string, M extends string = string> =
  /** One of these events has to come with each change of it. */
  | {
      /** Those that are told of a change only. */
      readonly by: readonly E[];
      /** Those that may also be told where this part stays as it is. */
      readonly also?: readonly E[];
      /** What the places of the list stand for: a line that names one of these names the right one. */
      readonly each?: M;
      /** Events that are told of some changes only, and of which. */
      readonly only?: Readonly<Partial<Record<E, ToldOf>>>;
    }
  /** No event does; why none has to. */
  | { readonly untold: string };

/** Whether a line tells of a change; what was and what is are known of variables alone. */
type ToldOf = (line: Line, was: unknown, is: unknown) => boolean;

/** How all parts of the views of a game are told. */
export interface Tellings<V, E extends string = string, M extends string = string> {
  /** By the names of variables; those within `own` are called `own.name`. */
  readonly vars: Readonly<Record<string, Telling<E, M>>>;
  /** By the families of zones. */
  readonly zones: Readonly<Record<string, Telling<E, M>>>;
  /** Whether a line speaks of this seat, room or whatever it is; null if it names none. */
  names(table: Table<V>, line: Line, member: M, index: number): boolean | null;
}

type Plainly = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Plainly =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The variables of a table side by side, with those that only the game has. */
function flat(vars: Plainly): Plainly {
  const { own } = vars;
  if (!isRecord(own)) return vars;
  const all: Record<string, unknown> = { ...vars };
  delete all['own'];
  for (const name in own) all[`own.${name}`] = own[name];
  return all;
}

/** What lies in a place, so that equal things are identical. */
const placed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** The places of a list, or the whole of anything else. */
const placesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.map(placed) : [placed(value)];

/** Whether a list is as it was; most are, at most lines. */
function isStill(value: unknown, before: readonly unknown[]): boolean {
  if (!Array.isArray(value)) return before.length === 1 && placed(value) === before[0];
  if (value.length !== before.length) return false;
  for (let i = 0; i < before.length; i++) if (placed(value[i]) !== before[i]) return false;
  return true;
}

/** What lay in a place, and what lies there. */
type Difference = readonly [was: unknown, is: unknown];

/** By variable, the places that changed. */
type Places = ReadonlyMap<string, ReadonlyMap<number, Difference>>;

function noteDifferences(
  into: Map<string, Map<number, Difference>>,
  name: string,
  before: readonly unknown[],
  now: readonly unknown[],
): void {
  for (let i = 0; i < Math.max(before.length, now.length); i++) {
    if (before[i] === now[i]) continue;
    const places = into.get(name) ?? new Map<number, Difference>();
    into.set(name, places.set(i, [before[i], now[i]]));
  }
}

/** Looks at the variables at every line, for what changes and changes back was a change. */
class Witness<V> {
  readonly #table: Table<V>;
  #now = new Map<string, readonly unknown[]>();
  #before = new Map<string, readonly unknown[]>();
  #touched = new Map<string, Map<number, Difference>>();

  constructor(table: Table<V>, { entries }: Log) {
    this.#table = table;
    this.#look();
    this.step();
    const push = entries.push.bind(entries);
    entries.push = (...told) => {
      const length = push(...told);
      this.#look();
      return length;
    };
  }

  /** What changed since the last step: for good, and if only for a while. */
  step(): { readonly lasting: Places; readonly touched: Places } {
    this.#look();
    const touched = this.#touched;
    const lasting = new Map<string, Map<number, Difference>>();
    for (const name of touched.keys())
      noteDifferences(lasting, name, this.#before.get(name) ?? [], this.#now.get(name)!);
    this.#before = new Map(this.#now);
    this.#touched = new Map();
    return { lasting, touched };
  }

  #look(): void {
    const vars = flat(this.#table.vars as Plainly);
    for (const name in vars) {
      const before = this.#now.get(name) ?? [];
      if (isStill(vars[name], before)) continue;
      const now = placesOf(vars[name]);
      noteDifferences(this.#touched, name, before, now);
      this.#now.set(name, now);
    }
  }
}

/** A part of a view that changed: all of it, or one of its places. */
interface Change {
  readonly part: string;
  readonly telling: Telling;
  readonly index: number;
  /** Of a list as a whole, of the first place that changed; of a zone, not known. */
  readonly difference?: Difference;
}

const ALL = -1;

export interface ToldGame {
  readonly breaches: readonly string[];
  /** Events that came with a change that they explain. */
  readonly proved: ReadonlySet<string>;
}

/** Plays a game and says where the law is broken. */
export function tellingBreaches<V>(
  game: Game<V>,
  tellings: Tellings<V>,
  setup: Setup,
  decide: Decide,
): ToldGame {
  const log = new Log();
  const table = Table.start(game, setup, log);
  const witness = new Witness(table, log);
  const watch = new Watch(table);
  const seats = [SPECTATOR, ...allSeats(table.state.seats)];
  for (const seat of seats) watch.follow(seat);
  const claims = claimsOf(tellings);
  const breaches: string[] = [];
  const proved = new Set<string>();
  for (let at = 0; goesOn(table, at); at++) {
    const from = log.entries.length;
    decide(table, at);
    const handled = [...(table.touched ?? [])].map((zone) => game.zones.list[zone]!);
    const views = watch.look(table);
    // What is over hides nothing, and tells how it ended.
    if (table.over !== null) break;
    const { lasting, touched: passing } = witness.step();
    const changed = varChanges(lasting, tellings);
    const touched = varChanges(passing, tellings).concat(
      handled.flatMap(({ name, owner }) => zoneChange(name, owner, tellings)),
    );
    for (const reader of seats) {
      const lines = log.linesFor(reader, from);
      // Everyone sees the variables.
      const { zones } = views.get(reader)! as { readonly zones?: object };
      const seen = changed.concat(zoneChanges(zones, game, tellings));
      const where = `${setup.seed} at ${at}, ${table.trail}, for ${reader}`;
      for (const change of seen)
        if (!isExplained(table, change, lines, tellings, proved))
          breaches.push(
            `${where}: ${change.part}${change.index < 0 ? '' : ` ${change.index}`} changed untold; told: ${lines.map(({ what }) => what).join()}`,
          );
      for (const line of lines) {
        const parts = claims.get(line.what);
        if (
          parts !== undefined &&
          !touched.some((one) => answers(table, one, line, parts, tellings))
        )
          breaches.push(`${where}: ${JSON.stringify([line.what, line.data])} told of no change`);
      }
    }
  }
  return { breaches, proved };
}

/** For events about changes only: the parts of the state that each explains. */
function claimsOf<V>({ vars, zones }: Tellings<V>): ReadonlyMap<string, ReadonlySet<string>> {
  const claims = new Map<string, Set<string>>();
  const parts = [...Object.entries(vars), ...Object.entries(zones)];
  for (const [part, telling] of parts)
    for (const what of 'by' in telling ? telling.by : [])
      claims.set(what, (claims.get(what) ?? new Set()).add(part));
  for (const [, telling] of parts)
    for (const what of 'by' in telling ? (telling.also ?? []) : []) claims.delete(what);
  return claims;
}

function varChanges<V>(changed: Places, { vars }: Tellings<V>): Change[] {
  const changes: Change[] = [];
  for (const [part, places] of changed) {
    const telling = vars[part];
    if (telling === undefined) throw new Error(`nothing says how ${part} is told`);
    if ('by' in telling && telling.each !== undefined)
      for (const [index, difference] of places) changes.push({ part, telling, index, difference });
    else changes.push({ part, telling, index: ALL, difference: [...places.values()][0]! });
  }
  return changes;
}

function zoneChange<V>(name: string, owner: Seat, { zones }: Tellings<V>): Change[] {
  const part = name.split('/')[0]!;
  const telling = zones[part];
  if (telling === undefined) throw new Error(`nothing says how ${part} is told`);
  return [{ part, telling, index: owner }];
}

function zoneChanges<V>(zones: object | undefined, game: Game<V>, tellings: Tellings<V>): Change[] {
  if (zones === undefined) return [];
  return game.zones.list
    .filter(({ name }) => Object.hasOwn(zones, name))
    .flatMap(({ name, owner }) => zoneChange(name, owner, tellings));
}

function isExplained<V>(
  table: Table<V>,
  { telling, index, difference: [was, is] = [undefined, undefined] }: Change,
  lines: readonly Line[],
  { names }: Tellings<V>,
  proved: Set<string>,
): boolean {
  if ('untold' in telling) return true;
  const { by, also = [], each, only } = telling;
  const line = lines.find(
    (one) =>
      (by.includes(one.what) || also.includes(one.what)) &&
      (only?.[one.what]?.(one, was, is) ?? true) &&
      (each === undefined || index === ALL || names(table, one, each, index) !== false),
  );
  if (line !== undefined) proved.add(line.what);
  return line !== undefined;
}

function answers<V>(
  table: Table<V>,
  { part, telling, index }: Change,
  line: Line,
  parts: ReadonlySet<string>,
  { names }: Tellings<V>,
): boolean {
  if (!parts.has(part) || 'untold' in telling) return false;
  const { each } = telling;
  return each === undefined || index === ALL || names(table, line, each, index) !== false;
}

/** Any number of seats and any options, by a seed. */
export function anySetup<V>(game: Game<V>, seed: string): Setup {
  const random = randomFrom(`setup ${seed}`);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, values]) => [
      name,
      values[below(random, values.length)]!,
    ]),
  );
  const { min, max } = game.seats;
  return checkSetup(game, { seats: min + below(random, max - min + 1), seed, options });
}
