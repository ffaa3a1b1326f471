/** Milliseconds that this thread has computed: unlike a clock, it does not count what other programs take. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Does a piece of work over and over for some time; gives how much was done in a second, of computing or by a clock. */
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
