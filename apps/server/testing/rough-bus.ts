/** A bus that loses, repeats and delays messages, as a real one may. */
import { below, type Random } from '@deadlight/engine';
import type { Bus } from '../src/cluster/bus.ts';

export interface Roughness {
  /** Of a hundred messages, so many are lost, repeated, held up. */
  readonly lost: number;
  readonly repeated: number;
  readonly delayed: number;
  /** Milliseconds that one is held up at most. */
  readonly delay: number;
}

export function roughBus(bus: Bus, { lost, repeated, delayed, delay }: Roughness, random: Random) {
  const happens = (chance: number): boolean => below(random, 100) < chance;
  const rough: Bus = {
    ...bus,
    get awayFor() {
      return bus.awayFor;
    },
    hear(subject, heard) {
      bus.hear(subject, (text) => {
        if (happens(lost)) return;
        if (happens(repeated)) setTimeout(heard, below(random, delay), text);
        if (happens(delayed)) setTimeout(heard, below(random, delay), text);
        else heard(text);
      });
    },
  };
  return rough;
}
