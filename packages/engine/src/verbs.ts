import { Broken } from './errors.ts';

/** One legal answer, packed into one number: a verb and its values. */
export type Option = number;

/** What a seat answers: one option, or a list where the question takes several. */
export type Answer = Option | readonly Option[];

/** A kind of value that an option can carry: how it is written and read. */
export interface Domain {
  /** Names the texts of its values: the value `reactor` of `room` is the text `room.reactor`. */
  readonly name: string;
  readonly size: number;
  /** Its values are shown as they are written, such as numbers and coordinates. */
  readonly literal?: boolean;
  print(value: number): string;
  /** The value a word stands for, or -1. */
  parse(word: string): number;
}

/** A domain of listed words. */
export function words(name: string, list: readonly string[]): Domain {
  const index = new Map(list.map((word, value) => [word, value]));
  return {
    name,
    size: list.length,
    print: (value) => list[value] ?? `${name}?${value}`,
    parse: (word) => index.get(word) ?? -1,
  };
}

/** A domain of whole numbers from 0 to max. */
export function numbers(name: string, max: number): Domain {
  return {
    name,
    size: max + 1,
    literal: true,
    print: (value) => String(value),
    parse: (word) => (/^\d{1,9}$/.test(word) && Number(word) <= max ? Number(word) : -1),
  };
}

/** One thing a player can say: called with its values it gives the option. */
export interface Verb {
  (...values: number[]): Option;
  readonly word: string;
  readonly code: number;
  readonly params: readonly (readonly [string, Domain])[];
  /** The value that an option of this verb carries at a place. */
  value(option: Option, place: number): number;
}

const CODE_BITS = 8;
const CODE_MASK = (1 << CODE_BITS) - 1;
const OPTION_BITS = 31;

const bitsFor = (size: number): number => 32 - Math.clz32(Math.max(1, size - 1));

function makeVerb(word: string, code: number, spec: Readonly<Record<string, Domain>>): Verb {
  const params = Object.entries(spec);
  const shifts: number[] = [];
  const masks: number[] = [];
  let used = CODE_BITS;
  for (const [, domain] of params) {
    shifts.push(used);
    masks.push((1 << bitsFor(domain.size)) - 1);
    used += bitsFor(domain.size);
  }
  if (used > OPTION_BITS || code > CODE_MASK)
    throw new Broken(`verb "${word}" needs ${used} bits, an option has ${OPTION_BITS}`);
  const [s0 = 0, s1 = 0, s2 = 0] = shifts;
  const make =
    params.length === 0
      ? () => code
      : params.length === 1
        ? (a: number) => code | (a << s0)
        : params.length === 2
          ? (a: number, b: number) => code | (a << s0) | (b << s1)
          : params.length === 3
            ? (a: number, b: number, c: number) => code | (a << s0) | (b << s1) | (c << s2)
            : (...values: number[]) => values.reduce((o, v, i) => o | (v << shifts[i]!), code);
  return Object.assign(make as (...values: number[]) => Option, {
    word,
    code,
    params,
    value: (option: Option, place: number) => (option >>> shifts[place]!) & masks[place]!,
  });
}

/** The verbs of a game, in the order given; `after` continues the numbering of another set. */
export function verbs<N extends string>(
  specs: Readonly<Record<N, Readonly<Record<string, Domain>>>>,
  after = 0,
): Readonly<Record<N, Verb>> {
  // Filled name by name, so long a record would be slow to read from.
  return Object.fromEntries(
    (Object.keys(specs) as N[]).map((word, index) => [
      word,
      makeVerb(word, after + index, specs[word]),
    ]),
  ) as Record<N, Verb>;
}

/** The number of an option's verb, for a `switch`. */
export const codeOf = (option: Option): number => option & CODE_MASK;
