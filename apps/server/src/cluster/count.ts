/** Lines are numbered from one end to the other: what is lost, repeated or overtaken on the way shows. */

/** What becomes of a line: it is taken, left because it is known or old, or shows that something is missing. */
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
