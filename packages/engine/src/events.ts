/** The events of a game: every kind of log line, declared with its fields. */
import { Broken } from './errors.ts';
import type { Line } from './log.ts';
import { HIDDEN, isSecret, type Ref, ref, type Secret } from './refs.ts';
import type { Plain } from './state.ts';
import type { Domain } from './verbs.ts';

/** A field whose value is the name of a text, `@room.reactor`: for names that depend on the table. */
export interface Named<N extends string = string> {
  readonly field: 'named';
  readonly domains: readonly N[];
}

export interface NumberField {
  readonly field: 'number';
}

/** A field that holds one of a few words, which texts and readers can distinguish. */
export interface OneOf<W extends string = string> {
  readonly field: 'word';
  readonly words: readonly W[];
}

/** A field that holds any text, shown verbatim. */
export interface TextField {
  readonly field: 'text';
}

export interface ListOf<F = unknown> {
  readonly field: 'list';
  readonly of: F;
}

/** What a field of an event can hold. Domain values are given as numbers. */
export type Field = Domain | Named | NumberField | OneOf | TextField | ListOf<Field>;
export type Fields = Readonly<Record<string, Field>>;

export const NUMBER: NumberField = { field: 'number' };
export const TEXT: TextField = { field: 'text' };
export const named = <const N extends string>(...domains: readonly N[]): Named<N> => ({
  field: 'named',
  domains,
});
export const oneOf = <const W extends string>(...words: readonly W[]): OneOf<W> => ({
  field: 'word',
  words,
});
export const listOf = <F extends Field>(of: F): ListOf<F> => ({ field: 'list', of });

/** What a rule passes for a field. */
export type Given<F> = F extends Domain
  ? number | Secret
  : F extends Named<infer N>
    ? Ref<N> | Secret
    : F extends NumberField
      ? number
      : F extends OneOf<infer W>
        ? W
        : F extends TextField
          ? string
          : F extends ListOf<infer G>
            ? readonly Given<G>[]
            : never;

/** The values of an event, as a rule passes them. */
export type GivenData<F extends Fields> = { readonly [K in keyof F]: Given<F[K]> };

/** One kind of log line. A game may add traits of its own, such as how its story is told. */
export interface LogEvent<F extends Fields = Fields> {
  readonly name: string;
  readonly data: F;
}

export type LogEvents = Readonly<Record<string, LogEvent>>;

/** Declarations of events: the fields and traits of each. */
export type EventSpecs = Readonly<Record<string, { readonly data: Fields }>>;

/** The events of a game, by name. */
export const events = <const S extends EventSpecs>(
  specs: S,
): { readonly [N in keyof S & string]: S[N] & { readonly name: N } } =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, { ...spec, name }]),
  ) as never;

export type EventName<E> = keyof E & string;

const isDomain = (field: Field): field is Domain => 'print' in field;

/** Why a value does not fit a field, or null. */
function wrongIn(field: Field, value: unknown): string | null {
  if (isSecret(value))
    return isDomain(field) || field.field === 'named' ? wrongIn(field, value.secret) : 'no secret';
  if (isDomain(field)) {
    const known =
      typeof value === 'number'
        ? value >= 0 && value < field.size
        : typeof value === 'string' && value.startsWith(field.literal ? '' : `@${field.name}.`);
    return known ? null : `a value of ${field.name}`;
  }
  switch (field.field) {
    case 'number':
      return typeof value === 'number' ? null : 'a number';
    case 'text':
      return typeof value === 'string' ? null : 'a text';
    case 'word':
      return field.words.includes(value as string) ? null : field.words.join(' or ');
    case 'named': {
      const { domains } = field;
      const known = (name: string): boolean => String(value).startsWith(`@${name}.`);
      return domains.some(known) ? null : `a name of ${domains.join(' or ')}`;
    }
    case 'list': {
      if (!Array.isArray(value)) return 'a list';
      return value.map((one) => wrongIn(field.of, one)).find((wrong) => wrong !== null) ?? null;
    }
  }
}

/** Throws if the values of a line do not match their declaration. */
export function checkData({ name, data: fields }: LogEvent, data: object): void {
  for (const key of Object.keys(data))
    if (fields[key] === undefined) throw new Broken(`"${name}" has no field "${key}"`);
  for (const [key, field] of Object.entries(fields)) {
    const value = (data as Record<string, unknown>)[key];
    const wrong = wrongIn(field, value);
    if (wrong !== null)
      throw new Broken(`${key} of "${name}" is ${wrong}, not ${JSON.stringify(value)}`);
  }
}

type LineValue = Plain | Secret;

/** A value as a line carries it: domain values are printed. */
const written = (field: Field, value: LineValue): LineValue =>
  typeof value === 'number' && isDomain(field) ? ref(field, value) : value;

/** The values of an event as its line carries them. */
export function writtenData(
  { data: fields }: LogEvent,
  data: Readonly<Record<string, LineValue>>,
): Readonly<Record<string, LineValue>> {
  const told: Record<string, LineValue> = {};
  for (const key in data) told[key] = written(fields[key]!, data[key]!);
  return told;
}

/** A reference to a text, such as `room.reactor`. */
export interface Name<N extends string = string> {
  readonly domain: N;
  readonly name: string;
}

/** The value of a field as read; null if the reader may not know it. */
export type Found<F> = F extends { readonly literal: true }
  ? string
  : F extends Domain<infer N>
    ? Name<N> | null
    : F extends Named<infer N>
      ? Name<N> | null
      : F extends NumberField
        ? number
        : F extends OneOf<infer W>
          ? W
          : F extends TextField
            ? string
            : F extends ListOf<infer G>
              ? readonly Found<G>[]
              : never;

/** A parsed line: its event, and its values by kind. */
export type EventOf<E> = {
  [N in keyof E & string]: E[N] extends LogEvent<infer F>
    ? {
        readonly what: N;
        readonly rule: string;
        readonly data: { readonly [K in keyof F]: Found<F[K]> };
      }
    : never;
}[keyof E & string];

/** Splits `@room.reactor` into domain and name; null for hidden values and plain text. */
export function readRef(value: unknown): Name | null {
  const parts = typeof value === 'string' ? /^@(\w+)\.(.+)$/.exec(value) : null;
  return parts === null ? null : { domain: parts[1]!, name: parts[2]! };
}

function found(field: Field, value: Plain): unknown {
  // A story gathers the values of several lines in one: cards that were paid with.
  if (Array.isArray(value)) return value.map((one) => found('of' in field ? field.of : field, one));
  const isName = isDomain(field) ? field.literal !== true : field.field === 'named';
  return isName ? readRef(value) : value;
}

/** Parses a line by its game's declaration; null if the game does not declare the event. */
export function readEvent<E extends LogEvents>(declared: E, line: Line): EventOf<E> | null {
  const event = Object.hasOwn(declared, line.what) ? declared[line.what] : undefined;
  if (event === undefined) return null;
  const data = Object.fromEntries(
    Object.entries(event.data).map(([key, field]) => [key, found(field, line.data[key] ?? HIDDEN)]),
  );
  return { what: line.what, rule: line.rule, data } as EventOf<E>;
}

/** The value of a field as a line carries it: a name, hidden or not, can be said in the words of the story. */
type Carried<F> = F extends NumberField
  ? number
  : F extends OneOf<infer W>
    ? W
    : F extends TextField
      ? string
      : F extends ListOf
        ? readonly Plain[]
        : Plain;

/** The values of an event as its lines carry them. */
export type CarriedData<F extends Fields> = { readonly [K in keyof F & string]: Carried<F[K]> };

/** A line that tells an event; of several events, it has the fields that all of them declare. */
export interface LineOf<E extends LogEvent> {
  readonly what: E['name'];
  readonly rule: string;
  readonly data: CarriedData<E['data']>;
}

/** Whether a line tells one of these events: then it has the fields that they declare, and no others. */
export const tells = <const E extends readonly LogEvent[]>(
  line: Line | undefined,
  ...declared: E
): line is LineOf<E[number]> =>
  line !== undefined && declared.some(({ name }) => name === line.what);
