import type { Game } from './game.ts';
import { EVERYONE, includes, type Seat, type Seats } from './seats.ts';
import type { Plain } from './state.ts';
import type { Table } from './table.ts';
import type { Domain } from './verbs.ts';

/** A value that only some seats may read; the others read `hidden`. */
export interface Secret {
  readonly secret: Plain;
  readonly seen: Seats;
}

type Told = Plain | Secret;

/** Something that happened, which rule did it, and who may know. */
export interface Entry {
  readonly what: string;
  readonly rule: string;
  readonly to: Seats;
  readonly data: Readonly<Record<string, Told>>;
}

/** An entry as one seat may read it. */
export interface Line {
  readonly what: string;
  readonly rule: string;
  readonly data: Readonly<Record<string, Plain>>;
}

/** Stands for what the reader may not know. */
export const HIDDEN = '@hidden';

/** The name of a value's text, to be shown in the reader's language. */
export const ref = (domain: Domain, value: number): string =>
  domain.literal ? domain.print(value) : `@${domain.name}.${domain.print(value)}`;

const isSecret = (value: Told): value is Secret =>
  typeof value === 'object' && value !== null && 'seen' in value;

function hasSecret(data: Entry['data']): boolean {
  for (const key in data) if (isSecret(data[key]!)) return true;
  return false;
}

function read({ what, rule, data }: Entry, mayRead: (seats: Seats) => boolean): Line {
  if (!hasSecret(data)) return { what, rule, data: data as Line['data'] };
  const told: Record<string, Plain> = {};
  for (const key of Object.keys(data)) {
    const value = data[key] as Told;
    told[key] = isSecret(value) ? (mayRead(value.seen) ? value.secret : HIDDEN) : value;
  }
  return { what, rule, data: told };
}

/** The entries from an index on, if everybody may read all of them; null if not. */
function commonLines(entries: readonly Entry[], from: number): readonly Line[] | null {
  const lines: Line[] = [];
  for (let i = from; i < entries.length; i++) {
    const { what, rule, to, data } = entries[i]!;
    if (to !== EVERYONE || hasSecret(data)) return null;
    lines.push({ what, rule, data: data as Line['data'] });
  }
  return lines;
}

interface Common {
  readonly log: Log | null;
  readonly from: number;
  readonly last: Entry | undefined;
  readonly lines: readonly Line[] | null;
}

/**
 * What was read last: all who are told of a decision mostly read the same, one after another. Kept once, not in each
 * log: what thousands of tables hold on to until their next decision has to be moved by the garbage collector.
 */
let common: Common = { log: null, from: -1, last: undefined, lines: null };

/** What happened so far. Calls through `table.log?.` cost nothing where there is no log. */
export class Log {
  readonly entries: Entry[] = [];
  /** Where a rule is found; set by the table whose log this is. */
  addressOf: (rule: string) => string = (rule) => rule;

  tell(rule: string, what: string, data: Entry['data'] = {}, to: Seats = EVERYONE): void {
    this.entries.push({ what, rule: this.addressOf(rule), to, data });
  }

  /** The entries a seat may read, from an index on, with what it may not know blacked out. */
  linesFor(seat: Seat, from = 0): readonly Line[] {
    const { entries } = this;
    const readByAll = from > 0 ? this.#readByAll(from) : null;
    if (readByAll !== null) return readByAll;
    const mayRead = (seats: Seats): boolean => includes(seats, seat);
    const lines: Line[] = [];
    for (let i = from; i < entries.length; i++) {
      const entry = entries[i]!;
      if (mayRead(entry.to)) lines.push(read(entry, mayRead));
    }
    return lines;
  }

  /** The lines from an index on, the same list for everybody; null if not everybody may read all of them. */
  #readByAll(from: number): readonly Line[] | null {
    const last = this.entries.at(-1);
    if (common.log !== this || common.from !== from || common.last !== last)
      common = { log: this, from, last, lines: commonLines(this.entries, from) };
    return common.lines;
  }

  /** Where a seat that has read so many lines goes on reading. */
  placeAfter(seat: Seat, lines: number): number {
    let place = 0;
    for (let left = lines; left > 0 && place < this.entries.length; place++)
      if (includes(this.entries[place]!.to, seat)) left--;
    return place;
  }

  /** Everything as it was: for the end of a game, when nothing is secret any more. */
  truth(): Line[] {
    return this.entries.map((entry) => read(entry, () => true));
  }
}

/** The text of what a thing's face shows. */
function nameOf(game: Pick<Game, 'kinds'>, kind: number): string {
  const { group, name, front } = game.kinds[kind]!;
  return `@${group}.${front ?? name}`;
}

/** A thing in a log entry: named for the seats that see it at this moment. */
export function asSeen<V>(table: Table<V>, thing: number): Secret {
  return { secret: nameOf(table.game, table.kind(thing)), seen: table.seers(thing) };
}
