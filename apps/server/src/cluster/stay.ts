/**
 * A page at a table that another process holds, as its gateway counts the lines in both directions. A stay consists of
 * visits: any doubt ends one, and the page enters again without its reader noticing. Whatever is not known to be done
 * is then sent again.
 */
import { Count, type Verdict } from './count.ts';

/** Backoff: milliseconds without an acknowledgement until there is doubt, doubled after each failure. */
export const PATIENCE = 3000;
const MAX_PATIENCE = 12_000;

export interface Said<T> {
  readonly n: number;
  readonly what: T;
}

export class Stay<T> {
  readonly #isPatient: boolean;
  #visit = 0;
  /** The number of the last line sent; it continues from visit to visit. */
  #n = 0;
  /** Lines that are not known to be done. */
  #waiting: Said<T>[] = [];
  #heard = new Count();
  #isEntered = false;
  #isInDoubt = false;
  /** Since when an acknowledgement is awaited, and how many attempts have failed. */
  #since = 0;
  #inVain = 0;

  /** `isPatient`: a missing acknowledgement does not count as a failure. */
  constructor(isPatient = false) {
    this.#isPatient = isPatient;
  }

  get visit(): number {
    return this.#visit;
  }

  get waiting(): readonly Said<T>[] {
    return this.#waiting;
  }

  get #waits(): boolean {
    return !this.#isEntered || this.#waiting.length > 0;
  }

  /** Numbers a line. */
  say(what: T, now: number): number {
    if (!this.#waits) this.#since = now;
    this.#waiting.push({ n: ++this.#n, what });
    return this.#n;
  }

  /** Begins another visit; returns the number before the first waiting line. */
  begin(now: number): number {
    this.#visit++;
    this.#heard = new Count();
    this.#isEntered = false;
    this.#isInDoubt = false;
    this.#since = now;
    return (this.#waiting[0]?.n ?? this.#n + 1) - 1;
  }

  /** A line has come from the table. */
  hear(visit: number, m: number): Verdict {
    if (visit !== this.#visit || this.#isInDoubt) return 'leave';
    const verdict = this.#heard.hear(m);
    if (verdict === 'doubt') this.doubt(visit);
    return verdict;
  }

  /** Something is wrong with a visit. */
  doubt(visit: number): void {
    if (visit === this.#visit) this.#isInDoubt = true;
  }

  /** Everything up to `n` is done, entering first; returns the lines that waited for that. */
  done(n: number, now: number): readonly T[] {
    this.#isEntered = true;
    this.#inVain = 0;
    this.#since = now;
    const done = this.#waiting.filter((one) => one.n <= n);
    this.#waiting = this.#waiting.slice(done.length);
    return done.map(({ what }) => what);
  }

  /** Whether another visit is due. */
  isOver(now: number): boolean {
    if (this.#isInDoubt) return true;
    if (this.#isPatient) return false;
    const patience = Math.min(PATIENCE * 2 ** this.#inVain, MAX_PATIENCE);
    if (!this.#waits || now - this.#since < patience) return false;
    this.#inVain++;
    this.#isInDoubt = true;
    return true;
  }
}
