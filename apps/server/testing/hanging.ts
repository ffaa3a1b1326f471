/** A server whose rules take so many milliseconds, or for ever: `node hanging.ts TABLE MILLISECONDS FOLDER [DATABASE]`. */
import { Watchdog } from '../src/watchdog.ts';

const [, , table, takes, data, store] = process.argv;
const PATIENCE = 3000;
const watchdog = new Watchdog({ data: data!, store }, PATIENCE);
watchdog.at('another');
// It runs well for some time: nobody is ended for that.
setTimeout(() => {
  process.stdout.write('well so far\n');
  watchdog.at(table!);
  const until = performance.now() + Number(takes);
  while (performance.now() < until);
  // Long enough for the watchdog to notice.
  setTimeout(() => void watchdog.close(), 1000);
}, 1000);
