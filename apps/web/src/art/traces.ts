/** What has happened in rooms, as far as a seat has read of it: it leaves traces there. */
import type { Line } from '@deadlight/engine';

export const TRACES = ['blood', 'scorch', 'ichor', 'shells'] as const;
export type Trace = (typeof TRACES)[number];

/** Traces by the names of events. */
export type Leaves = Readonly<Record<string, Trace>>;

/** Each kind of trace once for every room, by the room. */
export type Traces = ReadonlyMap<string, readonly Trace[]>;

/** A line says where it happened, or of whom: then it is where that one was last. */
export function tracesOf(
  leaves: Leaves,
  placeOf: (line: Line) => string | null,
  lines: readonly Line[],
): Traces {
  const where = new Map<string, string>();
  const traces = new Map<string, Set<Trace>>();
  for (const line of lines) {
    const { who } = line.data;
    const named = placeOf(line);
    if (named !== null && typeof who === 'string') where.set(who, named);
    const trace = leaves[line.what];
    if (trace === undefined) continue;
    const place = named ?? (typeof who === 'string' ? where.get(who) : undefined);
    if (place === undefined) continue;
    traces.set(place, (traces.get(place) ?? new Set()).add(trace));
  }
  return new Map([...traces].map(([place, all]) => [place, TRACES.filter((one) => all.has(one))]));
}
