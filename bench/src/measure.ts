/** CPU milliseconds of this thread, which exclude other programs. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Repeats a piece of work for some time; returns the rate per second, of CPU time or wall-clock time. */
export function perSecond(
  work: (round: number) => number,
  milliseconds: number,
  now = computed,
): number {
  const started = now();
  let done = 0;
  let round = 0;
  let passed = 0;
  while (passed < milliseconds) {
    done += work(round++);
    passed = now() - started;
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
