/** Milliseconds that were measured, and what so many of them stayed below. */
export class Times {
  #all: number[] = [];

  add(value: number): void {
    this.#all.push(value);
  }

  get count(): number {
    return this.#all.length;
  }

  clear(): void {
    this.#all = [];
  }

  /** The value that a share of all stays below; NaN if there are none. */
  at(share: number): number {
    const sorted = this.#all.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  }
}
