import { Broken } from './errors.ts';
import { END, type Procedure, type Step, stepName } from './procedure.ts';
import type { Hidden } from './redeal.ts';
import { NOBODY, type Seat, type Seats } from './seats.ts';
import type { Table } from './table.ts';
import type { Option, Verb } from './verbs.ts';
import type { Writing } from './written.ts';
import type { Zones } from './zones.ts';

/** What a thing can be. Copies of one kind cannot be told apart. */
export interface Kind {
  readonly name: string;
  /** Names its text: the kind `armor` of the group `card` is the text `card.armor`. */
  readonly group: string;
  /** What can be seen of it from behind. */
  readonly back: string;
  /** What its face shows, where that is less than what it is: the kind that is written there. */
  readonly front?: string;
}

export type OptionValue = string | number | boolean;

/** So many things of a kind, in a zone. */
export type Stock = readonly [kind: number, zone: number, copies: number];

/** How a table is set up: everything that, with the decisions, makes a game. */
export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** A game, as its author writes it. */
export interface GameSpec<V> {
  readonly id: string;
  /** Changes whenever a game with the same decisions could go on differently. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Table options and their values; the first is the default. */
  readonly options: Readonly<Record<string, readonly OptionValue[]>>;
  readonly kinds: readonly Kind[];
  readonly zones: Zones<string>;
  readonly verbs: Readonly<Record<string, Verb>>;
  readonly procedures: readonly Procedure<V, never>[];
  /** What numbers stand for in fields of variables and frames, where the order of content decides. */
  readonly writing?: ReadonlyMap<string, Writing>;
  /** The address of a rule in this game's catalogue, where shared rules cite it by a name of their own. */
  rule?(name: string): string;
  /** No game of it takes more decisions than this. */
  readonly longest: number;
  vars(setup: Setup): V;
  /** What lies in the same place whenever a game begins: laid out once, and copied for each. */
  readonly stock?: readonly Stock[];
  /** Puts everything else in its place and calls the first procedure. */
  setUp(table: Table<V>, setup: Setup): void;
  /** What an option costs at least, in cards or in action points, where it is one that costs. */
  costOf?(table: Table<V>, seat: Seat, option: Option): number | null;
  /** Deals anew what a seat cannot know, where shuffling faces of one back is not enough. */
  redeal?(table: Table<V>, seat: Seat, hidden: Hidden): void;
}

/** A step in its place: the one after it, and all steps of its procedure by their short names. */
export interface Standing {
  /** Its full name, or `END`. */
  readonly at: string;
  /** None behind the last step of a procedure. */
  readonly step: Step<never, never> | null;
  next: Standing;
  readonly siblings: ReadonlyMap<string, Standing>;
  /** Where it sent its procedure last, which is mostly where it sends it again: the name, and the step. */
  sentTo: string;
  sent: Standing;
}

/** A game made ready to be played. */
export interface Game<V = unknown> extends GameSpec<V> {
  /** Every step of every procedure, by its full name. */
  readonly steps: ReadonlyMap<string, Standing>;
  /** Where each procedure begins; by its number, which is its name's, so that a game can put its own in place of a shared one. */
  readonly entries: readonly (Standing | undefined)[];
  readonly verbByCode: readonly (Verb | undefined)[];
  readonly laid: Laid;
}

/** Things as a state has them: for each its zone, its kind and who knows it, and for each zone its things. */
export interface Laid {
  readonly where: readonly number[];
  readonly face: readonly number[];
  readonly known: readonly Seats[];
  readonly zones: readonly (readonly number[])[];
}

function lay(zones: number, stock: readonly Stock[]): Laid {
  const laid = {
    where: [] as number[],
    face: [] as number[],
    known: [] as Seats[],
    zones: Array.from({ length: zones }, (): number[] => []),
  };
  for (const [kind, zone, copies] of stock)
    for (let i = 0; i < copies; i++) {
      laid.zones[zone]!.push(laid.where.length);
      laid.where.push(zone);
      laid.face.push(kind);
      laid.known.push(NOBODY);
    }
  return laid;
}

/** Where a procedure stands that has been left. */
export const LEFT = {
  at: END,
  step: null,
  siblings: new Map(),
  sentTo: END,
} as unknown as Standing;
LEFT.next = LEFT;
LEFT.sent = LEFT;

export function defineGame<V>(spec: GameSpec<V>): Game<V> {
  const placed = new Map<string, Standing>();
  const entries: (Standing | undefined)[] = [];
  for (const { name, number, steps } of spec.procedures) {
    const names = Object.keys(steps);
    const siblings = new Map<string, Standing>();
    let next = LEFT;
    for (const short of names.toReversed()) {
      const at = stepName(name, short);
      if (placed.has(at)) throw new Broken(`${spec.id}: two procedures are called "${name}"`);
      next = { at, step: steps[short]!, next, siblings, sentTo: END, sent: LEFT };
      siblings.set(short, next);
      placed.set(at, next);
    }
    entries[number] = next;
  }
  const verbByCode: (Verb | undefined)[] = [];
  for (const verb of Object.values(spec.verbs)) {
    if (verbByCode[verb.code])
      throw new Broken(`${spec.id}: "${verb.word}" has the code of another verb`);
    verbByCode[verb.code] = verb;
  }
  const laid = lay(spec.zones.list.length, spec.stock ?? []);
  return { ...spec, steps: placed, entries, verbByCode, laid };
}
