/**
 * A server that does not answer for a while, in the rules of a table or, with `-`, outside of any:
 * `node hanging.ts TABLE|- MILLISECONDS PATIENCE FOLDER [DATABASE]`.
 */
import { Watchdog } from '../src/operator/watchdog.ts';

const [, , table, takes, patience, data, store] = process.argv;
const watchdog = new Watchdog({ data: data!, store }, Number(patience));

function hang(): void {
  const until = performance.now() + Number(takes);
  while (performance.now() < until);
}

// Rules that have answered are not suspected, whatever comes later.
watchdog.during('another', () => {});
// It runs well for some time: nobody is ended for that.
setTimeout(() => {
  process.stdout.write('well so far\n');
  if (table === '-') hang();
  else watchdog.during(table!, hang);
  // Long enough for the watchdog to notice.
  setTimeout(() => void watchdog.close(), 1000);
}, 1000);
