/** Whether a host still answers: one that has stopped does not say so. */

export const PING = 'ping';
export const PONG = 'pong';

const EVERY = 5000;
/** A bot may think for a while; nothing takes as long as this. */
const SILENT_AFTER = 30_000;

/** Asks a host now and then, and tells when it has been silent for too long. */
export class Heartbeat {
  #heard: number;
  #asked: number;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(ask: () => void, silent: () => void, now: () => number = () => performance.now()) {
    this.#heard = now();
    this.#asked = now();
    this.#timer = setInterval(() => {
      // A page that slept, and asked nothing, cannot have been answered.
      const slept = now() - this.#asked > 2 * EVERY;
      if (slept) this.#heard = now();
      this.#asked = now();
      if (now() - this.#heard > SILENT_AFTER) silent();
      else ask();
    }, EVERY);
    this.#now = now;
  }

  readonly #now: () => number;

  /** Anything at all that the host says is a sign of life. */
  hear(): void {
    this.#heard = this.#now();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
