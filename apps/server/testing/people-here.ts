/** People in memory, for tests. */
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import { People } from '../src/people/people.ts';
import { PEOPLE_SCHEMA } from '../src/people/schema.ts';
import { migrate } from '../src/postgres/migrate.ts';
import { statementsOn } from '../src/postgres/statements.ts';
import { statementsIn } from '../src/store/sqlite-statements.ts';
import { POSTGRES_PORT } from './kept.ts';
import { newDatabase } from './postgres-there.ts';

export function peopleHere(): People {
  const db = new DatabaseSync(':memory:');
  // An index of it is on whose tables they are, which is kept elsewhere.
  db.exec('CREATE TABLE seat (created INTEGER)');
  for (const step of PEOPLE_SCHEMA) db.exec(step);
  const run = statementsIn(db);
  return new People(async (statements) => run(statements));
}

/** For one test; in a database of their own where the tests are run on PostgreSQL. */
export async function peopleKept(): Promise<People> {
  const port = process.env[POSTGRES_PORT];
  if (port === undefined) return peopleHere();
  const connectionString = await newDatabase(Number(port));
  await migrate(connectionString);
  const pool = new Pool({ connectionString });
  onTestFinished(() => pool.end());
  return new People(statementsOn(pool));
}
