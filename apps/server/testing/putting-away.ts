/** Puts the logs of tables away until it is killed: `putting-away.ts FOLDER TABLE…` */
import { sqliteStore } from '../src/store/sqlite-store.ts';

const [folder, ...tables] = process.argv.slice(2);
const store = sqliteStore(folder!);
for (const table of tables) {
  await store.putAway(table);
  process.stdout.write(`${table}\n`);
}
