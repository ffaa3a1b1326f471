/** Helps to say how the parts of a view are told. */
import type { Line, Table } from '@deadlight/engine';
import type { Telling, Tellings } from '@deadlight/engine/testing';

/** It follows from another part, which is told. */
export const derived = (from: string) => ({ untold: `follows from ${from}` }) as const;

/** It keeps track of how far a turn or a question has come. */
export const progress = (why: string) => ({ untold: why }) as const;

/** Whether a line names one of a kind; null if it names none. */
export type Naming<V> = (table: Table<V>, data: Line['data'], index: number) => boolean | null;

/** The fields of lines that name one of a kind, and what it is called there. */
export const byName =
  <V>(
    fields: readonly string[],
    nameOf: (table: Table<V>, index: number) => string | number,
  ): Naming<V> =>
  (table, data, index) => {
    const named = fields.filter((field) => data[field] !== undefined);
    return named.length === 0 ? null : named.some((field) => data[field] === nameOf(table, index));
  };

export const tellingsOf = <V, M extends string>(
  vars: Readonly<Record<string, Telling<string, M>>>,
  zones: Readonly<Record<string, Telling<string, M>>>,
  namings: Readonly<Record<M, Naming<V>>>,
): Tellings<V, string, M> => ({
  vars,
  zones,
  names: (table, { data }, member, index) => namings[member](table, data, index),
});

/** What else explains the parts that games share, in one of them: as `by` or as `also`. */
interface More<N extends string, E extends string> {
  readonly by: Readonly<Partial<Record<N, readonly E[]>>>;
  readonly also?: Readonly<Partial<Record<N, readonly E[]>>>;
}

/** The tellings that games share, and more of some parts. */
export function withMore<N extends string, E extends string, M extends string>(
  shared: Readonly<Record<N, Telling<string, M>>>,
  { by, also }: More<N, E>,
): Record<N, Telling<string, M>> {
  const tellings: Record<N, Telling<string, M>> = { ...shared };
  for (const name of Object.keys({ ...by, ...also }) as N[]) {
    const telling = tellings[name];
    if ('untold' in telling) throw new Error(`${name} is not told`);
    tellings[name] = {
      ...telling,
      by: [...telling.by, ...(by[name] ?? [])],
      also: [...(telling.also ?? []), ...(also?.[name] ?? [])],
    };
  }
  return tellings;
}

/** The tellings of what only one game has, by the names that the law knows. */
export const ofOwn = <M extends string>(
  own: Readonly<Record<string, Telling<string, M>>>,
): Record<string, Telling<string, M>> =>
  Object.fromEntries(Object.entries(own).map(([name, telling]) => [`own.${name}`, telling]));
