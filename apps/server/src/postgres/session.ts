/** A connection to PostgreSQL that reconnects when it is lost. */
import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryConfig } from 'pg';
import { StoreUnavailable } from '../store/store.ts';

/** Delay in milliseconds before reconnecting. */
const AGAIN = 100;
/** Timeout in milliseconds for each step of connecting. */
const OPENING = 5000;
/** Whatever the database is set to: what is committed is durable, and it notices soon when we are gone. */
const SETTINGS = `
  SET synchronous_commit = on;
  SET tcp_keepalives_idle = 2;
  SET tcp_keepalives_interval = 1;
  SET tcp_keepalives_count = 3;
  SET tcp_user_timeout = 5000`;

export interface SessionOptions {
  readonly url: string;
  /** Timeout of a query in milliseconds, after which the connection is dropped as well. */
  readonly patience: number;
  /** Runs first on each new connection. */
  opened?(client: Client): Promise<void>;
  /** The connection is lost, and with it everything bound to it. */
  lost?(): void;
}

export class Session {
  readonly #options: SessionOptions;
  readonly #name = `deadlight ${randomBytes(9).toString('base64url')}`;
  #count = 0;
  #client: Client | null = null;
  /** Breaks the connection off, also where the other end does not answer. */
  #cut: () => void = () => {};
  /** Queries, one after another. */
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #problem: string | null = null;

  private constructor(options: SessionOptions) {
    this.#options = options;
  }

  static async open(options: SessionOptions): Promise<Session> {
    const session = new Session(options);
    await session.#connect();
    return session;
  }

  /** Why the last query failed, or there is no connection; null if all is well. */
  get problem(): string | null {
    return this.#problem;
  }

  get isOpen(): boolean {
    return this.#client !== null;
  }

  get #nameNow(): string {
    return `${this.#name} ${this.#count}`;
  }

  async #connect(): Promise<void> {
    const before = this.#nameNow;
    this.#count++;
    const socket = new Socket();
    const client = new Client({
      connectionString: this.#options.url,
      application_name: this.#nameNow,
      connectionTimeoutMillis: OPENING,
      keepAlive: true,
      stream: () => socket,
    });
    // `end` reports it as well.
    client.on('error', () => {});
    const tooLong = setTimeout(() => socket.destroy(), OPENING);
    try {
      await client.connect();
      await client.query(SETTINGS);
      // What was under way on the connection before is either done by now, or never will be.
      await client.query(
        'SELECT pg_terminate_backend(pid, $2) FROM pg_stat_activity WHERE application_name = $1',
        [before, OPENING],
      );
      await this.#options.opened?.(client);
      if (this.#isClosed) throw new Error('the connection is closed');
    } catch (error) {
      socket.destroy();
      throw error;
    } finally {
      clearTimeout(tooLong);
    }
    client.once('end', () => this.#lose(client));
    this.#client = client;
    this.#cut = () => socket.destroy();
    this.#problem = null;
  }

  #lose(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#problem = 'the connection to the database is lost';
    this.#options.lost?.();
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#isClosed) {
      try {
        return await this.#connect();
      } catch (error) {
        this.#problem = (error as Error).message;
        await sleep(AGAIN);
      }
    }
  }

  /** Rejects at once while there is no connection. A query that fails under way may have been done or not. */
  query<R extends object>(query: QueryConfig): Promise<R[]> {
    const answer = this.#queue.then(() => this.#ask<R>(query));
    this.#queue = answer.catch(() => {});
    return answer;
  }

  async #ask<R extends object>(query: QueryConfig): Promise<R[]> {
    const client = this.#client;
    if (client === null) throw new StoreUnavailable(this.#problem ?? 'the connection is closed');
    const tooLong = setTimeout(this.#cut, this.#options.patience);
    try {
      const { rows } = await client.query<R>(query);
      this.#problem = null;
      return rows;
    } catch (error) {
      this.#problem = (error as Error).message;
      throw error;
    } finally {
      clearTimeout(tooLong);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue;
    const client = this.#client;
    this.#client = null;
    const tooLong = setTimeout(this.#cut, OPENING);
    await client?.end().catch(() => {});
    clearTimeout(tooLong);
  }
}
