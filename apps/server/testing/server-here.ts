/** A server in this process, on a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts';

export interface ServerHere {
  readonly server: RunningServer;
  readonly folder: string;
  close(): Promise<void>;
}

const ROOMY = { rate: 100_000, burst: 100_000, sockets: 100_000, tables: 100_000 };

export async function serverHere(options: Partial<ServerOptions> = {}): Promise<ServerHere> {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-here-'));
  const server = await startServer({
    port: 0,
    address: '127.0.0.1',
    data: folder,
    app: folder,
    publicUrl: null,
    log: pino({ level: 'silent' }),
    botTime: [0, 5],
    ...options,
    limits: { ...ROOMY, ...options.limits },
  });
  return {
    server,
    folder,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
