/** Which owner holds which shard, as owners announce it. The newer epoch wins, whatever arrives late. */

export interface Announcement {
  readonly owner: string;
  /** Shards and their epochs. */
  readonly shards: readonly (readonly [shard: number, epoch: number])[];
}

export interface Address {
  readonly owner: string;
  readonly epoch: number;
}

/** Milliseconds of silence after which an owner is no longer written to. */
export const SILENT = 3000;

export class Directory {
  readonly #at = new Map<number, Address>();
  /** The newest epoch of each shard, even where nobody holds it. */
  readonly #newest = new Map<number, number>();
  readonly #heardAt = new Map<string, number>();

  /** Returns the shards that have changed hands. */
  hear({ owner, shards }: Announcement, now: number): ReadonlySet<number> {
    const changed = new Set<number>();
    this.#heardAt.set(owner, now);
    const held = new Map(shards);
    for (const [shard, { owner: of, epoch }] of this.#at) {
      if (of !== owner || held.get(shard) === epoch) continue;
      this.#at.delete(shard);
      changed.add(shard);
    }
    for (const [shard, epoch] of held) {
      if (epoch <= (this.#newest.get(shard) ?? -1) && !this.#isFree(shard, epoch)) continue;
      this.#newest.set(shard, epoch);
      this.#at.set(shard, { owner, epoch });
      changed.add(shard);
    }
    return changed;
  }

  /** Nobody else is known to hold the shard in this epoch, which was heard of before. */
  #isFree(shard: number, epoch: number): boolean {
    return epoch === this.#newest.get(shard) && !this.#at.has(shard);
  }

  find(shard: number): Address | undefined {
    return this.#at.get(shard);
  }

  /** Whether an owner was heard of recently. */
  isThere(owner: string, now: number): boolean {
    return now - (this.#heardAt.get(owner) ?? Number.NEGATIVE_INFINITY) < SILENT;
  }

  /** Forgets silent owners; returns the shards that were theirs. */
  sweep(now: number): ReadonlySet<number> {
    const changed = new Set<number>();
    for (const owner of this.#heardAt.keys())
      if (!this.isThere(owner, now)) this.#heardAt.delete(owner);
    for (const [shard, { owner }] of this.#at) {
      if (this.#heardAt.has(owner)) continue;
      this.#at.delete(shard);
      changed.add(shard);
    }
    return changed;
  }
}
