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
  /** Tables that an address may open in a day, and games that it may start. */
  readonly opens: number;
  readonly starts: number;
  /** Tables that are kept altogether. */
  readonly allTables: number;
  /** Tables that stay in memory for a while though nobody is there: as far as their chat, and who has left when, is known. */
  readonly resting: number;
  /** Connections altogether, whatever they are used for. */
  readonly connections: number;
  /** Seconds in which a connection must have asked for something, and been answered. */
  readonly silence: number;
  /** Spectators at a table. */
  readonly spectators: number;
  /** Bytes queued for a slow reader before it is disconnected. */
  readonly backlog: number;
  /** Seconds in which a seat reveals what it had promised for the dice. */
  readonly reveal: number;
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
  opens: 100,
  starts: 100,
  allTables: 100_000,
  resting: 5000,
  connections: 20_000,
  silence: 10,
  spectators: 100,
  backlog: 1_000_000,
  reveal: 40,
  finished: 30,
  abandoned: 90,
};

/** The limit of an address or a table, as a multiple of a page's. */
export const PAGES_OF_AN_ADDRESS = 20;
export const PAGES_OF_A_TABLE = 10;
/** What costs more than a message: a request, the list of tables, a socket, coming to a table, a record, a table. */
export const COST = {
  message: 1,
  request: 1,
  list: 5,
  socket: 5,
  enter: 5,
  record: 10,
  account: 5,
  create: 20,
} as const;
/** Reports of an address a second, and how many at once. */
export const REPORTS = { rate: 1 / 60, burst: 5 } as const;
/** Attempts of an address to sign in a second, and how many at once. */
export const SIGN_INS = { rate: 1 / 30, burst: 20 } as const;
/** Codes that an address, or one mail address, may be sent in a second, and how many at once. */
export const MAIL_CODES = { rate: 1 / 600, burst: 5 } as const;
/** Games of an address a second for the list of the day, and how many at once: each is played once more. */
export const DEALS = { rate: 1 / 60, burst: 20 } as const;
/** Hints a second, and how many at once. */
export const HINTS = { rate: 0.5, burst: 5 } as const;
/** Refusals in a row after which a page that keeps sending too much is disconnected. */
export const PATIENCE = 200;

/** A token bucket that refills over time. */
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

  /** Whether it is full, as if never used. */
  isFull(now: number): boolean {
    return this.#tokensAt(now) >= this.#most;
  }

  /** A clock that was set back removes nothing. */
  #tokensAt(now: number): number {
    const seconds = Math.max(0, now - this.#at) / 1000;
    return Math.min(this.#most, this.#tokens + seconds * this.#rate);
  }
}

/** Tables are dealt out evenly: each part has its share of what may be kept. */
export const shareOf = (limits: Limits, parts: number): Limits => ({
  ...limits,
  allTables: Math.ceil(limits.allTables / parts),
  resting: Math.ceil(limits.resting / parts),
});
