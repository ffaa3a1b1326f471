import { Broken } from './errors.ts';
import { END, type Procedure, type Step, stepName } from './procedure.ts';
import type { Hidden } from './redeal.ts';
import { NOBODY, type Seat, type Seats } from './seats.ts';
import type { Table } from './table.ts';
import type { Option } from './verbs.ts';
import {
  defineVocabulary,
  type Kind,
  type OptionValue,
  type Vocabulary,
  type VocabularySpec,
} from './vocabulary.ts';
import type { Writing } from './written.ts';
import type { Thing } from './zones.ts';

/** A number of things of one kind, in a zone. */
export type Stock = readonly [kind: Kind, zone: number, copies: number];

/** How a table is set up. Set-up and decisions together determine the whole game. */
export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** A game, as its author writes it. */
export interface GameSpec<V> extends VocabularySpec {
  readonly procedures: readonly Procedure<V, never>[];
  /** What the numbers in variables and frames stand for, where they depend on the order of content. */
  readonly writing?: ReadonlyMap<string, Writing>;
  /** Upper bound on the decisions of one game. */
  readonly longest: number;
  vars(setup: Setup): V;
  /** What lies in the same place at the start of every game: laid out once, then copied. */
  readonly stock?: readonly Stock[];
  /** Puts everything else in its place and calls the first procedure. */
  setUp(table: Table<V>, setup: Setup): void;
  /** The minimum cost of an option, in cards or action points, if it has one. */
  costOf?(table: Table<V>, seat: Seat, option: Option): number | null;
  /** Redeals what a seat cannot know, if shuffling the faces of each back is not enough. */
  redeal?(table: Table<V>, seat: Seat, hidden: Hidden): void;
}

/** A step with its successor and all steps of its procedure by short name. */
export interface StepNode {
  /** Its full name, or `END`. */
  readonly at: string;
  /** The next step; none after the last. */
  readonly step: Step<never, never> | null;
  next: StepNode;
  readonly siblings: ReadonlyMap<string, StepNode>;
  /** Cache of the last jump from here (name and step), which is usually repeated. */
  sentTo: string;
  sent: StepNode;
}

/** A game made ready to be played. */
export interface Game<V = unknown> extends GameSpec<V>, Vocabulary {
  /** Every step of every procedure, by its full name. */
  readonly steps: ReadonlyMap<string, StepNode>;
  /** First step of each procedure, by the number of its name, so that a game can replace a shared procedure. */
  readonly entries: readonly (StepNode | undefined)[];
  readonly initial: InitialThings;
}

/** Things as a state holds them: the zone, kind and knowers of each, and the things in each zone. */
export interface InitialThings {
  readonly where: readonly number[];
  readonly face: readonly Kind[];
  readonly known: readonly Seats[];
  readonly zones: readonly (readonly Thing[])[];
}

function placeStock(zones: number, stock: readonly Stock[]): InitialThings {
  const initial = {
    where: [] as number[],
    face: [] as Kind[],
    known: [] as Seats[],
    zones: Array.from({ length: zones }, (): Thing[] => []),
  };
  for (const [kind, zone, copies] of stock)
    for (let i = 0; i < copies; i++) {
      initial.zones[zone]!.push(initial.where.length as Thing);
      initial.where.push(zone);
      initial.face.push(kind);
      initial.known.push(NOBODY);
    }
  return initial;
}

/** The node of a procedure that has ended. */
export const FINISHED = {
  at: END,
  step: null,
  siblings: new Map(),
  sentTo: END,
} as unknown as StepNode;
FINISHED.next = FINISHED;
FINISHED.sent = FINISHED;

export function defineGame<V>(spec: GameSpec<V>): Game<V> {
  const placed = new Map<string, StepNode>();
  const entries: (StepNode | undefined)[] = [];
  for (const { name, number, steps } of spec.procedures) {
    const names = Object.keys(steps);
    const siblings = new Map<string, StepNode>();
    let next = FINISHED;
    for (const short of names.toReversed()) {
      const at = stepName(name, short);
      if (placed.has(at)) throw new Broken(`${spec.id}: two procedures are called "${name}"`);
      next = { at, step: steps[short]!, next, siblings, sentTo: END, sent: FINISHED };
      siblings.set(short, next);
      placed.set(at, next);
    }
    entries[number] = next;
  }
  const { verbByCode } = defineVocabulary(spec);
  const initial = placeStock(spec.zones.list.length, spec.stock ?? []);
  return { ...spec, steps: placed, entries, verbByCode, initial };
}
