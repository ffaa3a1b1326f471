/**
 * What a thread lets another see of itself, in memory that they share: that its loop runs, and whose rules it is in.
 * Nobody has to be asked for it, so it can be seen even of a thread that hangs or has ended.
 */
import { at } from '@deadlight/engine';

/** What both threads see: a beat of the loop, a count of calls, the length of the table's name, and the name. */
const BEAT = 0;
/** Odd while rules are running: it goes up by one when they begin and when they end. */
const CALLS = 1;
const LENGTH = 2;
const NUMBERS = 3;
const NAME_AT = NUMBERS * Int32Array.BYTES_PER_ELEMENT;
const LONGEST_NAME = 64;
/** Milliseconds between two beats, and between two looks. */
export const EVERY = 250;

export const newPulse = (): SharedArrayBuffer => new SharedArrayBuffer(NAME_AT + LONGEST_NAME);

/** In the thread that is watched. */
export class Pulse {
  readonly #numbers: Int32Array;
  readonly #name: Buffer;
  readonly #beats: NodeJS.Timeout;
  #depth = 0;

  constructor(shared: SharedArrayBuffer) {
    this.#numbers = new Int32Array(shared, 0, NUMBERS);
    this.#name = Buffer.from(shared, NAME_AT);
    this.#beats = setInterval(() => Atomics.add(this.#numbers, BEAT, 1), EVERY);
    this.#beats.unref();
  }

  /** Asks the rules of a table for something; if they never answer, it is known whose they were. */
  during<T>(table: string, ask: () => T): T {
    if (this.#depth++ === 0) {
      this.#numbers[LENGTH] = this.#name.write(table, 'latin1');
      Atomics.add(this.#numbers, CALLS, 1);
    }
    try {
      return ask();
    } finally {
      if (--this.#depth === 0) Atomics.add(this.#numbers, CALLS, 1);
    }
  }

  stop(): void {
    clearInterval(this.#beats);
  }
}

/** In the thread that watches: it looks every so often. */
export class PulseWatch {
  readonly #shared: SharedArrayBuffer;
  readonly #numbers: Int32Array;
  #beat = -1;
  #calls = -1;
  /** Number of looks in a row that found the loop, or the call, where it was. */
  loopStill = 0;
  callStill = 0;

  constructor(shared: SharedArrayBuffer) {
    this.#shared = shared;
    this.#numbers = new Int32Array(shared, 0, NUMBERS);
  }

  look(): void {
    const [beat, calls] = [Atomics.load(this.#numbers, BEAT), Atomics.load(this.#numbers, CALLS)];
    this.loopStill = beat === this.#beat ? this.loopStill + 1 : 0;
    this.callStill = calls === this.#calls ? this.callStill + 1 : 0;
    this.#beat = beat;
    this.#calls = calls;
  }

  /** The table whose rules are running; null if none are. */
  get inRulesOf(): string | null {
    if (Atomics.load(this.#numbers, CALLS) % 2 === 0) return null;
    return Buffer.from(this.#shared, NAME_AT, at(this.#numbers, LENGTH, 'number')).toString(
      'latin1',
    );
  }
}
