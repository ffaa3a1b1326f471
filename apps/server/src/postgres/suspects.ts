/**
 * Tables whose rules have not returned for a while. The next owner of such a table does not play it: its rules would
 * block that process as well, and after it the next. Either the rules return after all, or the table is closed.
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

  /** Nobody else plays it, for at most this many milliseconds. */
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
