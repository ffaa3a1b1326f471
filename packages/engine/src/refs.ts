/** Values in log lines: names of texts, and secrets. */
import type { Seats } from './seats.ts';
import type { Plain } from './state.ts';
import type { Domain } from './verbs.ts';

/** A value that only some seats may read; others read `hidden`. */
export interface Secret {
  readonly secret: Plain;
  readonly seen: Seats;
}

/** Replaces a value that the reader may not know. */
export const HIDDEN = '@hidden';

/** The name of a text as a line carries it, `@room.reactor`: it is shown in the reader's language. */
export type Ref<N extends string = string> = `@${N}.${string}`;

/** A value in a log line: the name of its text, or the value itself if it is shown verbatim. */
export const ref = <N extends string>(domain: Domain<N>, value: number): Ref<N> =>
  (domain.literal ? domain.print(value) : `@${domain.name}.${domain.print(value)}`) as Ref<N>;

export const isSecret = (value: unknown): value is Secret =>
  typeof value === 'object' && value !== null && 'seen' in value;

/** The name in a ref, `bite` in `@attack.bite`; other text is returned unchanged. */
export const nameIn = (ref: string): string => ref.slice(ref.indexOf('.') + 1);
