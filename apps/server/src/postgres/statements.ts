/** Runs statements about people in PostgreSQL. */
import { at } from '@deadlight/engine';
import type { Pool, PoolClient } from 'pg';
import { type Row, type RunStatements, STATEMENTS, type Statement } from '../people/statements.ts';
import { StoreUnavailable } from '../store/store.ts';

async function ask(
  at: Pick<Pool | PoolClient, 'query'>,
  { do: name, values }: Statement,
): Promise<Row[]> {
  const { rows } = await at.query<Row>({
    name: `people ${name}`,
    text: STATEMENTS[name],
    values: [...values],
  });
  return rows;
}

/** In one transaction. */
export async function together(
  client: Pick<PoolClient, 'query'>,
  statements: readonly Statement[],
): Promise<Row[][]> {
  await client.query('BEGIN');
  try {
    const rows: Row[][] = [];
    for (const statement of statements) rows.push(await ask(client, statement));
    await client.query('COMMIT');
    return rows;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

export const statementsOn =
  (pool: Pool): RunStatements =>
  async (statements) => {
    try {
      if (statements.length === 1) return [await ask(pool, at(statements, 0, 'statement'))];
      const client = await pool.connect();
      try {
        return await together(client, statements);
      } finally {
        client.release();
      }
    } catch (error) {
      throw new StoreUnavailable((error as Error).message, { cause: error });
    }
  };
