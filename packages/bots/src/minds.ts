import { lockdownMind } from './lockdown/mind.ts';
import type { Mind } from './mind.ts';
import { nemesisMind } from './nemesis/mind.ts';
import { panicMind } from './panic/mind.ts';

/** Lets minds of different games stand side by side. */
const any = <V>(mind: Mind<V>): Mind => mind as unknown as Mind;

const MINDS: Readonly<Record<string, Mind>> = {
  panic: any(panicMind),
  nemesis: any(nemesisMind),
  lockdown: any(lockdownMind),
};

export function mindOf<V>(game: string): Mind<V> {
  const mind = MINDS[game];
  if (mind === undefined)
    throw new RangeError(`no bot has learned ${game}; they know ${Object.keys(MINDS).join(', ')}`);
  return mind as unknown as Mind<V>;
}
