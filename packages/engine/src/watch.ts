import { type Change, type Changes, changeOf, type Fields } from './changes.ts';
import { includes, type Seat, type Seats, SPECTATOR } from './seats.ts';
import { Snapshot } from './snapshot.ts';
import type { Ending, Plain } from './state.ts';
import type { Table } from './table.ts';
import { insiders, questionView, type View, viewOf, type ZoneView, zoneView } from './view.ts';

/** What one seat was told last. */
interface Told {
  readonly seat: Seat;
  /** The zones that it sees differently from a spectator, as it sees them. */
  readonly zones: Map<number, ZoneView | undefined>;
  notes: View['notes'];
  question: View['question'];
}

/** What everyone was told last. */
interface Common {
  readonly vars: Snapshot;
  /** By zone, as a spectator sees them. */
  readonly zones: (ZoneView | undefined)[];
  /** By zone, the seats that may see it differently. */
  readonly insiders: Seats[];
  asked: readonly Seat[];
  over: Ending | null;
}

/**
 * Follows a table for all watchers, and reports to each what changed. The table itself records where
 * something was touched; what looks the same to all is computed once for all of them. A view with all
 * changes applied equals `viewOf`. While nobody watches, it costs nothing.
 */
export class Watch<V = unknown> {
  #table: Table<V>;
  #told: readonly Told[] = [];
  #common: Common | null = null;
  /** Zones touched since the last look: maintained by the table. */
  #touched = new Set<number>();
  #runs = 0;

  constructor(table: Table<V>) {
    this.#table = table;
  }

  /** A seat's whole view at the last look; from then on `look` reports its changes. */
  follow(seat: Seat): View<V> {
    const table = this.#table;
    const common = this.#common ?? this.#begin(table);
    const view = viewOf(table, seat);
    const zones = new Map<number, ZoneView | undefined>();
    for (let zone = 0; zone < common.zones.length; zone++)
      if (includes(common.insiders[zone]!, seat))
        zones.set(zone, view.zones[table.game.zones.list[zone]!.name]);
    const { notes, question } = view;
    this.#told = [...this.#others(seat), { seat, zones, notes, question }];
    return view;
  }

  /** Starts recording. */
  #begin(table: Table<V>): Common {
    const { game, state } = table;
    this.#common = {
      vars: new Snapshot(state.vars as Fields),
      zones: game.zones.list.map((_, zone) => zoneView(table, zone, SPECTATOR)),
      insiders: game.zones.list.map((_, zone) => insiders(table, zone)),
      asked: table.asked.slice(),
      over: table.over,
    };
    this.#attach(table);
    return this.#common;
  }

  #attach(table: Table<V>): void {
    // A new one rather than `clear`: docs/engine.md#written-for-v8.
    if (this.#touched.size > 0) this.#touched = new Set();
    table.touched = this.#touched;
    this.#table = table;
    this.#runs = table.runs;
  }

  /** The seats that are followed. */
  get followed(): readonly Seat[] {
    return this.#told.map(({ seat }) => seat);
  }

  #others(seat: Seat): readonly Told[] {
    return this.#told.filter((told) => told.seat !== seat);
  }

  forget(seat: Seat): void {
    this.#told = this.#others(seat);
    if (this.#told.length > 0) return;
    this.#common = null;
    if (this.#table.touched === this.#touched) this.#table.touched = null;
  }

  /**
   * Reports what changed for each seat that is followed. Seats that see nothing
   * more than a spectator share one object.
   */
  look(table: Table<V>): ReadonlyMap<Seat, Changes> {
    const changes = new Map<Seat, Changes>();
    const common = this.#common;
    if (common === null) {
      this.#table = table;
      return changes;
    }
    const isSame = table === this.#table && table.touched === this.#touched;
    // An answer to a simultaneous question changes nothing before the last one is in.
    const hasRun = !isSame || table.runs !== this.#runs || this.#touched.size > 0;
    const forAll = hasRun ? commonChanges(common, table) : {};
    const zones: ChangeDraft = {};
    /** Zones as seen by seats whose view differs from the spectator's. */
    const apart: Record<Seat, ChangeDraft> = {};
    if (hasRun) {
      // Nothing is hidden once the game is over.
      const places = isSame && !('over' in forAll) ? this.#handled() : common.zones.keys();
      for (const zone of places) this.#noteZone(zones, apart, common, table, zone);
    }
    const withZones = zonesIn(forAll, zones);
    for (const told of this.#told) {
      const { seat } = told;
      const own = this.#ownChanges(table, told, isSame, hasRun);
      const seen = apart[seat];
      const seenByIt = seen === undefined ? withZones : zonesIn(forAll, seen);
      changes.set(seat, own === null ? seenByIt : { ...seenByIt, ...own });
    }
    this.#attach(table);
    return changes;
  }

  /** Changes that only one seat may know; null if there are none. */
  #ownChanges(table: Table<V>, told: Told, isSame: boolean, hasRun: boolean): Changes | null {
    const { seat } = told;
    let own: ChangeDraft | null = null;
    const notes = table.state.notes[seat] ?? [];
    if (!isSame || notes.length !== told.notes.length) {
      const change = changeOf(told.notes, notes);
      if (change !== undefined) own = { notes: change };
      told.notes = notes.slice();
    }
    const isAsked = table.pending.includes(seat);
    if (isAsked ? !hasRun && told.question !== null : told.question === null) return own;
    const question = isAsked ? questionView(table, seat) : null;
    const change = questionChange(told.question, question);
    told.question = question;
    if (change === undefined) return own;
    own ??= {};
    own['question'] = change;
    return own;
  }

  /** In zone order: the order in which they were touched is not public. */
  #handled(): Iterable<number> {
    return [...this.#touched].sort((a, b) => a - b);
  }

  #noteZone(
    zones: ChangeDraft,
    apart: Record<Seat, ChangeDraft>,
    common: Common,
    table: Table<V>,
    zone: number,
  ): void {
    const { name } = table.game.zones.list[zone]!;
    const inside = insiders(table, zone);
    const wereInside = common.insiders[zone]!;
    const was = common.zones[zone];
    const now = zoneView(table, zone, SPECTATOR);
    const change = zoneChange(was, now);
    common.insiders[zone] = inside;
    // Equal values stay the same object: less work for the garbage collector.
    if (change !== undefined) common.zones[zone] = now;
    for (const told of this.#told) {
      const { seat } = told;
      let own = change;
      let seen = apart[seat];
      if (includes(wereInside | inside, seat)) {
        const before = includes(wereInside, seat) ? told.zones.get(zone) : was;
        const after = includes(inside, seat) ? zoneView(table, zone, seat) : now;
        own = zoneChange(before, after);
        if (!includes(inside, seat)) told.zones.delete(zone);
        else if (own !== undefined || !includes(wereInside, seat)) told.zones.set(zone, after);
        if (seen === undefined && (own !== undefined || change !== undefined)) {
          seen = { ...zones };
          apart[seat] = seen;
        }
      }
      if (seen !== undefined && own !== undefined) seen[name] = own;
    }
    if (change !== undefined) zones[name] = change;
  }
}

/** Changes under construction. */
type ChangeDraft = Record<string, Change>;

function zonesIn(forAll: Changes, zones: Changes): Changes {
  for (const _ in zones) return { ...forAll, zones };
  return forAll;
}

/** What `changeOf` would say. The fields are named, since this runs for several zones after every decision: docs/engine.md#written-for-v8. */
function zoneChange(was: ZoneView | undefined, now: ZoneView | undefined): Change | undefined {
  if (now === undefined) return was === undefined ? undefined : 0;
  if (was === undefined) return [now as unknown as Plain];
  let changes: ChangeDraft | undefined;
  if (was.size !== now.size) changes = { size: [now.size] };
  changes = withPart(changes, 'cards', was.cards, now.cards);
  changes = withPart(changes, 'placed', was.placed, now.placed);
  return withPart(changes, 'hidden', was.hidden, now.hidden);
}

function withPart(
  changes: ChangeDraft | undefined,
  name: string,
  was: unknown,
  now: unknown,
): ChangeDraft | undefined {
  if (was === now) return changes;
  const change = now === undefined ? 0 : was === undefined ? [now as Plain] : changeOf(was, now);
  if (change === undefined) return changes;
  const made = changes ?? {};
  made[name] = change as Change;
  return made;
}

/** Two different questions have hardly anything in common: telling them apart would cost more than it saves. */
const questionChange = (was: View['question'], now: View['question']): Change | undefined =>
  was === null || now === null || was.at === now.at
    ? changeOf(was, now)
    : [now as unknown as Plain];

/** The public parts of a view other than zones. */
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
