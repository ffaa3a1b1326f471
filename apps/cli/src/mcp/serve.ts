/** Serves until standard input closes, or until it is interrupted. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ROOT } from '../root.ts';
import { Pace } from './bounds.ts';
import { listen, type Where } from './http.ts';
import { newServer } from './server.ts';
import { GuestTables } from './tables.ts';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

export async function serve(where: Where | null, servers: readonly string[] | null): Promise<void> {
  const tables = new GuestTables();
  const pace = new Pace();
  const server = () => newServer({ tables, pace, version, servers });
  if (where === null) {
    serveStdio(server);
    await once(process.stdin, 'close');
  } else {
    const http = await listen(server, where);
    process.stderr.write(`deadlight: http://${where.address}:${http.port}/mcp\n`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await http.close();
  }
  tables.close();
}
