/** The clocks of a table. They have no timer: callers pass the time. */
import { at } from '@deadlight/engine';
import type { ClockSettings, Seat, Times } from '@deadlight/host';
import type { Entry, Step } from '../store/store.ts';

const SECOND = 1000;
/** Minimum time for a question put to several seats, or for a late player who is given more. */
const MINUTE = 60 * SECOND;

export class Clock {
  readonly #more: number;
  readonly #extra: number;
  readonly #isTimed: (seat: Seat) => boolean;
  #left: number[];
  #paused = false;
  #asked: readonly Seat[] = [];
  /** The seat that moved last: several questions in one turn count as one turn. */
  #turn: Seat | null = null;
  #together = 0;
  /** Start of the time that is not yet deducted; null while the clocks stand. */
  #since: number | null = null;

  /** `isTimed` says whether a person sits there; bots have no clock. */
  constructor(
    { bank, more }: ClockSettings,
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

  /** The only seat that is asked, if its time counts. */
  get #alone(): Seat | null {
    const [seat] = this.#asked;
    return this.#asked.length === 1 && this.#isTimed(seat!) ? seat! : null;
  }

  /** Who has answered a question put to several seats is secret, so it costs nobody time. */
  get #areSeveral(): boolean {
    return this.#asked.length > 1 && this.#asked.some(this.#isTimed);
  }

  /** Another question is open from now on. */
  ask(asked: readonly Seat[], now: number): void {
    this.#settle(now);
    this.#asked = asked;
    this.#together = this.#extra;
    const seat = this.#alone;
    if (seat !== null && seat !== this.#turn) this.#left[seat]! += this.#more;
    this.#turn = seat;
  }

  /** Starts or stops the clocks. */
  run(going: boolean, now: number): void {
    this.#settle(now);
    this.#since = going && !this.#paused ? now : null;
  }

  pause(paused: boolean, now: number): void {
    this.#settle(now);
    this.#paused = paused;
    this.#since = paused ? null : now;
  }

  /** Time is up, and the others give some more. */
  grant(now: number): void {
    this.#settle(now);
    if (this.#alone !== null) this.#left[this.#alone] = this.#extra;
    else this.#together = this.#extra;
  }

  /** A player who comes back has time to look. */
  welcome(seat: Seat, now: number): void {
    this.#settle(now);
    this.#left[seat] = Math.max(at(this.#left, seat, 'clock'), this.#extra);
  }

  #settle(now: number): void {
    if (this.#since === null) return;
    const passed = Math.max(0, now - this.#since);
    this.#since = now;
    const seat = this.#alone;
    if (seat !== null) this.#left[seat] = Math.max(0, at(this.#left, seat, 'clock') - passed);
    else if (this.#areSeveral) this.#together = Math.max(0, this.#together - passed);
  }

  /** For the log: what is left to a seat whose time passes. */
  leftOf(seat: Seat, now: number): { readonly left?: number } {
    this.#settle(now);
    return this.#alone === seat ? { left: at(this.#left, seat, 'clock') } : {};
  }

  /** For the log: how they stand now. */
  entry(now: number): Step {
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
    return this.#since === null ? null : this.remaining(now);
  }

  /** The seat whose time is up, `null` where several are asked, `undefined` if none. */
  lateSeat(now: number): Seat | null | undefined {
    return this.upIn(now) === 0 ? this.#alone : undefined;
  }

  /** How much of the present question's time is left, whether or not it passes at the moment; null without a limit. */
  remaining(now: number): number | null {
    this.#settle(now);
    if (this.#alone !== null) return at(this.#left, this.#alone, 'clock');
    return this.#areSeveral ? this.#together : null;
  }

  times(now: number): Times['clock'] {
    this.#settle(now);
    return {
      left: [...this.#left],
      runs: this.#alone,
      together: this.#areSeveral ? this.#together : null,
      going: this.#since !== null,
    };
  }
}
