/** A server whose rules take longer than they should: `node hanging.ts TABLE MILLISECONDS PATIENCE FOLDER [DATABASE]`. */
import { Watchdog } from '../src/watchdog.ts';

const [, , table, takes, patience, data, store] = process.argv;
const watchdog = new Watchdog({ data: data!, store }, Number(patience));
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
