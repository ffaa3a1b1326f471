/** Batches lines to one process in the same tick into one message. */
import type { Bus } from './bus.ts';
import { packed } from './lines.ts';

/** Maximum characters in a message: a bus takes 1 MB, and a character may be several bytes. */
const MAX_UNSENT_CHARS = 200_000;

export class Post {
  readonly #bus: Bus;
  readonly #from: string;
  #due = new Map<string, string[]>();
  #size = 0;

  constructor(bus: Bus, from: string) {
    this.#bus = bus;
    this.#from = from;
  }

  put(subject: string, line: string): void {
    if (this.#due.size === 0) setImmediate(() => this.send());
    const lines = this.#due.get(subject);
    if (lines === undefined) this.#due.set(subject, [line]);
    else lines.push(line);
    this.#size += line.length;
    if (this.#size > MAX_UNSENT_CHARS) this.send();
  }

  send(): void {
    const due = this.#due;
    this.#due = new Map();
    this.#size = 0;
    for (const [subject, lines] of due) this.#bus.publish(subject, packed(this.#from, lines));
  }
}
