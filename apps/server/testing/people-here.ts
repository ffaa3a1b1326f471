/** People in memory, for tests. */
import { DatabaseSync } from 'node:sqlite';
import { People } from '../src/people/people.ts';
import { PEOPLE_SCHEMA } from '../src/people/schema.ts';
import { statementsIn } from '../src/store/sqlite-statements.ts';

export function peopleHere(): People {
  const db = new DatabaseSync(':memory:');
  // An index of it is on whose tables they are, which is kept elsewhere.
  db.exec('CREATE TABLE seat (created INTEGER)');
  for (const step of PEOPLE_SCHEMA) db.exec(step);
  const run = statementsIn(db);
  return new People(async (statements) => run(statements));
}
