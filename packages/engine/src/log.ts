import { CHECKED } from './checked.ts';
import { Broken } from './errors.ts';
import { checkData, type Fields, type GivenData, type LogEvent, writtenData } from './events.ts';
import type { Game } from './game.ts';
import { HIDDEN, isSecret, type Ref, type Secret } from './refs.ts';
import { EVERYONE, includes, type Seat, type Seats } from './seats.ts';
import type { Plain } from './state.ts';
import type { Table } from './table.ts';
import type { Kind } from './vocabulary.ts';
import type { Thing } from './zones.ts';

type Told = Plain | Secret;

/** An event that happened, the rule behind it, and the seats that may know. */
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
 * Cache of the last read: after a decision, most readers read the same entries in turn. One cache, not one in each
 * log: what thousands of tables retain until their next decision is moved by the garbage collector.
 */
let common: Common = { log: null, from: -1, last: undefined, lines: null };

/** The log of a game. Calls through `table.log?.` cost nothing without a log. */
export class Log {
  readonly entries: Entry[] = [];
  /** The game logged; set by the table. */
  game: Pick<Game<never>, 'id' | 'rule' | 'events'> | null = null;

  /** Adds a line; an event without fields needs no data. */
  tell<F extends Fields>(
    rule: string,
    event: LogEvent<F>,
    ...[data, to = EVERYONE]: keyof F extends never
      ? [data?: GivenData<F>, to?: Seats]
      : [data: GivenData<F>, to?: Seats]
  ): void {
    if (CHECKED) this.#check(event, data ?? {});
    this.entries.push({
      what: event.name,
      rule: this.game?.rule?.(rule) ?? rule,
      to,
      data: writtenData(event, (data ?? {}) as Entry['data']),
    });
  }

  #check(event: LogEvent, data: object): void {
    const { id, events } = this.game ?? {};
    if (events !== undefined && events[event.name] !== event)
      throw new Broken(`${id} does not declare the event "${event.name}"`);
    checkData(event, data);
  }

  /** The entries that a seat may read, from an index on, with hidden values redacted. */
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

  /** The index at which a seat that has read `lines` lines continues. */
  placeAfter(seat: Seat, lines: number): number {
    let place = 0;
    for (let left = lines; left > 0 && place < this.entries.length; place++)
      if (includes(this.entries[place]!.to, seat)) left--;
    return place;
  }

  /** All entries, unredacted: for the end of a game, when nothing is secret. */
  truth(): Line[] {
    return this.entries.map((entry) => read(entry, () => true));
  }
}

/** The name of the text for a thing's face. */
function nameOf(game: Pick<Game, 'kinds'>, kind: Kind): Ref {
  const { group, name, printedFace } = game.kinds[kind]!;
  return `@${group}.${printedFace ?? name}`;
}

/** A thing in a log entry: named only for the seats that see it now. */
export function asSeen<V>(table: Table<V>, thing: Thing): Secret {
  return { secret: nameOf(table.game, table.kind(thing)), seen: table.seers(thing) };
}
