/** The clocks of a table. They know no timer: others say what time it is. */
import type { ClockWish, Seat, Times } from '@deadlight/host';
import type { Entry } from './store.ts';

const SECOND = 1000;
/** The least that is given for what several are asked at once, or to who is waited for once more. */
const MINUTE = 60 * SECOND;

export class Clock {
  readonly #more: number;
  readonly #extra: number;
  readonly #isTimed: (seat: Seat) => boolean;
  #left: number[];
  #paused = false;
  #asked: readonly Seat[] = [];
  /** Whose turn it was last: several questions in one turn count as one turn. */
  #turn: Seat | null = null;
  #together = 0;
  /** Since when time passes that is not yet taken off; null while the clocks stand. */
  #since: number | null = null;

  /** `isTimed` says whether a person sits there; bots have no clock. */
  constructor(
    { bank, more }: ClockWish,
    seats: number,
    isTimed: (seat: Seat) => boolean,
    log: readonly Entry[] = [],
  ) {
    this.#more = more * SECOND;
    this.#extra = Math.min(bank * SECOND, Math.max(MINUTE, 2 * this.#more));
    this.#isTimed = isTimed;
    this.#left = new Array(seats).fill(bank * SECOND);
    for (const entry of log) {
      if (entry.do === 'clock') {
        this.#left = [...entry.left];
        this.#paused = entry.paused;
        this.#turn = entry.turn;
      } else if (entry.do !== 'rewind' && entry.left !== undefined) {
        this.#left[entry.seat] = entry.left;
        this.#turn = entry.seat;
      } else this.#turn = null;
    }
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** The only seat that is asked, if its time counts. */
  get #alone(): Seat | null {
    const [seat] = this.#asked;
    return this.#asked.length === 1 && this.#isTimed(seat!) ? seat! : null;
  }

  /** Who answers what several are asked is nobody's business, so it takes nobody's time. */
  get #areSeveral(): boolean {
    return this.#asked.length > 1 && this.#asked.some(this.#isTimed);
  }

  /** Something else is asked from now on. */
  ask(asked: readonly Seat[], now: number): void {
    this.#settle(now);
    this.#asked = asked;
    this.#together = this.#extra;
    const seat = this.#alone;
    if (seat !== null && seat !== this.#turn) this.#left[seat]! += this.#more;
    this.#turn = seat;
  }

  /** Lets time pass, or not. */
  run(going: boolean, now: number): void {
    this.#settle(now);
    this.#since = going && !this.#paused ? now : null;
  }

  pause(paused: boolean, now: number): void {
    this.#settle(now);
    this.#paused = paused;
    this.#since = paused ? null : now;
  }

  /** Time is up, and those who wait give some more. */
  grant(now: number): void {
    this.#settle(now);
    if (this.#alone !== null) this.#left[this.#alone] = this.#extra;
    else this.#together = this.#extra;
  }

  /** Who comes back has time to look. */
  welcome(seat: Seat, now: number): void {
    this.#settle(now);
    this.#left[seat] = Math.max(this.#left[seat]!, this.#extra);
  }

  #settle(now: number): void {
    if (this.#since === null) return;
    const passed = Math.max(0, now - this.#since);
    this.#since = now;
    const seat = this.#alone;
    if (seat !== null) this.#left[seat] = Math.max(0, this.#left[seat]! - passed);
    else if (this.#areSeveral) this.#together = Math.max(0, this.#together - passed);
  }

  /** For the log: what is left to a seat whose time passes. */
  leftOf(seat: Seat, now: number): { readonly left?: number } {
    this.#settle(now);
    return this.#alone === seat ? { left: this.#left[seat]! } : {};
  }

  /** For the log: how they stand now. */
  entry(now: number): Entry {
    this.#settle(now);
    return {
      do: 'clock',
      left: [...this.#left],
      turn: this.#turn,
      paused: this.#paused,
      at: now,
    };
  }

  /** In how many milliseconds time is up; null if it does not pass. */
  upIn(now: number): number | null {
    this.#settle(now);
    if (this.#since === null) return null;
    if (this.#alone !== null) return this.#left[this.#alone]!;
    return this.#areSeveral ? this.#together : null;
  }

  /** Whose time is up: a seat, `null` where several are asked, `undefined` if nobody's. */
  lateSeat(now: number): Seat | null | undefined {
    return this.upIn(now) === 0 ? this.#alone : undefined;
  }

  times(now: number): Times['clock'] {
    this.#settle(now);
    return {
      left: [...this.#left],
      runs: this.#alone,
      together: this.#areSeveral ? this.#together : null,
      going: this.#since !== null,
      paused: this.#paused,
    };
  }
}
