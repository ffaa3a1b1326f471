/** How much may be asked of a table. Those who look on take nothing from those who play, and share what they have by address. */
import { Bucket, type Limits, PAGES_OF_A_TABLE } from '../operator/limits.ts';

export class TableBuckets {
  readonly #limits: Limits;
  readonly #players: Bucket;
  readonly #watchers = new Map<string, Bucket>();

  constructor(limits: Limits, now: number) {
    this.#limits = limits;
    const { rate, burst } = limits;
    this.#players = new Bucket(rate * PAGES_OF_A_TABLE, burst * PAGES_OF_A_TABLE, now);
  }

  /** Whether there is still something left. */
  take(plays: boolean, from: string, now: number): boolean {
    if (plays) return this.#players.take(now);
    let bucket = this.#watchers.get(from);
    if (bucket === undefined) {
      bucket = new Bucket(this.#limits.rate, this.#limits.burst, now);
      this.#watchers.set(from, bucket);
    }
    return bucket.take(now);
  }

  /** For when nobody is left. */
  forgetWatchers(): void {
    this.#watchers.clear();
  }
}
