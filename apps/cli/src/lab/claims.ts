/**
 * Who plays which batch, where several processes share a directory. A claim saves work and decides nothing: a batch
 * that is played twice gives the same games twice, and counts once.
 */
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Heartbeat interval in milliseconds, and the timeout after which a process is considered dead. */
const EVERY = 1000;
const DEAD_AFTER = 10_000;
/** The results are read again before anybody could take a batch for abandoned that is in them. */
export const LOOK_AGAIN = DEAD_AFTER / 3;

interface Seen {
  /** The heartbeat, by the clock of the directory. */
  readonly sign: number;
  /** When it was first seen, by our own: the two are never compared. */
  readonly at: number;
}

export class Claims {
  readonly #folder: string;
  readonly #own = new Set<string>();
  readonly #seen = new Map<string, Seen>();
  readonly #signs: NodeJS.Timeout;

  constructor(directory: string) {
    this.#folder = join(directory, 'claims');
    mkdirSync(this.#folder, { recursive: true });
    this.#signs = setInterval(() => this.#sign(), EVERY);
  }

  /** Whether the batch is ours to play now. */
  take(key: string): boolean {
    if (this.#own.has(key) || this.#isAlive(key)) return false;
    const file = this.#file(key);
    rmSync(file, { force: true });
    try {
      writeFileSync(file, '', { flag: 'wx' });
    } catch (error) {
      // Another process was faster, or everything is done and the claims are gone.
      const { code = '' } = error as NodeJS.ErrnoException;
      if (['EEXIST', 'ENOENT'].includes(code)) return false;
      throw error;
    }
    this.#own.add(key);
    return true;
  }

  /** It is in the results, where the others will see it before they take the claim for a dead one's. */
  done(key: string): void {
    this.#own.delete(key);
  }

  /** What was not played is free again; when everything is there, no claim is left. */
  close(isComplete: boolean): void {
    clearInterval(this.#signs);
    for (const key of this.#own) rmSync(this.#file(key), { force: true });
    if (isComplete) rmSync(this.#folder, { recursive: true, force: true });
  }

  #file(key: string): string {
    return join(this.#folder, key.replace(':', '-'));
  }

  /** Whether its holder has sent a heartbeat since we first saw the last one. */
  #isAlive(key: string): boolean {
    const sign = statSync(this.#file(key), { throwIfNoEntry: false })?.mtimeMs;
    if (sign === undefined) return false;
    const before = this.#seen.get(key);
    if (before?.sign === sign) return performance.now() - before.at < DEAD_AFTER;
    this.#seen.set(key, { sign, at: performance.now() });
    return true;
  }

  #sign(): void {
    const now = new Date();
    for (const key of this.#own) {
      try {
        utimesSync(this.#file(key), now, now);
      } catch {
        // Another process considered us dead. It plays the batch as well, which does no harm.
      }
    }
  }
}
