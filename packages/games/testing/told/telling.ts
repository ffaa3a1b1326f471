/** Helps to say how the parts of a view are told. */
import type { Line, Table } from '@deadlight/engine';
import type { Telling, Tellings } from '@deadlight/engine/testing';

/** It follows from another part, which is told. */
export const derived = (from: string) => ({ untold: `follows from ${from}` }) as const;

/** It keeps track of how far a turn or a question has come. */
export const progress = (why: string) => ({ untold: why }) as const;

/** The fields of lines that name one of a kind, and how this one is named there. */
type Naming<V> = (
  table: Table<V>,
  index: number,
) => readonly [fields: readonly string[], name: string | number];

export const tellingsOf = <V, M extends string>(
  vars: Readonly<Record<string, Telling<string, M>>>,
  zones: Readonly<Record<string, Telling<string, M>>>,
  namings: Readonly<Record<M, Naming<V>>>,
): Tellings<V, string, M> => ({
  vars,
  zones,
  names(table: Table<V>, { data }: Line, member: M, index: number) {
    const [fields, name] = namings[member](table, index);
    const named = fields.filter((field) => data[field] !== undefined);
    return named.length === 0 ? null : named.some((field) => data[field] === name);
  },
});

/** The tellings that games share, with what else explains some of the parts in one of them. */
export function withMore<N extends string, E extends string, M extends string>(
  shared: Readonly<Record<N, Telling<string, M>>>,
  more: Readonly<Partial<Record<N, readonly E[]>>>,
): Record<N, Telling<string, M>> {
  const tellings: Record<N, Telling<string, M>> = { ...shared };
  for (const name of Object.keys(more) as N[]) {
    const telling = tellings[name];
    if ('untold' in telling) throw new Error(`${name} is not told`);
    const { by, also = [], each } = telling;
    const events = [...also, ...more[name]!];
    tellings[name] = { by, also: events, ...(each !== undefined && { each }) };
  }
  return tellings;
}

/** The tellings of what only one game has, by the names that the law knows. */
export const ofOwn = <M extends string>(
  own: Readonly<Record<string, Telling<string, M>>>,
): Record<string, Telling<string, M>> =>
  Object.fromEntries(Object.entries(own).map(([name, telling]) => [`own.${name}`, telling]));
