import { Broken } from './errors.ts';
import type { Procedure } from './procedure.ts';
import type { Hidden } from './redeal.ts';
import type { Seat } from './seats.ts';
import type { Table } from './table.ts';
import type { Verb } from './verbs.ts';
import type { Zones } from './zones.ts';

/** What a thing can be. Copies of one kind cannot be told apart. */
export interface Kind {
  readonly name: string;
  /** Names its text: the kind `armor` of the group `card` is the text `card.armor`. */
  readonly group: string;
  /** What can be seen of it from behind. */
  readonly back: string;
}

export type OptionValue = string | number | boolean;

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
  /** No game of it takes more decisions than this. */
  readonly longest: number;
  vars(setup: Setup): V;
  /** Puts everything in its place and calls the first procedure. */
  setUp(table: Table<V>, setup: Setup): void;
  /** Deals anew what a seat cannot know, where shuffling faces of one back is not enough. */
  redeal?(table: Table<V>, seat: Seat, hidden: Hidden): void;
}

interface Compiled {
  readonly names: readonly string[];
  readonly index: Readonly<Record<string, number>>;
  readonly steps: Procedure<never, never>['steps'];
}

/** A game made ready to be played. */
export interface Game<V = unknown> extends GameSpec<V> {
  readonly compiled: Readonly<Record<string, Compiled>>;
  readonly verbByCode: readonly (Verb | undefined)[];
  readonly kindByName: Readonly<Record<string, number>>;
}

export function defineGame<V>(spec: GameSpec<V>): Game<V> {
  const compiled: Record<string, Compiled> = {};
  for (const { name, steps } of spec.procedures) {
    if (compiled[name]) throw new Broken(`${spec.id}: two procedures are called "${name}"`);
    const names = Object.keys(steps);
    compiled[name] = { names, steps, index: Object.fromEntries(names.map((step, i) => [step, i])) };
  }
  const verbByCode: (Verb | undefined)[] = [];
  for (const verb of Object.values(spec.verbs)) {
    if (verbByCode[verb.code])
      throw new Broken(`${spec.id}: "${verb.word}" has the code of another verb`);
    verbByCode[verb.code] = verb;
  }
  const kindByName = Object.fromEntries(spec.kinds.map((kind, index) => [kind.name, index]));
  return { ...spec, compiled, verbByCode, kindByName };
}
