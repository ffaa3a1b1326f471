/** For a whole file of tests: a PostgreSQL of its own. */
import { afterAll, beforeAll } from 'vitest';
import { PostgresThere, STARTING } from './postgres-there.ts';

/** Gives what gives it, once the tests run. */
export function withPostgres(): () => PostgresThere {
  let there: PostgresThere;
  beforeAll(async () => {
    there = await PostgresThere.start();
  }, STARTING);
  afterAll(() => there.remove(), STARTING);
  return () => there;
}
