/** Brings a database up to date, by itself, when a server starts. */
import { Client } from 'pg';
import { MIGRATIONS } from './migrations.ts';

/** Of the lock under which one process does it while others wait. */
const LOCK = 0x64656164;

/** `to` is for tests: the version at which to stop. */
export async function migrate(url: string, to = MIGRATIONS.length): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema (version int NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new Error(
        `the database is of version ${version}, and this server knows those up to ${MIGRATIONS.length}`,
      );
    for (const step of MIGRATIONS.slice(version, to)) await client.query(step);
    await client.query(
      rows.length === 0 ? 'INSERT INTO schema VALUES ($1)' : 'UPDATE schema SET version = $1',
      [Math.max(version, to)],
    );
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
