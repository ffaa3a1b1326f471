/** How much a client may do. */
export interface Limits {
  /** Bytes of a message. */
  readonly frame: number;
  /** Messages a second of a socket, and how many at once. */
  readonly rate: number;
  readonly burst: number;
  /** Sockets from one address. */
  readonly sockets: number;
  /** Tables that a guest may have opened at a time. */
  readonly tables: number;
  /** Bytes that wait for a slow reader before it is let go. */
  readonly backlog: number;
}

export const LIMITS: Limits = {
  frame: 16_384,
  rate: 20,
  burst: 60,
  sockets: 100,
  tables: 20,
  backlog: 1_000_000,
};

/** A bucket that fills by and by: each message takes one token out of it. */
export class Bucket {
  readonly #rate: number;
  readonly #most: number;
  #tokens: number;
  #at: number;

  constructor(rate: number, most: number, now: number) {
    this.#rate = rate;
    this.#most = most;
    this.#tokens = most;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#tokens = Math.min(this.#most, this.#tokens + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
