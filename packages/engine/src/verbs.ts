import type { Branded } from './branded.ts';
import { CHECKED } from './checked.ts';
import { Broken } from './errors.ts';

/** One legal answer, packed into one number: a verb and its values. */
export type Option = Branded<'Option'>;

/** Where no option is meant. */
export const NO_OPTION = -1 as Option;

/** What a seat answers: one option, or a list where the question takes several. */
export type Answer = Option | readonly Option[];

/** A kind of value that an option can carry: how it is printed and parsed. */
export interface Domain<N extends string = string> {
  /** Names the texts of its values: the value `reactor` of `room` is the text `room.reactor`. */
  readonly name: N;
  readonly size: number;
  /** Values are shown verbatim, such as numbers and coordinates. */
  readonly literal?: boolean;
  print(value: number): string;
  /** The value a word stands for, or -1. */
  parse(word: string): number;
}

/** A domain of listed words. */
export function words<const N extends string>(name: N, list: readonly string[]): Domain<N> {
  const index = new Map(list.map((word, value) => [word, value]));
  return {
    name,
    size: list.length,
    print: (value) => list[value] ?? `${name}?${value}`,
    parse: (word) => index.get(word) ?? -1,
  };
}

/** A domain of whole numbers from 0 to max. */
export function numbers<const N extends string>(
  name: N,
  max: number,
): Domain<N> & { readonly literal: true } {
  return {
    name,
    size: max + 1,
    literal: true,
    print: (value) => String(value),
    parse: (word) => (/^\d{1,9}$/.test(word) && Number(word) <= max ? Number(word) : -1),
  };
}

/** The parameters of a verb: a name and a domain for each value. */
export type Param = readonly [name: string, domain: Domain];

/** The index of a verb's value: 0, 1, … */
type IndexIn<P extends readonly Param[]> = Exclude<Partial<P>['length'], P['length']>;

/** A verb with any parameters: called with its values, it gives the option. */
export interface Verb {
  (...values: number[]): Option;
  readonly word: string;
  readonly code: number;
  readonly params: readonly Param[];
  /** The value that an option of this verb carries at an index. */
  value(option: Option, index: number): number;
  /** All values of an option. */
  values(option: Option): readonly number[];
  /** Cache of printed options. */
  readonly printed: Map<Option, string>;
  /** Cache of refused options as shown: one for each reason against them. */
  readonly refused: Map<WhyNot, RefusedOption>;
}

/** Why an option is not offered. */
export interface WhyNot {
  readonly rule: string;
  /** Which of its reasons holds, where the rule has several. */
  readonly which?: string;
  /** How much is missing. */
  readonly missing?: number;
}

/** An option that is not offered, as a seat sees it. */
export interface RefusedOption extends WhyNot {
  readonly option: string;
}

/** A verb with known parameters. */
export interface VerbOf<P extends readonly Param[]> {
  (...values: { readonly [K in keyof P]: number }): Option;
  readonly word: string;
  readonly code: number;
  readonly params: P;
  value(option: Option, index: IndexIn<P>): number;
  values(option: Option): { readonly [K in keyof P]: number };
  readonly printed: Map<Option, string>;
  readonly refused: Map<WhyNot, RefusedOption>;
}

const CODE_BITS = 8;
const CODE_MASK = (1 << CODE_BITS) - 1;
/** Options of up to 31 bits are small integers (docs/engine.md#written-for-v8); longer ones are still exact. */
const QUICK_BITS = 31;
const OPTION_BITS = 53;

const bitsFor = (size: number): number => 32 - Math.clz32(Math.max(1, size - 1));

interface Layout {
  readonly code: number;
  /** For each value: its offset and its width in bits. */
  readonly below: readonly number[];
  readonly bits: readonly number[];
}

/** Packs and unpacks with shifts: for options of up to 31 bits. */
function quickly({ code, below, bits }: Layout): Packing {
  const masks = bits.map((n) => (1 << n) - 1);
  const [s0 = 0, s1 = 0, s2 = 0] = below;
  const make =
    below.length === 0
      ? () => code
      : below.length === 1
        ? (a: number) => code | (a << s0)
        : below.length === 2
          ? (a: number, b: number) => code | (a << s0) | (b << s1)
          : below.length === 3
            ? (a: number, b: number, c: number) => code | (a << s0) | (b << s1) | (c << s2)
            : (...values: number[]) => values.reduce((o, v, i) => o | (v << below[i]!), code);
  const value = (option: Option, index: number): number =>
    (option >>> below[index]!) & masks[index]!;
  return { make: make as (...values: number[]) => Option, value };
}

/** Packs and unpacks by multiplication: for options of up to 53 bits. */
function widely({ code, below, bits }: Layout): Packing {
  return {
    make: (...values: number[]): Option =>
      values.reduce((option, value, i) => option + value * 2 ** below[i]!, code) as Option,
    value: (option: Option, index: number): number =>
      Math.floor(option / 2 ** below[index]!) % 2 ** bits[index]!,
  };
}

function makeVerb(word: string, code: number, params: readonly Param[]): Verb {
  const bits = params.map(([, { size }]) => bitsFor(size));
  const below: number[] = [];
  let used = CODE_BITS;
  for (const own of bits) {
    below.push(used);
    used += own;
  }
  if (used > OPTION_BITS || code > CODE_MASK)
    throw new Broken(`verb "${word}" needs ${used} bits, an option has ${OPTION_BITS}`);
  const packing = (used > QUICK_BITS ? widely : quickly)({ code, below, bits });
  const { make, value } = CHECKED ? checked(packing, word, code, params) : packing;
  const values = (option: Option): number[] => params.map((_, index) => value(option, index));
  const kept = { printed: new Map(), refused: new Map() };
  return Object.assign(make, { word, code, params, value, values, ...kept });
}

interface Packing {
  make(...values: number[]): Option;
  value(option: Option, index: number): number;
}

/** The same, with checks that name what the game's author got wrong. */
function checked(
  { make, value }: Packing,
  word: string,
  code: number,
  params: readonly Param[],
): Packing {
  const makeChecked = (...values: number[]): Option => {
    if (values.length !== params.length)
      throw new Broken(`"${word}" takes ${params.length} values, not ${values.length}`);
    for (let index = 0; index < values.length; index++) {
      const [name, { size }] = params[index]!;
      const one = values[index]!;
      if (!Number.isInteger(one) || one < 0 || one >= size)
        throw new Broken(`${name} of "${word}" is 0 to ${size - 1}, not ${one}`);
    }
    return make(...values);
  };
  const valueChecked = (option: Option, index: number): number => {
    if (codeOf(option) !== code || index >= params.length)
      throw new Broken(`option ${option} has no value ${index} of "${word}"`);
    return value(option, index);
  };
  return { make: makeChecked, value: valueChecked };
}

/** Declarations of verbs: the parameters of each, in order. */
export type VerbSpecs = Readonly<Record<string, readonly Param[]>>;

/** The verbs of a game, in the order given; `after` continues the numbering of another set. */
export function verbs<const S extends VerbSpecs>(
  specs: S,
  after = 0,
): { readonly [N in keyof S]: VerbOf<S[N]> } {
  // Not filled name by name: docs/engine.md#written-for-v8.
  return Object.fromEntries(
    Object.keys(specs).map((word, index) => [word, makeVerb(word, after + index, specs[word]!)]),
  ) as unknown as { readonly [N in keyof S]: VerbOf<S[N]> };
}

/** The number of an option's verb, for a `switch`. */
export const codeOf = (option: Option): number => option & CODE_MASK;
