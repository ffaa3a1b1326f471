/**
 * How long an answer takes that is given automatically while other people wait. It must not show that there was nothing to
 * choose: so it takes as long as this person took for one of the answers that they chose themselves, whichever hand they
 * held.
 */
import { at } from '@deadlight/engine';

/** Milliseconds. Nobody waits longer for an answer without a choice, and few people take longer to choose. */
const LONGEST = 15_000;
/** Before we know somebody: what people take for a small choice, most of them some seconds, a few much longer. */
const MEDIAN = 2600;
const SPREAD = 0.6;
const GUESSES = 24;
/** Number of answers that are remembered. The guesses go first. */
const REMEMBERED = 48;
/** Two answers never take exactly the same time: each is drawn this much around one of before. */
const AROUND = 0.2;

/** Quantiles of the logistic distribution, which is close to the normal one, in its standard deviations. */
const quantile = (share: number): number =>
  (Math.log(share / (1 - share)) * Math.sqrt(3)) / Math.PI;

export class ThinkingTime {
  readonly #random: () => number;
  readonly #times = Array.from(
    { length: GUESSES },
    (_, i) => MEDIAN * Math.exp(SPREAD * quantile((i + 0.5) / GUESSES)),
  );

  /** Where the next one goes, once as many as may be are remembered. */
  #next = 0;

  /** `random` gives numbers from 0 up to 1. */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** Somebody has chosen, and took this many milliseconds. */
  note(milliseconds: number): void {
    if (this.#times.length < REMEMBERED) this.#times.push(milliseconds);
    else {
      this.#times[this.#next] = milliseconds;
      this.#next = (this.#next + 1) % REMEMBERED;
    }
  }

  /** Milliseconds for an answer without a choice. */
  draw(): number {
    const like = at(this.#times, Math.floor(this.#random() * this.#times.length), 'time');
    return Math.min(LONGEST, like * (1 + AROUND * (2 * this.#random() - 1)));
  }
}
