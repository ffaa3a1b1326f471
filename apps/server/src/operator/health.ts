/** Whether the server can work: it is unhealthy if it cannot write. */
import type { TableOwner } from '../table/owner.ts';

/** Milliseconds for which a result is cached; a probe is a write to the disk. */
const FRESH = 1000;
/** Timeout in milliseconds after which a disk counts as not writable. */
const PATIENCE = 3000;

export class Health {
  readonly #owner: Pick<TableOwner, 'problem' | 'probe'>;
  readonly #now: () => number;
  #asked: Promise<boolean> = Promise.resolve(true);
  #at = Number.NEGATIVE_INFINITY;

  constructor(owner: Pick<TableOwner, 'problem' | 'probe'>, now: () => number) {
    this.#owner = owner;
    this.#now = now;
  }

  async isWell(): Promise<boolean> {
    if (this.#now() - this.#at > FRESH) {
      this.#at = this.#now();
      this.#asked = this.#probe();
    }
    return (await this.#asked) && this.#owner.problem === null;
  }

  #probe(): Promise<boolean> {
    return new Promise((resolve) => {
      const tooLong = setTimeout(() => resolve(false), PATIENCE);
      this.#owner
        .probe()
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(() => clearTimeout(tooLong));
    });
  }
}
