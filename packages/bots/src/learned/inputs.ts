/**
 * The inputs of a network by name. A weights file lists the names of its inputs at training time, so
 * that a card, effect, Room or verb added later needs no training: unknown inputs read 0.
 */
import { codeOf, type Game, type Option, valueIn } from '@deadlight/engine';
import type { FeatureEncoder } from './eyes.ts';

/** Sizes of the one-hot parts: steps that ask, verbs, and verbs with their first value. */
export const ASKS = 32;
export const VERBS = 192;
export const SAYINGS = 64;
export const MANNERS = 8;

/** Names of the inputs that do not depend on the game's encoder. */
export const HABITS = ['habit', 'habit.best', 'habit.gap', 'habit.purpose'] as const;

/** `part.0`, `part.1`, … */
export const numbered = (part: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${part}.${i}`);

type Encoder = Pick<FeatureEncoder, 'stateNames' | 'optionNames'>;

/** The names of all inputs for a question and for each option, in order. */
export interface InputNames {
  readonly state: readonly string[];
  readonly option: readonly string[];
}

export const inputNames = (eyes: Encoder): InputNames => ({
  state: [...numbered('asks', ASKS), ...eyes.stateNames],
  option: [
    ...HABITS,
    ...numbered('manner', MANNERS),
    ...numbered('verb', VERBS),
    ...numbered('saying', SAYINGS),
    ...eyes.optionNames,
  ],
});

/** How steps, verbs and words were numbered when a network was trained. */
export interface Numbering {
  /** The steps that asked. */
  readonly asks: readonly string[];
  /** Each verb with its code, and which list in `words` holds the names of its first value; null for numbers. */
  readonly verbs: readonly {
    readonly word: string;
    readonly code: number;
    readonly list: number | null;
  }[];
  readonly words: readonly (readonly string[])[];
}

/** What a weights file says about its inputs. */
export interface Inputs extends InputNames, Numbering {}

type Speaking = Pick<Game, 'steps' | 'verbByCode'>;

/** The game's present numbering. */
export function numberingOf({ steps, verbByCode }: Speaking): Numbering {
  const words: string[][] = [];
  const listOf = (list: string[]): number => {
    const known = words.findIndex((one) => one.join() === list.join());
    return known < 0 ? words.push(list) - 1 : known;
  };
  return {
    asks: [...steps.values()].flatMap(({ at, step }) =>
      step === null || typeof step === 'function' ? [] : [at],
    ),
    verbs: Array.from(verbByCode).flatMap((verb): Numbering['verbs'] => {
      if (verb === undefined) return [];
      const { word, code, params } = verb;
      const first = params[0]?.[1];
      if (first === undefined || first.literal) return [{ word, code, list: null }];
      const list = listOf(Array.from({ length: first.size }, (_, i) => first.print(i)));
      return [{ word, code, list }];
    }),
    words,
  };
}

/** Hashes a name or a number into a fixed number of places. */
function bucketOf(name: string, of: number): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  return (hash >>> 0) % of;
}

const NONE = -1;

/** The input index of a step, a verb, or a verb with its first value; -1 if the network does not know it. */
export class Places {
  readonly #asks: ReadonlySet<string>;
  readonly #codes: Int32Array;
  readonly #values: readonly (Int32Array | null)[];

  constructor({ verbByCode }: Speaking, { asks, verbs, words }: Numbering) {
    this.#asks = new Set(asks);
    const known = new Map(verbs.map((verb) => [verb.word, verb]));
    const numbers = words.map((list) => new Map(list.map((word, i) => [word, i])));
    this.#codes = Int32Array.from(verbByCode, (verb) => known.get(verb?.word ?? '')?.code ?? NONE);
    this.#values = Array.from(verbByCode, (verb) => {
      const list = known.get(verb?.word ?? '')?.list ?? null;
      const first = verb?.params[0]?.[1];
      if (list === null || first === undefined) return null;
      return Int32Array.from(
        { length: first.size },
        (_, value) => numbers[list]!.get(first.print(value)) ?? NONE,
      );
    });
  }

  asks(step: string): number {
    return this.#asks.has(step) ? bucketOf(step, ASKS) : NONE;
  }

  verb(option: Option): number {
    return this.#codes[codeOf(option)]!;
  }

  /** A verb with its first value; a verb without values is encoded by the verb alone. */
  saying<V>(game: Game<V>, option: Option): number {
    const code = codeOf(option);
    const verb = this.#codes[code]!;
    if (verb < 0 || game.verbByCode[code]!.params.length === 0) return NONE;
    const value = valueIn(game, option, 0);
    const known = this.#values[code]?.[value] ?? value;
    return known < 0 ? NONE : (Math.imul(verb, 31) + Math.imul(known, 17)) % SAYINGS;
  }
}
