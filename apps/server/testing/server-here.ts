/** A server in this process, on a folder or a database of its own. */
import { pino } from 'pino';
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts';
import { type Kept, newKept } from './kept.ts';

export interface ServerHere {
  readonly server: RunningServer;
  readonly kept: Kept;
  /** Another server goes on with what was kept. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const ROOMY = {
  rate: 100_000,
  burst: 100_000,
  sockets: 100_000,
  tables: 100_000,
  opens: 100_000,
  starts: 100_000,
};

/** All tests can be run with several threads. */
const THREADS = Number(process.env['DEADLIGHT_TEST_THREADS'] ?? 1);

export async function serverHere(options: Partial<ServerOptions> = {}): Promise<ServerHere> {
  const kept = await newKept();
  const start = (): Promise<RunningServer> =>
    startServer({
      port: 0,
      address: '127.0.0.1',
      data: kept.data,
      store: kept.store,
      bus: kept.bus,
      app: kept.data,
      publicUrl: null,
      log: pino({ level: 'silent' }),
      botTime: [0, 5],
      threads: THREADS,
      ...options,
      limits: { ...ROOMY, ...options.limits },
    });
  let server = await start();
  return {
    get server() {
      return server;
    },
    kept,
    async restart() {
      await server.close();
      server = await start();
    },
    async close() {
      await server.close();
      kept.remove();
    },
  };
}
