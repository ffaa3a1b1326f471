/**
 * Keeps the heap's young generation small. V8 lets it grow to 134 MB, a quarter of all memory on a server full of
 * sockets; messages about a decision are garbage at once, so a smaller one does as well. Node's flag for it works on
 * the command line only; how far it grows at a time can be set at run time.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const MIN_YOUNG_BYTES = 32e6;
const CHECK_MS = 50;

const youngSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.space_size;

/** For the whole process. */
export function limitYoungSpace(): void {
  const looking = setInterval(() => {
    if (youngSpace() < MIN_YOUNG_BYTES) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(looking);
  }, CHECK_MS).unref();
}
