/** Lines are numbered end to end, which reveals loss, repetition and reordering. */

/** The fate of a line: it is accepted, dropped as known or old, or reveals a gap. */
export type Verdict = 'take' | 'leave' | 'doubt';

export class Count {
  #last: number;

  constructor(last = 0) {
    this.#last = last;
  }

  hear(number: number): Verdict {
    if (number <= this.#last) return 'leave';
    if (number > this.#last + 1) return 'doubt';
    this.#last = number;
    return 'take';
  }
}
