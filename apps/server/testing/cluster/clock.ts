/** The clock of one machine, which can be set while a process runs there: a library of Debian's tells it the time. */
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';

const [LIBRARY = ''] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

/** Where everything must be checked, its absence is a failure. */
export const canSetClocks = existsSync(LIBRARY) || process.env['CI'] === 'true';
if (!canSetClocks)
  process.stderr.write('libfaketime was not found: no clock jumps in the tests of the cluster.\n');

export class Clock {
  readonly #file: string;

  constructor(file: string) {
    if (LIBRARY === '') throw new Error('libfaketime is needed: install the package of that name');
    this.#file = file;
    this.set(0);
  }

  /** Seconds ahead of the true time, or behind it if negative; takes effect within a second. */
  set(seconds: number): void {
    writeFileSync(this.#file, `${seconds < 0 ? '' : '+'}${seconds}s`);
  }

  /** What a process is started with to go by it. Only the time of day is set, as on a real machine. */
  get env(): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_CACHE_DURATION: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** A process that was killed has left something behind. */
  static clearAfter(pid: number): void {
    for (const name of [`faketime_shm_${pid}`, `sem.faketime_sem_${pid}`])
      rmSync(`/dev/shm/${name}`, { force: true });
  }
}
