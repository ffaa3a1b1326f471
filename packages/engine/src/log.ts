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
    const mayRead = (seats: Seats): boolean => includes(seats, seat);
    const lines: Line[] = [];
    for (let i = from; i < entries.length; i++) {
      const entry = entries[i]!;
      if (mayRead(entry.to)) lines.push(read(entry, mayRead));
    }
    return lines;
  }

  /** Whether there is anything that a seat may read, from an index on. */
  hasLinesFor(seat: Seat, from = 0): boolean {
    for (let i = from; i < this.entries.length; i++)
      if (includes(this.entries[i]!.to, seat)) return true;
    return false;
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

/**
 * Reads a log for several seats in turn: what everybody may read is read once, and is the same list for all of them.
 * Made for one round of reading and dropped after it; nothing may be added to the log meanwhile.
 */
export class LogReader {
  readonly #log: Log;
  #from = -1;
  /** The lines from there on; null if not everybody may read all of them. */
  #readByAll: readonly Line[] | null = null;

  constructor(log: Log) {
    this.#log = log;
  }

  linesFor(seat: Seat, from: number): readonly Line[] {
    if (from !== this.#from) {
      this.#from = from;
      this.#readByAll = from > 0 ? commonLines(this.#log.entries, from) : null;
    }
    return this.#readByAll ?? this.#log.linesFor(seat, from);
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
