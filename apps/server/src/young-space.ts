/**
 * Keeps the space of new objects small. V8 lets it grow to 134 MB, which on a server full of sockets is a quarter of
 * all its memory; what is told of a decision is garbage at once, so a smaller one does as well. The flag of Node's
 * that limits it counts only where it is given on the command line; how far it grows at a time can be set any time.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const ENOUGH = 32e6;
const OFTEN = 50;

const youngSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.space_size;

/** For the whole process. */
export function limitYoungSpace(): void {
  const looking = setInterval(() => {
    if (youngSpace() < ENOUGH) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(looking);
  }, OFTEN).unref();
}
