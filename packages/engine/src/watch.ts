import { type Change, type Changes, changeOf, shared } from './changes.ts';
import { includes, type Seat } from './seats.ts';
import type { Ending } from './state.ts';
import type { Table } from './table.ts';
import { questionView, type View, viewOf, type ZoneView, zoneView } from './view.ts';

/** What one seat was told last. */
interface Told {
  readonly zones: Record<string, ZoneView>;
  notes: View['notes'];
  question: View['question'];
}

/**
 * Follows a table for all who look at it, and says to each what changed. What has moved is worked out
 * once for all of them. A view with all changes applied is what `viewOf` gives.
 */
export class Watch<V = unknown> {
  #table: Table<V>;
  readonly #told = new Map<Seat, Told>();
  #vars: V;
  #asked: readonly Seat[];
  #over: Ending | null;
  #zones: readonly (readonly number[])[] = [];
  #face: readonly number[] = [];
  #known: readonly number[] = [];

  constructor(table: Table<V>) {
    this.#table = table;
    this.#vars = shared(undefined, table.state.vars);
    this.#asked = table.asked.slice();
    this.#over = table.over;
    this.#remember(table);
  }

  /** All that a seat sees, at the last look; from then on `look` says what changes for it. */
  follow(seat: Seat): View<V> {
    const view = viewOf(this.#table, seat);
    this.#told.set(seat, {
      zones: { ...view.zones },
      notes: view.notes,
      question: view.question,
    });
    return view;
  }

  /** The seats that are followed. */
  get followed(): readonly Seat[] {
    return [...this.#told.keys()];
  }

  /** What a seat that is followed was asked at the last look. */
  question(seat: Seat): View['question'] {
    return this.#told.get(seat)?.question ?? null;
  }

  forget(seat: Seat): void {
    this.#told.delete(seat);
  }

  /** Looks at the table as it is now, and says what changed for each seat that is followed. */
  look(table: Table<V>): ReadonlyMap<Seat, Changes> {
    const changes = new Map<Seat, Changes>();
    const moved = this.#moved(table);
    const vars = shared(this.#vars, table.state.vars);
    const asked = shared(this.#asked, table.asked);
    const { over } = table;
    const common: Record<string, Change> = {};
    note(common, 'vars', this.#vars, vars);
    note(common, 'asked', this.#asked, asked);
    note(common, 'over', this.#over, over);
    for (const [seat, told] of this.#told) {
      const own = { ...common };
      const zones = zoneChanges(told.zones, table, moved, seat);
      if (zones !== undefined) own['zones'] = zones;
      const notes = shared(told.notes, table.state.notes[seat] ?? []);
      note(own, 'notes', told.notes, notes);
      told.notes = notes;
      const question = questionView(table, seat);
      note(own, 'question', told.question, question);
      told.question = question;
      changes.set(seat, own);
    }
    this.#table = table;
    this.#vars = vars;
    this.#asked = asked;
    this.#over = over;
    this.#remember(table);
    return changes;
  }

  /** The zones that may not look as they did, to one seat or another. */
  #moved(table: Table<V>): number[] {
    const { face, known, over, zones } = table.state;
    // What is over hides nothing.
    const sameRules = (over === null) === (this.#over === null);
    const moved: number[] = [];
    for (let zone = 0; zone < zones.length; zone++) {
      const now = zones[zone]!;
      const was = this.#zones[zone]!;
      let same = sameRules && now.length === was.length;
      for (let i = 0; same && i < now.length; i++) {
        const thing = now[i]!;
        same =
          thing === was[i] &&
          face[thing] === this.#face[thing] &&
          known[thing] === this.#known[thing];
      }
      if (!same) moved.push(zone);
    }
    return moved;
  }

  #remember({ state }: Table<V>): void {
    const before = this.#zones;
    this.#zones = state.zones.map((zone, i) =>
      before[i] !== undefined && sameList(zone, before[i]) ? before[i] : zone.slice(),
    );
    this.#face = state.face.slice();
    this.#known = state.known.slice();
  }
}

function note(changes: Record<string, Change>, name: string, before: unknown, now: unknown): void {
  const change = changeOf(before, now);
  if (change !== undefined) changes[name] = change;
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Brings what a seat was told of the zones up to date. */
function zoneChanges<V>(
  told: Record<string, ZoneView>,
  table: Table<V>,
  moved: readonly number[],
  seat: Seat,
): Changes | undefined {
  const changes: Record<string, Change> = {};
  let any = false;
  for (const index of moved) {
    const { name, size } = table.game.zones.list[index]!;
    const before = told[name];
    const seen = table.over !== null || includes(size, seat);
    if (seen && table.zone(index).length > 0) {
      const now = zoneView(table, index, seat);
      const change = changeOf(before, now);
      if (change === undefined) continue;
      told[name] = now;
      changes[name] = change;
    } else {
      if (before === undefined) continue;
      delete told[name];
      changes[name] = 0;
    }
    any = true;
  }
  return any ? changes : undefined;
}
