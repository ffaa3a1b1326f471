/** A bus that loses, repeats and delays messages, as a real one may. */
import { below, type Random } from '@deadlight/engine';
import type { Bus } from '../src/cluster/bus.ts';

export interface Roughness {
  /** How many messages in a hundred are lost, repeated or delayed. */
  readonly lost: number;
  readonly repeated: number;
  readonly delayed: number;
  /** Milliseconds that one is held up at most. */
  readonly delay: number;
}

/** `roughness` is asked with every message; null while it is smooth. */
export function roughBus(bus: Bus, roughness: () => Roughness | null, random: Random): Bus {
  const happens = (chance: number): boolean => below(random, 100) < chance;
  return {
    ...bus,
    get awayFor() {
      return bus.awayFor;
    },
    get published() {
      return bus.published;
    },
    hear(subject, heard) {
      bus.hear(subject, (text) => {
        const rough = roughness();
        if (rough === null) return heard(text);
        const { lost, repeated, delayed, delay } = rough;
        if (happens(lost)) return;
        if (happens(repeated)) setTimeout(heard, below(random, delay), text);
        if (happens(delayed)) setTimeout(heard, below(random, delay), text);
        else heard(text);
      });
    },
  };
}
