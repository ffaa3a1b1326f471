/** Measured milliseconds, and their percentiles. */
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

  /** The percentile of a share; NaN if there are no values. */
  at(share: number): number {
    const sorted = this.#all.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  }
}
