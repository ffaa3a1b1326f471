/**
 * Tables whose rules have not answered for a while. Whoever holds such a table next does not play it: those rules would
 * hold up that process as well, and after it the next. Either they answer after all, or the table is closed.
 */
import { Client } from 'pg';

const SUSPECT = `
  INSERT INTO suspect (tbl, until) VALUES ($1, now() + $2 * interval '1 millisecond')
  ON CONFLICT (tbl) DO UPDATE SET until = excluded.until`;
const CLEAR = 'DELETE FROM suspect WHERE tbl = $1 OR until < now()';
export const IS_SUSPECT = 'SELECT FROM suspect WHERE tbl = $1 AND until > now()';
/** Milliseconds that connecting may take. */
const CONNECTING = 5000;

export class Suspects {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Nobody else plays it, for so many milliseconds at most. */
  suspect(table: string, lasts: number): Promise<void> {
    return this.#do(SUSPECT, [table, lasts]);
  }

  clear(table: string): Promise<void> {
    return this.#do(CLEAR, [table]);
  }

  async #do(text: string, values: unknown[]): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECTING,
      query_timeout: CONNECTING,
    });
    await client.connect();
    try {
      await client.query(text, values);
    } finally {
      await client.end();
    }
  }
}
