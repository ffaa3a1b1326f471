/**
 * Keeps the heap's young generation as small as it may be. V8 lets it grow to 134 MB, a quarter of all memory on a
 * server full of sockets. Messages about a decision are garbage at once, so most of the time a quarter of that does as well;
 * but where many tables are played at once, what is current at each of them is copied at every collection, and the fewer
 * of these there are, the better. So it grows only while collecting takes a good part of the time. Node's flag for it works on
 * the command line only; how far it grows at a time can be set at run time.
 */
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const MIN_YOUNG_BYTES = 32e6;
const CHECK_MS = 50;
/** The share of the last second or so that collecting the young generation may take. */
const MAX_SHARE = 0.02;
const WINDOW_MS = 1000;

const youngSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.space_size;

/** As Node makes them; its types do not know. */
interface Collection extends PerformanceEntry {
  readonly detail: { readonly kind: number };
}

/** For the whole process. */
export function limitYoungSpace(): void {
  let took = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Collection[])
      if (entry.detail.kind === constants.NODE_PERFORMANCE_GC_MINOR) took += entry.duration;
  }).observe({ entryTypes: ['gc'] });
  let mayGrow = true;
  setInterval(() => {
    const may = took > MAX_SHARE * WINDOW_MS || youngSpace() < MIN_YOUNG_BYTES;
    took *= 1 - CHECK_MS / WINDOW_MS;
    if (may === mayGrow) return;
    mayGrow = may;
    setFlagsFromString(`--semi-space-growth-factor=${may ? 2 : 1}`);
  }, CHECK_MS).unref();
}
