/** A server whose rules never come to an end: `node hanging.ts TABLE FOLDER [DATABASE]`. */
import { Watchdog } from '../src/watchdog.ts';

const [, , table, data, store] = process.argv;
const watchdog = new Watchdog({ data: data!, store }, 2000);
watchdog.at('another');
// It runs well for some time: nobody is ended for that.
setTimeout(() => {
  process.stdout.write('well so far\n');
  watchdog.at(table!);
  for (;;);
}, 3000);
