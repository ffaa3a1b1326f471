/** How much a client may do. */
export interface Limits {
  /** Bytes of a message. */
  readonly frame: number;
  /** Messages a second of a page, and how many at once. */
  readonly rate: number;
  readonly burst: number;
  /** Sockets from one address. */
  readonly sockets: number;
  /** Tables that a guest may have opened at a time. */
  readonly tables: number;
  /** Those who look on at a table. */
  readonly spectators: number;
  /** Bytes that wait for a slow reader before it is let go. */
  readonly backlog: number;
  /** Days that a game is kept which is over, and one that was left alone. */
  readonly finished: number;
  readonly abandoned: number;
}

export const LIMITS: Limits = {
  frame: 16_384,
  rate: 20,
  burst: 60,
  sockets: 100,
  tables: 20,
  spectators: 100,
  backlog: 1_000_000,
  finished: 30,
  abandoned: 90,
};

/** An address, or a table, may take so many times what a page may. */
export const PAGES_OF_AN_ADDRESS = 20;
export const PAGES_OF_A_TABLE = 10;
/** What costs more than a message: a request, a socket, a table. */
export const COST = { message: 1, request: 1, socket: 5, create: 20 } as const;
/** Hints a second, and how many at once. */
export const HINTS = { rate: 0.5, burst: 5 } as const;
/** A page that goes on sending too much is let go after so many refusals in a row. */
export const PATIENCE = 200;

/** A bucket that fills by and by: what is done takes tokens out of it. */
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

  take(now: number, cost = 1): boolean {
    this.#tokens = this.#tokensAt(now);
    this.#at = now;
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Whether it is as if it had never been used. */
  isFull(now: number): boolean {
    return this.#tokensAt(now) >= this.#most;
  }

  /** A clock that was set back takes nothing out. */
  #tokensAt(now: number): number {
    const seconds = Math.max(0, now - this.#at) / 1000;
    return Math.min(this.#most, this.#tokens + seconds * this.#rate);
  }
}
