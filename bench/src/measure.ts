/** Does a piece of work over and over for some time; gives how much was done in a second. */
export function perSecond(work: (round: number) => number, milliseconds: number): number {
  const started = performance.now();
  let done = 0;
  let round = 0;
  let passed = 0;
  while (passed < milliseconds) {
    done += work(round++);
    passed = performance.now() - started;
  }
  return (1000 * done) / passed;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(half)]!
    : (sorted[half - 1]! + sorted[half]!) / 2;
}
