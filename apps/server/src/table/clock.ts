/** The clocks of a table. They have no timer: callers pass the time. */
import { at } from '@deadlight/engine';
import type { Calendar, ClockSettings, Seat, Times } from '@deadlight/host';
import type { Entry, Step } from '../store/store.ts';
import { DAY, endIn, openSpans, passedIn, type Span, without } from './calendar.ts';

const SECOND = 1000;
/** Minimum time for a question put to several seats, or for a late player who is given more. */
const MINUTE = 60 * SECOND;

/** What stops the clocks of a table over days. */
export interface Stops {
  /** By seat; null for a person whose time always runs. */
  readonly calendars: readonly (Calendar | null)[];
  /** When no server was there, in order. */
  outages(): readonly Span[];
}

const NO_STOPS: Stops = { calendars: [], outages: () => [] };

/** Where the time of the present question has been counted up to. */
interface Counted {
  readonly at: number;
  readonly together: readonly number[] | null;
}

export class Clock {
  readonly #bank: number;
  readonly #more: number;
  readonly #extra: number;
  readonly #isTimed: (seat: Seat) => boolean;
  readonly #days: ClockSettings['days'];
  #stops: Stops;
  #left: number[];
  #paused = false;
  #asked: readonly Seat[] = [];
  /** The seat that moved last: several questions in one turn count as one turn. */
  #turn: Seat | null = null;
  /** By seat, what is left of a question to several: they may play at different hours. */
  #together: number[];
  /** Start of the time that is not yet deducted; null while the clocks stand. */
  #since: number | null = null;
  readonly #kept: Counted | null;

  /** `isTimed` says whether a person sits there; bots have no clock. */
  constructor(
    { bank, more, days }: ClockSettings,
    seats: number,
    isTimed: (seat: Seat) => boolean,
    log: readonly Entry[] = [],
    stops: Stops = NO_STOPS,
  ) {
    this.#bank = bank * SECOND;
    this.#more = more * SECOND;
    this.#days = days;
    const least = days === undefined ? MINUTE : days.each ? this.#bank : DAY;
    this.#extra = Math.min(this.#bank, Math.max(least, 2 * this.#more));
    this.#isTimed = isTimed;
    this.#stops = stops;
    this.#left = new Array(seats).fill(this.#bank);
    this.#together = new Array(seats).fill(0);
    let kept: Counted | null = null;
    for (const entry of log) {
      if (entry.do === 'clock') {
        this.#left = [...entry.left];
        this.#paused = entry.paused;
        this.#turn = entry.turn;
        kept = { at: entry.at, together: entry.together ?? null };
        continue;
      }
      if (entry.at !== undefined && entry.waits?.since === entry.at)
        kept = { at: entry.at, together: null };
      if (entry.do !== 'rewind' && entry.left !== undefined) {
        this.#left[entry.seat] = entry.left;
        this.#turn = entry.seat;
      } else this.#turn = null;
    }
    this.#kept = kept;
  }

  /** Whether it runs while nobody is at the table. */
  get isOverDays(): boolean {
    return this.#days !== undefined;
  }

  /** The only seat that is asked, if its time counts. */
  get #alone(): Seat | null {
    const [seat] = this.#asked;
    return this.#asked.length === 1 && this.#isTimed(seat!) ? seat! : null;
  }

  /** Who has answered a question put to several seats is secret, so it costs nobody time. */
  get #several(): readonly Seat[] {
    return this.#asked.length > 1 ? this.#asked.filter(this.#isTimed) : [];
  }

  /** Another question is open from now on. */
  ask(asked: readonly Seat[], now: number): void {
    this.#settle(now);
    this.#asked = asked;
    this.#together.fill(this.#extra);
    const seat = this.#alone;
    if (seat !== null && seat !== this.#turn)
      this.#left[seat] = this.#days?.each ? this.#bank : this.#left[seat]! + this.#more;
    this.#turn = seat;
  }

  /** The table comes back from its log with a question. Over days, time has passed since. */
  resume(asked: readonly Seat[], now: number): void {
    const kept = this.#days === undefined ? null : this.#kept;
    this.ask(asked, kept?.at ?? now);
    if (kept === null) return;
    if (kept.together !== null) this.#together = [...kept.together];
    this.#since = this.#paused ? null : kept.at;
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
    else this.#together.fill(this.#extra);
  }

  /** A player who comes back has time to look. */
  welcome(seat: Seat, now: number): void {
    this.#settle(now);
    this.#left[seat] = Math.max(at(this.#left, seat, 'clock'), this.#extra);
  }

  /** People play at other hours from now on. */
  keepHours(calendars: Stops['calendars'], now: number): void {
    this.#settle(now);
    this.#stops = { ...this.#stops, calendars };
  }

  #settle(now: number): void {
    if (this.#since === null) return;
    const since = this.#since;
    this.#since = now;
    const seat = this.#alone;
    if (seat !== null) this.#deduct(this.#left, seat, since, now);
    else for (const one of this.#several) this.#deduct(this.#together, one, since, now);
  }

  #deduct(times: number[], seat: Seat, since: number, now: number): void {
    const passed = this.isOverDays
      ? passedIn(this.#running(seat, since), now)
      : Math.max(0, now - since);
    times[seat] = Math.max(0, at(times, seat, 'clock') - passed);
  }

  /** When the time of a seat runs, over days. */
  #running(seat: Seat, since: number): Iterable<Span> {
    const { calendars, outages } = this.#stops;
    return without(openSpans(calendars[seat] ?? null, since), outages());
  }

  /** For the log: the time left to a seat whose clock runs. */
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
      ...(this.isOverDays && this.#several.length > 0 && { together: [...this.#together] }),
    };
  }

  /** In how many milliseconds time is up; null if it does not pass. */
  upIn(now: number): number | null {
    this.#settle(now);
    if (this.#since === null) return null;
    const seat = this.#alone;
    if (seat !== null) return this.#endOf(seat, at(this.#left, seat, 'clock'), now);
    const several = this.#several.map((one) =>
      this.#endOf(one, at(this.#together, one, 'clock'), now),
    );
    return several.length === 0 ? null : Math.max(...several);
  }

  #endOf(seat: Seat, left: number, now: number): number {
    if (left === 0 || !this.isOverDays) return left;
    return endIn(this.#running(seat, now), left) - now;
  }

  /** The seat whose time is up, `null` where several are asked, `undefined` if none. */
  lateSeat(now: number): Seat | null | undefined {
    return this.upIn(now) === 0 ? this.#alone : undefined;
  }

  /** How much of the present question's time is left, whether or not it passes at the moment; null without a limit. */
  remaining(now: number): number | null {
    this.#settle(now);
    if (this.#alone !== null) return at(this.#left, this.#alone, 'clock');
    const several = this.#several.map((seat) => at(this.#together, seat, 'clock'));
    return several.length === 0 ? null : Math.max(...several);
  }

  /** The time left to each seat that is asked; a list of tables computes the deadlines from it. */
  leftEach(now: number): { readonly each?: readonly number[] } {
    this.#settle(now);
    if (!this.isOverDays || this.#since === null) return {};
    if (this.#alone !== null) return { each: [at(this.#left, this.#alone, 'clock')] };
    return this.#several.length === 0
      ? {}
      : { each: this.#asked.map((seat) => (this.#isTimed(seat) ? this.#together[seat]! : 0)) };
  }

  times(now: number): Times['clock'] {
    const upIn = this.upIn(now);
    return {
      left: [...this.#left],
      runs: this.#alone,
      together: this.#alone === null ? this.remaining(now) : null,
      going: this.#since !== null,
      ...(this.isOverDays && { due: upIn === null ? null : now + upIn }),
    };
  }
}
