/** One PostgreSQL for all tests of a run; each has a database of its own there. */
import { POSTGRES_PORT } from './kept.ts';
import { hasPostgres, PostgresThere } from './postgres-there.ts';

export async function setup(): Promise<() => Promise<void>> {
  if (!hasPostgres) return async () => {};
  const there = await PostgresThere.start('max_connections=200');
  process.env[POSTGRES_PORT] = String(there.port);
  return () => there.remove();
}
