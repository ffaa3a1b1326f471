import { type Change, type Changes, changeOf, type Fields } from './changes.ts';
import { includes, type Seat, SPECTATOR } from './seats.ts';
import { Snapshot } from './snapshot.ts';
import type { Ending } from './state.ts';
import type { Table } from './table.ts';
import { insiders, questionView, type View, viewOf, type ZoneView, zoneView } from './view.ts';

/** What one seat was told last. */
interface Told {
  /** The zones of which it sees something else than everyone does, and what. */
  readonly zones: Map<number, ZoneView | undefined>;
  notes: View['notes'];
  question: View['question'];
}

/** What everyone was told last. */
interface Common {
  readonly vars: Snapshot;
  /** By zone, as a spectator sees them. */
  readonly zones: (ZoneView | undefined)[];
  asked: readonly Seat[];
  over: Ending | null;
}

/**
 * Follows a table for all who look at it, and says to each what changed. The table itself says where
 * something was handled; what looks the same to all is worked out once for all of them. A view with all
 * changes applied is what `viewOf` gives. While nobody is followed, it costs nothing.
 */
export class Watch<V = unknown> {
  #table: Table<V>;
  readonly #told = new Map<Seat, Told>();
  #common: Common | null = null;
  /** Where something was handled since the last look: kept by the table. */
  #touched = new Set<number>();
  #runs = 0;

  constructor(table: Table<V>) {
    this.#table = table;
  }

  /** All that a seat sees, at the last look; from then on `look` says what changes for it. */
  follow(seat: Seat): View<V> {
    const table = this.#table;
    const common = this.#common ?? this.#begin(table);
    const view = viewOf(table, seat);
    const zones = new Map<number, ZoneView | undefined>();
    for (let zone = 0; zone < common.zones.length; zone++)
      if (includes(insiders(table, zone), seat))
        zones.set(zone, view.zones[table.game.zones.list[zone]!.name]);
    this.#told.set(seat, { zones, notes: view.notes, question: view.question });
    return view;
  }

  /** From now on something is told. */
  #begin(table: Table<V>): Common {
    const { game, state } = table;
    this.#common = {
      vars: new Snapshot(state.vars as Fields),
      zones: game.zones.list.map((_, zone) => zoneView(table, zone, SPECTATOR)),
      asked: table.asked.slice(),
      over: table.over,
    };
    this.#attend(table);
    return this.#common;
  }

  #attend(table: Table<V>): void {
    // Not cleared: V8 links what a set held before to what it holds next, and so keeps all of it in memory for long.
    if (this.#touched.size > 0) this.#touched = new Set();
    table.touched = this.#touched;
    this.#table = table;
    this.#runs = table.runs;
  }

  /** The seats that are followed. */
  get followed(): Iterable<Seat> {
    return this.#told.keys();
  }

  forget(seat: Seat): void {
    this.#told.delete(seat);
    if (this.#told.size > 0) return;
    this.#common = null;
    if (this.#table.touched === this.#touched) this.#table.touched = null;
  }

  /**
   * Looks at the table as it is now, and says what changed for each seat that is followed. Those who see nothing
   * else than everyone does are given one and the same object.
   */
  look(table: Table<V>): ReadonlyMap<Seat, Changes> {
    const changes = new Map<Seat, Changes>();
    const common = this.#common;
    if (common === null) {
      this.#table = table;
      return changes;
    }
    const isSame = table === this.#table && table.touched === this.#touched;
    // An answer to what others are asked as well changes nothing before the last of them is in.
    const hasRun = !isSame || table.runs !== this.#runs || this.#touched.size > 0;
    const forAll = hasRun ? commonChanges(common, table) : {};
    const zones: Written = {};
    /** What those see of zones who do not see just what everyone does. */
    const apart = new Map<Seat, Written>();
    if (hasRun) {
      // What is over hides nothing.
      const places = isSame && !('over' in forAll) ? this.#handled() : common.zones.keys();
      for (const zone of places) this.#noteZone(zones, apart, common, table, zone);
    }
    const withZones = zonesIn(forAll, zones);
    for (const [seat, told] of this.#told) {
      const own = this.#ownChanges(table, seat, told, isSame, hasRun);
      const seen = apart.get(seat);
      const seenByIt = seen === undefined ? withZones : zonesIn(forAll, seen);
      changes.set(seat, own === null ? seenByIt : { ...seenByIt, ...own });
    }
    this.#attend(table);
    return changes;
  }

  /** What is only for one seat to know; null if nothing of it changed. */
  #ownChanges(
    table: Table<V>,
    seat: Seat,
    told: Told,
    isSame: boolean,
    hasRun: boolean,
  ): Changes | null {
    let own: Written | null = null;
    const notes = table.state.notes[seat] ?? [];
    if (!isSame || notes.length !== told.notes.length) {
      const change = changeOf(told.notes, notes);
      if (change !== undefined) own = { notes: change };
      told.notes = notes.slice();
    }
    const isAsked = table.pending.includes(seat);
    if (isAsked ? !hasRun && told.question !== null : told.question === null) return own;
    const question = isAsked ? questionView(table, seat) : null;
    const change = changeOf(told.question, question);
    told.question = question;
    if (change === undefined) return own;
    own ??= {};
    own['question'] = change;
    return own;
  }

  /** In their own order: that in which they were handled is not for everybody to know. */
  #handled(): Iterable<number> {
    return [...this.#touched].sort((a, b) => a - b);
  }

  #noteZone(
    zones: Written,
    apart: Map<Seat, Written>,
    common: Common,
    table: Table<V>,
    zone: number,
  ): void {
    const { name } = table.game.zones.list[zone]!;
    const inside = insiders(table, zone);
    const was = common.zones[zone];
    const now = zoneView(table, zone, SPECTATOR);
    const change = zoneChange(was, now);
    common.zones[zone] = now;
    for (const [seat, told] of this.#told) {
      const wasInside = told.zones.has(zone);
      const isInside = includes(inside, seat);
      let own = change;
      let seen = apart.get(seat);
      if (wasInside || isInside) {
        const before = wasInside ? told.zones.get(zone) : was;
        const after = isInside ? zoneView(table, zone, seat) : now;
        own = zoneChange(before, after);
        if (isInside) told.zones.set(zone, after);
        else told.zones.delete(zone);
        if (seen === undefined && (own !== undefined || change !== undefined)) {
          seen = { ...zones };
          apart.set(seat, seen);
        }
      }
      if (seen !== undefined && own !== undefined) seen[name] = own;
    }
    if (change !== undefined) zones[name] = change;
  }
}

/** Changes while they are put together. */
type Written = Record<string, Change>;

function zonesIn(forAll: Changes, zones: Changes): Changes {
  for (const _ in zones) return { ...forAll, zones };
  return forAll;
}

function zoneChange(was: ZoneView | undefined, now: ZoneView | undefined): Change | undefined {
  if (now === undefined) return was === undefined ? undefined : 0;
  return changeOf(was, now);
}

/** What everyone sees besides zones. */
function commonChanges<V>(common: Common, table: Table<V>): Record<string, Change> {
  const { over, asked, state } = table;
  const changes: Record<string, Change> = {};
  const vars = common.vars.catchUp(state.vars as Fields);
  if (vars !== undefined) changes['vars'] = vars;
  note(changes, 'asked', common.asked, asked);
  note(changes, 'over', common.over, over);
  if ('asked' in changes) common.asked = asked.slice();
  common.over = over;
  return changes;
}

function note(changes: Record<string, Change>, name: string, before: unknown, now: unknown): void {
  const change = changeOf(before, now);
  if (change !== undefined) changes[name] = change;
}
